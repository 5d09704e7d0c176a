/// Searches the split of a password into at most three parts that takes the fewest guesses.
///
/// The guesses for a split are the product of those for its parts, times the number of orders of
/// the parts, plus those for all shorter splits: ten thousand for each part except one. A split
/// into four parts therefore takes more than a million million guesses, which is above the highest
/// score and need not be searched.
struct PasswordSearch {
    private static let maximumParts = 3

    let scalars: PasswordScalars
    let range: Range<Int>

    /// For each end and each number of parts, the smallest product of guesses.
    private var products = InlineArray<387, Double>(repeating: .infinity)
    /// The start of the last of these parts.
    private var starts = InlineArray<387, UInt8>(repeating: 0)
    private var weaknesses = InlineArray<387, PasswordEstimate.Weakness>(repeating: .tooShort)

    /// The first index at which the next keyboard walk, for each keyboard, and the next repetition
    /// may begin.
    var nextWalks = InlineArray<4, Int>(repeating: 0)
    var nextRepeat = 0

    /// Searches the splits of a range of scalars.
    ///
    /// - Complexity: O(*n*²) in the length of the range, but O(*n*) for most passwords.
    init(_ scalars: PasswordScalars, _ range: Range<Int>) {
        self.scalars = scalars
        self.range = range
        for start in range {
            takeWords(from: start)
            takeWordLike(from: start)
            takeWalks(from: start)
            takeSequence(from: start)
            takeDates(from: start)
            takeRepeat(from: start)
            takeAnything(from: start)
        }
    }

    /// The number of guesses, or infinity above the highest score.
    var guesses: Double {
        guard !range.isEmpty else { return 1 }
        return (1...PasswordSearch.maximumParts).map { total($0, range.upperBound) }.min()
            ?? .infinity
    }

    /// The kind of the parts that cover most of the best split.
    var weakness: PasswordEstimate.Weakness {
        var covered = InlineArray<8, Int>(repeating: 0)
        let all = PasswordEstimate.Weakness.allCases
        var parts =
            (1...PasswordSearch.maximumParts).min {
                total($0, range.upperBound) < total($1, range.upperBound)
            } ?? 1
        var end = range.upperBound
        while end > range.lowerBound {
            let at = PasswordSearch.index(parts, end)
            let start = Int(starts[at])
            covered[all.firstIndex(of: weaknesses[at]) ?? 0] += end - start
            (parts, end) = (parts - 1, start)
        }
        var best = 0
        for index in all.indices where covered[index] > covered[best] { best = index }
        return all[best]
    }

    private static func index(_ parts: Int, _ end: Int) -> Int { end * maximumParts + parts - 1 }

    /// The guesses for the best split into `parts` parts that ends at `end`.
    private func total(_ parts: Int, _ end: Int) -> Double {
        PasswordSearch.total(parts, products[PasswordSearch.index(parts, end)])
    }

    private static func total(_ parts: Int, _ product: Double) -> Double {
        switch parts {
        case 1: product + 1
        case 2: 2 * product + 1e4
        default: 6 * product + 1e8
        }
    }

    /// Appends a part to all splits that end at its start.
    private mutating func add(
        _ end: Int, from start: Int, _ weakness: PasswordEstimate.Weakness, _ own: Double
    ) {
        if start == range.lowerBound { keep(1, end, start, weakness, own) }
        for parts in 1..<PasswordSearch.maximumParts {
            let before = products[PasswordSearch.index(parts, start)]
            if before.isFinite { keep(parts + 1, end, start, weakness, before * own) }
        }
    }

    private mutating func keep(
        _ parts: Int, _ end: Int, _ start: Int, _ weakness: PasswordEstimate.Weakness,
        _ product: Double
    ) {
        let total = PasswordSearch.total(parts, product)
        guard total < PasswordEstimate.limits[3] else { return }
        // A split into fewer parts wins if it takes no more guesses.
        for fewer in 1...parts where self.total(fewer, end) <= total { return }
        let at = PasswordSearch.index(parts, end)
        products[at] = product
        starts[at] = UInt8(start)
        weaknesses[at] = weakness
    }

    /// Adds a part that was found in a list or by a rule; beside other parts it takes at least 50
    /// guesses, however early it is tried alone.
    mutating func take(
        _ end: Int, from start: Int, _ weakness: PasswordEstimate.Weakness, _ own: Double
    ) {
        let isWhole = start == range.lowerBound && end == range.upperBound
        add(end, from: start, weakness, isWhole ? own : max(own, 50))
    }

    /// Adds runs of arbitrary characters, ten guesses for each character.
    private mutating func takeAnything(from start: Int) {
        var own = 1.0
        // Eleven characters exceed the highest score.
        for end in (start + 1..<range.upperBound + 1).prefix(10) {
            own *= 10
            add(end, from: start, .tooShort, max(own, 11))
        }
    }

    private mutating func takeWords(from start: Int) {
        for reading in LetterReading.allCases where scalars.needs(reading) {
            var hashes = CommonWords.Hashes()
            var isReplaced = false
            var end = start
            while end < range.upperBound, end - start < CommonWords.lengths.upperBound {
                let letter = reading.letter(for: scalars[end])
                hashes.take(letter)
                if letter != LetterReading.plain.letter(for: scalars[end]) { isReplaced = true }
                end += 1
                guard end - start >= CommonWords.lengths.lowerBound else { continue }
                if reading == .plain {
                    takeWord(hashes.forwards, end, from: start, 1)
                    takeWord(hashes.backwards, end, from: start, 2)
                } else if isReplaced, let entry = CommonWords.entry(hashes.forwards) {
                    take(end, from: start, entry, replacements(reading, start, end))
                }
            }
        }
    }

    private mutating func takeWord(_ hash: UInt64, _ end: Int, from start: Int, _ ways: Double) {
        if let entry = CommonWords.entry(hash) { take(end, from: start, entry, ways) }
    }

    mutating func take(
        _ end: Int, from start: Int, _ entry: CommonWords.Entry, _ ways: Double
    ) {
        take(
            end, from: start, entry.isPassword ? .commonPassword : .commonWord,
            entry.rank * ways * capitalisations(start, end))
    }

    /// Adds parts that resemble words: a whole run of letters, or a section of one with a clear
    /// word.
    private mutating func takeWordLike(from start: Int) {
        guard scalars.isLetter(start) else { return }
        let beginsARun = start == range.lowerBound || scalars.beginsALetterRun(start)
        for reading in LetterReading.allCases where scalars.needs(reading) {
            takeWordLike(from: start, beginsARun: beginsARun, reading)
        }
    }

    private mutating func takeWordLike(
        from start: Int, beginsARun: Bool, _ reading: LetterReading
    ) {
        var shape = WordShape()
        var replaced = 0
        var end = start
        while end < range.upperBound, shape.count < WordShape.longest,
            shape.take(reading.letter(for: scalars[end]))
        {
            if !scalars.isLetter(end) { replaced += 1 }
            end += 1
            guard scalars.isLetter(end - 1), shape.allows(replaced: replaced) else { continue }
            let endsARun = end == range.upperBound || scalars.beginsALetterRun(end)
            let isAlone = beginsARun && endsARun
            guard isAlone ? shape.isWord : shape.isWordAmongLetters else { continue }
            var ways = capitalisations(start, end)
            // Irregular capitals indicate random characters, not a word.
            guard ways <= 2 else { continue }
            // An attacker must also guess where the word begins and ends among the letters.
            if !isAlone { ways *= 4 }
            for _ in 0..<replaced { ways *= 2 }
            take(end, from: start, .word, WordShape.guesses(shape.count) * ways)
        }
    }

    /// The number of ways to capitalize a part; common ways are tried early.
    private func capitalisations(_ start: Int, _ end: Int) -> Double {
        var capitals = 0
        var small = 0
        for at in start..<end {
            if scalars.isCapital(at) { capitals += 1 } else if scalars.isSmall(at) { small += 1 }
        }
        if capitals == 0 { return 1 }
        let isAtAnEnd = scalars.isCapital(start) || scalars.isCapital(end - 1)
        if capitals == 1, isAtAnEnd { return 2 }
        return PasswordSearch.choices(capitals, small)
    }

    /// The number of ways to replace letters by the digits and signs that occur.
    private func replacements(_ reading: LetterReading, _ start: Int, _ end: Int) -> Double {
        var ways = 1.0
        for at in start..<end {
            let (scalar, letter) = (scalars[at], reading.letter(for: scalars[at]))
            guard letter != LetterReading.plain.letter(for: scalar) else { continue }
            var replaced = 0
            var others = 0
            var isFirst = true
            for other in start..<end {
                if scalars[other] == scalar {
                    replaced += 1
                    if other < at { isFirst = false }
                } else if LetterReading.plain.letter(for: scalars[other]) == letter {
                    others += 1
                }
            }
            if isFirst { ways *= PasswordSearch.choices(replaced, others) }
        }
        return ways
    }
}
