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
        /// How many units; back where negative.
        public let count: Int
        /// The unit.
        public let unit: Unit

        /// Makes a step.
        public init(_ count: Int, _ unit: Unit) {
            self.count = count
            self.unit = unit
        }
    }

    /// What the steps begin at.
    public let base: Base

    /// The steps, in order.
    public let steps: [Step]

    /// Makes a bound.
    public init(_ base: Base, _ steps: [Step] = []) {
        self.base = base
        self.steps = steps
    }

    /// The bound as a day, counted from the day of that moment; beyond the calendar it is its end.
    public func date(at now: DateTime) -> CalendarDate {
        var date = now.date
        for step in steps {
            let next: CalendarDate? =
                switch step.unit {
                case .years: date.adding(years: step.count)
                case .months: date.adding(months: step.count)
                case .weeks: TimeBound.product(step.count, 7).flatMap { date.adding(days: $0) }
                case .days: date.adding(days: step.count)
                case .hours, .minutes, .seconds: date
                }
            date = next ?? TimeBound.end(step.count < 0)
        }
        return date
    }

    /// The bound as a moment; `today` begins at the first moment of the day, at the offset of that moment.
    public func dateTime(at now: DateTime) -> DateTime? {
        var moment = base == .now ? now : now.startOfDay
        for step in steps {
            let next: DateTime? =
                switch step.unit {
                case .years: moment.date.adding(years: step.count).flatMap(moment.moved)
                case .months: moment.date.adding(months: step.count).flatMap(moment.moved)
                case .weeks: moment.adding(step.count, of: 604_800)
                case .days: moment.adding(step.count, of: 86_400)
                case .hours: moment.adding(step.count, of: 3_600)
                case .minutes: moment.adding(step.count, of: 60)
                case .seconds: moment.adding(step.count, of: 1)
                }
            guard let next = next ?? moment.moved(to: TimeBound.end(step.count < 0)) else {
                return nil
            }
            moment = next
        }
        return moment
    }

    private static func product(_ count: Int, _ size: Int) -> Int? {
        let (product, overflow) = count.multipliedReportingOverflow(by: size)
        return overflow ? nil : product
    }

    /// The first or the last day that there is.
    private static func end(_ isFirst: Bool) -> CalendarDate {
        isFirst ? .first : .last
    }
}

extension DateTime {
    fileprivate func adding(_ count: Int, of seconds: Int) -> DateTime? {
        let (product, overflow) = count.multipliedReportingOverflow(by: seconds)
        return overflow ? nil : adding(seconds: product)
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
