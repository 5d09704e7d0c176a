@testable import FormModel
import Testing

@Suite struct JSONTapeTests {
    static let roomy = JSONLimits(bytes: 1 << 20, depth: 64, members: 10_000)

    static func read(_ bytes: [UInt8], limits: JSONLimits = roomy) -> JSONFailure? {
        var tape = JSONTape()
        return tape.read(bytes.span, limits: limits)
    }

    @Test(arguments: [
        "null", "true", "false", "0", "-0", "10", "-1.5", "0.00", "1e5", "1E+05", "1.5e-007",
        "123456789012345678901234567890123456789012345678901234567890", #""""#, #""é😀""#,
        #""\" \\ \/ \b \f \n \r \t""#, #""\u0000\uFFFF\uABcd""#, #""\uD83D\uDE00""#, "\"\u{7F}\"",
        "\"\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}\"",
        "[]", "{}", " [ ] ", "\t{\n}\r", "[1,2]", "[ 1 , [ ] , { } ]", #"{"":1}"#,
        #"{"a":{"a":{"a":[]}},"b":null}"#, "\u{FEFF}[1]", "[[],[[]]]", " 1 ",
    ])
    func accepts(_ text: String) {
        #expect(JSONTapeTests.read(Array(text.utf8)) == nil)
    }

    typealias Refusal = (text: String, reason: JSONFailure.Reason, offset: Int)

    @Test(
        arguments: [
            ("", .empty, 0), (" \n", .empty, 2), ("\u{FEFF}", .empty, 3),
            ("]", .expectedValue, 0), ("nul", .expectedValue, 0), ("True", .expectedValue, 0),
            ("NaN", .expectedValue, 0), ("Infinity", .expectedValue, 0), ("'a'", .expectedValue, 0),
            ("+1", .expectedValue, 0), (".5", .expectedValue, 0), ("\u{A0}1", .expectedValue, 0),
            ("\u{0B}1", .expectedValue, 0), ("/* */1", .expectedValue, 0),
            ("[", .expectedValue, 1), ("[1,", .expectedValue, 3), ("[1,]", .expectedValue, 3),
            ("[,1]", .expectedValue, 1), ("[1,,2]", .expectedValue, 3),
            (#"{"a":}"#, .expectedValue, 5), (#"{"a":"#, .expectedValue, 5),
            ("{", .expectedKey, 1), ("{a:1}", .expectedKey, 1), ("{1:1}", .expectedKey, 1),
            (#"{"a":1,}"#, .expectedKey, 7), ("{,}", .expectedKey, 1),
            (#"{"a"}"#, .expectedColon, 4), (#"{"a" 1}"#, .expectedColon, 5),
            (#"{"a""#, .expectedColon, 4), (#"{"a",1}"#, .expectedColon, 4),
            ("[1", .expectedCommaOrBracket, 2), ("[1 2]", .expectedCommaOrBracket, 3),
            ("[1}", .expectedCommaOrBracket, 2), ("[1:2]", .expectedCommaOrBracket, 2),
            (#"{"a":1"#, .expectedCommaOrBrace, 6), (#"{"a":1]"#, .expectedCommaOrBrace, 6),
            (#"{"a":1 "b":2}"#, .expectedCommaOrBrace, 7),
            ("1 2", .textAfterTheValue, 2), ("{}x", .textAfterTheValue, 2),
            ("[]]", .textAfterTheValue, 2), ("truex", .textAfterTheValue, 4),
            ("1\u{0}", .textAfterTheValue, 1), ("[] \u{FEFF}", .textAfterTheValue, 3),
            ("0x1", .textAfterTheValue, 1), ("1_0", .textAfterTheValue, 1),
            (#"""#, .unterminatedString, 0), (#" "abc"#, .unterminatedString, 1),
            (#""\""#, .unterminatedString, 0), (#"["a"#, .unterminatedString, 1),
            ("\"\n\"", .controlCharacter, 1), ("\"a\u{0}\"", .controlCharacter, 2),
            ("\"\u{1F}\"", .controlCharacter, 1), ("{\"\t\":1}", .controlCharacter, 2),
            (#""\x""#, .badEscape, 1), (#""\U0041""#, .badEscape, 1), (#""\'""#, .badEscape, 1),
            (#""a\u12""#, .badEscape, 2), (#""\u12G4""#, .badEscape, 1),
            (#""\u 123""#, .badEscape, 1),
            (#""\uD800""#, .loneSurrogate, 1), (#""\uDC00""#, .loneSurrogate, 1),
            (#""\uD800\u0041""#, .loneSurrogate, 1), (#""\uD800\uD800""#, .loneSurrogate, 1),
            (#""\uDE00\uD83D""#, .loneSurrogate, 1), (#""\uD83D\n""#, .loneSurrogate, 1),
            ("-", .badNumber, 0), ("01", .badNumber, 0), ("-01", .badNumber, 0),
            ("1.", .badNumber, 0),
            ("[ 1.e5]", .badNumber, 2), ("1e", .badNumber, 0), ("1e+", .badNumber, 0),
            ("-a", .badNumber, 0), ("1.-5", .badNumber, 0), ("00", .badNumber, 0),
        ] as [Refusal])
    func refuses(_ row: Refusal) {
        let failure = JSONTapeTests.read(Array(row.text.utf8))
        #expect(failure == JSONFailure(reason: row.reason, offset: row.offset), "\(row.text)")
        #expect(failure?.code == .malformedJSON)
        #expect(failure?.parameters == ["reason": .text(row.reason.rawValue)])
    }

    /// The limits of the Unicode Standard, table 3-7, one row each.
    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x7F], [0xC2, 0xC0],
            [0xE0, 0x9F, 0xBF], [0xE0, 0xA0], [0xE0, 0xA0, 0x7F], [0xE1, 0x80, 0xC0],
            [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xEF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF0, 0x90, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
            [0xF1, 0x80, 0x80, 0x7F], [0xF1, 0x80, 0x7F, 0x80],
        ] as [[UInt8]])
    func refusesWhatIsNotUTF8(_ bytes: [UInt8]) {
        let expected = JSONFailure(reason: .invalidUTF8, offset: 2)
        #expect(JSONTapeTests.read([0x22, 0x61] + bytes + [0x22]) == expected)
        #expect(JSONTapeTests.read([0x22, 0x61] + bytes) == expected)
    }

    @Test func refusesOtherEncodings() {
        #expect(JSONTapeTests.read([0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00])?.reason == .expectedValue)
        #expect(JSONTapeTests.read([0x00, 0x5B, 0x00, 0x5D])?.reason == .expectedValue)
        #expect(JSONTapeTests.read([0xEF, 0xBB])?.reason == .expectedValue)
    }

    @Test func bytesAtTheLimit() {
        let limits = JSONLimits(bytes: 4, depth: 2, members: 9)
        #expect(JSONTapeTests.read(Array("1234".utf8), limits: limits) == nil)
        let failure = JSONTapeTests.read(Array("12345".utf8), limits: limits)
        #expect(failure == JSONFailure(reason: .tooManyBytes, offset: 4, limit: 4))
        #expect(failure?.code == .tooManyBytes && failure?.parameters == ["max": .integer(4)])
    }

    @Test func depthAtTheLimit() {
        let limits = JSONLimits(bytes: 99, depth: 3, members: 99)
        #expect(JSONTapeTests.read(Array(#"[{"a":[]},{"b":[]}]"#.utf8), limits: limits) == nil)
        let failure = JSONTapeTests.read(Array(#"[{"a":[1,{}]}]"#.utf8), limits: limits)
        #expect(failure == JSONFailure(reason: .tooDeep, offset: 9, limit: 3))
        #expect(failure?.code == .tooDeep && failure?.parameters == ["max": .integer(3)])
    }

    @Test func membersAtTheLimit() {
        let limits = JSONLimits(bytes: 99, depth: 3, members: 4)
        // The list, its two elements and the member of the object count, but keys do not.
        #expect(JSONTapeTests.read(Array(#"[1,{"a":2}]"#.utf8), limits: limits) == nil)
        let failure = JSONTapeTests.read(Array(#"[1,{"a":2},3]"#.utf8), limits: limits)
        #expect(failure == JSONFailure(reason: .tooManyMembers, offset: 11, limit: 4))
        #expect(failure?.code == .tooManyMembers && failure?.parameters == ["max": .integer(4)])
    }

    @Test(arguments: ["[", "{\"a\":", "[{\"a\":["])
    func depthIsBoundByMemoryNotByTheStack(_ bracket: String) {
        let text = Array(String(repeating: bracket, count: 100_000).utf8)
        let limits = JSONLimits(bytes: 1 << 20, depth: .max, members: .max)
        #expect(JSONTapeTests.read(text, limits: limits)?.reason == .expectedValue)
        #expect(JSONTapeTests.read(text)?.reason == .tooDeep)
    }

    @Test func closesAHundredThousandBrackets() {
        let text =
            [UInt8](repeating: 0x5B, count: 100_000) + [UInt8](repeating: 0x5D, count: 100_000)
        let limits = JSONLimits(bytes: 1 << 20, depth: 100_000, members: 100_000)
        #expect(JSONTapeTests.read(text, limits: limits) == nil)
    }

    @Test func forgetsTheTextBefore() {
        var tape = JSONTape()
        #expect(tape.read(Array("[[1".utf8).span, limits: JSONTapeTests.roomy) != nil)
        #expect(tape.read(Array(#"{"a":1}"#.utf8).span, limits: JSONTapeTests.roomy) == nil)
        #expect(tape.nodes.map(\.kind) == [.object, .key, .number])
        #expect(tape.nodes.map(\.offset) == [0, 1, 5])
        #expect(tape.nodes.map(\.next) == [3, 2, 3])
    }

    @Test func everyReasonHasASentenceThatEndsInAFullStop() {
        for reason in JSONFailure.Reason.allCases {
            #expect(reason.sentence.hasSuffix(".") || reason.sentence.hasSuffix("?"))
        }
    }
}
