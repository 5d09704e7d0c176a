import FormModel
import FormValidation
import Testing

import FormCards

@Suite struct CardActionsTests {
    private func card() throws -> (Card, FormDataSource) {
        let source = FormDataSource(form: try .loanCards())
        return (Card.cards(of: source)[1], source)
    }

    /// The amount, and the action that opens the card then.
    @Test(
        arguments: [
            ("", .empty, "explain"), ("10", .hasData, "explain"),
            ("70000", .custom("large"), "callBack"),
        ] as [(String, CardState, FieldName)])
    func `The action that opens a card follows its state`(
        amount: String, state: CardState, action: FieldName
    ) throws {
        let (card, source) = try card()
        try source.enter(["amount": amount])
        #expect(card.state == state)
        #expect(card.perform(action) == .passedOn(action))
        #expect(card.open() == .passedOn(action))
        #expect(card.edit() == .passedOn("change"))
    }

    @Test func `A registered body is called by the state at that moment`() throws {
        let (card, source) = try card()
        var called: [String] = []
        card.register("explain") { called.append("any") }
        card.register("explain", in: .hasData) { called.append("first") }
        card.register("explain", in: .hasData) { called.append("second") }
        card.register("share", in: .empty) { called.append("share") }
        #expect(card.open() == .performed("explain"))
        #expect(card.perform("share") == .performed("share"))
        try source.enter(["amount": "5"])
        #expect(card.open() == .performed("explain"))
        #expect(card.perform("share") == .noAction(.hasData))
        #expect(called == ["any", "share", "second"])
    }

    @Test func `A card without an action says so`() throws {
        let source = FormDataSource(form: try .loanCards())
        let card = Card.cards(of: source)[0]
        #expect(card.open() == .noAction(.empty))
        #expect(card.edit() == .noAction(.empty))
        #expect(
            card.open().description
                == "The card has no such action in the state empty. Register one, or name one in the form."
        )
        var isOpen = false
        card.register("open", in: .empty) { isOpen = true }
        #expect(card.open() == .performed("open"))
        #expect(isOpen)
    }

    @Test func `Observers of validity are notified of each change once`() throws {
        let (card, source) = try card()
        var notified: [String] = []
        card.observeValidity { notified.append("\($0)>\($1)") }
        card.observe { notified.append("\($0)>\($1)") }
        try source.enter(["amount": "5"])
        #expect(notified == ["empty>hasData", "false>true"])
        notified = []
        try source.enter(["amount": "70000"])
        #expect(notified == ["hasData>custom:large"])
        notified = []
        try source.enter(["amount": "2000000"])
        #expect(notified == ["true>false"])
        #expect(card.state == .custom("large"))
        #expect(!card.isValid)
    }
}
