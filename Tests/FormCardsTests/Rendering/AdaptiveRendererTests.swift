import Foundation
import FormModel
import Testing

@testable import FormCards

@Suite struct AdaptiveRendererTests {
    private static func adaptive(
        _ card: CardDescription, allowsSecrets: Bool = true
    ) throws -> AdaptiveCard {
        try AdaptiveRenderer(allowsSecrets: allowsSecrets).card(of: card)
    }

    private static func object(_ card: AdaptiveCard) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(card.jsonBytes)) as? [String: Any])
    }

    /// All objects in JSON, each before those in it, in the order of lists.
    private static func objects(_ value: Any) -> [[String: Any]] {
        if let list = value as? [Any] { return list.flatMap(objects) }
        guard let object = value as? [String: Any] else { return [] }
        let inner = ["columns", "rows", "cells", "items", "body", "facts", "choices", "actions"]
        return [object] + inner.compactMap { object[$0] }.flatMap(objects)
    }

    private static func input(
        _ field: FieldNode, allowsSecrets: Bool = true
    ) throws -> [String: Any] {
        let made = try adaptive(
            SampleDescription.card([.field(field)]), allowsSecrets: allowsSecrets)
        let found = try objects(object(made)).first {
            ($0["type"] as? String)?.hasPrefix("Input.") == true
        }
        return try #require(found)
    }

    private func field(
        _ control: FieldNode.Control, _ change: (inout FieldNode) -> Void = { _ in }
    ) -> FieldNode {
        SampleDescription.fieldNode("/a", "A", control, change)
    }

    // MARK: The card

    @Test func theCard() throws {
        let root = try Self.object(Self.adaptive(SampleDescription.card()))
        #expect(root["type"] as? String == "AdaptiveCard")
        #expect(root["version"] as? String == "1.5")
        #expect(root["lang"] as? String == "en" && root["rtl"] == nil)
        let actions = try #require(root["actions"] as? [[String: Any]])
        #expect(actions.compactMap { $0["title"] as? String } == ["Back", "Apply"])
        #expect(actions[0]["associatedInputs"] as? String == "none")
        #expect(actions[1]["isEnabled"] as? Bool == false)
        #expect(actions[1]["tooltip"] as? String == "Not yet.")
        #expect(
            actions[1]["data"] as? [String: String]
                == ["form-page": "card3", "form-button": "apply"])
    }

    @Test func arabicIsWrittenFromRightToLeft() throws {
        let card = CardDescription(
            id: "c", title: "T", state: .empty, isValid: true,
            body: .text("x", alignment: .trailing), language: "ar")
        let root = try Self.object(Self.adaptive(card))
        #expect(root["rtl"] as? Bool == true)
        #expect(Self.objects(root).contains { $0["horizontalAlignment"] as? String == "left" })
    }

    @Test func severalCardsAreAList() throws {
        let card = try Self.adaptive(SampleDescription.card())
        let json = try JSONSerialization.jsonObject(
            with: Data(AdaptiveCard.jsonBytes(of: [card, card])))
        #expect((json as? [Any])?.count == 2)
    }

    // MARK: Inputs

    @Test func numbers() throws {
        let input = try Self.input(
            field(.number) {
                $0.isRequired = true
                $0.unit = "kg"
                $0.entered = ["12.5"]
                $0.hints.minimum = "1"
                $0.hints.maximum = "20"
            })
        #expect(input["type"] as? String == "Input.Number")
        #expect(input["label"] as? String == "A (kg)" && input["id"] as? String == "a")
        #expect(input["isRequired"] as? Bool == true)
        #expect(input["min"] as? Double == 1 && input["max"] as? Double == 20)
        #expect(input["value"] as? Double == 12.5)
        #expect(input["errorMessage"] as? String == "Please check: A.")
    }

    /// A value that the input of a type would drop is kept in an input of text.
    @Test(
        arguments: [
            (.number, "12", "Input.Number"), (.number, "twelve", "Input.Text"),
            (.number, "12345678901234567", "Input.Text"), (.date, "2026-01-31", "Input.Date"),
            (.date, "soon", "Input.Text"), (.time, "14:30", "Input.Time"),
            (.time, "14:30:05", "Input.Text"), (.moment, "2026-01-31T14:30:00Z", "Input.Text"),
            (.duration, "PT1H", "Input.Text"), (.lines, "a\nb", "Input.Text"),
        ] as [(FieldNode.Control, String, String)])
    func whatWasEnteredIsKept(
        _ row: (control: FieldNode.Control, entered: String, type: String)
    ) throws {
        let input = try Self.input(field(row.control) { $0.entered = [row.entered] })
        #expect(input["type"] as? String == row.type)
        #expect("\(input["value"] ?? "")" == row.entered)
    }

    @Test func textsHaveLimitsAndPatterns() throws {
        let input = try Self.input(
            field(.line) {
                $0.hints.maximumLength = 20
                $0.hints.pattern = "^[a-z]+$"
                $0.hints.inputType = "email"
            })
        #expect(input["maxLength"] as? Int == 20 && input["regex"] as? String == "^[a-z]+$")
        #expect(input["style"] as? String == "email")
        let least = try Self.input(field(.line) { $0.hints.minimumLength = 3 })
        #expect(least["regex"] as? String == #"^[\s\S]{3,}$"#)
    }

    @Test(
        arguments: [
            ("^[a-z]+$", true), (#"^(?=.{3}$)(?:a|b)(?!c)(?<=d)$"#, true), (#"\p{L}"#, false),
            ("[[a-z]&&[^b]]", false), ("é", false), ("(?<name>a)", false), ("(?i:a)", false),
            (#"\u{1F600}"#, false),
        ])
    func patternsThatAllHostsRead(_ row: (pattern: String, isPortable: Bool)) {
        #expect(AdaptiveBody.isPortable(row.pattern) == row.isPortable)
    }

    @Test func choices() throws {
        let input = try Self.input(
            field(.one(SampleDescription.purposes)) { $0.isRequired = true })
        let choices = try #require(input["choices"] as? [[String: String]])
        // What cannot be chosen is left out.
        #expect(choices.map { $0["value"] } == ["home", "car"])
        #expect(choices[1]["title"] == "A car (New or used)")
        #expect(input["style"] as? String == "expanded" && input["value"] as? String == "home")
        let many = try Self.input(
            field(.many(["a", "b", "c"].map { .init($0, title: $0, isSelected: $0 != "b") })))
        #expect(many["isMultiSelect"] as? Bool == true && many["value"] as? String == "a,c")
        let long = try Self.input(
            field(.one((1...8).map { .init("\($0)", title: "*\($0)*") })))
        #expect(long["style"] as? String == "compact")
        #expect((long["choices"] as? [[String: String]])?.first?["title"] == "*1*")
    }

    /// A toggle would answer a question that has no answer yet.
    @Test func yesAndNo() throws {
        func options(_ answer: Bool?) -> [FieldNode.Option] {
            [true, false].map {
                .init("\($0)", title: $0 ? "yes" : "no", isSelected: $0 == answer)
            }
        }
        let open = try Self.input(field(.yesNo(options(nil))) { $0.isRequired = true })
        #expect(open["type"] as? String == "Input.ChoiceSet" && open["value"] == nil)
        #expect(open["isRequired"] as? Bool == true)
        let no = try Self.input(field(.yesNo(options(false))) { $0.isRequired = true })
        #expect(no["type"] as? String == "Input.Toggle" && no["value"] as? String == "false")
        #expect(no["isRequired"] == nil)
    }

    @Test func secretsAreRefusedUnlessAllowed() throws {
        let secret = field(.line) {
            $0.isSecure = true
            $0.text = SampleDescription.secret
            $0.entered = [SampleDescription.secret]
        }
        #expect(throws: AdaptiveSecretError(paths: [FieldPath("a")])) {
            try Self.adaptive(SampleDescription.card([.field(secret)]), allowsSecrets: false)
        }
        let input = try Self.input(secret)
        #expect(input["style"] as? String == "password" && input["value"] == nil)
    }

    @Test func whatCannotBeChangedIsAFact() throws {
        let card = SampleDescription.card([
            .field(field(.number) { ($0.isEnabled, $0.isComputed, $0.text) = (false, true, "12") }),
            .pair("B", "2"), .field(field(.line)), .field(field(.line)),
        ])
        let objects = try Self.objects(Self.object(Self.adaptive(card)))
        let sets = objects.filter { $0["type"] as? String == "FactSet" }
        // A second input with the same id is a fact too.
        #expect(sets.count == 2 && (sets[0]["facts"] as? [Any])?.count == 2)
        #expect(objects.count { ($0["type"] as? String) == "Input.Text" } == 1)
    }

    // MARK: Groups and tables

    @Test func rowsAreAddedAndRemovedByButtons() throws {
        let card = SampleDescription.card([.group(SampleDescription.group), .text("x")])
        let data = try Self.objects(Self.object(Self.adaptive(card))).compactMap {
            $0["data"] as? [String: String]
        }
        #expect(
            data == [
                ["form-page": "card3", "form-remove": "/guests/0"],
                ["form-page": "card3", "form-add": "/guests"],
            ])
    }

    @Test func aTableOfAGroupHasItsInputs() throws {
        var group = SampleDescription.group
        group.rows[0].body = [SampleDescription.field("/guests/0/name", "Name")]
        let table = TableNode(
            title: "T", columns: [.init("Name"), .init("Age", alignment: .trailing)],
            rows: [.init(mark: "1", cells: ["Ada", "36"].map { TextMarkup(plain: $0) })],
            foot: ["Mean", "36"].map { TextMarkup(plain: $0) }, group: group)
        let objects = try Self.objects(
            Self.object(Self.adaptive(SampleDescription.card([.table(table)]))))
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
            try Self.adaptive(card).notes.map { "\($0.path) \($0.phrase)" } == [
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
        let texts = try Self.objects(Self.object(Self.adaptive(card))).flatMap { object in
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
        for object in try Self.objects(Self.object(Self.adaptive(card)))
        where object["type"] as? String == "TextBlock" {
            let text = try #require(object["text"] as? String)
            #expect(!text.contains("**b**") && !text.contains("[x](") && !text.hasPrefix("# "))
            #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
        }
    }

    @Test func deepTreesTakeLinearTime() throws {
        var box = CardBox()
        box.border = CardBox.Border()
        let ratio = Growth.ofEightTimes(125) { size in
            let deep = (0..<size).reduce(CardNode.text("innermost")) { inner, _ in
                CardNode.stack([inner]).boxed(box)
            }
            let card = SampleDescription.card([deep])
            return { _ = try? Self.adaptive(card) }
        }
        #expect(ratio < 24)
        let deep = SampleDescription.card([SampleDescription.nested(1_000)])
        let json = String(decoding: try Self.adaptive(deep).jsonBytes, as: UTF8.self)
        #expect(json.contains("innermost"))
    }
}
