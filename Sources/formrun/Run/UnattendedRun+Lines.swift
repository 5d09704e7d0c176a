import FormModel

extension UnattendedRun {
    func text(of line: LineReader.Line, for path: String, _ number: Int) -> String? {
        guard case .line(let bytes) = line else {
            console.say(
                words(
                    .lineTooLong,
                    [
                        "line": String(number), "path": path,
                        "max": String(UnattendedRun.lineLimit),
                    ]))
            return nil
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            console.say(words(.lineNotUTF8, ["line": String(number), "path": path]))
            return nil
        }
        return text
    }

    /// The text of several lines that stands between a line `<<END` and a line `END`, for any word; another line is
    /// the text itself.
    ///
    /// - Returns: The text, or `nil` where it cannot be taken, after saying why.
    private func whole(
        _ first: String, for path: String, from lines: AnswerLines
    ) throws(SystemError) -> String? {
        guard first.utf8.starts(with: "<<".utf8), let word = FieldName(String(first.dropFirst(2)))
        else { return first }
        let number = lines.number
        let limit = max(UnattendedRun.lineLimit, dataSource.form.limits.textBytes)
        var text: [String] = []
        var bytes = 0
        while let line = try lines.take() {
            guard let next = self.text(of: line, for: path, lines.number) else { return nil }
            if next.utf8.elementsEqual(word.text.utf8) { return text.joined(separator: "\n") }
            bytes += next.utf8.count + 1
            guard bytes <= limit else {
                console.say(
                    words(
                        .lineTooLong,
                        ["line": String(number), "path": path, "max": String(limit)]))
                return nil
            }
            text.append(next)
        }
        console.say(
            words(.lineUnended, ["line": String(number), "path": path, "word": word.text]))
        return nil
    }

    /// The answer that begins with a line: of several lines where the field holds such.
    func answer(
        _ first: String, to field: FieldProgram, at path: FieldPath, from lines: AnswerLines
    ) throws(SystemError) -> String? {
        switch field.valueType {
        case .multiline: try whole(first, for: "\(path)", from: lines)
        case .texts: try list(first, at: path, from: lines)
        default: first
        }
    }

    /// The lines of a list, up to an empty one or the end.
    ///
    /// One entry more than a list may have is enough to refuse it; there may be no end of them.
    private func list(
        _ first: String, at path: FieldPath, from lines: AnswerLines
    ) throws(SystemError) -> String? {
        var list: [String] = []
        var entry = first
        while !WhiteSpace.trim(entry).utf8.isEmpty {
            lines.note(lines.number, answers: path.appending(.index(list.count)))
            list.append(entry)
            guard list.count <= dataSource.form.limits.listElements,
                let line = try lines.take()
            else { break }
            guard let next = text(of: line, for: "\(path)", lines.number) else { return nil }
            entry = next
        }
        return list.joined(separator: "\n")
    }
}
