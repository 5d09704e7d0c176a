// Parts of a password that follow a pattern: walks on a keyboard, sequences, dates and repetitions.
extension PasswordSearch {
    /// Adds the longest walk over neighbouring keys on each keyboard.
    mutating func takeWalks(from start: Int) {
        for (index, layout) in KeyboardLayout.all.enumerated() where start >= nextWalks[index] {
            var turns = 0
            var direction: Int?
            var shifted = layout.isShifted(scalars[start]) ? 1 : 0
            var end = start + 1
            while end < range.upperBound,
                let step = layout.step(from: scalars[end - 1], to: scalars[end])
            {
                if step != direction { turns += 1 }
                direction = step
                if layout.isShifted(scalars[end]) { shifted += 1 }
                end += 1
            }
            nextWalks[index] = end
            guard end - start > 2 else { continue }
            var own = layout.walks(length: end - start, turns: turns)
            if shifted > 0 { own *= PasswordSearch.choices(shifted, end - start - shifted) }
            take(end, from: start, .keyboard, own)
        }
    }

    /// Adds the run of scalars with a constant difference that begins at `start`.
    mutating func takeSequence(from start: Int) {
        guard let difference = difference(start),
            start == range.lowerBound || self.difference(start - 1) != difference
        else { return }
        var end = start + 2
        while self.difference(end - 1) == difference { end += 1 }
        guard (1...5).contains(abs(difference)), end - start > 2 || abs(difference) == 1 else {
            return
        }
        let first = scalars.beginsASequence(start) ? 4.0 : scalars.kind(start) == .digit ? 10 : 26
        take(end, from: start, .sequence, first * Double(end - start) * (difference < 0 ? 2 : 1))
    }

    private func difference(_ at: Int) -> Int? {
        at + 1 < range.upperBound ? Int(scalars[at + 1]) - Int(scalars[at]) : nil
    }

    mutating func takeDates(from start: Int) {
        guard scalars.kind(start) == .digit else { return }
        let limit = range.upperBound
        if let year = scalars.number(start, 4, before: limit), (1900...2049).contains(year) {
            take(start + 4, from: start, .date, PasswordSearch.years(year))
        }
        for (first, second, third) in PasswordScalars.dateForms {
            let (middle, last) = (start + first, start + first + second)
            guard let a = scalars.number(start, first, before: limit),
                let b = scalars.number(middle, second, before: limit),
                let c = scalars.number(last, third, before: limit),
                let year = PasswordScalars.year(a, b, c)
            else { continue }
            take(last + third, from: start, .date, PasswordSearch.years(year) * 365)
        }
        for first in [1, 2, 4] {
            guard let a = scalars.number(start, first, before: limit) else { continue }
            let sign = start + first
            for (second, third) in [(1, 1), (1, 2), (1, 4), (2, 1), (2, 2), (2, 4)] {
                let other = sign + 1 + second
                // The signs are before digits, so they are before the limit.
                guard let b = scalars.number(sign + 1, second, before: limit),
                    scalars.isDateSign(sign),
                    let c = scalars.number(other + 1, third, before: limit),
                    scalars[other] == scalars[sign],
                    let year = PasswordScalars.year(a, b, c)
                else { continue }
                take(other + 1 + third, from: start, .date, PasswordSearch.years(year) * 1460)
            }
        }
    }

    /// The number of years tried before one: years near the present are tried first.
    private static func years(_ year: Int) -> Double { Double(max(abs(year - 2026), 20)) }

    /// Adds the longest repetition of a text that begins at `start`, with its shortest period.
    mutating func takeRepeat(from start: Int) {
        guard start >= nextRepeat else { return }
        var (end, length) = (start, 0)
        for size in stride(from: 1, through: (range.upperBound - start) / 2, by: 1) {
            var last = start + size
            while last < range.upperBound, scalars[last] == scalars[last - size] { last += 1 }
            let reached = last - (last - start) % size
            if reached >= start + 2 * size, reached > end { (end, length) = (reached, size) }
        }
        guard length > 0 else { return }
        nextRepeat = end
        let repeated = PasswordSearch(scalars, start..<start + length).guesses
        if repeated.isFinite {
            take(end, from: start, .repeats, repeated * Double((end - start) / length))
        }
    }

    /// The number of ways to choose the positions of at most the rarer kind; 2 if all are of one
    /// kind.
    static func choices(_ some: Int, _ others: Int) -> Double {
        if others == 0 { return 2 }
        var all = 0.0
        var ways = 1.0
        for count in 1...min(some, others) {
            ways = ways * Double(some + others - count + 1) / Double(count)
            all += ways
        }
        return all
    }
}
