public import FormModel

/// A bound that moves with the time: today or now, and steps from there.
///
/// Steps are taken in the order in which they are written. A day that a month does not have becomes the
/// month's last (see `CalendarDate.adding(months:)`), so `today - 18 years` on 2024-02-29 is 2006-02-28.
public struct TimeBound: Sendable, Hashable {
    /// What the steps begin at.
    public enum Base: String, Sendable, Hashable, CaseIterable {
        /// The day on which is judged.
        case today
        /// The moment at which is judged.
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
        /// A day; of a moment, 24 hours.
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

        /// How many units; back where negative.
        public var count: Int { Int(signed) }
        /// The unit.
        public let unit: Unit

        /// Makes a step; a count beyond ±999,999,999, which leads out of the calendar whatever the unit,
        /// is taken for that.
        public init(_ count: Int, _ unit: Unit) {
            signed = Int32(Swift.min(Swift.max(count, -999_999_999), 999_999_999))
            self.unit = unit
        }
    }

    /// What the steps begin at.
    public let base: Base

    // Held without an array, so that a range is copied without counting references.
    private let first: Step?
    private let second: Step?
    private let third: Step?

    /// The most steps that there may be.
    public static let maximumSteps = 3

    /// The steps, in order.
    public var steps: [Step] { [first, second, third].compactMap { $0 } }

    /// Makes a bound, or `nil` where there are more steps than ``maximumSteps``.
    public init?(_ base: Base, _ steps: [Step]) {
        guard steps.count <= TimeBound.maximumSteps else { return nil }
        self.base = base
        first = steps.first
        second = steps.dropFirst().first
        third = steps.dropFirst(2).first
    }

    /// Whether it can be a day: no step is smaller than one.
    var isDay: Bool {
        base == .today
            && steps.allSatisfy {
                switch $0.unit {
                case .years, .months, .weeks, .days: true
                case .hours, .minutes, .seconds: false
                }
            }
    }

    /// The bound as a day, counted from the day of that moment; beyond the calendar it is its end.
    public func date(at now: DateTime) -> CalendarDate {
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

    /// The bound as a moment; `today` begins at the first moment of the day, at the offset of that moment.
    public func dateTime(at now: DateTime) -> DateTime {
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

    /// The first or the last day that there is.
    private static func end(_ isFirst: Bool) -> CalendarDate {
        isFirst ? .first : .last
    }
}

extension TimeBound: CustomStringConvertible {
    /// The bound as a form file writes it: `today - 18 years`.
    public var description: String {
        steps.reduce(base.rawValue) { text, step in
            let count = step.count.magnitude
            let unit = count == 1 ? String(step.unit.rawValue.dropLast()) : step.unit.rawValue
            return "\(text) \(step.count < 0 ? "-" : "+") \(count) \(unit)"
        }
    }
}
