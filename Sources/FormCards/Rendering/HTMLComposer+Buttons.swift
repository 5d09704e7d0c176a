import FormModel

// Buttons, each of which posts the page.
extension HTMLComposer {
    /// An invisible button before all others, since the Enter key presses the first button of a form: it must not
    /// remove a row.
    mutating func defaultButton(hasEdit: Bool) {
        guard !outline.isPrimaryFirst || hasEdit else { return }
        if let primary = outline.primary {
            control(.button, primary.postedName, validates: primary.validates)
            if !primary.isEnabled { writer.markup(" disabled") }
        } else {
            control(.update, "1", validates: false)
        }
        writer.markup(" class=\"fr-default\" tabindex=\"-1\" aria-hidden=\"true\"></button>\n")
    }

    mutating func button(_ action: ActionNode) {
        let reason = action.isEnabled ? nil : action.reason
        let reasonID = reason.map { _ in
            HTMLComposer.identifier(options.idPrefix + action.postedName + "-reason")
        }
        let isExplained = reasonID.map { claims($0) } ?? false
        if isExplained { writer.markup("<div class=\"fr-action\">") }
        control(.button, action.postedName, validates: action.validates)
        writer.markup(action.isPrimary ? " class=\"fr-button fr-primary\"" : " class=\"fr-button\"")
        if !action.isEnabled { writer.markup(" disabled") }
        if let reasonID, isExplained { writer.attribute("aria-describedby", reasonID) }
        writer.markup(">")
        writer.text(action.title)
        writer.markup("</button>\n")
        if let reason, let reasonID, isExplained {
            writer.markup("<span class=\"fr-small fr-muted\"")
            writer.attribute("id", reasonID)
            writer.markup(">")
            writer.text(reason)
            writer.markup("</span></div>\n")
        }
    }

    mutating func updateButton() {
        writer.markup("<p class=\"fr-update\">")
        control(.update, "1", validates: false)
        writer.markup(" class=\"fr-button\"")
        ownLanguage()
        writer.markup(">")
        writer.text(words[.update])
        writer.markup("</button></p>\n")
    }

    /// A button that adds a row to a group or removes a row.
    mutating func rowButton(
        _ action: ActionNode, _ kind: PageControl, _ path: FieldPath, _ caption: String
    ) {
        control(kind, path.description, validates: false)
        writer.markup(" class=\"fr-button\"")
        if !action.isEnabled { writer.markup(" disabled") }
        ownLanguage()
        writer.markup(">")
        writer.text(action.title)
        // All such buttons have the same text; this says which row or group is meant.
        writer.markup("<span class=\"fr-spoken\">")
        writer.text(words[.colon])
        writer.text(caption)
        writer.markup("</span></button>\n")
    }

    /// Begins a button that posts the page with an entry.
    mutating func control(_ kind: PageControl, _ value: String, validates: Bool) {
        writer.markup("<button type=\"submit\"")
        writer.attribute("name", kind.name)
        writer.attribute("value", kept: value)
        if !validates { writer.markup(" formnovalidate") }
    }
}

extension ActionNode {
    /// The value that the button adds to a form post.
    var postedName: String { name?.text ?? action?.name ?? "" }

    /// Whether a browser checks the answers before the button posts them.
    var validates: Bool { action == .submit || action == .next }
}
