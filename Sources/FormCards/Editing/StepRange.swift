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
    ///   - bounds: Its present bounds. Instead of a bound that is excluded, or no integer, an integer field and a date have
    ///     the first value inside it.
    init?(_ type: ValueType, in bounds: FieldBounds) {
        var (minimum, maximum) = (bounds.minimum, bounds.maximum)
        switch type {
        case .integer, .decimal:
            if type == .integer {
                minimum = minimum.flatMap(Self.firstInteger(from:))
                maximum = maximum.flatMap(Self.lastInteger(upTo:))
            }
            kind = .number(
                minimum: minimum?.number, maximum: maximum?.number,
                step: bounds.step ?? (type == .integer ? 1 : nil))
        case .date:
            minimum = minimum.flatMap { $0.isExcluded ? $0.day(after: 1) : $0 }
            maximum = maximum.flatMap { $0.isExcluded ? $0.day(after: -1) : $0 }
            kind = .date(minimum: minimum?.date, maximum: maximum?.date)
        case .time:
            kind = .time(minimum: minimum?.time, maximum: maximum?.time)
        case .localDateTime:
            kind = .localDateTime(minimum: minimum?.local, maximum: maximum?.local)
        case .dateTime:
            kind = .dateTime(minimum: minimum?.moment, maximum: maximum?.moment)
        case .duration:
            kind = .duration(minimum: minimum?.duration, maximum: maximum?.duration)
        case .text, .multiline, .boolean, .choice, .choices, .texts, .file,
            .group:
            return nil
        }
        excludes = (minimum?.isExcluded ?? false, maximum?.isExcluded ?? false)
    }

    /// The value within the bounds that is nearest to an example.
    ///
    /// - Parameters:
    ///   - example: The text of a value.
    ///   - locale: The notation of the text.
    /// - Returns: The text of the value; `nil` if the example is within the bounds itself, or cannot be read.
    func inside(_ example: String, in locale: ReaderLocale) -> String? {
        // An example of a moment has no offset, and gets that of a bound.
        let bound: DateTime? =
            if case .dateTime(let minimum, let maximum) = kind { minimum ?? maximum } else { nil }
        let typed = StepEditor(example, kind: kind, locale: locale, now: bound)
        guard typed.minimumText != nil || typed.maximumText != nil, let value = typed.value else {
            return nil
        }
        // The first step shows the value of the start within the bounds.
        var steps = StepEditor(kind: kind, locale: locale, start: value)
        steps.excludes = excludes
        _ = steps.step(by: 1, isFar: false)
        return steps.isEmpty || steps.text == typed.text(of: value) ? nil : steps.text
    }

    private static func firstInteger(from bound: FieldBounds.Bound) -> FieldBounds.Bound? {
        guard let number = bound.number else { return nil }
        let first = bound.isExcluded ? floor(number)?.adding(1) : ceiling(number)
        return first.map { FieldBounds.Bound(.decimal($0)) }
    }

    private static func lastInteger(upTo bound: FieldBounds.Bound) -> FieldBounds.Bound? {
        guard let number = bound.number else { return nil }
        let last = bound.isExcluded ? ceiling(number)?.subtracting(1) : floor(number)
        return last.map { FieldBounds.Bound(.decimal($0)) }
    }

    /// The largest whole number that is not above a number.
    private static func floor(_ number: ExactDecimal) -> ExactDecimal? {
        number.rounded(toDecimals: 0).flatMap { $0 > number ? $0.subtracting(1) : $0 }
    }

    /// The smallest whole number that is not below a number.
    private static func ceiling(_ number: ExactDecimal) -> ExactDecimal? {
        number.rounded(toDecimals: 0).flatMap { $0 < number ? $0.adding(1) : $0 }
    }
}

extension FieldBounds.Bound {
    fileprivate var number: ExactDecimal? {
        if case .decimal(let number) = value { number } else { nil }
    }

    fileprivate var date: CalendarDate? { if case .date(let day) = value { day } else { nil } }

    fileprivate var time: ClockTime? { if case .time(let time) = value { time } else { nil } }

    fileprivate var local: LocalDateTime? {
        if case .localDateTime(let local) = value { local } else { nil }
    }

    fileprivate var moment: DateTime? {
        if case .dateTime(let moment) = value { moment } else { nil }
    }

    fileprivate var duration: CalendarDuration? {
        if case .duration(let duration) = value { duration } else { nil }
    }

    /// The day some days after an excluded bound, or before it.
    fileprivate func day(after days: Int) -> FieldBounds.Bound? {
        date?.adding(days: days).map { FieldBounds.Bound(.date($0)) }
    }
}
