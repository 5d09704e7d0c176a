import FormCards
import FormModel
import Testing

@Suite struct CardStateTests {
    @Test(arguments: [
        ("none", CardState.none), ("loading", .loading), ("empty", .empty), ("hasData", .hasData),
        ("custom:invalid", .invalid), ("custom:large", .custom("large")),
        ("custom:custom:x", .custom("custom:x")),
    ])
    func `A name reads back`(name: String, state: CardState) {
        #expect(CardState(name) == state)
        #expect(state.name == name)
        #expect(state.description == name)
    }

    @Test(arguments: ["", "None", "hasdata", "invalid", "custom", "custom:", " empty", "empty "])
    func `Any other text is no name`(name: String) {
        #expect(CardState(name) == nil)
    }

    @Test func `A custom state is none of the others`() {
        #expect(CardState.custom("empty") != .empty)
        #expect(CardState.custom("\u{E9}") != .custom("e\u{301}"))
        #expect(Set([CardState.custom("a"), .custom("a"), .empty]).count == 2)
    }
}
