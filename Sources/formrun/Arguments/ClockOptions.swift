import FormModel

/// The present moment for a command: from the clock or from the command line, so that a run can be repeated.
enum ClockOptions {
    private static let today = Option<CalendarDate?>(
        "--today", "DATE", default: nil,
        "Use that day as today, such as 2026-01-31, and its first moment in UTC as now."
    ) { text in
        CalendarDate(text).map { .success($0) }
            ?? .failure(OptionRefusal("must be a date, such as 2026-01-31."))
    }
    private static let now = Option<DateTime?>(
        "--now", "TIME", default: nil,
        "Use that moment as now, such as 2026-01-31T14:30:00+01:00."
    ) { text in
        DateTime(text).map { .success($0) }
            ?? .failure(OptionRefusal("must be a moment, such as 2026-01-31T14:30:00Z."))
    }

    static let all: [any OptionDeclaration] = [today, now]

    /// The clock of the options; without them, of a day that a file names, else of the console.
    static func clock(
        _ arguments: Arguments, _ console: any Console, day: CalendarDate? = nil
    ) throws(CommandError) -> FormClock {
        let moment = arguments[now]
        guard let date = arguments[today] ?? (moment == nil ? day : nil) else {
            return (moment ?? console.now).map(FormClock.fixed) ?? .none
        }
        guard moment == nil else { throw .usage("Give \(today) or \(now), not both.") }
        return ClockTime(hour: 0, minute: 0).flatMap { DateTime(date: date, time: $0) }
            .map(FormClock.fixed) ?? .none
    }

    /// The clock of a command that runs for long: without the options, that of the machine whenever it is read.
    static func runningClock(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> FormClock {
        guard !arguments.has(today), !arguments.has(now) else {
            return try clock(arguments, console)
        }
        return FormClock { StandardConsole().now }
    }
}
