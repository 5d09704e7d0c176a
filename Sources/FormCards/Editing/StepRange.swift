import FormModel

/// How the values of a field are stepped, and which of its bounds are no values themselves.
struct StepRange: Sendable {
    let kind: StepEditor.Kind
    /// Whether the bounds are no values themselves.
    let excludes: (minimum: Bool, maximum: Bool)

    /// The steps and bounds of a field; `nil` for a type that is not stepped.
    ///
    /// - Parameters:
    ///   - type: The type of its value.
    ///   - validators: Its validators with their present parameters, of which `range` and `multipleOf` count.
    init?(_ type: ValueType, validators: [EffectiveValidator]) {
        let ranges = validators.filter { $0.name == "range" }.map(\.parameters)
        switch type {
        case .integer, .decimal:
            let isInteger = type == .integer
            let bounds = Bounds<ExactDecimal>(
                ranges, read: Self.number,
                from: { isInteger ? Self.ceiling($0) : $0 },
                upTo: { isInteger ? Self.floor($0) : $0 },
                after: { isInteger ? Self.floor($0)?.adding(1) : $0 },
                before: { isInteger ? Self.ceiling($0)?.subtracting(1) : $0 })
            let steps = validators.filter { $0.name == "multipleOf" }
                .compactMap { $0.parameters["of"].flatMap(Self.number) }
            kind = .number(
                minimum: bounds.minimum, maximum: bounds.maximum,
                step: steps.first ?? (isInteger ? 1 : nil))
            excludes = bounds.exclusions
        case .date:
            let bounds = Bounds<CalendarDate>(
                ranges, read: { if case .date(let day) = $0 { day } else { nil } },
                after: { $0.adding(days: 1) }, before: { $0.adding(days: -1) })
            kind = .date(minimum: bounds.minimum, maximum: bounds.maximum)
            excludes = bounds.exclusions
        case .time:
            let bounds = Bounds<ClockTime>(
                ranges, read: { if case .time(let time) = $0 { time } else { nil } },
                after: { $0 }, before: { $0 })
            kind = .time(minimum: bounds.minimum, maximum: bounds.maximum)
            excludes = bounds.exclusions
        case .localDateTime:
            let bounds = Bounds<LocalDateTime>(
                ranges, read: { if case .localDateTime(let local) = $0 { local } else { nil } },
                after: { $0 }, before: { $0 })
            kind = .localDateTime(minimum: bounds.minimum, maximum: bounds.maximum)
            excludes = bounds.exclusions
        case .dateTime:
            let bounds = Bounds<DateTime>(
                ranges, read: { if case .dateTime(let moment) = $0 { moment } else { nil } },
                after: { $0 }, before: { $0 })
            kind = .dateTime(minimum: bounds.minimum, maximum: bounds.maximum)
            excludes = bounds.exclusions
        case .text, .multiline, .boolean, .duration, .choice, .choices, .texts, .group:
            return nil
        }
    }

    /// The largest whole number that is not above a number.
    private static func floor(_ number: ExactDecimal) -> ExactDecimal? {
        number.rounded(toDecimals: 0).flatMap { $0 > number ? $0.subtracting(1) : $0 }
    }

    /// The smallest whole number that is not below a number.
    private static func ceiling(_ number: ExactDecimal) -> ExactDecimal? {
        number.rounded(toDecimals: 0).flatMap { $0 < number ? $0.adding(1) : $0 }
    }

    private static func number(_ value: IssueParameters.Value) -> ExactDecimal? {
        switch value {
        case .integer(let number): ExactDecimal(Int128(number))
        case .decimal(let number): number
        default: nil
        }
    }
}

/// The narrowest bounds of several validators.
private struct Bounds<Value: Comparable> {
    private(set) var minimum: Value?
    private(set) var maximum: Value?
    /// Whether the bounds are no values themselves.
    private(set) var exclusions = (minimum: false, maximum: false)

    /// - Parameters:
    ///   - ranges: The parameters `min`, `max`, `above` and `below` of each validator.
    ///   - read: The value of a parameter; `nil` if it is of another type.
    ///   - from: The first value of the field from an inclusive bound.
    ///   - upTo: The last value of the field up to an inclusive bound.
    ///   - after: The first value above an exclusive bound, or the bound where there is none.
    ///   - before: The last value below an exclusive bound, or the bound where there is none.
    init(
        _ ranges: [IssueParameters], read: (IssueParameters.Value) -> Value?,
        from: (Value) -> Value? = { $0 }, upTo: (Value) -> Value? = { $0 },
        after: (Value) -> Value?, before: (Value) -> Value?
    ) {
        for range in ranges {
            let least = [
                range["min"].flatMap(read).flatMap(from),
                range["above"].flatMap(read).flatMap(after), minimum,
            ]
            let most = [
                range["max"].flatMap(read).flatMap(upTo),
                range["below"].flatMap(read).flatMap(before), maximum,
            ]
            minimum = least.compactMap(\.self).max()
            maximum = most.compactMap(\.self).min()
        }
        // A bound with a first value above it, or a last one below it, is not among these.
        exclusions = (
            minimum != nil && ranges.contains { $0["above"].flatMap(read) == minimum },
            maximum != nil && ranges.contains { $0["below"].flatMap(read) == maximum }
        )
    }
}
