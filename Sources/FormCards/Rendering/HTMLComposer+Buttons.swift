import FormModel

/// The buttons and summaries of a card, as far as the page has to know of them before it is written.
struct HTMLButtons {
    /// The button that the Enter key presses.
    private(set) var primary: ActionNode?
    /// Whether that button comes first, so that browsers choose it.
    private(set) var isPrimaryFirst = false
    /// Whether a part of the card summarizes the issues.
    private(set) var hasSummary = false
    private var hasButton = false

    mutating func collect(_ node: CardNode) {
        switch node.content {
        case .button(let action):
            if !hasButton, action.isPrimary { isPrimaryFirst = true }
            if action.isPrimary, primary == nil { primary = action }
            hasButton = true
        case .issues(let issues): if issues.style != .list { hasSummary = true }
        case .group(let group):
            if group.add != nil || group.remove != nil { hasButton = true }
            for row in group.rows { for node in row.body { collect(node) } }
        case .table(let table):
            if let group = table.group, group.add != nil || group.remove != nil {
                hasButton = true
            }
        case .stack(let stack): for node in stack.nodes { collect(node) }
        case .pages(let pages):
            if pages.pages.indices.contains(pages.current) { collect(pages.pages[pages.current]) }
        case .text, .field, .pair, .link, .picture, .rule, .space, .gauge: break
        }
    }
}

// Buttons, each of which posts the page.
extension HTMLComposer {
    /// A button that nobody sees, before all others, since the Enter key presses the first button of a form: it must not
    /// remove a row.
    mutating func defaultButton(_ buttons: HTMLButtons, isUpdated: Bool, edit: String?) {
        guard !buttons.isPrimaryFirst || edit != nil else { return }
        if let primary = buttons.primary {
            control(.button, primary.postedName, validates: primary.validates)
            if !primary.isEnabled { writer.markup(" disabled") }
        } else {
            control(.update, "1", validates: false)
        }
        writer.markup(" class=\"fr-default\" tabindex=\"-1\" aria-hidden=\"true\"></button>\n")
    }

    mutating func button(_ action: ActionNode) {
        let reasonID = action.reason.map { _ in
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
        if let reason = action.reason, let reasonID, isExplained {
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
        writer.markup(" class=\"fr-button\">")
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
        writer.attribute("value", value)
        if !validates { writer.markup(" formnovalidate") }
    }
}

extension ActionNode {
    /// The value that the button adds to a form post.
    var postedName: String { name?.text ?? action?.name ?? "" }

    /// Whether a browser checks the answers before the button posts them.
    var validates: Bool { action == .submit || action == .next }
}
