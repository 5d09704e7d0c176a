import FormModel

// Options that are shown at once: a box or a button for each, in a group with the label as its caption.
extension HTMLComposer {
    /// One or several of some options, and the stray values of the field behind them.
    mutating func choices(
        _ field: FieldNode, _ ids: FieldIDs, _ options: [FieldNode.Option], isRadio: Bool
    ) {
        begin(field, ids, isRadio: isRadio)
        // Without an answer nothing is sent. Of boxes this would say that they were not on the page, and of a question
        // of yes and no that the answer is no.
        var hasOwnNothing = !isRadio
        if case .yesNo = field.control { hasOwnNothing = true }
        if hasOwnNothing, field.isEnabled { hidden(ids.name, "") }
        // A browser sends the options in the order of the page.
        if field.isEnabled, let order = field.chosenOrder {
            for value in order { hidden("\(PageControl.order.name).\(ids.name)", value) }
        }
        let strayOptions = field.strayValues.map {
            FieldNode.Option($0, title: $0, isSelected: true)
        }
        for (index, option) in (options + strayOptions).enumerated() {
            self.option(option, index + 1, field, ids, isRadio: isRadio)
        }
        end(field, ids)
    }

    private mutating func begin(_ field: FieldNode, _ ids: FieldIDs, isRadio: Bool) {
        writer.markup("<fieldset class=\"fr-field")
        if ids.rowTitle != nil { writer.markup(" fr-cell") }
        if !field.isEnabled { writer.markup(" fr-disabled") }
        if field.showsError { writer.markup(" fr-invalid") }
        writer.end()
        if isRadio {
            writer.markup(" role=\"radiogroup\"")
            if field.isRequired { writer.markup(" aria-required=\"true\"") }
            if field.showsError { writer.markup(" aria-invalid=\"true\"") }
        }
        described(ids)
        writer.markup(">\n<legend>")
        rowTitle(ids)
        writer.text(field.label)
        if field.isRequired {
            if isRadio { requiredMark() } else { requiredWord() }
        }
        if let unit = field.unit {
            writer.markup(" <span class=\"fr-unit\"")
            writer.attribute("id", ids.id, "-unit")
            writer.markup(">")
            writer.text(unit)
            writer.markup("</span>")
        }
        writer.markup("</legend>\n")
        writer.markup("<div class=\"fr-options\">\n")
    }

    private mutating func end(_ field: FieldNode, _ ids: FieldIDs) {
        writer.markup("</div>\n")
        explanations(field, ids)
        writer.markup("</fieldset>\n")
    }

    /// An option; the first has the id of its field, to which issues lead.
    private mutating func option(
        _ option: FieldNode.Option, _ number: Int, _ field: FieldNode, _ ids: FieldIDs,
        isRadio: Bool
    ) {
        // A chosen option stays as it is, since a browser does not send one that is disabled.
        let isEnabled = field.isEnabled && (option.isEnabled || option.isSelected)
        let reason = option.isEnabled ? nil : option.reason
        let isExplained = option.explanation != nil || reason != nil
        writer.markup("<div class=\"fr-option\"><input")
        writer.markup(isRadio ? " type=\"radio\"" : " type=\"checkbox\"")
        optionID("id", number, ids)
        writer.attribute("name", kept: ids.name)
        writer.attribute("value", kept: option.value)
        if option.isSelected { writer.markup(" checked") }
        followed(option, field)
        if !isEnabled { writer.markup(" disabled") }
        if isRadio {
            if field.isRequired, field.isEnabled { writer.markup(" required") }
        } else if field.showsError {
            writer.markup(" aria-invalid=\"true\"")
        }
        if isExplained { optionID("aria-describedby", number, ids, isNote: true) }
        writer.markup(">\n<label")
        optionID("for", number, ids)
        if option.isWord { ownLanguage() }
        writer.markup(">")
        writer.text(option.title)
        writer.markup("</label>")
        if isExplained {
            writer.markup("<div class=\"fr-note\"")
            optionID("id", number, ids, isNote: true)
            writer.markup(">")
            if let explanation = option.explanation { note(explanation) }
            if let reason { note(reason) }
            writer.markup("</div>")
        }
        writer.markup("</div>\n")
    }

    /// The classes by which the style sheet sees that an option is chosen.
    mutating func followed(_ option: FieldNode.Option, _ field: FieldNode) {
        let numbers = outline.numbers(of: option.value, at: field.path)
        guard !numbers.isEmpty else { return }
        writer.begin("class")
        for (index, number) in numbers.enumerated() {
            writer.markup(index == 0 ? "fr-when-" : " fr-when-")
            writer.number(number)
        }
        writer.end()
    }

    private mutating func note(_ text: String) {
        writer.markup("<p>")
        writer.text(text)
        writer.markup("</p>")
    }

    private mutating func optionID(
        _ name: StaticString, _ number: Int, _ ids: FieldIDs, isNote: Bool = false
    ) {
        writer.begin(name)
        writer.value(ids.id)
        if number > 1 || isNote {
            writer.markup("-")
            writer.number(number)
        }
        if isNote { writer.markup("-note") }
        writer.end()
    }
}
