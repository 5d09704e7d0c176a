/// Finds the known name that is nearest to a misspelt one, for "Did you mean".
package enum Spelling {
    /// The number of bytes over which a text is not compared in another normal form, because a hostile one could take
    /// quadratic time.
    static let maximumBytes = 256

    /// Whether a text differs from a known one in its Unicode normal form only, so that both look the same.
    package static func isOtherForm(_ word: String, of known: String) -> Bool {
        max(word.utf8.count, known.utf8.count) <= maximumBytes && word == known
            && !word.hasSameBytes(as: known)
    }

    /// What is said about a known name that looks the same as what was written; `nil` for another one.
    package static func remark(on known: String, insteadOf word: String) -> String? {
        isOtherForm(word, of: known)
            ? "It looks the same, but has another Unicode normal form (NFC or NFD)." : nil
    }

    /// The candidate that differs in its normal form only, or else the one with the smallest edit distance, if that is at most a
    /// third of the shorter length (but 1 at least).
    ///
    /// - Complexity: O(*k*) in the number of candidates; names over 64 bytes are found in another normal form only.
    package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
        if let same = candidates.first(where: { isOtherForm(word, of: $0) }) { return same }
        let typed = Array(word.utf8.prefix(65)).map(lowered)
        guard typed.count <= 64, !typed.isEmpty else { return nil }
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let name = candidate.utf8.prefix(65).map(lowered)
            let allowed = max(1, min(typed.count, name.count) / 3)
            guard name.count <= 64, abs(name.count - typed.count) <= allowed else { continue }
            let distance = distance(typed, name)
            // Otherwise every one-letter name would be the nearest to any other letter.
            guard distance < min(typed.count, name.count) else { continue }
            if distance <= allowed, distance < best?.distance ?? .max {
                best = (candidate, distance)
            }
        }
        return best?.name
    }

    /// The candidate that differs from a word by at most one letter and by upper and lower case.
    static func almost(_ word: String, in candidates: some Sequence<String>) -> String? {
        guard word.utf8.count <= 64 else { return nil }
        let typed = word.utf8.map(lowered)
        return candidates.first { candidate in
            abs(candidate.utf8.count - typed.count) <= 1
                && distance(typed, candidate.utf8.map(lowered)) <= 1
        }
    }

    /// The known name that a word of other languages probably means.
    ///
    /// - Parameters:
    ///   - word: The word.
    ///   - table: Names with their misnomers; if a misnomer occurs several times, the first name counts.
    ///   - known: The names that may be meant.
    /// - Returns: The name; `nil` if the word stands for none of them.
    /// - Complexity: O(*n*) in the table.
    static func name(
        for word: String, in table: [(name: String, misnomers: [String])], among known: [String]
    ) -> String? {
        table.first { name, misnomers in
            misnomers.contains { $0.hasSameBytes(as: word) } && known.contains(name)
        }?.name
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours (optimal string
    /// alignment).
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var before = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var least = min(
                    last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    least = min(least, before[j - 1] + 1)
                }
                row.append(least)
            }
            before = last
            last = row
        }
        return last[b.count]
    }
}
