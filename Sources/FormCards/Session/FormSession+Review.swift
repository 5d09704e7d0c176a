import FormModel

// The review: all answers with their numbers, under the titles of their pages.
extension FormSession {
    /// The answers with their numbers, those of rows under the headings of the rows.
    func reviewEntries() -> [SessionField] {
        let wrong = Set(
            dataSource.reportedIssues.lazy.filter { $0.severity == .error }.map(\.path))
        let hasPages = dataSource.visiblePageCount > 1
        var page: Int?
        var found: [SessionField] = []
        for entry in questionnaire.entries {
            switch entry {
            case .answer(let number, let place):
                guard let field = place.field else { continue }
                if hasPages, let next = questionnaire.page(of: place), next != page {
                    page = next
                    found.append(heading(title(ofPage: next), .page, depth: 0))
                }
                found.append(
                    self.field(field, isWrong: wrong.contains(path(field)), number: number)
                        .withValue(
                            texts.shown(dataSource.displayText(at: field), of: item(field))))
            case .section(let item, let row, let depth):
                let title = texts.text(item.title, of: row)
                guard !title.isEmpty else { continue }
                found.append(heading(DisplayText(title), .heading, depth: depth))
            case .row(let row):
                found.append(
                    heading(
                        DisplayText(texts.heading(of: row)), .heading,
                        depth: row.group.inner.count))
            }
        }
        return found
    }

    private func heading(
        _ title: DisplayText, _ mark: SessionField.Mark, depth: Int
    ) -> SessionField {
        SessionField(
            path: nil, label: title, value: "", mark: mark, isRequired: false, depth: depth)
    }

    /// The lines that say what is wrong, or why the answers cannot be submitted.
    var reviewNotes: [StyledLine] {
        let isSaid = dataSource.reachedEnding?.hasTexts ?? false
        let issues = dataSource.reportedIssues.filter { $0.code != .ended || !isSaid }
            .map { texts.problem($0, namesRow: true).line(texts.glyphs) }
        guard !dataSource.offersSubmission else { return issues }
        guard let ending = dataSource.reachedEnding else {
            return issues + [StyledLine(texts.words(.cannotSubmit), .issue)]
        }
        return issues + texts.ending(ending).flatMap(\.lines)
    }

    /// The title of the field of a question, after the heading of its row.
    func heading(_ place: Questionnaire.Place) -> String {
        guard let field = place.field else { return "" }
        let title = texts.text(item(field).title, of: field.row)
        return field.row.map { "\(texts.heading(of: $0)): \(title)" } ?? title
    }

    /// Highlights the entry before or after the highlighted one.
    func moveFocus(by step: Int) -> [SessionEffect] {
        let numbers = question.review.compactMap(\.number)
        guard !numbers.isEmpty else { return [] }
        let index = focus.number.flatMap(numbers.firstIndex)
        let next = index.map { $0 + step } ?? (step < 0 ? numbers.count - 1 : 0)
        if numbers.indices.contains(next) { focus.move(to: numbers[next]) } else { focus.leave() }
        return [.show]
    }
}

extension SessionField {
    func withValue(_ value: DisplayText) -> SessionField {
        var field = SessionField(
            path: path, label: label, value: value, mark: mark, isRequired: isRequired,
            depth: depth)
        field.number = number
        return field
    }
}
