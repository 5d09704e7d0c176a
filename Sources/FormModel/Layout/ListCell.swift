/// The value of a column in a row of a list.
enum ListCell: Sendable, Hashable {
    /// No value.
    case none
    /// The range of a text in the bytes of the list.
    case text(Range<Int32>)
    case number(ExactDecimal)
    case boolean(Bool)
    case date(CalendarDate)
    case time(ClockTime)
    case moment(DateTime)
    case local(LocalDateTime)
    case duration(CalendarDuration)

    /// The cell of a value; fails if the value does not have the type.
    ///
    /// - Parameters:
    ///   - value: The value; a text in a column of another type is read in canonical notation.
    ///   - type: The type of the column.
    ///   - bytes: The bytes of the list, to which a text is added.
    init?(_ value: FieldValue, as type: ValueType, _ bytes: inout [UInt8]) {
        switch (value, type) {
        case _ where value.isEmpty: self = .none
        case (.text(let text), .text), (.choice(let text), .text):
            self = .text(ListCell.add(text, to: &bytes))
        case (.integer(let number), .integer), (.integer(let number), .decimal):
            self = .number(ExactDecimal(Int128(number)))
        case (.decimal(let number), .decimal): self = .number(number)
        case (.decimal(let number), .integer) where number.integer != nil: self = .number(number)
        case (.boolean(let flag), .boolean): self = .boolean(flag)
        case (.date(let date), .date): self = .date(date)
        case (.time(let time), .time): self = .time(time)
        case (.dateTime(let moment), .dateTime): self = .moment(moment)
        case (.localDateTime(let local), .localDateTime): self = .local(local)
        case (.duration(let duration), .duration): self = .duration(duration)
        case (.text(let text), _):
            guard let cell = ListCell(canonical: WhiteSpace.trim(text), as: type) else {
                return nil
            }
            self = cell
        case (.empty, _), (.integer, _), (.decimal, _), (.boolean, _), (.date, _), (.time, _),
            (.dateTime, _), (.localDateTime, _), (.duration, _), (.choice, _), (.choices, _),
            (.texts, _), (.file, _), (.rows, _):
            return nil
        }
    }

    /// The cell of a text in canonical notation; `nil` if it does not have the type.
    private init?(canonical text: String, as type: ValueType) {
        let bytes = text.utf8.span
        let cell: ListCell? =
            switch type {
            case .integer:
                ExactDecimal(utf8: bytes).flatMap { $0.integer == nil ? nil : .number($0) }
            case .decimal: ExactDecimal(utf8: bytes).map { .number($0) }
            case .boolean:
                text == "true" || text == "false" ? .boolean(text == "true") : nil
            case .date: CalendarDate(utf8: bytes).map { .date($0) }
            case .time: ClockTime(utf8: bytes).map { .time($0) }
            case .dateTime: DateTime(utf8: bytes).map { .moment($0) }
            case .localDateTime: LocalDateTime(utf8: bytes).map { .local($0) }
            case .duration: CalendarDuration(utf8: bytes).map { .duration($0) }
            case .text, .multiline, .choice, .choices, .texts, .file, .group: nil
            }
        guard let cell else { return nil }
        self = cell
    }

    static func add(_ text: String, to bytes: inout [UInt8]) -> Range<Int32> {
        let start = Int32(truncatingIfNeeded: bytes.count)
        bytes.append(contentsOf: text.utf8)
        return start..<Int32(truncatingIfNeeded: bytes.count)
    }

    /// The number; `nil` for another value.
    var number: ExactDecimal? { if case .number(let number) = self { number } else { nil } }
}
