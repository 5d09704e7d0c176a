/// One item of a form: a label, an input, a secure input, a button or a group.
///
/// ```swift
/// FormItem.input("email", title: "E-mail", validators: [.required, .email])
/// FormItem.secureInput("password", title: "Password", validators: [.required, .length(min: 12)])
/// ```
public struct FormItem: Sendable {
    /// The kind of an item.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A text to read.
        case label
        /// A field to fill in.
        case input
        /// A field whose value is never shown, and never kept in an issue, log or draft.
        case secureInput
        /// A button to press.
        case button
        /// Items that are filled in several times, row by row.
        case group

        /// The kind with its article, for messages: `an input`.
        var withArticle: String { self == .input ? "an input" : "a \(rawValue)" }
    }

    /// The kind of the item.
    public let kind: Kind

    /// The name; inputs, buttons and groups have one, unique in the form or in their group.
    public let name: FieldName?

    /// The text that a person reads.
    public let title: LocalizedText

    /// An explanation that is shown on demand.
    public var help: LocalizedText?

    /// An example of an answer, shown while the field is empty.
    public var placeholder: LocalizedText?

    /// The caption of each row of a group, with the fields of the row and its number: `Stem {row} of {tag}`; the title
    /// and the number of the row if it is `nil`.
    public var rowTitle: LocalizedText?

    /// The default: a value or an expression, never both.
    private var start: Start

    /// The type of the value.
    public let valueType: ValueType

    /// The choices of an input of type `choice` or `choices`; empty until they are fetched.
    public internal(set) var choices: [Choice]

    /// The name of the choices if they are fetched; see ``Form/withChoices(_:)``.
    ///
    /// The name follows the rules of field names.
    public let choicesFrom: String?

    /// Whether the choices are known, because the form lists them or because they have been
    /// fetched.
    var hasChoices: Bool

    /// The validators, in the order in which they run.
    public let validators: [any Validator]

    /// The formatter, which converts between typed text, value and shown text.
    public let formatter: (any InputFormatter)?

    /// The items of each row of a group.
    public internal(set) var items: [FormItem]

    /// The smallest number of rows of a group.
    public let minimumRows: Int

    /// The largest number of rows of a group.
    public let maximumRows: Int

    /// The largest number of rows of a group that sets none: 1,000.
    public static let defaultMaximumRows = 1_000

    /// The largest depth of nested groups: 4.
    public static let maximumGroupDepth = 4

    /// The effect of a button.
    public let action: ButtonAction?

    /// Whether the value is part of the result; that of a repeated password is not.
    public var isOutput: Bool

    /// Messages that replace those of the catalogue, by issue code, with placeholders such as
    /// `{min}` and `{title}`.
    public var messages: [String: LocalizedText]

    /// The condition for showing the item; without one it is always shown.
    ///
    /// A hidden field is not validated and its effective value is empty. Its entered value is kept
    /// for the case that it is shown again.
    public var visibleWhen: FormExpression?

    /// The condition for changing an input or pressing a button; without one this is always
    /// possible.
    ///
    /// The effective value of a disabled field is its default. Its entered value is kept for the
    /// case that it is enabled again.
    public var enabledWhen: FormExpression?

    /// The condition under which the field must be filled in, besides validators that always
    /// require a value.
    public var requiredWhen: FormExpression?

    /// The calculation of the value, which cannot be entered.
    public var computed: FormExpression?

    private enum Start: Sendable {
        case value(FieldValue)
        case expression(FormExpression)
    }

    package init(
        kind: Kind, name: FieldName?, title: LocalizedText, help: LocalizedText? = nil,
        placeholder: LocalizedText? = nil, defaultValue: FieldValue = .empty,
        valueType: ValueType = .text, choices: [Choice] = [], choicesFrom: String? = nil,
        validators: [any Validator] = [],
        formatter: (any InputFormatter)? = nil, action: ButtonAction? = nil, isOutput: Bool = true,
        messages: [String: LocalizedText] = [:], items: [FormItem] = [], minimumRows: Int = 0,
        maximumRows: Int = FormItem.defaultMaximumRows
    ) {
        self.kind = kind
        self.name = name
        self.title = title
        self.help = help
        self.placeholder = placeholder
        start = .value(defaultValue)
        self.valueType = valueType
        self.choices = choices
        self.choicesFrom = choicesFrom
        hasChoices = choicesFrom == nil || !choices.isEmpty
        self.validators = validators.map(\.unwrapped)
        self.formatter = formatter?.adapted(to: self.validators)
        self.action = action
        self.isOutput = isOutput
        self.messages = messages
        self.items = items
        self.minimumRows = minimumRows
        self.maximumRows = maximumRows
    }

    /// The value at the start; empty if ``defaultExpression`` is set.
    ///
    /// Only an input that is not secure can have one. Setting this property removes the expression.
    public var defaultValue: FieldValue {
        get {
            guard case .value(let value) = start else { return .empty }
            return value
        }
        set { start = .value(newValue) }
    }

    /// The expression that calculates the value at the start.
    ///
    /// It is evaluated when filling in begins and, until the field is set, whenever a field that it
    /// reads changes. Only an input can have one. Setting this property removes
    /// ``defaultValue``.
    public var defaultExpression: FormExpression? {
        get {
            guard case .expression(let expression) = start else { return nil }
            return expression
        }
        set { start = newValue.map(Start.expression) ?? .value(defaultValue) }
    }

    /// Whether the item has a value: an input, a secure input or a group.
    public var isInput: Bool { kind == .input || kind == .secureInput || kind == .group }

    /// Whether the item is a field of the form, with a name and a value.
    var holdsValue: Bool { isInput && name != nil }

    /// Whether the value must never be shown.
    public var isSecure: Bool { kind == .secureInput }

    /// Whether the field must always be filled in.
    public var isRequired: Bool {
        kind == .group && minimumRows > 0 || validators.contains { $0.requiresValue }
    }

    /// Whether choices of the input, or of an item of the group, are not fetched yet.
    ///
    /// - Complexity: O(*n*) in the items of a group.
    public var awaitsChoices: Bool { !hasChoices || items.contains(where: \.awaitsChoices) }
}
