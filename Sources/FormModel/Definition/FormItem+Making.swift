// How items are made in Swift.
extension FormItem {
    /// Makes a label: a text to read.
    public static func label(_ title: LocalizedText, visibleWhen: FormExpression? = nil) -> FormItem
    {
        FormItem(Common(title: title, visibleWhen: visibleWhen), .label)
    }

    /// Makes a field to fill in.
    ///
    /// - Parameters:
    ///   - name: The key of the value in a submission; unique in the form.
    ///   - title: The text that a person reads, and the name of the field in messages.
    ///   - value: The type of the value.
    ///   - help: An explanation that is shown on demand.
    ///   - placeholder: An example of an answer.
    ///   - default: The value at the start. A literal is a value, and a text is read by the type of
    ///     the field as in a form file: `"free"` is that text, `"2026-01-31"` a day, and `"0.19"`
    ///     an exact number.
    ///   - defaultExpression: The calculation of the value at the start, instead of `default`; see
    ///     ``defaultExpression``.
    ///   - choices: The choices, for the types `choice` and `choices`, and for the types `integer` and `decimal`, whose
    ///     values are the numbers of the choices: `[1, 2, .number(3, title: "Three or more")]`.
    ///   - choicesFrom: The name of the choices if they are fetched.
    ///   - choicesOf: The source of the choices if they are those of a list of the form, or fetched choices that are
    ///     filtered.
    ///   - validators: The validators; all of them run, in this order.
    ///   - formatter: Converts between typed text, value and shown text.
    ///   - isOutput: Whether the value is part of the result.
    ///   - messages: Messages that replace those of the catalogue, by issue code.
    ///   - visibleWhen: The condition for showing the field; without one it is always shown.
    ///   - enabledWhen: The condition for changing the field; without one this is always possible.
    ///   - requiredWhen: The condition under which the field must be filled in.
    ///   - computed: The calculation of the value, which cannot be entered.
    ///   - setBy: Who sets the value: a person, or the program.
    ///   - isShown: Whether a person sees the field.
    ///   - trueTitle: The title of yes, for the type `boolean`.
    ///   - falseTitle: The title of no, for the type `boolean`.
    ///   - unit: The unit that is shown behind a number.
    ///   - unitBefore: The unit that is shown before a number.
    ///   - suggestions: The texts that are suggested while a text is typed.
    ///   - suggestionsFrom: The name of the suggestions, if they are given where the form is filled in.
    ///   - control: How the answer is entered, where the type allows several ways.
    /// - Returns: The item; `Form.init` validates it.
    public static func input(
        _ name: FieldName, title: LocalizedText, value: ValueType = .text,
        help: LocalizedText? = nil,
        placeholder: LocalizedText? = nil, default: FieldValue = .empty,
        defaultExpression: FormExpression? = nil, choices: [Choice] = [],
        choicesFrom: String? = nil, choicesOf: ChoiceSource? = nil,
        validators: [any Validator] = [], formatter: (any InputFormatter)? = nil,
        isOutput: Bool = true, messages: [IssueCode: LocalizedText] = [:],
        visibleWhen: FormExpression? = nil, enabledWhen: FormExpression? = nil,
        requiredWhen: FormExpression? = nil, computed: FormExpression? = nil,
        setBy: Setter = .person, isShown: Bool = true, trueTitle: LocalizedText? = nil,
        falseTitle: LocalizedText? = nil, unit: LocalizedText? = nil,
        unitBefore: LocalizedText? = nil, suggestions: [String] = [],
        suggestionsFrom: String? = nil, control: FieldControl? = nil
    ) -> FormItem {
        let answer = ItemBody.Answer(
            help: help, validators: validators.map(\.unwrapped), isOutput: isOutput,
            isShown: isShown, messages: byName(messages), enabledWhen: enabledWhen,
            requiredWhen: requiredWhen)
        let start = defaultExpression.map(ItemBody.Start.expression)
        let input = ItemBody.Input(
            answer: Shared(answer), valueType: value, placeholder: placeholder,
            suggestions: suggestions, suggestionsFrom: suggestionsFrom, control: control,
            start: start ?? .value(`default`.asChoice(of: value)),
            words: FieldWords(trueTitle, falseTitle, unit: unit, unitBefore: unitBefore),
            choices: choices.ofType(value),
            choicesOf: choicesOf ?? choicesFrom.map { .remote($0) },
            formatter: formatter?.adapted(to: answer.validators), setBy: setBy, computed: computed)
        return FormItem(
            Common(name: name, title: title, visibleWhen: visibleWhen), .input(Shared(input)))
    }

    /// Makes a text field whose value is never shown and never trimmed.
    ///
    /// - Parameters:
    ///   - name: The key of the value in a submission; unique in the form.
    ///   - title: The text that a person reads, and the name of the field in messages.
    ///   - help: An explanation that is shown on demand.
    ///   - validators: The validators; all of them run, in this order.
    ///   - formatter: Converts between typed text and value.
    ///   - isConfirmed: Whether a person who types it is asked for it twice.
    ///   - isOutput: Whether the value is part of the result.
    ///   - isShown: Whether the field is shown; see ``isShown``.
    ///   - messages: Messages that replace those of the catalogue, by issue code.
    ///   - visibleWhen: The condition for showing the field; without one it is always shown.
    ///   - enabledWhen: The condition for changing the field; without one this is always possible.
    ///   - requiredWhen: The condition under which the field must be filled in.
    /// - Returns: The item; `Form.init` validates it.
    public static func secureInput(
        _ name: FieldName, title: LocalizedText, help: LocalizedText? = nil,
        validators: [any Validator] = [],
        formatter: (any InputFormatter)? = nil, isConfirmed: Bool = false, isOutput: Bool = true,
        isShown: Bool = true,
        messages: [IssueCode: LocalizedText] = [:], visibleWhen: FormExpression? = nil,
        enabledWhen: FormExpression? = nil, requiredWhen: FormExpression? = nil
    ) -> FormItem {
        let answer = ItemBody.Answer(
            help: help, validators: validators.map(\.unwrapped), isOutput: isOutput,
            isShown: isShown, messages: byName(messages), enabledWhen: enabledWhen,
            requiredWhen: requiredWhen)
        let secret = ItemBody.Secret(
            answer: Shared(answer), formatter: formatter?.adapted(to: answer.validators),
            isConfirmed: isConfirmed)
        return FormItem(
            Common(name: name, title: title, visibleWhen: visibleWhen), .secureInput(Shared(secret))
        )
    }

    /// Makes a button.
    public static func button(
        _ name: FieldName, title: LocalizedText, action: ButtonAction,
        visibleWhen: FormExpression? = nil,
        enabledWhen: FormExpression? = nil
    ) -> FormItem {
        FormItem(
            Common(name: name, title: title, visibleWhen: visibleWhen),
            .button(Shared(ItemBody.Button(action: action, enabledWhen: enabledWhen))))
    }

    /// Makes a group: items that are filled in several times, such as the contacts of a company.
    ///
    /// - Parameters:
    ///   - name: The key of the list of rows in a submission; unique in the form.
    ///   - title: The text that a person reads, and the name of the group in messages.
    ///   - rowTitle: The caption of each row; see ``rowTitle``.
    ///   - help: An explanation that is shown on demand.
    ///   - min: The smallest number of rows; fewer are an issue, `tooFew`.
    ///   - max: The largest number of rows; more are an issue, `tooMany`. The default is
    ///     1,000, or `min` if that is larger.
    ///   - rows: What decides the number of rows, instead of `min` and `max`: an expression, a field of several choices,
    ///     or choices, so that the rows are fixed.
    ///   - rowShape: How fixed rows stand in JSON.
    ///   - unknownFields: How to treat keys of its rows that name no field; see ``unknownFields``.
    ///   - default: The rows at the start: `.rows([…])`.
    ///   - items: The items of each row: inputs, labels and groups, but no buttons. Names are
    ///     unique in the row. Groups may be nested six deep. Conditions and
    ///     calculations are evaluated for each row; a name in them is that of a field of the row,
    ///     or else of a field of the enclosing scope.
    ///   - validators: The validators of all rows together, such as `unique` by a field.
    ///   - isOutput: Whether the rows are part of the result.
    ///   - messages: Messages that replace those of the catalogue, by issue code.
    ///   - visibleWhen: The condition for showing the group; without one it is always shown.
    ///   - enabledWhen: The condition for changing its rows; without one this is always possible.
    ///   - requiredWhen: The condition under which it must have a row.
    ///   - values: The named values of a row, which the expressions of the row may read.
    ///   - isShown: Whether a person sees the group.
    /// - Returns: The item; `Form.init` validates it.
    public static func group(
        _ name: FieldName, title: LocalizedText, rowTitle: LocalizedText? = nil,
        help: LocalizedText? = nil, min: Int = 0, max: Int? = nil, rows: RowSource? = nil,
        rowShape: RowSource.Shape = .list, unknownFields: UnknownFields? = nil,
        default: FieldValue = .empty,
        items: [FormItem], validators: [any Validator] = [], isOutput: Bool = true,
        messages: [IssueCode: LocalizedText] = [:], visibleWhen: FormExpression? = nil,
        enabledWhen: FormExpression? = nil, requiredWhen: FormExpression? = nil,
        values: NamedValues = [:], isShown: Bool = true
    ) -> FormItem {
        let answer = ItemBody.Answer(
            help: help, validators: validators.map(\.unwrapped), isOutput: isOutput,
            isShown: isShown, messages: byName(messages), enabledWhen: enabledWhen,
            requiredWhen: requiredWhen)
        let group = ItemBody.Group(
            answer: Shared(answer), rowTitle: rowTitle, rows: `default`, items: items.inOneList,
            minimumRows: min, maximumRows: max ?? Swift.max(defaultMaximumRows, min),
            rowSource: rows, rowShape: rowShape, unknownFields: unknownFields, values: values)
        return FormItem(
            Common(name: name, title: title, visibleWhen: visibleWhen), .group(Shared(group)))
    }

    private static func byName(_ messages: [IssueCode: LocalizedText]) -> [String: LocalizedText] {
        [String: LocalizedText](
            messages.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}

extension FieldValue {
    /// The default for a field of that type: for a choice, a text literal becomes the value of a
    /// choice.
    fileprivate func asChoice(of type: ValueType) -> FieldValue {
        if type == .choice, case .text(let text) = self { .choice(text) } else { self }
    }
}
