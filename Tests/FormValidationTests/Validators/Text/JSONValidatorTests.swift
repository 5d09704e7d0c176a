import FormModel
import FormValidation
import Testing

@Suite struct JSONValidatorTests {
    /// The examples of RFC 8259, section 13, and the smallest value of each kind.
    @Test(arguments: [
        #"{"Image":{"Width":800,"Title":"View from 15th Floor","IDs":[116,943],"Animated":false}}"#,
        "[{\n\"precision\": \"zip\",\n\"Latitude\": 37.7668, \"Longitude\": -122.3959}]",
        #""Hello world!""#, "42", "true", "null", "[]", "{}", #"{"a":1}"#, #""\uD834\uDD1E""#,
        "-0.0e+1", "\"\"", #"{"":0,"é":1}"#, " \n [1 , 2] \t ",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness(.multiline, [.json]).found(in: text) == [], "\(text)")
    }

    @Test(arguments: [
        ("{a:1}", "expectedKey"), ("[1,]", "expectedValue"), ("{\"a\":1,}", "expectedKey"),
        ("01", "badNumber"), ("NaN", "expectedValue"), ("'a'", "expectedValue"),
        ("\"a", "unterminatedString"), ("[1", "expectedCommaOrBracket"),
        ("1 2", "textAfterTheValue"),
        ("{\"a\" 1}", "expectedColon"), (#""\x""#, "badEscape"), (#""\uD800""#, "loneSurrogate"),
        ("\"\t\"", "controlCharacter"), (#"{"a":1,"a":2}"#, "duplicateKey"),
        ("{\"a\":1 \"b\"}", "expectedCommaOrBrace"), ("// a\n1", "expectedValue"),
        ("\u{FEFF}{}", "expectedValue"),
        (String(repeating: "[", count: 65), "tooDeep"),
        ("[" + String(repeating: "1,", count: 10_000) + "1]", "tooManyMembers"),
    ])
    func refuses(_ row: (text: String, reason: String)) throws {
        #expect(
            try ValidatorHarness(.multiline, [.json]).found(in: row.text) == ["json.\(row.reason)"],
            "\(row.text)")
    }

    @Test func saysWhere() throws {
        let issue = try #require(
            ValidatorHarness(.multiline, [.json]).issues(ValidatorHarness.json("{\n \"é\":x}"))
                .first)
        #expect(issue.parameters["line"] == .integer(2))
        #expect(issue.parameters["column"] == .integer(6))
        let message = MessageCatalog.english.message(
            for: issue, in: try Form(id: "f", title: "F", items: [.input("a", title: "Data")]))
        #expect(message == "Data must be JSON; at line 2, column 6: a value is expected here.")
    }

    @Test func judgingAgainIsTheSame() throws {
        let harness = try ValidatorHarness([.json])
        for _ in 0..<3 {
            #expect(harness.accepts(#"{"a":[1,{"b":2}]}"#))
            #expect(harness.found(in: "[[") == ["json.expectedValue"])
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.json) == [.text, .multiline])
    }
}
