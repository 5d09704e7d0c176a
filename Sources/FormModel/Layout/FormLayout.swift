/// The fields of a form or of the rows of a group, and how to find them by name.
package final class FormLayout: Sendable {
    package let fields: [FieldLayout]

    package let limits: FieldLimits

    package let table: FieldTable

    /// The named sections, each before those that are nested in it.
    package let sections: [SectionLayout]

    /// The sections by full name.
    let sectionTable: FieldTable

    /// The fields that are in no named section, by the keys that they have in an object.
    let members: FieldTable

    /// The facts about each field that are read for every value.
    package let traits: [FieldTraits]

    /// The choices of each field, by value.
    private let choices: [FieldTable]

    /// The fields that are boxes, which a form post has only where they are ticked.
    let boxes: [Int]

    /// Makes a layout; of fields with the same name the first is found.
    init(_ fields: [FieldLayout], sections: [SectionLayout] = [], limits: FieldLimits) {
        self.fields = fields
        self.limits = limits
        table = FieldTable(fields.map(\.name.text))
        self.sections = sections
        sectionTable = FieldTable(sections.map(\.name.text))
        members =
            sections.isEmpty
            ? table : FieldTable(fields.map { $0.name.isSimple ? $0.name.text : nil })
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
        boxes = traits.indices.filter { [traits] in traits[$0].isBox }
    }

    package func index(of name: FieldName) -> Int? {
        let index = table.index(of: name.text.utf8.span)
        return index < 0 ? nil : index
    }

    package func field(_ name: FieldName) -> FieldLayout? { index(of: name).map { fields[$0] } }

    func offers(_ value: Span<UInt8>, at field: Int) -> Bool {
        choices[field].index(of: value) >= 0
    }
}
