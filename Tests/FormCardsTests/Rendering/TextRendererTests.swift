import FormModel
import Testing

@testable import FormCards

/// Whole cards: frames, looks, states, and the examples of the documentation.
@Suite struct TextRendererTests {
    @Test(arguments: ExampleCard.allCases, CardGlyphs.allCases)
    func examples(card: ExampleCard, glyphs: CardGlyphs) throws {
        let screens = [60, 30, 100].map {
            TextRenderer(width: $0, glyphs: glyphs).text(of: card.description)
        }
        try expectGolden(
            screens.joined(separator: "\n"), "card-\(card.rawValue)-\(glyphs.rawValue)")
    }

    private let nodes = [CardNode.text("one")]

    @Test func frame() {
        #expect(
            Drawn.card(nodes, 20) == [
                "┌─ Card ───────────┐", "│ one              │", "└──────────────────┘",
            ])
        #expect(
            Drawn.card(nodes, 22, number: 2, count: 3).first == "┌─ Card ──── 2 of 3 ─┐")
        #expect(
            Drawn.card(nodes, 24, number: 2, count: 3, isValid: true).first
                == "┌─ Card ──── ✓ 2 of 3 ─┐")
    }

    @Test func longTitlesAreInside() {
        #expect(
            Drawn.card(nodes, 20, title: "A title of several words", number: 1, count: 2) == [
                "┌───────── 1 of 2 ─┐", "│ A title of       │", "│ several words    │",
                "├──────────────────┤", "│ one              │", "└──────────────────┘",
            ])
    }

    @Test(arguments: [
        (CardState.hasData, true, "hasData · valid"), (.custom("large"), false, "large · invalid"),
        (.invalid, false, "invalid"), (.empty, false, "empty · invalid"),
    ])
    func states(state: CardState, isValid: Bool, text: String) {
        let renderer = TextRenderer(width: 30, showsState: true)
        let rule = String(repeating: "─", count: 30 - text.count - 5)
        #expect(
            Drawn.card(nodes, state: state, isValid: isValid, renderer: renderer).last
                == "└\(rule) \(text) ─┘")
        #expect(Drawn.card(nodes, 30, state: state).last?.contains("valid") == false)
    }

    @Test func loading() {
        #expect(
            Drawn.card(nodes, 20, state: .loading) == [
                "┌─ Card ───────────┐", "│ ⋯ loading        │", "│                  │",
                "│ one              │", "└──────────────────┘",
            ])
    }

    @Test func shadowsAndMargins() {
        var look = CardLook()
        look.margin = CardBox.Edges(top: 1, right: 2, bottom: 1, left: 1)
        look.shadow = CardLook.Shadow(opacity: 0.5)
        #expect(
            Drawn.card(nodes, 26, look: look) == [
                "", " ┌─ Card ─────────────┐", " │ one                │▒",
                " └────────────────────┘▒", "  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒", "",
            ])
        look.shadow?.side = .left
        look.shadow?.opacity = 1
        #expect(
            Drawn.card(nodes, 26, look: look) == [
                "", "  ┌─ Card ─────────────┐", " ▓│ one                │",
                " ▓└────────────────────┘", " ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓", "",
            ])
        let ascii = TextRenderer(width: 26, glyphs: .ascii)
        #expect(Drawn.card(nodes, look: look, renderer: ascii).count == 5)
        let plain = TextRenderer(width: 26, theme: .plain)
        #expect(Drawn.card(nodes, look: look, renderer: plain).count == 5)
    }

    @Test func marginsGiveWay() {
        var look = CardLook()
        look.margin = CardBox.Edges(right: 100, left: 50)
        for width in 20...200 {
            let card = Drawn.card(nodes, width, look: look)
            let frame = card.first.map { $0.drop { $0 == " " }.count } ?? 0
            #expect(frame == max(20, width - 150), "\(width)")
        }
    }

    @Test func transparentCards() {
        var look = CardLook()
        look.isTransparent = true
        look.border = CardBox.Border(line: .heavy)
        look.shadow = CardLook.Shadow()
        let renderer = TextRenderer(width: 24, showsState: true)
        #expect(
            Drawn.card(
                nodes, look: look, number: 1, count: 2, state: .empty, renderer: renderer) == [
                    "  Card          1 of 2", "  ━━━━━━━━━━━━━━━━━━━━", "  one",
                    "       empty · invalid",
                ])
    }

    @Test func cardsThatFillTheScreen() {
        var look = CardLook()
        look.fillsScreen = true
        let high = TextRenderer(width: 20, height: 6)
        #expect(
            Drawn.card(nodes, look: look, renderer: high) == [
                "┌─ Card ───────────┐", "│ one              │", "│                  │",
                "│                  │", "│                  │", "└──────────────────┘",
            ])
        let low = TextRenderer(width: 20, height: 1)
        #expect(Drawn.card(nodes, look: look, renderer: low).count == 3)
        #expect(Drawn.card(nodes, renderer: high).count == 3)
    }

    @Test func cardsThatCanBeEdited() {
        var look = CardLook()
        look.edit = "edit"
        #expect(
            Drawn.card(nodes, 30, look: look, number: 1, count: 2).first
                == "┌─ Card ──── [ Edit ] 1 of 2 ─┐".replacing("────", with: "───"))
    }

    /// The cards below the top of a stack are narrower: nine tenths of the width for each step.
    @Test func edgesOfCardsBelow() {
        let card = { (title: String, number: Int) in
            Drawn.description([.text("x")], title: title, number: number, count: 3)
        }
        let renderer = TextRenderer(width: 60)
        let edges = [
            renderer.edge(of: card("About you", 1), width: 48),
            renderer.edge(of: card("Your income", 2), width: 54),
        ]
        #expect(
            edges.map(\.text) == [
                "      ┌─ About you ───────────────────────── 1 of 3 ─┐      ",
                "   ┌─ Your income ───────────────────────────── 2 of 3 ─┐   ",
            ])
        #expect(edges.flatMap(\.runs).allSatisfy { [.dim, .plain].contains($0.style) })
        let bright = renderer.edge(of: card("About you", 1), width: 48, isDimmed: false)
        #expect(bright.runs.contains { $0.style == .title })
    }

    @Test func edgesSayWhatIsWrong() {
        let issue = IssueNode("Too long.")
        let card = { (isValid: Bool) in
            CardDescription(
                id: "c", title: "A title that is too long", state: .hasData, isValid: isValid,
                issues: isValid ? [] : [issue], body: .stack([]))
        }
        let renderer = TextRenderer(width: 20)
        #expect(renderer.edge(of: card(true), width: 20).text == "┌─ A title t… ─ ✓ ─┐")
        #expect(renderer.edge(of: card(false), width: 20).text.contains("✗"))
        #expect(renderer.edge(of: card(false), width: 8).text == "      ┌── ✗ ─┐      ")
        #expect(renderer.edge(of: card(false), width: 1).text.contains("┌"))
    }

    @Test func gradients() {
        var look = CardLook()
        let black = RGBColor(red: 0, green: 0, blue: 0)
        let white = RGBColor(red: 255, green: 255, blue: 255)
        look.gradient = CardLook.Gradient([.rgb(black), .rgb(white)])
        let card = Drawn.description([.text("one 参加")], look: look)
        let lines = TextRenderer(width: 20).lines(for: card)
        #expect(lines.allSatisfy { $0.width == 20 })
        #expect(lines[0].runs.allSatisfy { $0.background == nil })
        #expect(lines[2].runs.allSatisfy { $0.background == nil })
        let backgrounds = lines[1].runs.map(\.background)
        #expect(backgrounds.first == .some(nil))
        #expect(backgrounds.dropFirst().first == .rgb(black))
        #expect(backgrounds.dropLast().last == .rgb(white))
        #expect(lines[1].text == "│ one 参加         │")
        // Colours that only the theme knows are stripes, or mixed where the caller says what they are.
        look.gradient = CardLook.Gradient([.role(.good), .role(.bad)])
        let roles = Drawn.description([.text("one")], look: look)
        let stripes = Set(
            TextRenderer(width: 20).lines(for: roles)[1].runs.compactMap(\.background))
        #expect(stripes == [.role(.good), .role(.bad)])
        var theme = Theme(name: "black and white")
        theme[.good, .either].background = black
        theme[.bad, .either].background = white
        let known = TextRenderer(width: 20, theme: theme)
        #expect(known.lines(for: roles)[1].runs.compactMap(\.background).contains(.rgb(white)))
        // What the theme fills keeps its colour.
        let pill = Drawn.description([.text("one", role: .pill)], look: look)
        let filled = TextRenderer(width: 20, theme: .mint, ground: .dark).lines(for: pill)[1]
            .runs
        #expect(
            filled.allSatisfy {
                ($0.style == .pill) == ($0.background == nil && $0.style != .frame)
            })
        let plain = TextRenderer(width: 20, theme: .plain)
        #expect(plain.lines(for: card).flatMap(\.runs).allSatisfy { $0.background == nil })
    }
}
