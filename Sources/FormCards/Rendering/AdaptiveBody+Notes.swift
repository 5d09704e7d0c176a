import FormModel

// What inputs of a host can say, and notes about what they cannot.
extension AdaptiveBody {
    /// The digits that a binary number of a host keeps.
    private static let digits = 15

    static func isNumber(_ value: String?) -> Bool {
        value.map { number($0) != nil } ?? true
    }

    /// A number that a host keeps exactly.
    static func number(_ text: String) -> SchemaValue? {
        guard text.utf8.count(where: { $0 &- 0x30 < 10 }) <= digits else { return nil }
        return ExactDecimal(text).map { .number($0) }
    }

    /// A time of day without seconds, as inputs of hosts have it.
    static func minute(_ text: String) -> String? {
        guard let time = ClockTime(text)?.description else { return nil }
        let parts = time.split(separator: ":")
        guard parts.count >= 2, parts.dropFirst(2).allSatisfy({ $0 == "00" }) else { return nil }
        return "\(parts[0]):\(parts[1])"
    }

    /// The regular expression for an input of text: that of the field, or else one for its least length.
    static func pattern(of field: FieldNode) -> String? {
        if let pattern = field.hints.pattern {
            return isPortable(pattern) ? pattern : nil
        }
        guard let least = field.hints.minimumLength, least > 1 else { return nil }
        return "^[\\s\\S]{\(least),}$"
    }

    /// Whether all hosts, which use the regular expressions of JavaScript without flags, of .NET, Java and ICU, read a
    /// pattern in the same way.
    static func isPortable(_ pattern: String) -> Bool {
        guard pattern.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
        // Properties and braces need a flag in JavaScript; sets in sets are read in different ways.
        for part in ["\\p", "\\P", "\\u{", "\\q", "\\k", "&&", "[["] where pattern.contains(part) {
            return false
        }
        let groups = pattern.split(separator: "(?", omittingEmptySubsequences: false).dropFirst()
        return groups.allSatisfy { group in
            [":", "=", "!", "<=", "<!"].contains { group.hasPrefix($0) }
        }
    }

    /// Notes what the input of a field does not check.
    mutating func addNotes(on field: FieldNode) {
        for phrase in field.hints.unchecked { note(field.path, phrase) }
        switch field.control {
        case .number: addNumberNotes(on: field)
        case .date, .time: addBoundNotes(on: field)
        case .moment, .localDateTime:
            note(field.path, "a date and a time of day")
            addBoundNotes(on: field)
        case .duration: note(field.path, "a length of time")
        case .many(let options):
            for option in options where option.value.contains(",") {
                note(
                    field.path,
                    "the choice \"\(option.value)\", whose comma divides it in the answer")
            }
        case .line, .lines, .texts: addTextNotes(on: field)
        case .file: note(field.path, "a file, for which hosts have no input")
        case .yesNo, .one: break
        }
    }

    private mutating func addTextNotes(on field: FieldNode) {
        guard let pattern = field.hints.pattern else { return }
        if !AdaptiveBody.isPortable(pattern) { note(field.path, "the pattern \(pattern)") }
        if let least = field.hints.minimumLength, least > 1 {
            note(field.path, "at least \(least) characters")
        }
    }

    private mutating func addNumberNotes(on field: FieldNode) {
        switch field.hints.step {
        case nil, "any": break
        case "1": note(field.path, "a whole number")
        case let step?: note(field.path, "a multiple of \(step)")
        }
        if !AdaptiveBody.isNumber(field.isSecure ? nil : field.entered.first) {
            note(field.path, "a number")
            return addBoundNotes(on: field)
        }
        for (phrase, bound) in [
            ("from", field.hints.minimum), ("to", field.hints.maximum),
        ] where !AdaptiveBody.isNumber(bound) {
            note(field.path, "\(phrase) \(bound ?? "")")
        }
    }

    /// Notes the bounds of an input that is one of text.
    private mutating func addBoundNotes(on field: FieldNode) {
        let isText =
            switch field.control {
            case .date: field.entered.first.map { CalendarDate($0) == nil } ?? false
            case .time: field.entered.first.map { AdaptiveBody.minute($0) == nil } ?? false
            default: true
            }
        guard isText else { return }
        if field.control == .date { note(field.path, "a date") }
        if field.control == .time { note(field.path, "a time of day") }
        if let minimum = field.hints.minimum { note(field.path, "from \(minimum)") }
        if let maximum = field.hints.maximum { note(field.path, "to \(maximum)") }
    }
}
