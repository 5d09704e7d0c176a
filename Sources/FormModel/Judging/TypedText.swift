/// What a person types, read by the type of the field: at a terminal, on a command line, in a form post.
package enum TypedText {
    /// The value that a typed text stands for; the text itself where it cannot be read.
    ///
    /// Booleans are `yes`, `no`, `y`, `n`, `true`, `false`, `on`, `off`, `1` and `0`, in any case. A choice
    /// is named by its value or its title in any language; several are separated by commas. Free texts of a list
    /// are written one a line.
    package static func read(_ text: String, for field: FieldProgram) -> FieldValue {
        let typed = WhiteSpace.trim(text)
        guard !typed.utf8.isEmpty else { return .empty }
        let value: FieldValue? =
            switch field.valueType {
            case .text, .multiline: .text(text)
            case .integer, .decimal: ExactDecimal(typed).map(FieldValue.decimal)
            case .boolean: boolean(typed).map(FieldValue.boolean)
            case .date: CalendarDate(typed).map(FieldValue.date)
            case .time: ClockTime(typed).map(FieldValue.time)
            case .dateTime: DateTime(typed).map(FieldValue.dateTime)
            case .localDateTime: LocalDateTime(typed).map(FieldValue.localDateTime)
            case .duration: CalendarDuration(typed).map(FieldValue.duration)
            case .choice: choice(typed, of: field.item.choices).map(FieldValue.choice)
            case .texts: .texts(lines(of: typed))
            case .choices: choices(typed, of: field.item.choices)
            case .group: nil
            }
        return value ?? .text(text)
    }

    package static func boolean(_ typed: String) -> Bool? {
        boolean(typed.utf8.span)
    }

    /// The answer that a trimmed text in UTF-8 stands for.
    package static func boolean(_ typed: Span<UInt8>) -> Bool? {
        let yes: [StaticString] = ["yes", "y", "true", "on", "1"]
        let no: [StaticString] = ["no", "n", "false", "off", "0"]
        for word in yes where HeaderParameters.isSame(typed, typed.indices, word) { return true }
        for word in no where HeaderParameters.isSame(typed, typed.indices, word) { return false }
        return nil
    }

    /// The texts of a list, one a line; blank lines are none.
    private static func lines(of typed: String) -> [String] {
        typed.utf8.split(separator: 0x0A).map { WhiteSpace.trim(String(Substring($0))) }
            .filter { !$0.utf8.isEmpty }
    }

    private static func choice(_ typed: String, of choices: [Choice]) -> String? {
        let found =
            choices.first { $0.value.hasSameBytes(as: typed) }
            ?? choices.first { $0.title.contains { isSameIgnoringCase($0, typed) } }
            ?? choices.first { isSameIgnoringCase($0.value, typed) }
        return found?.value
    }

    private static func choices(_ typed: String, of choices: [Choice]) -> FieldValue {
        let parts = typed.utf8.split(separator: UInt8(ascii: ",")).map {
            WhiteSpace.trim(String(Substring($0)))
        }.filter { !$0.utf8.isEmpty }
        // Looked up in a table: many answers to many choices would take their product.
        var values: [[UInt8]: String] = [:]
        for choice in choices.reversed() { values[choice.value.utf8.map(lowered)] = choice.value }
        for choice in choices.reversed() {
            for (_, title) in choice.title.texts { values[title.utf8.map(lowered)] = choice.value }
        }
        var exact: [[UInt8]: String] = [:]
        for choice in choices { exact[Array(choice.value.utf8)] = choice.value }
        return .choices(
            parts.map { exact[Array($0.utf8)] ?? values[$0.utf8.map(lowered)] ?? $0 })
    }

    /// Compares bytes, the letters A to Z without regard to case.
    private static func isSameIgnoringCase(_ a: String, _ b: String) -> Bool {
        a.utf8.elementsEqual(b.utf8) { lowered($0) == lowered($1) }
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }
}
