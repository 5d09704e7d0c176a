// Reads durations in words: `1h30m`, `90 minutes`, `2 Stunden 30 Minuten`.

extension TypedReader {
    /// The duration that a text means: numbers with units, the largest unit first and each unit
    /// once.
    ///
    /// Weeks beside other units are read as days. `m` is a minute, and refused beside years or
    /// months, where it could be a month.
    func duration(_ typed: String) -> CalendarDuration? {
        if let duration = CalendarDuration(typed) { return duration }
        guard typed.utf8.count <= TypedReader.longestWord else { return nil }
        var scan = TypedScan(FoldedText.of(typed))
        var parts = [Int?](repeating: nil, count: 7)
        var last = -1
        var hasBareM = false
        var isBehindConjunction = false
        while !scan.isAtEnd {
            let number = scan.number()
            scan.skipSpaces()
            let word = scan.word()
            if number == nil, last >= 0, isConjunction(word) {
                scan.skipSpaces()
                isBehindConjunction = true
                continue
            }
            isBehindConjunction = false
            guard let (unit, count) = unit(word, number?.value), unit > last else { return nil }
            if word == "m" { hasBareM = true }
            parts[unit] = count
            last = unit
            _ = scan.sign(".")
            _ = scan.sign(",")
            scan.skipSpaces()
        }
        guard last >= 0, !isBehindConjunction, !(hasBareM && (parts[0] != nil || parts[1] != nil))
        else { return nil }
        let weeks = parts[2] ?? 0
        let isAlone = parts.indices.allSatisfy { $0 == 2 || parts[$0] == nil }
        return CalendarDuration(
            years: parts[0] ?? 0, months: parts[1] ?? 0, weeks: isAlone ? weeks : 0,
            days: (parts[3] ?? 0) + (isAlone ? 0 : weeks * 7), hours: parts[4] ?? 0,
            minutes: parts[5] ?? 0, seconds: parts[6] ?? 0)
    }

    private func isConjunction(_ word: String) -> Bool {
        TypedReader.holds(locale.words.and, word) || TypedReader.holds(ValueWords.english.and, word)
    }

    /// The unit that a word means, and the count; in some languages the word includes the count.
    private func unit(_ word: String, _ number: Int?) -> (unit: Int, count: Int)? {
        guard !word.isEmpty else { return nil }
        for words in [locale.words, .english] {
            for (index, unit) in words.units.enumerated() {
                guard let number else { continue }
                if unit.shown.values.contains(where: { $0.lowercased() == word })
                    || unit.short.contains(word)
                {
                    return (index, number)
                }
            }
        }
        guard locale.wordLanguage.countsByWord, number == nil else { return nil }
        // The conjunction is written together with the word after it.
        let plain = locale.words.and.first { word.utf8.starts(with: $0.utf8) }
            .map { String(decoding: word.utf8.dropFirst($0.utf8.count), as: UTF8.self) }
        for (index, unit) in locale.words.units.enumerated() {
            for name in [word, plain].compactMap({ $0 }) {
                if unit.shown[.one] == name { return (index, 1) }
                if unit.shown[.two] == name { return (index, 2) }
            }
        }
        return nil
    }
}
