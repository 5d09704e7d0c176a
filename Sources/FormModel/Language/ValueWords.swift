/// The words of a language that stand in values; the first of a list is the one that is shown.
///
/// They are read without regard to case, and those of English in every language besides.
struct ValueWords: Sendable {
    let yes: [String]
    let no: [String]
    let yesterday: [String]
    let today: [String]
    let tomorrow: [String]
    /// Every choice.
    let all: [String]
    /// What stands between the parts of a duration.
    let and: [String]
    /// What is said of the hours before noon, and of those from noon on; of two that begin alike, the longer one
    /// first.
    let morning: [String]
    let afternoon: [String]
    /// What may stand behind an hour, as in `14h30`, or behind a time, as in `14:30 Uhr`; of two that begin alike,
    /// the longer one first.
    let hourMarks: [String]
    /// What stands behind each part of a duration, from years to seconds.
    let units: [Unit]
    /// What stands between the parts of a duration that is shown.
    var joint = " "

    /// The words for one part of a duration.
    struct Unit: Sendable {
        /// By plural form; that of ``PluralRule/Category/other`` stands for those that are not there.
        let shown: [PluralRule.Category: String]
        /// Others that are understood.
        let short: [String]

        init(_ other: String, one: String, _ short: [String]) {
            shown = [.other: other, .one: one]
            self.short = short
        }

        init(_ shown: [PluralRule.Category: String], _ short: [String] = []) {
            self.shown = shown
            self.short = short
        }
    }

    /// A language that has words.
    enum Language: String, Sendable, CaseIterable {
        case english = "en"
        case german = "de"
        case spanish = "es"
        case french = "fr"
        case portuguese = "pt"
        case japanese = "ja"
        case arabic = "ar"

        init?(_ tag: LanguageTag) { self.init(rawValue: tag.language) }

        var words: ValueWords {
            switch self {
            case .english: .english
            case .german: .german
            case .spanish: .spanish
            case .french: .french
            case .portuguese: .portuguese
            case .japanese: .japanese
            case .arabic: .arabic
            }
        }

        /// How things are counted.
        var plural: PluralRule {
            LanguageTag(rawValue).flatMap { PluralRule(of: $0) } ?? .oneOther
        }

        /// Whether the words for one and two of a thing say how many there are, so that no number stands there.
        var countsByWord: Bool { self == .arabic }

        /// Whether a number and its word stand together.
        var isWrittenTogether: Bool { self == .japanese }
    }
}
