extension FormLayout {
    /// Makes the layout of a form: its inputs and groups that have a name, in order, and then its named values, whose
    /// types are inferred, and the conditions of its endings.
    convenience init(
        _ items: [FormItem], values: NamedValues, endings: [FormEnding], limits: FieldLimits,
        lists: ListTables, vocabulary: ExpressionVocabulary, rejectsUnknown: Bool
    ) {
        var types = ValueTypes.none
        if !values.isEmpty || items.contains(where: \.hasValues) {
            types = .drafting()
            let draft = FormLayout(
                items, values: values, limits: limits, lists, rejectsUnknown: rejectsUnknown,
                &types)
            types = types.inferred(in: draft, vocabulary)
        }
        self.init(
            items, values: values, endings: endings, limits: limits, lists,
            rejectsUnknown: rejectsUnknown, &types)
    }

    /// Makes the layout of a form or of the rows of a group, with the next types.
    fileprivate convenience init(
        _ items: [FormItem], values: NamedValues, endings: [FormEnding] = [], limits: FieldLimits,
        _ lists: ListTables, rejectsUnknown: Bool, _ types: inout ValueTypes
    ) {
        let policies = ObjectPolicies(of: items, rejectsUnknown: rejectsUnknown)
        var fields: [FieldLayout] = []
        // For each item, the number of fields before it.
        var counts = [0]
        var keys = KeyedPaths()
        var headings: [(index: Int, name: FieldName, keyed: FieldPath?)] = []
        for (index, item) in items.enumerated() {
            let keyed = keys.path(of: item)
            if item.kind == .section, let name = item.name { headings.append((index, name, keyed)) }
            if item.holdsValue, let name = item.name {
                fields.append(
                    FieldLayout(
                        item, name, keyed, limits: limits, lists,
                        rejectsUnknown: policies.rejectsUnknown(in: name.section), &types))
            }
            counts.append(fields.count)
        }
        let sections = SectionLayout.sections(
            of: headings.map { index, name, keyed in
                let end = min(index + 1 + items[index].itemCount, items.count)
                return (name, keyed, counts[index]..<counts[end])
            }, policies)
        for value in values.list { fields.append(types.layout(of: value)) }
        for ending in endings where ending.when != nil {
            fields.append(
                FieldLayout(ending.name, valueType: .boolean, isOutput: false, role: .ending))
        }
        self.init(fields, sections: sections, limits: limits, rejectsUnknown: rejectsUnknown)
    }
}

extension SectionLayout {
    /// The named sections of a record, each before those that are nested in it.
    ///
    /// - Parameters:
    ///   - headings: The parts of the sections, in order: the fields of each, and its path, if it is not that of its name.
    ///   - policies: How unknown keys of their objects are treated.
    /// - Returns: The sections, each name once with the fields of all its parts.
    fileprivate static func sections(
        of headings: [(name: FieldName, keyed: FieldPath?, fields: Range<Int>)],
        _ policies: ObjectPolicies
    ) -> [SectionLayout] {
        var sections: [(name: FieldName, keyed: FieldPath?, fields: [Int])] = []
        var known: [String: Int] = [:]
        for (name, keyed, part) in headings {
            if let section = known[name.text] {
                sections[section].fields += part
            } else {
                known[name.text] = sections.count
                sections.append((name, keyed, Array<Int>(part)))
            }
        }
        return sections.map {
            SectionLayout(
                name: $0.name, fields: $0.fields, keyed: $0.keyed,
                rejectsUnknown: policies.rejectsUnknown(in: $0.name))
        }
    }
}

extension FieldLayout {
    /// Makes the layout of an item whose named values have unknown types.
    convenience init(
        _ item: FormItem, _ name: FieldName, limits: FieldLimits, lists: ListTables = ListTables()
    ) {
        var types = ValueTypes.none
        self.init(item, name, nil, limits: limits, lists, rejectsUnknown: true, &types)
    }

    fileprivate convenience init(
        _ item: FormItem, _ name: FieldName, _ keyed: FieldPath?, limits: FieldLimits,
        _ lists: ListTables, rejectsUnknown: Bool,
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
                ? FormLayout(
                    item.items, values: item.values, limits: limits, lists,
                    rejectsUnknown: item.unknownFields.map { $0 == .reject } ?? rejectsUnknown,
                    &types) : nil,
            keyed: keyed)
    }
}

/// Whether unknown keys of the objects of a record are issues: of a section as its first part says, or as in the object
/// around it.
private struct ObjectPolicies {
    private let outside: Bool
    /// The sections that say so themselves.
    private var own: [String: Bool] = [:]

    init(of items: [FormItem], rejectsUnknown: Bool) {
        outside = rejectsUnknown
        for item in items {
            guard item.kind == .section, let said = item.unknownFields, let name = item.name,
                own[name.text] == nil
            else { continue }
            own[name.text] = said == .reject
        }
    }

    /// Whether they are in the object of a section, or of the record.
    func rejectsUnknown(in section: FieldName?) -> Bool {
        guard !own.isEmpty else { return outside }
        var section = section
        while let name = section {
            if let said = own[name.text] { return said }
            section = name.section
        }
        return outside
    }
}

/// The paths of the items of a record that have a key, or are in a section that has one.
private struct KeyedPaths {
    /// The parts of sections around the present item whose paths are not those of their names, and perhaps some behind
    /// which it is.
    private var sections: [(name: FieldName, path: FieldPath)] = []
    /// The paths of all such sections so far, by their names, for their later parts.
    private var known: [String: FieldPath] = [:]

    /// The path of an item with a name; `nil` for one that is that of its name.
    mutating func path(of item: FormItem) -> FieldPath? {
        guard item.key != nil || !known.isEmpty, let name = item.name else { return nil }
        let section = name.section
        while let last = sections.last, last.name != section { sections.removeLast() }
        if item.kind == .section, let path = known[name.text] {
            sections.append((name, path))
            return path
        }
        let enclosing = sections.last?.path
        guard item.key != nil || enclosing != nil else { return nil }
        let path = (enclosing ?? section.map { FieldPath($0) } ?? FieldPath())
            .appending(.key(item.key ?? name.simpleText))
        if item.kind == .section {
            sections.append((name, path))
            known[name.text] = path
        }
        return path
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
