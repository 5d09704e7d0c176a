import FormModel

extension ValueBound {
    /// The bound equal to a value; `nil` for numbers, which are compared directly.
    init?(_ value: borrowing ValueView) {
        if let date = value.date {
            self = .date(date)
        } else if let time = value.time {
            self = .time(time)
        } else if let moment = value.dateTime {
            self = .dateTime(moment)
        } else if let local = value.localDateTime {
            self = .localDateTime(local)
        } else if let duration = value.duration {
            self = .duration(duration)
        } else {
            return nil
        }
    }

    /// The bound that a number or text in a form file denotes, or that an expression calculates; `nil` for any other
    /// value.
    init?(_ written: FieldValue) {
        switch written {
        case .decimal(let number): self = .number(number)
        case .text(let text): self.init(text)
        case .date(let date): self = .date(date)
        case .time(let time): self = .time(time)
        case .dateTime(let moment): self = .dateTime(moment)
        case .localDateTime(let local): self = .localDateTime(local)
        case .duration(let duration): self = .duration(duration)
        case .empty, .integer, .boolean, .choice, .choices, .texts, .file, .rows: return nil
        }
    }

    /// The bound that an expression calculated; `nil` where it has no result.
    init?(_ operand: ExpressionOperand) {
        switch operand {
        case .number(let number): self = .number(number)
        case .date(let date): self = .date(date)
        case .time(let time): self = .time(time)
        case .moment(let moment): self = .dateTime(moment)
        case .local(let local): self = .localDateTime(local)
        case .duration(let duration): self = .duration(duration)
        case .missing, .failed, .unreadable, .boolean, .period, .text, .list, .elements,
            .other:
            return nil
        }
    }

    private init?(_ text: String) {
        if let date = CalendarDate(text) {
            self = .date(date)
        } else if let time = ClockTime(text) {
            self = .time(time)
        } else if let moment = DateTime(text) {
            self = .dateTime(moment)
        } else if let local = LocalDateTime(text) {
            self = .localDateTime(local)
        } else if let duration = CalendarDuration(text) {
            self = .duration(duration)
        } else if let bound = TimeBound(text) {
            self = .relative(bound)
        } else {
            return nil
        }
    }

    /// The types of value that have a range.
    static let types = ValueType.allCases.filter { expected(of: $0) != nil }

    /// A description of the bounds that suit a type, for diagnostics; `nil` for a type without
    /// order.
    static func expected(of type: ValueType) -> String? {
        switch type {
        case .integer, .decimal: "a number"
        case .date: "a date such as \"2026-01-31\" or \"today - 18 years\""
        case .time: "a time such as \"14:30\""
        case .dateTime: "a moment such as \"2026-01-31T14:30:00Z\" or \"now + 2 hours\""
        case .localDateTime:
            "a local date and time such as \"2026-01-31T14:30\" or \"now + 2 hours\""
        case .duration: "a duration such as \"P3D\""
        case .text, .multiline, .boolean, .choice, .choices, .texts, .file, .group: nil
        }
    }

    func suits(_ type: ValueType) -> Bool {
        switch (self, type) {
        case (.number, .integer), (.number, .decimal), (.date, .date), (.time, .time),
            (.dateTime, .dateTime), (.localDateTime, .localDateTime), (.duration, .duration),
            (.relative, .dateTime), (.relative, .localDateTime):
            true
        case (.relative(let bound), .date): bound.isDay
        case (_, .text), (_, .multiline), (_, .integer), (_, .decimal), (_, .boolean), (_, .date),
            (_, .time), (_, .dateTime), (_, .localDateTime), (_, .duration), (_, .choice),
            (_, .choices), (_, .texts), (_, .file), (_, .group):
            false
        }
    }

    var isRelative: Bool {
        if case .relative = self { true } else { false }
    }

    /// The fixed bound that a relative one denotes at a moment; a fixed bound is returned
    /// unchanged.
    func resolved(at now: DateTime, for kind: ValueView.Kind) -> Self {
        guard case .relative(let bound) = self else { return self }
        return switch kind {
        case .date: .date(bound.date(at: now))
        case .localDateTime: .localDateTime(bound.dateTime(at: now).local)
        default: .dateTime(bound.dateTime(at: now))
        }
    }

    var parameter: IssueParameters.Value {
        switch self {
        case .number(let number): .decimal(number)
        case .date(let date): .date(date)
        case .time(let time): .time(time)
        case .dateTime(let moment): .dateTime(moment)
        case .localDateTime(let local): .localDateTime(local)
        case .duration(let duration): .duration(duration)
        case .relative(let bound): .text(bound.description)
        case .unreadable(let text): .text(text)
        }
    }

    /// The bound for whoever asks a field; `nil` for one that is relative to the time, or unreadable.
    func fieldBound(isExcluded: Bool = false) -> FieldBounds.Bound? {
        let value: FieldValue? =
            switch self {
            case .number(let number): .decimal(number)
            case .date(let date): .date(date)
            case .time(let time): .time(time)
            case .dateTime(let moment): .dateTime(moment)
            case .localDateTime(let local): .localDateTime(local)
            case .duration(let duration): .duration(duration)
            case .relative, .unreadable: nil
            }
        return value.map { FieldBounds.Bound($0, isExcluded: isExcluded) }
    }

    func isBelow(_ other: Self) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)): a < b
        case (.date(let a), .date(let b)): a < b
        case (.time(let a), .time(let b)): a < b
        case (.dateTime(let a), .dateTime(let b)): a < b
        case (.localDateTime(let a), .localDateTime(let b)): a < b
        case (.duration(let a), .duration(let b)): a < b
        default: false
        }
    }
}
