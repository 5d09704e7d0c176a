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
    func whole(
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
}
