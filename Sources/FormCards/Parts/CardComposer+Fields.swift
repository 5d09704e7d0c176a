import FormModel
import FormValidation

// The nodes of fields.
extension CardComposer {
    /// The node of a field of the form or of a row.
    func field(_ item: FormItem, at path: FieldPath, _ place: FieldPlace) -> FieldNode {
        let row = place.row
        let values = contents.values
        let value = values.value(at: place)
        let control = control(item, value, at: path, place)
        let shown = values.displayText(at: place, in: catalog.locale)
        let written = item.isSecure ? [] : entered(value, item, shown)
        let isAmount =
            control == .number && item.formatter != nil && !shown.isEmpty && written != [shown]
        let mark = item.currencyMark.flatMap { shown.contains($0) ? nil : $0 }
        var node = FieldNode(
            path: path, label: text(item.title, of: row), control: control,
            writing: isAmount ? shown : mark)
        node.help = help(item.help, of: row)
        // A hidden field is never required, but it may be once an answer shows it.
        node.isRequired =
            values.isRequired(place) || !values.isVisible(place) && item.isRequired
        node.isComputed = item.computed != nil
        node.isGiven = item.setBy == .program
        node.isEnabled = !node.isComputed && !node.isGiven && values.isEnabled(place)
        node.isSecure = item.isSecure
        node.text = shown
        node.entered = written
        node.appearance = item.control
        node.mustBeTicked =
            item.valueType == .boolean && item.control == nil
            && item.trueTitle == nil && item.falseTitle == nil
            && item.validators.contains { $0.name == "accepted" }
        if case .duration(let duration) = value, item.formatter == nil,
            values.reader(of: place, in: catalog.locale).read(
                shown, for: compiled.field(at: place).layout) == .duration(duration)
        {
            node.typed = shown
        }
        if item.unit != nil || item.unitBefore != nil {
            node.unit = item.unit.map { text($0, of: row) }
            node.unitBefore = item.unitBefore.map { text($0, of: row) }
            let digits = values.reader(of: place, in: catalog.locale).digits(
                of: value, for: compiled.field(at: place).layout)
            node.hasMeasure = digits != nil
            node.text = digits ?? shown
        }
        node.placeholder = item.placeholder.map { text($0, of: row) }.flatMap {
            $0.isEmpty ? nil : $0
        }
        // Titles of choices are texts of the form, which may have such controls.
        if node.options.isEmpty || !node.strayValues.isEmpty {
            node.text = node.text.showingDirectionControls
        }
        node.issues = issues(contents.issues(at: path), isAway: false)
        node.hintSource = .field(
            FieldOrigin(compiled.field(at: place), in: compiled, at: place, values))
        contents.size.add(node)
        return node
    }

    /// A value as a form post has it, one text for each value.
    private func entered(_ value: FieldValue, _ item: FormItem, _ shown: String) -> [String] {
        switch value {
        case .empty, .rows: []
        case .choices(let list), .texts(let list): list
        case .decimal where isAmount(item): [DisplayValue.canonicalText(of: value)]
        case .text(let text) where isAmount(item) && ExactDecimal(text) != nil: [text]
        // A formatter reads what it shows; a text that it could not read is shown as it was typed.
        case _ where item.formatter != nil: [shown]
        case .text, .integer, .decimal, .boolean, .date, .time, .dateTime, .localDateTime,
            .duration, .choice, .file:
            [DisplayValue.canonicalText(of: value)]
        }
    }

    /// Whether a formatter writes a number in the notation of the reader, so that its text is another one in each
    /// language.
    private func isAmount(_ item: FormItem) -> Bool {
        item.formatter?.localized(for: catalog.locale) != nil
    }

    private func control(
        _ item: FormItem, _ value: FieldValue, at path: FieldPath, _ place: FieldPlace
    ) -> FieldNode.Control {
        if item.valueType == .file { return .file }
        guard !item.isSecure else { return .line }
        switch item.valueType {
        case .boolean: return .yesNo(yesNo(value, place))
        case .choice: return .one(options(value, at: path, place))
        case .choices: return .many(options(value, at: path, place))
        case .integer, .decimal:
            if !item.choices.isEmpty || item.choicesOf != nil {
                return .one(options(value, at: path, place))
            }
            if item.control == .rating, let numbers = item.ratings {
                return .one(ratings(numbers, value, place))
            }
            return item.formatter == nil || isAmount(item) ? .number : .line
        case .multiline: return .lines
        case .text: return isAmount(item) ? .number : .line
        case .group: return .line
        case .texts: return .texts
        case .date: return .date
        case .time: return .time
        case .dateTime: return .moment
        case .localDateTime: return .localDateTime
        case .duration: return .duration
        case .file: return .file
        }
    }

    private func ratings(
        _ numbers: ClosedRange<Int>, _ value: FieldValue, _ place: FieldPlace
    ) -> [FieldNode.Option] {
        let reader = contents.values.reader(of: place, in: catalog.locale)
        let layout = compiled.field(at: place).layout
        return numbers.map { number in
            let own = FieldValue.integer(number)
            return FieldNode.Option(
                String(number), title: reader.digits(of: own, for: layout) ?? String(number),
                isSelected: value == own)
        }
    }

    private func yesNo(_ value: FieldValue, _ place: FieldPlace) -> [FieldNode.Option] {
        let reader = contents.values.reader(of: place, in: catalog.locale)
        let field = compiled.field(at: place)
        return [true, false].map { flag in
            FieldNode.Option(
                flag ? "true" : "false", title: reader.text(of: flag, for: field.layout),
                isSelected: value == .boolean(flag),
                isWord: (flag ? field.item.trueTitle : field.item.falseTitle) == nil)
        }
    }

    /// The offered choices.
    private func options(
        _ value: FieldValue, at path: FieldPath, _ place: FieldPlace
    ) -> [FieldNode.Option] {
        let values = contents.values
        guard contents.size.excess == nil else { return [] }
        let chosen = Set(chosen(value).map(ExactText.init))
        let item = compiled.field(at: place).item
        let record = item.recordOfChoices(in: place.row)
        let offered = values.offeredChoices(at: path)
        contents.size.add(options: offered.count)
        guard contents.size.excess == nil else { return [] }
        return offered.map { offered in
            let choice = offered.choice
            return FieldNode.Option(
                choice.value, title: values.title(of: choice, at: path, in: catalog.locale),
                explanation: choice.description.map { text($0, of: record) },
                isSelected: chosen.contains(ExactText(choice.value)),
                isEnabled: offered.isEnabled, reason: offered.reason.map { text($0, of: record) })
        }
    }

    private func chosen(_ value: FieldValue) -> [String] {
        if case .choices(let list) = value { return list }
        if case .empty = value { return [] }
        return [DisplayValue.canonicalText(of: value)]
    }
}
