// Reads days, times of day and moments.

extension TypedReader {
    /// The day that a text means.
    ///
    /// The year comes first, as in `2026-1-5`, `2026/01/05` or `2026年1月5日`, or it comes last with
    /// two or four digits, and the locale decides the order of day and month. If the locale does not, a
    /// date is read only if both orders give the same day or only one gives any. `today`,
    /// `tomorrow` and `yesterday` require ``now``. ``writtenDate(_:)`` reads names of months.
    func date(_ typed: String) -> CalendarDate? {
        if let date = CalendarDate(typed) { return date }
        guard typed.utf8.count <= TypedReader.longestWord else { return nil }
        let folded = FoldedText.of(typed)
        return numericDate(folded) ?? day(named: folded) ?? writtenDate(folded)
    }

    private func numericDate(_ folded: String) -> CalendarDate? {
        var scan = TypedScan(folded)
        guard let first = scan.number() else { return nil }
        if first.digits == 4, scan.take("年") {
            guard let month = scan.number(), scan.take("月"), let day = scan.number(),
                scan.take("日"), scan.isAtEnd
            else { return nil }
            return TypedReader.date(first, month, day)
        }
        guard let sign = scan.sign("-/."), let second = scan.number(), scan.sign("-/.") == sign,
            var third = scan.number(), scan.isAtEnd
        else { return nil }
        if third.digits == 2, first.digits <= 2, let year = year(ofTwoDigits: third.value) {
            third = (year, 4)
        }
        if first.digits == 4 { return TypedReader.date(first, second, third) }
        switch locale.dates.order {
        case .dayFirst: return TypedReader.date(third, second, first)
        case .monthFirst: return TypedReader.date(third, first, second)
        case .unknown:
            let dates = [
                TypedReader.date(third, second, first), TypedReader.date(third, first, second),
            ].compactMap { $0 }
            return Set(dates).count == 1 ? dates[0] : nil
        }
    }

    private typealias Part = (value: Int, digits: Int)

    private static func date(_ year: Part, _ month: Part, _ day: Part) -> CalendarDate? {
        guard year.digits == 4, month.digits <= 2, day.digits <= 2 else { return nil }
        return CalendarDate(year: year.value, month: month.value, day: day.value)
    }

    private func day(named word: String) -> CalendarDate? {
        func isNamed(_ words: KeyPath<ValueWords, [String]>) -> Bool {
            TypedReader.holds(locale.words[keyPath: words], word)
                || TypedReader.holds(ValueWords.english[keyPath: words], word)
        }
        if isNamed(\.today) { return now?.date }
        if isNamed(\.tomorrow) { return now?.date.adding(days: 1) }
        if isNamed(\.yesterday) { return now?.date.adding(days: -1) }
        return nil
    }

    /// The time of day that a text means: `9:00`, `14:30:05`, `2:30 pm`, `14h30`, `14:30 Uhr`,
    /// `午後2時30分`, `9.30`, `9`, `0930`, `noon`.
    func time(_ typed: String) -> ClockTime? {
        timeBesideDay(typed)
            ?? (typed.utf8.count <= TypedReader.longestWord ? bareTime(FoldedText.of(typed)) : nil)
    }

    /// The time of day of a text that may stand beside a day, where a number alone may belong to the day.
    private func timeBesideDay(_ typed: String) -> ClockTime? {
        if let time = ClockTime(typed) { return time }
        guard typed.utf8.count <= TypedReader.longestWord else { return nil }
        let folded = FoldedText.of(typed)
        return foldedTime(folded) ?? namedTime(folded)
    }

    private func foldedTime(_ folded: String) -> ClockTime? {
        var scan = TypedScan(folded)
        let words = locale.words
        var half = takeHalf(&scan)
        guard let hour = scan.number(), hour.digits <= 2 else { return nil }
        var minute: (value: Int, digits: Int)? = nil
        var fraction: (second: Int, nanosecond: Int)? = nil
        var isMarked = false
        if scan.sign(prefersCanonical ? ":" : ":.") != nil {
            minute = scan.number()
            guard minute?.digits == 2 else { return nil }
            if scan.sign(":") != nil {
                fraction = TypedReader.seconds(&scan)
                guard fraction != nil else { return nil }
            }
            scan.skipSpaces()
            _ = words.hourMarks.contains { scan.take($0) }
        } else {
            scan.skipSpaces()
            isMarked = words.hourMarks.contains { scan.take($0) }
            if isMarked, let number = scan.number() {
                guard number.digits <= 2 else { return nil }
                minute = number
                _ = scan.take("分")
            }
        }
        if half == nil { half = takeHalf(&scan) }
        // A single number without any mark is not read as a time.
        guard scan.isAtEnd, minute != nil || isMarked || half != nil else { return nil }
        var hours = hour.value
        if let half {
            guard (1...12).contains(hours) else { return nil }
            hours = hours % 12 + (half == .afternoon ? 12 : 0)
        }
        return ClockTime(
            hour: hours, minute: minute?.value ?? 0, second: fraction?.second ?? 0,
            nanosecond: fraction?.nanosecond ?? 0)
    }

    private enum Half { case morning, afternoon }

    private func takeHalf(_ scan: inout TypedScan) -> Half? {
        scan.skipSpaces()
        for words in [locale.words, .english] {
            if words.morning.contains(where: { scan.take($0) }) { return .morning }
            if words.afternoon.contains(where: { scan.take($0) }) { return .afternoon }
        }
        return nil
    }

    /// Reads seconds of two digits, with at most nine decimals.
    private static func seconds(_ scan: inout TypedScan) -> (second: Int, nanosecond: Int)? {
        guard let second = scan.number(), second.digits == 2 else { return nil }
        guard scan.sign(".") != nil else { return (second.value, 0) }
        guard let decimals = scan.number(), decimals.digits <= 9 else { return nil }
        var nanosecond = decimals.value
        for _ in decimals.digits..<9 { nanosecond *= 10 }
        return (second.value, nanosecond)
    }

    /// The moment that a text means: a day, a time of day and an offset.
    ///
    /// A typed text without an offset has that of ``now``. A text without an offset that a browser
    /// sends is refused, because the offset of the server is not that of the person.
    func dateTime(_ typed: String) -> DateTime? {
        if let moment = DateTime(typed) { return moment }
        guard typed.utf8.count <= TypedReader.longestWord else { return nil }
        var folded = FoldedText.of(typed)
        let offset = TypedReader.takeOffset(&folded) ?? (prefersCanonical ? nil : now?.offset)
        guard let offset, let (date, time) = dayAndTime(folded) else { return nil }
        return DateTime(date: date, time: time, offset: offset)
    }

    /// The local date and time that a text means.
    func localDateTime(_ typed: String) -> LocalDateTime? {
        if let local = LocalDateTime(typed) { return local }
        guard typed.utf8.count <= TypedReader.longestWord,
            let (date, time) = dayAndTime(FoldedText.of(typed))
        else { return nil }
        return LocalDateTime(date: date, time: time)
    }

    /// Reads a day and a time of day, with a space, a comma or a `T` between them.
    private func dayAndTime(_ folded: String) -> (CalendarDate, ClockTime)? {
        // Both a date and a time may contain spaces, so every position is tried.
        for end in folded.utf8.indices where TypedReader.mayEndDate(folded.utf8[end]) {
            var date = Substring(folded.utf8[..<end])
            if date.utf8.last == UInt8(ascii: ",") { date = Substring(date.utf8.dropLast()) }
            let time = Substring(folded.utf8[end...].dropFirst())
            if let day = self.date(String(date)),
                let time = timeBesideDay(WhiteSpace.trim(String(time)))
            {
                return (day, time)
            }
        }
        return nil
    }

    private static func mayEndDate(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "t")
    }

    /// Removes an offset from the end of a moment: `z`, `utc`, `gmt`, `+01:00` or `-01:00`.
    private static func takeOffset(_ folded: inout String) -> Int? {
        let bytes = Array(folded.utf8)
        func keep(_ count: Int) {
            folded = WhiteSpace.trim(String(decoding: bytes[..<count], as: UTF8.self))
        }
        for word in ["utc", "gmt", "z"] where bytes.reversed().starts(with: word.utf8.reversed()) {
            keep(bytes.count - word.utf8.count)
            return 0
        }
        guard bytes.count > 6 else { return nil }
        let start = bytes.count - 6
        guard let offset = TimeScan.offset(bytes.span.extracting(start..<bytes.count), from: 0)
        else { return nil }
        keep(start)
        return offset
    }
}
