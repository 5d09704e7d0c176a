/// A form: an immutable definition that is validated when it is made and may be shared.
///
/// ```swift
/// let signUp = try Form(id: "signUp", title: "Create your account", items: [
///     .input("email", title: "E-mail", validators: [.required, .email]),
///     .button("create", title: "Create account", action: .submit),
/// ])
/// ```
public struct Form: Sendable {
    /// The treatment of keys of a submission that are no field of the form.
    public typealias UnknownFields = FormModel.UnknownFields

    /// The name of the form among other forms.
    public let id: String

    /// The title above the form.
    public let title: LocalizedText

    /// An explanation of the form.
    public let help: LocalizedText?

    /// The language for readers who ask for none, and the fallback for texts without a translation
    /// into the requested language.
    public let locale: LanguageTag?

    /// The treatment of keys that are no field, also in the objects of sections and rows that say nothing themselves.
    public let unknownFields: UnknownFields

    /// The size limits of values.
    public let limits: FieldLimits

    /// Rules over several fields, besides the rules of the pages.
    public let rules: [FormRule]

    /// The lists of choices that fields use by name.
    public let lists: [ChoiceList]
    /// The version of the form; a program that keeps answers can tell by it which form they are
    /// answers to.
    public let version: String?

    /// Words for programs that manage forms.
    public let tags: [String]

    /// Members of the form file whose keys begin with `x-`.
    public let extensions: Extensions

    /// Whether a draft of answers that are not submitted may be offered to a person who leaves; a program that keeps drafts
    /// itself decides itself.
    public let keepsDrafts: Bool

    /// The pages, in order.
    public let pages: [Page]

    /// Warnings: parts of the definition that work but are probably mistakes, such as a `required`
    /// field that can never be filled in.
    public private(set) var warnings: [DefinitionProblem] = []

    /// The named values: expressions that are used wherever a field is.
    public let values: NamedValues

    /// The endings, in order.
    public let endings: [FormEnding]

    /// All items of all pages, in order; those of a section follow its heading, with full names.
    public let items: [FormItem]

    /// The vocabulary that made the form, for making it again with other choices.
    let vocabulary: Vocabulary

    /// The compiled form.
    package let compiled: CompiledForm

    /// Makes a form of pages.
    ///
    /// - Parameters:
    ///   - id: The name of the form among other forms.
    ///   - title: The title above the form.
    ///   - help: An explanation of the form.
    ///   - locale: The language for readers who ask for none; messages are English if it is `nil`.
    ///   - unknownFields: The treatment of keys that are no field.
    ///   - limits: The size limits of values.
    ///   - lists: The lists of choices that fields use by name.
    ///   - values: The named values; see ``NamedValues``.
    ///   - rules: Rules over several fields, besides the rules of the pages.
    ///   - endings: The endings; see ``FormEnding``.
    ///   - version: The version of the form.
    ///   - tags: Words for programs that manage forms.
    ///   - extensions: Members whose keys begin with `x-`, for other programs.
    ///   - keepsDrafts: Whether drafts may be offered; see ``keepsDrafts``.
    ///   - vocabulary: The functions that expressions may use, besides the built-in ones. If
    ///     `FormValidation` is imported and this argument is omitted, the form has the functions of
    ///     `Vocabulary.standard`, such as `matches`, as a form file has.
    ///   - pages: The pages, in order.
    /// - Throws: All errors of the definition, such as duplicate names, malformed patterns, empty
    ///   ranges, and defaults that fail the validators of their item.
    public init(
        id: String, title: LocalizedText, help: LocalizedText? = nil, locale: LanguageTag? = nil,
        unknownFields: UnknownFields = .reject, limits: FieldLimits = FieldLimits(),
        lists: [ChoiceList] = [], values: NamedValues = [:], rules: [FormRule] = [],
        endings: [FormEnding] = [], version: String? = nil, tags: [String] = [],
        extensions: Extensions = [:], keepsDrafts: Bool = true,
        vocabulary: Vocabulary = Vocabulary(), pages: [Page]
    ) throws(FormDefinitionError) {
        self.id = id
        self.title = title
        self.help = help
        self.locale = locale
        self.unknownFields = unknownFields
        self.limits = limits
        self.rules = rules
        self.version = version
        self.tags = tags
        self.extensions = extensions
        self.keepsDrafts = keepsDrafts
        self.lists = lists
        self.values = values
        self.endings = endings
        self.vocabulary = vocabulary
        let tables = ListTables(lists, pages.flatMap(\.items), locale: locale)
        let usesLists = pages.contains { $0.items.contains(where: \.usesLists) }
        let isField = { (name: FieldName) in
            pages.contains { $0.items.contains { $0.isInput && $0.name == name } }
        }
        let filled =
            usesLists
            ? pages.map { $0.mapping { $0.offering(tables, isField: isField) } } : pages
        self.pages = filled
        items = filled.flatMap(\.items)
        var expressions = vocabulary.expressions
        expressions.lists = tables
        let cards = CardInventory(of: filled, vocabulary.cards)
        let layout = FormLayout(
            items, values: values, endings: endings, limits: limits, lists: tables,
            vocabulary: expressions, rejectsUnknown: unknownFields == .reject)
        compiled = CompiledForm(
            RecordDefinition(
                items, layout, values: values, endings: endings, pages: filled, rules: rules,
                texts: [title, help].compactMap(\.self), cards: cards),
            vocabulary: expressions)
        let problems = DefinitionChecks.problems(of: self, cards)
        let errors = problems.filter { $0.code.severity == .error }
        guard errors.isEmpty else { throw FormDefinitionError(errors, of: items) }
        warnings = problems
    }

    /// Makes a form of one page; see the initializer with `pages`.
    public init(
        id: String, title: LocalizedText, help: LocalizedText? = nil, locale: LanguageTag? = nil,
        unknownFields: UnknownFields = .reject, limits: FieldLimits = FieldLimits(),
        lists: [ChoiceList] = [], values: NamedValues = [:], rules: [FormRule] = [],
        endings: [FormEnding] = [], version: String? = nil, tags: [String] = [],
        extensions: Extensions = [:], keepsDrafts: Bool = true,
        vocabulary: Vocabulary = Vocabulary(), items: [FormItem]
    ) throws(FormDefinitionError) {
        try self.init(
            id: id, title: title, help: help, locale: locale, unknownFields: unknownFields,
            limits: limits, lists: lists, values: values, rules: rules, endings: endings,
            version: version, tags: tags, extensions: extensions, keepsDrafts: keepsDrafts,
            vocabulary: vocabulary, pages: [Page(items: items)])
    }

    /// A text of the form in a language; `nil` is a reader who asks for no language.
    ///
    /// If the text has no translation into that language, the one in ``locale`` is used, or else
    /// the first one.
    ///
    /// Places such as `{name}` are returned as they are written: ``FormDataSource/text(_:ofRow:in:)`` fills them in.
    public func text(_ text: LocalizedText, in language: LanguageTag? = nil) -> String {
        text.text(in: language, default: locale)
    }

    /// The input or group of that name; `nil` if there is none.
    public func input(_ name: FieldName) -> FormItem? {
        compiled.index(of: name).map { compiled.fields[$0].item }
    }

    /// The path of an input, a group or a named section of the form, which consists of keys: `/address/street`.
    public func path(of name: FieldName) -> FieldPath { compiled.layout.path(of: name) }

    /// The input or group at a path, whatever the indices of rows in it.
    ///
    /// `/contacts/1/phone` leads to the field `phone` of the group `contacts`, and `/contacts/1` to
    /// the group.
    ///
    /// - Complexity: O(*n*) in the steps.
    public func input(at path: FieldPath) -> FormItem? {
        // The index of a list element or of a row belongs to the field before it.
        let known = compiled.known(in: path)
        guard known.steps == path.steps.count, known.section < 0 else { return nil }
        return known.fields.last.map { $0.record.fields[$0.field].item }
    }

    /// The groups and the field along a path, from the outermost inwards, up to the first unknown
    /// name.
    package func inputs(along path: FieldPath) -> [FormItem] {
        compiled.fields(along: path).map { $0.record.fields[$0.field].item }
    }
}
