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

    @Test func drawsInAThemeOfItsOwn() throws {
        let lines = [StyledLine([StyledLine.Run("Sign up", .title)])]
        let profile = ColorProfile(.always, isTerminal: true) {
            $0 == "COLORTERM" ? "truecolor" : nil
        }

        var harbour = Theme(name: "harbour")
        harbour.contrast = 7
        harbour.spacing.blocks = 2
        harbour.allowsAuthorColors = false
        harbour.allowsAuthorTraits = false
        harbour[.title, .dark] = Theme.Paint(
            foreground: RGBColor(red: 120, green: 190, blue: 255), palette: .cyan,
            isBold: true)
        let screen = ANSI(profile: profile, theme: harbour, ground: .dark).text(of: lines)

        #expect(screen.contains("Sign up") && screen.contains("\u{1B}["))
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

    @Test func observesTheValidityOfACard() throws {
        let source = FormDataSource(form: try signUp())
        let card = try #require(Card.cards(of: source).first)
        var printed: [String] = []
        func print(_ text: String) { printed.append(text) }

        card.observeValidity { _, isValid in
            print(isValid ? "Ready to send." : "Something is missing.")
        }

        try source.updateValue(
            of: "email", to: .text("ada@example.com"), userInitiated: true)
        try source.updateValue(
            of: "password", to: .text("an analytical engine"), userInitiated: true)
        #expect(printed == ["Ready to send."])
    }

    @Test func drawsPartsAndTraitsOfItsOwn() throws {
        struct Budget: CardPart {
            func body(in context: CardContext) -> CardNode {
                var box = CardBox()
                box.border = CardBox.Border(isRounded: true)
                box.padding = CardBox.Edges(right: 1, left: 1)
                let costs = TableNode(
                    columns: [.init("Item"), .init("Cost", alignment: .trailing)],
                    rows: [.init(["Rent", "$900"]), .init(["Food", "$300"])])
                let spent = GaugeNode("Spent", marks: [.init(1_200, text: "$1,200")], upper: 2_000)
                return .stack([.table(costs).boxed(box), .gauge(spent).identified(by: "spent")])
            }
        }

        struct Framed: CardTrait {
            func apply(to look: inout CardLook) {
                look.border = CardBox.Border(line: .double)
                look.shadow = CardLook.Shadow(opacity: 0.5)
                look.gradient = CardLook.Gradient([.role(.accent), .role(.good)], angle: 90)
            }
        }

        var vocabulary = CardVocabulary.standard
        vocabulary.add(part: "budget") { _ in Budget() }
        vocabulary.add(trait: "framed") { _, _ in Framed() }

        var words = Vocabulary.standard
        words.add(
            part: CardWordShape(
                "budget", usage: #""budget""#, summary: "What is spent.", parameters: []))
        words.add(
            trait: CardWordShape("framed", usage: #""framed""#, summary: "A frame.", parameters: [])
        )
        let file = #"""
            { "formrun": 1, "id": "budget", "title": "Budget",
              "items": [{ "type": "label", "title": "Yours." }],
              "card": { "traits": ["framed"], "parts": ["budget"] } }
            """#
        let form = try FormDocument.read(Array(file.utf8), vocabulary: words)
        let builder = DescriptionBuilder(vocabulary: vocabulary)
        let card = try #require(builder.descriptions(of: FormDataSource(form: form)).first)
        let screen = TextRenderer(width: 40).text(of: card)
        #expect(screen.contains("Rent") && screen.contains("$300") && screen.contains("$1,200"))
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

    @Test func drawsWhatChanged() throws {
        let presenter = CardPresenter(FormDataSource(form: try signUp()))
        var printed: [String] = []
        func print(_ values: Any...) {
            printed.append(values.map { "\($0)" }.joined(separator: " "))
        }

        func draw(_ update: CardUpdate) {
            if let changes = update.changes, !changes.isCardChanged {
                print("erase", changes.removed, "and draw", changes.added + changes.changed)
            } else {
                print("draw all of", update.description.title)
            }
        }

        func draw(_ edge: CardEdge, width: Int) {
            let space = String(repeating: " ", count: edge.appearance.indentation(of: width))
            print(space + edge.title, "dimmed by", edge.appearance.dimming)
        }

        if let update = presenter.takeUpdate() { draw(update) }
        for edge in presenter.edges { draw(edge, width: 80) }

        presenter.enter("ada@example.com", at: FieldPath("email"))
        if let update = presenter.takeUpdate() { draw(update) }
        #expect(printed.first == "draw all of Sign up")
        #expect(printed.count == 2)
    }

    @Test func movesAmongCards() throws {
        let form = try Form(
            id: "loan", title: "Loan",
            pages: ["You", "Terms", "Loan"].map {
                Page(title: LocalizedText($0), items: [.label("Text.")])
            })
        let presenter = CardPresenter(FormDataSource(form: form))
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }

        func hear(_ event: CardEvent) {
            switch event {
            case .stack(.didAppear(let id, let depth)): print("\(id) is above \(depth)")
            case .list(.hidden(let id)): print("\(id) is hidden")
            default: break
            }
        }

        func explain(_ response: CardResponse) {
            if let refusal: CardRefusal = response.refusal { print(refusal) }
        }

        let observer: Observer = presenter.observe(hear)
        presenter.requiresValidCards = false  // A button "next" goes on, whatever is missing.
        explain(presenter.go(to: "card3"))  // card3 is above 1
        explain(presenter.previous())  // card2 is above 1
        explain(presenter.previous(.byProgram))  // card1 is above 0
        explain(presenter.previous())  // There is no visible card before "card1".
        presenter.replaceCurrent(with: "card2")  // card2 is above 0
        try presenter.cards.hide("card1")  // card1 is hidden
        observer.stop()  // The presenter notifies this observer no more.
        if presenter.currentID == "card2", !presenter.isPresenting { explain(presenter.next()) }

        #expect(
            printed == [
                "card3 is above 1", "card2 is above 1", "card1 is above 0",
                "There is no visible card before \"card1\".", "card2 is above 0",
                "card1 is hidden",
            ])
        #expect(presenter.currentID == "card3")
        printed = []

        let renderer = TextRenderer(width: 40)
        let visible = presenter.cards.visibilities(in: 0..<5, spacing: 1) {
            renderer.lines(for: DescriptionBuilder().description(of: $0)).count
        }
        for (id, visibility) in visible where visibility.isVisible {
            print("\(id): \(visibility.ratio) of it, \(visibility.coverage) of the screen")
        }

        #expect(printed.count == 2 && printed.first == "card2: 1.0 of it, 0.6 of the screen")
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
        try list.reload(["income"])  // Its contents changed: observers draw it again.

        #expect(printed.count == 7)
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
        stack.apply(.push("terms"))
        stack.setCanBeDismissed("terms", false)  // From now on, only the program removes it.
        print(stack.canDismissTop)  // false

        let names = printed.map { String($0.prefix { $0 != "(" }) }
        #expect(
            names == [
                "willDisappear", "willAppear", "didDisappear", "didAppear", "dismissed", "finished",
                "true", "false",
            ])
    }

    @Test func writesWebPages() throws {
        let source = FormDataSource(form: try signUp())
        let nonce = "r4nd0m"

        var options = HTMLOptions(action: "/sign-up", isStandalone: true, isNoValidate: true)
        options.documentTitle = "Sign up for the newsletter"
        options.styleSheet = .embedded(nonce: nonce)
        options.addsSummary = false
        options.offersUpdate = true
        let page = HTMLRenderer(options).document(of: DescriptionBuilder().descriptions(of: source))
        let policy = "default-src 'none'; form-action 'self'; style-src 'nonce-\(nonce)'"

        var embedded = HTMLOptions(action: "/sign-up")
        embedded.idPrefix = "sign-up-"
        let styles = HTMLRenderer.styleSheet
        let stylePolicy = "style-src '\(HTMLRenderer.styleSheetHash)'"

        let text = String(decoding: page, as: UTF8.self)
        #expect(text.contains("<title>Sign up for the newsletter</title>"))
        #expect(text.contains(nonce) && policy.contains(nonce))
        #expect(embedded.idPrefix == "sign-up-" && !styles.isEmpty)
        #expect(stylePolicy.hasPrefix("style-src 'sha256-"))
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
