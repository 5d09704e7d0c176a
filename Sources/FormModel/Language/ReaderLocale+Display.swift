// Shows values to a reader. Each text can be typed again, and is read as the same value.

extension ReaderLocale {
    /// A number with the decimal separator of the locale; without groups, so that it cannot be
    /// misread as another number.
    func text(of number: ExactDecimal) -> String {
        let text = number.description
        guard numbers.decimal == UInt8(ascii: ",") else { return text }
        return String(
            decoding: text.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: ",") : $0 },
            as: UTF8.self)
    }

    /// An amount of money without sign and currency: `1.234,50`; the argument is its canonical
    /// text.
    package func text(ofAmount canonical: String) -> String {
        let whole = canonical.utf8.prefix { $0 != UInt8(ascii: ".") }
        var text: [UInt8] = []
        for (place, digit) in whole.enumerated() {
            if let group = numbers.group, place > 0, (whole.count - place) % 3 == 0 {
                text.append(group)
            }
            text.append(digit)
        }
        if whole.count < canonical.utf8.count {
            text.append(numbers.decimal)
            text += canonical.utf8.dropFirst(whole.count + 1)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// A day: `31.01.2026`.
    func text(of date: CalendarDate) -> String {
        let year = TimeText.padded(date.year, 4)
        let month = TimeText.padded(date.month, 2)
        let day = TimeText.padded(date.day, 2)
        let parts =
            showsYearFirst
            ? [year, month, day] : showsMonthFirst ? [month, day, year] : [day, month, year]
        return parts.joined(separator: dates.separator)
    }

    /// A time of day: `14:30`, or `2:30 PM`.
    func text(of time: ClockTime) -> String {
        guard dates.showsHalfDays else { return time.description }
        let behind = time.description.utf8.dropFirst(2)
        let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
        let half = time.hour < 12 ? "AM" : "PM"
        return "\(hour)\(String(decoding: behind, as: UTF8.self)) \(half)"
    }

    /// A moment: `31.01.2026 14:30 +01:00`.
    func text(of moment: DateTime) -> String {
        guard !dates.isInternational else { return moment.description }
        let clock = moment.clock
        let offset = moment.offset == 0 ? "UTC" : TimeText.offset(moment.offset)
        // A leap second that is not at 23:59:60 of its offset cannot be shown as a time of day.
        guard
            let time = ClockTime(
                hour: clock.hour, minute: clock.minute, second: clock.second,
                nanosecond: clock.nanosecond)
        else { return moment.description }
        return "\(text(of: moment.date)) \(text(of: time)) \(offset)"
    }

    /// A date and time: `31.01.2026 14:30`.
    func text(of local: LocalDateTime) -> String {
        "\(text(of: local.date)) \(text(of: local.time))"
    }

    /// A duration in words: `1 hour 30 minutes`.
    func text(of duration: CalendarDuration) -> String {
        let counts = [
            duration.years, duration.months, duration.weeks, duration.days, duration.hours,
            duration.minutes, duration.seconds,
        ]
        let parts = counts.indices.filter { counts[$0] != 0 }.map { text(of: counts[$0], unit: $0) }
        return parts.isEmpty ? text(of: 0, unit: 6) : parts.joined(separator: words.joint)
    }

    private func text(of count: Int, unit: Int) -> String {
        let shown = words.units[unit].shown
        let category = wordLanguage.plural.category(of: count)
        let word = shown[category] ?? shown[.other] ?? ""
        if wordLanguage.countsByWord, category == .one || category == .two { return word }
        return wordLanguage.isWrittenWithoutSpaces ? "\(count)\(word)" : "\(count) \(word)"
    }

    /// An example for types whose notation is not obvious; `nil` for the others.
    package func example(of type: ValueType) -> String? {
        let date = CalendarDate(year: 2026, month: 1, day: 31)
        let time = ClockTime(hour: 14, minute: 30)
        switch type {
        case .date: return date.map { text(of: $0) }
        case .time: return time.map { text(of: $0) }
        case .dateTime, .localDateTime:
            guard let date, let time else { return nil }
            return "\(text(of: date)) \(text(of: time))"
        case .duration: return CalendarDuration(hours: 1, minutes: 30).map { text(of: $0) }
        case .text, .multiline, .integer, .decimal, .boolean, .choice, .choices, .texts,
            .file, .group:
            return nil
        }
    }
}
