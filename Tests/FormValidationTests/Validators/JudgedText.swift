import FormModel

extension Judge {
    /// What is found in a text of the field `a`: codes, each with its reason where there is one.
    func found(in text: String) -> [String] {
        issues(Judge.json(text)).map { issue in
            guard case .text(let reason) = issue.parameters["reason"] else {
                return issue.code.rawValue
            }
            return "\(issue.code.rawValue).\(reason)"
        }
    }

    func accepts(_ text: String) -> Bool { found(in: text).isEmpty }

    /// A text as JSON writes it.
    static func json(_ text: String) -> String {
        var json = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": json += "\\\(scalar)"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: json.unicodeScalars.append(scalar)
            }
        }
        return json + "\""
    }
}
