import FormModel

// Navigation forwards, over questions that are not answered yet.
extension Questionnaire {
    /// Goes to the next question, or to the review after the last one, whether the typed text is valid or not.
    ///
    /// - Parameter text: The text that is in the line of the present question; `nil` if the person did not change it.
    /// - Returns: The outcome.
    mutating func forward(leaving text: String?) -> Outcome {
        take(left: text)
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
    mutating func turnPage(forward isForward: Bool, leaving text: String?) -> Outcome {
        take(left: text)
        let page = page(of: place)
        let pages = dataSource.form.pages.indices
        var candidate = page.map { isForward ? $0 + 1 : $0 - 1 } ?? pages.upperBound - 1
        if place == .review, isForward { return .moved }
        while pages.contains(candidate) {
            if let first = firstPlace(ofPage: candidate) {
                ask(first)
                return .wentOn
            }
            candidate += isForward ? 1 : -1
        }
        guard isForward else {
            guard let page, let first = firstPlace(ofPage: page), first != place else {
                return .isFirst
            }
            ask(first)
            return .wentOn
        }
        review()
        return .wentOn
    }

    /// Uses the text of a line that the person leaves as the value of the present field, so that nothing that was typed
    /// is left out of the answers.
    ///
    /// A text that is not valid stays at its field, with what is wrong, and keeps the answers from being submitted.
    ///
    /// - Parameter text: The text; `nil` if the person did not change it.
    mutating func take(left text: String?) {
        guard let text, case .field(let field) = place else { return }
        let isSecure = compiled(field).isSecure
        let typed = isSecure ? text : WhiteSpace.trim(text)
        // An accepted secret is not in the line, so that an empty line does not delete it.
        guard !isSecure || !typed.isEmpty else { return }
        change(field) {
            if typed.utf8.isEmpty {
                $0.takeDefault(at: field, userInitiated: true)
            } else {
                $0.enter([(field, .text(typed))], userInitiated: true)
            }
        }
        leave(field)
        if isBroken(field) { fieldsToAsk.insert(field) }
    }

    /// Uses marked choices that the person leaves as the value of the present field.
    mutating func take(left value: FieldValue) {
        guard case .field(let field) = place else { return }
        change(field) { $0.enter([(field, value)], userInitiated: true) }
        leave(field)
        if isBroken(field) { fieldsToAsk.insert(field) }
    }

    private func nextPlace() -> Place? {
        var stop: FormWalk.Stop?
        switch place {
        case .review, .rows: return nil
        case .another(let group): stop = walk.next(after: .end(group))
        case .field(let field): stop = walk.next(after: walk.stop(at: field))
        case .page(let page): stop = walk.next(after: end(of: page))
        }
        var told = ToldPages(self)
        while let at = stop {
            if let page = told.page(of: at, self) { return .page(page) }
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
}
