package import FormModel

/// A bound relative to the current time: today or now, and up to three steps from there.
///
/// Steps apply in order. A day that a month does not have becomes the last day of the month (see
/// `CalendarDate.adding(months:)`), so `today - 18 years` on 2024-02-29 is 2006-02-28.
public struct TimeBound: Sendable, Hashable {
    /// The start of the steps.
    public enum Base: String, Sendable, Hashable, CaseIterable {
        /// The day of the validation.
        case today
        /// The moment of the validation.
        case now
    }

    /// A unit of time.
    public enum Unit: String, Sendable, Hashable, CaseIterable {
        /// A year of 12 months.
        case years
        /// A month of the calendar.
        case months
        /// Seven days.
        case weeks
        /// A day; for a moment, 24 hours.
        case days
        /// 60 minutes.
        case hours
        /// 60 seconds.
        case minutes
        /// A second.
        case seconds
    }

    /// A step from one time to another.
    public struct Step: Sendable, Hashable {
        private let signed: Int32

        /// The number of units; negative for steps back in time.
        var count: Int { Int(signed) }
        /// The unit.
        let unit: Unit

        /// Makes a step; the count is clamped to ±999,999,999, which exceeds the calendar in every
        /// unit.
        public init(_ count: Int, _ unit: Unit) {
            signed = Int32(Swift.min(Swift.max(count, -999_999_999), 999_999_999))
            self.unit = unit
        }
    }

    /// The start of the steps.
    let base: Base

    // Stored without an array, so that copying a range needs no reference counting.
    private let first: Step?
    private let second: Step?
    private let third: Step?

    /// The maximum number of steps.
    static let maximumSteps = 3

    /// The steps, in order.
    var steps: [Step] { [first, second, third].compactMap { $0 } }

    /// Makes a bound; `nil` for more than three steps.
    public init?(_ base: Base, _ steps: [Step]) {
        guard steps.count <= TimeBound.maximumSteps else { return nil }
        self.base = base
        first = steps.first
        second = steps.dropFirst().first
        third = steps.dropFirst(2).first
    }

    /// Whether the bound is a date: the base is `today`, and no step is smaller than a day.
    var isDay: Bool {
        base == .today
            && steps.allSatisfy {
                switch $0.unit {
                case .years, .months, .weeks, .days: true
                case .hours, .minutes, .seconds: false
                }
            }
    }

    /// The bound as a date, relative to the date of `now`; a step beyond the calendar yields its
    /// first or last day.
    package func date(at now: DateTime) -> CalendarDate {
        var date = now.date
        for step in steps {
            let next: CalendarDate? =
                switch step.unit {
                case .years: date.adding(years: step.count)
                case .months: date.adding(months: step.count)
                case .weeks: date.adding(days: step.count * 7)
                case .days: date.adding(days: step.count)
                case .hours, .minutes, .seconds: date
                }
            date = next ?? TimeBound.end(step.count < 0)
        }
        return date
    }

    /// The bound as a moment, relative to `now`; `today` is the start of the day at the offset of
    /// `now`.
    package func dateTime(at now: DateTime) -> DateTime {
        var moment = base == .now ? now : now.startOfDay
        for step in steps {
            let next: DateTime? =
                switch step.unit {
                case .years: moment.date.adding(years: step.count).flatMap(moment.moved)
                case .months: moment.date.adding(months: step.count).flatMap(moment.moved)
                case .weeks: moment.adding(seconds: step.count * 604_800)
                case .days: moment.adding(seconds: step.count * 86_400)
                case .hours: moment.adding(seconds: step.count * 3_600)
                case .minutes: moment.adding(seconds: step.count * 60)
                case .seconds: moment.adding(seconds: step.count)
                }
            moment = next ?? moment.moved(to: TimeBound.end(step.count < 0)) ?? moment
        }
        return moment
    }

    /// The first or last day of the calendar.
    private static func end(_ isFirst: Bool) -> CalendarDate {
        isFirst ? .first : .last
    }
}

extension TimeBound: CustomStringConvertible {
    /// The bound in the notation of form files: `today - 18 years`.
    public var description: String {
        steps.reduce(base.rawValue) { text, step in
            let count = step.count.magnitude
            let unit = count == 1 ? String(step.unit.rawValue.dropLast()) : step.unit.rawValue
            return "\(text) \(step.count < 0 ? "-" : "+") \(count) \(unit)"
        }
    }
}
