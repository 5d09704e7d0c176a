import FormCards
import FormModel
import FormValidation
import Testing

/// The features of `Documentation/Features.md`, from a form file to the drawing; an example has the name of its row.
@Suite struct CardFeatureTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let width: Int
        let height: Int?
        /// Whether the form has a group, with two rows.
        let hasRows: Bool
        /// Further items of the form.
        let items: String
        let card: String
        let drawn: String

        init(
            _ name: String, width: Int = 32, height: Int? = nil, hasRows: Bool = false,
            items: String = "", card: String, drawn: String
        ) {
            testDescription = name
            self.width = width
            self.height = height
            self.hasRows = hasRows
            self.items = items
            self.card = card
            self.drawn = drawn
        }
    }

    private static let group = """
        { "type": "group", "name": "lines", "title": "Lines", "items": [
          { "type": "input", "name": "seed", "title": "Seed" },
          { "type": "input", "name": "packets", "title": "Packets", "value": "integer" }] },
        """

    private static func source(
        _ card: String, items: String = ""
    ) throws -> FormDataSource {
        let file = """
            { "formrun": 1, "id": "f", "title": "Seeds", "items": [
              { "type": "input", "name": "name", "title": "Name", "computed": "'Ada'" },
              { "type": "input", "name": "share", "title": "Share", "value": "decimal", "computed": "0.4" },
              \(items)
              { "type": "button", "name": "send", "title": "Send", "action": "submit" }],
              "card": \(card) }
            """
        return FormDataSource(
            form: try FormDocument.read(Array(file.utf8), vocabulary: .standard))
    }

    private static func lines(
        _ source: FormDataSource, width: Int = 32, height: Int? = nil
    ) -> [StyledLine] {
        DescriptionBuilder().descriptions(of: source).flatMap {
            TextRenderer(width: width, height: height).lines(for: $0)
        }
    }

    private static func texts(_ lines: [StyledLine]) -> [String] {
        lines.map { line in
            var text = line.text[...]
            while text.last == " " { text.removeLast() }
            return String(text)
        }
    }

    @Test(arguments: looks + parts)
    func draws(example: Example) throws {
        let source = try Self.source(
            example.card, items: example.hasRows ? Self.group : example.items)
        if example.hasRows {
            try source.updateValue(
                of: "lines",
                to: .rows([
                    ["seed": .text("Basil"), "packets": .integer(2)],
                    ["seed": .text("Chives"), "packets": .integer(1)],
                ]), userInitiated: true)
        }
        let lines = Self.lines(source, width: example.width, height: example.height)
        #expect(Self.texts(lines).joined(separator: "\n") == example.drawn)
    }

    @Test(arguments: [("light", "┌"), ("heavy", "┏"), ("double", "╔")])
    func bordersHaveAColour(line: String, corner: String) throws {
        let source = try Self.source(
            #"{ "traits": [{ "border": "\#(line)", "color": "good" }], "parts": [] }"#)
        let first = try #require(Self.lines(source).first?.runs.first)
        #expect(first.text.string.hasPrefix(corner))
        #expect(first.color == .role(.good))
    }

    @Test func rulesHaveAColour() throws {
        let source = try Self.source(
            #"{ "parts": [{ "rule": "horizontal", "color": "good", "box": { "margin": { "left": 3 } } }] }"#
        )
        let run = Self.lines(source)[1].runs.first { $0.text.string.contains("─") }
        #expect(run?.color == .role(.good))
        #expect(Self.texts(Self.lines(source))[1].hasPrefix("│    ──"))
        let html = String(
            decoding: HTMLRenderer(HTMLOptions()).bytes(
                of: DescriptionBuilder().descriptions(of: source)[0]), as: UTF8.self)
        #expect(html.contains(#"<hr class="fr-fill-good">"#))
    }

    /// The text of a picture stands for it wherever it is not shown.
    @Test func picturesHaveAnAddress() throws {
        let address = "https://example.org/a.png?x=1&y=2"
        let source = try Self.source(
            #"{ "parts": [{ "picture": "A \"house\"", "address": "\#(address)" }] }"#)
        let card = DescriptionBuilder().descriptions(of: source)[0]
        #expect(TextRenderer(width: 70).text(of: card).contains("A \"house\" (\(address))"))
        #expect(
            AccessibleRenderer().text(of: [card]).contains("A \"house\" (\(address))"))
        let html = card.html(HTMLOptions())
        #expect(html.contains(#"src="https://example.org/a.png?x=1&amp;y=2""#))
        #expect(html.contains(#"alt="A &quot;house&quot;""#))
        let adaptive = String(
            decoding: try AdaptiveRenderer().card(of: card).jsonBytes, as: UTF8.self)
        #expect(adaptive.contains(#""altText": "A \"house\"""#) && adaptive.contains(address))
        #expect(
            String(decoding: CardDescription.jsonBytes(of: [card]), as: UTF8.self)
                .contains(#""address":"\#(address)""#))
    }

    @Test func gradientsAreBehindTheText() throws {
        let source = try Self.source(
            ##"{ "traits": [{ "gradient": ["#000000", "#ffffff"] }], "parts": [{ "text": "A" }] }"##
        )
        let lines = Self.lines(source)
        let colors = lines[1].runs.compactMap(\.background)
        #expect(colors.first == .rgb(RGBColor(red: 0, green: 0, blue: 0)))
        #expect(colors.last == .rgb(RGBColor(red: 255, green: 255, blue: 255)))
        #expect(lines[1].text.contains("│ A "))
        #expect(lines[0].runs.allSatisfy { $0.background == nil })
    }

    @Test func aCardIsHiddenWhileAConditionHolds() throws {
        let file = """
            { "formrun": 1, "id": "f", "title": "F", "pages": [
              { "items": [{ "type": "input", "name": "extra", "title": "Extra" }] },
              { "items": [{ "type": "label", "title": "L" }], "card": { "traits": [{ "hidden": "present(extra)" }] } },
              { "items": [{ "type": "label", "title": "L" }], "card": { "traits": ["hidden"] } }] }
            """
        let source = FormDataSource(
            form: try FormDocument.read(Array(file.utf8), vocabulary: .standard))
        for (value, count) in [(FieldValue.empty, 2), (.text("x"), 1), (.empty, 2)] {
            try source.updateValue(of: "extra", to: value, userInitiated: true)
            #expect(DescriptionBuilder().descriptions(of: source).count == count)
        }
    }

    /// A page is turned by a value; a number beyond the pages shows the first or the last one.
    @Test func pagesTurn() throws {
        let source = try Self.source(
            #"{ "parts": [{ "pages": [[{ "text": "alpha" }], [{ "text": "beta" }], [{ "text": "gamma" }]], "current": "step" }, "fields"] }"#,
            items: #"{ "type": "input", "name": "step", "title": "Step", "value": "integer" },"#)
        let steps: [(value: FieldValue, number: Int, text: String)] = [
            (.empty, 1, "alpha"), (.integer(2), 2, "beta"), (.integer(3), 3, "gamma"),
            (.integer(99), 3, "gamma"), (.integer(-1), 1, "alpha"),
        ]
        for step in steps {
            try source.updateValue(of: "step", to: step.value, userInitiated: true)
            let card = try #require(DescriptionBuilder().descriptions(of: source).first)
            let drawings = [
                TextRenderer(width: 32).text(of: card), AccessibleRenderer().text(of: [card]),
                card.html(),
                String(decoding: try AdaptiveRenderer().card(of: card).jsonBytes, as: UTF8.self),
            ]
            for drawing in drawings {
                #expect(drawing.contains("Page \(step.number) of 3"))
                for text in ["alpha", "beta", "gamma"] {
                    let isShown = drawing.contains(text)
                    #expect(isShown == (text == step.text), "\(step.value): \(text)")
                }
            }
        }
    }
}
