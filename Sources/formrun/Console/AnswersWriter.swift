import FormCards
import FormModel

/// Writes answers in form order, typed and canonical.
enum AnswersWriter {
    enum Format: String, CaseIterable {
        /// A JSON object.
        case json
        /// `name=value` lines, in which only line ends and backslashes of values are escaped.
        case env
        /// Shell assignments, quoted so that a POSIX shell can `eval` them.
        case shell
    }

    static func bytes(
        _ values: [(name: FieldName, value: FieldValue)], of layout: FormLayout,
        as format: Format, prefix: String = "", stamp form: Form? = nil
    ) -> [UInt8] {
        switch format {
        case .json:
            var writer = JSONWriter()
            writer.beginObject()
            if let form, let version = form.version {
                FormStamp.write(id: form.id, version: version, to: &writer)
            }
            writer.members(values, of: layout)
            writer.endObject()
            writer.endLine()
            return writer.bytes
        case .env, .shell:
            var bytes: [UInt8] = []
            for (name, value) in flat(values, prefix: prefix) {
                let text = DisplayValue.canonicalText(of: value)
                let written = format == .shell ? "'\(shellText(text))'" : environmentText(text)
                bytes += "\(name)=\(written)\n".utf8
            }
            return bytes
        }
    }

    /// The values by the names of variables, with those of rows after the number of rows: `contacts=2`, `contacts_0_name=Ada`.
    private static func flat(
        _ values: [(name: FieldName, value: FieldValue)], prefix: String
    ) -> [(name: String, value: FieldValue)] {
        values.flatMap { name, value -> [(name: String, value: FieldValue)] in
            let path = prefix + name.variable
            guard case .rows(let rows) = value else { return [(path, value)] }
            return [(path, .integer(rows.count))]
                + rows.enumerated().flatMap { flat($1.values, prefix: "\(path)_\($0)_") }
        }
    }

    /// Bytes with every control character made visible except line ends.
    static func clean(_ bytes: [UInt8]) -> [UInt8] {
        let lines = DisplayText.lines(String(decoding: bytes, as: UTF8.self))
        return Array(lines.map(\.string).joined(separator: "\n").utf8)
    }

    /// A text within single quotes, in which a POSIX shell replaces nothing and only the quote ends the text.
    private static func shellText(_ text: String) -> String {
        replacing(text, ["'": #"'\''"#])
    }

    /// A value of an env file, which ends with its line.
    private static func environmentText(_ text: String) -> String {
        replacing(text, ["\n": #"\n"#, "\r": #"\r"#, "\\": #"\\"#])
    }

    private static func replacing(_ text: String, _ signs: [Unicode.Scalar: String]) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let sign = signs[scalar] {
                result.append(contentsOf: sign.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}

extension FieldName {
    /// The name of the variable with the answer of a field of the form, behind a prefix: `address_street`.
    var variable: String { parts.joined(separator: "_") }
}
