import FormModel
import FormValidation
import TestSupport
import Testing

@testable import FormCards

/// Properties for every form and width, tested with hostile texts.
@Suite struct CardRendererLawTests {
    @Test(arguments: CardGlyphs.allCases)
    func `Every line takes the width, and nothing harmful is drawn`(glyphs: CardGlyphs) throws {
        var soup = ScalarSoup(seed: glyphs == .ascii ? 11 : 12)
        for _ in Laws.rounds(4, share: 2) {
            let source = try soup.source()
            for width in [20, 39 + soup.number(below: 3), 20 + soup.number(below: 101)] {
                let renderer = CardDrawing(width: width, glyphs: glyphs)
                for card in Card.cards(of: source) {
                    expectSound(renderer.lines(for: card), width: width, glyphs)
                    expectSound(renderer.lines(for: card, as: .invalid), width: width, glyphs)
                }
            }
        }
    }

    @Test func `Colour adds styles and nothing else`() throws {
        var soup = ScalarSoup(seed: 13)
        for _ in Laws.rounds(4, share: 2) {
            let source = try soup.source()
            for card in Card.cards(of: source) {
                let lines = CardDrawing(width: 50).lines(for: card)
                for line in lines {
                    let styled = ANSI(isColored: true).text(of: line)
                    #expect(
                        ANSI(isColored: false).text(of: line).utf8.elementsEqual(line.text.utf8))
                    #expect(withoutStyles(styled).utf8.elementsEqual(line.text.utf8))
                }
            }
        }
    }

    @Test(arguments: [
        (Int.min, 20), (0, 20), (19, 20), (20, 20), (21, 21), (1_000, 1_000), (Int.max, 1_000),
    ])
    func `A width out of bounds counts as the nearest`(asked: Int, taken: Int) throws {
        let renderer = CardDrawing(width: asked)
        #expect(renderer.renderer.width == taken)
        for card in try Scene.invalid.cards() {
            #expect(renderer.lines(for: card).allSatisfy { $0.width == taken })
        }
    }

    @Test func `The secret itself is never drawn`() throws {
        let source = FormDataSource(form: try .signUp())
        try source.enter(["password": "hunter2"])
        source.attemptSubmission()
        for state in ["none", "loading", "empty", "hasData", "custom:invalid", "custom:x"] {
            let state = try #require(CardState(state))
            for card in Card.cards(of: source) {
                #expect(!CardDrawing().text(for: card, as: state).contains("hunter2"))
            }
        }
    }

    @Test func `A text of 100,000 lines is cut, and what is left out is counted`() throws {
        let form = try Form(
            id: "long", title: "Long", items: [.input("text", title: "T", value: .multiline)])
        let source = FormDataSource(form: form)
        try source.enter(["text": "a" + String(repeating: "\n", count: 99_998) + "z"])
        let lines = try #require(
            Card.cards(of: source).first.map { CardDrawing(width: 20).lines(for: $0) })
        #expect(lines.count == 1 + 1 + LayoutSpace.maximumLines + 1)
        #expect(lines[lines.count - 2].text == "│   … +99900       │")
    }

    private func expectSound(
        _ lines: [StyledLine], width: Int, _ glyphs: CardGlyphs,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let edges = glyphs == .unicode ? "┐┤│┘" : "+|"
        for line in lines {
            let shown = line.text
            // Measured and sanitized again, as one text.
            let again = DisplayText(shown)
            #expect(
                line.width == width, "\(shown.debugDescription)", sourceLocation: sourceLocation)
            #expect(
                again.width == width, "\(shown.debugDescription)", sourceLocation: sourceLocation)
            #expect(again.string.utf8.elementsEqual(shown.utf8), sourceLocation: sourceLocation)
            #expect(
                shown.unicodeScalars.last.map { edges.unicodeScalars.contains($0) } == true,
                "\(shown.debugDescription)", sourceLocation: sourceLocation)
        }
    }

    /// The text without SGR sequences, which must be balanced.
    private func withoutStyles(_ styled: String) -> String {
        var plain = String.UnicodeScalarView()
        var isStyled = false
        var rest = Substring(styled).unicodeScalars
        while let scalar = rest.popFirst() {
            guard scalar == "\u{1B}" else {
                plain.append(scalar)
                continue
            }
            guard rest.popFirst() == "[", let end = rest.firstIndex(of: "m") else {
                Issue.record("not SGR: \(styled.debugDescription)")
                break
            }
            let code = String(rest[..<end])
            #expect(isStyled == (code == "0"))
            isStyled = code != "0"
            rest = rest[rest.index(after: end)...]
        }
        #expect(!isStyled)
        return String(plain)
    }
}

extension ScalarSoup {
    private mutating func plainTitle() -> String {
        // A form refuses a title of white space only.
        let text = text()
        // Braces and markup would be read.
        return TextTemplate.escaped(
            number(below: 2) == 0 ? "x" + text : text + "x", isMarkup: true)
    }

    private mutating func title() -> LocalizedText {
        number(below: 4) > 0 ? "\(plainTitle())" : ["en": "\(plainTitle())", "de": "x"]
    }

    /// A form of hostile texts with hostile values, some with reported issues.
    fileprivate mutating func source() throws -> FormDataSource {
        // A brace would begin a placeholder, and a form refuses unknown ones.
        let message = String(plainTitle().unicodeScalars.filter { $0 != "{" && $0 != "}" })
        let form = try Form(
            id: "soup", title: title(), help: LocalizedText(plainTitle()),
            pages: [
                Page(
                    title: number(below: 2) == 0 ? nil : LocalizedText(plainTitle()),
                    items: [
                        .label(title()),
                        .input(
                            "a", title: title(), placeholder: LocalizedText(plainTitle()),
                            validators: [.required],
                            messages: [.required: LocalizedText(message)]),
                        .input("b", title: title(), value: .multiline),
                        .input(
                            "c", title: title(), value: .choice, default: .choice("c"),
                            choices: [Choice("c", title: title())]),
                        .secureInput("d", title: title(), validators: [.length(min: 90)]),
                        .button("e", title: title(), action: .submit),
                        .button("f", title: title(), action: .reset),
                    ]),
                Page(items: [.input("g", title: title(), value: .integer)]),
            ])
        let source = FormDataSource(form: form)
        let values: [FieldName] = ["a", "b", "d", "g"]
        for name in values where number(below: 4) > 0 {
            try source.updateValue(
                of: name, to: .text(text() + "\n" + text()), userInitiated: true)
        }
        if number(below: 3) > 0 { source.attemptSubmission() }
        return source
    }
}
