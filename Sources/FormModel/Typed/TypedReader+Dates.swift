// Reads dates as people write them, at a terminal only, which shows the person the date that was read.

extension TypedReader {
    /// The years of a typed year of two digits: from this many before the present one, 100 in all.
    static let yearsBefore = 79

    /// The day of a text with the name of a month, or without signs: `24 Dec 2026`, `Dec 24th`, `13. Mai 27`, `20261224`,
    /// `12月24日`.
    ///
    /// Without a year, it is the next such day from today on; that and a year of two digits require ``now``.
    func writtenDate(_ folded: String) -> CalendarDate? {
        guard !prefersCanonical else { return nil }
        var scan = TypedScan(folded)
        var parts: [DatePart] = []
        while !scan.isAtEnd {
            guard parts.count < 3, let part = nextPart(&scan) else { return nil }
            parts.append(part)
            skipBetween(&scan)
        }
        switch (parts.first, parts.dropFirst().first, parts.dropFirst(2).first) {
        case (.number(let whole)?, nil, nil) where whole.digits == 8:
            let (year, rest) = whole.value.quotientAndRemainder(dividingBy: 10_000)
            return CalendarDate(year: year, month: rest / 100, day: rest % 100)
        case (.number(let day)?, .month(let month)?, nil),
            (.month(let month)?, .number(let day)?, nil):
            return next(day, month)
        case (.number(let day)?, .month(let month)?, .number(let year)?),
            (.month(let month)?, .number(let day)?, .number(let year)?):
            // `2026 Dec 24` has its year first.
            if day.digits == 4 { return date(day, month, year) }
            return date(year, month, day)
        default: return nil
        }
    }

    /// The year of two digits that is at most ``yearsBefore`` years back and at most 20 ahead.
    func year(ofTwoDigits number: Int) -> Int? {
        guard !prefersCanonical, let now else { return nil }
        let first = now.date.year - TypedReader.yearsBefore
        let year = first - first % 100 + number
        return year < first ? year + 100 : year
    }

    private typealias Number = (value: Int, digits: Int)

    private enum DatePart {
        case number(Number)
        case month(Int)
    }

    private func nextPart(_ scan: inout TypedScan) -> DatePart? {
        if let number = scan.number() {
            if number.digits <= 2, scan.take("月") { return .month(number.value) }
            // The ending of an ordinal number stands at its digits.
            let start = scan
            let ending = scan.word()
            if !ValueWords.ordinalEndings.contains(ending) { scan = start }
            return .number(number)
        }
        return MonthNames.number(of: scan.word(), in: locale.wordLanguage).map(DatePart.month)
    }

    /// Skips signs, spaces and small words between the parts of a date.
    private func skipBetween(_ scan: inout TypedScan) {
        _ = scan.take("日")
        _ = scan.sign(".,/-")
        _ = scan.sign(".,")
        scan.skipSpaces()
        let start = scan
        let word = scan.word()
        if ValueWords.betweenDateParts.contains(word) { scan.skipSpaces() } else { scan = start }
    }

    private func date(_ year: Number, _ month: Int, _ day: Number) -> CalendarDate? {
        guard day.digits <= 2, year.digits == 4 || year.digits == 2 else { return nil }
        let number = year.digits == 4 ? year.value : self.year(ofTwoDigits: year.value)
        return number.flatMap { CalendarDate(year: $0, month: month, day: day.value) }
    }

    /// The next day of a month with a number; February 29 is in a leap year.
    private func next(_ day: Number, _ month: Int) -> CalendarDate? {
        guard day.digits <= 2, let today = now?.date else { return nil }
        return (0...8).lazy.compactMap {
            CalendarDate(year: today.year + $0, month: month, day: day.value)
        }.first { $0 >= today }
    }

    /// The day some days after today or before it: `+3`, `-1`.
    ///
    /// Only for what a person types to a question, who sees the day; ``date(_:)`` does not read it.
    package func relativeDate(_ typed: String) -> CalendarDate? {
        let bytes = Array(FoldedText.of(typed).utf8)
        guard let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
            (2...6).contains(bytes.count),
            bytes.dropFirst().allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }),
            let days = Int(String(decoding: bytes.dropFirst(), as: UTF8.self))
        else { return nil }
        return now?.date.adding(days: sign == UInt8(ascii: "+") ? days : -days)
    }

    /// The words of noon and of midnight.
    func namedTime(_ folded: String) -> ClockTime? {
        let words = [locale.words, .english]
        if words.contains(where: { TypedReader.holds($0.noon, folded) }) {
            return ClockTime(hour: 12, minute: 0)
        }
        let isMidnight = words.contains { TypedReader.holds($0.midnight, folded) }
        return isMidnight ? ClockTime(hour: 0, minute: 0) : nil
    }

    /// The time of one number: an hour such as `9`, or hours and minutes of four digits such as `0930`.
    func bareTime(_ folded: String) -> ClockTime? {
        var scan = TypedScan(folded)
        guard !prefersCanonical, let number = scan.number(), scan.isAtEnd else { return nil }
        if number.digits == 4 {
            return ClockTime(hour: number.value / 100, minute: number.value % 100)
        }
        return number.digits <= 2 ? ClockTime(hour: number.value, minute: 0) : nil
    }
}
