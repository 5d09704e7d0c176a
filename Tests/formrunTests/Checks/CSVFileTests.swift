import FormModel
import Testing

@testable import formrun

/// CSV files of choices: RFC 4180, and every mistake with its line.
@Suite struct CSVFileTests {
    private func records(_ text: String) -> String {
        do throws(CSVFile.Failure) {
            return try CSVFile.records(Array(text.utf8), limit: 100).map {
                "\($0.line): " + $0.fields.joined(separator: "|")
            }.joined(separator: "; ")
        } catch {
            return "line \(error.line): \(error.text)"
        }
    }

    @Test(
        arguments: [
            ("", ""), ("a", "1: a"), ("a,b\nc,d\n", "1: a|b; 2: c|d"),
            ("a,b\r\nc,\r\n", "1: a|b; 2: c|"),
            ("\u{FEFF}a,b", "1: a|b"), ("a\n\n,\nb", "1: a; 4: b"), ("\"a,b\",c", "1: a,b|c"),
            ("\"a\"\"b\",\"\"", "1: a\"b|"), ("\"a\nb\",c\nd,e", "1: a\nb|c; 3: d|e"),
            ("a\rb", "1: a; 2: b"), ("é, ü ", "1: é| ü "),
            ("\"a", "line 1: this field is not closed; end it with \""),
            ("x\n\"a\nb", "line 2: this field is not closed; end it with \""),
            ("\"a\"b", "line 1: a comma or a line end must follow a closing \""),
            ("a\"b", "line 1: a field with a quotation mark must begin with one"),
        ] as [(String, String)])
    func fields(_ row: (text: String, records: String)) {
        #expect(records(row.text) == row.records)
    }

    @Test func hostileFilesAreBounded() {
        #expect(
            records(String(repeating: ",", count: 1_000_000))
                == "line 1: a line has more than 32 fields")
        let lines = String(repeating: "a\n", count: 1_000_000)
        #expect((try? CSVFile.records(Array(lines.utf8), limit: 100))?.count == 100)
        #expect(throws: CSVFile.Failure.self) { try CSVFile.records([0x61, 0xFF], limit: 1) }
    }

    private func choices(_ text: String) -> String {
        do throws(CSVFile.Failure) {
            return try CSVFile.choices(Array(text.utf8)).map { choice in
                let columns = choice.columns.sorted { $0.key < $1.key }.map {
                    "\($0.key)=\($0.value)"
                }
                return
                    "\(choice.value) \(choice.title.text(in: "de")) \(columns.joined(separator: " "))"
            }.joined(separator: "; ")
        } catch {
            return "line \(error.line): \(error.text)"
        }
    }

    @Test(
        arguments: [
            ("value\na\nb", "a a ; b b "), ("title,value\nA,a", "a A "),
            ("value,title:en,title:de,n\na,A,Ä, 5 ", "a Ä n=text(\"5\")"), ("value,n\na,", "a a "),
            ("", "line 1: it is empty"), ("value\n", "line 1: it has a header and no choices"),
            ("title\nA", "line 1: the header has no column \"value\""),
            ("value,value\na,b", "line 1: the header has \"value\" twice"),
            ("value,a b\na,b", "line 1: \"a b\" cannot name a column: use letters, digits and _"),
            ("value,n\na", "line 2: this line has 1 fields, and the header has 2"),
        ] as [(String, String)])
    func headers(_ row: (text: String, choices: String)) {
        #expect(choices(row.text) == row.choices)
    }
}
