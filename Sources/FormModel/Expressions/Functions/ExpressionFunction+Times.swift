extension ExpressionFunction {
    static let times: [ExpressionFunction] = [
        ExpressionFunction(
            "today()", "The date of the validation.", takes: [], gives: .type(.date),
            readsTimeWith: 0,
            .operands { _, _, context, _ in context.today.map { .date($0) } ?? .missing }),
        ExpressionFunction(
            "now()", "The moment of the validation, to compare with a date and time.", takes: [],
            gives: .type(.dateTime), readsTimeWith: 0,
            .operands { _, _, context, _ in context.now.map { .moment($0) } ?? .missing }),
        ExpressionFunction(
            "local(x)",
            "The local date and time of a moment at its own offset; `local(now())` can be compared with local dates and times.",
            takes: [.moment], gives: .type(.localDateTime),
            .operands { arguments, _, _, _ in
                guard case .moment(let moment) = arguments.first else { return arguments.nothing }
                return .local(moment.local)
            }),
        ExpressionFunction(
            special: .date, "date('2026-01-31')", "The given date.",
            misnomers: ["toDate", "parseDate"]),
        ExpressionFunction(
            "days(n)", "A period of `n` days, to add to a date or moment or to subtract from it.",
            takes: [.whole(in: .min ... .max, "days(…) takes a whole number of days")],
            gives: .type(.period),
            .number { $0.integer.map { .period(months: 0, days: $0) } ?? .failed }),
        ExpressionFunction(
            "months(n)",
            "A period of `n` months; a day that the resulting month does not have becomes its last day. `months(from, to)`: the number of full months from a date until another one; a month from January 31 is full on March 1.",
            misnomers: ["datedif", "monthsBetween"],
            takes: [.whole(in: .min ... .max, "months(…) takes a whole number of months")],
            gives: .type(.period),
            .number { $0.integer.map { .period(months: $0, days: 0) } ?? .failed }
        ).overloaded(
            "months(from, to)", takes: [.date, .date], gives: .whole, work: .counted,
            .operands { arguments, _, _, _ in
                guard case .date(let from) = arguments.first, case .date(let to) = arguments.second
                else { return arguments.nothing }
                return .number(ExactDecimal(Int128(from.months(until: to))))
            }),
        ExpressionFunction(
            "years(n)", "A period of `n` years of twelve months each.",
            takes: [
                .whole(
                    in: -maximumYears...maximumYears,
                    "years(…) takes a whole number of years from -\(maximumYears) to \(maximumYears)"
                )
            ], gives: .type(.period),
            .number { number in
                guard let years = number.integer, (-maximumYears...maximumYears).contains(years)
                else {
                    return .failed
                }
                return .period(months: years * 12, days: 0)
            }),
        ExpressionFunction(
            "hours(x)",
            "The length of a duration in hours, as a number; or the duration of `x` hours, rounded to whole seconds, to add to a moment or to subtract from it.",
            takes: [.numberOrDuration], gives: lengthOrDuration, work: .counted,
            .operands { arguments, _, _, _ in arguments.length(in: 3_600) }),
        ExpressionFunction(
            "minutes(x)", "The same in minutes.", takes: [.numberOrDuration],
            gives: lengthOrDuration, work: .counted,
            .operands { arguments, _, _, _ in arguments.length(in: 60) }),
        ExpressionFunction(
            "age(birth, on)",
            "The number of full years from a date until another one, or until today in `age(birth)`; in a year without February 29, the anniversary of that date is March 1.",
            misnomers: ["yearsSince"], takes: [.date, .date.optional], gives: .whole,
            readsTimeWith: 1, work: .counted,
            .operands { arguments, _, context, _ in
                guard case .date(let birth) = arguments.first else { return arguments.nothing }
                let day: CalendarDate
                if arguments.count == 1 {
                    guard let today = context.today else { return .missing }
                    day = today
                } else {
                    guard case .date(let given) = arguments.second else { return arguments.nothing }
                    day = given
                }
                return .number(ExactDecimal(Int128(birth.years(until: day))))
            }),
        ExpressionFunction(
            "year(x)", "The year of a date; of a moment, at its own offset.",
            takes: [.dateOrMoment], gives: .whole, work: .counted, .day { $0.year }),
        ExpressionFunction(
            "month(x)", "The month of a date or moment, 1 to 12.", takes: [.dateOrMoment],
            gives: .whole, work: .counted, .day { $0.month }),
        ExpressionFunction(
            "day(x)", "The day of the month of a date or moment, from 1.", takes: [.dateOrMoment],
            gives: .whole, work: .counted, .day { $0.day }),
        ExpressionFunction(
            "weekday(x)",
            "The day of the week of a date or moment: 1 is Monday and 7 is Sunday, as in ISO 8601.",
            takes: [.dateOrMoment], gives: .whole, work: .counted, .day { $0.weekday }),
    ]

    /// The largest absolute argument of `years`.
    private static let maximumYears = 99_999

    /// The result of `hours` and `minutes`.
    private static let lengthOrDuration = ScalarFunction.Result.ofFirst([
        .duration: .number, .number: .duration,
    ])
}

extension ScalarFunction.Arguments {
    /// The length of a duration in a unit of some seconds, or the duration of a number of units.
    fileprivate func length(in unit: Int) -> ExpressionOperand {
        switch first {
        case .duration(let duration): duration.length(in: unit).operand
        case .number(let number):
            CalendarDuration(number, unit: unit).map { .duration($0) } ?? .failed
        case .missing, .failed, .unreadable, .boolean, .date, .time, .moment, .local, .period,
            .text,
            .list, .elements, .other:
            nothing
        }
    }
}
