import FormModel

extension ValidatorHarness {
    /// The codes of the issues of a text in the field `a`, each with its reason, if any.
    func found(in text: String) -> [String] {
        issues(ValidatorHarness.json(text)).map { issue in
            guard case .text(let reason) = issue.parameters["reason"] else {
                return issue.code.rawValue
            }
            return "\(issue.code.rawValue).\(reason)"
        }
    }

    func accepts(_ text: String) -> Bool { found(in: text).isEmpty }

    /// The text as a JSON string.
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
