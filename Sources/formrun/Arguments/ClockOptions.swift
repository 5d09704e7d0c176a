import FormModel

/// What time it is for a command: the clock's, or what the command line says, so that a run can be
/// repeated.
enum ClockOptions {
    static let all: [CommandSyntax.Option] = [
        .init(
            name: "--today", value: "DATE",
            summary:
                "Take that day for today, such as 2026-01-31, and its first moment in UTC for now."),
        .init(
            name: "--now", value: "TIME",
            summary: "Take that moment for now, such as 2026-01-31T14:30:00+01:00."),
    ]

    static func clock(
        _ arguments: Arguments, _ console: any Console, command: String
    ) throws(CommandError) -> FormClock {
        switch (arguments.value("--today"), arguments.value("--now")) {
        case (nil, nil):
            return console.now.map(FormClock.fixed) ?? .none
        case (.some, .some):
            throw .usage(UsageError("Give --today or --now, not both.", command: command))
        case (let today?, nil):
            guard let date = CalendarDate(today), let midnight = ClockTime(hour: 0, minute: 0),
                let now = DateTime(date: date, time: midnight)
            else {
                throw .usage(
                    UsageError("--today must be a date, such as 2026-01-31.", command: command))
            }
            return .fixed(now)
        case (nil, let text?):
            guard let now = DateTime(text) else {
                throw .usage(
                    UsageError(
                        "--now must be a moment, such as 2026-01-31T14:30:00Z.", command: command))
            }
            return .fixed(now)
        }
    }
}
