import FormModel

/// A form of a page as a browser sees it: its controls, and what it posts.
struct HTMLForm {
    let element: HTMLElement

    /// The entries that a browser sends: WHATWG HTML, "constructing the entry list", after the sanitization of values.
    ///
    /// - Parameters:
    ///   - button: The button that is pressed.
    ///   - secrets: What a person types into inputs of secrets, by name.
    /// - Returns: The entries, in the order of the page.
    func entries(
        pressing button: HTMLElement? = nil, secrets: [String: String] = [:]
    ) -> [(name: String, value: String)] {
        var entries: [(String, String)] = []
        for control in element.descendants {
            guard let name = control["name"], !name.isEmpty, !control.isDisabled else { continue }
            switch control.name {
            case "input":
                switch control["type"] ?? "text" {
                case "radio", "checkbox":
                    if control["checked"] != nil {
                        entries.append((name, control["value"] ?? "on"))
                    }
                case "hidden": entries.append((name, control["value"] ?? ""))
                case "password": entries.append((name, secrets[name] ?? ""))
                case let type:
                    entries.append((name, HTMLForm.sanitized(control["value"] ?? "", type)))
                }
            case "textarea":
                // The parser drops the first line feed, and a browser sends every line end as two characters.
                let text = control.text
                entries.append(
                    (name, HTMLForm.lines(text.hasPrefix("\n") ? String(text.dropFirst()) : text)))
            case "select":
                let options = control.all("option")
                let chosen =
                    options.last { $0["selected"] != nil }
                    ?? options.first { $0["disabled"] == nil }
                if let chosen, chosen["disabled"] == nil {
                    entries.append((name, chosen["value"] ?? chosen.text))
                }
            case "button":
                if control === button { entries.append((name, control["value"] ?? "")) }
            default: break
            }
        }
        return entries
    }

    /// The value that an input of a type keeps.
    private static func sanitized(_ value: String, _ type: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in value.unicodeScalars where scalar != "\n" && scalar != "\r" {
            scalars.append(scalar)
        }
        let line = String(scalars)
        switch type {
        case "email", "url": return String(line.trimmed)
        case "number": return Double(value) != nil && value == line.trimmed ? value : ""
        case "date": return CalendarDate(value) == nil ? "" : value
        case "time": return ClockTime(value) == nil ? "" : value
        case "datetime-local": return LocalDateTime(value) == nil ? "" : value
        default: return line
        }
    }

    private static func lines(_ text: String) -> String {
        var lines = ""
        for scalar in text.unicodeScalars {
            if scalar == "\n" { lines += "\r\n" } else { lines.unicodeScalars.append(scalar) }
        }
        return lines
    }

    /// Entries as the body of a post: WHATWG URL, section 5.2.
    static func body(_ entries: [(name: String, value: String)]) -> [UInt8] {
        var body: [UInt8] = []
        for (name, value) in entries {
            if !body.isEmpty { body.append(UInt8(ascii: "&")) }
            append(name, to: &body)
            body.append(UInt8(ascii: "="))
            append(value, to: &body)
        }
        return body
    }

    private static func append(_ text: String, to body: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: " "): body.append(UInt8(ascii: "+"))
            case UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                body.append(byte)
            default:
                let digits = Array("0123456789ABCDEF".utf8)
                body += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
    }
}

extension String {
    /// The text without white space at its ends.
    fileprivate var trimmed: Substring {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}
