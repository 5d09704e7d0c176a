/// Times of day, moments and durations, read from a text.
extension ValueTable {
    mutating func stageTime(
        _ range: Range<Int32>, _ isScratch: Bool, _ submission: Span<UInt8>, _ traits: FieldTraits,
        _ field: Int, _ value: inout ValueSlot
    ) {
        switch traits.valueType {
        case .time:
            let reading = withBytes(range, isScratch, submission) { ClockTime.read($0) }
            stage(reading, .time, field, &value) { .time($0) }
        case .dateTime:
            let reading = withBytes(range, isScratch, submission) { DateTime.read($0) }
            stage(reading, .dateTime, field, &value) { .dateTime($0) }
        case .localDateTime:
            let reading = withBytes(range, isScratch, submission) { LocalDateTime.read($0) }
            stage(reading, .localDateTime, field, &value) { .localDateTime($0) }
        case .duration:
            let duration = withBytes(range, isScratch, submission) { CalendarDuration(utf8: $0) }
            stage(
                duration.map(TimeReading.value) ?? .malformed(), .duration, field, &value
            ) { .duration($0) }
        // They are not times.
        case .text, .multiline, .integer, .decimal, .boolean, .date, .choice, .choices, .texts,
            .group:
            break
        }
    }

    private mutating func stage<Time>(
        _ reading: TimeReading<Time>, _ kind: ValueView.Kind, _ field: Int,
        _ value: inout ValueSlot, _ scalar: (Time) -> ValueScalar
    ) {
        switch reading {
        case .value(let time): set(kind, scalar(time), field, &value)
        case .malformed(lacking: nil): refuse(.wrongType, &value)
        case .malformed(lacking: let part?):
            // Only a moment may lack a part.
            refuse(
                .wrongType, &value,
                parameters: [
                    "expected": .text(ValueType.dateTime.rawValue), "reason": .text(part.reason),
                ])
        case .tooManyDecimals: refuse(.tooManyDecimals, &value)
        }
    }
}

extension TimePart {
    /// The parameter `reason` of the issue about the missing part.
    fileprivate var reason: String {
        switch self {
        case .seconds: "withoutSeconds"
        case .offset: "withoutOffset"
        }
    }
}
