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

    @Test func drivesAForm() throws {
        let form = try signUp()
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }

        let presenter = CardPresenter(FormDataSource(form: form))
        presenter.observe { event in
            if case .submitted = event { print("Thank you.") }
        }
        presenter.enter("ada@example.com", at: FieldPath("email"))
        if let refusal = presenter.press("create").refusal {
            print(refusal)  // The answers have errors, the first on the card "card1". …
        }
        presenter.enter("an analytical engine", at: FieldPath("password"))
        presenter.press("create")  // Thank you.

        #expect(
            printed == [
                "The answers have errors, the first on the card \"card1\". Correct them first.",
                "Thank you.",
            ])
    }

    @Test func listsCards() throws {
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }

        let list = CardList<String>()
        list.observe { changes in
            print(changes)  // the card "income" was inserted, and so on
        }
        try list.insert("Your income", id: "income")
        try list.insert("About you", id: "about", at: .before("income"))
        try list.hide("about")
        print(list.number(of: "income") ?? 0)  // 1
        try list.show("about")
        print(list.number(of: "income") ?? 0)  // 2

        #expect(printed.count == 6)
        #expect(printed.first?.hasSuffix("inserted(\"income\")]") == true)
        #expect([printed[3], printed[5]] == ["1", "2"])
    }

    @Test func stacksCards() {
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }

        var stack = CardStack(root: "about")
        stack.apply(.push("income"))
        for event in stack.apply(.pop(.cancelled)).events {
            print(event)  // willDisappear, willAppear, didDisappear, didAppear, dismissed, finished
        }
        print(stack.apply(.pop(.byProgram)).refusal == .root("about"))  // true

        let names = printed.map { String($0.prefix { $0 != "(" }) }
        #expect(
            names == [
                "willDisappear", "willAppear", "didDisappear", "didAppear", "dismissed", "finished",
                "true",
            ])
    }

    @Test func performsActions() throws {
        let source = FormDataSource(form: try signUp())
        let card = try #require(Card.cards(of: source).first)
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }

        card.register("open", in: .invalid) { print("Show the issues.") }
        card.register("share") { print("Share.") }
        print(card.open())  // The card has no such action in the state empty. …
        print(card.perform("share"))  // The action "share" was performed.

        #expect(
            printed == [
                "The card has no such action in the state empty. Register one, or name one in the form.",
                "Share.", "The action \"share\" was performed.",
            ])
        source.attemptSubmission()
        #expect(card.open() == .performed("open"))
    }
}
