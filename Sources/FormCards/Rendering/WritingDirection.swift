import FormModel

/// The direction in which lines are written, as HTML names it.
enum WritingDirection: String {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"

    /// Scripts that are written from right to left.
    private static let scripts: [Substring] = [
        "arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg",
    ]

    /// Languages that are written in such scripts.
    private static let languages: [Substring] = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur",
        "yi",
    ]

    /// The direction of the script in which a language is written.
    init(of language: LanguageTag?) {
        let subtags = language?.description.lowercased().split(separator: "-") ?? []
        if let script = subtags.dropFirst().first(where: { $0.utf8.count == 4 }) {
            self = Self.scripts.contains(script) ? .rightToLeft : .leftToRight
        } else {
            let isRightToLeft = subtags.first.map(Self.languages.contains) ?? false
            self = isRightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
