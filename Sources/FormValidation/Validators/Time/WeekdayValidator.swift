public import FormModel

/// Requires a date on one of the given days of the week (ISO 8601).
///
/// A moment is on the day that it has at its own offset.
struct WeekdayValidator: Validator {
    var name: String { "weekday" }

    /// The allowed days.
    let allowed: Set<Weekday>

    /// The allowed days as a bit set; bit *n* is day *n*.
    private let bits: Int

    init(_ allowed: Set<Weekday>) {
        self.allowed = allowed
        bits = allowed.reduce(0) { $0 | 1 << $1.rawValue }
    }

    /// The finding parameters: the allowed days as `in`, from `mon` to `sun`.
    var parameters: IssueParameters {
        ["in": .list(Weekday.allCases.filter(allowed.contains).map(\.word))]
    }

    /// The issue codes: `weekday`, with the number of the day as `actual`.
    var facts: ValidatorFacts {
        ValidatorFacts(types: [.date, .dateTime, .localDateTime], codes: [.weekday: ["actual"]])
    }

    /// Reports a field whose type has no date, and an empty set of days.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        (allowed.isEmpty ? missing("at least one day to allow") : [])
    }

    /// Adds a finding `weekday` with the number of the day, 1 for Monday to 7 for Sunday, as
    /// `actual`.
    func judge(
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

extension Weekday {
    /// The name in form files: `mon` to `sun`.
    var word: String {
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

extension WeekdayValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "weekday",
            usage: #"{ "weekday": { "in": ["mon", "tue", "wed", "thu", "fri"] } }"#,
            summary:
                "A date, or the day of a moment or local date and time, is on one of the days of the week listed (ISO 8601). (`in`)",
            takesMain: true
        ) { arguments in
            let words = Weekday.allCases.map(\.word)
            let days: [Weekday]? = arguments.words(
                "in", isMain: true, isRequired: true, among: words
            )?.compactMap(Weekday.init(word:))
            return days.map { WeekdayValidator(Set($0)) }
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a date on one of the given days of the week.
    public static func weekday(in allowed: Set<Weekday>) -> AnyValidator {
        AnyValidator(WeekdayValidator(allowed))
    }
}
