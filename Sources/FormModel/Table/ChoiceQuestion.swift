/// A request for choices that depend on the values of other fields: `{ "remote": "plots", "with": ["village"] }`.
///
/// Every field that asks for the same choices with the same values has the same question.
public struct ChoiceQuestion: Sendable, Hashable {
    /// The name of the choices.
    public let name: String

    /// The names of the fields, in the order of the form file.
    public let fields: [FieldName]

    private let list: [FieldValue]

    /// The values of the fields; none is empty.
    public var values: [FieldName: FieldValue] {
        [FieldName: FieldValue](zip(fields, list), uniquingKeysWith: { first, _ in first })
    }

    package init(_ name: String, _ fields: [FieldName], _ values: [FieldValue]) {
        self.name = name
        self.fields = fields
        list = values
    }

    /// Stands for all values of the fields, for which the choices are the same.
    init(forAllValuesOf name: String) {
        self.init(name, [], [])
    }

    /// Whether it stands for all values.
    var isForAllValues: Bool { fields.isEmpty }

    /// The values as a JSON object, with the names of the fields as its keys.
    package var json: [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        for (field, value) in zip(fields, list) {
            writer.key(field.text)
            writer.value(value)
        }
        writer.endObject()
        return writer.bytes
    }
}

extension ChoiceQuestion: CustomStringConvertible, CustomReflectable {
    /// The name of the choices and the names of the fields; no values.
    public var description: String {
        "\(name) with \(fields.map(\.text).joined(separator: ", "))"
    }

    /// Nothing, so that no value is printed.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
