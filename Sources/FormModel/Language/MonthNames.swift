extension ReaderLocale {
    /// The names of the months in the language of a reader: Unicode CLDR 48, months alone.
    package var monthNames: [String] { MonthNames.names(in: wordLanguage) }

    /// The short names of the days of the week from Monday in the language of a reader.
    package var weekdayNames: [String] { words.weekdays.split(separator: " ").map(String.init) }

    /// The title of a month of a year, with `Y` for the year and `M` for the name of the month.
    package var monthTitle: String { words.monthTitle }
}

/// The names of months, which calendars show and people type.
enum MonthNames {
    static func names(in language: InterfaceLanguage) -> [String] {
        language.words.months.split(separator: " ").map(String.init)
    }

    /// The number of the month that a folded word means: its name, or at least three letters at the beginning of one name
    /// only; `nil` if it means none.
    ///
    /// English names are read in every language.
    static func number(of word: String, in language: InterfaceLanguage) -> Int? {
        guard word.utf8.first.map({ $0 &- UInt8(ascii: "0") >= 10 }) ?? false else { return nil }
        return [language, .english].lazy.compactMap { number(of: word, among: names(in: $0)) }.first
    }

    private static func number(of word: String, among names: [String]) -> Int? {
        let (word, folded) = (plain(word), names.map { plain($0.lowercased()) })
        if let whole = folded.firstIndex(where: { $0.hasSameBytes(as: word) }) { return whole + 1 }
        guard word.unicodeScalars.count >= 3 else { return nil }
        let begun = folded.indices.filter { folded[$0].utf8.starts(with: word.utf8) }
        return begun.count == 1 ? begun[0] + 1 : nil
    }

    /// A folded word without accents, which many leave out.
    private static func plain(_ word: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in word.unicodeScalars where !(0x300...0x36F).contains(scalar.value) {
            plain.append(letters[scalar] ?? scalar)
        }
        return String(plain)
    }

    private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
        "é": "e", "û": "u", "ä": "a", "ç": "c", "أ": "ا",
    ]
}
