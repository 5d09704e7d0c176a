/// The notation in which values are shown to a reader, and read when the reader types them.
///
/// A locale has the separators of numbers, the order of dates, and the words for yes and no, for
/// days such as today, for all choices and for the units of durations. Canonical texts, which leave
/// the engine, are the same in every locale. Separators and orders are those of Unicode CLDR 48. If
/// the tag does not decide the order of dates, as `en` does not, dates are shown as `2026-01-31`,
/// and a typed date that could be two days is refused. For a language without a table, no group
/// separator is read.
public struct ReaderLocale: Sendable, Hashable {
    /// The language in which titles of choices are looked up; `nil` is the language of the form.
    public let language: LanguageTag?

    /// The language of the words in values.
    let wordLanguage: InterfaceLanguage

    package let numbers: NumberNotation
    let dates: DateNotation

    /// Makes the locale of a reader.
    ///
    /// - Parameters:
    ///   - language: The language of the reader. If it is `nil`, words, numbers and dates are
    ///     English, so that `1,234` is 1234, and titles are in the language of the form.
    ///   - words: The language of the words if the language of the reader has no table; English by
    ///     default.
    public init(_ language: LanguageTag? = nil, words: LanguageTag? = nil) {
        self.language = language
        wordLanguage = InterfaceLanguage(firstOf: language, words)
        let tag = language ?? ReaderLocale.english
        numbers = NumberNotation(of: tag)
        dates = DateNotation(of: tag)
    }

    private static let english: LanguageTag = "en"

    /// Whether dates begin with the year, as they are shown.
    package var showsYearFirst: Bool { dates.showsYearFirst }

    /// Whether the month is before the day in dates that do not begin with the year.
    package var showsMonthFirst: Bool { dates.order == .monthFirst }

    /// The locale of an unknown reader, which reads canonical texts and English words.
    package static let unknown = ReaderLocale("und")

    var words: ValueWords { wordLanguage.words }

    /// The words that mean all choices, in the language of the reader and in English.
    package var wordsForAll: [String] { words.all + ValueWords.english.all }

    /// The word for a ticked box.
    var yes: String { words.yes[0] }

    /// The word for a box that is not ticked.
    var no: String { words.no[0] }
}

extension LanguageTag {
    /// Whether the tag is Portuguese in the notation of Portugal, which every region but Brazil
    /// follows (Unicode CLDR 48, parentLocales); without a region, Portuguese is that of Brazil.
    var isPortugueseOfPortugal: Bool {
        language == "pt" && region.map { $0 != "BR" } ?? false
    }

    /// The region, two capital letters or three digits: `AT` for `de-AT`; `nil` if there is none.
    package var region: String? {
        guard hasSubtags else { return nil }
        for subtag in text.utf8.split(separator: UInt8(ascii: "-")).dropFirst() {
            if subtag.count == 1 { return nil }
            let isLetters = subtag.allSatisfy { $0 &- UInt8(ascii: "A") < 26 }
            let isDigits = subtag.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
            if subtag.count == 2 && isLetters || subtag.count == 3 && isDigits {
                return String(Substring(subtag))
            }
        }
        return nil
    }
}
