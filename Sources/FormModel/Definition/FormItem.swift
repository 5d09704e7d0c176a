// large: it is the definition of every kind of item, most of which is the documentation and the parameters of its keys; what only
// some kinds have is in ItemBody.
/// One item of a form: a label, an input, a secure input, a button, a group or a section.
///
/// ```swift
/// FormItem.input("email", title: "E-mail", validators: [.required, .email])
/// FormItem.secureInput("password", title: "Password", validators: [.required, .length(min: 12)])
/// ```
///
/// An item holds only what its kind can have. Where a program sets another property of it, nothing is kept, and
/// `Form.init` refuses the item as it refuses a misplaced key of a form file.
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

    /// What every item has.
    struct Common: Sendable {
        fileprivate(set) var name: FieldName?
        let title: LocalizedText
        fileprivate(set) var key: String?
        fileprivate(set) var visibleWhen: FormExpression?
        fileprivate(set) var extensions: Extensions = [:]
        /// What a program set, but an item of the kind does not have.
        fileprivate(set) var misplaced: [Property] = []
    }

    /// What can be set in Swift, but is not part of every kind of item, in the order in which mistakes are reported.
    enum Property: Sendable, CaseIterable {
        case defaultValue, defaultExpression, setBy, isConfirmed, autocomplete, computed
        case enabledWhen, requiredWhen
    }

    private(set) var common: Shared<Common>
    private(set) var body: ItemBody

    /// The largest number of rows of a group that sets none: 1,000.
    package static let defaultMaximumRows = 1_000

    /// The largest depth of nested groups and sections: 6.
    package static let maximumGroupDepth = 6

    init(_ common: Common, _ body: ItemBody) {
        self.common = Shared(common)
        self.body = body
    }

    // MARK: Every item

    /// The kind of the item.
    public var kind: Kind {
        switch body {
        case .label: .label
        case .input: .input
        case .secureInput: .secureInput
        case .button: .button
        case .group: .group
        case .section: .section
        }
    }

    /// The name; inputs, buttons and groups have one, and sections may, unique in the form or in their group.
    ///
    /// Only sections may have the same name: they are parts of one object.
    ///
    /// Once the item is part of a page or of a group, it is the full name, with those of the sections around the item:
    /// `address.street`.
    public var name: FieldName? { common.value.name }

    /// The key of the answer, where it is not the name.
    public var key: String? { common.value.key }

    /// A copy with a key by which JSON, form posts, schemas and reports name the answer: any text of up to 256 bytes.
    public func keyed(_ key: String) -> FormItem {
        FormItem(common.with { $0.key = key }.value, body)
    }

    /// The text that a person reads; empty for a section without a heading.
    public var title: LocalizedText { common.value.title }

    /// The condition for showing the item; without one it is always shown.
    ///
    /// A hidden field is not validated and its effective value is empty. Its entered value is kept
    /// for the case that it is shown again.
    public var visibleWhen: FormExpression? {
        get { common.value.visibleWhen }
        set { common = common.with { $0.visibleWhen = newValue } }
    }

    /// Members of the item whose keys begin with `x-`.
    public var extensions: Extensions {
        get { common.value.extensions }
        set { common = common.with { $0.extensions = newValue } }
    }

    /// What a program set, but an item of the kind does not have.
    var misplaced: [Property] { Property.allCases.filter(common.value.misplaced.contains) }

    // MARK: Inputs, secure inputs and groups

    /// Whether the item has a value: an input, a secure input or a group.
    public var isInput: Bool { answer != nil }

    /// Whether the item is a field of the form, with a name and a value.
    var holdsValue: Bool { isInput && name != nil }

    /// Whether the value must never be shown.
    public var isSecure: Bool { secret != nil }

    /// The type of the value.
    public var valueType: ValueType {
        switch body {
        case .input(let input): input.value.valueType
        case .group: .group
        case .label, .secureInput, .button, .section: .text
        }
    }

    /// An explanation that is shown on demand.
    public var help: LocalizedText? {
        if case .section(let section) = body { section.value.help } else { answer?.value.help }
    }

    /// The validators, in the order in which they run.
    public var validators: [any Validator] { answer?.value.validators ?? [] }

    /// Whether the field must always be filled in.
    public var isRequired: Bool { minimumRows > 0 || validators.contains { $0.requiresValue } }

    /// Whether the value is part of the result; that of a repeated password is not.
    public var isOutput: Bool { answer?.value.isOutput ?? true }

    /// Whether renderers, questions, the review and transcripts show the item.
    ///
    /// The value of an item that is not shown is part of the result as usual: a program sets it, the form calculates
    /// it, or a submission has it.
    public var isShown: Bool { answer?.value.isShown ?? true }

    /// Messages that replace those of the catalogue, by issue code, with placeholders such as
    /// `{min}` and `{title}`.
    public var messages: [String: LocalizedText] { answer?.value.messages ?? [:] }

    /// The condition for changing an input or pressing a button; without one this is always
    /// possible.
    ///
    /// The effective value of a disabled field is its default. Its entered value is kept for the
    /// case that it is enabled again.
    public var enabledWhen: FormExpression? {
        get {
            if case .button(let button) = body {
                button.value.enabledWhen
            } else {
                answer?.value.enabledWhen
            }
        }
        set {
            if case .button(let button) = body {
                body = .button(button.with { $0.enabledWhen = newValue })
            } else {
                setAnswer(.enabledWhen, newValue != nil) { $0.enabledWhen = newValue }
            }
        }
    }

    /// The condition under which the field must be filled in, besides validators that always
    /// require a value.
    public var requiredWhen: FormExpression? {
        get { answer?.value.requiredWhen }
        set { setAnswer(.requiredWhen, newValue != nil) { $0.requiredWhen = newValue } }
    }

    /// The value at the start; empty if ``defaultExpression`` is set.
    ///
    /// Only an input that is not secure, and a group, can have one. Setting this property removes the expression.
    public var defaultValue: FieldValue {
        get {
            if let group { return group.value.rows }
            guard case .value(let value)? = input?.value.start else { return .empty }
            return value
        }
        set {
            if let group {
                body = .group(group.with { $0.rows = newValue })
            } else {
                setInput(.defaultValue, !newValue.isEmpty) { $0.start = .value(newValue) }
            }
            if input == nil { note(.defaultExpression, isMisplaced: false) }
        }
    }

    // MARK: Inputs and secure inputs

    /// The formatter, which converts between typed text, value and shown text.
    public var formatter: (any InputFormatter)? {
        input?.value.formatter ?? secret?.value.formatter
    }

    /// What a browser may fill in, as the HTML standard names it: `email`, or `section-blue shipping street-address`.
    ///
    /// Only inputs and secure inputs have one.
    public var autocomplete: String? {
        get { input?.value.autocomplete ?? secret?.value.autocomplete }
        set {
            if let secret {
                body = .secureInput(secret.with { $0.autocomplete = newValue })
            } else {
                setInput(.autocomplete, newValue != nil) { $0.autocomplete = newValue }
            }
        }
    }

    /// Whether a person who types the secret is asked for it twice; only a secure input can be.
    ///
    /// It is a matter of the surface: a submission has the secret once, and answers from a file or a pipe are not asked
    /// twice.
    public var isConfirmed: Bool {
        get { secret?.value.isConfirmed ?? false }
        set {
            if let secret {
                body = .secureInput(secret.with { $0.isConfirmed = newValue })
            } else {
                note(.isConfirmed, isMisplaced: newValue)
            }
        }
    }

    /// An example of an answer, shown while the field is empty.
    public var placeholder: LocalizedText? { input?.value.placeholder }

    /// The texts that are suggested while an answer of type `text` is typed; any other text is an answer too.
    ///
    /// Those of ``suggestionsFrom`` are empty until ``Form/withSuggestions(_:)``.
    public var suggestions: [String] { input?.value.suggestions ?? [] }

    /// The name of the suggestions, if they are given where the form is filled in; without them, nothing is suggested.
    public var suggestionsFrom: String? { input?.value.suggestionsFrom }

    /// How the answer is entered, where the value type allows several ways; `nil` for the usual one.
    public var control: FieldControl? { input?.value.control }

    /// The expression that calculates the value at the start.
    ///
    /// It is evaluated when filling in begins and, until the field is set, whenever a field that it
    /// reads changes. Only an input can have one. Setting this property removes
    /// ``defaultValue``.
    public var defaultExpression: FormExpression? {
        get {
            guard case .expression(let expression)? = input?.value.start else { return nil }
            return expression
        }
        set {
            setInput(.defaultExpression, newValue != nil) { [defaultValue] in
                $0.start = newValue.map(ItemBody.Start.expression) ?? .value(defaultValue)
            }
            if input == nil, newValue != nil { note(.defaultValue, isMisplaced: false) }
        }
    }

    /// The words for the values of the input; `nil` if it has none of its own.
    var words: FieldWords? { input?.value.words }

    /// The title of yes, for an input of type `boolean`.
    public var trueTitle: LocalizedText? { words?.trueTitle }

    /// The title of no, for an input of type `boolean`.
    public var falseTitle: LocalizedText? { words?.falseTitle }

    /// The unit of an input of type `integer` or `decimal`, which is shown behind the number and is no part of the value.
    public var unit: LocalizedText? { words?.unit }

    /// The unit of an input of type `integer` or `decimal` that is shown before the number, such as the sign of a currency.
    public var unitBefore: LocalizedText? { words?.unitBefore }

    /// The choices of an input of type `choice`, `choices`, `integer` or `decimal`; empty until they are fetched.
    public var choices: [Choice] { input?.value.choices ?? [] }

    /// The source of the choices: a list of the form, or choices that are fetched; `nil` if the item lists them itself.
    public var choicesOf: ChoiceSource? { input?.value.choicesOf }

    /// The choice of another answer beside choices that the item does not list itself, or beside numbers; the last of
    /// ``choices``.
    package var otherChoice: Choice? { input?.value.otherChoice }

    /// The name of the choices if they are fetched; see ``Form/withChoices(_:)``.
    ///
    /// The name has letters, digits, `_`, `-` and `.`.
    public var choicesFrom: String? { choicesOf?.remoteName }

    /// Whether the choices are known, because the form lists them or because they have been
    /// fetched.
    var hasChoices: Bool {
        guard let source = choicesOf, source.remoteName != nil, !source.isDependent else {
            return true
        }
        return input?.value.knowsChoices == true
    }

    /// Whether choices of the input, or of an item of the group, are not fetched yet; choices that are fetched for the
    /// values of other fields are not among them.
    ///
    /// - Complexity: O(*n*) in the items of a group.
    public var awaitsChoices: Bool { !hasChoices || items.contains(where: \.awaitsChoices) }

    /// Whether the form does not say which values are choices: they are fetched, or are those of rows.
    package var hasUnknownChoices: Bool { !hasChoices || choicesOf?.isUnknownToForm == true }

    /// Who sets the value.
    ///
    /// A person sees the value of a field that the program sets, and cannot change it. Only an input of a form can be
    /// one: rows have no identity by which a program could name them.
    public var setBy: Setter {
        get { input?.value.setBy ?? .person }
        set { setInput(.setBy, newValue == .program) { $0.setBy = newValue } }
    }

    /// The calculation of the value, which cannot be entered.
    public var computed: FormExpression? {
        get { input?.value.computed }
        set { setInput(.computed, newValue != nil) { $0.computed = newValue } }
    }

    /// The field whose choice of another answer shows this text; `nil` for other items.
    var other: OtherText? { input?.value.other }

    // MARK: Groups, sections and buttons

    /// The caption of each row of a group, with the fields of the row and its number: `Stem {row} of {tag}`; the title
    /// and the number of the row if it is `nil`.
    public var rowTitle: LocalizedText? { group?.value.rowTitle }

    /// The items of each row of a group, or of a section.
    ///
    /// A page and a group hold their items as one list: a section in it is a heading without items, and its
    /// ``itemCount`` items follow it.
    public var items: [FormItem] {
        switch body {
        case .group(let group): group.value.items
        case .section(let section): section.value.items
        case .label, .input, .secureInput, .button: []
        }
    }

    /// The number of items of a section that follow it in the list of a page or group, those of nested sections too.
    public var itemCount: Int {
        if case .section(let section) = body { section.value.itemCount } else { 0 }
    }

    /// The smallest number of rows of a group.
    public var minimumRows: Int { group?.value.minimumRows ?? 0 }

    /// The largest number of rows of a group.
    public var maximumRows: Int { group?.value.maximumRows ?? FormItem.defaultMaximumRows }

    /// What decides the number of rows of a group; `nil` where a person adds rows, from ``minimumRows`` to
    /// ``maximumRows``.
    public var rowSource: RowSource? { group?.value.rowSource }

    /// The choices to which the rows of a group belong, where the form says which rows it has; `nil` for other groups, and
    /// for a group that is not yet part of a form and names a list of it.
    public var fixedRows: [Choice]? {
        if case .choices(let choices) = rowSource { choices } else { group?.value.choicesOfRows }
    }

    /// Whether the fixed rows of a group are those of a list of the form, so that their titles read fields of the form.
    var hasRowsOfList: Bool { group?.value.choicesOfRows != nil }

    /// How the rows of a group stand in JSON.
    public var rowShape: RowSource.Shape { group?.value.rowShape ?? .list }

    /// The treatment of keys that are no field, in the object of a named section or in the rows of a group; `nil` where
    /// they are treated as in the object around it.
    public var unknownFields: UnknownFields? {
        if case .section(let section) = body {
            section.value.unknownFields
        } else {
            group?.value.unknownFields
        }
    }

    /// The named values of the rows of a group, which the expressions of its rows may read.
    public var values: NamedValues { group?.value.values ?? NamedValues() }

    /// The effect of a button.
    public var action: ButtonAction? {
        if case .button(let button) = body { button.value.action } else { nil }
    }

    // MARK: Changes

    private var input: Shared<ItemBody.Input>? {
        if case .input(let input) = body { input } else { nil }
    }

    private var secret: Shared<ItemBody.Secret>? {
        if case .secureInput(let secret) = body { secret } else { nil }
    }

    private var group: Shared<ItemBody.Group>? {
        if case .group(let group) = body { group } else { nil }
    }

    private var answer: Shared<ItemBody.Answer>? {
        switch body {
        case .input(let input): input.value.answer
        case .secureInput(let secret): secret.value.answer
        case .group(let group): group.value.answer
        case .label, .button, .section: nil
        }
    }

    private mutating func setInput(
        _ property: Property, _ isGiven: Bool, _ change: (inout ItemBody.Input) -> Void
    ) {
        if let input {
            body = .input(input.with(change))
        } else {
            note(property, isMisplaced: isGiven)
        }
    }

    private mutating func setAnswer(
        _ property: Property, _ isGiven: Bool, _ change: (inout ItemBody.Answer) -> Void
    ) {
        switch body {
        case .input(let input):
            body = .input(input.with { $0.answer = $0.answer.with(change) })
        case .secureInput(let secret):
            body = .secureInput(secret.with { $0.answer = $0.answer.with(change) })
        case .group(let group):
            body = .group(group.with { $0.answer = $0.answer.with(change) })
        case .label, .button, .section: note(property, isMisplaced: isGiven)
        }
    }

    private mutating func note(_ property: Property, isMisplaced: Bool) {
        common = common.with {
            $0.misplaced.removeAll { $0 == property }
            if isMisplaced { $0.misplaced.append(property) }
        }
    }

    /// A copy of an input with other choices, which are known from now on; another item as it is.
    func offering(_ choices: [Choice]) -> FormItem { changingInput { $0.offer(choices) } }

    /// A copy of an input with other suggestions; another item as it is.
    func suggesting(_ texts: [String]) -> FormItem { changingInput { $0.suggestions = texts } }

    /// A copy of an input with a choice of another answer behind its choices; another item as it is.
    func adding(other choice: Choice) -> FormItem { changingInput { $0.add(other: choice) } }

    private func changingInput(_ change: (inout ItemBody.Input) -> Void) -> FormItem {
        var item = self
        if let input { item.body = .input(input.with(change)) }
        return item
    }

    /// A copy of a group with the choices to which its rows belong; another item as it is.
    func withRows(_ choices: [Choice]?) -> FormItem {
        var item = self
        if let group { item.body = .group(group.with { $0.choicesOfRows = choices }) }
        return item
    }

    /// A copy of a group with other items in place of those of its rows; another item as it is.
    func mappingRows(_ change: (FormItem) -> FormItem) -> FormItem {
        var item = self
        if let group {
            item.body = .group(group.with { $0.items = $0.items.map(change) })
        }
        return item
    }

    /// A copy with the name of a section before its name, and before that of the field whose text it is.
    func moved(into section: FieldName) -> FormItem {
        var item = self
        item.common = common.with { $0.name = $0.name.map { FieldName($0, in: section) } }
        guard let link = other else { return item }
        let moved = OtherText(
            field: FieldName(link.field, in: section), isOneOfSeveral: link.isOneOfSeveral)
        if visibleWhen == link.isChosen { item.visibleWhen = moved.isChosen }
        if requiredWhen == link.isChosen { item.requiredWhen = moved.isChosen }
        if let input = item.input { item.body = .input(input.with { $0.other = moved }) }
        return item
    }
}

/// What an item has besides what every item has; the case of a kind cannot hold what the kind cannot have.
enum ItemBody: Sendable {
    case label
    case input(Shared<Input>)
    case secureInput(Shared<Secret>)
    case button(Shared<Button>)
    case group(Shared<Group>)
    case section(Shared<Section>)

    /// What every item with a value has.
    struct Answer: Sendable {
        private(set) var help: LocalizedText?
        private(set) var validators: [any Validator] = []
        private(set) var isOutput = true
        private(set) var isShown = true
        private(set) var messages: [String: LocalizedText] = [:]
        fileprivate(set) var enabledWhen: FormExpression?
        fileprivate(set) var requiredWhen: FormExpression?
    }

    /// The default: a value or an expression, never both.
    enum Start: Sendable {
        case value(FieldValue)
        case expression(FormExpression)
    }

    /// What an input has.
    struct Input: Sendable {
        fileprivate(set) var answer: Shared<Answer>
        let valueType: ValueType
        private(set) var placeholder: LocalizedText?
        fileprivate(set) var autocomplete: String?
        fileprivate(set) var suggestions: [String] = []
        private(set) var suggestionsFrom: String?
        private(set) var control: FieldControl?
        fileprivate(set) var start = Start.value(.empty)
        private(set) var words: FieldWords?
        fileprivate(set) var choices: [Choice] = []
        private(set) var choicesOf: ChoiceSource?
        /// The choice of another answer beside choices of a source, or beside numbers.
        fileprivate(set) var otherChoice: Choice?
        /// Whether choices that are fetched have been fetched, though there may be none.
        fileprivate(set) var isFetched = false
        private(set) var formatter: (any InputFormatter)?
        fileprivate(set) var setBy = FormItem.Setter.person
        fileprivate(set) var computed: FormExpression?
        /// The field whose choice of another answer shows this text; `nil` for other inputs.
        fileprivate(set) var other: OtherText?

        /// Whether choices that are fetched are known.
        fileprivate var knowsChoices: Bool {
            isFetched || choices.count > (otherChoice == nil ? 0 : 1)
        }

        /// Replaces the choices, which are known from now on.
        fileprivate mutating func offer(_ list: [Choice]) {
            choices = otherChoice.map { list + [$0] } ?? list
            isFetched = true
        }

        /// Adds the choice of another answer behind the choices.
        fileprivate mutating func add(other choice: Choice) {
            choices.append(choice)
            if choicesOf != nil || valueType.isNumber { otherChoice = choice }
        }
    }

    /// What a secure input has: its value is a text, and is never part of a form.
    struct Secret: Sendable {
        fileprivate(set) var answer: Shared<Answer>
        fileprivate(set) var autocomplete: String?
        private(set) var formatter: (any InputFormatter)?
        fileprivate(set) var isConfirmed = false
    }

    /// What a group has.
    struct Group: Sendable {
        fileprivate(set) var answer: Shared<Answer>
        private(set) var rowTitle: LocalizedText?
        fileprivate(set) var rows = FieldValue.empty
        fileprivate(set) var items: [FormItem]
        private(set) var minimumRows = 0
        private(set) var maximumRows = FormItem.defaultMaximumRows
        private(set) var rowSource: RowSource?
        private(set) var rowShape = RowSource.Shape.list
        /// The choices of the list of the form that its rows belong to; `nil` where no list decides its rows.
        fileprivate(set) var choicesOfRows: [Choice]?
        private(set) var unknownFields: UnknownFields?
        private(set) var values = NamedValues()
    }

    /// What a section has: its items, or their number once they follow it in the list of a page or group.
    struct Section: Sendable {
        let help: LocalizedText?
        private(set) var unknownFields: UnknownFields?
        private(set) var items: [FormItem] = []
        private(set) var itemCount = 0
    }

    /// What a button has.
    struct Button: Sendable {
        let action: ButtonAction?
        fileprivate(set) var enabledWhen: FormExpression?
    }
}
