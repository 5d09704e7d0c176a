import FormModel

// Navigation forwards, over questions that are not answered yet.
extension Questionnaire {
    /// Goes to the next question, or to the review after the last one, without validating the typed text.
    package mutating func forward(keeping text: String) -> Outcome {
        keep(text)
        guard let next = nextPlace() else {
            // Yes or no, and what to do with rows, are asked until they are answered.
            guard place != .review else { return .moved }
            review()
            return .wentOn
        }
        ask(next)
        return .wentOn
    }

    /// Goes to the first question of the page after the present one, or before it.
    package mutating func turnPage(forward isForward: Bool, keeping text: String) -> Outcome {
        keep(text)
        let page = page(of: place)
        let pages = dataSource.form.pages.indices
        var candidate = page.map { isForward ? $0 + 1 : $0 - 1 } ?? pages.upperBound - 1
        if place == .review, isForward { return .moved }
        while pages.contains(candidate) {
            if let first = firstField(ofPage: candidate) {
                ask(.field(first))
                return .wentOn
            }
            candidate += isForward ? 1 : -1
        }
        guard isForward else {
            guard let page, let first = firstField(ofPage: page), .field(first) != place else {
                return .isFirst
            }
            ask(.field(first))
            return .wentOn
        }
        review()
        return .wentOn
    }

    /// Keeps a text that was typed into the present field.
    private mutating func keep(_ text: String) {
        guard case .field(let field) = place else { return }
        if !compiled(field).isSecure, !text.isEmpty { drafts[field] = text }
    }

    /// The page of a question; `nil` for the review.
    package func page(of place: Place) -> Int? {
        guard let field = place.field else { return nil }
        let item = dataSource.form.compiled.fields[field.field].itemIndex
        return pageOfItem.indices.contains(item) ? pageOfItem[item] : nil
    }

    private func firstField(ofPage page: Int) -> FieldPlace? {
        var stop = walk.next(after: nil)
        while let at = stop {
            if let field = openField(at: at), self.page(of: .field(field)) == page { return field }
            stop = walk.next(after: at)
        }
        return nil
    }

    private func nextPlace() -> Place? {
        var stop: FormWalk.Stop?
        switch place {
        case .review, .rows: return nil
        case .another(let group): stop = walk.next(after: .end(group))
        case .field(let field): stop = walk.next(after: walk.stop(at: field))
        }
        while let at = stop {
            if let field = openField(at: at) { return .field(field) }
            if case .end(let group) = at, compiled(group).item.rowSource == nil,
                !closedGroups.contains(group), count(group) >= compiled(group).item.minimumRows,
                dataSource.canAddRow(to: path(group))
            {
                return .another(group)
            }
            stop = walk.next(after: at)
        }
        return nil
    }

    /// The field at a stop, if it can be answered.
    private func openField(at stop: FormWalk.Stop) -> FieldPlace? {
        guard case .item(let index, let row) = stop, let field = walk.field(index, of: row),
            dataSource.isOpen(field), compiled(field).rows == nil
        else { return nil }
        return field
    }
}
