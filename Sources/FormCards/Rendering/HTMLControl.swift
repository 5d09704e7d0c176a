import FormModel

/// The control of a field: of one line, of several lines, or a list that opens.
struct HTMLControl {
    private let field: HTMLField
    private let node: FieldNode
    private let hints: FieldNode.Hints

    init(_ field: HTMLField) {
        self.field = field
        node = field.node
        hints = node.hints
    }

    func write(to page: inout HTMLPage) {
        switch node.control {
        case .one(let options), .yesNo(let options): select(options, to: &page)
        case .lines: area(node.entered.first ?? "", to: &page)
        case .texts: area(node.entered.joined(separator: "\n"), to: &page)
        case .file: file(to: &page)
        case .line, .number, .date, .time, .moment, .localDateTime, .duration, .many:
            let value = node.typed ?? node.entered.first ?? ""
            // An input of one line would drop the line breaks of a value.
            if !node.isSecure, value.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
                area(value, to: &page)
            } else {
                input(value, to: &page)
            }
        }
    }

    /// The attributes that all controls have; `name` is left out where the control is one of several.
    private func common(isSlider: Bool = false, to page: inout HTMLPage) {
        page.writer.attribute("id", field.id)
        page.writer.attribute("name", kept: field.name)
        // A slider always has an answer.
        if node.isRequired, node.isEnabled, !isSlider { page.writer.markup(" required") }
        if !node.isEnabled { page.writer.markup(" disabled") }
        if node.showsError { page.writer.markup(" aria-invalid=\"true\"") }
        field.described(to: &page)
        if let token = hints.autocomplete {
            page.writer.attribute("autocomplete", token)
        } else if node.isSecure {
            // A browser would guess that a secret is the password of an account, and fill it in.
            page.writer.markup(" autocomplete=\"off\"")
        }
    }

    private func lengths(_ value: String, to page: inout HTMLPage) {
        if let minimum = hints.minimumLength, minimum > 0 {
            page.writer.attribute("minlength", minimum)
        }
        // Browsers count UTF-16 code units; a value that is longer in these must not be cut.
        if let maximum = hints.maximumLength, maximum >= 0, value.utf16.count <= maximum {
            page.writer.attribute("maxlength", maximum)
        }
    }

    // MARK: Several lines

    private func area(_ value: String, to page: inout HTMLPage) {
        let lines = value.utf8.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
        page.writer.markup("<textarea")
        common(to: &page)
        if case .rows(let count)? = node.appearance {
            page.writer.attribute("rows", count)
        } else {
            page.writer.attribute("rows", min(max(lines + 1, 4), 16))
        }
        if case .lines = node.control { lengths(value, to: &page) }
        if let placeholder = node.placeholder { page.writer.attribute("placeholder", placeholder) }
        if page.isRightToLeft { page.writer.markup(" dir=\"auto\"") }
        // A parser drops the first line feed.
        page.writer.markup(">\n")
        page.writer.value(value)
        page.writer.markup("</textarea>")
    }

    // MARK: One line

    private func input(_ value: String, to page: inout HTMLPage) {
        let type = HTMLInputType(node, value)
        page.writer.markup("<input")
        page.writer.attribute("type", type.rawValue)
        common(isSlider: type == .range, to: &page)
        if type != .password, !value.isEmpty {
            page.writer.attribute("value", kept: value)
        } else if type == .range, let minimum = hints.minimum {
            // A browser would begin in the middle.
            page.writer.attribute("value", kept: minimum)
        }
        let suggestions = type.isText && type != .password ? hints.suggestions : []
        if !suggestions.isEmpty { page.writer.attribute("list", field.id, "-list") }
        if let mode = hints.inputMode, !type.hasOwnMode {
            page.writer.attribute("inputmode", mode)
        }
        if type.isLimited { limits(type, value, to: &page) }
        if type.isText {
            lengths(value, to: &page)
            if let pattern = hints.pattern { page.writer.attribute("pattern", kept: pattern) }
            // The example of an answer is of use only where a person types.
            if let placeholder = node.placeholder {
                page.writer.attribute("placeholder", placeholder)
            }
        } else if type == .number, let placeholder = node.placeholder {
            page.writer.attribute("placeholder", placeholder)
        }
        // Addresses and numbers are written from left to right in every language.
        let isNumber = type.isLeftToRight || node.control == .number
        if hints.isLeftToRight || page.isRightToLeft && isNumber {
            page.writer.markup(" dir=\"ltr\"")
        } else if page.isRightToLeft, type.isText, type != .password {
            page.writer.markup(" dir=\"auto\"")
        }
        page.writer.markup(">")
        if type.isText, type != .password { printed(to: &page) }
        guard !suggestions.isEmpty else { return }
        page.writer.markup("\n<datalist")
        page.writer.attribute("id", field.id, "-list")
        page.writer.markup(">")
        for suggestion in suggestions {
            page.writer.markup("<option")
            page.writer.attribute("value", kept: suggestion)
            page.writer.markup("></option>")
        }
        page.writer.markup("</datalist>")
    }

    /// The bytes of a text that an input shows on every paper.
    private static let shortValue = 24

    /// Writes a long value once more, for paper: an input of one line would cut it.
    private func printed(to page: inout HTMLPage) {
        guard node.text.utf8.count > Self.shortValue else { return }
        page.writer.markup("<span class=\"fr-printed\" dir=\"auto\" aria-hidden=\"true\" hidden>")
        page.writer.text(node.text)
        page.writer.markup("</span>")
    }

    private func limits(
        _ type: HTMLInputType, _ value: String, to page: inout HTMLPage
    ) {
        if let minimum = hints.minimum { page.writer.attribute("min", minimum) }
        if let maximum = hints.maximum { page.writer.attribute("max", maximum) }
        switch type {
        case .number, .range:
            page.writer.attribute("step", HTMLInputType.step(of: hints, value) ?? "any")
        case .time, .localDateTime:
            // Without a step, a browser refuses seconds.
            if value.utf8.count(where: { $0 == UInt8(ascii: ":") }) > 1 {
                page.writer.attribute("step", value.utf8.contains(UInt8(ascii: ".")) ? "any" : "1")
            } else if let step = hints.step {
                page.writer.attribute("step", step)
            }
        default: break
        }
    }

    // MARK: Files

    /// A browser shows no file that was chosen before, so that the page says that it must be chosen again.
    private func file(to page: inout HTMLPage) {
        page.writer.markup("<input")
        page.writer.attribute("type", HTMLInputType.file.rawValue)
        common(to: &page)
        let accepted = hints.accepted
        if !accepted.isEmpty {
            page.writer.attribute("accept", kept: accepted.joined(separator: ","))
        }
        page.writer.markup(">")
        guard !node.text.isEmpty else { return }
        page.writer.markup("\n<p class=\"fr-help\"")
        page.ownLanguage()
        page.writer.markup(">")
        page.writer.text(page.words(.chooseFileAgain, ["name": node.text]))
        page.writer.markup("</p>")
    }

    // MARK: Lists that open

    private func select(_ options: [FieldNode.Option], to page: inout HTMLPage) {
        page.writer.markup("<select")
        common(to: &page)
        page.writer.markup(">\n<option value=\"\">")
        page.writer.text("—")
        page.writer.markup("</option>\n")
        for option in options {
            page.writer.markup("<option")
            page.writer.attribute("value", kept: option.value)
            if option.isSelected { page.writer.markup(" selected") }
            page.classes(following: option, at: node.path)
            // A chosen option stays as it is, since a browser does not send one that is disabled.
            if !option.isEnabled, !option.isSelected { page.writer.markup(" disabled") }
            page.writer.markup(">")
            page.writer.text(option.title)
            if let explanation = option.explanation {
                page.writer.markup(" – ")
                page.writer.text(explanation)
            }
            if let reason = option.reason, !option.isEnabled {
                page.writer.markup(" (")
                page.writer.text(reason)
                page.writer.markup(")")
            }
            page.writer.markup("</option>\n")
        }
        // A stray value is sent again, and reported again.
        for stray in node.strayOptions {
            page.writer.markup("<option selected")
            page.writer.attribute("value", kept: stray.value)
            page.writer.markup(">")
            page.writer.text(stray.title)
            page.writer.markup("</option>\n")
        }
        page.writer.markup("</select>")
    }
}
