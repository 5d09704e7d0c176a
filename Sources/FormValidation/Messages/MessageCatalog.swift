public import FormModel

/// Issue → sentence, for the readers of one language.
///
/// Sentences are made from the code and the parameters of an issue and the title of its field, as late as
/// possible, and nowhere else. Numbers stand in them as they stand in a form file, in ASCII digits and without
/// separators, in every language, unless they are ``forTyping``: what a sentence says can be given. Lengths of time
/// that are bounds stand in them in words.
public struct MessageCatalog: Sendable {
    /// The language of the reader, in which the texts of a form are looked up: `de-AT`.
    public let language: LanguageTag

    /// The language of the sentences: `de`.
    public let sentenceLanguage: LanguageTag

    /// How values are written for the reader.
    public let locale: ReaderLocale

    /// Whether facts and examples stand in sentences as the reader types them.
    private var isForTyping = false

    /// The sentences by key: a code; a code and a variant, such as `phone.areaCode`; either and a plural form,
    /// such as `tooShort.one`.
    package private(set) var table: SentenceTable

    /// What stands between the elements of a list.
    private let separator: String

    /// The days of the week, Monday first.
    package let weekdays: [String]

    package init(
        language: LanguageTag, separator: String = ", ",
        weekdays: [String], sentences: [String: String]
    ) {
        self.language = language
        sentenceLanguage = language
        locale = ReaderLocale(language)
        table = SentenceTable(sentences, plural: PluralRule(of: language) ?? .oneOther)
        self.separator = separator
        self.weekdays = weekdays
    }

    /// A catalogue of a region: that of its language, but for the sentences that are written otherwise there.
    package init(
        language: LanguageTag, from broader: MessageCatalog, sentences: [String: String]
    ) {
        self.init(
            language: language, separator: broader.separator, weekdays: broader.weekdays,
            sentences: broader.sentences.merging(sentences) { $1 })
    }

    private init(_ catalog: MessageCatalog, for reader: LanguageTag) {
        language = reader
        sentenceLanguage = catalog.sentenceLanguage
        locale = ReaderLocale(reader, words: catalog.sentenceLanguage)
        table = catalog.table
        separator = catalog.separator
        weekdays = catalog.weekdays
    }

    /// The catalogues that the engine ships.
    public static let all: [MessageCatalog] = [
        .english, .german, .spanish, .french, .portuguese, .portugueseOfPortugal, .japanese,
        .arabic,
    ]

    /// The catalogue for a reader of a form.
    ///
    /// Lookup of RFC 4647, section 3.4, as for the texts of the form: the language, shortened step by step;
    /// then the form's own; then English. Portuguese of a region other than Brazil is that of Portugal. Also where there are no sentences in the language, texts of the form
    /// are shown in it if they are given.
    ///
    /// - Parameters:
    ///   - language: The language of the reader, or `nil` for the form's own.
    ///   - form: The form.
    public init(for language: LanguageTag?, of form: Form) {
        self.init(for: language, or: form.locale)
    }

    /// The catalogue for a reader of a language or, where there is none, of another; English at last.
    public init(for language: LanguageTag?, or other: LanguageTag? = nil) {
        let catalog = [language, other].lazy.compactMap { $0 }.compactMap(MessageCatalog.lookUp)
            .first
        self.init(catalog ?? .english, for: language ?? other ?? MessageCatalog.english.language)
    }

    private static func lookUp(_ language: LanguageTag) -> MessageCatalog? {
        if language.isPortugueseOfPortugal { return .portugueseOfPortugal }
        var range: LanguageTag? = language
        while let tag = range {
            if let found = catalog(tag.text) { return found }
            range = tag.broader
        }
        return nil
    }

    /// One after the other, so that no catalogue is made that nobody reads.
    private static func catalog(_ language: String) -> MessageCatalog? {
        switch language {
        case "en": .english
        case "de": .german
        case "es": .spanish
        case "fr": .french
        case "pt": .portuguese
        case "ja": .japanese
        case "ar": .arabic
        default: nil
        }
    }

    /// The same catalogue with sentences for codes of a caller's own; where a key is known already, these count.
    ///
    /// - Parameter sentences: By code, or by code and plural form, `tooFar.one`. `{title}` and the facts of the
    ///   issue, `{max}`, are filled in.
    /// - Returns: The catalogue.
    public func adding(_ sentences: [String: String]) -> MessageCatalog {
        var catalog = self
        catalog.table = SentenceTable(
            table.sentences.merging(sentences) { $1 }, plural: table.plural)
        return catalog
    }

    /// The sentences by key.
    package var sentences: [String: String] { table.sentences }

    /// Whether there is a sentence for that code.
    public func covers(_ code: IssueCode) -> Bool { sentences[code.rawValue] != nil }

    /// The same catalogue for a person who types the answers: facts and examples are written in ``locale``, as
    /// `31.01.2026` or `1.234,50`.
    ///
    /// Otherwise they are canonical: a sentence about a submission says what a program may send.
    public var forTyping: MessageCatalog {
        var catalog = self
        catalog.isForTyping = true
        return catalog
    }

    /// The sentence about an issue: the form's own where the field has one, else the catalogue's.
    ///
    /// Where an asynchronous check refuses a value with a message, that is the sentence, as it came. A code
    /// without a sentence, which only a caller's own validator gives, is named as it is.
    public func message(for issue: FormIssue, in form: Form) -> String {
        let (fieldTitle, fieldSentence) = subject(of: issue, in: form)
        let own = issue.sentence.map { form.program.sentences[$0] } ?? fieldSentence
        if own == nil, issue.code == .remote, case .text(let said) = issue.parameters["message"] {
            return said
        }
        let template =
            own.map { table.template(form.text($0, in: language)) } ?? template(for: issue)
            ?? unknown(issue)
        return template.filled { name in
            switch name {
            case "title": form.text(fieldTitle, in: language)
            case "code": issue.code.rawValue
            case "otherTitle":
                issue.parameters["other"].map {
                    title(of: $0.description, beside: issue.path, in: form)
                }
            case "titles":
                if case .list(let fields) = issue.parameters["fields"] {
                    text(
                        of: .list(fields.map { title(of: $0, beside: issue.path, in: form) }))
                } else {
                    nil
                }
            case "example": example(for: issue.code, issue.parameters)
            case "in" where issue.code == .weekday:
                issue.parameters[name].map { text(of: weekdays($0)) }
            default: issue.parameters[name].map(text)
            }
        }
    }

    /// What a sentence needs of the fields along the path of an issue: the title of the last, and the sentence for
    /// the code that the innermost has of its own.
    ///
    /// A rule of a group that names a field of a row has the group's sentence.
    private func subject(
        of issue: FormIssue, in form: Form
    ) -> (title: LocalizedText, sentence: LocalizedText?) {
        var title = form.title
        var sentence: LocalizedText?
        var program: FormProgram? = form.program
        for step in issue.path.steps {
            guard case .key(let key) = step else { continue }
            guard let fields = program else { break }
            let field = fields.layout.table.index(of: key.utf8.span)
            guard field >= 0 else { break }
            // Read where it lies: copying an item counts the references of all that it holds.
            title = fields.fields[field].item.title
            if !fields.fields[field].item.messages.isEmpty {
                sentence = fields.fields[field].item.messages[issue.code.rawValue] ?? sentence
            }
            program = fields.fields[field].rows
        }
        return (title, sentence)
    }

    /// Days as a person names them, for those of a form file.
    private func weekdays(_ words: IssueParameters.Value) -> IssueParameters.Value {
        guard case .list(let words) = words else { return words }
        return .list(
            words.map { word in
                Weekday(word: word).map { weekdays[$0.rawValue - 1] } ?? word
            })
    }

    /// The sentence about a text that a formatter refuses, outside a form, with the text itself in place of a
    /// title: in quotation marks, which only the English sentences do not put there themselves.
    package func message(for problem: FormatProblem, text: String) -> String {
        message(for: problem, title: sentenceLanguage.language == "en" ? "\"\(text)\"" : text)
    }

    /// The sentence about a text that a formatter refuses, outside a form.
    public func message(for problem: FormatProblem, title: String) -> String {
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

    /// How a value is written that is read by its type or as an amount of money.
    private func example(for code: IssueCode, _ parameters: IssueParameters) -> String? {
        let notation = isForTyping ? locale : ReaderLocale()
        if code == .currency { return isForTyping ? locale.text(ofAmount: "1234.50") : "1234.50" }
        guard case .text(let expected) = parameters["expected"],
            let type = ValueType(rawValue: expected)
        else { return nil }
        return type == .duration && !isForTyping ? "PT1H30M" : notation.example(of: type)
    }

    /// The most special sentence there is: by variant (the parameter `reason` or `expected`, the type of a
    /// bound, a nearest name), else by code; each in its plural form.
    private func template(for issue: FormIssue) -> MessageTemplate? {
        let parameters = issue.parameters
        let sentences = table.sentences(of: issue.code.rawValue)
        func template(_ variant: String, of sentences: [ParsedSentence]) -> MessageTemplate? {
            sentences.first { $0.variant == variant }?
                .template(table.plural) { parameters[$0]?.count }
        }
        for parameter in ["reason", "expected"] {
            if case .text(let variant) = parameters[parameter], !variant.isEmpty,
                let found = template(variant, of: sentences)
            {
                return found
            }
        }
        if parameters["nearest"] != nil, let found = template("nearest", of: sentences) {
            return found
        }
        let (least, most) = (parameters["min"], parameters["max"])
        if most?.count == 0, let found = template("none", of: sentences) { return found }
        if least != nil, least == most, issue.code == .tooShort || issue.code == .tooLong {
            let ofShort = table.sentences(of: IssueCode.tooShort.rawValue)
            if let found = template("exactly", of: ofShort) { return found }
        }
        var (base, bound) = ("", most ?? least)
        if issue.code == .tooSmall, let above = parameters["above"] {
            (base, bound) = ("above", above)
        } else if issue.code == .tooLarge, let below = parameters["below"] {
            (base, bound) = ("below", below)
        }
        if let time = bound?.variantInTime,
            let found = template(base.isEmpty ? time : "\(base).\(time)", of: sentences)
        {
            return found
        }
        if !base.isEmpty, let found = template(base, of: sentences) { return found }
        return template("", of: sentences)
    }

    private func unknown(_ issue: FormIssue) -> MessageTemplate {
        table.sentences(of: "unknown").first { $0.variant.isEmpty }?.template
            ?? MessageTemplate("{code}")
    }

    private func text(of value: IssueParameters.Value) -> String {
        switch value {
        case .list(let list): return list.joined(separator: separator)
        // Nobody reads PT1H30M.
        case .duration(let duration): return locale.text(of: duration)
        case _ where !isForTyping: return value.description
        case .decimal(let number): return locale.text(of: number)
        case .date(let date): return locale.text(of: date)
        case .time(let time): return locale.text(of: time)
        case .dateTime(let moment): return locale.text(of: moment)
        case .localDateTime(let local): return locale.text(of: local)
        case .integer, .text: return value.description
        }
    }

    /// The title of another field of the same row, or of the form.
    private func title(of field: String, beside path: FieldPath, in form: Form) -> String {
        let row = FieldPath(path.steps.dropLast(path.steps.isEmpty ? 0 : 1))
        return form.input(at: row.appending(.key(field))).map { form.text($0.title, in: language) }
            ?? field
    }
}

extension IssueParameters.Value {
    /// The number of things that it counts, where it does.
    fileprivate var count: Int? {
        if case .integer(let count) = self { count } else { nil }
    }
}

extension IssueParameters.Value {
    /// The variant of a sentence about what is earlier or later than others, rather than smaller or larger.
    fileprivate var variantInTime: String? {
        switch self {
        case .date: "date"
        // The sentences about moments do not speak of offsets.
        case .dateTime, .localDateTime: "dateTime"
        case .time: "time"
        case .integer, .decimal, .duration, .text, .list: nil
        }
    }
}
