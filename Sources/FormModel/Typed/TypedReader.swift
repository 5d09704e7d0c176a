/// Reads what a person types, by the type of the field and in the locale of the reader: at a
/// terminal, in lines of standard input, on a command line, in a form post, or as a text that a
/// program sets.
///
/// Canonical text is read in every locale: `2026-01-31`, `1234.5`, `PT1H30M`. Only a number is
/// ambiguous, such as `1.234` if a point separates groups. Typed text is read in the notation of
/// the locale, and shown back; text that a program sends is read as canonical text if possible.
///
/// A class, because the compiler (Swift 6.3) cannot lend views of a structure as large as
/// `ValueTable` would be with this as a structure.
package final class TypedReader: Sendable {
    let locale: ReaderLocale
    /// The language of the form, for titles that the language of the reader lacks.
    let formLanguage: LanguageTag?
    /// The moment for `today` and for the offset of a moment without one; `nil` if it is unknown.
    let now: DateTime?

    /// Whether a number that is canonical text is read as such, even if it has another meaning in
    /// the locale.
    let prefersCanonical: Bool

    /// Finds the file at a path that a person typed; `nil` if a typed text is no path.
    private let files: FileFinder?

    /// Whether the text for a file is the path of one.
    var findsFiles: Bool { files != nil }

    /// The words of one field that have places, filled in.
    private let filled: [LocalizedText: String]

    /// Returns the facts of the file at a path; `nil` if there is none.
    package typealias FileFinder = @Sendable (_ path: String) -> FileFacts?

    package init(
        _ locale: ReaderLocale = ReaderLocale(), formLanguage: LanguageTag? = nil,
        now: DateTime? = nil, prefersCanonical: Bool = false,
        files: FileFinder? = nil, filled: [LocalizedText: String] = [:]
    ) {
        self.filled = filled
        self.files = files
        self.locale = locale
        self.formLanguage = formLanguage
        self.now = now
        self.prefersCanonical = prefersCanonical
    }

    /// The reader for text that a program or a browser sends.
    package var ofSentTexts: TypedReader {
        TypedReader(
            locale, formLanguage: formLanguage, now: now, prefersCanonical: true, files: files,
            filled: filled)
    }

    /// The same reader in another locale.
    func speaking(_ locale: ReaderLocale) -> TypedReader {
        TypedReader(
            locale, formLanguage: formLanguage, now: now, prefersCanonical: prefersCanonical,
            files: files, filled: filled)
    }

    /// The reader for a field; its words that have places are filled in.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - text: The filled text of a word, which may be that of a choice; the words for empty values are shown unless
    ///     given.
    /// - Returns: The reader.
    func filling(
        _ field: FieldLayout, _ text: ((_ word: LocalizedText, _ isOfChoice: Bool) -> String)? = nil
    ) -> TypedReader {
        guard field.hasWordsWithPlaces else { return self }
        var filled: [LocalizedText: String] = [:]
        func fill(_ words: [LocalizedText], areOfChoices: Bool) {
            for word in words where filled[word] == nil {
                filled[word] =
                    text?(word, areOfChoices)
                    ?? TextTemplate(word.text(in: locale.language, default: formLanguage))
                    .withoutValues
            }
        }
        fill(field.ownWordsWithPlaces, areOfChoices: false)
        fill(field.textsOfChoicesWithPlaces, areOfChoices: true)
        return TypedReader(
            locale, formLanguage: formLanguage, now: now, prefersCanonical: prefersCanonical,
            files: files, filled: filled)
    }

    /// The same reader at another moment.
    func at(_ now: DateTime?) -> TypedReader {
        TypedReader(
            locale, formLanguage: formLanguage, now: now, prefersCanonical: prefersCanonical,
            files: files, filled: filled)
    }

    /// The value that a typed text means; the text itself if it cannot be read.
    ///
    /// The formatter of the field is ignored; see ``canonicalText(of:by:)``.
    ///
    /// - Complexity: O(*n*) in the text, and O(*k* log *k*) in the choices of the field.
    package func read(_ text: String, for field: FieldLayout) -> FieldValue {
        let typed = WhiteSpace.trim(text)
        guard !typed.utf8.isEmpty else { return .empty }
        let value: FieldValue? =
            switch field.valueType.family {
            case .text: .text(text)
            case .number:
                number(typed, for: field).map(FieldValue.decimal)
                    ?? (isOther(typed, of: field) ? .choice(Choice.otherValue) : nil)
            case .truth: boolean(typed, for: field).map(FieldValue.boolean)
            case .time:
                self.value(typed, of: field.valueType)
            case .choice:
                TypedChoices.one(typed, of: field.choices, for: self).map(FieldValue.choice)
            case .list:
                field.valueType == .choices
                    ? .choices(TypedChoices(field.choices, for: self).several(typed))
                    : .texts(TypedReader.lines(of: typed))
            case .file: files?(typed).map(FieldValue.file)
            case .rows: nil
            }
        return value ?? .text(text)
    }

    /// The number, date, time or duration that a text means; `nil` if it means none, and for other types.
    package func value(_ typed: String, of type: ValueType) -> FieldValue? {
        switch type {
        case .integer, .decimal: number(typed).map(FieldValue.decimal)
        case .date: date(typed).map(FieldValue.date)
        case .time: time(typed).map(FieldValue.time)
        case .dateTime: dateTime(typed).map(FieldValue.dateTime)
        case .localDateTime: localDateTime(typed).map(FieldValue.localDateTime)
        case .duration: duration(typed).map(FieldValue.duration)
        case .text, .multiline, .boolean, .choice, .choices, .texts, .file, .group: nil
        }
    }

    /// The elements of a list of texts, one on each line; blank lines are skipped.
    private static func lines(of typed: String) -> [String] {
        typed.utf8.split(separator: 0x0A).map { WhiteSpace.trim(String(Substring($0))) }
            .filter { !$0.utf8.isEmpty }
    }

    /// The canonical text of what was typed for a formatter, or its problem; `nil` if the formatter
    /// has the same notation in every locale.
    package func canonicalText(
        of typed: String, by formatter: any InputFormatter
    ) -> Result<String, FormatProblem>? {
        guard let localized = formatter.localized(for: locale) else { return nil }
        guard let canonical = formatter.localized(for: .unknown) else {
            return localized.parse(typed)
        }
        // A canonical number with too many decimals must not be read as one with groups of
        // thousands.
        if prefersCanonical, ExactDecimal(typed) != nil { return canonical.parse(typed) }
        for formatter in prefersCanonical ? [canonical, localized] : [localized, canonical] {
            if case .success(let text) = formatter.parse(typed) { return .success(text) }
        }
        return localized.parse(typed)
    }

    /// The value that a typed text means, by the formatter of the field if it has one; the text
    /// itself if it cannot be read.
    package func value(of text: String, for field: FieldLayout) -> FieldValue {
        let typed = WhiteSpace.trim(text)
        guard let formatter = field.formatter else { return read(text, for: field) }
        guard case .success(let canonical)? = canonicalText(of: typed, by: formatter) else {
            return .text(text)
        }
        let number = field.valueType == .decimal ? ExactDecimal(canonical) : nil
        return number.map { .decimal($0) } ?? .text(canonical)
    }

    /// Whether a number has different values as canonical text and in the locale, so that the
    /// person should see how it was read.
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
            let one = number(typed, for: field), let other = strict.number(typed, for: field),
            one != other
        else { return false }
        return field.valueType == .decimal || other.isInteger
    }

    /// The truth value that a text means: a word of the language, or `yes`, `no`, `y`, `n`, `true`,
    /// `false`, `on`, `off`, `1` or `0`, in any case.
    package func boolean(_ typed: String) -> Bool? {
        if let flag = TypedReader.boolean(typed.utf8.span) { return flag }
        guard typed.utf8.count <= TypedReader.longestWord else { return nil }
        let word = FoldedText.of(typed)
        if TypedReader.holds(locale.words.yes, word) { return true }
        if TypedReader.holds(locale.words.no, word) { return false }
        return TypedReader.boolean(word.utf8.span)
    }

    /// The truth value that a trimmed text in UTF-8 means in every language.
    static func boolean(_ typed: Span<UInt8>) -> Bool? {
        let yes: [StaticString] = ["yes", "y", "true", "on", "1"]
        let no: [StaticString] = ["no", "n", "false", "off", "0"]
        for word in yes where ASCIIText.isSame(typed, typed.indices, word) { return true }
        for word in no where ASCIIText.isSame(typed, typed.indices, word) { return false }
        return nil
    }

    /// The title of a choice in the language of the reader.
    package func title(of choice: Choice) -> String {
        text(of: choice.title)
    }

    /// A word of the field in the language of the reader.
    package func text(of word: LocalizedText) -> String {
        filled[word] ?? word.text(in: locale.language, default: formLanguage)
    }

    /// A word of the field in every language, and as the reader sees it.
    func texts(of word: LocalizedText) -> [String] {
        word.texts.map(\.text) + (filled[word].map { [$0] } ?? [])
    }

    /// Whether choices can be named by their numbers in the list.
    package func counts(_ choices: [Choice]) -> Bool {
        TypedChoices.areCounted(choices, for: self)
    }

    /// The largest size in bytes of a word, a date or a duration; longer texts are not examined.
    static let longestWord = 256

    /// Whether a folded word is among some words, however its accents are encoded.
    static func holds(_ words: [String], _ word: String) -> Bool {
        words.contains { $0.lowercased() == word }
    }
}
