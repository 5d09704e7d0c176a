import FormModel

/// Buttons, each of which posts the page.
enum HTMLButtons {
    /// Writes an invisible button before all others, since the Enter key presses the first button of a form: it must not
    /// remove a row.
    ///
    /// - Parameters:
    ///   - isLed: Whether a button beside the title comes before those of the card.
    ///   - page: The page.
    static func writeDefault(isLed: Bool, to page: inout HTMLPage) {
        guard !page.outline.isPrimaryFirst || isLed else { return }
        if let primary = page.outline.primary {
            begin(.button, primary.postedName, validates: primary.validates, to: &page)
            if !primary.isPressable { page.writer.markup(" disabled") }
        } else {
            begin(.update, "1", validates: false, to: &page)
        }
        page.writer.markup(" class=\"fr-default\" tabindex=\"-1\" aria-hidden=\"true\"></button>\n")
    }

    static func write(_ action: ActionNode, to page: inout HTMLPage) {
        let reason = action.isPressable ? nil : action.reason
        let reasonID = reason.map { _ in
            page.names.id(action.postedName + "-reason")
        }
        let isExplained = reasonID.map { page.names.claims($0) } ?? false
        if isExplained { page.writer.markup("<div class=\"fr-action\">") }
        begin(.button, action.postedName, validates: action.validates, to: &page)
        page.writer.markup(
            action.isPrimary ? " class=\"fr-button fr-primary\"" : " class=\"fr-button\"")
        if !action.isPressable { page.writer.markup(" disabled") }
        if let isPressed = action.isPressed {
            page.writer.markup(isPressed ? " aria-pressed=\"true\"" : " aria-pressed=\"false\"")
        }
        if let reasonID, isExplained { page.writer.attribute("aria-describedby", reasonID) }
        page.writer.markup(">")
        page.writer.text(action.title)
        page.writer.markup("</button>\n")
        if let reason, let reasonID, isExplained {
            page.writer.markup("<span class=\"fr-small fr-muted\"")
            page.writer.attribute("id", reasonID)
            page.writer.markup(">")
            page.writer.text(reason)
            page.writer.markup("</span></div>\n")
        }
    }

    static func writeUpdate(to page: inout HTMLPage) {
        page.writer.markup("<p class=\"fr-update\">")
        begin(.update, "1", validates: false, to: &page)
        page.writer.markup(" class=\"fr-button\"")
        let id = page.names.id("form-update-reason")
        let isFirst = page.names.claims(id)
        if isFirst { page.writer.attribute("aria-describedby", id) }
        page.ownLanguage()
        page.writer.markup(">")
        page.writer.text(page.words[.update])
        page.writer.markup("</button>\n<span class=\"fr-small fr-muted\"")
        if isFirst { page.writer.attribute("id", id) }
        page.ownLanguage()
        page.writer.markup(">")
        page.writer.text(page.words[.updateReason])
        page.writer.markup("</span></p>\n")
    }

    /// Writes a button that adds a row to a group or removes a row.
    static func write(
        _ action: ActionNode, _ kind: PageControl, _ path: FieldPath, _ caption: String,
        to page: inout HTMLPage
    ) {
        begin(kind, path.description, validates: false, to: &page)
        page.writer.markup(" class=\"fr-button\"")
        if !action.isEnabled { page.writer.markup(" disabled") }
        page.ownLanguage()
        page.writer.markup(">")
        page.writer.text(action.title)
        // All such buttons have the same text; this says which row or group is meant.
        page.writer.markup("<span class=\"fr-spoken\">")
        page.writer.text(page.words[.colon])
        page.writer.text(caption)
        page.writer.markup("</span></button>\n")
    }

    /// Begins a button that posts the page with an entry.
    static func begin(
        _ kind: PageControl, _ value: String, validates: Bool, to page: inout HTMLPage
    ) {
        page.writer.markup("<button type=\"submit\"")
        page.writer.attribute("name", kind.name)
        page.writer.attribute("value", kept: value)
        if !validates { page.writer.markup(" formnovalidate") }
    }
}

extension ActionNode {
    /// The value that the button adds to a form post: its name, and behind a space the row that it is about.
    var postedName: String {
        let name = name?.text ?? action?.name ?? ""
        return row.map { "\(name) \($0)" } ?? name
    }

    /// Whether a page lets a person press the button: one that submits always, since a page that is not drawn again cannot see
    /// that it may be pressed now; the report says why answers are not accepted.
    var isPressable: Bool { isEnabled || action == .submit }

    /// Whether a browser checks the answers before the button posts them.
    var validates: Bool { action == .submit || action == .next }
}
