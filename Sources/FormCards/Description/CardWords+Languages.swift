import FormModel

extension CardWords {
    /// A language that has words: those of the message catalogues.
    enum Language: String, Sendable, Hashable, CaseIterable {
        case english = "en"
        case german = "de"
        case spanish = "es"
        case french = "fr"
        case portuguese = "pt"
        case portugueseOfPortugal = "pt-PT"
        case japanese = "ja"
        case arabic = "ar"

        /// The language of a tag, which is shortened step by step; `nil` if there are no words for it.
        init?(of tag: LanguageTag) {
            if tag.isPortugueseOfPortugal {
                self = .portugueseOfPortugal
                return
            }
            var range: LanguageTag? = tag
            while let tag = range {
                if let language = Language(rawValue: tag.text) {
                    self = language
                    return
                }
                range = tag.broader
            }
            return nil
        }

        /// A word.
        func text(of word: Word) -> String {
            let row = word.texts
            return switch self {
            case .english: row.en
            case .german: row.de
            case .spanish: row.es
            case .french: row.fr
            case .portuguese: row.pt
            case .portugueseOfPortugal: row.ptPT ?? row.pt
            case .japanese: row.ja
            case .arabic: row.ar
            }
        }

        /// The form of a word for a count, where the language has other forms than one and several.
        func text(of word: Word, count: Int) -> String? {
            switch PluralRule(of: LanguageTag(rawValue) ?? "en")?.category(of: count) {
            case .one?: word.one.map(text)
            case let form? where self == .arabic: word.arabic[form]
            default: nil
            }
        }
    }
}

extension CardWords.Word {
    /// The singular of a word that is counted; `nil` for other words.
    fileprivate var one: CardWords.Word? {
        switch self {
        case .problems: .problem
        case .answersNeedAttention: .answerNeedsAttention
        default: nil
        }
    }

    /// The Arabic forms of a word that is counted, apart from that for one.
    fileprivate var arabic: [PluralRule.Category: String] {
        switch self {
        case .problems:
            [
                .zero: "لا توجد مشكلات", .two: "توجد مشكلتان", .few: "توجد {count} مشكلات",
                .many: "توجد {count} مشكلةً", .other: "توجد {count} مشكلة",
            ]
        case .answersNeedAttention:
            [
                .two: "يُرجى مراجعة إجابتين ({fields}).",
                .few: "يُرجى مراجعة {count} إجابات ({fields}).",
                .many: "يُرجى مراجعة {count} إجابةً ({fields}).",
                .other: "يُرجى مراجعة {count} إجابة ({fields}).",
            ]
        default: [:]
        }
    }
}
