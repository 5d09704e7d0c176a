extension FormLayout {
    /// Makes the layout of a form: its inputs and groups that have a name, in order, and then its named values, whose
    /// types are inferred, and the conditions of its endings.
    convenience init(
        _ items: [FormItem], values: NamedValues, endings: [FormEnding], limits: FieldLimits,
        vocabulary: ExpressionVocabulary
    ) {
        var types = ValueTypes.none
        if !values.isEmpty || items.contains(where: \.hasValues) {
            types = .drafting()
            let draft = FormLayout(items, values: values, limits: limits, &types)
            types = types.inferred(in: draft, vocabulary)
        }
        self.init(items, values: values, endings: endings, limits: limits, &types)
    }

    /// Makes the layout of a form or of the rows of a group, with the next types.
    fileprivate convenience init(
        _ items: [FormItem], values: NamedValues, endings: [FormEnding] = [], limits: FieldLimits,
        _ types: inout ValueTypes
    ) {
        var fields: [FieldLayout] = []
        for item in items {
            guard item.holdsValue, let name = item.name else { continue }
            fields.append(FieldLayout(item, name, limits: limits, &types))
        }
        for value in values.list { fields.append(types.layout(of: value)) }
        for ending in endings where ending.when != nil {
            fields.append(
                FieldLayout(ending.name, valueType: .boolean, isOutput: false, role: .ending))
        }
        self.init(fields, limits: limits)
    }
}

extension FieldLayout {
    /// Makes the layout of an item whose named values have unknown types.
    convenience init(_ item: FormItem, _ name: FieldName, limits: FieldLimits) {
        var types = ValueTypes.none
        self.init(item, name, limits: limits, &types)
    }

    fileprivate convenience init(
        _ item: FormItem, _ name: FieldName, limits: FieldLimits, _ types: inout ValueTypes
    ) {
        self.init(
            name, valueType: item.valueType, isSecure: item.isSecure, isOutput: item.isOutput,
            choices: item.choices,
            fetchesChoices: item.choicesFrom != nil, awaitsChoices: item.awaitsChoices,
            formatter: item.formatter, validators: item.validators, maximumRows: item.maximumRows,
            rows: item.kind == .group
                ? FormLayout(item.items, values: item.values, limits: limits, &types) : nil)
    }
}

extension FormItem {
    /// Whether a group or a group in it has named values.
    fileprivate var hasValues: Bool { !values.isEmpty || items.contains(where: \.hasValues) }
}
