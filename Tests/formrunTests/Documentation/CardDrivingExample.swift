import FormCards
import FormModel
import FormValidation
import Testing

/// The examples of presenters, lists and stacks in the catalogue of `FormCards`; `CatalogueTests` compares the two.
@Suite struct CardDrivingExample {
    /// Buttons around the cards, with which a person goes back and forth.
    final class Toolbar {
        enum Button {
            case back, forward, step(String), start
        }

        let presenter: CardPresenter
        var sentence = ""

        init(_ presenter: CardPresenter) {
            self.presenter = presenter
            // Whoever looks around may leave a card that is not filled in yet.
            presenter.requiresValidCards = false
            presenter.observe { [weak self] event in self?.follow(event) }
        }

        /// Whether the buttons lead anywhere: they do not while a card lies over the others.
        var isEnabled: Bool { !presenter.isPresenting }

        func tap(_ button: Button) {
            let response: CardResponse =
                switch button {
                case .back: presenter.previous()
                case .forward: presenter.next()
                case .step(let id): presenter.go(to: id)
                case .start: presenter.replaceCurrent(with: "card1")
                }
            if let refusal = response.refusal { explain(refusal) }
        }

        private func follow(_ event: CardEvent) {
            guard case .stack(.didAppear) = event, let id = presenter.currentID else { return }
            sentence = "Step \(presenter.cards.number(of: id) ?? 0)"
        }

        private func explain(_ refusal: CardRefusal) {
            sentence = refusal == .noCard ? "There is nothing to fill in." : refusal.description
        }
    }

    private func trip() throws -> Form {
        try Form(
            id: "trip", title: "Trip",
            pages: [
                Page(title: "You", items: [.input("name", title: "Name", validators: [.required])]),
                Page(title: "Trip", items: [.input("city", title: "City")]),
                Page(title: "Terms", items: [.label("We travel by train.")]),
            ])
    }

    @Test func walksThroughCards() throws {
        let presenter = CardPresenter(FormDataSource(form: try trip()))
        let toolbar = Toolbar(presenter)
        func sentence(after button: Toolbar.Button) -> String {
            toolbar.tap(button)
            return toolbar.sentence
        }
        #expect(sentence(after: .forward) == "Step 2")
        #expect(sentence(after: .step("card3")) == "Step 3")
        #expect(sentence(after: .forward) == "There is no visible card behind \"card3\".")
        #expect(sentence(after: .back) == "Step 2")
        #expect(sentence(after: .step("card4")).contains("Did you mean"))
        presenter.present("card3")
        #expect(!toolbar.isEnabled)
        presenter.dismiss()
        #expect(toolbar.isEnabled)
        toolbar.tap(.back)
        toolbar.tap(.start)
        #expect(presenter.currentID == "card1")
    }

    @Test func animatesAStack() {
        var printed: [[String]] = []
        func print(_ lines: [String]) { printed.append(lines) }

        /// What is drawn for the events of a stack, in their order.
        func animations(for transition: CardTransition, saving hook: Int) -> [String] {
            transition.events.compactMap { event in animation(for: event, saving: hook) }
        }

        func animation(for event: CardStackEvent, saving hook: Int) -> String? {
            switch event {
            case .hook(hook, let moment): "save a picture \(words(for: moment))"
            case .willAppear(let id, let depth): "raise \(id) over \(depth) others"
            case .dismissed(let id, _, let dismissal): "drop \(id)\(toast(for: dismissal))"
            case .finished(let refusal): refusal.map { "shake, because \(reason(of: $0))" }
            case .hook, .willDisappear, .didDisappear, .didAppear: nil
            }
        }

        func words(for moment: CardStack.Moment) -> String { "\(moment) the change" }

        func toast(for dismissal: CardDismissal) -> String {
            dismissal == .cancelled ? ", and offer to restore it" : ""
        }

        func reason(of refusal: CardStackRefusal) -> String {
            if case .notDismissible(let id) = refusal {
                "\(id) must be filled in"
            } else {
                "\(refusal)"
            }
        }

        var stack = CardStack(root: "about")
        let hook = stack.addHook(.before)
        print(animations(for: stack.apply(.push("income")), saving: hook))
        print(animations(for: stack.apply(.pop(.cancelled)), saving: hook))
        stack.apply(.push("terms", canBeDismissed: false))
        print(animations(for: stack.apply(.pop(.cancelled)), saving: hook))
        print(stack.ids)  // ["about", "terms"]

        #expect(
            printed == [
                ["save a picture before the change", "raise income over 1 others"],
                ["raise about over 0 others", "drop income, and offer to restore it"],
                ["shake, because terms must be filled in"], ["about", "terms"],
            ])
        #expect(!stack.canDismissTop)
    }

    @Test func followsAList() throws {
        var drawn: [String] = []
        func redraw(_ ids: [String]) { drawn += ids }
        var message = ""

        let list = CardList<[String]>()
        list.observe { changes in redraw(changes.flatMap(touched)) }

        /// The cards that a change touches.
        func touched(by change: CardListChange) -> [String] {
            switch change {
            case .inserted(let id), .replaced(let id), .moved(let id), .shown(let id): [id]
            case .reloaded(let ids): ids
            case .loaded: list.ids
            case .removed, .hidden: []
            }
        }

        /// Inserts a card, or says why its place cannot be found.
        func insert(_ lines: [String], id: String, at place: CardPlace) {
            do { try list.insert(lines, id: id, at: place) } catch { message = hint(about: error) }
        }

        func hint(about error: CardListError) -> String {
            error.problems.compactMap(\.suggestion).first.map { "Put it beside \($0)?" }
                ?? error.description
        }

        insert(Array(repeating: "…", count: 30), id: "income", at: .last)
        insert(["Who are you?"], id: "about", at: .before("incme"))
        insert(["Who are you?"], id: "about", at: .before("income"))

        #expect(drawn == ["income", "about"])
        #expect(message == "Put it beside income?")

        /// Whether the pictures of a card are worth loading: a third of it is seen, or it is half of what is seen.
        func isWorthLoading(_ visibility: CardVisibility) -> Bool {
            visibility.ratio >= 1.0 / 3 || visibility.coverage >= 0.5
        }

        func loaded(from row: Int) -> [String] {
            list.visibilities(in: row..<row + 12, spacing: 1) { $0.count }
                .filter { isWorthLoading($0.visibility) }.map(\.id)
        }

        #expect(loaded(from: 0) == ["about", "income"])
        #expect(loaded(from: 1) == ["income"])
        #expect(loaded(from: 28) == [])
    }

    @Test func placesEdgesOnAPage() throws {
        let presenter = CardPresenter(FormDataSource(form: try trip()))
        presenter.next()
        var printed: [String] = []
        func print(_ text: String) { printed.append(text) }

        /// How a page places a card below the current one.
        func style(of appearance: CardAppearance) -> String {
            "transform: translateY(\(Int(appearance.offset))px) scale(\(appearance.scale));"
                + " opacity: \(appearance.opacity)"
        }

        for edge in presenter.edges { print(style(of: edge.appearance)) }

        #expect(printed == ["transform: translateY(-60px) scale(0.9); opacity: 0.5"])
    }

    @Test func saysWhatCardsDo() throws {
        let source = FormDataSource(form: try trip())
        let card = try #require(Card.cards(of: source).first)
        card.register("share", in: .invalid) {}
        var opened: [FieldName] = []
        func open(_ name: FieldName) { opened.append(name) }

        /// A sentence for a person who asked for an action; none where something was seen to happen.
        func sentence(for result: CardActionResult) -> String? {
            switch result {
            case .performed: return nil
            case .passedOn(let name):
                open(name)  // The form names it; this program performs it.
                return nil
            case .noAction(let state): return "This does nothing while the card is \(state.name)."
            }
        }

        #expect(sentence(for: card.perform("share"))?.hasSuffix("empty.") == true)
        source.attemptSubmission()
        #expect(sentence(for: card.perform("share")) == nil)
        #expect(sentence(for: .passedOn("map")) == nil && opened == ["map"])

        let builder = DescriptionBuilder()
        /// What a state shows that another does not, such as the texts that only an empty card has.
        func difference(of state: CardState, from other: CardState) -> CardChanges {
            builder.description(of: card, as: state)
                .changes(since: builder.description(of: card, as: other))
        }
        #expect(difference(of: .invalid, from: .invalid).isEmpty)
        #expect(difference(of: .invalid, from: .hasData).isCardChanged)
    }
}
