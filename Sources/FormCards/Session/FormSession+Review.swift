import FormModel

// The review: all answers with their numbers, under the titles of their pages.
extension FormSession {
    /// The answers with their numbers, those of rows under the headings of the rows.
    func reviewEntries() -> [CardNode] {
        let wrong = wrongPaths
        let hasPages = dataSource.visiblePageCount > 1
        var page: Int?
        var found: [CardNode] = []
        for entry in questionnaire.entries {
            switch entry {
            case .answer(let number, let place):
                guard let field = place.field else { continue }
                if hasPages, let next = questionnaire.page(of: place), next != page {
                    page = next
                    found.append(.formText(title(ofPage: next), role: .title))
                }
                var line = self.field(field, wrong)
                line.number = number
                found.append(.field(line).indented(by: field.inner.count))
            case .section(let item, let row, let depth):
                let title = texts.text(item.title, of: row)
                guard !title.isEmpty else { continue }
                found.append(.formText(title, role: .header).indented(by: depth))
            case .row(let row):
                found.append(
                    .formText(texts.heading(of: row), role: .header)
                        .indented(by: row.group.inner.count))
            }
        }
        return found
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
        let numbers = surroundings.entries.compactMap(\.number)
        guard !numbers.isEmpty else { return [] }
        let index = mark.number.flatMap(numbers.firstIndex)
        let next = index.map { $0 + step } ?? (step < 0 ? numbers.count - 1 : 0)
        if numbers.indices.contains(next) { mark.move(to: numbers[next]) } else { mark.leave() }
        return [.show]
    }
}
