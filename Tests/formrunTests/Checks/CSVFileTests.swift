import FormModel
import Testing

@testable import formrun

/// CSV files of choices: RFC 4180, and every mistake with its line.
@Suite struct CSVFileTests {
    /// The first records of a file, each with its line.
    private static func records(
        _ bytes: [UInt8], limit: Int
    ) throws(CSVFile.Failure) -> [(line: Int, fields: [String])] {
        var file = try CSVFile(bytes)
        var records: [(line: Int, fields: [String])] = []
        while records.count < limit, let record = try file.next() { records.append(record) }
        return records
    }

    private func records(_ text: String) -> String {
        do throws(CSVFile.Failure) {
            return try Self.records(Array(text.utf8), limit: 100).map {
                "\($0.line): " + $0.fields.joined(separator: "|")
            }.joined(separator: "; ")
        } catch {
            return "line \(error.line): \(error.description)"
        }
    }

    @Test(
        arguments: [
            ("", ""), ("a", "1: a"), ("a,b\nc,d\n", "1: a|b; 2: c|d"),
            ("a,b\r\nc,\r\n", "1: a|b; 2: c|"),
            ("\u{FEFF}a,b", "1: a|b"), ("a\n\n,\nb", "1: a; 4: b"), ("\"a,b\",c", "1: a,b|c"),
            ("\"a\"\"b\",\"\"", "1: a\"b|"), ("\"a\nb\",c\nd,e", "1: a\nb|c; 3: d|e"),
            ("a\rb", "1: a; 2: b"), ("é, ü ", "1: é| ü "),
            ("\"a", "line 1: column 1: this field is not closed; end it with \""),
            ("x\n,\"a\nb", "line 2: column 2: this field is not closed; end it with \""),
            (
                "\"a\"b",
                "line 1: column 1: a comma or a line end must follow a closing \"; write a \" inside a field twice"
            ),
            (
                "a\"b",
                "line 1: column 1: a field with a quotation mark must begin with one; write the one inside twice"
            ),
        ] as [(String, String)])
    func fields(_ row: (text: String, records: String)) {
        #expect(records(row.text) == row.records)
    }

    @Test func hostileFilesAreBounded() {
        #expect(
            records(String(repeating: ",", count: 1_000_000))
                == "line 1: a line has more than 32 fields; remove the others")
        let lines = String(repeating: "a\n", count: 1_000_000)
        #expect((try? Self.records(Array(lines.utf8), limit: 100))?.count == 100)
        do throws(CSVFile.Failure) {
            _ = try Self.records([0x61, 0x0A, 0xFF], limit: 1)
            Issue.record("a malformed file was read")
        } catch {
            #expect(
                error.line == 2 && error.text == "this line is not UTF-8; save the file as UTF-8")
        }
    }

    /// What is wrong in a large cell is quoted in part.
    @Test(arguments: [
        "value,\(long)-\nx,y", "value,title:\(long)-\nx,y", "value,\(long),\(long)\nx,y,z",
        "value,\(long)\nx,a\"b", "value,\(long)\nx,a\0b", "value,\(long)\n,a", "\(long)\0\nx",
    ])
    func mistakesQuoteAtMost200Characters(_ text: String) {
        #expect(choices(text).hasPrefix("line ") && choices(text).utf8.count < 400)
    }

    private static let long = String(repeating: "x", count: 5_000)

    private func choices(_ text: String, declared: [FieldName] = []) -> String {
        do throws(CSVFile.Failure) {
            return try CSVChoices(Array(text.utf8), declared: declared).choices.map { choice in
                let columns = choice.columns.sorted { $0.key < $1.key }.map {
                    "\($0.key)=\($0.value)"
                }
                return
                    "\(choice.value) \(choice.title.text(in: "de")) \(columns.joined(separator: " "))"
            }.joined(separator: "; ")
        } catch {
            return "line \(error.line): \(error.description)"
        }
    }

    @Test(
        arguments: [
            ("value\na\nb", "a a ; b b "), ("title,value\nA,a", "a A "),
            ("value,title:en,title:de,n\na,A,Ä, 5 ", "a Ä n=text(\"5\")"), ("value,n\na,", "a a "),
            ("", "line 1: the file is empty; begin it with the header \"value,title\""),
            (
                "value\n",
                "line 1: the file has a header and no choices; add a line for each choice"
            ),
            ("title\nA", "line 1: the header has no column \"value\"; add it"),
            (
                "value,value\na,b",
                "line 1: column 2: the header has \"value\" twice; remove one of the columns"
            ),
            (
                "value,a b\na,b",
                "line 1: column 2: \"a b\" cannot name a column; use letters, digits and _"
            ),
            (
                "value,a.b\na,b",
                "line 1: column 2: \"a.b\" cannot name a column; use letters, digits and _"
            ),
            (
                "value,title:?\na,b",
                "line 1: column 2: \"?\" is not a language; write title:de, for example"
            ),
            (
                "value,n\na",
                "line 2: this line has 1 fields, and the header has 2; put a text with a comma into quotation marks, and write empty fields too"
            ),
            ("value,title\n,A", "line 2: column \"value\": the value is empty; write one"),
            (
                "value,title\na,A\nb,B\na,C",
                "line 4: column \"value\": the value is that of line 2; write another, or remove a line"
            ),
            (
                "value,title\na,\"A\nB\"",
                "line 2: column \"title\": the text has a control character or a line end; remove it"
            ),
            (
                "value,title\na\u{1B}[2J,A",
                "line 2: column \"value\": the text has a control character or a line end; remove it"
            ),
            (
                "value,n\na,x\u{85}y",
                "line 2: column \"n\": the text has a control character or a line end; remove it"
            ),
            (
                "value,title\na,b\"c",
                "line 2: column \"title\": a field with a quotation mark must begin with one; write the one inside twice"
            ),
        ] as [(String, String)])
    func headers(_ row: (text: String, choices: String)) {
        #expect(choices(row.text) == row.choices)
    }

    @Test func boundsAndDeclaredColumns() {
        let long = String(repeating: "x", count: 1_001)
        #expect(
            choices("value,n\na,\(long)")
                == "line 2: column \"n\": the text has more than 1000 bytes; shorten it")
        let many = "value\n" + (0...10_000).map { "\($0)\n" }.joined()
        #expect(
            choices(many) == "line 10002: there are more than 10000 choices; offer fewer")
        #expect(choices("value,village\na,b", declared: ["village"]) == "a a village=text(\"b\")")
        #expect(
            choices("\nvalue,title\na,b", declared: ["village"])
                == "line 2: the header has no column \"village\", which the form declares; add it")
    }
}
