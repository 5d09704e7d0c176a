import FormCards
import FormModel

// All answers under numbers, those of rows under the headings of their rows.
extension Dialogue {
    // MARK: Review

    mutating func review() -> [Effect] {
        place = .review
        returnsToReview = true
        addedRow = nil
        reviewed = Set(openFields)
        let rows = reviewLines()
        let problems = dataSource.reportedIssues.map { script.problem($0) }
        return ([script.reviewTitle] + rows + problems).map(Effect.say)
            + [.ask(script.reviewQuestion)]
    }

    mutating func reviewAnswer(_ text: String) -> [Effect] {
        let typed = WhiteSpace.trim(text)
        guard typed.utf8.isEmpty else {
            guard let place = reviewed(named: typed) else {
                return askAgain([script.noSuchAnswer])
            }
            return [.settle(script.changing(heading(place)))] + ask(place)
        }
        // Whoever submits wants checks that failed to be made again.
        for field in fields { dataSource.recheck(at: FieldPath(field.name)) }
        var question = script.reviewQuestion
        question.problems = [script.checking]
        let checks = checks(before: .submission, question)
        return checks ?? submit()
    }

    mutating func submit() -> [Effect] {
        if dataSource.attemptSubmission() {
            return [.submit(script.submitted)]
        }
        let wrong = dataSource.issues.first { issue in
            issue.severity == .error
                && place(of: issue).map { dataSource.isOpen($0) } ?? false
        }
        guard let wrong, let found = place(of: wrong) else {
            return askAgain(dataSource.issues.map { script.problem($0) })
        }
        return [.settle(script.stillWrong)] + troubles.map(Effect.say)
            + ask(program(found).rows == nil ? .field(found) : .rows(found))
    }

    /// What the review shows, and the places that its numbers stand for.
    private func reviewEntries() -> [(line: StyledLine?, place: Place?)] {
        var entries: [(line: StyledLine?, place: Place?)] = []
        var number = 0
        func add(_ field: FieldPlace, _ place: Place) {
            number += 1
            let line = script.reviewRow(
                number, program(field).item,
                answer: dataSource.displayText(at: path(field)),
                depth: field.inner.count)
            entries.append((line, place))
        }
        func addAll(_ field: FieldPlace) {
            guard dataSource.isVisible(field) else {
                // Its number stays its own.
                number += 1
                entries.append((nil, .field(field)))
                return
            }
            guard let rows = program(field).rows else { return add(field, .field(field)) }
            add(field, .rows(field))
            for row in 0..<count(field) {
                let heading = script.reviewHeading(
                    heading(of: field, row: row), depth: field.inner.count + 1)
                entries.append((heading, nil))
                for index in rows.fields.indices { addAll(field.cell(index, ofRow: row)) }
            }
        }
        for index in fields.indices { addAll(FieldPlace(index)) }
        return entries
    }

    /// All fields that can be answered, of the form and of rows, in form order.
    var openFields: [FieldPlace] {
        func all(_ field: FieldPlace) -> [FieldPlace] {
            guard dataSource.isOpen(field) else { return [] }
            guard let rows = program(field).rows else { return [field] }
            return (0..<count(field)).flatMap { row in
                rows.fields.indices.flatMap { all(field.cell($0, ofRow: row)) }
            }
        }
        return fields.indices.flatMap { all(FieldPlace($0)) }
    }

    func reviewLines() -> [StyledLine] { reviewEntries().compactMap(\.line) }

    /// What a person names in the review: by number, or a field of the form by title or name to the letter.
    func reviewed(named typed: String) -> Place? {
        var place: Place?
        if let number = Int(typed) {
            let places = reviewEntries().compactMap(\.place)
            if number > 0, number <= places.count { place = places[number - 1] }
        }
        if place == nil {
            let index = fields.firstIndex {
                $0.name.text.hasSameBytes(as: typed)
                    || script.text($0.item.title).hasSameBytes(as: typed)
            }
            place = index.map {
                fields[$0].rows == nil ? .field(FieldPlace($0)) : .rows(FieldPlace($0))
            }
        }
        switch place {
        case .field(let field), .rows(let field), .another(let field):
            return dataSource.isOpen(field) ? place : nil
        case .review, nil: return nil
        }
    }

    // MARK: Headings

    /// What a row is called: `Contacts 1`, and in a row of another group `Contacts 1, Phones 2`.
    func heading(of group: FieldPlace, row: Int) -> String {
        let own = "\(script.text(program(group).item.title)) \(row + 1)"
        return group.group.map { "\(heading(of: $0.place, row: $0.row)), \(own)" } ?? own
    }

    /// What a question is about: the title of a field, behind that of its row.
    func heading(_ place: Place) -> String {
        switch place {
        case .field(let field), .another(let field), .rows(let field):
            let title = script.text(program(field).item.title)
            return field.group.map { "\(heading(of: $0.place, row: $0.row)): \(title)" } ?? title
        case .review: return ""
        }
    }
}
