import FormModel

// Controls of one line, of several lines, and lists that open.
extension HTMLComposer {
    mutating func control(_ field: FieldNode, _ ids: FieldIDs) {
        switch field.control {
        case .one(let options): select(field, ids, options)
        case .lines: area(field, ids, field.entered.first ?? "")
        case .texts: area(field, ids, field.entered.joined(separator: "\n"))
        case .line, .number, .date, .time, .moment, .localDateTime, .duration, .yesNo, .many:
            let value = field.entered.first ?? ""
            // An input of one line would drop the line breaks of a value.
            if !field.isSecure, value.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
                area(field, ids, value)
            } else {
                input(field, ids, value)
            }
        }
    }

    /// The attributes that all controls have; `name` is left out where the control is one of several.
    private mutating func common(_ field: FieldNode, _ ids: FieldIDs) {
        writer.attribute("id", ids.id)
        writer.attribute("name", kept: ids.name)
        if field.isRequired, field.isEnabled { writer.markup(" required") }
        if !field.isEnabled { writer.markup(" disabled") }
        if field.showsError { writer.markup(" aria-invalid=\"true\"") }
        described(ids)
        if let token = field.hints.autocomplete {
            writer.attribute("autocomplete", token)
        } else if field.isSecure {
            // A browser would guess that a secret is the password of an account, and fill it in.
            writer.markup(" autocomplete=\"off\"")
        }
    }

    private mutating func lengths(_ field: FieldNode, _ value: String) {
        if let least = field.hints.minimumLength, least > 0 {
            writer.attribute("minlength", least)
        }
        // Browsers count UTF-16 code units; a value that is longer in these must not be cut.
        if let most = field.hints.maximumLength, most >= 0, value.utf16.count <= most {
            writer.attribute("maxlength", most)
        }
    }

    // MARK: Several lines

    private mutating func area(_ field: FieldNode, _ ids: FieldIDs, _ value: String) {
        let lines = value.utf8.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
        writer.markup("<textarea")
        common(field, ids)
        writer.attribute("rows", min(max(lines + 1, 4), 16))
        if case .lines = field.control { lengths(field, value) }
        if let placeholder = field.placeholder { writer.attribute("placeholder", placeholder) }
        // A parser drops the first line feed.
        writer.markup(">\n")
        writer.value(value)
        writer.markup("</textarea>")
    }

    // MARK: One line

    private mutating func input(_ field: FieldNode, _ ids: FieldIDs, _ value: String) {
        let type = HTMLInputType(field, value)
        writer.markup("<input")
        writer.attribute("type", type.rawValue)
        common(field, ids)
        if type != .password, !value.isEmpty { writer.attribute("value", kept: value) }
        if let mode = field.hints.inputMode, !type.hasOwnMode {
            writer.attribute("inputmode", mode)
        }
        if type.isLimited { limits(field, type, value) }
        if type.isText {
            lengths(field, value)
            if let pattern = field.hints.pattern { writer.attribute("pattern", kept: pattern) }
            // The example of an answer is of use only where a person types.
            if let placeholder = field.placeholder { writer.attribute("placeholder", placeholder) }
        } else if type == .number, let placeholder = field.placeholder {
            writer.attribute("placeholder", placeholder)
        }
        // Addresses and numbers are written from left to right in every language.
        if isRightToLeft, type.isLeftToRight || field.control == .number {
            writer.markup(" dir=\"ltr\"")
        }
        writer.markup(">")
    }

    private mutating func limits(_ field: FieldNode, _ type: HTMLInputType, _ value: String) {
        let hints = field.hints
        if let least = hints.minimum { writer.attribute("min", least) }
        if let most = hints.maximum { writer.attribute("max", most) }
        switch type {
        case .number:
            writer.attribute("step", HTMLInputType.step(of: hints, value) ?? "any")
        case .time, .localDateTime:
            // Without a step, a browser refuses seconds.
            if value.utf8.count(where: { $0 == UInt8(ascii: ":") }) > 1 {
                writer.attribute("step", value.utf8.contains(UInt8(ascii: ".")) ? "any" : "1")
            } else if let step = hints.step {
                writer.attribute("step", step)
            }
        default: break
        }
    }

    // MARK: Lists that open

    private mutating func select(
        _ field: FieldNode, _ ids: FieldIDs, _ options: [FieldNode.Option]
    ) {
        writer.markup("<select")
        common(field, ids)
        writer.markup(">\n<option value=\"\">")
        writer.text("—")
        writer.markup("</option>\n")
        for option in options {
            writer.markup("<option")
            writer.attribute("value", kept: option.value)
            if option.isSelected { writer.markup(" selected") }
            followed(option, field)
            // A chosen option stays as it is, since a browser does not send one that is disabled.
            if !option.isEnabled, !option.isSelected { writer.markup(" disabled") }
            writer.markup(">")
            writer.text(option.title)
            if let explanation = option.explanation {
                writer.markup(" – ")
                writer.text(explanation)
            }
            if let reason = option.reason, !option.isEnabled {
                writer.markup(" (")
                writer.text(reason)
                writer.markup(")")
            }
            writer.markup("</option>\n")
        }
        // A stray value is sent again, and reported again.
        for value in field.strayValues {
            writer.markup("<option selected")
            writer.attribute("value", kept: value)
            writer.markup(">")
            writer.text(value)
            writer.markup("</option>\n")
        }
        writer.markup("</select>")
    }
}
