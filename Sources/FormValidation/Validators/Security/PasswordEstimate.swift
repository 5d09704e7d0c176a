/// About how many guesses a password takes, and what makes it weak.
///
/// In the spirit of zxcvbn (Wheeler, USENIX Security 2016): a password is cut into parts that an attacker
/// would try, and the cut that takes the fewest guesses counts. Parts are words of a short list, also
/// backwards or with digits for letters; letters that read like a word; walks over a keyboard; sequences;
/// dates and years; repetitions of what stands before. Everything else takes ten guesses a character. Only the first 128 scalars are
/// looked at, so that the time is bounded; what follows is not counted.
struct PasswordEstimate {
    /// What makes a password weak.
    enum Weakness: String, CaseIterable {
        case tooShort, commonPassword, commonWord, word, sequence, keyboard, repeats, date
    }

    /// The most scalars that are looked at.
    static let measured = 128

    let scalars: PasswordScalars

    /// The fewest guesses for each beginning of the password.
    private var guesses = InlineArray<129, Double>(repeating: .infinity)
    /// Where the last part of each beginning starts.
    private var starts = InlineArray<129, Int>(repeating: 0)
    private var weaknesses = InlineArray<129, Weakness>(repeating: .tooShort)
    /// For each distance, up to where the scalars are those that stand that far before.
    private var copied = InlineArray<129, Int>(repeating: 0)

    /// - Complexity: O(*n*), with a large factor up to the 128th scalar.
    init(_ text: Span<UInt8>) {
        scalars = PasswordScalars(text)
        guesses[0] = 1
        for start in 0..<scalars.count {
            reach(start + 1, from: start, .tooShort, guesses: 10)
            takeWords(from: start)
            takeWordLike(from: start)
            takeKeys(from: start)
            takeSequences(from: start)
            takeDates(from: start)
            takeCopies(from: start)
        }
    }

    /// From 0, at most a thousand guesses, to 4, at least ten thousand million.
    var score: Int {
        let limits: [4 of Double] = [1e3, 1e6, 1e8, 1e10]
        var score = 0
        while score < 4, guesses[scalars.count] >= limits[score] { score += 1 }
        return score
    }

    /// What most of the password is made of.
    var weakness: Weakness {
        var best = Weakness.tooShort
        var most = 0
        for weakness in Weakness.allCases {
            var covered = 0
            var end = scalars.count
            while end > 0 {
                if weaknesses[end] == weakness { covered += end - starts[end] }
                end = starts[end]
            }
            if covered > most { (best, most) = (weakness, covered) }
        }
        return best
    }

    private mutating func reach(
        _ end: Int, from start: Int, _ weakness: Weakness, guesses own: Double
    ) {
        // Each part but the first doubles the guesses: it could have been left out.
        let isPart = weakness != .tooShort && start > 0
        // Far more guesses than this all score alike, and products must stay finite.
        let total = min(guesses[start] * own * (isPart ? 2 : 1), 1e100)
        guard total < guesses[end] else { return }
        guesses[end] = total
        starts[end] = start
        weaknesses[end] = weakness
    }

    /// A part that is found in a list or by a rule takes some guesses, however near the top it is.
    private mutating func take(_ end: Int, from start: Int, _ weakness: Weakness, _ own: Double) {
        let isWhole = start == 0 && end == scalars.count
        reach(end, from: start, weakness, guesses: isWhole ? own : max(own, 50))
    }

    private mutating func takeWords(from start: Int) {
        for reading in LetterReading.allCases {
            var key: UInt64 = 0
            var capitals = 0
            var replaced = 0
            var end = start
            while end < scalars.count, end - start < GuessableWords.longest {
                let scalar = scalars[end]
                let letter = reading.letter(for: scalar)
                guard let longer = GuessableWords.key(key, with: letter) else { break }
                key = longer
                if scalars.isCapital(end) {
                    capitals += 1
                } else if letter != scalar, scalar < 0x80 {
                    replaced += 1
                }
                end += 1
                guard end - start >= 3, let entry = GuessableWords.entry(key) else { continue }
                var own = Double(entry.rank) * capitalisations(capitals, start, end)
                for _ in 0..<replaced + (entry.isReversed ? 1 : 0) { own *= 2 }
                take(end, from: start, entry.isPassword ? .commonPassword : .commonWord, own)
            }
        }
    }

    /// Takes what reads like a word: a whole run of letters, or a part of one that is a clear word.
    private mutating func takeWordLike(from start: Int) {
        guard scalars.isLetter(start) else { return }
        let beginsARun = scalars.beginsALetterRun(start)
        for reading in LetterReading.allCases {
            var shape = WordShape()
            var capitals = 0
            var replaced = 0
            var end = start
            while end < scalars.count, shape.count < WordShape.longest,
                shape.take(reading.letter(for: scalars[end]))
            {
                if scalars.isCapital(end) { capitals += 1 }
                if !scalars.isLetter(end) { replaced += 1 }
                end += 1
                guard scalars.isLetter(end - 1), shape.allows(replaced: replaced) else { continue }
                let isAlone = beginsARun && scalars.beginsALetterRun(end)
                let ways = capitalisations(capitals, start, end)
                // Capitals here and there are of random characters rather than of a word.
                guard isAlone ? shape.isWord : shape.isWordAmongLetters, ways <= 2 else { continue }
                var own = WordShape.guesses(shape.count) * ways
                // Where it begins and ends among the letters has to be guessed as well.
                if !isAlone { own *= 4 }
                for _ in 0..<replaced { own *= 2 }
                take(end, from: start, .word, own)
            }
        }
    }

    /// In how many ways so many capitals may stand; the usual ones are tried early.
    private func capitalisations(_ capitals: Int, _ start: Int, _ end: Int) -> Double {
        guard capitals > 0 else { return 1 }
        let length = end - start
        let isAtAnEnd = scalars.isCapital(start) || scalars.isCapital(end - 1)
        if capitals == length || (capitals == 1 && isAtAnEnd) { return 2 }
        var ways = 0.0
        for count in 1...max(1, min(capitals, length - capitals)) {
            ways += PasswordEstimate.choose(count, of: length)
        }
        return ways
    }

    private mutating func takeKeys(from start: Int) {
        var turns = 0
        var direction = -1
        var end = start + 1
        // A longer walk is two walks.
        while end < scalars.count, end - start < 20 {
            let step = KeyboardLayout.step(from: scalars[end - 1], to: scalars[end])
            guard let step else { return }
            if step != direction { turns += 1 }
            direction = step
            end += 1
            let length = end - start
            guard length >= 3 else { continue }
            var own = KeyboardLayout.keys * Double(length)
            own *= PasswordEstimate.choose(turns - 1, of: length - 1)
            for _ in 0..<turns { own *= KeyboardLayout.neighbours }
            take(end, from: start, .keyboard, own)
        }
    }

    private mutating func takeSequences(from start: Int) {
        guard start + 1 < scalars.count else { return }
        let difference = Int(scalars[start + 1]) - Int(scalars[start])
        guard difference != 0, abs(difference) <= 5, let kind = scalars.kind(start) else { return }
        var end = start + 1
        while end < scalars.count, scalars.kind(end) == kind,
            Int(scalars[end]) - Int(scalars[end - 1]) == difference
        {
            end += 1
            guard end - start >= 3 else { continue }
            let isObvious = scalars.beginsASequence(start)
            var own = isObvious ? 4.0 : kind == .digit ? 10 : 26
            own *= Double(end - start) * (difference < 0 ? 2 : 1) * (abs(difference) == 1 ? 1 : 3)
            take(end, from: start, .sequence, own)
        }
    }

    private mutating func takeDates(from start: Int) {
        guard scalars.kind(start) == .digit else { return }
        if let year = scalars.number(start, 4), (1900...2049).contains(year) {
            take(start + 4, from: start, .date, 150)
        }
        for (first, second, third) in PasswordScalars.dateForms {
            for gap in [0, 1] {
                guard gap == 1 || first + second + third == 8 || first + second + third == 6,
                    let end = scalars.endOfDate(start, first, second, third, gap: gap)
                else { continue }
                take(end, from: start, .date, gap == 0 ? 36_500 : 146_000)
            }
        }
    }

    /// Repetitions of what stands right before, as a whole.
    private mutating func takeCopies(from start: Int) {
        for length in 1...max(1, start) where length <= start {
            var end = max(copied[length], start)
            while end < scalars.count, scalars[end] == scalars[end - length] { end += 1 }
            copied[length] = end
            let times = (end - start) / length
            guard times > 0, length > 1 || times > 1 else { continue }
            reach(
                start + times * length, from: start, .repeats, guesses: Double(times + 1))
        }
    }

    /// How many choices of so many things there are.
    private static func choose(_ count: Int, of all: Int) -> Double {
        var ways = 1.0
        for taken in 0..<max(0, min(count, all)) {
            ways = ways * Double(all - taken) / Double(taken + 1)
        }
        return ways
    }
}
