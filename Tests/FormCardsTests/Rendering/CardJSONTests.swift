import Foundation
import FormModel
import TestSupport
import Testing

@testable import FormCards

@Suite struct CardJSONTests {
    private static let documentation = Repository.root
        .appending(components: "Documentation", "CardJSON.md")

    /// The JSON of cards with every node and every member.
    private static let everything: [CardDescription] = {
        var box = CardBox()
        box.margin = CardBox.Edges(top: 1)
        box.padding = CardBox.Edges(left: 1)
        box.border = CardBox.Border(isRounded: true, color: .role(.accent))
        box.fill = .rgb(RGBColor(red: 0, green: 10, blue: 255))
        box.accessory = .checkmark
        box.width = .fixed(20)
        box.height = 3
        var hints = FieldNode.Hints()
        hints.autocomplete = "email"
        hints.inputMode = "numeric"
        hints.pattern = "^a$"
        hints.step = "1"
        hints.minimumLength = 1
        hints.maximumLength = 2
        hints.accepted = ["image/png", ".pdf"]
        hints.maximumBytes = 2
        hints.isLeftToRight = true
        hints.suggestions = ["Oslo"]
        hints.unchecked = ["the validator \"remote\""]
        var look = CardLook()
        look.margin = CardBox.Edges(right: 2)
        look.isTransparent = true
        look.gradient = CardLook.Gradient([.role(.good), .rgb(RGBColor(red: 1, green: 2, blue: 3))])
        look.shadow = CardLook.Shadow(color: .role(.muted))
        look.edit = "change"
        look.isHidden = true
        look.fillsScreen = true
        var issues = IssuesNode(issues: [IssueNode("Wrong.")], style: .summary)
        issues.heading = "There is 1 problem"
        let table = TableNode(
            columns: [.init("C", width: .intrinsic)],
            rows: [
                TableNode.Row(
                    cells: [TextMarkup(plain: "c")],
                    fields: [SampleDescription.fieldNode("/lines/0/price", "Price")],
                    cellFields: [FieldPath(pointer: "/lines/0/price")])
            ], empty: "None.", issues: [IssueNode("Wrong.")], group: SampleDescription.group)
        let gauge = GaugeNode(
            "G", style: .progress, marks: [.init(.nan, text: "—", title: "T")], segments: 5,
            color: .role(.bad))
        var limited = SampleDescription.fieldNode("/limited", "Limited")
        limited.hints = hints
        limited.unitBefore = "£"
        limited.appearance = .rows(8)
        var group = SampleDescription.group
        group.issues = [IssueNode("Too many.")]
        group.rows += guests([[false, true], [false, true]])
        group.add = ActionNode(
            "Add", name: "more", action: .custom("more"), isEnabled: false, reason: "Full.")
        group.add?.isPressed = true
        group.add?.row = FieldPath(pointer: "/lines/0")
        var open = ActionNode("Open", action: .custom("open"))
        (open.isPressed, open.row) = (false, FieldPath(pointer: "/lines/0"))
        var named = CardBox()
        named.accessory = .icon("★", text: "New")
        let track = GaugeNode(
            "T", track: [.init(1, text: "1")], lower: 0, upper: 2, ends: ["0", "2"])
        let more: [CardNode] = [
            .text("named").boxed(named), .decoration("☎"), .button(open), .gauge(track),
            .text(TextMarkup(plain: "cut"), role: .normal, alignment: .leading, lines: 2),
            .rule(color: .role(.bad)),
            .picture("A house", address: "https://example.org/a.png"),
            .text("boxed").boxed(box), .field(limited), CardNode(.issues(issues)), .table(table),
            .gauge(gauge), .group(group),
        ]
        var other = CardDescription(
            id: "other", title: "Other", state: .none, isValid: true,
            issues: [
                IssueNode("Wrong.", code: "wrong", path: FieldPath("amount"), label: "Amount")
            ], look: look, body: .stack(more), open: "callBack", language: "de")
        other.ending = "done"
        return [SampleDescription.card(), other]
    }()

    /// A row for each list of flags, with a choice that has one option for each flag: whether it can be chosen.
    ///
    /// The last option is selected.
    private static func guests(_ rows: [[Bool]]) -> [GroupNode.Row] {
        rows.enumerated().map { index, flags in
            let path = FieldPath("guests").appending(.index(index))
            let options = flags.indices.map { option in
                FieldNode.Option(
                    "v\(option)", title: "T", isSelected: option == flags.count - 1,
                    isEnabled: flags[option])
            }
            var field = FieldNode(
                path: path.appending(.key("meal")), label: "Meal", control: .one(options))
            field.entered = options.filter(\.isSelected).map(\.value)
            return GroupNode.Row(path: path, title: "Guest", body: [.field(field)])
        }
    }

    // MARK: The documentation

    /// A member in a table of the documentation.
    private struct Member {
        let type: String
        let isRequired: Bool
    }

    /// The members by the name of their object.
    private static let shape: [String: [String: Member]] = {
        guard let text = try? String(contentsOf: documentation, encoding: .utf8) else { return [:] }
        var shape: [String: [String: Member]] = [:]
        var object = ""
        for line in text.split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let name = cells[0].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
            if cells[1] == "is" {
                object = name
                shape[object] = [:]
            } else {
                let type = cells[1].prefix { $0 != ":" }
                shape[object]?[name] = Member(
                    type: String(type), isRequired: cells.last == "always")
            }
        }
        return shape
    }()

    /// Follows the documentation through JSON, and collects the members that occur.
    private final class Walk {
        var seen: Set<String> = []

        func check(_ value: Any, is type: String, at place: String) {
            if type.hasPrefix("list of ") {
                guard let list = value as? [Any] else { return wrong(value, type, place) }
                for (index, element) in list.enumerated() {
                    check(element, is: String(type.dropFirst(8)), at: "\(place)/\(index)")
                }
                return
            }
            switch type {
            case "text": if !(value is String) { wrong(value, type, place) }
            case "number": if !(value is NSNumber || value is NSNull) { wrong(value, type, place) }
            case "boolean": if !(value is Bool) { wrong(value, type, place) }
            case "width": if !(value is String || value is NSNumber) { wrong(value, type, place) }
            case "rich text":
                if !(value is String) { check(value, is: "list of line", at: place) }
            case "span" where value is String: break
            case "node":
                guard let node = value as? [String: Any], let kind = node["kind"] as? String else {
                    return wrong(value, type, place)
                }
                members(node, of: [kind, "node"], at: place)
            default:
                guard let object = value as? [String: Any] else {
                    return wrong(value, type, place)
                }
                members(object, of: [type], at: place)
            }
        }

        private func members(_ object: [String: Any], of types: [String], at place: String) {
            let shape = CardJSONTests.shape
            for type in types { #expect(shape[type] != nil, "\(place): no table for \(type)") }
            for (key, value) in object {
                guard let type = types.first(where: { shape[$0]?[key] != nil }),
                    let member = shape[type]?[key]
                else {
                    Issue.record("\(place): \(types) has no \(key)")
                    continue
                }
                seen.insert("\(type).\(key)")
                check(value, is: member.type, at: "\(place)/\(key)")
            }
            for type in types {
                for (key, member) in shape[type] ?? [:] where member.isRequired {
                    #expect(object[key] != nil, "\(place): \(key) is missing")
                }
            }
        }

        private func wrong(_ value: Any, _ type: String, _ place: String) {
            Issue.record("\(place): \(value) is no \(type)")
        }
    }

    /// Every member that is written is documented with its type, and every documented member occurs.
    @Test func theDocumentationIsTheShape() throws {
        let json = try JSONSerialization.jsonObject(
            with: Data(CardDescription.jsonBytes(of: Self.everything)))
        let root = try #require(json as? [String: Any])
        #expect(root["version"] as? Int == CardDescription.jsonVersion)
        #expect(Set(root.keys) == ["version", "cards"])
        let walk = Walk()
        walk.check(try #require(root["cards"]), is: "list of card", at: "")
        let documented = Self.shape.flatMap { type, members in
            members.keys.map { "\(type).\($0)" }
        }
        #expect(!documented.isEmpty)
        #expect(Set(documented).subtracting(walk.seen).isEmpty, "never written")
    }

    private static let limits = JSONLimits(bytes: .max, depth: 256, members: .max)

    /// The schema has the members of the documentation, and accepts what is written.
    @Test func theSchemaIsTheShape() throws {
        let schema = CardSchema.schema
        for (name, members) in Self.shape {
            let object = try #require(schema["$defs"]?[name], "\(name)")
            #expect(
                Set(object["properties"]?.members.map(\.key) ?? []) == Set(members.keys), "\(name)")
            guard case .list(let required)? = object["required"] else {
                Issue.record("\(name): no required members")
                continue
            }
            #expect(required.count == members.values.count(where: \.isRequired), "\(name)")
        }
        #expect(CardSchema.objects.count == Self.shape.count)
        var evaluator = SchemaEvaluator(schema)
        let json = try JSONValue(
            CardDescription.jsonBytes(of: Self.everything), limits: Self.limits)
        let isAccepted = evaluator.accepts(SchemaValue(copying: json))
        #expect(isAccepted)
        #expect(evaluator.unknown == [])
        for sample in SampleForm.all {
            for state in [nil, CardState.invalid] {
                let cards = DescriptionBuilder().descriptions(
                    of: FormDataSource(form: try sample.form(), clock: SampleForm.clock), as: state)
                let json = try JSONValue(CardDescription.jsonBytes(of: cards), limits: Self.limits)
                let isAccepted = evaluator.accepts(SchemaValue(copying: json))
                #expect(isAccepted, "\(sample.name)")
            }
        }
    }

    /// Words that are documented are those of the types.
    @Test func theWordsAreDocumented() throws {
        let text = try String(contentsOf: Self.documentation, encoding: .utf8)
        let words =
            TextRole.allCases.map(\.rawValue) + Alignment.allCases.map(\.rawValue)
            + IssuesNode.Style.allCases.map(\.rawValue) + GaugeNode.Style.allCases.map(\.rawValue)
            + StackNode.Axis.allCases.map(\.rawValue)
            + StackNode.Distribution.allCases.map(\.rawValue)
            + CardBox.Accessory.named.map(\.word) + ["icon"]
            + CardBox.Border.Line.allCases.map(\.rawValue)
            + CardColor.Role.allCases.map(\.rawValue)
        for word in words { #expect(text.contains("`\(word)`"), "\(word) is not documented") }
    }

    // MARK: Laws

    /// Options that the field of an earlier row has are a reference to it, whichever of them are selected.
    @Test func optionsOfRowsAreWrittenOnce() throws {
        let rows = [[true, true], [true, true], [false, true], [true], [true], []]
        let group = GroupNode(path: FieldPath("guests"), label: "Guests", rows: Self.guests(rows))
        let json = try JSONSerialization.jsonObject(
            with: Data(
                CardDescription.jsonBytes(of: [SampleDescription.card([.group(group)])])))
        let fields = Self.objects(in: json) { $0["control"] as? String == "one" }
        #expect(fields.count == rows.count)
        var written: [String: [Bool]] = [:]
        var references: [String] = []
        for (field, flags) in zip(fields, rows) {
            let path = try #require(field["path"] as? String)
            let earlier = field["optionsOf"] as? String
            references.append(earlier ?? "")
            let own = (field["options"] as? [[String: Any]])?.compactMap {
                $0["isEnabled"] as? Bool
            }
            written[path] = earlier.flatMap { written[$0] } ?? own ?? []
            #expect(written[path] == flags)
            let entered = field["entered"] as? [String] ?? []
            #expect(entered == (flags.isEmpty ? [] : ["v\(flags.count - 1)"]))
        }
        #expect(references == ["", "/guests/0/meal", "", "", "/guests/3/meal", ""])
    }

    /// The objects in JSON that a condition holds for, in the order of lists.
    private static func objects(
        in json: Any, where isWanted: ([String: Any]) -> Bool
    ) -> [[String: Any]] {
        if let list = json as? [Any] { return list.flatMap { objects(in: $0, where: isWanted) } }
        guard let object = json as? [String: Any] else { return [] }
        return isWanted(object)
            ? [object] : object.values.flatMap { objects(in: $0, where: isWanted) }
    }

    @Test func secretsAreNeverWritten() {
        let json = String(
            decoding: CardDescription.jsonBytes(of: [SampleDescription.card()]), as: UTF8.self)
        #expect(!json.contains(SampleDescription.secret))
        #expect(json.contains(#""isSecure":true,"isAnswered":true"#))
    }

    @Test(arguments: ["\u{1B}[31m\"\\", "\u{202E}\u{200B}", "</script>\u{0}", "a\u{2028}b"])
    func hostileTextsAreEscaped(_ text: String) throws {
        let card = SampleDescription.card([.text(text), .picture(text, art: [text])], title: text)
        let bytes = CardDescription.jsonBytes(of: [card])
        #expect(bytes.dropLast().allSatisfy { $0 >= 0x20 })
        let root = try #require(
            JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let cards = try #require(root["cards"] as? [[String: Any]])
        #expect(cards.first?["title"] as? String == text)
    }

    @Test func deepTrees() {
        let json = String(
            decoding: CardDescription.jsonBytes(
                of: [SampleDescription.card([SampleDescription.nested(1_000)])]),
            as: UTF8.self)
        #expect(json.contains("innermost"))
        #expect(json.count { $0 == "{" } == json.count { $0 == "}" })
    }

    @Test(.countsInstructions) func deepTreesTakeLinearTime() throws {
        let ratio = try Growth.ofEightTimes(125) { size in
            let card = SampleDescription.card([SampleDescription.nested(size)])
            return { _ = CardDescription.jsonBytes(of: [card]) }
        }
        #expect(ratio < 10)
    }
}
