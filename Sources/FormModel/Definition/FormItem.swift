/// One item of a form: a label, an input, a secure input, a button, a group or a section.
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
        /// A heading and a condition for several items.
        case section

        /// The kind with its article, for messages: `an input`.
        var withArticle: String { self == .input ? "an input" : "a \(rawValue)" }
    }

    /// Who sets the value of a field.
    public enum Setter: String, Sendable, Hashable, CaseIterable {
        /// The person who fills in the form.
        case person
        /// The program that shows or validates the form, such as for the address of an account.
        case program
    }

    /// The kind of the item.
    public let kind: Kind

    /// The name; inputs, buttons and groups have one, and sections may, unique in the form or in their group.
    ///
    /// Once the item is part of a page or of a group, it is the full name, with those of the sections around the item:
    /// `address.street`.
    public internal(set) var name: FieldName?

    /// The text that a person reads; empty for a section without a heading.
    public let title: LocalizedText

    /// An explanation that is shown on demand.
    public var help: LocalizedText?

    /// An example of an answer, shown while the field is empty.
    public var placeholder: LocalizedText?

    /// What a browser may fill in, as the HTML standard names it: `email`, or `section-blue shipping street-address`.
    ///
    /// Only inputs and secure inputs have one.
    public var autocomplete: String?

    /// Whether a person who types the secret is asked for it twice; only a secure input can be.
    ///
    /// It is a matter of the surface: a submission has the secret once, and answers from a file or a pipe are not asked
    /// twice.
    public var isConfirmed = false

    /// The caption of each row of a group, with the fields of the row and its number: `Stem {row} of {tag}`; the title
    /// and the number of the row if it is `nil`.
    public var rowTitle: LocalizedText?

    /// The default: a value or an expression, never both.
    private var start: Start

    /// The title of yes, for an input of type `boolean`.
    public var trueTitle: LocalizedText?

    /// The title of no, for an input of type `boolean`.
    public var falseTitle: LocalizedText?

    /// The unit of an input of type `integer` or `decimal`, which is shown behind the number and is no part of the value.
    public var unit: LocalizedText?

    /// The type of the value.
    public let valueType: ValueType

    /// The choices of an input of type `choice`, `choices`, `integer` or `decimal`; empty until they are fetched.
    public internal(set) var choices: [Choice]

    /// The source of the choices: a list of the form, or choices that are fetched; `nil` if the item lists them itself.
    public let choicesOf: ChoiceSource?

    /// The name of the choices if they are fetched; see ``Form/withChoices(_:)``.
    ///
    /// The name has letters, digits, `_`, `-` and `.`.
    public var choicesFrom: String? { choicesOf?.remoteName }

    /// Whether the choices are known, because the form lists them or because they have been
    /// fetched.
    var hasChoices: Bool

    /// The validators, in the order in which they run.
    public let validators: [any Validator]

    /// The formatter, which converts between typed text, value and shown text.
    public let formatter: (any InputFormatter)?

    /// The items of each row of a group, or of a section.
    ///
    /// A page and a group hold their items as one list: a section in it is a heading without items, and its
    /// ``itemCount`` items follow it.
    public internal(set) var items: [FormItem]

    /// The number of items of a section that follow it in the list of a page or group, those of nested sections too.
    public internal(set) var itemCount = 0

    /// The smallest number of rows of a group.
    public let minimumRows: Int

    /// The largest number of rows of a group.
    public let maximumRows: Int

    /// What decides the number of rows of a group; `nil` where a person adds rows, from ``minimumRows`` to
    /// ``maximumRows``.
    public let rowSource: RowSource?

    /// The largest number of rows of a group that sets none: 1,000.
    public static let defaultMaximumRows = 1_000

    /// The largest depth of nested groups and sections: 4.
    public static let maximumGroupDepth = 4

    /// The effect of a button.
    public let action: ButtonAction?

    /// Whether the value is part of the result; that of a repeated password is not.
    public var isOutput: Bool

    /// Whether renderers, questions, the review and transcripts show the item.
    ///
    /// The value of an item that is not shown is part of the result as usual: a program sets it, the form calculates
    /// it, or a submission has it.
    public var isShown = true

    /// Who sets the value.
    ///
    /// A person sees the value of a field that the program sets, and cannot change it. Only an input of a form can be
    /// one: rows have no identity by which a program could name them.
    public var setBy = Setter.person

    /// The named values of the rows of a group, which the expressions of its rows may read.
    public internal(set) var values = NamedValues()

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

    /// The field whose choice of another answer shows this text; `nil` for other items.
    var other: OtherText?

    /// Members of the item whose keys begin with `x-`.
    public var extensions: Extensions = [:]

    private enum Start: Sendable {
        case value(FieldValue)
        case expression(FormExpression)
    }

    init(
        kind: Kind, name: FieldName?, title: LocalizedText, help: LocalizedText? = nil,
        placeholder: LocalizedText? = nil, defaultValue: FieldValue = .empty,
        valueType: ValueType = .text, choices: [Choice] = [], choicesFrom: String? = nil,
        choicesOf: ChoiceSource? = nil, validators: [any Validator] = [],
        formatter: (any InputFormatter)? = nil, action: ButtonAction? = nil, isOutput: Bool = true,
        messages: [String: LocalizedText] = [:], items: [FormItem] = [], minimumRows: Int = 0,
        maximumRows: Int = FormItem.defaultMaximumRows, rowSource: RowSource? = nil
    ) {
        self.kind = kind
        self.name = name
        self.title = title
        self.help = help
        self.placeholder = placeholder
        start = .value(defaultValue)
        self.valueType = valueType
        self.choices = valueType.isNumber ? choices.map(\.ofNumber) : choices
        let source = choicesOf ?? choicesFrom.map { .remote($0) }
        self.choicesOf = source
        hasChoices =
            source?.remoteName == nil || source?.isDependent == true || !choices.isEmpty
        self.validators = validators.map(\.unwrapped)
        self.formatter = formatter?.adapted(to: self.validators)
        self.action = action
        self.isOutput = isOutput
        self.messages = messages
        self.items = kind == .group ? items.inOneList : items
        self.minimumRows = minimumRows
        self.maximumRows = maximumRows
        self.rowSource = rowSource
    }

    /// The value at the start; empty if ``defaultExpression`` is set.
    ///
    /// Only an input that is not secure, and a group, can have one. Setting this property removes the expression.
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

    /// Whether choices of the input, or of an item of the group, are not fetched yet; choices that are fetched for the
    /// values of other fields are not among them.
    ///
    /// - Complexity: O(*n*) in the items of a group.
    public var awaitsChoices: Bool { !hasChoices || items.contains(where: \.awaitsChoices) }

    /// Whether the form does not say which values are choices: they are fetched, or are those of rows.
    package var hasUnknownChoices: Bool { !hasChoices || choicesOf?.isUnknownToForm == true }
}
