import FormModel
import Testing

@testable import FormCards

/// The drawing of fields: title, value, help and issues.
@Suite struct FieldDrawingTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var width = 40
        var glyphs = CardGlyphs.unicode
        let field: CardNode
        let lines: [String]
    }

    private static func text(
        _ name: String, _ text: String, _ lines: [String], width: Int = 40,
        control: FieldNode.Control = .line, _ change: (inout FieldNode) -> Void = { _ in }
    ) -> Example {
        Example(
            testDescription: name, width: width,
            field: Drawn.field("Name", text, control, change), lines: lines)
    }

    private static let texts: [Example] = [
        text("value", "Ada", ["Name  Ada"]),
        text("no value", "", ["Name  —"]),
        text("placeholder", "", ["Name  (Ada)"]) { $0.placeholder = "Ada" },
        text("placeholder of a fixed field", "", ["Name  — (calculated)"]) {
            $0.placeholder = "Ada"
            $0.isComputed = true
        },
        text("required", "Ada", ["Name *  Ada"]) { $0.isRequired = true },
        text("unit", "12", ["Name  12 kg"]) { $0.unit = "kg" },
        text("unit before", "12", ["Name  £ 12"]) { $0.unitBefore = "£" },
        text("units", "12", ["Name  £ 12 a day"]) {
            $0.unitBefore = "£"
            $0.unit = "a day"
        },
        text("unit before without a value", "", ["Name  £ —"]) { $0.unitBefore = "£" },
        text("unit without a value", "", ["Name  — kg"]) { $0.unit = "kg" },
        text("disabled", "Ada", ["Name  Ada (cannot be changed)"]) { $0.isEnabled = false },
        text("computed", "12", ["Name  12 kg (calculated)"]) {
            $0.unit = "kg"
            $0.isComputed = true
            $0.isEnabled = false
        },
        text("given", "Ada", ["Name  Ada (set by the program)"]) { $0.isGiven = true },
        text("lines", "one\ntwo", ["Name  one", "      two"], control: .lines),
        text("texts", "one\ntwo", ["Name  one", "      two"], control: .texts),
        text("lines in a line", "one\ntwo", [#"Name  one\ntwo"#]),
        text("help", "Ada", ["Name  Ada", "      As in the passport."]) {
            $0.help = TextMarkup(plain: "As in the passport.")
        },
        text(
            "help, then issues", "Ada",
            ["Name  Ada", "      Help.", "      ✗ Error: Too short.", "      ! Warning: Odd."]
        ) {
            $0.help = TextMarkup(plain: "Help.")
            $0.issues = [IssueNode("Too short."), IssueNode("Odd.", severity: .warning)]
        },
        text("below its title", "Ada Lovelace", ["Name *", "  Ada", "  Lovelace"], width: 10) {
            $0.isRequired = true
        },
        text(
            "issue below its title", "Ada",
            ["Name", "  Ada", "  ✗ Error:", "    Too", "    short."],
            width: 12
        ) { $0.issues = [IssueNode("Too short.")] },
    ]

    @Test(arguments: texts)
    func text(example: Example) {
        #expect(Drawn.lines(example.field, example.width) == example.lines)
    }

    /// Defect B8: an error is in the column of its value, whatever the title takes.
    @Test func issuesAreBesideALongTitle() {
        let field = Drawn.field("Yearly income before taxes", "12") {
            $0.isRequired = true
            $0.issues = [IssueNode("Too low.")]
        }
        #expect(
            Drawn.lines(field) == [
                "Yearly income   12", "before taxes *  ✗ Error: Too low.",
            ])
    }

    /// Defect B9: the mark of a required field is never alone in a line.
    @Test(arguments: 36...90)
    func theMarkIsNeverAlone(width: Int) {
        let titles = ["Social security number", "Yearly income before taxes", "Name", "One two"]
        let fields = titles.map { Drawn.field($0, "x") { $0.isRequired = true } }
        for line in Drawn.lines(fields, width) {
            #expect(!line.drop { $0 == " " }.hasPrefix("*"), "\(line)")
            #expect(!line.contains("\u{A0}"))
        }
    }

    @Test func titlesShareAColumnAcrossStacks() {
        let nodes: [CardNode] = [
            .stack([Drawn.field("A", "1"), Drawn.field("Bcdef", "2")]), .rule(),
            .stack([Drawn.field("Gh", "3")]),
        ]
        #expect(
            Drawn.lines(nodes, 36) == [
                "A      1", "Bcdef  2", String(repeating: "─", count: 36), "Gh     3",
            ])
    }

    @Test func aSecretIsAMask() {
        let field = Drawn.field("PIN", "••••••") { $0.isSecure = true }
        #expect(Drawn.lines(field) == ["PIN  ••••••"])
        #expect(Drawn.lines(field, 40, .ascii) == ["PIN  ******"])
    }

    @Test func aTextOfManyLinesIsCut() {
        let text = Array(repeating: "x", count: 100_000).joined(separator: "\n")
        let lines = Drawn.lines(Drawn.field("T", text, .lines))
        #expect(lines.count == LayoutSpace.maximumLines)
        #expect(lines.last == "   … +99901")
    }
}
