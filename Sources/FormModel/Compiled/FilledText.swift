/// A text of a form and the values of one record that are inserted into it; it is shown without that record.
///
/// An inserted value has a limited length, and so has the text: see ``InsertedTexts``.
struct FilledText: TextWithValues {
    /// The largest number of characters of a value that is inserted into a text, and of a text among the parameters of
    /// an issue that a text of the form names.
    static let maximumCharacters = 200

    let text: LocalizedText
    let compiled: CompiledText
    /// The parsed markup; `nil` if the text has none.
    private let markup: CompiledMarkup?
    let values: [FieldValue]
    /// The compiled forms from that of the form to that of the record, whose fields say how values are shown.
    private let records: [CompiledForm]

    /// Evaluates the text in a record.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - compiled: The text with its places.
    ///   - markup: The parsed text, if it is a help or label with markup.
    ///   - context: The record.
    ///   - records: The compiled forms from that of the form to that of the record.
    init(
        _ text: LocalizedText, _ compiled: CompiledText, _ markup: CompiledMarkup? = nil,
        in context: borrowing JudgingContext,
        _ records: [CompiledForm]
    ) {
        self.text = text
        self.compiled = compiled
        self.markup = markup
        self.records = records
        values = compiled.values(in: context, records)
    }

    var namedValues: [(source: String, value: FieldValue)] {
        Array(zip(compiled.slots.map(\.source), values))
    }

    /// The text for a reader.
    ///
    /// Values are shown as their fields show them, on one line and without control characters. A value whose direction
    /// differs from that of the text is isolated by U+2068 and U+2069 (UAX #9).
    ///
    /// - Parameters:
    ///   - locale: The locale of the reader.
    ///   - language: The language of the form.
    ///   - parameter: The text of a parameter, which wins over a field.
    /// - Returns: The filled text; an ellipsis if nothing of it can be read.
    func string(
        in locale: ReaderLocale, formLanguage language: LanguageTag?,
        parameter: (String) -> String?
    ) -> String {
        let index = text.index(in: locale.language, default: language)
        let direction = TextDirection(of: text.texts[index].text)
        let filled = compiled.filled(index) { slot in
            insertion(slot, locale, language, direction, parameter)
        }
        return WhiteSpace.trim(filled).utf8.isEmpty ? DisplayValue.nothingToRead : filled
    }

    /// The help or label for a reader.
    func markup(
        _ markup: CompiledMarkup, in locale: ReaderLocale, formLanguage language: LanguageTag?
    ) -> TextMarkup {
        let index = text.index(in: locale.language, default: language)
        let direction = TextDirection(of: text.texts[index].text)
        let places = compiled.templates[index].slots
        var known = SlotTexts(count: compiled.slots.count)
        var inserted = InsertedTexts()
        return TextMarkup(markup.languages[index]) { place in
            let text = known.text(compiled.slot(ofPlace: place, index)) { slot in
                insertion(slot, locale, language, direction) { _ in nil }
            }
            return places[place].text(for: text, &inserted)
        }
    }

    func plainText(
        in locale: ReaderLocale, formLanguage language: LanguageTag?
    ) -> String {
        guard let markup else { return string(in: locale, formLanguage: language) }
        return self.markup(markup, in: locale, formLanguage: language).plainText
    }

    /// The text of a slot, as it is inserted.
    func insertion(
        _ slot: Int, _ locale: ReaderLocale, _ language: LanguageTag?, _ direction: TextDirection?,
        _ parameter: (String) -> String?
    ) -> String? {
        if let given = parameter(compiled.slots[slot].source) { return given }
        switch compiled.slots[slot].value {
        case .parameter, .secret: return nil
        case .field(let field):
            guard field.up < records.count else { return "" }
            let owner = records[records.count - 1 - field.up].fields[field.field]
            // The value of a group is the number of its rows.
            let shown =
                owner.rows == nil
                ? DisplayValue.text(
                    of: values[slot], for: owner, formLanguage: language, in: locale)
                : locale.text(of: values[slot])
            return FilledText.inserted(shown, into: direction)
        case .expression, .rowNumber:
            return FilledText.inserted(
                locale.text(of: values[slot]), into: direction)
        }
    }

    /// The beginning of a shown value on one line, without invisible characters, isolated where its direction differs.
    private static func inserted(_ shown: String, into direction: TextDirection?) -> String {
        let text = shortened(shown)
        guard let own = TextDirection(of: text), own != direction ?? .leftToRight else {
            return text
        }
        return "\u{2068}\(text)\u{2069}"
    }

    /// The beginning of a shown value on one line, without invisible characters.
    static func shortened(_ shown: String) -> String {
        let beginning = ShortenedText.beginning(of: shown, characters: maximumCharacters)
        let text = clean(beginning.text)
        let short = ShortenedText.of(text, characters: maximumCharacters)
        // The rest of a text that begins with many invisible characters is not shown either.
        let isShort = beginning.isWhole || short.utf8.count != text.utf8.count
        return isShort ? short : short + ShortenedText.ellipsis
    }

    /// A filled text without the isolates around values, so that it can be typed.
    static func withoutIsolates(_ text: String) -> String {
        // All isolates begin with the byte E2.
        guard text.utf8.contains(0xE2) else { return text }
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }))
    }

    /// A shown value on one line, without invisible characters.
    static func clean(_ shown: String) -> String {
        guard !shown.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return shown }
        var clean = String.UnicodeScalarView()
        for scalar in shown.unicodeScalars {
            switch scalar {
            // Joiners shape the letters of Persian and Indic words, and join emoji.
            case "\u{200C}", "\u{200D}": clean.append(scalar)
            case "\n": clean.append(contentsOf: ", ".unicodeScalars)
            case "\t", "\u{2028}", "\u{2029}": clean.append(" ")
            case _ where scalar.isHiddenControl: continue
            default: clean.append(scalar)
            }
        }
        return String(clean)
    }
}

/// The direction of a text: that of its first letter with one.
enum TextDirection {
    case leftToRight, rightToLeft

    /// The direction; `nil` for a text without letters.
    init?(of text: String) {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
                0x1E800...0x1EFFF:
                guard scalar.properties.isAlphabetic else { continue }
                self = .rightToLeft
                return
            case 0x41...0x5A, 0x61...0x7A: break
            case 0..<0xAA: continue
            default: guard scalar.properties.isAlphabetic else { continue }
            }
            self = .leftToRight
            return
        }
        return nil
    }
}
