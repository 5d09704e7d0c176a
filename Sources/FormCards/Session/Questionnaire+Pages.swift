import FormModel

// The pages of a form: where they begin and end, and which of them only tell something.
extension Questionnaire {
    /// The page of a question; `nil` for the review.
    func page(of place: Place) -> Int? {
        if case .page(let page) = place { return page }
        return place.field.flatMap {
            page(ofItem: dataSource.form.compiled.fields[$0.field].itemIndex)
        }
    }

    func page(of stop: FormWalk.Stop) -> Int? {
        let group: FieldPlace
        switch stop {
        case .item(let index, of: nil): return page(ofItem: index)
        case .item(_, of: let row?), .row(let row): group = row.group
        case .end(let place): group = place
        }
        return page(ofItem: dataSource.form.compiled.fields[group.field].itemIndex)
    }

    func page(ofItem index: Int) -> Int? {
        pageOfItem.indices.contains(index) ? pageOfItem[index] : nil
    }

    /// The last stop before a page.
    func stop(before page: Int) -> FormWalk.Stop? {
        pageOfItem.firstIndex(of: page).flatMap { walk.previous(before: .item($0, of: nil)) }
    }

    /// The last stop of a page, or of those before it.
    func end(of page: Int) -> FormWalk.Stop? {
        pageOfItem.lastIndex(of: page).flatMap { walk.previous(before: .item($0 + 1, of: nil)) }
    }

    /// The page that ends before a stop, if a person is to read it and was not asked to go on yet.
    func toldPage(before next: FormWalk.Stop?) -> Int? {
        guard way == .form, !asksOnlyInvalid, let page, place != .page(page),
            next.flatMap({ self.page(of: $0) }) != page, tellsOnly(page)
        else { return nil }
        return page
    }

    /// Whether a page that is shown asks nothing, and has something to read: a text, a value that is not asked, or parts of
    /// its card.
    ///
    /// - Complexity: O(*n*) in the stops of the page up to its first question.
    func tellsOnly(_ page: Int) -> Bool {
        guard mode == .interactive, dataSource.isVisible(page: page) else { return false }
        var tells = !dataSource.form.pages[page].card.isEmpty
        var stop = walk.next(after: self.stop(before: page))
        while let at = stop, self.page(of: at) == page {
            switch at {
            case .item(let index, let row):
                guard openField(at: at) == nil else { return false }
                let item = walk.items(of: row)[index]
                tells = tells || item.kind == .label || item.isInput
            case .end(let group):
                guard !dataSource.canAddRow(to: path(group)) else { return false }
            case .row: break
            }
            stop = walk.next(after: at)
        }
        return tells
    }

    /// The first question of a page; for one that only tells something, its end.
    func firstPlace(ofPage page: Int) -> Place? {
        guard !tellsOnly(page) else { return .page(page) }
        var stop = walk.next(after: self.stop(before: page))
        while let at = stop, self.page(of: at) == page {
            if let field = openField(at: at) { return .field(field) }
            stop = walk.next(after: at)
        }
        return nil
    }

    /// The field at a stop, if it can be answered.
    func openField(at stop: FormWalk.Stop) -> FieldPlace? {
        guard case .item(let index, let row) = stop, let field = walk.field(index, of: row),
            dataSource.isOpen(field), compiled(field).rows == nil
        else { return nil }
        return field
    }
}

/// Notices the pages that only tell something, at their first stop in the way of a person.
struct ToldPages {
    private var last: Int?

    /// - Parameter questionnaire: The questionnaire, whose present page is known to the person.
    init(_ questionnaire: Questionnaire) { last = questionnaire.page(of: questionnaire.place) }

    /// The page of a stop, if it is another one than that of the stop before, and only tells something.
    mutating func page(of stop: FormWalk.Stop, _ questionnaire: Questionnaire) -> Int? {
        let page = questionnaire.page(of: stop)
        guard page != last else { return nil }
        last = page
        return page.flatMap { questionnaire.tellsOnly($0) ? $0 : nil }
    }
}
