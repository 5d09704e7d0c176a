import FormModel
import FormValidation
import Testing

/// Keys in another Unicode normal form than those of the form: they look the same, so a message must say what differs.
@Suite struct NormalFormTests {
    private static let (composed, decomposed) = ("\u{E9}", "e\u{301}")

    /// A form whose keys are composed, or decomposed.
    private static func form(_ e: String) throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                FormItem.input("name", title: "N").keyed("n\(e)"),
                FormItem.section("s", items: [FormItem.input("x", title: "X").keyed("x\(e)")])
                    .keyed("\(e)t\(e)"),
                FormItem.group(
                    "g", title: "G", rows: .choices([Choice("k\(e)"), "other"]), rowShape: .object,
                    items: [FormItem.input("y", title: "Y").keyed("y\(e)")]
                ).keyed("gr\(e)"),
            ])
    }

    /// What is sent, with a tilde for each letter in the other form and `=` for each in the form of the form.
    private static let sent: [(json: String?, post: String?, path: [String], nearest: String)] = [
        (#"{"n~":1}"#, "n~=1", ["n~"], "n="), (#"{"~t~":{"x=":1}}"#, nil, ["~t~"], "=t="),
        (#"{"=t=":{"x~":1}}"#, "=t=.x~=1", ["=t=", "x~"], "x="),
        (nil, "~t~.x==1", ["~t~.x="], "=t=.x="), (nil, "~t~[x~]=1", ["~t~[x~]"], "=t=.x="),
        (#"{"gr=":{"k~":{}}}"#, nil, ["gr=", "k~"], "k="),
        (#"{"gr=":{"k=":{"y~":1}}}"#, "gr=[k=][y~]=1", ["gr=", "k=", "y~"], "y="),
        (#"{"gr~":{}}"#, nil, ["gr~"], "gr="), (nil, "gr~.k~.y~=1", ["gr~.k~.y~"], "gr=.k=.y="),
        (nil, "gr=[k~][y=]=1", ["gr=[k~][y=]"], "gr=.k=.y="),
    ]

    @Test(arguments: sent.indices, [false, true]) func keys(_ row: Int, _ isComposed: Bool) throws {
        let (own, other) =
            isComposed ? (Self.composed, Self.decomposed) : (Self.decomposed, Self.composed)
        func text(_ pattern: String) -> String {
            var text = ""
            for scalar in pattern.unicodeScalars {
                switch scalar {
                case "~": text += other
                case "=": text += own
                default: text.unicodeScalars.append(scalar)
                }
            }
            return text
        }
        let sent = Self.sent[row]
        let validator = FormValidator(try Self.form(own))
        var submissions: [Submission] = []
        if let json = sent.json { submissions.append(.json(Array(text(json).utf8))) }
        if let post = sent.post {
            // The last sign is that between the name and its value.
            let name = text(String(post.dropLast(2)))
            submissions.append(.urlEncoded(Array("\(name)=1".utf8)))
        }
        for submission in submissions {
            let report = validator.validate(submission)
            let issue = try #require(report.issues.first)
            #expect(report.issues.count == 1 && issue.code == .unknownField)
            let path = FieldPath(sent.path.map { .key(text($0)) })
            #expect(Array(issue.path.description.utf8) == Array(path.description.utf8))
            #expect(issue.parameters["nearest"] == .text(text(sent.nearest)))
            let sentence = validator.message(for: issue)
            #expect(sentence.contains("has another Unicode normal form"), "\(sentence)")
        }
    }

    @Test func pathsOfAProgram() throws {
        let source = FormDataSource(form: try Self.form(Self.composed))
        let path = FieldPath([.key("n\(Self.decomposed)")])
        let error = #expect(throws: FormPathError.self) {
            try source.updateValue(at: path, to: .text("x"), userInitiated: false)
        }
        #expect(error?.description.hasSuffix("normal form (NFC or NFD).") == true)
    }
}
