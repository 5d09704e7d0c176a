import FormCards
import FormModel
import FormValidation
import Testing

/// The places of issues, and the numbers of cards.
@Suite struct CardPlaceTests {
    @Test func anIssueAboutOneEntryIsShownAtItsField() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("name", title: "Name"),
                .input("meals", title: "Meals", value: .choices, choices: ["a", "b"]),
                .group(
                    "g", title: "Guests", max: 3,
                    items: [.input("when", title: "When", value: .choices, choices: ["x"])]),
            ])
        let source = FormDataSource(form: form)
        try source.updateValues(
            [("meals", .choices(["a", "c"])), ("g", .rows([["when": .choices(["y"])]]))],
            userInitiated: true)
        let card = try #require(Card.cards(of: source).first)
        let lines = CardDrawing(width: 60).text(for: card, as: .invalid).split(separator: "\n")
            .map { $0.dropFirst(2).dropLast(2).trimmingSpaces }
        #expect(
            lines.dropFirst().dropLast() == [
                "Name   —", "Meals  [x] a", "[ ] b", "[x] c",
                "✗ Error: Meals (entry 2) must be one of the", "choices.", "", "Guests",
                "Guests 1/1", "When   y", "[ ] x",
                "✗ Error: When (entry 1) must be one of the", "choices.",
            ])
    }

    @Test func hiddenPagesAreNotCounted() throws {
        let form = try Form(
            id: "f", title: "F",
            pages: [
                Page(title: "One", items: [.input("a", title: "A", value: .integer)]),
                Page(title: "Two", visibleWhen: "a > 5", items: [.input("b", title: "B")]),
                Page(title: "Three", items: [.input("c", title: "C")]),
            ])
        let source = FormDataSource(form: form)
        func numbers() -> [Int?] { form.pages.indices.map(source.number(ofPage:)) }
        #expect(numbers() == [1, nil, 2] && source.visiblePageCount == 2)
        #expect(source.number(ofPage: 9) == nil)
        try source.updateValue(of: "a", to: .integer(9), userInitiated: true)
        #expect(numbers() == [1, 2, 3] && source.visiblePageCount == 3)
    }

    @Test func aDisabledButtonConcernsItsCard() throws {
        let form = try Form(
            id: "f", title: "F",
            pages: [
                Page(items: [.input("a", title: "A", value: .boolean)]),
                Page(items: [.button("go", title: "Go", action: .submit, enabledWhen: "a")]),
            ])
        let source = FormDataSource(form: form)
        let cards = Card.cards(of: source)
        #expect(cards.map(\.reportedIssues.count) == [0, 0])
        source.attemptSubmission()
        #expect(cards.map(\.reportedIssues.count) == [0, 1])
        #expect(cards[1].state == .invalid)
    }
}

extension Substring {
    /// The text without the spaces at its ends.
    fileprivate var trimmingSpaces: String {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
