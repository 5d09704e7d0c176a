import FormModel
import FormValidation
import Testing

@testable import FormCards

@Suite struct CardTests {
    enum Step: Sendable {
        case user(FieldName, FieldValue)
        case program(FieldName, FieldValue)
        case leave(FieldName)
        case attempt
    }

    /// The states of the first two cards of the loan form; the second has a default.
    @Test(
        arguments: [
            ([], [.empty, .empty]),
            ([.user("fullName", .text("Ada"))], [.hasData, .empty]),
            ([.program("fullName", .text("Ada"))], [.hasData, .empty]),
            ([.user("fullName", .text("Ada")), .user("fullName", .empty)], [.empty, .empty]),
            ([.user("fullName", .text("  "))], [.empty, .empty]),
            ([.user("amount", .text("5"))], [.empty, .hasData]),
            ([.user("amount", .text("0"))], [.empty, .hasData]),
            ([.user("amount", .text("0")), .leave("amount")], [.empty, .invalid]),
            ([.user("amount", .text("zero")), .leave("amount")], [.empty, .invalid]),
            ([.leave("fullName")], [.invalid, .empty]),
            ([.leave("purpose")], [.empty, .empty]),
            ([.attempt], [.invalid, .invalid]),
            ([.attempt, .user("fullName", .text("Ada"))], [.hasData, .invalid]),
            (
                [.attempt, .user("fullName", .text("Ada")), .user("amount", .text("5"))],
                [.hasData, .hasData]
            ),
        ] as [([Step], [CardState])])
    func `The state is the first rule that holds`(steps: [Step], states: [CardState]) throws {
        let source = FormDataSource(form: try .loan())
        let cards = Card.cards(of: source)
        for step in steps { try source.take(step) }
        #expect(cards.prefix(2).map(\.state) == states)
        // Observers have no influence.
        #expect(Card.cards(of: source).prefix(2).map(\.state) == states)
    }

    @Test func `A card loads while a check is awaited`() throws {
        let form = try Form(
            id: "f", title: "F",
            pages: [
                Page(items: [.input("a", title: "A", validators: [.remote("ok"), .length(max: 3)])]
                ),
                Page(items: [
                    .group(
                        "list", title: "L", max: 3,
                        items: [.input("b", title: "B", validators: [.remote("ok")])])
                ]),
            ])
        let source = FormDataSource(form: form, checks: ["ok"])
        let cards = Card.cards(of: source)
        var states: [CardState] { cards.map(\.state) }
        #expect(states == [.empty, .empty])
        try source.updateValue(of: "a", to: .text("abc"), userInitiated: true)
        try source.addRow(
            to: FieldPath("list"), ["b": .text("x")], userInitiated: true)
        source.attemptSubmission()
        #expect(states == [.loading, .loading])
        try source.receive(source.pendingChecks.map { ($0, .refused(message: nil)) })
        #expect(states == [.invalid, .invalid])
        try source.updateValue(of: "a", to: .text("toolong"), userInitiated: true)
        try source.removeRow(at: FieldPath([.key("list"), .index(0)]), userInitiated: true)
        #expect(states == [.invalid, .empty])
    }

    private static func staged(_ states: [CardStateRule]) throws -> FormDataSource {
        let form = try Form(
            id: "f", title: "F",
            pages: [
                Page(
                    card: CardDefinition(states: states),
                    items: [.input("amount", title: "A", value: .integer, validators: [.required])]),
                Page(items: [.input("kind", title: "K"), .input("note", title: "N")]),
            ])
        return FormDataSource(form: form)
    }

    private static let sizes = [
        CardStateRule("large", when: "amount > 100"),
        CardStateRule("odd", when: "kind == 'odd' || amount > 50"),
    ]

    /// A state defined by the page takes precedence; of several, the first whose condition is true.
    @Test(
        arguments: [
            ([], [.empty, .empty]),
            ([.user("amount", .integer(5))], [.hasData, .empty]),
            ([.user("amount", .integer(101))], [.custom("large"), .empty]),
            ([.program("amount", .integer(51))], [.custom("odd"), .empty]),
            ([.user("kind", .text("odd"))], [.custom("odd"), .hasData]),
            (
                [.user("kind", .text("odd")), .user("amount", .integer(101))],
                [.custom("large"), .hasData]
            ),
            ([.attempt], [.invalid, .empty]),
            ([.attempt, .user("kind", .text("odd"))], [.custom("odd"), .hasData]),
            // A condition that cannot be evaluated counts as false.
            ([.user("amount", .text("many")), .leave("amount")], [.invalid, .empty]),
        ] as [([Step], [CardState])])
    func `A state of the page's own comes first`(steps: [Step], states: [CardState]) throws {
        let source = try Self.staged(Self.sizes)
        let cards = Card.cards(of: source)
        for step in steps { try source.take(step) }
        #expect(cards.map(\.state) == states)
        #expect(source.cardState(ofPage: 1) == nil && source.cardState(ofPage: 2) == nil)
    }

    @Test func `A card loads until the choices of a field that is shown are known`() throws {
        let form = try Form(
            id: "f", title: "F",
            pages: [
                Page(items: [.input("a", title: "A", value: .choice, choicesFrom: "as")]),
                Page(items: [
                    .group(
                        "g", title: "G",
                        items: [.input("b", title: "B", value: .choices, choicesFrom: "bs")])
                ]),
                Page(items: [
                    .input("c", title: "C"),
                    .input(
                        "d", title: "D", value: .choice, choicesFrom: "as",
                        visibleWhen: "c == 'x'"),
                ]),
            ])
        let source = FormDataSource(form: form)
        let cards = Card.cards(of: source)
        let log = Log()
        for card in cards { card.observe { log.add("\(card.index) \($0)>\($1)") } }
        #expect(cards.map(\.state) == [.loading, .loading, .empty])
        try source.enter(["c": "x", "a": "two"])
        #expect(log.takeAll() == ["2 empty>loading"])
        try source.receive(choices: ["as": ["one", Choice("two", title: "Number two")]])
        #expect(log.takeAll() == ["0 loading>hasData", "2 loading>hasData"])
        #expect(cards[0].form.input("a")?.choices.count == 2)
        #expect(cards[0].page.items[0].choices.count == 2)
        let lines = CardDrawing(width: 40).lines(for: cards[0]).map(\.text)
        #expect(lines.contains { $0.contains("Number two") }, "\(lines)")
        try source.receive(choices: ["bs": ["x"]])
        #expect(log.takeAll() == ["1 loading>empty"])
    }

    @Test func `A state of the page's own comes before a check that is under way`() throws {
        let form = try Form(
            id: "f", title: "F",
            pages: [
                Page(
                    card: CardDefinition(states: [CardStateRule("long", when: "length(name) > 3")]),
                    items: [.input("name", title: "N", validators: [.remote("free")])])
            ])
        let source = FormDataSource(form: form, checks: ["free"])
        let card = Card.cards(of: source)[0]
        try source.enter(["name": "Ada"])
        #expect(card.state == .loading)
        try source.enter(["name": "Augusta"])
        #expect(card.state == .custom("long"))
    }

    /// Also if a field of another page changes it.
    @Test func `An observer hears of a state of the page's own once`() throws {
        let source = try Self.staged(Self.sizes)
        let card = Card.cards(of: source)[0]
        let log = Log()
        card.observe { log.add("\($0)>\($1)") }
        let heard: [(Step, [String])] = [
            (.user("kind", .text("odd")), ["empty>custom:odd"]),
            (.user("note", .text("x")), []),
            (.user("amount", .integer(60)), []),
            (.user("amount", .integer(200)), ["custom:odd>custom:large"]),
            (.user("amount", .integer(200)), []),
            (.program("amount", .integer(300)), []),
            (.user("amount", .integer(1)), ["custom:large>custom:odd"]),
            (.program("kind", .empty), ["custom:odd>hasData"]),
        ]
        for (step, expected) in heard {
            try source.take(step)
            #expect(log.takeAll() == expected, "\(step)")
        }
        source.reset(userInitiated: true)
        #expect(log.takeAll() == ["hasData>empty"])
    }

    @Test func `What follows a default is not entered`() throws {
        let form = try Form(
            id: "f", title: "F",
            pages: [
                Page(items: [.input("n", title: "N", value: .integer)]),
                Page(items: [
                    .input("twice", title: "T", value: .integer, defaultExpression: "n * 2")
                ]),
            ])
        let source = FormDataSource(form: form)
        try source.enter(["n": "2"])
        #expect(source.value(of: "twice") == .integer(4))
        #expect(Card.cards(of: source).map(\.state) == [.hasData, .empty])
    }

    @Test func `A card without data has the state none`() throws {
        let form = try Form.loan()
        let card = Card(page: form.pages[0], of: form, at: 0, dataSource: nil)
        #expect(card.state == CardState.none)
        #expect(card.reportedIssues.isEmpty)
    }

    @Test func `There is a card for each page, by its title or the form's`() throws {
        let source = FormDataSource(form: try .loan())
        let cards = Card.cards(of: source)
        #expect(
            cards.map(\.title) == [
                "About you", "The loan, and what it is for", "Loan application", "Nothing",
            ])
        #expect(cards.map(\.index) == [0, 1, 2, 3])
        #expect(cards.allSatisfy { $0.dataSource === source })
    }

    @Test func `A card reports the issues of its own fields`() throws {
        let source = FormDataSource(form: try .loan())
        let cards = Card.cards(of: source)
        #expect(cards.flatMap(\.reportedIssues).isEmpty)
        source.attemptSubmission()
        #expect(
            cards.map { $0.reportedIssues.map(\.path.description) } == [
                ["/fullName"], ["/amount"], [], [],
            ])
    }

    @Test(arguments: [
        (FieldPath("fullName"), true),
        (FieldPath("fullName").appending(.index(0)), true),
        (FieldPath("amount"), false),
        (FieldPath(), true),
        (FieldPath([.key("noSuchField")]), true),
        (FieldPath([.key("no field name")]), true),
    ])
    func `An issue is on the card of its field, or on all cards`(path: FieldPath, isReported: Bool)
        throws
    {
        let card = Card.cards(of: FormDataSource(form: try .loan()))[0]
        #expect(card.concerns(FormIssue(.required, at: path)) == isReported)
    }

    @Test func `An observer hears each change once, and nothing else`() throws {
        let source = FormDataSource(form: try .loan())
        let card = Card.cards(of: source)[0]
        let log = Log()
        card.observe { log.add("\($0)>\($1)") }
        let heard: [(Step, [String])] = [
            (.user("amount", .text("1")), []),
            (.leave("fullName"), ["empty>custom:invalid"]),
            (.leave("fullName"), []),
            (.attempt, []),
            (.user("fullName", .text("A")), ["custom:invalid>hasData"]),
            (.user("fullName", .text("Ada")), []),
            (.program("fullName", .empty), ["hasData>custom:invalid"]),
            (.attempt, []),
        ]
        for (step, expected) in heard {
            try source.take(step)
            #expect(log.takeAll() == expected, "\(step)")
        }
    }

    @Test func `Observers are notified in the order in which they came`() throws {
        let source = FormDataSource(form: try .loan())
        let card = Card.cards(of: source)[0]
        let log = Log()
        card.observe { log.add("1 \($0)>\($1)") }
        card.observe { log.add("2 \($0)>\($1)") }
        try source.enter(["fullName": "Ada"])
        card.observe { log.add("3 \($0)>\($1)") }
        try source.enter(["fullName": ""])
        #expect(
            log.takeAll() == [
                "1 empty>hasData", "2 empty>hasData",
                "1 hasData>empty", "2 hasData>empty", "3 hasData>empty",
            ])
    }

    @Test func `An observer that is stopped is called no more`() throws {
        let source = FormDataSource(form: try .loan())
        let card = Card.cards(of: source)[0]
        let log = Log()
        let states = card.observe { log.add("\($0)>\($1)") }
        let validity = card.observeValidity { log.add("\($0)>\($1)") }
        states.stop()
        try source.enter(["fullName": "Ada"])
        #expect(log.takeAll() == ["false>true"])
        validity.stop()
        try source.enter(["fullName": ""])
        #expect(log.takeAll() == [])
    }

    @Test func `A change by an observer is notified after the present change`() throws {
        let source = FormDataSource(form: try .loan())
        let card = Card.cards(of: source)[0]
        let log = Log()
        card.observe { [unowned source] old, new in
            log.add("1 \(old)>\(new)")
            guard new == .hasData else { return }
            #expect(throws: Never.self) { try source.enter(["fullName": ""]) }
        }
        card.observe { log.add("2 \($0)>\($1)") }
        try source.enter(["fullName": "Ada"])
        #expect(
            log.takeAll() == [
                "1 empty>hasData", "2 empty>hasData", "1 hasData>empty", "2 hasData>empty",
            ])
    }

    @Test func `A card that is gone tells nobody and holds nobody`() throws {
        let source = FormDataSource(form: try .loan())
        let log = Log()
        weak var gone: Card?
        do {
            let card = Card.cards(of: source)[0]
            card.observe { log.add("\($0)>\($1)") }
            gone = card
        }
        try source.enter(["fullName": "Ada"])
        #expect(gone == nil)
        #expect(log.takeAll().isEmpty)
    }

    private final class Log {
        private var lines: [String] = []

        func add(_ line: String) { lines.append(line) }

        func takeAll() -> [String] {
            defer { lines = [] }
            return lines
        }
    }
}

extension FormDataSource {
    fileprivate func take(_ step: CardTests.Step) throws {
        switch step {
        case .user(let name, let value): try updateValue(of: name, to: value, userInitiated: true)
        case .program(let name, let value):
            try updateValue(of: name, to: value, userInitiated: false)
        case .leave(let name): try leave(name)
        case .attempt: attemptSubmission()
        }
    }
}
