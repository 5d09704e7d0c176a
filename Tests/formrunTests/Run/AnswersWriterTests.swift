import FormModel
import Testing

@testable import formrun

@Suite struct AnswersWriterTests {
    static let values: [(name: FieldName, value: FieldValue)] = [
        ("text", .text("it's\na \\ \"b\" $x")), ("whole", .integer(-7)),
        ("flag", .boolean(false)), ("one", .choice("US")), ("some", .choices(["a", "b"])),
    ]

    static let rows: [(format: AnswersWriter.Format, text: String)] = [
        (
            .json,
            #"{"text":"it's\na \\ \"b\" $x","whole":-7,"flag":false,"one":"US","some":["a","b"]}"#
                + "\n"
        ),
        (.env, #"text=it's\na \\ "b" $x"# + "\nwhole=-7\nflag=false\none=US\nsome=a,b\n"),
        (
            .shell,
            "text='it'\\''s\na \\ \"b\" $x'\nwhole='-7'\nflag='false'\none='US'\nsome='a,b'\n"
        ),
    ]

    @Test(arguments: rows) func formats(_ row: (format: AnswersWriter.Format, text: String)) {
        let bytes = AnswersWriter.bytes(Self.values, as: row.format)
        #expect(String(decoding: bytes, as: UTF8.self) == row.text)
    }

    @Test func nothingAnswered() {
        #expect(AnswersWriter.bytes([], as: .json) == Array("{}\n".utf8))
        #expect(AnswersWriter.bytes([], as: .env).isEmpty)
        #expect(AnswersWriter.bytes([], as: .shell).isEmpty)
    }

    @Test func aCarriageReturnEndsNoLineOfAnEnvFile() {
        let bytes = AnswersWriter.bytes([("a", .text("x\r\nb=1"))], as: .env)
        #expect(bytes == Array("a=x\\r\\nb=1\n".utf8))
    }
}
