public import FormModel

/// Makes the sentences about issues, for the readers of one language.
///
/// A sentence is made from the code and parameters of an issue and the title of its field. Numbers
/// are written as in a form file, in ASCII digits without separators, in all languages, so that a
/// value in a sentence can be submitted; ``forTyping`` changes that. Durations that are bounds are
/// written in words, and the bounds of an amount of money or of a number with a unit are written as the
/// field shows its values.
public struct MessageCatalog: Sendable {
    /// The language of the reader, which selects the texts of a form, such as `de-AT`.
    public let language: LanguageTag

    /// The language of the sentences, and of the words beside them.
    package let interface: InterfaceLanguage

    /// The language of the sentences, such as `de`.
    package var sentenceLanguage: LanguageTag { interface.tag }

    /// The locale in which values are formatted for the reader.
    public let locale: ReaderLocale

    /// Whether parameters and examples are formatted in ``locale``.
    private(set) var isForTyping = false

    /// The sentences by key.
    ///
    /// A key is a code (`tooShort`) or a code and a variant (`phone.areaCode`), optionally followed
    /// by a plural form (`tooShort.one`).
    private(set) var table: SentenceTable

    private let separator: String

    /// The title of a field with the number of the entry of its list that an issue is about.
    let entry: TextTemplate

    /// The names of the days of the week, Monday first.
    package let weekdays: [String]

    init(
        _ interface: InterfaceLanguage, separator: String = ", ", entry: String,
        weekdays: [String], sentences: [String: String]
    ) {
        language = interface.tag
        self.interface = interface
        locale = ReaderLocale(language)
        table = SentenceTable(sentences, plural: interface.plural)
        self.separator = separator
        self.entry = TextTemplate(entry)
        self.weekdays = weekdays
    }

    /// Makes the catalogue of a region: that of its language, with some sentences replaced.
    init(
        _ interface: InterfaceLanguage, from broader: MessageCatalog,
        sentences: [String: String]
    ) {
        language = interface.tag
        self.interface = interface
        locale = ReaderLocale(language)
        table = SentenceTable(
            broader.sentences.merging(sentences) { $1 }, plural: interface.plural)
        separator = broader.separator
        entry = broader.entry
        weekdays = broader.weekdays
    }

    private init(_ catalog: MessageCatalog, for reader: LanguageTag) {
        language = reader
        interface = catalog.interface
        locale = ReaderLocale(reader, words: catalog.sentenceLanguage)
        table = catalog.table
        separator = catalog.separator
        entry = catalog.entry
        weekdays = catalog.weekdays
    }

    /// The same sentences for a reader of another language, whose notation values have.
    func speaking(to reader: LanguageTag) -> MessageCatalog {
        MessageCatalog(self, for: reader.isPart(of: language) ? reader : language)
    }

    /// All catalogues of the engine.
    public static let all = InterfaceLanguage.allCases.map(catalog)

    /// Makes the catalogue for a reader of a form.
    ///
    /// The look-up is that of RFC 4647, section 3.4, as for the texts of the form: the language,
    /// shortened step by step, then the form's own, then English. Portuguese of a region other than
    /// Brazil is that of Portugal. Texts of the form are shown in the requested language even if
    /// there is no catalogue for it.
    ///
    /// - Parameters:
    ///   - language: The language of the reader; `nil` for the form's own.
    ///   - form: The form.
    public init(for language: LanguageTag?, of form: Form) {
        self.init(for: language, or: form.locale)
    }

    /// Makes the catalogue for a language or, without a catalogue for it, for another; English as a
    /// last resort.
    public init(for language: LanguageTag?, or other: LanguageTag? = nil) {
        let interface = InterfaceLanguage(firstOf: language, other)
        self.init(
            MessageCatalog.catalog(interface),
            for: language ?? other ?? InterfaceLanguage.english.tag)
    }

    /// The catalogue of a language, which is made when it is first asked for.
    private static func catalog(_ language: InterfaceLanguage) -> MessageCatalog {
        switch language {
        case .english: .english
        case .german: .german
        case .spanish: .spanish
        case .french: .french
        case .portuguese: .portuguese
        case .portugueseOfPortugal: .portugueseOfPortugal
        case .japanese: .japanese
        case .arabic: .arabic
        }
    }

    /// A copy with additional sentences, which replace existing ones of the same key.
    ///
    /// - Parameter sentences: The sentences by code, or by code and plural form (`tooFar.one`). The
    ///   placeholders are `{title}` and the parameters of the issue, such as `{max}`.
    /// - Returns: The extended catalogue.
    public func adding(_ sentences: [String: String]) -> MessageCatalog {
        var catalog = self
        catalog.table = SentenceTable(
            table.sentences.merging(sentences) { $1 }, plural: table.plural)
        return catalog
    }

    /// The sentences by key.
    package var sentences: [String: String] { table.sentences }

    /// Whether the catalogue has a sentence for a code.
    package func covers(_ code: IssueCode) -> Bool { sentences[code.rawValue] != nil }

    /// A copy for people who type the answers: parameters and examples are formatted in ``locale``,
    /// such as `31.01.2026` or `1.234,50`.
    ///
    /// Otherwise they are canonical, as a program submits them.
    public var forTyping: MessageCatalog { with(isForTyping: true) }

    /// A copy for values in files: parameters and examples are canonical text, as programs write it.
    package var forFiles: MessageCatalog { with(isForTyping: false) }

    private func with(isForTyping: Bool) -> MessageCatalog {
        var catalog = self
        catalog.isForTyping = isForTyping
        return catalog
    }

    /// The sentence about an issue: the form's own if it has one, otherwise that of the catalogue.
    ///
    /// If an asynchronous check refused a value with a message, the message is returned unchanged.
    /// For a code without a sentence, such as that of a custom validator, the sentence names the
    /// code.
    public func message(for issue: FormIssue, in form: Form) -> String {
        let subject = subject(of: issue, in: form)
        let own = form.message(ofRuleOf: issue) ?? subject.sentence
        if own == nil, issue.code == .remote, case .text(let said) = issue.parameters["message"] {
            return said
        }
        let fact = { self.fact($0, of: issue, in: form, own: own, subject) }
        if let own,
            let filled = issue.filled(
                own, in: locale, formLanguage: form.locale, parameter: fact)
        {
            return filled
        }
        let template =
            own.map { table.template(form.text($0, in: language)) } ?? template(for: issue)
            ?? unknown(issue)
        let sentence = template.filled(fact)
        if own == nil, issue.code == .wrongType { return sentence + given(issue) }
        guard own == nil, issue.code == .ended,
            let text = form.compiled.conditions.ending(of: issue)?.text
        else { return sentence }
        return sentence + " " + plainText(text, of: issue, in: form)
    }

    /// The text for a placeholder of the sentence about an issue, which may be the form's own; `nil` for no such text.
    private func fact(
        _ name: String, of issue: FormIssue, in form: Form, own: LocalizedText?,
        _ subject: IssueSubject
    ) -> String? {
        switch name {
        case "title":
            let title = form.text(subject.title, about: issue, in: locale)
            return own == nil ? self.title(title, ofEntry: subject.entry, issue) : title
        case "code": return issue.code.rawValue
        case "otherTitle":
            return issue.parameters["other"].map {
                title(of: issue.otherField?.text ?? $0.description, beside: issue, in: form)
            }
        case "titles":
            guard !issue.ruleFields.isEmpty else { break }
            return text(
                of: .list(issue.ruleFields.map { title(of: $0.text, beside: issue, in: form) }))
        case "ending", "button":
            if let title = title(ofConditional: name, issue, in: form) { return title }
        case "example": return example(for: issue.code, issue.parameters)
        case "in" where issue.code == .weekday:
            return issue.parameters[name].map { text(of: weekdays($0)) }
        case "choice" where own != nil && issue.code != .notAlone:
            // There it is the name of a field.
            return nil
        case "choice":
            return issue.parameters[name]
                .map { text(of: titles(of: .list([$0.description]), about: issue, in: form)) }
        case "allowed" where issue.code == .oneOf, "forbidden" where issue.code == .noneOf:
            return issue.parameters[name].map { text(of: titles(of: $0, about: issue, in: form)) }
        case "min", "max", "above", "below", "of":
            guard own == nil, issue.code.hasBound, let field = subject.field else { break }
            return issue.parameters[name].flatMap { bound($0, of: field, in: form) }
                ?? issue.parameters[name].map(text)
        default: break
        }
        // The values of the form's own texts are shown as their fields show them.
        guard !issue.isOfText(parameter: name) else { return nil }
        return issue.parameters[name].map(text)
    }

    /// The title of the ending that refuses a submission, or of the button that conditions disable.
    private func title(
        ofConditional name: String, _ issue: FormIssue, in form: Form
    ) -> String? {
        let conditions = form.compiled.conditions
        let isEnding = name == "ending"
        guard issue.code == (isEnding ? .ended : .submitDisabled) else { return nil }
        let title =
            isEnding ? conditions.ending(of: issue)?.title : conditions.button(of: issue)?.title
        return title.map { form.text($0, about: issue, in: locale) }
    }

    /// A text of the form that may have markup, on one line.
    private func plainText(_ text: LocalizedText, of issue: FormIssue, in form: Form) -> String {
        form.plainText(text, about: issue, in: locale).utf8.split(separator: 0x0A)
            .map { String(Substring($0)) }.joined(separator: " ")
    }

    /// The titles of the choices of a field instead of their values; a text that is not one of them stays.
    private func titles(
        of values: IssueParameters.Value, about issue: FormIssue, in form: Form
    ) -> IssueParameters.Value {
        guard case .list(let list) = values, let item = form.inputs(along: issue.path).last,
            !item.choices.isEmpty
        else { return values }
        return .list(
            list.map { value in
                item.choices.first { $0.value.hasSameBytes(as: value) }.map {
                    form.title(of: $0, of: item, about: issue, in: locale)
                } ?? value.showingDirectionControls
            })
    }

    /// Replaces the words for days in form files by the names of the days.
    private func weekdays(_ words: IssueParameters.Value) -> IssueParameters.Value {
        guard case .list(let words) = words else { return words }
        return .list(
            words.map { word in
                Weekday(word: word).map { weekdays[$0.rawValue - 1] } ?? word
            })
    }

    /// The sentence about a text that a formatter refuses, outside a form, with the quoted text
    /// instead of a title.
    ///
    /// Only the English sentences do not add quotation marks themselves.
    package func message(for problem: FormatProblem, text: String) -> String {
        message(for: problem, title: interface == .english ? "\"\(text)\"" : text)
    }

    /// The sentence about a text that a formatter refuses, outside a form.
    func message(for problem: FormatProblem, title: String) -> String {
        let issue = FormIssue(problem.code, at: FieldPath(), parameters: problem.parameters)
        return (template(for: issue) ?? unknown(issue)).filled { name in
            switch name {
            case "title": title
            case "code": issue.code.rawValue
            case "example": example(for: issue.code, issue.parameters)
            default: issue.parameters[name].map(text)
            }
        }
    }

    /// An example that the issue has, or one of the expected value type or of an amount of money.
    private func example(for code: IssueCode, _ parameters: IssueParameters) -> String? {
        if case .text(let example) = parameters["example"] { return example }
        let notation = isForTyping ? locale : ReaderLocale()
        if code == .currency { return isForTyping ? locale.text(ofAmount: "1234.50") : "1234.50" }
        guard case .text(let expected) = parameters["expected"],
            let type = ValueType(rawValue: expected)
        else { return nil }
        return type == .duration && !isForTyping ? "PT1H30M" : notation.example(of: type)
    }

    func text(of value: IssueParameters.Value) -> String {
        if case .list(let list) = value { return list.joined(separator: separator) }
        // Such as the name of an unknown member, which may be of any length.
        if case .text(let text) = value {
            return ShortenedText.quotation(text).showingDirectionControls
        }
        // Durations are in words even for programs, because PT1H30M is hard to read.
        let isInWords = if case .duration = value { true } else { isForTyping }
        return isInWords ? locale.text(of: value.fieldValue) : value.description
    }

    /// The title of another field of the same row, or of the form; its name if there is none.
    private func title(of field: String, beside issue: FormIssue, in form: Form) -> String {
        // A rule over the rows of a group is about their fields.
        let row = form.compiled.place(about: issue.path).flatMap { place, row in
            row.map { RowPlace(group: place, index: $0) } ?? place.row
        }
        let records = [row.flatMap { form.compiled.field(at: $0.group).rows }, form.compiled]
        guard let name = FieldName(field) else { return field }
        return records.lazy.compactMap { record in
            record.flatMap { record in record.index(of: name).map { record.fields[$0].item } }
        }.first
            .map { form.text($0.title, about: issue, in: locale) } ?? field
    }
}
