import FormModel
import FormValidation
import Testing

/// The examples of the catalogue of `FormModel`; `CatalogueTests` compares the two.
@Suite struct ModelCatalogueExample {
    private func signUp() throws -> Form {
        let form = try Form(
            id: "signUp", title: "Sign up",
            items: [
                .input("email", title: "E-mail", validators: [.required, .email]),
                .secureInput(
                    "password", title: "Password", validators: [.required, .length(min: 12)]),
                .button("create", title: "Create account", action: .submit),
            ])
        return form
    }

    @Test func readsAFormFile() throws {
        let file = Array(
            #"""
            { "formrun": 1, "id": "a", "title": "A",
              "items": [{ "type": "input", "name": "b", "title": "B", "validators": ["email"] }] }
            """#.utf8)

        let form = try FormDocument.read(file, vocabulary: .standard)
        var strict = Vocabulary.standard
        strict.limits = DefinitionLimits(
            expressionBytes: 1_000, expressionDepth: 16, itemValidators: 20)
        let foreign = try FormDocument.read(file, vocabulary: strict)

        #expect(form.items.map(\.validators.count) == [1])
        #expect(foreign.items.count == 1)
    }

    @Test func fillsInAForm() throws {
        let form = try signUp()
        var printed: [String] = []
        func print(_ path: FieldPath, _ code: IssueCode) { printed.append("\(path) \(code)") }

        let source = FormDataSource(form: form)
        try source.updateValue(of: "email", to: .text("ada@"), userInitiated: true)
        if !source.attemptSubmission() {
            for issue in source.reportedIssues { print(issue.path, issue.code) }  // /email email
        }

        #expect(printed == ["/email email", "/password required"])
    }

    final class Screen: FormDataSourceDelegate {
        var drawings = 0

        func formDataSourceWillChange(_ dataSource: FormDataSource) {}

        func formDataSource(
            _ dataSource: FormDataSource, didChange item: FormItem, at index: Int,
            for change: FormChange
        ) {
            if change.replacesUserInput { print(change.path, "was formatted.") }
        }

        func formDataSourceDidChangeTitles(_ dataSource: FormDataSource) { drawings += 1 }

        func formDataSourceDidChange(_ dataSource: FormDataSource) { drawings += 1 }
    }

    @Test func notifiesADelegate() throws {
        let source = FormDataSource(form: try signUp())
        var printed: [String] = []
        func print(_ text: String) { printed.append(text) }

        let screen = Screen()
        source.delegate = screen
        try source.updateValue(of: "email", to: .text("ada@example.com"), userInitiated: false)
        if source.canPress("create") { print("Try again.") }

        #expect(screen.drawings > 0)
        #expect(printed == ["Try again."])
    }

    @Test func hasRulesOverSeveralFields() throws {
        let form = try Form(
            id: "contact", title: "Contact",
            rules: [
                .atLeastOneOf(["email", "phone"]),
                .allOrNone(["street", "city"]),
                .exactlyOneOf(["member", "guest"]),
            ],
            items: [
                .input("email", title: "E-mail"),
                .input("phone", title: "Phone"),
                .input("street", title: "Street"),
                .input("city", title: "City"),
                .input("member", title: "Number of a member"),
                .input("guest", title: "Name of a guest"),
            ]
                + FormItem.input(
                    "source", title: "How did you find us?", value: .choice,
                    choices: ["friend", "search"]
                ).withOther("otherSource", title: "Another way"))

        let report = FormValidator(form).validate(
            .json(Array(#"{ "street": "Main St", "source": "other" }"#.utf8)))
        #expect(!report.isValid)
        #expect(Set(report.issues.map(\.code)).isSuperset(of: [.atLeastOneOf, .exactlyOneOf]))
    }

    struct Even: Validator {
        let name = "even"
        let facts = ValidatorFacts(types: [.integer], codes: [IssueCode(rawValue: "odd"): []])
        func judge(
            _ value: borrowing ValueView, in context: borrowing JudgingContext,
            into findings: inout Findings
        ) {
            if value.integer % 2 != 0 { findings.add(IssueCode(rawValue: "odd")) }
        }
    }

    @Test func validatesByAValidatorOfItsOwn() throws {
        let validator = FormValidator(
            try Form(
                id: "pairs", title: "Pairs",
                items: [.input("socks", title: "Socks", value: .integer, validators: [Even()])]))
        let report = validator.validate(.json(Array(#"{"socks":3}"#.utf8)))
        #expect(report.issues.map(\.code) == [IssueCode(rawValue: "odd")])
        #expect(validator.validate(.json(Array(#"{"socks":4}"#.utf8))).isValid)
    }
}
