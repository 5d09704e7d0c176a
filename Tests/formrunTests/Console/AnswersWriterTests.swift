import FormModel
import Testing

@testable import formrun

@Suite struct AnswersWriterTests {
    /// The layout of a form without keys.
    static func layout() throws -> FormLayout {
        try TestForms.form(
            #"{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"a","title":"A"}]}"#
        ).compiled.layout
    }

    static let values: [(name: FieldName, value: FieldValue)] = [
        ("text", .text("it's\na \\ \"b\" $x")), ("whole", .integer(-7)),
        ("flag", .boolean(false)), ("one", .choice("US")), ("some", .choices(["a", "b"])),
        ("texts", .texts(["a, b", "c"])), ("odd", .choices(["a,b", "say \"x\"", "c"])),
    ]

    static let rows: [(format: AnswersWriter.Format, text: String)] = [
        (
            .json,
            #"{"text":"it's\na \\ \"b\" $x","whole":-7,"flag":false,"one":"US","some":["a","b"],"texts":["a, b","c"],"odd":["a,b","say \"x\"","c"]}"#
                + "\n"
        ),
        (
            .env,
            #"text=it's\na \\ "b" $x"# + "\nwhole=-7\nflag=false\none=US\nsome=a,b\n"
                + #"texts=a, b\nc"# + "\n" + #"odd="a,b",say "x",c"# + "\n"
        ),
        (
            .shell,
            "text='it'\\''s\na \\ \"b\" $x'\nwhole='-7'\nflag='false'\none='US'\nsome='a,b'\ntexts='a, b\nc'\n"
                + #"odd='"a,b",say "x",c'"# + "\n"
        ),
    ]

    @Test(arguments: rows) func formats(
        _ row: (format: AnswersWriter.Format, text: String)
    ) throws {
        let bytes = AnswersWriter.bytes(Self.values, of: try Self.layout(), as: row.format)
        #expect(String(decoding: bytes, as: UTF8.self) == row.text)
    }

    /// Rows are identified by their number from 0; the name of the group has the number of rows.
    @Test func rowsAreWrittenOneFieldALine() throws {
        let values: [(name: FieldName, value: FieldValue)] = [
            (
                "people",
                .rows([
                    ["name": .text("O'Hara"), "tags": .rows([["tag": .text("x")], [:]])], [:],
                ])
            ), ("last", .integer(7)),
        ]
        let layout = try Self.layout()
        func text(_ format: AnswersWriter.Format) -> String {
            String(decoding: AnswersWriter.bytes(values, of: layout, as: format), as: UTF8.self)
        }
        #expect(
            text(.json)
                == #"{"people":[{"name":"O'Hara","tags":[{"tag":"x"},{}]},{}],"last":7}"# + "\n")
        #expect(
            text(.env) == """
                people=2
                people_0_name=O'Hara
                people_0_tags=2
                people_0_tags_0_tag=x
                last=7

                """)
        #expect(text(.shell).contains("people_0_name='O'\\''Hara'\npeople_0_tags='2'\n"))
    }

    @Test func nothingAnswered() throws {
        let layout = try Self.layout()
        #expect(AnswersWriter.bytes([], of: layout, as: .json) == Array("{}\n".utf8))
        #expect(AnswersWriter.bytes([], of: layout, as: .env).isEmpty)
        #expect(AnswersWriter.bytes([], of: layout, as: .shell).isEmpty)
    }

    @Test func aCarriageReturnEndsNoLineOfAnEnvFile() throws {
        let bytes = AnswersWriter.bytes(
            [("a", .text("x\r\nb=1"))], of: try Self.layout(), as: .env)
        #expect(bytes == Array("a=x\\r\\nb=1\n".utf8))
    }
}
