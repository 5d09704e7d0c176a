// How choices are shown, so that the text can be typed again.
extension TypedChoices {
    /// The text that names a choice: its title, or its value if another choice has that title as
    /// value or title.
    ///
    /// - Complexity: O(*n*) in the choices.
    static func text(of value: String, of choices: [Choice], for reader: TypedReader) -> String {
        guard let index = choices.firstIndex(where: { $0.value.hasSameBytes(as: value) }) else {
            return value
        }
        let title = reader.title(of: choices[index])
        let isTaken = choices.indices.contains { other in
            other != index
                && (choices[other].value.hasSameBytes(as: title)
                    || other < index && reader.title(of: choices[other]).hasSameBytes(as: title))
        }
        return isTaken ? value : title
    }

    /// A text that names several choices and can be typed again.
    static func text(of values: [String], of choices: [Choice], for reader: TypedReader) -> String {
        guard values.count > 1 else {
            return values.first.map { text(of: $0, of: choices, for: reader) } ?? ""
        }
        // Tables avoid a search among all choices for each value.
        var offered: [[UInt8]: Int] = [:]
        var titled: [[UInt8]: Int] = [:]
        for (index, choice) in choices.enumerated().reversed() {
            offered[Array(choice.value.utf8)] = index
            titled[Array(reader.title(of: choice).utf8)] = index
        }
        let names = values.map { value -> String in
            guard let index = offered[Array(value.utf8)] else { return value }
            let title = reader.title(of: choices[index])
            let bytes = Array(title.utf8)
            let isTaken = offered[bytes].map { $0 != index } == true || titled[bytes] != index
            return isTaken ? value : title
        }
        let joined = line(of: names, separator: ", ")
        let folded = fold(joined)
        let isOneName = choices.contains { choice in
            let titles = reader.texts(of: choice.title) + [choice.value]
            return titles.contains { hasComma($0) && fold($0) == folded }
        }
        return isOneName ? names.map(quoted).joined(separator: ", ") : joined
    }

    /// The names with a separator between them; a name that contains a comma is quoted.
    static func line(of names: [String], separator: String) -> String {
        names.map { hasComma($0) ? quoted($0) : $0 }.joined(separator: separator)
    }

    private static func hasComma(_ name: String) -> Bool {
        name.utf8.first == UInt8(ascii: "\"") || name.unicodeScalars.contains(where: isComma)
    }

    private static func quoted(_ name: String) -> String {
        var text = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in name.unicodeScalars {
            if scalar == "\"" { text.append(scalar) }
            text.append(scalar)
        }
        text.append("\"")
        return String(text)
    }
}
