import FormModel
import Testing

@testable import FormCards

/// The drawing of choices: their options, or the chosen ones of many.
@Suite struct OptionDrawingTests {
    private func lines(
        _ control: FieldNode.Control, text: String = "", width: Int = 40,
        glyphs: CardGlyphs = .unicode, _ change: (inout FieldNode) -> Void = { _ in }
    ) -> [String] {
        Drawn.lines(Drawn.field("Q", text, control, change), width, glyphs)
    }

    private func numbers(_ count: Int, chosen: Set<Int> = []) -> [FieldNode.Option] {
        Drawn.options((1...count).map { "Nr \($0)" }, chosen: chosen)
    }

    @Test func yesAndNoAreInOneLine() {
        let options = Drawn.options(["yes", "no"], chosen: [1])
        #expect(lines(.yesNo(options), text: "no") == ["Q  ( ) yes  (•) no"])
        #expect(lines(.yesNo(options), text: "no", glyphs: .ascii) == ["Q  ( ) yes  (*) no"])
        #expect(
            lines(.yesNo(options), text: "no", width: 10) == ["Q", "  ( ) yes", "  (•) no"])
        #expect(
            lines(.yesNo(options), text: "no") { $0.isEnabled = false }
                == ["Q  no (cannot be changed)"])
    }

    @Test func oneOfSomeIsOneALine() {
        #expect(
            lines(.one(numbers(3, chosen: [1])), text: "Nr 2")
                == ["Q  ( ) Nr 1", "   (•) Nr 2", "   ( ) Nr 3"])
    }

    @Test(arguments: [
        (7, nil as Int?, false), (8, nil, true), (5, 2, false), (6, 2, true), (23, 0, true),
    ])
    func manyOptionsAreShort(count: Int, chosen: Int?, isShort: Bool) {
        let options = numbers(count, chosen: Set([chosen].compactMap(\.self)))
        let lines = lines(.one(options), text: chosen.map { "Nr \($0 + 1)" } ?? "")
        if isShort {
            let text = chosen.map { "Nr \($0 + 1) (\($0 + 1) of \(count))" }
            #expect(lines == ["Q  " + (text ?? "— (Options: \(count))")])
        } else {
            #expect(lines.count == count)
        }
    }

    @Test func severalAreBoxes() {
        #expect(
            lines(.many(numbers(3, chosen: [0, 2])), text: "Nr 1, Nr 3")
                == ["Q  [x] Nr 1", "   [ ] Nr 2", "   [x] Nr 3"])
    }

    /// Defect C3: a title may have a comma, so the chosen ones are one a line.
    @Test func chosenOnesOfManyAreOneALine() {
        var options = numbers(9)
        options[3] = FieldNode.Option("f", title: "Fish, fried", isSelected: true)
        options[8] = FieldNode.Option("m", title: "Meat", isSelected: true)
        #expect(
            lines(.many(options), text: "Fish, fried, Meat")
                == ["Q  Fish, fried", "   Meat (2 of 9)"])
        #expect(lines(.many(numbers(9))) == ["Q  — (Options: 9)"])
    }

    @Test func explanationsAndReasons() {
        let options = [
            FieldNode.Option("a", title: "Car", explanation: "New or used"),
            FieldNode.Option("b", title: "Boat", isEnabled: false, reason: "only in summer"),
            FieldNode.Option("c", title: "Plane", isEnabled: false),
        ]
        #expect(
            lines(.one(options)) == [
                "Q  ( ) Car", "       New or used", "   ( ) Boat (only in summer)",
                "   ( ) Plane (not available)",
            ])
        let field = Drawn.field("Q", "", .one(options))
        #expect(
            Drawn.styles(field) == [
                .label, .plain, .plain, .help, .disabled, .disabled, .dim, .disabled, .disabled,
                .dim,
            ])
    }

    @Test func aValueThatIsNoOptionIsShown() {
        #expect(lines(.one(numbers(2)), text: "qq") == ["Q  qq", "   ( ) Nr 1", "   ( ) Nr 2"])
        #expect(lines(.one(numbers(9)), text: "qq") == ["Q  qq", "   (Options: 9)"])
        #expect(lines(.one([]), text: "qq") == ["Q  qq"])
        #expect(lines(.many([])) == ["Q  —"])
    }

    @Test func longTitlesHangBehindTheirMark() {
        let options = Drawn.options(["one two three four five", "six"], chosen: [0])
        #expect(
            lines(.one(options), width: 20) == [
                "Q", "  (•) one two three", "      four five", "  ( ) six",
            ])
    }
}
