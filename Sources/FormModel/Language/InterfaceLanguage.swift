/// A language of the interface: of its sentences, its words, and the values that people read and type.
///
/// A new language is a case; the compiler names the tables that lack it.
package enum InterfaceLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
    case spanish = "es"
    case french = "fr"
    case portuguese = "pt"
    case portugueseOfPortugal = "pt-PT"
    case japanese = "ja"
    case arabic = "ar"

    /// The language of a tag by the look-up of RFC 4647, section 3.4; `nil` for a language without an interface.
    ///
    /// Portuguese of a region other than Brazil is that of Portugal.
    package init?(_ tag: LanguageTag) {
        if tag.isPortugueseOfPortugal {
            self = .portugueseOfPortugal
            return
        }
        var range: LanguageTag? = tag
        while let tag = range {
            if let language = InterfaceLanguage(rawValue: tag.text) {
                self = language
                return
            }
            range = tag.broader
        }
        return nil
    }

    /// The first of several tags that has an interface; English if none has one.
    package init(firstOf tags: LanguageTag?...) {
        for case let tag? in tags {
            guard let language = InterfaceLanguage(tag) else { continue }
            self = language
            return
        }
        self = .english
    }

    /// The language as a tag, which every raw value is.
    package var tag: LanguageTag { LanguageTag(known: rawValue) }

    /// The rule for the plural forms of its sentences and words.
    package var plural: PluralRule {
        switch self {
        case .english, .german: .oneOther
        case .spanish, .portugueseOfPortugal: .oneManyOther
        case .french, .portuguese: .zeroOneManyOther
        case .japanese: .none
        case .arabic: .arabic
        }
    }

    /// The words of values.
    var words: ValueWords {
        switch self {
        case .english: .english
        case .german: .german
        case .spanish: .spanish
        case .french: .french
        case .portuguese, .portugueseOfPortugal: .portuguese
        case .japanese: .japanese
        case .arabic: .arabic
        }
    }

    /// Whether the words for one and two units of a duration include the count, so that no number is shown.
    var countsByWord: Bool { self == .arabic }

    /// Whether no space separates words and sentences.
    package var isWrittenWithoutSpaces: Bool { self == .japanese }
}
