/// Typed text ⇄ canonical value ⇄ display text, and edits that keep the caret where it belongs.
///
/// `format(parse(format(x))) == format(x)` for every canonical `x`. Nothing typed is cut or dropped in
/// silence: what cannot belong is refused with a problem.
public protocol InputFormatter: Sendable {
    /// The name that a form file uses.
    var name: String { get }

    /// The types of value that it can be used with.
    var valueTypes: Set<ValueType> { get }

    /// Every code that it may give, each with its facts. They are what sentences of an item's own are
    /// checked against; where there are none, any sentence is taken.
    var codes: [IssueCode: [String]] { get }

    /// What is wrong with the formatter itself, such as an unknown currency.
    var problems: [DefinitionProblem] { get }

    /// The same formatter for a field with those validators, which may say more of its values, such as the
    /// country of telephone numbers.
    func adapted(to validators: [any ValidatorDescription]) -> any InputFormatter

    /// What it takes, said in JSON Schema with the `type`; `nil` where that has no words for it.
    func schema(in context: DefinitionContext) -> SchemaFragment?

    /// Reads what was typed or sent.
    ///
    /// - Parameters:
    ///   - typed: UTF-8, well-formed and trimmed, not empty.
    ///   - canonical: Where the canonical text is appended; untouched where there is a problem.
    /// - Returns: What is wrong, or `nil`.
    /// - Complexity: O(*n*).
    func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem?

    /// The text that a person sees for a canonical one; the text itself where it is not canonical.
    func format(_ canonical: String) -> String

    /// The text that a person sees where the value is secret, such as `•••-••-6789`; `nil` for bullets only.
    func mask(_ canonical: String) -> String?

    /// The text and caret after an insertion or a deletion, as it is typed.
    func edit(_ edit: TextEdit) -> EditedText

    /// The formatter as it reads what is typed in a locale and shows values there; `nil` where it is the same in
    /// every locale.
    ///
    /// Its canonical texts are those of this one.
    func localized(for locale: ReaderLocale) -> (any InputFormatter)?
}

extension InputFormatter {
    /// Unknown.
    public var codes: [IssueCode: [String]] { [:] }

    /// Nothing.
    public var problems: [DefinitionProblem] { [] }

    /// It stays as it is.
    public func adapted(to validators: [any ValidatorDescription]) -> any InputFormatter { self }

    /// There are no words for it.
    public func schema(in context: DefinitionContext) -> SchemaFragment? { nil }

    /// The same in every locale.
    public func localized(for locale: ReaderLocale) -> (any InputFormatter)? { nil }

    /// Bullets only.
    public func mask(_ canonical: String) -> String? { nil }

    /// The change and nothing else.
    ///
    /// - Complexity: O(*n*).
    public func edit(_ edit: TextEdit) -> EditedText {
        let text = edit.text
        let caret =
            text.index(text.startIndex, offsetBy: max(0, edit.caret), limitedBy: text.endIndex)
            ?? text.endIndex
        var before = String(text[..<caret])
        var after = text[caret...]
        switch edit.change {
        case .insert(let inserted): before += inserted
        case .deleteBackward: before = String(before.dropLast())
        case .deleteForward: after = after.dropFirst()
        }
        return EditedText(text: before + after, caret: before.count)
    }

    /// Reads what was typed: the canonical text, or what is wrong.
    public func parse(_ typed: String) -> Result<String, FormatProblem> {
        var canonical: [UInt8] = []
        if let problem = parse(typed.utf8.span, into: &canonical) { return .failure(problem) }
        return .success(String(decoding: canonical, as: UTF8.self))
    }
}

/// Why a formatter refuses a text: a code and its facts, no sentence.
public struct FormatProblem: Error, Sendable, Hashable {
    /// What is wrong.
    public let code: IssueCode
    /// The facts that a sentence may name.
    public let parameters: IssueParameters

    /// Makes a problem.
    public init(_ code: IssueCode, parameters: IssueParameters = [:]) {
        self.code = code
        self.parameters = parameters
    }
}

/// One change of a text that is being typed.
///
/// Positions count characters (grapheme clusters).
public struct TextEdit: Sendable, Hashable {
    /// What was done.
    public enum Change: Sendable, Hashable {
        /// A text was typed or pasted at the caret.
        case insert(String)
        /// The character before the caret was deleted.
        case deleteBackward
        /// The character behind the caret was deleted.
        case deleteForward
    }

    /// The text before the change.
    public let text: String
    /// The caret before the change, 0 to the number of characters.
    public let caret: Int
    /// What was done.
    public let change: Change

    /// Makes an edit.
    public init(text: String, caret: Int, change: Change) {
        self.text = text
        self.caret = caret
        self.change = change
    }
}

/// A text and where its caret stands, counted in characters (grapheme clusters).
public struct EditedText: Sendable, Hashable {
    /// The text.
    public let text: String
    /// The caret, 0 to the number of characters.
    public let caret: Int

    /// Makes an edited text.
    public init(text: String, caret: Int) {
        self.text = text
        self.caret = caret
    }
}
