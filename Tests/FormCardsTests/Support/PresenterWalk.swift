import FormCards
import FormModel
import FormValidation
import Testing

/// What is done with a presenter, step by step.
struct PresenterWalk: Sendable, CustomTestStringConvertible {
    struct Step: Sendable {
        let name: String
        /// The current card after the step.
        let current: String?
        /// The events as short texts, without that of the refusal.
        let events: [String]
        /// The sentence of the refusal; `nil` where the step is carried out.
        let refusal: String?
        let body: @Sendable (CardPresenter) throws -> CardResponse?

        init(
            _ name: String, _ current: String?, _ events: [String], refused refusal: String? = nil,
            _ body: @escaping @Sendable (CardPresenter) throws -> CardResponse?
        ) {
            (self.name, self.current, self.events) = (name, current, events)
            (self.refusal, self.body) = (refusal, body)
        }
    }

    let name: String
    let steps: [Step]

    init(_ name: String, _ steps: [Step]) { (self.name, self.steps) = (name, steps) }

    var testDescription: String { name }

    /// Compares the events of which observers are notified, and the current card, with those of each step.
    func run() throws {
        let presenter = CardPresenter(FormDataSource(form: try .loanCards()))
        var notified: [CardEvent] = []
        presenter.observe { notified.append($0) }
        for step in steps {
            let response = try step.body(presenter)
            let place: Comment = "\(name): \(step.name)"
            #expect(presenter.currentID == step.current, place)
            #expect(notified.compactMap(\.short) == step.events, place)
            #expect(response?.refusal?.description == step.refusal, place)
            let refused = notified.filter(\.isRefused)
            #expect(refused == (response?.refusal).map { [.refused($0)] } ?? [], place)
            // What the program does to the list itself is no part of the response.
            if let response {
                #expect(notified.suffix(response.events.count) == response.events[...])
            }
            notified = []
            let numbers = presenter.stack.ids.compactMap(presenter.cards.number)
            #expect(numbers == numbers.sorted(), place)
        }
    }
}

extension CardPresenter {
    /// The second card of the form again, as one that is presented over others.
    func address() -> Card {
        Card(page: dataSource.form.pages[1], of: dataSource.form, at: 1, dataSource: dataSource)
    }
}

extension CardEvent {
    var isRefused: Bool { if case .refused = self { true } else { false } }

    /// The event as a short text, such as `will+card21` for `card2` that will appear at depth 1; `nil` for a refusal,
    /// which is compared as a sentence.
    var short: String? {
        switch self {
        case .dataChanged: "data"
        case .list(let change): change.short
        case .stack(let event): event.short
        case .state(let id, let old, let new): "\(id):\(old)>\(new)"
        case .validity(let id, _, let new): "\(id):\(new ? "valid" : "invalid")"
        case .pressed(let action, _, _): "press:\(action.name)"
        case .action(let name, let id): "act:\(name)@\(id)"
        case .submitted(let ending): "submitted\(ending.map { ":\($0)" } ?? "")"
        case .reset: "reset"
        case .refused: nil
        }
    }
}

extension CardListChange {
    fileprivate var short: String {
        switch self {
        case .inserted(let id): "insert:\(id)"
        case .removed(let id): "remove:\(id)"
        case .replaced(let id): "replace:\(id)"
        case .moved(let id): "move:\(id)"
        case .hidden(let id): "hide:\(id)"
        case .shown(let id): "show:\(id)"
        case .loaded: "load"
        case .reloaded: "reload"
        }
    }
}

extension Form {
    /// Four cards: the third needs a large amount, the last has rows and a button that may be disabled.
    static func loanCards() throws -> Form {
        var account = FormItem.input("account", title: "Account")
        account.setBy = .program
        var apply = FormItem.button("apply", title: "Apply", action: .submit)
        apply.enabledWhen = "agree == true"
        return try Form(
            id: "loan", title: "Loan",
            pages: [
                Page(
                    title: "About you",
                    items: [
                        .input("fullName", title: "Full name", validators: [.required]), account,
                        .button("next1", title: "Next", action: .next),
                    ]),
                Page(
                    title: "The loan",
                    card: CardDefinition(
                        traits: [CardWord("editable", ["action": .word("change")])],
                        parts: [
                            CardWord(
                                "title",
                                [
                                    "text": .text("The loan"),
                                    "menu": .list([
                                        .named(["title": .text("Print"), "action": .word("print")])
                                    ]),
                                ]), CardWord("issues"), CardWord("fields"), CardWord("buttons"),
                        ],
                        states: [
                            CardStateRule("large", when: "amount > 50000", open: "callBack")
                        ], open: "explain"),
                    items: [
                        .input(
                            "amount", title: "Amount", value: .decimal,
                            validators: [.required, .range(min: 1, max: 1_000_000)]),
                        .button("back2", title: "Back", action: .back),
                        .button("apply2", title: "Apply", action: .submit),
                    ]),
                Page(
                    title: "Guarantor", visibleWhen: "amount > 50000",
                    items: [.input("guarantor", title: "Guarantor", validators: [.required])]),
                Page(
                    title: "Signature",
                    items: [
                        .input("agree", title: "I agree", value: .boolean),
                        .input(
                            "interest", title: "Interest", value: .decimal,
                            computed: "amount * 0.05"),
                        .group(
                            "lines", title: "Things", max: 2,
                            items: [.input("thing", title: "Thing")]), apply,
                        .button("share", title: "Share", action: .custom("share")),
                    ]),
            ])
    }
}
