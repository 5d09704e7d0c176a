import FoundationEssentials
import TestSupport
import Testing

@testable import FormModel

/// Values and rows through the JSON coder of the toolchain.
@Suite struct CodableTests {
    private static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private static func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    /// The JSON of the command's own writer.
    private static func written(_ value: FieldValue) -> String {
        var writer = JSONWriter()
        writer.value(value)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    // MARK: Laws

    private static func decimal(_ numbers: inout SeededNumbers) -> ExactDecimal {
        let digits = Int.random(in: 1...38, using: &numbers)
        let text = (0..<digits).map { _ in "\(numbers.below(10))" }.joined()
        let exponent =
            Bool.random(using: &numbers)
            ? -numbers.below(digits + 1) : Int.random(in: -400...400, using: &numbers)
        let sign = Bool.random(using: &numbers) ? "-" : ""
        return ExactDecimal("\(sign)\(text)e\(exponent)") ?? 0
    }

    private static func text(_ numbers: inout SeededNumbers) -> String {
        let parts = [
            "a", "é", "\u{65}\u{301}", "\"", "\\", "/", "\n", "\u{202E}", "😀", "2026-01-01", "1",
        ]
        return (0..<numbers.below(4) + 1).map { _ in parts[numbers.below(parts.count)] }.joined()
    }

    private static func texts(_ numbers: inout SeededNumbers) -> [String] {
        (0...numbers.below(3)).map { _ in text(&numbers) }
    }

    private static func row(_ depth: Int, _ numbers: inout SeededNumbers) -> FormRow {
        let names: [FieldName] = ["a", "b", "s.c", "s.t.d", "e"]
        var row = FormRow()
        for name in names where Bool.random(using: &numbers) {
            row[name] = value(depth - 1, &numbers)
        }
        return row
    }

    private static func value(_ depth: Int, _ numbers: inout SeededNumbers) -> FieldValue {
        let day = CalendarDate(dayNumber: numbers.below(700_000)) ?? .first
        let time = ClockTime(nanoseconds: Int64(numbers.below(86_400_000)) * 1_000_000)
        switch numbers.below(depth > 0 ? 15 : 13) {
        case 0: return .empty
        case 1: return .text(text(&numbers))
        case 2: return .integer(Int(truncatingIfNeeded: numbers.next()))
        case 3: return .decimal(decimal(&numbers))
        case 4: return .boolean(Bool.random(using: &numbers))
        case 5: return .date(day)
        case 6: return .time(time)
        case 7: return DateTime("\(day)T10:00:00.5+01:00").map { .dateTime($0) } ?? .empty
        case 8: return LocalDateTime(date: day, time: time).map { .localDateTime($0) } ?? .empty
        case 9:
            return CalendarDuration(years: numbers.below(9), seconds: numbers.below(99)).map {
                .duration($0)
            } ?? .empty
        case 10: return .choice(text(&numbers))
        case 11: return .choices(texts(&numbers))
        case 12: return .texts(texts(&numbers))
        default: return .rows((0...numbers.below(2)).map { _ in row(depth, &numbers) })
        }
    }

    /// What is read is written as it was, whatever the type of the value was.
    @Test func valuesAreWrittenAsTheyWereRead() throws {
        var numbers = SeededNumbers(seed: 611)
        for round in Laws.rounds(400) {
            let value = Self.value(3, &numbers)
            let coded = try Self.json(value)
            let read = try Self.read(FieldValue.self, coded)
            #expect(try Self.json(read) == coded, "round \(round)")
            // The writer of the command writes the same values: also zeros at the end of fractions, and long numbers.
            guard !Self.hasLongNumber(value) else { continue }
            let other = try Self.read(FieldValue.self, Self.written(value))
            #expect(try Self.json(other) == coded, "round \(round)")
        }
    }

    private static func hasLongNumber(_ value: FieldValue) -> Bool {
        switch value {
        case .decimal(let number):
            Double(exactly: number) == nil || number.description.count > 15
        case .rows(let rows): rows.contains { $0.values.contains { hasLongNumber($0.value) } }
        default: false
        }
    }

    @Test func numbersAreNotRounded() throws {
        var numbers = SeededNumbers(seed: 612)
        for _ in Laws.rounds(1_000) {
            let number = Self.decimal(&numbers)
            #expect(try Self.read(ExactDecimal.self, Self.json(number)) == number)
        }
    }

    // MARK: Examples

    @Test(arguments: [
        ("0", "0"), ("-5", "-5"), ("1234.50", "1234.5"), ("0.1", "0.1"), ("100", "100"),
        ("1e2", "100"), ("9223372036854775807", "9223372036854775807"),
        ("9223372036854775808", #""9223372036854775808""#),
        ("123456789012.345", "123456789012.345"),
        ("1234567890123.4567", #""1234567890123.4567""#),
        ("0.12345678901234567890", #""0.12345678901234567890""#), ("1e300", "1e+300"),
    ])
    func numbersAreWritten(_ text: String, _ json: String) throws {
        let number = try #require(ExactDecimal(text))
        #expect(try Self.json(number) == json)
        #expect(try Self.read(ExactDecimal.self, json) == number)
    }

    @Test(arguments: [
        ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
        ("1.50", "1.5"), ("1e400", nil), ("0.1234567890123456789", nil), (#""1.50""#, "1.50"),
        (#""x""#, nil), ("true", nil), ("null", nil), ("[]", nil),
        ("123456789012345678901234567890123456789", nil),
    ])
    func numbersAreRead(_ json: String, _ expected: String?) {
        #expect((try? Self.read(ExactDecimal.self, json))?.description == expected)
    }

    @Test func textsOfTime() throws {
        func check<Value: Codable & CustomStringConvertible>(
            _ type: Value.Type, _ text: String
        ) throws {
            let value = try Self.read(type, "\"\(text)\"")
            #expect(value.description == text)
            #expect(try Self.json(value) == "\"\(text)\"")
            let error = #expect(throws: DecodingError.self) { try Self.read(type, #""no secret""#) }
            #expect(error.map { "\($0)".contains("secret") } == false)
        }
        try check(CalendarDate.self, "2026-11-21")
        try check(ClockTime.self, "14:30")
        try check(DateTime.self, "2026-11-21T14:30:00Z")
        try check(LocalDateTime.self, "2026-11-21T14:30:00")
        try check(CalendarDuration.self, "P3Y6M")
    }

    @Test func rowsAndSections() throws {
        let row: FormRow = ["name": "Ada", "home.street": "Elm", "age": 36, "home.geo.height": 5]
        let json = #"{"age":36,"home":{"geo":{"height":5},"street":"Elm"},"name":"Ada"}"#
        #expect(try Self.json(row) == json)
        #expect(try Self.read(FormRow.self, json) == row)
        var keyed = row
        keyed.key = "first one"
        #expect(try Self.json(FieldValue.rows([keyed])) == #"{"first one":\#(json)}"#)
        let read = try Self.read(FieldValue.self, #"{"first one":\#(json)}"#)
        #expect(read.rows.map(\.key) == ["first one"] && read == .rows([row]))
        #expect(try Self.read(FieldValue.self, "[]") == .texts([]))
    }

    @Test(arguments: [
        #"{"a b":1}"#, #"{"a":{"b c":1}}"#, #"{"a.b":1}"#, "[]", "1",
        String(repeating: #"{"a":"#, count: 100) + "1" + String(repeating: "}", count: 100),
        String(repeating: #"{"a":["#, count: 100) + "{}" + String(repeating: "]}", count: 100),
    ])
    func noRows(_ json: String) {
        #expect(throws: DecodingError.self) { try Self.read(FormRow.self, json) }
    }

    @Test(arguments: [
        #"["a",1]"#, #"["a",{}]"#, #"[{},"a"]"#, "[1]", "[[]]", #"{"a":1}"#, "[null]",
        String(repeating: #"[{"a":"#, count: 100) + "1" + String(repeating: "}]", count: 100),
    ])
    func noValues(_ json: String) {
        #expect(throws: DecodingError.self) { try Self.read(FieldValue.self, json) }
    }
}
