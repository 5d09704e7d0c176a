extension FormLayout {
    /// Makes the layout of the inputs and groups that have a name, in order.
    convenience init(
        _ items: [FormItem], limits: FieldLimits, lists: ListTables = ListTables()
    ) {
        // For each item, the number of fields before it.
        var counts = [0]
        for item in items { counts.append((counts.last ?? 0) + (item.holdsValue ? 1 : 0)) }
        self.init(
            items.compactMap { item in
                guard item.holdsValue, let name = item.name else { return nil }
                return FieldLayout(item, name, limits: limits, lists: lists)
            },
            sections: items.indices.compactMap { index in
                guard items[index].kind == .section, let name = items[index].name else {
                    return nil
                }
                let end = min(index + 1 + items[index].itemCount, items.count)
                return SectionLayout(name: name, fields: counts[index]..<counts[end])
            }, limits: limits)
    }
}

extension FieldLayout {
    convenience init(
        _ item: FormItem, _ name: FieldName, limits: FieldLimits,
        lists: ListTables = ListTables()
    ) {
        self.init(
            name, valueType: item.valueType, isSecure: item.isSecure, isOutput: item.isOutput,
            choices: item.choices,
            fetchesChoices: item.choicesFrom != nil, awaitsChoices: item.awaitsChoices,
            list: lists.table(of: item, name),
            formatter: item.formatter, validators: item.validators, maximumRows: item.maximumRows,
            rows: item.kind == .group ? FormLayout(item.items, limits: limits, lists: lists) : nil)
    }
}
