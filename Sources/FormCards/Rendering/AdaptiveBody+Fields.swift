import FormModel

// Fields: inputs for those that a person can change, facts for the others.
extension AdaptiveBody {
    /// The largest number of options that are shown at once.
    static let expandedOptions = 7

    mutating func write(_ field: FieldNode, to list: inout AdaptiveList) {
        let name = field.path.dotted
        let isInput =
            field.isEnabled && !field.isComputed && !field.isGiven && !inputIDs.contains(name)
            && field.control != .file
        if !isInput {
            if field.control == .file { addNotes(on: field) }
            write(asFact: field, to: &list)
        } else if field.isSecure && !allowsSecrets {
            refused.append(field.path)
        } else {
            inputIDs.insert(name)
            list.add(input(field))
            if let writing = field.writing {
                list.add(textBlock(AdaptiveMarkdown.escaped(writing), .detail, isClose: true))
            }
            addNotes(on: field)
        }
        if let help = field.help {
            list.add(textBlock(AdaptiveMarkdown.text(help), .detail, isClose: true))
        }
        for block in issueBlocks(field.issues) { list.add(block) }
    }

    private func write(asFact field: FieldNode, to list: inout AdaptiveList) {
        let chosen = field.chosenTitles
        var text = chosen.isEmpty ? field.text : chosen.joined(separator: words[.semicolon])
        if field.isSecure {
            text = words[field.text.isEmpty && field.entered.isEmpty ? .nothing : .hidden]
        } else if text.isEmpty {
            text = words[.nothing]
        } else {
            text = field.measured(text)
        }
        list.add(
            fact: AdaptiveMarkdown.escaped(field.label),
            AdaptiveMarkdown.text(TextMarkup(plain: text)))
    }

    // MARK: Inputs

    private func input(_ field: FieldNode) -> SchemaValue {
        let value = field.isSecure ? nil : field.entered.first.flatMap { $0.isEmpty ? nil : $0 }
        switch field.control {
        case .yesNo(let options): return yesNo(field, options)
        case .one(let options): return choices(field, options, isMany: false)
        case .many(let options): return choices(field, options, isMany: true)
        case .number:
            guard AdaptiveBody.isNumber(value) else { return text(field, value) }
            return element(
                "Input.Number", field,
                [
                    "min": field.hints.minimum.flatMap(AdaptiveBody.number),
                    "max": field.hints.maximum.flatMap(AdaptiveBody.number),
                    "placeholder": placeholder(of: field),
                    "value": value.flatMap(AdaptiveBody.number),
                ])
        case .date where value.map({ CalendarDate($0) != nil }) ?? true:
            return moment("Input.Date", field, value) { CalendarDate($0)?.description }
        case .time where value.map({ AdaptiveBody.minute($0) != nil }) ?? true:
            return moment("Input.Time", field, value, AdaptiveBody.minute)
        case .lines, .texts:
            let lines =
                field.isSecure || field.entered.isEmpty
                ? nil : field.entered.joined(separator: "\n")
            return text(field, lines, isMultiline: true)
        case .line, .date, .time, .moment, .localDateTime, .duration, .file:
            return text(field, field.typed ?? value)
        }
    }

    /// An input of a field, with what all inputs have.
    private func element(
        _ type: String, _ field: FieldNode, _ members: KeyValuePairs<String, SchemaValue?>
    ) -> SchemaValue {
        let unit = [field.unitBefore, field.unit].compactMap(\.self).filter { !$0.isEmpty }
            .map { " (\($0))" }.joined()
        let word = field.isRequired && isDynamic ? " (\(words[.required]))" : ""
        let label = DisplayText(filled: field.label + unit).string + word
        let message = field.issues.first?.message ?? words(.checkAnswer, ["field": field.label])
        // A toggle that is required must be on, and a host would not draw a card again before it has all required answers.
        let isRequired = field.isRequired && type != "Input.Toggle" && !isDynamic
        return AdaptiveList.object(
            [
                ("type", .text(type)), ("id", .text(field.path.dotted)),
                ("label", type == "Input.Toggle" ? nil : .text(label)),
                ("isRequired", isRequired ? true : nil),
                ("errorMessage", .text(DisplayText(filled: message).string)),
            ] + members.map { ($0.key, $0.value) })
    }

    private func text(
        _ field: FieldNode, _ value: String?, isMultiline: Bool = false
    ) -> SchemaValue {
        let style: SchemaValue? =
            switch field.hints.inputType {
            case _ where field.isSecure: "password"
            case "email": "email"
            case "url": "url"
            case "tel": "tel"
            default: field.hints.inputMode == "tel" ? "tel" : nil
            }
        let limit = field.hints.maximumLength.map { SchemaValue(integerLiteral: $0) }
        return element(
            "Input.Text", field,
            [
                "isMultiline": isMultiline ? true : nil, "style": style, "maxLength": limit,
                "regex": AdaptiveBody.pattern(of: field).map { .text($0) },
                "placeholder": placeholder(of: field), "value": value.map { .text($0) },
            ])
    }

    private func moment(
        _ type: String, _ field: FieldNode, _ value: String?, _ read: (String) -> String?
    ) -> SchemaValue {
        let texts = [field.hints.minimum, field.hints.maximum, value].map { text in
            text.flatMap(read).map { SchemaValue.text($0) }
        }
        return element(
            type, field,
            [
                "min": texts[0], "max": texts[1], "placeholder": placeholder(of: field),
                "value": texts[2],
            ])
    }

    private func placeholder(of field: FieldNode) -> SchemaValue? {
        field.placeholder.map { .text(DisplayText(filled: $0).string) }
    }

    // MARK: Options

    /// A question without an answer is a choice of two, since a toggle would answer it with no.
    private func yesNo(_ field: FieldNode, _ options: [FieldNode.Option]) -> SchemaValue {
        guard
            let chosen = options.first(where: \.isSelected)
                ?? field.box.flatMap({ _ in options.last })
        else {
            return choices(field, options, isMany: false)
        }
        return element(
            "Input.Toggle", field,
            [
                "title": .text(AdaptiveMarkdown.escaped(field.label)), "valueOn": "true",
                "valueOff": "false", "value": .text(chosen.value), "wrap": true,
            ])
    }

    private func choices(
        _ field: FieldNode, _ options: [FieldNode.Option], isMany: Bool
    ) -> SchemaValue {
        // No host shows an option that cannot be chosen.
        let options = options.filter { $0.isEnabled || $0.isSelected }
        let isExpanded =
            switch field.appearance {
            case .select: isMany
            case .radios, .segments, .rating: true
            case .checkbox, .slider, .dateParts, .rows, nil:
                isMany || options.count <= AdaptiveBody.expandedOptions
            }
        let values = options.filter(\.isSelected).map(\.value)
        return element(
            "Input.ChoiceSet", field,
            [
                "isMultiSelect": isMany ? true : nil,
                "style": isExpanded ? "expanded" : "compact", "wrap": true,
                "placeholder": isExpanded ? nil : placeholder(of: field),
                "choices": .list(options.map { option(of: $0, isMarkdown: isExpanded) }),
                "value": values.isEmpty ? nil : .text(values.joined(separator: ",")),
            ])
    }

    /// A choice; hosts read Markdown in the titles of buttons and boxes, but not in those of lists.
    private func option(of option: FieldNode.Option, isMarkdown: Bool) -> SchemaValue {
        var title = option.title
        if let explanation = option.explanation { title += " (\(explanation))" }
        return [
            "title": .text(
                isMarkdown ? AdaptiveMarkdown.escaped(title) : DisplayText(filled: title).string),
            "value": .text(option.value),
        ]
    }
}
