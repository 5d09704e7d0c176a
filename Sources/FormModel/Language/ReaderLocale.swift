/// How values are written for a reader: how they are shown, and how they are read when they are typed.
///
/// It says which signs stand in numbers, in which order a date is written, and the words for yes and no, for days
/// such as today, for all choices and for the parts of a duration. The canonical text of a value, which leaves the
/// engine, is the same in every locale. The signs and orders are those of Unicode CLDR 48; where the tag does not
/// say how dates are ordered, as `en` does not, dates are shown as `2026-01-31`, and an order that could mean two
/// days is refused. Of a language without a table nothing is known, so that no group separator is read in it.
public struct ReaderLocale: Sendable, Hashable {
    /// The language in which titles of choices are looked up; `nil` is that of the form.
    public let language: LanguageTag?

    /// The language of the words.
    let wordLanguage: ValueWords.Language

    package let numbers: NumberNotation
    package let dates: DateNotation

    /// Makes the locale of a reader.
    ///
    /// - Parameters:
    ///   - language: The language of the reader. Where it is `nil`, words, numbers and dates are English, so that
    ///     `1,234` is 1234, and titles are in the form's own language.
    ///   - words: The language of the words where there are none in that of the reader; English unless given.
    public init(_ language: LanguageTag? = nil, words: LanguageTag? = nil) {
        self.language = language
        wordLanguage =
            language.flatMap(ValueWords.Language.init) ?? words.flatMap(ValueWords.Language.init)
            ?? .english
        numbers = NumberNotation(of: language ?? "en")
        dates = DateNotation(of: language ?? "en")
    }

    /// That of a reader of whom nothing is known: what is canonical is read, and English words.
    package static let unknown = ReaderLocale("und")

    /// The words of the language.
    var words: ValueWords { wordLanguage.words }

    /// What stands for a ticked box.
    public var yes: String { words.yes[0] }

    /// What stands for a box that is not ticked.
    public var no: String { words.no[0] }
}

extension LanguageTag {
    /// Whether it is Portuguese as Portugal writes it, which every region but Brazil follows (Unicode CLDR 48,
    /// parentLocales); without a region, Portuguese is that of Brazil.
    package var isPortugueseOfPortugal: Bool {
        language == "pt" && region.map { $0 != "BR" } ?? false
    }

    /// The region, two capitals or three digits: `AT` of `de-AT`; `nil` where there is none.
    package var region: String? {
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
