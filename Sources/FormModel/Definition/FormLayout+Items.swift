extension FormLayout {
    /// Makes the layout of the inputs and groups that have a name, in order.
    convenience init(_ items: [FormItem], limits: FieldLimits) {
        self.init(
            items.compactMap { item in
                guard item.holdsValue, let name = item.name else { return nil }
                return FieldLayout(item, name, limits: limits)
            }, limits: limits)
    }
}

extension FieldLayout {
    convenience init(_ item: FormItem, _ name: FieldName, limits: FieldLimits) {
        self.init(
            name, valueType: item.valueType, isSecure: item.isSecure, isOutput: item.isOutput,
            choices: item.choices,
            fetchesChoices: item.choicesFrom != nil, awaitsChoices: item.awaitsChoices,
            formatter: item.formatter, validators: item.validators, maximumRows: item.maximumRows,
            rows: item.kind == .group ? FormLayout(item.items, limits: limits) : nil)
    }
}
