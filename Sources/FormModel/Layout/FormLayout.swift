/// The fields of a form, or of the rows of a group, and their indices by name.
package final class FormLayout: Sendable {
    /// The fields, in form order.
    package let fields: [FieldLayout]

    /// The limits of their values.
    package let limits: FieldLimits

    /// Finds a field by the bytes of its name.
    package let table: FieldTable

    /// The facts about the fields that are needed for every value.
    package let plans: [FieldPlan]

    /// For each field, the choices that it offers.
    private let choices: [FieldTable]
    private let indices: [FieldName: Int]

    /// Makes a layout; of two fields with the same name the first is found.
    init(_ fields: [FieldLayout], limits: FieldLimits) {
        self.fields = fields
        self.limits = limits
        table = FieldTable(fields.map(\.name.text))
        choices = fields.map { FieldTable($0.choices.map(\.value)) }
        plans = fields.map { field in
            FieldPlan(
                valueType: field.valueType, isSecure: field.isSecure,
                hasFormatter: field.formatter != nil,
                hasCanonicalizers: !field.canonicalizers.isEmpty,
                isPlainText: !field.hasCanonicalForm
                    && (field.valueType == .text || field.valueType == .multiline))
        }
        indices = [FieldName: Int](
            fields.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The index of the field of that name.
    package func index(of name: FieldName) -> Int? { indices[name] }

    /// The field of that name.
    package func field(_ name: FieldName) -> FieldLayout? { index(of: name).map { fields[$0] } }

    /// Whether a field offers a choice of that value.
    func offers(_ value: Span<UInt8>, at field: Int) -> Bool {
        choices[field].index(of: value) >= 0
    }
}
