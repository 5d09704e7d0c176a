import FormCards
import FormModel

/// The answers as they leave the command: in form order, typed and canonical.
enum AnswersWriter {
    enum Format: String, CaseIterable {
        /// A JSON object.
        case json
        /// `name=value` lines, values as they are, save that line ends and backslashes are escaped.
        case env
        /// Shell assignments, quoted so that a POSIX shell can `eval` them.
        case shell
    }

    static func bytes(
        _ values: [(name: FieldName, value: FieldValue)], as format: Format,
        prefix: String = ""
    ) -> [UInt8] {
        switch format {
        case .json:
            var writer = JSONWriter()
            writer.object(values)
            writer.endLine()
            return writer.bytes
        case .env, .shell:
            var bytes: [UInt8] = []
            for (name, value) in flat(values, behind: prefix) {
                let text = DisplayValue.canonicalText(of: value)
                bytes.append(contentsOf: name.utf8)
                bytes.append(UInt8(ascii: "="))
                bytes.append(
                    contentsOf: format == .shell ? Array(quoted(text).utf8) : escaped(text))
                bytes.append(0x0A)
            }
            return bytes
        }
    }

    /// The values of rows behind the number of rows: `contacts=2`, `contacts_0_name=Ada` and so on.
    private static func flat(
        _ values: [(name: FieldName, value: FieldValue)], behind prefix: String
    ) -> [(name: String, value: FieldValue)] {
        values.flatMap { name, value -> [(name: String, value: FieldValue)] in
            let path = prefix + name.text
            guard case .rows(let rows) = value else { return [(path, value)] }
            return [(path, .integer(rows.count))]
                + rows.enumerated().flatMap { flat($1.values, behind: "\(path)_\($0)_") }
        }
    }

    /// The same with every control character made visible, line ends apart.
    static func clean(_ bytes: [UInt8]) -> [UInt8] {
        let lines = DisplayText.lines(String(decoding: bytes, as: UTF8.self))
        return Array(lines.map(\.string).joined(separator: "\n").utf8)
    }

    /// In single quotes nothing is special to a POSIX shell but the quote itself.
    private static func quoted(_ text: String) -> String {
        var quoted = "'"
        for scalar in text.unicodeScalars {
            if scalar == "'" { quoted += #"'\''"# } else { quoted.unicodeScalars.append(scalar) }
        }
        return quoted + "'"
    }

    /// In an env file a value ends with its line, so line ends and backslashes are escaped.
    private static func escaped(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
            case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
            case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
            default: bytes.append(byte)
            }
        }
        return bytes
    }
}
