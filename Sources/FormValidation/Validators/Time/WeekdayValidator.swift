public import FormModel

/// Requires a date on one of the given days of the week (ISO 8601).
///
/// A moment is on the day that it has at its own offset.
public struct WeekdayValidator: Validator {
    /// A day of the week; the raw value is its number in ISO 8601.
    public enum Day: Int, Sendable, Hashable, CaseIterable {
        /// Day 1.
        case monday = 1
        /// Day 2.
        case tuesday
        /// Day 3.
        case wednesday
        /// Day 4.
        case thursday
        /// Day 5.
        case friday
        /// Day 6.
        case saturday
        /// Day 7.
        case sunday
    }

    /// The name `weekday`.
    public var name: String { "weekday" }

    /// The allowed days.
    public let allowed: Set<Day>

    /// The allowed days as a bit set; bit *n* is day *n*.
    private let bits: Int

    /// Makes the validator.
    public init(_ allowed: Set<Day>) {
        self.allowed = allowed
        bits = allowed.reduce(0) { $0 | 1 << $1.rawValue }
    }

    /// The finding parameters: the allowed days as `in`, from `mon` to `sun`.
    public var parameters: IssueParameters {
        ["in": .list(Day.allCases.filter(allowed.contains).map(\.word))]
    }

    /// The finding codes: `weekday`, with the number of the day as `actual`.
    public var codes: [IssueCode: [String]] { [.weekday: ["actual"]] }

    /// Reports a field whose type has no date, and an empty set of days.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.date, .dateTime, .localDateTime])
            + (allowed.isEmpty ? missing("at least one day to allow") : [])
    }

    /// Adds a finding `weekday` with the number of the day, 1 for Monday to 7 for Sunday, as
    /// `actual`.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard let date = value.date ?? value.dateTime?.date ?? value.localDateTime?.date else {
            return
        }
        let day = date.weekday
        if bits & 1 << day == 0 { findings.add(.weekday, actual: day) }
    }
}

extension WeekdayValidator.Day {
    /// The name in form files: `mon` to `sun`.
    public var word: String {
        switch self {
        case .monday: "mon"
        case .tuesday: "tue"
        case .wednesday: "wed"
        case .thursday: "thu"
        case .friday: "fri"
        case .saturday: "sat"
        case .sunday: "sun"
        }
    }

    init?(word: String) {
        guard let day = Self.allCases.first(where: { $0.word.hasSameBytes(as: word) }) else {
            return nil
        }
        self = day
    }
}

extension Validator where Self == WeekdayValidator {
    /// Requires a date on one of the given days of the week.
    public static func weekday(in allowed: Set<WeekdayValidator.Day>) -> WeekdayValidator {
        WeekdayValidator(allowed)
    }
}
