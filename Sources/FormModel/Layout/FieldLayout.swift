/// A field of a form, or of the rows of a group: the facts that are known before anything is compiled, for reading,
/// validation and expressions.
public final class FieldLayout: Sendable {
    /// Its name, unique in the form or in its group.
    public let name: FieldName

    /// What kind of value it holds.
    public let valueType: ValueType

    /// Whether its value must never be shown.
    public let isSecure: Bool

    /// Whether its value leaves the engine with those of the others.
    package let isOutput: Bool

    /// The answers that it offers; none while they are to be fetched.
    public let choices: [Choice]

    /// Whether its choices are fetched and not listed in the form.
    package let fetchesChoices: Bool

    /// Whether its choices have still to be fetched.
    package let awaitsChoices: Bool

    /// Converts between the text that a person types, the canonical text and the text that is shown.
    public let formatter: (any InputFormatter)?

    /// Its validators, in the order in which they report.
    public let validators: [any ValidatorDescription]

    /// The validators that bring its texts, or the elements of its list, into canonical form; none where it has a
    /// formatter.
    let canonicalizers: [any ValidatorDescription]

    /// The most rows that it may have, where it is a group.
    package let maximumRows: Int

    /// The fields of its rows; `nil` for a field that is no group.
    package let rows: FormLayout?

    init(
        _ name: FieldName, valueType: ValueType, isSecure: Bool = false, isOutput: Bool = true,
        choices: [Choice] = [], fetchesChoices: Bool = false, awaitsChoices: Bool = false,
        formatter: (any InputFormatter)? = nil, validators: [any ValidatorDescription] = [],
        maximumRows: Int = 0, rows: FormLayout? = nil
    ) {
        self.name = name
        self.valueType = valueType
        self.isSecure = isSecure
        self.isOutput = isOutput
        self.choices = choices
        self.fetchesChoices = fetchesChoices
        self.awaitsChoices = awaitsChoices
        self.formatter = formatter
        self.validators = validators
        self.maximumRows = maximumRows
        self.rows = rows
        canonicalizers =
            formatter == nil && (valueType == .text || valueType == .texts)
            ? validators.filter(\.canonicalizes) : []
    }

    /// Whether it is a group, which holds rows.
    public var isGroup: Bool { rows != nil }

    /// The fields of the rows of a group, in order; none for a field that is no group.
    public var fields: [FieldLayout] { rows?.fields ?? [] }

    /// Whether its value is not always the text that was sent.
    package var hasCanonicalForm: Bool { formatter != nil || !canonicalizers.isEmpty }

    /// An element of its list as a field of its own: a text.
    var ofElements: FieldLayout { FieldLayout(name, valueType: .text, isSecure: isSecure) }
}
