extension FormLayout {
    /// Makes the layout of a form: its inputs and groups that have a name, in order, and then its named values, whose
    /// types are inferred, and the conditions of its endings.
    convenience init(
        _ items: [FormItem], values: NamedValues, endings: [FormEnding], limits: FieldLimits,
        lists: ListTables, vocabulary: ExpressionVocabulary
    ) {
        var types = ValueTypes.none
        if !values.isEmpty || items.contains(where: \.hasValues) {
            types = .drafting()
            let draft = FormLayout(items, values: values, limits: limits, lists, &types)
            types = types.inferred(in: draft, vocabulary)
        }
        self.init(items, values: values, endings: endings, limits: limits, lists, &types)
    }

    /// Makes the layout of a form or of the rows of a group, with the next types.
    fileprivate convenience init(
        _ items: [FormItem], values: NamedValues, endings: [FormEnding] = [], limits: FieldLimits,
        _ lists: ListTables, _ types: inout ValueTypes
    ) {
        var fields: [FieldLayout] = []
        // For each item, the number of fields before it.
        var counts = [0]
        for item in items {
            if item.holdsValue, let name = item.name {
                fields.append(FieldLayout(item, name, limits: limits, lists, &types))
            }
            counts.append(fields.count)
        }
        let sections = items.sections(counts)
        for value in values.list { fields.append(types.layout(of: value)) }
        for ending in endings where ending.when != nil {
            fields.append(
                FieldLayout(ending.name, valueType: .boolean, isOutput: false, role: .ending))
        }
        self.init(fields, sections: sections, limits: limits)
    }
}

extension [FormItem] {
    /// The named sections of a record, each before those that are nested in it.
    ///
    /// - Parameter counts: For each item, and behind the last one, the number of fields before it.
    /// - Returns: The sections, each name once with the fields of all its parts.
    fileprivate func sections(_ counts: [Int]) -> [SectionLayout] {
        var sections: [(name: FieldName, fields: [Int])] = []
        var known: [String: Int] = [:]
        for (index, item) in enumerated() where item.kind == .section {
            guard let name = item.name else { continue }
            let part = counts[index]..<counts[Swift.min(index + 1 + item.itemCount, count)]
            if let section = known[name.text] {
                sections[section].fields += part
            } else {
                known[name.text] = sections.count
                sections.append((name, Array<Int>(part)))
            }
        }
        return sections.map { SectionLayout(name: $0.name, fields: $0.fields) }
    }
}

extension FieldLayout {
    /// Makes the layout of an item whose named values have unknown types.
    convenience init(
        _ item: FormItem, _ name: FieldName, limits: FieldLimits, lists: ListTables = ListTables()
    ) {
        var types = ValueTypes.none
        self.init(item, name, limits: limits, lists, &types)
    }

    fileprivate convenience init(
        _ item: FormItem, _ name: FieldName, limits: FieldLimits, _ lists: ListTables,
        _ types: inout ValueTypes
    ) {
        self.init(
            name, valueType: item.valueType, isSecure: item.isSecure, isOutput: item.isOutput,
            choices: item.choices,
            fetchesChoices: item.choicesFrom != nil, awaitsChoices: item.awaitsChoices,
            takesRowValues: item.choicesOf?.isUnknownToForm == true,
            titleOrigin: item.titleOrigin, list: lists.table(of: item, name),
            otherChoice: item.otherChoice,
            words: item.words,
            formatter: item.formatter,
            // As an upcast of the whole array it would be looked up at run time for each type of validator.
            validators: item.validators.map { $0 }, maximumRows: item.maximumRows,
            fixedRows: item.fixedRows?.count, rowKeys: item.rowKeys,
            rows: item.kind == .group
                ? FormLayout(item.items, values: item.values, limits: limits, lists, &types) : nil)
    }
}

extension FormItem {
    /// The keys of the rows of a group that are an object; `nil` for another item.
    fileprivate var rowKeys: RowKeys? {
        guard rowShape == .object, let fixedRows else { return nil }
        return RowKeys(fixedRows.map(\.value))
    }

    /// Whether a group or a group in it has named values.
    fileprivate var hasValues: Bool { !values.isEmpty || items.contains(where: \.hasValues) }
}
