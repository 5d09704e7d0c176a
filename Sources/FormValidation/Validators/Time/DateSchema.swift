import FormModel

/// Dates, and local dates and times, in JSON Schema: as patterns, because its keywords compare no
/// texts.
enum DateSchema {
    /// All dates from 0001-01-01 to 9999-12-31, with leap years.
    static let day: SchemaValue = [
        "type": "string", "format": "date",
        "pattern": .text("\(anyDay)$"),
    ]

    /// All local dates and times, to the nanosecond.
    static let localDateTime: SchemaValue = [
        "type": "string",
        "pattern": .text(
            "\(anyDay)[Tt ](?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,9}0*)?)?$"),
    ]

    private static let anyDay =
        "^(?!0000)(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
        + "|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))"
        + "|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"

    /// A pattern for a day and all later ones.
    static func pattern(from day: CalendarDate) -> String {
        pattern(day) { $0 < 9 ? digits($0 + 1, 9) : nil }
    }

    /// A pattern for a day and all earlier ones.
    static func pattern(to day: CalendarDate) -> String {
        pattern(day) { $0 > 0 ? digits(0, $0 - 1) : nil }
    }

    /// The bound that a pattern of this type denotes; `nil` for other patterns.
    static func bound(of pattern: String) -> (parameter: String, day: String)? {
        let text = String(decoding: pattern.utf8.dropLast().suffix(10), as: UTF8.self)
        guard let day = CalendarDate(text) else { return nil }
        if pattern == self.pattern(from: day) { return ("min", text) }
        return pattern == self.pattern(to: day) ? ("max", text) : nil
    }

    /// A pattern for the day, and for days that share its first digits and then differ in the
    /// direction of `beyond`.
    private static func pattern(_ day: CalendarDate, _ beyond: (Int) -> String?) -> String {
        var prefix = ""
        var ways: [String] = []
        for byte in day.description.utf8 {
            if byte != UInt8(ascii: "-"), let set = beyond(Int(byte) - 0x30) {
                ways.append(prefix + set)
            }
            prefix.unicodeScalars.append(Unicode.Scalar(byte))
        }
        return "^(?:\((ways + [prefix]).joined(separator: "|")))"
    }

    private static func digits(_ first: Int, _ last: Int) -> String {
        first == last ? String(first) : "[\(first)-\(last)]"
    }
}
