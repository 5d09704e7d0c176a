/// One item of a form: a label, an input, a secure input or a button.
///
/// ```swift
/// FormItem.input("email", title: "E-mail", validators: [.required, .email])
/// FormItem.secureInput("password", title: "Password", validators: [.required, .length(min: 12)])
/// ```
public struct FormItem: Sendable {
    /// What an item is.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A text to read.
        case label
        /// A field to fill in.
        case input
        /// A field whose value is never shown, nor kept in an issue, log or draft.
        case secureInput
        /// Something to press.
        case button
        /// Items that are filled in several times, row by row.
        case group

        /// As it stands in a sentence: `an input`.
        var withArticle: String { self == .input ? "an input" : "a \(rawValue)" }
    }

    /// What it is.
    public let kind: Kind

    /// The name; every input, button and group has one, unique in the form or in its group.
    public let name: FieldName?

    /// What a person reads.
    public let title: LocalizedText

    /// An explanation, shown on demand.
    public var help: LocalizedText?

    /// An example of an answer, shown while there is none.
    public var placeholder: LocalizedText?

    /// What an input starts with: a value or a calculation, never both.
    private var start: Start

    /// What kind of value an input holds.
    public let valueType: ValueType

    /// The answers that an input of type `choice` or `choices` offers; none while they are to be fetched.
    public internal(set) var choices: [Choice]

    /// The name of the choices, where they are fetched and not listed; see ``Form/withChoices(_:)``.
    ///
    /// It has letters, digits and `_`, as that of a field.
    public let choicesFrom: String?

    /// Whether somebody has said what the choices are.
    var hasChoices: Bool

    /// The validators, in the order in which they report.
    public let validators: [any Validator]

    /// How the value is typed, kept and shown.
    public let formatter: (any InputFormatter)?

    /// The items of each row of a group.
    public internal(set) var items: [FormItem]

    /// The fewest rows that a group must have.
    public let minimumRows: Int

    /// The most rows that a group may have.
    public let maximumRows: Int

    /// The most rows of a group that names no most: 1,000.
    public static let defaultMaximumRows = 1_000

    /// How many groups may stand in each other: 4.
    public static let maximumGroupDepth = 4

    /// What a button does.
    public let action: ButtonAction?

    /// Whether the value is among the answers; a repeated password is not.
    public var isOutput: Bool

    /// Sentences of its own, by issue code, with `{min}`, `{title}` and the like.
    public var messages: [String: LocalizedText]

    /// When it is shown; always where there is no condition.
    ///
    /// A hidden field is not judged, holds nothing, and keeps what was typed in case it comes back.
    public var visibleWhen: FormExpression?

    /// When an input can be changed, or a button pressed; always where there is no condition.
    ///
    /// A disabled field holds its default, and keeps what was typed in case it can be changed again.
    public var enabledWhen: FormExpression?

    /// When an answer is needed, besides always.
    public var requiredWhen: FormExpression?

    /// What the program puts into the field; nobody else can.
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
        self.formatter = formatter?.adapted(to: validators)
        self.action = action
        self.isOutput = isOutput
        self.messages = messages
        self.items = items
        self.minimumRows = minimumRows
        self.maximumRows = maximumRows
    }

    /// The value that an input starts with; empty where an expression works it out.
    ///
    /// Setting it takes the place of the expression.
    public var defaultValue: FieldValue {
        get {
            guard case .value(let value) = start else { return .empty }
            return value
        }
        set { start = .value(newValue) }
    }

    /// What works out the value that an input starts with.
    ///
    /// It is worked out when filling in begins and, until somebody sets the field, whenever what it looks at
    /// changes. Only an input can have one. Setting it takes the place
    /// of ``defaultValue``.
    public var defaultExpression: FormExpression? {
        get {
            guard case .expression(let expression) = start else { return nil }
            return expression
        }
        set { start = newValue.map(Start.expression) ?? .value(defaultValue) }
    }

    /// A text to read.
    public static func label(_ title: LocalizedText, visibleWhen: FormExpression? = nil) -> FormItem
    {
        var item = FormItem(kind: .label, name: nil, title: title)
        item.visibleWhen = visibleWhen
        return item
    }

    /// A field to fill in.
    ///
    /// - Parameters:
    ///   - name: The key of the value in a submission; unique in the form.
    ///   - title: What a person reads, and what messages call the field.
    ///   - value: What kind of value it holds.
    ///   - help: An explanation, shown on demand.
    ///   - placeholder: An example of an answer.
    ///   - default: The value that it starts with; a literal is a value: `"free"` is that text, read by the type of
    ///     the field as a form file's is, so that `"2026-01-31"` is a day and `"0.19"` an exact number. For what an
    ///     expression comes to write `defaultExpression:`.
    ///   - choices: The answers that it offers, for `choice` and `choices`.
    ///   - choicesFrom: The name of the answers, where they are fetched and not listed.
    ///   - validators: What the value must satisfy; all that fail report, in this order.
    ///   - formatter: How the value is typed, kept and shown.
    ///   - isOutput: Whether the value is among the answers.
    ///   - messages: Sentences of its own, by issue code.
    ///   - visibleWhen: When it is shown; always where there is no condition.
    ///   - enabledWhen: When it can be changed; always where there is no condition.
    ///   - requiredWhen: When an answer is needed.
    ///   - computed: What the program puts into it; nobody else can.
    /// - Returns: The item; whether it makes sense is checked when a form is made of it.
    public static func input(
        _ name: FieldName, title: LocalizedText, value: ValueType = .text,
        help: LocalizedText? = nil,
        placeholder: LocalizedText? = nil, default: FieldValue = .empty, choices: [Choice] = [],
        choicesFrom: String? = nil,
        validators: [any Validator] = [], formatter: (any InputFormatter)? = nil,
        isOutput: Bool = true, messages: [IssueCode: LocalizedText] = [:],
        visibleWhen: FormExpression? = nil, enabledWhen: FormExpression? = nil,
        requiredWhen: FormExpression? = nil, computed: FormExpression? = nil
    ) -> FormItem {
        var item = FormItem(
            kind: .input, name: name, title: title, help: help, placeholder: placeholder,
            defaultValue: `default`.asChoice(of: value), valueType: value, choices: choices,
            choicesFrom: choicesFrom,
            validators: validators, formatter: formatter, isOutput: isOutput,
            messages: byName(messages))
        item.visibleWhen = visibleWhen
        item.enabledWhen = enabledWhen
        item.requiredWhen = requiredWhen
        item.computed = computed
        return item
    }

    /// A field to fill in that starts with what an expression comes to; see ``defaultExpression``.
    ///
    /// ```swift
    /// .input("due", title: "Due", value: .date, defaultExpression: "today() + days(14)")
    /// ```
    ///
    /// The other parameters are those of a field that starts with a plain value.
    public static func input(
        _ name: FieldName, title: LocalizedText, value: ValueType = .text,
        help: LocalizedText? = nil,
        placeholder: LocalizedText? = nil, defaultExpression: FormExpression,
        choices: [Choice] = [],
        choicesFrom: String? = nil,
        validators: [any Validator] = [], formatter: (any InputFormatter)? = nil,
        isOutput: Bool = true, messages: [IssueCode: LocalizedText] = [:],
        visibleWhen: FormExpression? = nil, enabledWhen: FormExpression? = nil,
        requiredWhen: FormExpression? = nil
    ) -> FormItem {
        var item = input(
            name, title: title, value: value, help: help, placeholder: placeholder,
            choices: choices, choicesFrom: choicesFrom, validators: validators,
            formatter: formatter, isOutput: isOutput, messages: messages, visibleWhen: visibleWhen,
            enabledWhen: enabledWhen,
            requiredWhen: requiredWhen)
        item.defaultExpression = defaultExpression
        return item
    }

    /// A field whose value is never shown; it holds text and is not trimmed.
    ///
    /// - Parameters:
    ///   - name: The key of the value in a submission; unique in the form.
    ///   - title: What a person reads, and what messages call the field.
    ///   - help: An explanation, shown on demand.
    ///   - validators: What the value must satisfy; all that fail report, in this order.
    ///   - formatter: How the value is typed and kept.
    ///   - isOutput: Whether the value is among the answers.
    ///   - messages: Sentences of its own, by issue code.
    ///   - visibleWhen: When it is shown; always where there is no condition.
    ///   - enabledWhen: When it can be changed; always where there is no condition.
    ///   - requiredWhen: When an answer is needed.
    /// - Returns: The item; whether it makes sense is checked when a form is made of it.
    public static func secureInput(
        _ name: FieldName, title: LocalizedText, help: LocalizedText? = nil,
        validators: [any Validator] = [],
        formatter: (any InputFormatter)? = nil, isOutput: Bool = true,
        messages: [IssueCode: LocalizedText] = [:], visibleWhen: FormExpression? = nil,
        enabledWhen: FormExpression? = nil, requiredWhen: FormExpression? = nil
    ) -> FormItem {
        var item = FormItem(
            kind: .secureInput, name: name, title: title, help: help, validators: validators,
            formatter: formatter, isOutput: isOutput, messages: byName(messages))
        item.visibleWhen = visibleWhen
        item.enabledWhen = enabledWhen
        item.requiredWhen = requiredWhen
        return item
    }

    /// Something to press.
    public static func button(
        _ name: FieldName, title: LocalizedText, action: ButtonAction,
        visibleWhen: FormExpression? = nil,
        enabledWhen: FormExpression? = nil
    ) -> FormItem {
        var item = FormItem(kind: .button, name: name, title: title, action: action)
        item.visibleWhen = visibleWhen
        item.enabledWhen = enabledWhen
        return item
    }

    /// Items that are filled in several times, such as the contacts of a company.
    ///
    /// - Parameters:
    ///   - name: The key of the list of rows in a submission; unique in the form.
    ///   - title: What a person reads, and what messages call the group.
    ///   - help: An explanation, shown on demand.
    ///   - min: The fewest rows; fewer are `tooFew`.
    ///   - max: The most rows, more are `tooMany`; ``defaultMaximumRows`` unless given, or `min` where
    ///     that is more.
    ///   - items: The items of each row: inputs, labels and groups, no buttons. Their names are unique in the
    ///     row. Groups may stand in each other up to ``maximumGroupDepth``. Their conditions and calculations
    ///     are worked out row by row; a name in them is that of a field of the row, or else of what stands
    ///     around it.
    ///   - validators: What all rows together must satisfy, such as `unique` by a field.
    ///   - isOutput: Whether the rows are among the answers.
    ///   - messages: Sentences of its own, by issue code.
    /// - Returns: The item; whether it makes sense is checked when a form is made of it.
    public static func group(
        _ name: FieldName, title: LocalizedText, help: LocalizedText? = nil, min: Int = 0,
        max: Int? = nil,
        items: [FormItem], validators: [any Validator] = [], isOutput: Bool = true,
        messages: [IssueCode: LocalizedText] = [:]
    ) -> FormItem {
        FormItem(
            kind: .group, name: name, title: title, help: help, valueType: .group,
            validators: validators, isOutput: isOutput, messages: byName(messages), items: items,
            minimumRows: min, maximumRows: max ?? Swift.max(defaultMaximumRows, min))
    }

    /// Whether it holds a value, or the rows of a group.
    public var isInput: Bool { kind == .input || kind == .secureInput || kind == .group }

    /// Whether it is a field of the form, which has a name.
    var holdsValue: Bool { isInput && name != nil }

    /// Whether its value must never be shown.
    public var isSecure: Bool { kind == .secureInput }

    /// Whether an answer is needed.
    public var isRequired: Bool {
        kind == .group && minimumRows > 0 || validators.contains { $0.requiresValue }
    }

    /// Whether the choices of an input, or of an item of a group, have still to be fetched.
    ///
    /// - Complexity: O(*n*) in the items of a group.
    public var awaitsChoices: Bool { !hasChoices || items.contains(where: \.awaitsChoices) }

    private static func byName(_ messages: [IssueCode: LocalizedText]) -> [String: LocalizedText] {
        [String: LocalizedText](
            messages.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}

extension FieldValue {
    /// The value as a field of that type starts with it: a text that is written for a choice is the value of one.
    fileprivate func asChoice(of type: ValueType) -> FieldValue {
        if type == .choice, case .text(let text) = self { .choice(text) } else { self }
    }
}
