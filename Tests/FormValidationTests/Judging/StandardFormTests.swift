import FormModel
import FormValidation
import Testing

/// A form in Swift has the same vocabulary as a form file.
@Suite struct StandardFormTests {
    private static let items: [FormItem] = [
        .input("code", title: "Code"),
        .input(
            "why", title: "Why", validators: [.required], visibleWhen: "matches(code, 'X[0-9]+')"),
    ]

    @Test(arguments: [("X1", false), ("Y1", true)])
    func expressionsMayMatch(_ row: (code: String, isValid: Bool)) throws {
        let forms = [
            try Form(id: "f", title: "F", items: Self.items),
            try Form(id: "f", title: "F", pages: [Page(items: Self.items)]),
            try Form(id: "f", title: "F", vocabulary: .standard, items: Self.items),
        ]
        let sent = Submission.json(Array(#"{"code":"\#(row.code)"}"#.utf8))
        for form in forms {
            #expect(FormValidator(form).validate(sent).isValid == row.isValid)
        }
    }

    @Test func aVocabularyThatIsGivenCounts() {
        let error = #expect(throws: FormDefinitionError.self) {
            try Form(id: "f", title: "F", vocabulary: Vocabulary(), items: Self.items)
        }
        #expect(error?.problems.map(\.code) == [.unknownFunction])
    }

    /// A pattern or date that is not constant is reported once: by its type, or because it is no text in quotation marks.
    @Test(arguments: [
        ("matches(code, code)", true), ("matches(code, n)", false), ("matches(n, 'x')", false),
        ("date(code) == day", true), ("date(n) == day", false),
    ])
    func constantsAreRequired(_ row: (condition: String, isText: Bool)) {
        let items: [FormItem] = [
            .input("code", title: "Code"), .input("n", title: "N", value: .integer),
            .input("day", title: "Day", value: .date),
            .input("x", title: "X", visibleWhen: FormExpression(row.condition)),
        ]
        let error = #expect(throws: FormDefinitionError.self) {
            try Form(id: "f", title: "F", items: items)
        }
        #expect(error?.problems.map(\.code) == [.expressionType])
        #expect(
            error?.problems.map {
                $0.message.contains("is a text in quotation marks")
                    || $0.message.contains("is given as a text in quotation marks")
            } == [row.isText])
    }
}
