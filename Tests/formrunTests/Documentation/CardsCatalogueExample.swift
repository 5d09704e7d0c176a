import FormCards
import FormModel
import FormValidation
import Testing

/// The examples of the catalogue of `FormCards`; `CatalogueTests` compares the two.
@Suite struct CardsCatalogueExample {
    private func signUp() throws -> Form {
        try Form(
            id: "signUp", title: "Sign up",
            items: [
                .input("email", title: "E-mail", validators: [.required, .email]),
                .secureInput(
                    "password", title: "Password", validators: [.required, .length(min: 12)]),
                .button("create", title: "Create account", action: .submit),
            ])
    }

    @Test func drawsCards() throws {
        let form = try signUp()
        var screen = ""
        func print(_ text: String, terminator: String) { screen += text + terminator }

        let source = FormDataSource(form: form)
        source.attemptSubmission()  // Reports the issues of all fields.
        let renderer = TextRenderer(width: 50)
        for card in DescriptionBuilder().descriptions(of: source) {
            print(renderer.text(of: card), terminator: "")
        }

        #expect(
            screen == """
                ┌─ Sign up ──────────────────────────────────────┐
                │ E-mail *    —                                  │
                │             ✗ Error: E-mail is required.       │
                │ Password *  —                                  │
                │             ✗ Error: Password is required.     │
                │                                                │
                │ [[ Create account ]]                           │
                └────────────────────────────────────────────────┘

                """)
    }

    @Test func drawsInColour() throws {
        let source = FormDataSource(form: try signUp())
        source.attemptSubmission()
        let card = try #require(DescriptionBuilder().descriptions(of: source).first)
        let renderer = TextRenderer(width: 50)
        var screen = ""
        func print(_ text: String, terminator: String) { screen += text + terminator }

        let lines = renderer.lines(for: card)
        print(ANSI(isColored: true).text(of: lines), terminator: "")

        #expect(screen.contains("\u{1B}["))
    }

    @Test func observesACard() throws {
        let source = FormDataSource(form: try signUp())
        let card = try #require(Card.cards(of: source).first)
        var printed: [String] = []
        func print(_ text: String) { printed.append(text) }

        card.observe { old, new in
            print("\(old.name) -> \(new.name)")  // empty -> custom:invalid
        }

        source.attemptSubmission()
        #expect(printed == ["empty -> custom:invalid"])
    }
}
