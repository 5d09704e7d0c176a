import FormModel
import FormValidation
import Testing

@testable import FormCards

/// Cards show the texts of a form with its answers and its markup.
@Suite struct CardTextTests {
    private func source() throws -> FormDataSource {
        FormDataSource(
            form: try Form(
                id: "f", title: "Trip of {who|you}",
                help:
                    "**Note**, {who|you}:\n- one two three four five six seven eight nine\n- [ten](https://x.y)",
                items: [
                    .input("who", title: "Who", placeholder: "not {who|nobody}"),
                    .group(
                        "people", title: "People", rowTitle: "{row}. {name|new} of {who}",
                        items: [
                            .input("name", title: "Name of {row}", validators: [.required]),
                            .label("*About* {name}."),
                        ]),
                    .button("go", title: "Go, {who|you}", action: .submit),
                ]))
    }

    @Test func drawn() throws {
        let source = try source()
        let renderer = CardDrawing(width: 44, showsState: false)
        let card = try #require(Card.cards(of: source).first)
        #expect(card.title() == "Trip of you")
        #expect(
            renderer.text(for: card) == """
                ┌─ Trip of you ──────────────────────── ✓ ─┐
                │ Note, you:                               │
                │ • one two three four five six seven      │
                │   eight nine                             │
                │ • ten (https://x.y)                      │
                │                                          │
                │ Who     (not nobody)                     │
                │ People  —                                │
                │                                          │
                │ [[ Go, you ]]                            │
                └──────────────────────────────────────────┘

                """)
        try source.updateValue(of: "who", to: .text("عدا **x**"), userInitiated: true)
        try source.addRow(to: FieldPath("people"), userInitiated: true)
        source.attemptSubmission()
        #expect(
            renderer.lines(for: card).map { $0.text + "\n" }.joined() == """
                ┌─ Trip of عدا **x** ──────────────────────┐
                │ Note, عدا **x**:                         │
                │ • one two three four five six seven      │
                │   eight nine                             │
                │ • ten (https://x.y)                      │
                │                                          │
                │ Who          عدا **x**                   │
                │                                          │
                │ People                                   │
                │ 1. new of عدا **x**                      │
                │ Name of 1 *  —                           │
                │              ✗ Error: Name of 1 is       │
                │                required.                 │
                │                                          │
                │ About .                                  │
                │                                          │
                │ [[ Go, عدا **x** ]]                      │
                └──────────────────────────────────────────┘

                """)
    }

    @Test func stylesSurviveTheBreakingOfLines() {
        let markup = TextMarkup([
            .init(
                isItem: true,
                [.text("a "), .strong([.text("bold words here")]), .emphasis([.text(" x")])])
        ])
        let lines = StyledLine.lines(of: markup, .plain, .unicode).flatMap { $0.wrapped(to: 9) }
        #expect(lines.map(\.text) == ["• a bold", "  words", "  here x"])
        #expect(lines[0].runs.map(\.style) == [.plain, .plain, .strong])
        #expect(lines[2].runs.map(\.style) == [.plain, .strong, .emphasis])
        #expect(
            ANSI(isColored: true).text(of: lines[2])
                == "  \u{1B}[1mhere\u{1B}[0m\u{1B}[3m x\u{1B}[0m")
    }
}
