import FormModel

// Fields: label, help, issues and control, tied together by ids.
extension HTMLComposer {
    /// What of a field other elements refer to.
    struct FieldIDs {
        let id: String
        /// The name in a form post.
        let name: String
        let hasHelp: Bool
        let hasIssues: Bool
        let hasUnit: Bool
        /// The title of the row in whose cell the control is; `nil` for a field that is in no cell.
        var rowTitle: String?

        var isDescribed: Bool { hasHelp || hasIssues || hasUnit }
    }

    mutating func field(_ field: FieldNode) {
        let name = name(of: field.path)
        let id = HTMLComposer.identifier(options.idPrefix + name)
        guard claims(id) else { return repeated(field) }
        write(field, id, name)
    }

    /// A field whose value is the cell of a table.
    ///
    /// - Parameters:
    ///   - field: The field, which is on the page for the first time.
    ///   - row: The title of the row.
    mutating func field(_ field: FieldNode, in row: String) {
        write(field, id(of: field.path), name(of: field.path), in: row)
    }

    private mutating func write(
        _ field: FieldNode, _ id: String, _ name: String, in row: String? = nil
    ) {
        let ids = FieldIDs(
            id: id, name: name, hasHelp: field.help != nil, hasIssues: !field.issues.isEmpty,
            hasUnit: field.beside != nil, rowTitle: row)
        if field.isComputed || field.isGiven {
            begin(field, ids)
            writer.markup("\">\n")
            label(field, ids)
            output(field, ids)
            explanations(field, ids)
            return writer.markup("</div>\n")
        }
        switch field.control {
        case .yesNo(let options): choices(field, ids, options, isRadio: true)
        // In a cell a list that opens takes less space.
        case .one(let options) where options.count <= HTMLComposer.mostRadios && row == nil:
            choices(field, ids, options, isRadio: true)
        case .many(let options): choices(field, ids, options, isRadio: false)
        default:
            begin(field, ids)
            writer.markup("\">\n")
            label(field, ids)
            if ids.hasUnit { writer.markup("<div class=\"fr-measure\">") }
            control(field, ids)
            unit(field, ids)
            writer.markup(ids.hasUnit ? "</div>\n" : "\n")
            explanations(field, ids)
            writer.markup("</div>\n")
        }
    }

    /// The most options that are shown at once; more are in a list that opens.
    static let mostRadios = 7

    /// A field that the page already has: its value, without a control, since it must not be sent twice.
    private mutating func repeated(_ field: FieldNode) {
        writer.markup("<dl class=\"fr-pair\"><dt>")
        writer.text(field.label)
        writer.markup("</dt><dd>")
        shownValue(of: field)
        writer.markup("</dd></dl>\n")
    }

    // MARK: Labels and explanations

    /// Begins the element of a field, inside of its class.
    private mutating func begin(_ field: FieldNode, _ ids: FieldIDs) {
        writer.markup("<div class=\"fr-field")
        if ids.rowTitle != nil { writer.markup(" fr-cell") }
        if !field.isEnabled { writer.markup(" fr-disabled") }
        if field.showsError { writer.markup(" fr-invalid") }
    }

    private mutating func label(_ field: FieldNode, _ ids: FieldIDs) {
        writer.markup("<label")
        writer.attribute("for", ids.id)
        writer.markup(">")
        rowTitle(ids)
        writer.text(field.label)
        if field.isRequired { requiredMark() }
        if field.isComputed || field.isGiven {
            spoken(words[field.isComputed ? .computed : .given])
        }
        writer.markup("</label>\n")
    }

    /// The title of the row before a label in a cell, for screen readers: other readers see the row.
    mutating func rowTitle(_ ids: FieldIDs) {
        guard let title = ids.rowTitle else { return }
        writer.markup("<span class=\"fr-spoken\">")
        writer.text(words.labelled(title, ""))
        writer.markup("</span>")
    }

    /// The mark of a required field; the control says it in words.
    mutating func requiredMark() {
        writer.markup("<span class=\"fr-required\" aria-hidden=\"true\">\u{A0}*</span>")
    }

    /// The mark of a required group of controls, none of which can say that it is required.
    mutating func requiredWord() {
        requiredMark()
        spoken(words[.required])
    }

    /// A word in parentheses that only a screen reader says, because other readers see it.
    mutating func spoken(_ word: String) {
        writer.markup("<span class=\"fr-spoken\"")
        ownLanguage()
        writer.markup("> (")
        writer.text(word)
        writer.markup(")</span>")
    }

    /// The help and the issues of a field.
    ///
    /// They follow the control, in the order of all renderers; the style sheet shows them above it, where neither the
    /// keyboard of a telephone nor a list that opens covers them.
    mutating func explanations(_ field: FieldNode, _ ids: FieldIDs) {
        if let help = field.help { block(help, "fr-help", id: ids.id, "-help") }
        // Those of a cell are below its row, in the order of all renderers.
        if ids.rowTitle == nil { issues(field.issues, ids.id) }
    }

    /// The value of `aria-describedby`.
    mutating func described(_ ids: FieldIDs) {
        guard ids.isDescribed else { return }
        writer.begin("aria-describedby")
        if ids.hasHelp { reference(ids, "-help", isFirst: true) }
        if ids.hasIssues { reference(ids, "-issues", isFirst: !ids.hasHelp) }
        if ids.hasUnit { reference(ids, "-unit", isFirst: !ids.hasHelp && !ids.hasIssues) }
        writer.end()
    }

    private mutating func reference(_ ids: FieldIDs, _ suffix: StaticString, isFirst: Bool) {
        if !isFirst { writer.markup(" ") }
        writer.value(ids.id)
        writer.markup(suffix)
    }

    private mutating func unit(_ field: FieldNode, _ ids: FieldIDs) {
        guard let unit = field.beside else { return }
        writer.markup("<span class=\"fr-unit\"")
        writer.attribute("id", ids.id, "-unit")
        writer.markup(">")
        writer.text(unit)
        writer.markup("</span>")
    }

    // MARK: Values that nobody changes

    private mutating func output(_ field: FieldNode, _ ids: FieldIDs) {
        writer.markup("<output")
        writer.attribute("id", ids.id)
        described(
            FieldIDs(
                id: ids.id, name: ids.name, hasHelp: ids.hasHelp, hasIssues: ids.hasIssues,
                hasUnit: false))
        writer.markup(">")
        shownValue(of: field)
        writer.markup("</output>\n")
    }

    /// The mark for no value, and the word for it.
    mutating func nothing() {
        writer.markup("<span aria-hidden=\"true\">—</span><span class=\"fr-spoken\"")
        ownLanguage()
        writer.markup(">")
        writer.text(words[.nothing])
        writer.markup("</span>")
    }

    private mutating func shownValue(of field: FieldNode) {
        guard !field.text.isEmpty else { return nothing() }
        writer.text(field.text)
        guard let unit = field.unit else { return }
        writer.markup(" <span class=\"fr-unit\">")
        writer.text(unit)
        writer.markup("</span>")
    }
}

extension FieldNode {
    /// Whether an error is shown at the field.
    var showsError: Bool { issues.contains { $0.severity == .error } }

    /// Whether the answer is part of a form post.
    var isSent: Bool { isEnabled && !isComputed && !isGiven }
}
