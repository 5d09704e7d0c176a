import FormModel
import FormValidation

extension UnattendedRun {
    /// The rows that are there, then others for as long as a line says so or there are too few.
    func answerRows(
        of place: FieldPlace, from lines: AnswerLines
    ) throws(SystemError) -> Progress {
        let path = dataSource.form.program.path(of: place)
        let group = dataSource.form.program.field(at: place)
        var row = 0
        while true {
            if row == dataSource.rowCount(of: path) {
                // A row that nobody fills in must not be there, or it would count as one.
                guard try lines.isMore() else { return .atEnd }
                if row >= group.item.minimumRows {
                    guard row < group.item.maximumRows else { return .goOn }
                    switch try wantsAnother(path, lines) {
                    case true?: break
                    case false?: return .goOn
                    case nil: return .failed
                    }
                    guard try lines.isMore() else { return .atEnd }
                }
                guard dataSource.addRow(to: path, userInitiated: true) else { return .goOn }
            }
            // What an answer brings into view is asked where it stands.
            for index in group.rows?.fields.indices ?? 0..<0
            where dataSource.isOpen(place.cell(index, ofRow: row)) {
                let progress = try answer(place.cell(index, ofRow: row), from: lines)
                guard progress == .goOn else { return progress }
            }
            row += 1
        }
    }

    /// What a line says about one more row: an empty one says no, and `nil` is neither.
    private func wantsAnother(
        _ path: FieldPath, _ lines: AnswerLines
    ) throws(SystemError) -> Bool? {
        guard let line = try lines.take() else { return false }
        guard let text = text(of: line, for: "\(path)", lines.number) else { return nil }
        let typed = WhiteSpace.trim(text)
        guard !typed.utf8.isEmpty else { return false }
        guard let answer = TypedReader(catalog.locale).boolean(typed) else {
            console.say(
                words(
                    .lineNeitherYesNorNo, ["line": String(lines.number), "path": "\(path)"]))
            return nil
        }
        return answer
    }
}
