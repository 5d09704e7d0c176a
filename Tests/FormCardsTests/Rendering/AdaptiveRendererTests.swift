import Foundation
import FormModel
import TestSupport
import Testing

@testable import FormCards

@Suite struct AdaptiveRendererTests {
    private func field(
        _ control: FieldNode.Control, _ change: (inout FieldNode) -> Void = { _ in }
    ) -> FieldNode {
        SampleDescription.fieldNode("/a", "A", control, change)
    }

    // MARK: The card

    @Test func theCard() throws {
        let root = try Adaptive.object(Adaptive.card(SampleDescription.card()))
        #expect(root["type"] as? String == "AdaptiveCard")
        #expect(root["version"] as? String == "1.5")
        #expect(root["lang"] as? String == "en" && root["rtl"] == nil)
        let actions = try #require(root["actions"] as? [[String: Any]])
        #expect(actions.compactMap { $0["title"] as? String } == ["Back", "Apply"])
        #expect(actions[0]["associatedInputs"] as? String == "none")
        #expect(actions[1]["isEnabled"] as? Bool == false)
        #expect(actions[1]["tooltip"] as? String == "Not yet.")
        let data = try #require(actions[1]["data"] as? [String: String])
        #expect(data["form-page"] == "card3" && data["form-button"] == "apply")
        #expect(data["form-locale"] == "en")
    }

    /// A card on whose answers depends what it shows is drawn again before all of them are given.
    @Test func dynamicCardsAreDrawnAgain() throws {
        var card = SampleDescription.card([.field(field(.line) { $0.isRequired = true })])
        card.isDynamic = true
        let root = try Adaptive.object(Adaptive.card(card))
        let actions = try #require(root["actions"] as? [[String: Any]])
        #expect((actions.last?["data"] as? [String: String])?["form-update"] == "1")
        #expect(actions.last?["tooltip"] as? String == card.words[.updateReason])
        let input = Adaptive.objects(root).first { $0["type"] as? String == "Input.Text" }
        #expect(input?["isRequired"] == nil && input?["label"] as? String == "A (required)")
    }

    @Test func arabicIsWrittenFromRightToLeft() throws {
        let card = CardDescription(
            id: "c", title: "T", state: .empty, isValid: true,
            body: .text("x", alignment: .trailing), language: "ar")
        let root = try Adaptive.object(Adaptive.card(card))
        #expect(root["rtl"] as? Bool == true)
        #expect(Adaptive.objects(root).contains { $0["horizontalAlignment"] as? String == "left" })
    }

    @Test func severalCardsAreAList() throws {
        let card = try Adaptive.card(SampleDescription.card())
        let json = try JSONSerialization.jsonObject(
            with: Data(AdaptiveCard.jsonBytes(of: [card, card])))
        #expect((json as? [Any])?.count == 2)
    }

    @Test func whatCannotBeChangedIsAFact() throws {
        let card = SampleDescription.card([
            .field(field(.number) { ($0.isEnabled, $0.isComputed, $0.text) = (false, true, "12") }),
            .pair("B", "2"), .field(field(.line)), .field(field(.line)),
        ])
        let objects = try Adaptive.objects(Adaptive.object(Adaptive.card(card)))
        let sets = objects.filter { $0["type"] as? String == "FactSet" }
        // A second input with the same id is a fact too.
        #expect(sets.count == 2 && (sets[0]["facts"] as? [Any])?.count == 2)
        #expect(objects.count { ($0["type"] as? String) == "Input.Text" } == 1)
    }

    // MARK: Groups and tables

    @Test func rowsAreAddedAndRemovedByButtons() throws {
        let card = SampleDescription.card([.group(SampleDescription.group), .text("x")])
        let data = try Adaptive.objects(Adaptive.object(Adaptive.card(card))).compactMap {
            $0["data"] as? [String: String]
        }
        #expect(
            data == [
                [
                    "form-page": "card3", "form-locale": "en", "form-remove": "/guests/0",
                    "guests": "", "guests.0": "",
                ],
                [
                    "form-page": "card3", "form-locale": "en", "form-add": "/guests",
                    "guests": "", "guests.0": "",
                ],
            ])
    }

    @Test func aTableOfAGroupHasItsInputs() throws {
        var group = SampleDescription.group
        group.rows[0].body = [SampleDescription.field("/guests/0/name", "Name")]
        let table = TableNode(
            title: "T", columns: [.init("Name"), .init("Age", alignment: .trailing)],
            rows: [.init(mark: "1", cells: ["Ada", "36"].map { TextMarkup(plain: $0) })],
            foot: ["Mean", "36"].map { TextMarkup(plain: $0) }, group: group)
        let objects = try Adaptive.objects(
            Adaptive.object(Adaptive.card(SampleDescription.card([.table(table)]))))
        let rows = objects.filter { $0["type"] as? String == "TableRow" }
        #expect(rows.map { ($0["cells"] as? [Any])?.count } == [3, 3, 3])
        #expect(objects.contains { $0["id"] as? String == "guests.0.name" })
    }

    // MARK: Notes

    @Test func whatAHostCannotCheckIsNoted() throws {
        let rows = (0..<2).map { row in
            let body = SampleDescription.field("/g/\(row)/n", "N", .number) { $0.hints.step = "1" }
            return GroupNode.Row(
                path: FieldPath(pointer: "/g/\(row)") ?? FieldPath(), title: "", body: [body])
        }
        let card = SampleDescription.card([
            SampleDescription.field("/a", "A") {
                $0.hints.unchecked = ["the validator \"remote\""]
                $0.hints.pattern = #"^\p{L}+$"#
                $0.hints.minimumLength = 3
            },
            SampleDescription.field("/b", "B", .duration),
            SampleDescription.field("/c", "C", .many([.init("x,y", title: "X")])),
            .group(GroupNode(path: FieldPath("g"), label: "G", rows: rows)),
        ])
        #expect(
            try Adaptive.card(card).notes.map { "\($0.path) \($0.phrase)" } == [
                "/a the validator \"remote\"", #"/a the pattern ^\p{L}+$"#,
                "/a at least 3 characters", "/b a length of time",
                "/c the choice \"x,y\", whose comma divides it in the answer",
                "/g/0/n a whole number",
            ])
    }

    // MARK: Laws

    /// A host shows what the other renderers show; values of inputs are in the inputs.
    @Test func allTextsAreThereInOrder() throws {
        let card = SampleDescription.card()
        let texts = try Adaptive.objects(Adaptive.object(Adaptive.card(card))).flatMap {
            object in
            ["label", "text", "title", "value", "tooltip"].compactMap { object[$0] as? String }
        }
        var rest = texts.map(Self.withoutMarkdown)[...]
        for part in card.markedTexts
        where ![.value, .placeholder, .unit, .mark, .column].contains(part.kind) {
            // One text may have several parts, such as a sentence with a link.
            guard let index = rest.firstIndex(where: { $0.contains(part.text) }) else {
                Issue.record("\(part.text) is missing or in another place")
                return
            }
            rest = rest[index...]
        }
    }

    private static func withoutMarkdown(_ text: String) -> String {
        text.replacing(/\]\([^)]*\)/, with: "").filter { !"*_[\\".contains($0) }
    }

    @Test(arguments: [
        "**b** [x](https://example.com)", "# x\n- y", "\u{1B}[31m\u{0}\u{202E}", "\"}]",
    ])
    func hostileTextsStayTexts(_ hostile: String) throws {
        var field = SampleDescription.fieldNode(
            "/a", hostile, .one([.init(hostile, title: hostile)]))
        field.help = TextMarkup(plain: hostile)
        field.issues = [IssueNode(hostile)]
        let table = TableNode(
            title: hostile, columns: [.init(hostile)],
            rows: [.init(mark: hostile, cells: [TextMarkup(plain: hostile)])])
        let card = SampleDescription.card(
            [
                .field(field), .text(hostile), .picture(hostile, art: [hostile]), .table(table),
                .link(hostile, to: hostile), .pair(hostile, hostile),
                .button(ActionNode(hostile, reason: hostile)), .text("x"),
            ], title: hostile)
        for object in try Adaptive.objects(Adaptive.object(Adaptive.card(card)))
        where object["type"] as? String == "TextBlock" {
            let text = try #require(object["text"] as? String)
            #expect(!text.contains("**b**") && !text.contains("[x](") && !text.hasPrefix("# "))
            #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
        }
    }

    @Test func deepTrees() throws {
        let deep = SampleDescription.card([SampleDescription.nested(1_000)])
        let json = String(decoding: try Adaptive.card(deep).jsonBytes, as: UTF8.self)
        #expect(json.contains("innermost"))
    }

    @Test(.countsInstructions) func deepTreesTakeLinearTime() throws {
        var box = CardBox()
        box.border = CardBox.Border()
        let ratio = try Growth.ofEightTimes(125) { size in
            let deep = (0..<size).reduce(CardNode.text("innermost")) { inner, _ in
                CardNode.stack([inner]).boxed(box)
            }
            let card = SampleDescription.card([deep])
            return { _ = try? Adaptive.card(card) }
        }
        #expect(ratio < 10)
    }
}
