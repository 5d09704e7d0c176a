import FormModel
import FormValidation
import Testing

@testable import formrun

/// Secrets in rows, in the files of accepted and rejected records.
@Suite struct RecordRowsTests {
    private func original(_ json: String, keepsSecrets: Bool = false) throws -> String {
        let writer = RecordWriter(
            form: try TestForms.form(TestForms.contacts), keepsSecrets: keepsSecrets)
        var bytes: [UInt8] = []
        let record = Array(json.utf8)
        writer.writeOriginal(record.span, limits: .submission, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    static let rows: [(sent: String, kept: String)] = [
        (
            #"{"contacts":[{"name":"A","pin":"CANARY"},{"pin":"CANARY","tags":[{}]}]}"#,
            #"{"contacts":[{"name":"A"},{"tags":[{}]}]}"#
        ),
        // An unknown member may be a misspelt secret.
        (
            #"{"contacts" : [ { "p\u0069n":"CANARY" , "pni":"CANARY", "name" : 1 } ] }"#,
            #"{"contacts":[{"name" : 1}]}"#
        ),
        (
            #"{"contacts":[{"name":{"pin":"CANARY"},"tags":[{"x":"CANARY"},[]]}]}"#,
            #"{"contacts":[{"tags":[{},null]}]}"#
        ),
        (#"{"contacts":["CANARY",{"pin":1}]}"#, #"{"contacts":[null,{}]}"#),
        (#"{"contacts":{"pin":"CANARY"},"who":7}"#, #"{"contacts":null,"who":7}"#),
        (#"{"contacts":"CANARY"}"#, #"{"contacts":null}"#),
        // The tape of a previous list must not be used for a value that is no list.
        (#"{"contacts":[{"name":"A"}],"who":7}"#, #"{"contacts":[{"name":"A"}],"who":7}"#),
        (#"{"x":[{"name":"A"}],"contacts":7}"#, #"{"contacts":null}"#),
        (#"{"contacts":null,"who":{"pin":"CANARY"}}"#, #"{"contacts":null}"#),
        (#"{"contacts":[]}"#, #"{"contacts":[]}"#),
    ]

    @Test(arguments: rows) func secretsAreLeftOut(_ row: (sent: String, kept: String)) throws {
        #expect(try original(row.sent) == #""submission":"# + row.kept)
        // White space between members is removed in any case.
        let kept = try original(row.sent, keepsSecrets: true)
        #expect(kept == #""submission":"# + row.sent || row.sent.contains(" "))
    }

    /// Rows in an object are kept by their keys; what stands at another key may be a secret.
    @Test func rowsInAnObject() throws {
        let form = try TestForms.form(
            """
            {"formrun":1,"id":"f","title":"F","items":[
              {"type":"group","name":"g","title":"G","rows":{"choices":["x","y"]},"as":"object","items":[
                {"type":"input","name":"a","title":"A"},{"type":"secureInput","name":"pin","title":"P"}]}]}
            """)
        let writer = RecordWriter(form: form, keepsSecrets: false)
        for (sent, kept) in [
            (
                #"{"g":{"y":{"a":1,"pin":"CANARY"},"z":{"a":"CANARY"},"x":{}}}"#,
                #"{"g":{"y":{"a":1},"x":{}}}"#
            ),
            (#"{"g":{"z":"CANARY","x":"CANARY"}}"#, #"{"g":{"x":null}}"#),
            (#"{"g":[{"a":"CANARY"}]}"#, #"{"g":null}"#), (#"{"g":{}}"#, #"{"g":{}}"#),
        ] {
            var bytes: [UInt8] = []
            let record = Array(sent.utf8)
            writer.writeOriginal(record.span, limits: .submission, to: &bytes)
            #expect(String(decoding: bytes, as: UTF8.self) == #""submission":"# + kept)
        }
    }

    @Test func whatCannotBeDistinguishedIsWithheld() throws {
        #expect(try original(#"{"contacts":[{"pin":"CANARY"}"#) == #""submission":null"#)
    }

    @Test func acceptedRowsHoldNoSecrets() throws {
        let form = try TestForms.form(TestForms.contacts)
        let record = Array(#"{"contacts":[{"name":"A","pin":"CANARY"},{"name":"B"}]}"#.utf8)
        var submissionValidator = FormValidator(form).makeSubmissionValidator()
        let isClean = submissionValidator.validate(record.span)
        #expect(isClean)
        for (keeps, expected) in [
            (false, #"{"contacts":[{"name":"A"},{"name":"B"}]}"#),
            (true, #"{"contacts":[{"name":"A","pin":"CANARY"},{"name":"B"}]}"#),
        ] {
            var bytes: [UInt8] = []
            let writer = RecordWriter(form: form, keepsSecrets: keeps).acceptedWriter(
                of: submissionValidator)
            submissionValidator.append(valuesIn: record.span, with: writer, to: &bytes)
            #expect(String(decoding: bytes, as: UTF8.self) == expected)
        }
    }
}
