import FormModel

/// Options that are shown at once: a box or a button for each, in a group with the label as its caption; and behind them the
/// stray values of the field.
struct HTMLChoices {
    private let field: HTMLField
    private let options: [FieldNode.Option]
    /// Whether one is chosen; otherwise several.
    private let isRadio: Bool

    init(_ field: HTMLField, _ options: [FieldNode.Option], isRadio: Bool) {
        self.field = field
        self.options = options
        self.isRadio = isRadio
    }

    private var node: FieldNode { field.node }

    func write(to page: inout HTMLPage) {
        begin(to: &page)
        // Without an answer nothing is sent. Of boxes this would say that they were not on the page, and of a question
        // of yes and no that the answer is no.
        var hasOwnNothing = !isRadio
        if case .yesNo = node.control { hasOwnNothing = true }
        // A box that the form asks for stands for no where it is not ticked; one that must be ticked has no answer then.
        let isNo = node.box != nil && (!node.mustBeTicked || node.entered.first == "false")
        if hasOwnNothing, node.isEnabled { page.hidden(field.name, isNo ? "false" : "") }
        // A browser sends the options in the order of the page.
        if node.isEnabled, let order = node.chosenOrder {
            for value in order { page.hidden("\(PageControl.order.name).\(field.name)", value) }
        }
        for (index, option) in (options + node.strayOptions).enumerated() {
            self.option(option, index + 1, to: &page)
        }
        page.writer.markup("</div>\n</fieldset>\n")
    }

    private func begin(to page: inout HTMLPage) {
        field.beginGroup(isRadio: isRadio, hasMark: isRadio, to: &page)
        switch node.appearance {
        case .segments, .rating: page.writer.markup("<div class=\"fr-options fr-beside\">\n")
        case .select, .radios, .checkbox, .slider, .dateParts, .rows, nil:
            page.writer.markup("<div class=\"fr-options\">\n")
        }
    }

    /// An option; the first has the id of its field, to which issues lead.
    private func option(
        _ option: FieldNode.Option, _ number: Int, to page: inout HTMLPage
    ) {
        // A chosen option stays as it is, since a browser does not send one that is disabled.
        let isEnabled = node.isEnabled && (option.isEnabled || option.isSelected)
        let reason = option.isEnabled ? nil : option.reason
        let isExplained = option.explanation != nil || reason != nil
        page.writer.markup("<div class=\"fr-option\"><input")
        page.writer.markup(isRadio ? " type=\"radio\"" : " type=\"checkbox\"")
        optionID("id", number, to: &page)
        page.writer.attribute("name", kept: field.name)
        page.writer.attribute("value", kept: option.value)
        if option.isSelected { page.writer.markup(" checked") }
        page.classes(following: option, at: node.path)
        if !isEnabled { page.writer.markup(" disabled") }
        if isRadio {
            if node.isRequired, node.isEnabled { page.writer.markup(" required") }
        } else if node.showsError {
            page.writer.markup(" aria-invalid=\"true\"")
        }
        if isExplained { optionID("aria-describedby", number, isNote: true, to: &page) }
        page.writer.markup(">\n<label")
        optionID("for", number, to: &page)
        if option.isWord { page.ownLanguage() }
        page.writer.markup(">")
        page.writer.text(option.title)
        page.writer.markup("</label>")
        if isExplained {
            page.writer.markup("<div class=\"fr-note\"")
            optionID("id", number, isNote: true, to: &page)
            page.writer.markup(">")
            if let explanation = option.explanation { note(explanation, to: &page) }
            if let reason { note(reason, to: &page) }
            page.writer.markup("</div>")
        }
        page.writer.markup("</div>\n")
    }

    private func note(_ text: String, to page: inout HTMLPage) {
        page.writer.markup("<p>")
        page.writer.text(text)
        page.writer.markup("</p>")
    }

    private func optionID(
        _ name: StaticString, _ number: Int, isNote: Bool = false, to page: inout HTMLPage
    ) {
        page.writer.begin(name)
        page.writer.value(field.id)
        if number > 1 || isNote {
            page.writer.markup("-")
            page.writer.number(number)
        }
        if isNote { page.writer.markup("-note") }
        page.writer.end()
    }
}
