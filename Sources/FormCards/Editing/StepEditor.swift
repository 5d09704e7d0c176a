import FormModel

/// A number, date, time or duration that a person types or steps: each key leads to the next state.
///
/// The arrows up and down step a number, a day or a minute, and Page Up and Page Down ten steps, a month or an hour; with
/// Shift, Alt or Ctrl a week or a year. With the caret inside a date or time they step the part under it. Steps stay
/// within the bounds. F4 or Ctrl-Space opens the calendar of a date. Text is typed in the notation of the reader, and read
/// when it is accepted or stepped. `+3` is the day in three days, which is shown before it is accepted.
struct StepEditor: Sendable {
    /// What is stepped, and within which bounds.
    enum Kind: Sendable, Hashable {
        /// A number; with a step, only its multiples.
        case number(
            minimum: ExactDecimal? = nil, maximum: ExactDecimal? = nil, step: ExactDecimal? = nil)
        /// A day.
        case date(minimum: CalendarDate? = nil, maximum: CalendarDate? = nil)
        /// A time of day, with the step in minutes.
        case time(minimum: ClockTime? = nil, maximum: ClockTime? = nil, minutes: Int = 1)
        /// A day and a time of day, with the step in minutes.
        case localDateTime(
            minimum: LocalDateTime? = nil, maximum: LocalDateTime? = nil, minutes: Int = 1)
        /// A moment, at the offset at which it is written.
        case dateTime(minimum: DateTime? = nil, maximum: DateTime? = nil)
        /// A duration, of which the smallest part is stepped.
        case duration(minimum: CalendarDuration? = nil, maximum: CalendarDuration? = nil)
    }

    /// What is stepped, and within which bounds.
    let kind: Kind
    let locale: ReaderLocale
    let reader: TypedReader
    /// Whether the bounds are no values themselves.
    var excludes = (minimum: false, maximum: false)
    /// The value of the first step if nothing is typed.
    let start: FieldValue
    let now: DateTime?
    var line: LineEditor
    /// The highlighted day of the open calendar.
    var calendarDay: CalendarDate?

    /// Makes an editor.
    ///
    /// - Parameters:
    ///   - text: The text at first.
    ///   - kind: What is stepped.
    ///   - locale: The notation of the reader.
    ///   - start: The value of the first step if nothing is typed, such as a default.
    ///   - now: The moment for `today`; `nil` if it is unknown.
    ///   - formatter: Draws separators into a number while it is typed, such as an amount; `nil` if nothing does.
    ///   - kills: What was cut in other fields.
    init(
        _ text: String = "", kind: Kind, locale: ReaderLocale = ReaderLocale(),
        start: FieldValue = .empty, now: DateTime? = nil,
        formatter: (any InputFormatter)? = nil, kills: KillRing = KillRing()
    ) {
        self.kind = kind
        self.locale = locale
        self.start =
            if case .integer(let number) = start { .decimal(ExactDecimal(Int128(number))) } else {
                start
            }
        self.now = now
        reader = TypedReader(locale, now: now)
        var options = LineEditor.Options()
        options.formatter = formatter
        line = LineEditor(text, options: options, kills: kills)
    }

    /// The text.
    var text: String { line.text }

    /// The caret as a number of characters before it.
    var caret: Int { line.caret }

    /// Whether there is no text.
    var isEmpty: Bool { line.isEmpty }

    /// What was cut, for the next field.
    var kills: KillRing { line.kills }

    /// Whether a part of the text was pasted, so that it is not meant as a command.
    var hasPaste: Bool { line.hasPaste }

    /// Whether the calendar is open.
    var isCalendarOpen: Bool { calendarDay != nil }

    /// The value that the text means: `FormModel/FieldValue/empty` without text, and `nil` if it cannot be read.
    var value: FieldValue? {
        let typed = WhiteSpace.trim(text)
        guard !typed.utf8.isEmpty else { return .empty }
        if let formatter = line.options.formatter {
            guard case .success(let canonical) = formatter.parse(typed) else { return nil }
            return ExactDecimal(canonical).map(FieldValue.decimal)
        }
        return reader.value(typed, of: kind.valueType) ?? relativeDate.map(FieldValue.date)
    }

    /// The day that a text such as `+3` means.
    private var relativeDate: CalendarDate? {
        guard case .date = kind else { return nil }
        return reader.relativeDate(WhiteSpace.trim(text))
    }

    /// The value as it is shown, if a text such as `24 Dec` or `+3` means it only as a person writes it; `nil` for others.
    var reading: String? {
        guard !isEmpty, let value else { return nil }
        switch value {
        case .date, .time, .localDateTime:
            let isExact = reader.ofSentTexts.value(text, of: kind.valueType) != nil
            return isExact ? nil : locale.text(of: value)
        case .empty, .text, .integer, .decimal, .boolean, .dateTime, .duration, .choice, .choices,
            .texts, .file, .rows:
            return nil
        }
    }

    // MARK: Keys

    /// Applies a key.
    ///
    /// - Returns: The effect of the key, and ``KeyOutcome/notMine`` for a key that the editor does not use.
    mutating func apply(_ key: Key) -> KeyOutcome {
        if calendarDay != nil { return applyToCalendar(key) }
        guard !line.expectsLiteral else { return line.apply(key) }
        switch key {
        case .press(.up, let modifiers): return step(by: 1, isFar: !modifiers.isEmpty)
        case .press(.down, let modifiers): return step(by: -1, isFar: !modifiers.isEmpty)
        case .press(.pageUp, let modifiers): return page(by: 1, isFar: !modifiers.isEmpty)
        case .press(.pageDown, let modifiers): return page(by: -1, isFar: !modifiers.isEmpty)
        case .function(4), .control(" "): return openCalendar()
        default: return line.apply(key)
        }
    }

    /// Makes a text the answer, as one step that can be undone.
    mutating func show(_ text: String, caret: Int? = nil) -> KeyOutcome {
        guard let formatter = line.options.formatter else {
            let isChanged = line.core.replaceAll(with: text, caret: caret ?? text.count)
            return isChanged ? .changed : .unchanged
        }
        let typed = LineEditor.typed(text, for: formatter)
        let isChanged = line.core.replaceAll(with: typed, caret: typed.count)
        return isChanged ? .changed : .unchanged
    }

    // MARK: Window

    /// What is shown of the editor.
    ///
    /// - Parameters:
    ///   - width: The cells of the text.
    ///   - glyphs: The characters for the marks of a long text.
    /// - Returns: The text, the bounds and the open calendar.
    func window(width: Int = 80, glyphs: CardGlyphs = .unicode) -> StepWindow {
        StepWindow(
            line: line.window(width: width, glyphs: glyphs), reading: reading,
            minimum: minimumText, maximum: maximumText, calendar: month)
    }

    /// The smallest value as it is shown; `nil` if there is none.
    var minimumText: String? { kind.bounds.minimum.map(text(of:)) }

    /// The largest value as it is shown; `nil` if there is none.
    var maximumText: String? { kind.bounds.maximum.map(text(of:)) }

    /// A value as it is shown and typed.
    func text(of value: FieldValue) -> String {
        if let formatter = line.options.formatter, case .decimal(let number) = value {
            return formatter.format(number.description)
        }
        return locale.text(of: value)
    }
}

extension StepEditor.Kind {
    fileprivate var valueType: ValueType {
        switch self {
        case .number: .decimal
        case .date: .date
        case .time: .time
        case .localDateTime: .localDateTime
        case .dateTime: .dateTime
        case .duration: .duration
        }
    }

    fileprivate var bounds: (minimum: FieldValue?, maximum: FieldValue?) {
        switch self {
        case .number(let minimum, let maximum, _):
            (minimum.map(FieldValue.decimal), maximum.map(FieldValue.decimal))
        case .date(let minimum, let maximum):
            (minimum.map(FieldValue.date), maximum.map(FieldValue.date))
        case .time(let minimum, let maximum, _):
            (minimum.map(FieldValue.time), maximum.map(FieldValue.time))
        case .localDateTime(let minimum, let maximum, _):
            (minimum.map(FieldValue.localDateTime), maximum.map(FieldValue.localDateTime))
        case .dateTime(let minimum, let maximum):
            (minimum.map(FieldValue.dateTime), maximum.map(FieldValue.dateTime))
        case .duration(let minimum, let maximum):
            (minimum.map(FieldValue.duration), maximum.map(FieldValue.duration))
        }
    }
}

extension StepEditor: Editor {
    var isText: Bool { true }

    /// A relative date is entered as the day that is shown for it.
    var entry: EditorEntry {
        guard case .date = kind, reader.value(text, of: .date) == nil,
            let day = reader.relativeDate(text)
        else { return line.entry }
        return .text(locale.text(of: .date(day)))
    }

    var keys: [InterfaceWords.Word] {
        isCalendarOpen ? [.keyTakeDay, .keyArrowDay, .keyWeek, .keyMonth, .keyCloses] : line.keys
    }

    var stepKeys: [InterfaceWords.Word] {
        guard !isCalendarOpen else { return [] }
        return switch kind {
        case .number, .duration: [.keyStep]
        case .date: [.keyDay, .keyPart, .keyMonth, .keyCalendar]
        case .time: [.keyMinute, .keyPart, .keyHour]
        case .localDateTime, .dateTime: [.keyMinute, .keyPart, .keyPageDay, .keyCalendar]
        }
    }

    func window(fitting width: Int, glyphs: CardGlyphs) -> EditorWindow {
        .steps(window(width: width, glyphs: glyphs))
    }
}
