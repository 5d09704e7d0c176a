import FormModel

// Navigation back through the questions, to the first one of the form.
extension Questionnaire {
    /// Goes back to the previous question, whether the typed text is valid or not.
    ///
    /// - Parameter text: The text that is in the line of the present question; `nil` if the person did not change it.
    /// - Returns: The outcome.
    package mutating func back(leaving text: String?) -> Outcome {
        take(left: text)
        guard let previous = previousPlace() else { return .isFirst }
        if case .field(let field) = place, field.row.map(exists) != false {
            fieldsToAsk.insert(field)
        }
        ask(previous)
        return .wentBack
    }

    private mutating func previousPlace() -> Place? {
        switch place {
        case .review: return place(before: nil)
        case .rows: return .review
        case .page(let page):
            return pageOfItem.firstIndex(of: page).flatMap { place(before: .item($0, of: nil)) }
        case .another(let group): return place(before: .end(group))
        case .field(let field):
            guard let row = field.row, isUndoable(row, from: field) else {
                return place(before: walk.stop(at: field))
            }
            removeRow(row)
            // The number of rows is not asked, so that the question before the row comes next.
            if compiled(row.group).item.rowSource != nil, way == .form {
                return place(before: .end(row.group))
            }
            if case .row = way { return .rows(row.group) }
            return .another(row.group)
        }
    }

    private mutating func place(before stop: FormWalk.Stop?) -> Place? {
        var previous = walk.previous(before: stop)
        var told = ToldPages(self)
        while let stop = previous {
            if let page = told.page(of: stop, self) { return .page(page) }
            switch stop {
            case .row: break
            case .item(let index, let row):
                guard let field = walk.field(index, of: row), dataSource.isOpen(field),
                    compiled(field).rows == nil
                else { break }
                return .field(field)
            case .end(let group):
                guard compiled(group).item.rowSource == nil,
                    count(group) >= compiled(group).item.minimumRows,
                    dataSource.canAddRow(to: path(group))
                else { break }
                // After going back to a group, the person can add rows to it again.
                closedGroups.remove(group)
                return .another(group)
            }
            previous = walk.previous(before: stop)
        }
        return nil
    }
}
