import FormModel

// The members of each kind of node.
extension JSONWriter {
    /// The members of a node that has neither other nodes nor a field in it.
    mutating func members(of node: CardNode) {
        switch node.content {
        case .text(let text):
            member("text", text.text)
            member("role", text.role.rawValue)
            member("alignment", text.alignment.rawValue)
            member("lines", text.lines)
            if text.isDecoration { member("isDecoration", true) }
        case .issues(let issues):
            member("style", issues.style.rawValue)
            if !issues.heading.isEmpty { member("heading", issues.heading) }
            member("issues", issues.issues)
        case .button(let action): members(of: action)
        case .pair(let pair):
            member("title", pair.title)
            member("value", pair.value)
            member("alignment", pair.alignment.rawValue)
            member("yields", pair.yields.rawValue)
        case .link(let link):
            member("text", link.text)
            if TextMarkup.isLink(link.address) { member("address", link.address) }
        case .picture(let picture):
            member("alternative", picture.alternative)
            member("art", picture.art)
            member("address", picture.address)
        case .rule(let rule):
            member("axis", rule.axis.rawValue)
            member("color", rule.color?.text)
        case .space(let rows): member("rows", rows)
        case .gauge(let gauge): members(of: gauge)
        case .stack, .pages, .group, .table, .field: break
        }
    }

    mutating func members(of action: ActionNode) {
        member("title", action.title)
        member("name", action.name?.text)
        member("action", action.action?.name)
        member("isEnabled", action.isEnabled)
        member("reason", action.reason)
        member("isPrimary", action.isPrimary)
        if let isPressed = action.isPressed { member("isPressed", isPressed) }
        member("row", action.row?.description)
    }

    private mutating func members(of gauge: GaugeNode) {
        if !gauge.title.isEmpty { member("title", gauge.title) }
        member("style", gauge.style.rawValue)
        key("marks")
        beginArray()
        for mark in gauge.marks {
            beginObject()
            member("value", mark.value)
            member("text", mark.text)
            if !mark.title.isEmpty { member("title", mark.title) }
            endObject()
        }
        endArray()
        member("lower", gauge.lower)
        member("upper", gauge.upper)
        if gauge.segments > 0 { member("segments", gauge.segments) }
        member("color", gauge.color?.text)
        member("ends", gauge.ends)
    }

    /// The members of a group, except for its rows.
    mutating func members(of group: GroupNode) {
        member("path", group.path.description)
        member("label", group.label)
        member("help", group.help)
        member("isRequired", group.isRequired)
        member("isEnabled", group.isEnabled)
        member("issues", group.issues)
        for (key, action) in [("add", group.add), ("remove", group.remove)] {
            guard let action else { continue }
            self.key(key)
            beginObject()
            members(of: action)
            endObject()
        }
    }

    /// The members of a table, except for its rows and its group.
    mutating func members(of table: TableNode) {
        if !table.title.isEmpty { member("title", table.title) }
        key("columns")
        beginArray()
        for column in table.columns {
            beginObject()
            member("title", column.title)
            member("alignment", column.alignment.rawValue)
            key("width")
            width(column.width)
            endObject()
        }
        endArray()
        if !table.foot.isEmpty {
            key("foot")
            texts(table.foot)
        }
        if !table.empty.isEmpty { member("empty", table.empty) }
        member("issues", table.issues)
    }

    mutating func texts(_ texts: [TextMarkup]) {
        beginArray()
        for text in texts { markup(text) }
        endArray()
    }

    // MARK: Fields

    /// The members of a field; of a secret, only whether there is an answer.
    ///
    /// The options of an earlier field that has the same are not written again.
    mutating func members(of field: FieldNode, optionsOf earlier: FieldPath?) {
        member("path", field.path.description)
        member("name", field.path.dotted)
        member("label", field.label)
        member("control", field.control.name)
        member(
            "appearance",
            field.box == nil ? field.appearance.map { $0.word ?? "rows" } : "checkbox")
        if case .rows(let count)? = field.appearance { member("rows", count) }
        member("help", field.help)
        member("isRequired", field.isRequired)
        member("isEnabled", field.isEnabled)
        member("isComputed", field.isComputed)
        member("isGiven", field.isGiven)
        member("isSecure", field.isSecure)
        member("isAnswered", !field.text.isEmpty || !field.entered.isEmpty)
        if !field.isSecure {
            if !field.text.isEmpty { member("text", field.text) }
            member("entered", field.entered)
            if let earlier {
                member("optionsOf", earlier.description)
            } else {
                options(field.options)
            }
        }
        member("unit", field.unit)
        member("unitBefore", field.unitBefore)
        member("placeholder", field.placeholder)
        member("issues", field.issues)
        hints(field.hints)
    }

    private mutating func options(_ options: [FieldNode.Option]) {
        guard !options.isEmpty else { return }
        key("options")
        beginArray()
        for option in options {
            beginObject()
            member("value", option.value)
            member("title", option.title)
            member("explanation", option.explanation)
            member("isSelected", option.isSelected)
            member("isEnabled", option.isEnabled)
            member("reason", option.reason)
            endObject()
        }
        endArray()
    }

    private mutating func hints(_ hints: FieldNode.Hints) {
        guard hints != FieldNode.Hints() else { return }
        key("hints")
        beginObject()
        member("autocomplete", hints.autocomplete)
        member("inputType", hints.inputType)
        member("inputMode", hints.inputMode)
        member("pattern", hints.pattern)
        member("minimum", hints.minimum)
        member("maximum", hints.maximum)
        member("step", hints.step)
        member("minimumLength", hints.minimumLength)
        member("maximumLength", hints.maximumLength)
        member("accepted", hints.accepted)
        member("maximumBytes", hints.maximumBytes)
        member("direction", hints.isLeftToRight ? "ltr" : nil)
        member("suggestions", hints.suggestions)
        member("unchecked", hints.unchecked)
        endObject()
    }
}

extension FieldNode.Control {
    /// The name of the control in JSON.
    var name: String {
        switch self {
        case .line: "line"
        case .lines: "lines"
        case .number: "number"
        case .date: "date"
        case .time: "time"
        case .moment: "moment"
        case .localDateTime: "localDateTime"
        case .duration: "duration"
        case .texts: "texts"
        case .file: "file"
        case .yesNo: "yesNo"
        case .one: "one"
        case .many: "many"
        }
    }
}
