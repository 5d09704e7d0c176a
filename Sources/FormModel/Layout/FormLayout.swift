/// The fields of a form or of the rows of a group, and how to find them by name.
package final class FormLayout: Sendable {
    /// The fields that a submission may have, then helpers: named values, and conditions of endings.
    package let fields: [FieldLayout]

    /// The number of fields that a submission may have.
    package let sentCount: Int

    let limits: FieldLimits

    /// Whether keys of the object of the record that name no field, and values of its hidden fields, are issues.
    package let rejectsUnknown: Bool

    /// The names of the fields that a submission may have.
    let table: FieldTable

    /// The named sections, each before those that are nested in it.
    package let sections: [SectionLayout]

    /// The sections by full name.
    let sectionTable: FieldTable
    /// The innermost section of each field, or −1; empty without sections.
    let sectionOfField: [Int]

    /// Whether a field or section of a record has a key.
    let hasKeys: Bool

    /// Whether a field or section of a record, or of its rows, has a key, or rows have keys.
    package let hasInnerKeys: Bool

    /// The fields by their keys and those of their sections.
    let keyTable: FieldTable

    /// The keys of each section and of those around it.
    let sectionKeys: [String]

    /// The sections by these keys.
    let sectionKeyTable: FieldTable

    /// The numbers of bytes of the keys in objects of the record and its sections, each once, the largest first; empty
    /// without keys, where names of posts are divided at points and brackets.
    let keyLengths: [Int]

    /// What stands between keys in these tables: no name contains a point, and no key a control character.
    let separator: UInt8

    /// The fields that are in no named section, by the keys that they have in an object.
    let members: FieldTable
    /// The names of the named values, which only expressions find.
    private let values: FieldTable?

    /// The facts about each field that are read for every value.
    let traits: [FieldTraits]

    /// The choices of each field, by value.
    private let choices: [FieldTable]

    /// The fields that are boxes, which a form post has only where they are ticked.
    let boxes: [Int]

    /// The groups whose rows are fixed.
    let fixedGroups: [Int]

    /// Whether the rows of a group, or of one in its rows, are fixed.
    let hasFixedRows: Bool

    /// Makes a layout; of fields with the same name the first is found.
    init(
        _ fields: [FieldLayout], sections: [SectionLayout] = [], limits: FieldLimits,
        rejectsUnknown: Bool = true
    ) {
        self.fields = fields
        self.rejectsUnknown = rejectsUnknown
        self.limits = limits
        let sentCount = fields.firstIndex { $0.role != .sent } ?? fields.count
        self.sentCount = sentCount
        table = FieldTable(fields.prefix(sentCount).map(\.name.text))
        let values = fields[sentCount...].prefix { $0.role == .value }
        self.values = values.isEmpty ? nil : FieldTable(values.map(\.name.text))
        fixedGroups = fields.indices.filter { fields[$0].fixedRows != nil }
        hasFixedRows =
            !fixedGroups.isEmpty || fields.contains { $0.rows?.hasFixedRows == true }
        self.sections = sections
        let sectionNames = sections.map(\.name.text)
        sectionTable = FieldTable(sectionNames)
        var innermost = [Int](repeating: -1, count: sections.isEmpty ? 0 : fields.count)
        for (index, section) in sections.enumerated() {
            for field in section.fields { innermost[field] = index }
        }
        sectionOfField = innermost
        hasKeys =
            fields.contains { $0.isKeyed } || sections.contains { $0.keyed != nil }
        hasInnerKeys =
            hasKeys || fields.contains { $0.rowKeys != nil || $0.rows?.hasInnerKeys == true }
        separator = hasKeys ? 0 : UInt8(ascii: ".")
        keyLengths =
            hasKeys
            ? FormLayout.lengths(
                of: (fields.prefix(sentCount).map(\.path) + sections.map(\.path))
                    .compactMap(\.keys.last)) : []
        if hasKeys {
            sectionKeys = sections.map { [separator] in FormLayout.joined($0.path, by: separator) }
            sectionKeyTable = FieldTable(sectionKeys)
            keyTable = FieldTable(
                fields.prefix(sentCount).map { [separator] in
                    FormLayout.joined($0.path, by: separator)
                })
        } else {
            sectionKeys = sectionNames
            sectionKeyTable = sectionTable
            keyTable = table
        }
        members =
            sections.isEmpty
            ? keyTable
            : FieldTable(
                fields.prefix(sentCount).map { [hasKeys] field in
                    guard field.name.isSimple else { return nil }
                    return hasKeys ? field.path.keys.first : field.name.text
                })
        // Fields with the same list share its table.
        choices = fields.map { $0.list?.table ?? FieldTable($0.choices.map(\.value)) }
        traits = fields.map { field in
            FieldTraits(
                valueType: field.valueType, isSecure: field.isSecure,
                hasFormatter: field.formatter != nil,
                hasCanonicalizers: !field.canonicalizers.isEmpty,
                isPlainText: !field.hasCanonicalForm
                    && (field.valueType == .text || field.valueType == .multiline))
        }
        boxes = traits.indices.filter { [traits] in $0 < sentCount && traits[$0].isBox }
    }

    /// The keys of the fields in no named section, for comparing them with a text; those that JSON writes in several ways
    /// are never found there.
    var memberKeys: [JSONKey] {
        guard hasKeys else { return members.keys }
        return zip(members.keys, fields).map { key, field in
            let isPlain = field.path.keys.allSatisfy {
                !$0.utf8.contains(UInt8(ascii: "\"")) && !$0.utf8.contains(UInt8(ascii: "\\"))
            }
            return isPlain ? key : .never
        }
    }

    /// The index of the field that a submission may have.
    func index(of name: FieldName) -> Int? {
        let index = table.index(of: name.text.utf8.span)
        return index < 0 ? nil : index
    }

    /// The index of the field or named value that an expression reads by that name.
    func readableIndex(of name: FieldName) -> Int? {
        if let index = index(of: name) { return index }
        guard let index = values?.index(of: name.text.utf8.span), index >= 0 else { return nil }
        return sentCount + index
    }

    /// Whether an expression reads a field or named value by that name.
    func isReadable(_ name: String) -> Bool {
        table.index(of: name.utf8.span) >= 0 || (values?.index(of: name.utf8.span) ?? -1) >= 0
    }

    /// The named values and conditions of endings.
    var helpers: ArraySlice<FieldLayout> { fields[sentCount...] }

    package func field(_ name: FieldName) -> FieldLayout? { index(of: name).map { fields[$0] } }

    /// Whether a value is among the choices of a field; that of a row may be any text.
    func offers(_ value: Span<UInt8>, at field: Int) -> Bool {
        lists(value, at: field) || fields[field].takesRowValues && !value.isEmpty
    }

    /// Whether a value is one of the choices that the form lists for a field.
    func lists(_ value: Span<UInt8>, at field: Int) -> Bool { choices[field].index(of: value) >= 0 }
}
