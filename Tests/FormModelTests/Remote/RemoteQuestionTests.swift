import FormModel
import Testing

@Suite struct RemoteQuestionTests {
    private static func source(
        _ items: [FormItem], _ values: [(name: FieldName, value: FieldValue)]
    ) throws -> FormDataSource {
        let source = FormDataSource(
            form: try Form(id: "f", title: "F", items: items), checks: ["ok"])
        try source.updateValues(values, userInitiated: false)
        return source
    }

    /// No issue contains a secret, even if the check repeats it.
    static let messages: [(value: String, said: String, isKept: Bool)] = [
        ("CANARY", "CANARY is known.", false), ("CANARY", "known: CANARY", false),
        ("CANARY", "This is known: CANAR.", true), ("CANARY", "", true),
        ("  CANARY ", "is [CANARY]", false), ("  ", "a  b", false), ("  ", "a b", true),
        ("e\u{301}", "caf\u{65}\u{301}", false), ("long enough", "long", true),
    ]

    @Test(arguments: messages.indices) func secrets(_ index: Int) throws {
        let row = Self.messages[index]
        // Blanks alone are a value only of a secret.
        for isSecret in [true, false] where isSecret || row.value != "  " {
            let validators = [Asks("ok")]
            let item: FormItem =
                isSecret
                ? .secureInput("a", title: "A", validators: validators)
                : .input("a", title: "A", value: .multiline, validators: validators)
            let source = try Self.source([item], [("a", .text(row.value))])
            let question = try #require(source.pendingChecks.first)
            #expect(question.isSecret == isSecret)
            var seen = "\(question)"
            dump(question, to: &seen)
            #expect(!seen.contains("CANARY"))
            try source.receive(.refused(message: row.said), to: question)
            let message = source.issues.first?.parameters["message"]
            let isKept = !row.said.isEmpty && (!isSecret || row.isKept)
            #expect(message == (isKept ? .text(row.said) : nil))
        }
    }

    /// Secrets in rows of a group are protected, too.
    @Test func secretsOfRows() throws {
        let items: [FormItem] = [
            .group(
                "list", title: "List", max: 3,
                items: [
                    .group("inner", title: "I", max: 2, items: [.secureInput("pin", title: "P")])
                ],
                validators: [Asks("ok")])
        ]
        let row: FormRow = ["inner": .rows([["pin": .text("CANARY")]])]
        for (said, isKept) in [("one is CANARY", false), ("one is known", true)] {
            let source = try Self.source(items, [("list", .rows([[:], row]))])
            let question = try #require(source.pendingChecks.first)
            #expect(question.isSecret && question.path == "/list".path)
            try source.receive(.refused(message: said), to: question)
            #expect(source.issues.first?.parameters["message"] == (isKept ? .text(said) : nil))
        }
    }
}
