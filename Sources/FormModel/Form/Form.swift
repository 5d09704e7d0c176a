/// A form: an immutable definition, checked when it is made, shared by all who fill it in.
///
/// ```swift
/// let signUp = try Form(id: "signUp", title: "Create your account", items: [
///     .input("email", title: "E-mail", validators: [.required, .email]),
///     .button("create", title: "Create account", action: .submit),
/// ])
/// ```
public struct Form: Sendable {
    /// What becomes of keys of a submission that are no field of the form.
    public enum UnknownFields: String, Sendable, Hashable, CaseIterable {
        /// Each is an issue, `unknownField`.
        case reject
        /// They are passed over.
        case ignore
    }

    /// The name of the form among others.
    public let id: String

    /// What a person reads above it.
    public let title: LocalizedText

    /// An explanation.
    public let help: LocalizedText?

    /// The language of a reader who asks for none, and the one that stands in where a text is not given in the
    /// language asked for.
    public let locale: LanguageTag?

    /// What becomes of keys that are no field.
    public let unknownFields: UnknownFields

    /// How much the fields hold.
    public let limits: FieldLimits

    /// Rules over several fields, besides those of the pages.
    public let rules: [FormRule]

    /// The pages, in order.
    public let pages: [Page]

    /// What of the definition can be used and is hardly meant, such as a `required` that can never be met.
    public private(set) var warnings: [DefinitionProblem] = []

    /// All items of all pages, in order.
    public let items: [FormItem]

    /// What it was made with, so that it can be made again with other choices.
    let vocabulary: Vocabulary

    /// The form made ready for judging.
    package let program: FormProgram

    /// Makes a form of pages.
    ///
    /// - Parameters:
    ///   - id: The name of the form among others.
    ///   - title: What a person reads above it.
    ///   - help: An explanation.
    ///   - locale: The language of a reader who asks for none; English sentences where it is `nil`.
    ///   - unknownFields: What becomes of keys that are no field.
    ///   - limits: How much the fields hold.
    ///   - rules: Rules over several fields, besides those of the pages.
    ///   - vocabulary: The functions that expressions may use; without it, those that every form has. Where
    ///     `FormValidation` is imported, a form made without it has those of `Vocabulary.standard`, `matches` among
    ///     them, as a form file has.
    ///   - pages: The pages, in order.
    /// - Throws: Everything that is wrong with the definition: names that stand twice, patterns that
    ///   cannot be used, ranges that are empty, defaults that fail their own validators.
    public init(
        id: String, title: LocalizedText, help: LocalizedText? = nil, locale: LanguageTag? = nil,
        unknownFields: UnknownFields = .reject, limits: FieldLimits = FieldLimits(),
        rules: [FormRule] = [], vocabulary: Vocabulary = Vocabulary(), pages: [Page]
    ) throws(FormDefinitionError) {
        self.id = id
        self.title = title
        self.help = help
        self.locale = locale
        self.unknownFields = unknownFields
        self.limits = limits
        self.rules = rules
        self.pages = pages
        self.vocabulary = vocabulary
        items = pages.flatMap(\.items)
        program = FormProgram(
            items, FormLayout(items, limits: limits), pages: pages, rules: rules,
            vocabulary: vocabulary.expressions)
        let problems = DefinitionChecks.problems(of: self)
        let errors = problems.filter { $0.code.severity == .error }
        guard errors.isEmpty else { throw FormDefinitionError(errors, of: items) }
        warnings = problems
    }

    /// Makes a form of one page; see
    /// ``init(id:title:help:locale:unknownFields:limits:rules:vocabulary:pages:)``.
    public init(
        id: String, title: LocalizedText, help: LocalizedText? = nil, locale: LanguageTag? = nil,
        unknownFields: UnknownFields = .reject, limits: FieldLimits = FieldLimits(),
        rules: [FormRule] = [], vocabulary: Vocabulary = Vocabulary(), items: [FormItem]
    ) throws(FormDefinitionError) {
        try self.init(
            id: id, title: title, help: help, locale: locale, unknownFields: unknownFields,
            limits: limits, rules: rules, vocabulary: vocabulary, pages: [Page(items: items)])
    }

    /// A text of the form for a reader of that language; `nil` is a reader who asks for none.
    ///
    /// Where it is not given in that language, the one of ``locale`` is taken, and then the first.
    public func text(_ text: LocalizedText, in language: LanguageTag? = nil) -> String {
        text.text(in: language, default: locale)
    }

    /// The input of that name.
    public func input(_ name: FieldName) -> FormItem? {
        program.index(of: name).map { program.fields[$0].item }
    }

    /// The input or group that a path leads to, whichever row it goes through: that of `/contacts/1/phone` is
    /// the field `phone` of the group `contacts`, and that of `/contacts/1` is the group.
    ///
    /// - Complexity: O(*n*) in the steps.
    public func input(at path: FieldPath) -> FormItem? {
        let items = inputs(along: path)
        // What stands in a list of choices, or is a row, belongs to its field.
        let names = path.steps.count { if case .key = $0 { true } else { false } }
        return items.count == names ? items.last : nil
    }

    /// The groups and the field that a path goes through, from the outside in, as far as there are such.
    package func inputs(along path: FieldPath) -> [FormItem] {
        var items: [FormItem] = []
        var scope: FormProgram? = program
        for step in path.steps {
            guard case .key(let key) = step else { continue }
            guard let name = FieldName(key), let within = scope, let index = within.index(of: name)
            else { break }
            items.append(within.fields[index].item)
            scope = within.fields[index].rows
        }
        return items
    }
}
