/// What a person types, read by the type of the field in the locale of the reader: at a terminal, in lines of
/// standard input, on a command line, in a form post, or as a text that a program puts into a field.
///
/// Canonical text is read in every locale: `2026-01-31`, `1234.5`, `PT1H30M`. Only a number can mean two things,
/// `1.234` where a point stands between groups. What is typed is read as the reader's locale has it, and shown
/// back; what is sent by a program is read as canonical text wherever it is that.
///
/// It is a class since the compiler (Swift 6.3) lends no views of a structure as large as `StagedValues` would be.
package final class TypedReader: Sendable {
    package let locale: ReaderLocale
    /// The language of the form, whose titles are read where there are none in that of the reader.
    let formLanguage: LanguageTag?
    /// What `today` stands for, and the offset of a moment that has none; `nil` where nobody knows.
    let now: DateTime?

    /// Whether a number that is canonical text is read as that, whatever it means in the locale.
    let prefersCanonical: Bool

    package init(
        _ locale: ReaderLocale = ReaderLocale(), formLanguage: LanguageTag? = nil,
        now: DateTime? = nil, prefersCanonical: Bool = false
    ) {
        self.locale = locale
        self.formLanguage = formLanguage
        self.now = now
        self.prefersCanonical = prefersCanonical
    }

    /// The reader of what a program or a browser sends.
    package var ofSentTexts: TypedReader {
        TypedReader(locale, formLanguage: formLanguage, now: now, prefersCanonical: true)
    }

    /// The reader of what is typed at a moment.
    func at(_ now: DateTime?) -> TypedReader {
        TypedReader(locale, formLanguage: formLanguage, now: now)
    }

    /// The value that a typed text stands for; the text itself where it cannot be read.
    ///
    /// Formatters are not asked: ``canonicalText(of:by:)`` does that.
    ///
    /// - Complexity: O(*n*) in the text, and O(*k* log *k*) in the choices of the field.
    package func read(_ text: String, for field: FieldLayout) -> FieldValue {
        let typed = WhiteSpace.trim(text)
        guard !typed.utf8.isEmpty else { return .empty }
        let value: FieldValue? =
            switch field.valueType {
            case .text, .multiline: .text(text)
            case .integer, .decimal: number(typed).map(FieldValue.decimal)
            case .boolean: boolean(typed).map(FieldValue.boolean)
            case .date: date(typed).map(FieldValue.date)
            case .time: time(typed).map(FieldValue.time)
            case .dateTime: dateTime(typed).map(FieldValue.dateTime)
            case .localDateTime: localDateTime(typed).map(FieldValue.localDateTime)
            case .duration: duration(typed).map(FieldValue.duration)
            case .choice:
                TypedChoices.one(typed, of: field.choices, for: self).map(FieldValue.choice)
            case .choices: .choices(TypedChoices(field.choices, for: self).several(typed))
            case .texts: .texts(TypedReader.lines(of: typed))
            case .group: nil
            }
        return value ?? .text(text)
    }

    /// The texts of a list, one a line; blank lines are none.
    private static func lines(of typed: String) -> [String] {
        typed.utf8.split(separator: 0x0A).map { WhiteSpace.trim(String(Substring($0))) }
            .filter { !$0.utf8.isEmpty }
    }

    /// The canonical text of what was typed for a formatter, or what is wrong with it; `nil` where the formatter
    /// is the same in every locale.
    package func canonicalText(
        of typed: String, by formatter: any InputFormatter
    ) -> Result<String, FormatProblem>? {
        guard let localized = formatter.localized(for: locale) else { return nil }
        guard let canonical = formatter.localized(for: .unknown) else {
            return localized.parse(typed)
        }
        // A number in canonical form with too many decimals is not one of thousands.
        if prefersCanonical, ExactDecimal(typed) != nil { return canonical.parse(typed) }
        for formatter in prefersCanonical ? [canonical, localized] : [localized, canonical] {
            if case .success(let text) = formatter.parse(typed) { return .success(text) }
        }
        return localized.parse(typed)
    }

    /// The value that a typed text stands for, by the formatter of the field where it has one; the text itself where
    /// it cannot be read.
    package func value(of text: String, for field: FieldLayout) -> FieldValue {
        let typed = WhiteSpace.trim(text)
        guard let formatter = field.formatter else { return read(text, for: field) }
        guard case .success(let canonical)? = canonicalText(of: typed, by: formatter) else {
            return .text(text)
        }
        let number = field.valueType == .decimal ? ExactDecimal(canonical) : nil
        return number.map { .decimal($0) } ?? .text(canonical)
    }

    /// Whether a number is canonical text and means something else in the locale, so that whoever typed it should
    /// see how it was read.
    package func hasTwoReadings(_ text: String, for field: FieldLayout) -> Bool {
        let typed = WhiteSpace.trim(text)
        let strict = ofSentTexts
        if let formatter = field.formatter {
            guard case .success(let one) = canonicalText(of: typed, by: formatter),
                case .success(let other) = strict.canonicalText(of: typed, by: formatter)
            else { return false }
            return !one.hasSameBytes(as: other)
        }
        guard field.valueType == .integer || field.valueType == .decimal,
            let one = number(typed), let other = strict.number(typed), one != other
        else { return false }
        return field.valueType == .decimal || other.isInteger
    }

    /// The answer that a text stands for: a word of the language, or `yes`, `no`, `y`, `n`, `true`, `false`,
    /// `on`, `off`, `1` and `0`, in any case.
    package func boolean(_ typed: String) -> Bool? {
        if let flag = TypedReader.boolean(typed.utf8.span) { return flag }
        guard typed.utf8.count <= TypedReader.longestWord else { return nil }
        let word = FoldedText.of(typed)
        if TypedReader.holds(locale.words.yes, word) { return true }
        if TypedReader.holds(locale.words.no, word) { return false }
        return TypedReader.boolean(word.utf8.span)
    }

    /// The answer that a trimmed text in UTF-8 stands for in every language.
    static func boolean(_ typed: Span<UInt8>) -> Bool? {
        let yes: [StaticString] = ["yes", "y", "true", "on", "1"]
        let no: [StaticString] = ["no", "n", "false", "off", "0"]
        for word in yes where ASCIIText.isSame(typed, typed.indices, word) { return true }
        for word in no where ASCIIText.isSame(typed, typed.indices, word) { return false }
        return nil
    }

    /// What the reader sees of a choice.
    package func title(of choice: Choice) -> String {
        choice.title.text(in: locale.language, default: formLanguage)
    }

    /// Whether choices are named by their numbers in the list, too.
    package func counts(_ choices: [Choice]) -> Bool {
        TypedChoices.areCounted(choices, for: self)
    }

    /// The most bytes of a text that can be a word, a date or a length of time; a longer one is not looked at.
    static let longestWord = 256

    /// Whether a short text is one of some words, however its accents are encoded.
    static func holds(_ words: [String], _ word: String) -> Bool {
        words.contains { $0.lowercased() == word }
    }
}
