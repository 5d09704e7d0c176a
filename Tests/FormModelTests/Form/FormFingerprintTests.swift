import FormModel
import Testing

/// The fingerprint of a form changes with its definition, and with nothing else.
@Suite struct FormFingerprintTests {
    private static func fingerprint(_ text: String) throws -> String {
        try FormDocument.read(Array(text.utf8), vocabulary: Vocabulary()).fingerprint
    }

    private static let form = """
        {"formrun":1,"id":"f","title":"F","items":[
          {"type":"input","name":"a","title":"A","value":"choice","choices":["x","y"]},
          {"type":"input","name":"b","title":"B","visibleWhen":"a == 'x'"}]}
        """

    static let changes: [(what: String, old: String, new: String)] = [
        ("the id", #""id":"f""#, #""id":"g""#), ("a title", #""title":"B""#, #""title":"C""#),
        ("a name", #""name":"b""#, #""name":"c""#), ("a choice", #""y"]"#, #""z"]"#),
        ("a condition", "a == 'x'", "a == 'y'"), ("a type", #""choice""#, #""choices""#),
        ("a kind", #""input","name":"b""#, #""secureInput","name":"b""#),
        ("a help", #""title":"F","#, #""title":"F","help":"H","#),
        (
            "a rule", #""title":"F","#,
            #""title":"F","rules":[{"check":"present(a) || present(b)"}],"#
        ),
        ("a default", #""title":"B","#, #""title":"B","default":"q","#),
    ]

    @Test(arguments: changes) func follows(_ row: (what: String, old: String, new: String)) throws {
        // A list of choices is compared by `in`.
        let changed = Self.form.replacing(row.old, with: row.new)
            .replacing(
                row.what == "a type" ? "a == 'x'" : "\u{0}",
                with: "'x' in a")
        #expect(changed != Self.form)
        #expect(try Self.fingerprint(changed) != Self.fingerprint(Self.form), "\(row.what)")
    }

    @Test func doesNotChange() throws {
        let spaced = Self.form.replacing(",", with: " ,\n ").replacing(
            #""title":"F""#, with: #""$comment":"a comment","title":"F""#)
        #expect(spaced != Self.form)
        #expect(try Self.fingerprint(spaced) == Self.fingerprint(Self.form))
        #expect(try Self.fingerprint(Self.form).count == 16)
    }

    /// The hash is the published FNV-1a, so that drafts of other machines are understood.
    @Test(arguments: [
        ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
    func hash(_ row: (text: String, hash: String)) {
        #expect(row.text.utf8.stableHash == row.hash)
    }
}
