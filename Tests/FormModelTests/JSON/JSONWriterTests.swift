import FormModel
import Testing

@Suite struct JSONWriterTests {
    private func written(_ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#),
        ("\u{0}\u{1B}\u{1F}", #""\u0000\u001b\u001f""#), ("\u{8}\u{C}", #""\u0008\u000c""#),
        ("\u{7F}\u{80}\u{9B}\u{9F}", #""\u007f\u0080\u009b\u009f""#), ("\u{A0}", "\"\u{A0}\""),
        ("\u{AD}", #""\u00ad""#), ("\u{61C}", #""\u061c""#),
        ("\u{200B}\u{200D}\u{200E}\u{200F}", #""\u200b\u200d\u200e\u200f""#),
        ("\u{2028}\u{2029}\u{202A}\u{202E}", #""\u2028\u2029\u202a\u202e""#),
        ("\u{2060}\u{2066}\u{2069}", #""\u2060\u2066\u2069""#), ("\u{FEFF}", #""\ufeff""#),
        ("\u{E0041}", #""\udb40\udc41""#), ("é😀e\u{301}", "\"é😀e\u{301}\""),
    ])
    func escapesWhatDoesNotShow(_ row: (text: String, json: String)) {
        #expect(written { $0.string(row.text) } == row.json)
        #expect(written { $0.key(row.text) } == row.json + ":")
    }

    @Test(arguments: [
        ("0", "0"), ("-0.50", "-0.50"), ("1234.50", "1234.50"), ("1e3", "1000"),
        ("0.1", "0.1"), ("99999999999999999999999999999999999999", nil), ("1e-3", "0.001"),
        ("9007199254740993", nil),
    ])
    func writesNumbersExactly(_ row: (text: String, json: String?)) throws {
        let number = try #require(ExactDecimal(row.text))
        #expect(written { $0.decimal(number) } == row.json ?? row.text)
    }

    @Test func placesCommas() {
        let text = written { writer in
            writer.beginObject()
            writer.key("a")
            writer.beginArray()
            writer.integer(.min)
            writer.boolean(true)
            writer.null()
            writer.beginArray()
            writer.endArray()
            writer.string("x")
            writer.endArray()
            writer.key("b")
            writer.decimal(1)
            writer.endObject()
            writer.endLine()
            writer.beginObject()
            writer.endObject()
            writer.endLine()
        }
        #expect(text == #"{"a":[-9223372036854775808,true,null,[],"x"],"b":1}"# + "\n{}\n")
    }

    @Test func writesValuesAsTheirTypeSays() throws {
        let date = try #require(CalendarDate("2024-02-29"))
        let rows: [(FieldValue, String)] = [
            (.empty, "null"), (.text("a\n"), #""a\n""#), (.integer(-3), "-3"),
            (.decimal(ExactDecimal(150, exponent: -2)), "1.50"), (.boolean(false), "false"),
            (.date(date), #""2024-02-29""#), (.choice("x"), #""x""#),
            (.choices(["a", "b"]), #"["a","b"]"#), (.choices([]), "[]"),
        ]
        for (value, json) in rows { #expect(written { $0.value(value) } == json) }
    }
}
