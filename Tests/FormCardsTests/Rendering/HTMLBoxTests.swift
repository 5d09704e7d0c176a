import FormCards
import FormModel
import TestSupport
import Testing

/// Boxes, stacks and the look of cards are classes of the style sheet.
@Suite struct HTMLBoxTests {
    private static func page(_ node: CardNode, _ look: CardLook = CardLook()) throws -> HTMLElement
    {
        var card = SampleDescription.card([node])
        card.look = look
        return try HTMLElement.read(card.html())
    }

    private static func classes(_ element: HTMLElement?) -> [String] {
        (element?["class"] ?? "").split(separator: " ").map(String.init)
    }

    private static func boxed(_ change: (inout CardBox) -> Void) throws -> [[String]] {
        var box = CardBox()
        change(&box)
        let page = try page(CardNode.text("x").boxed(box))
        return page.all("div").map(classes).filter { ["fr-box", "fr-high"].contains($0.first) }
    }

    @Test func boxes() throws {
        #expect(
            try Self.boxed { $0.margin = .init(top: 1, right: 2, bottom: 3, left: 20) }
                == [["fr-box", "fr-above-1", "fr-right-2", "fr-under-3", "fr-left-20"]])
        #expect(
            try Self.boxed { $0.padding = .init(top: 5, bottom: 1_000) }
                == [["fr-box", "fr-in-above-4", "fr-in-under-100"]])
        #expect(
            try Self.boxed { $0.width = .fixed(30) } == [["fr-box", "fr-narrow", "fr-width-30"]])
        #expect(
            try Self.boxed {
                $0.height = 5
                $0.verticalAlignment = .bottom
            } == [["fr-box"], ["fr-high", "fr-height-5", "fr-low"]])
        #expect(
            try Self.boxed {
                $0.height = 1_000
                $0.verticalAlignment = .center
            } == [["fr-box"], ["fr-high", "fr-height-100", "fr-mid"]])
        #expect(
            try Self.boxed { $0.verticalAlignment = .bottom } == [["fr-box", "fr-self-low"]])
        #expect(
            try Self.boxed {
                $0.fill = .rgb(RGBColor(red: 255, green: 200, blue: 0))
                $0.border = .init(line: .heavy, color: .role(.bad))
            } == [["fr-box", "fr-heavy", "fr-line-bad", "fr-on-hue-2", "fr-padding"]])
    }

    @Test(
        arguments: [
            (.vertical, .fill, .center, 2, ["fr-middle", "fr-rows-2"]),
            (.vertical, .fill, .trailing, 0, ["fr-last"]),
            (.horizontal, .equal, .leading, 3, ["fr-row", "fr-equal", "fr-columns-3"]),
            (.horizontal, .between, .center, 0, ["fr-row", "fr-between", "fr-mid"]),
            (.wrapping, .fill, .trailing, 100, ["fr-row", "fr-wrap", "fr-low", "fr-columns-100"]),
        ] as [(StackNode.Axis, StackNode.Distribution, Alignment, Int, [String])])
    func stacks(
        _ row: (
            axis: StackNode.Axis, distribution: StackNode.Distribution, alignment: Alignment,
            spacing: Int, classes: [String]
        )
    ) throws {
        let stack = StackNode(
            [.text("x")], axis: row.axis, distribution: row.distribution, alignment: row.alignment,
            spacing: row.spacing)
        let page = try Self.page(.stack(stack))
        let stacks = page.all("div").map(Self.classes).filter { $0.first == "fr-stack" }
        #expect(stacks.last == ["fr-stack"] + row.classes)
    }

    @Test func looks() throws {
        var look = CardLook()
        look.margin = .init(top: 1, left: 7)
        look.gradient = .init(
            [.role(.accent), .rgb(RGBColor(red: 0, green: 0, blue: 255)), .role(.good)], angle: -32)
        look.shadow = .init(opacity: 0.44, side: .left, color: .role(.muted))
        #expect(
            Self.classes(try Self.page(.text("x"), look).first("form")) == [
                "fr-card", "fr-above-1", "fr-left-6", "fr-light", "fr-stops-3", "fr-angle-330",
                "fr-stop-1-accent", "fr-stop-2-hue-8", "fr-stop-3-good", "fr-shadow-left",
                "fr-weight-40", "fr-shade-muted",
            ])
        look.gradient = .init((0..<9).map { .rgb(RGBColor(red: UInt8($0), green: 0, blue: 0)) })
        #expect(
            Self.classes(try Self.page(.text("x"), look).first("form")).contains("fr-stop-4-muted"))
        look.gradient = .init([.role(.bad)], angle: 1e300)
        #expect(Self.classes(try Self.page(.text("x"), look).first("form")).contains("fr-stops-1"))
        look.isTransparent = true
        #expect(
            Self.classes(try Self.page(.text("x"), look).first("form")) == [
                "fr-card", "fr-above-1", "fr-left-6", "fr-plain",
            ])
    }

    @Test func gauges() throws {
        func shapes(_ style: GaugeNode.Style, _ values: [Double], segments: Int = 0) throws
            -> [String]
        {
            let gauge = GaugeNode(
                style: style, marks: values.map { .init($0, text: "t", title: "m") }, lower: 0,
                upper: 10, segments: segments, color: .role(.good))
            let page = try Self.page(.gauge(gauge))
            #expect(page.all("div").map(Self.classes).contains(["fr-gauge", "fr-fill-good"]))
            #expect(page.all("svg").allSatisfy { $0["aria-hidden"] == "true" })
            return (page.all("rect") + page.all("circle")).filter { $0["class"] == "fr-fill" }.map {
                [$0["x"], $0["y"], $0["width"], $0["height"], $0["cx"]].map { $0 ?? "" }
                    .joined(separator: " ")
            }
        }
        #expect(
            try shapes(.bar, [2.5, .nan, 99]) == ["  25% 100% ", "  0% 100% ", "  100% 100% "])
        #expect(
            try shapes(.progress, [7.5], segments: 2)
                == ["  49.50% 100% ", "50.50%  24.50% 100% ", "    75%"])
        #expect(try shapes(.histogram, [2.5]) == ["  100% 100% "])
        #expect(try shapes(.track, [0, 3.33]) == ["  33.30% 100% ", "    0%", "    33.30%"])
        #expect(try shapes(.track, [5, .nan]) == ["  50% 100% ", "    50%"])
        let columns = GaugeNode(style: .histogram, marks: [.init(2.5, text: "t")], upper: 10)
        #expect(try Self.page(.gauge(columns)).all("svg").map { $0["height"] } == ["25%"])
    }

    // MARK: The style sheet

    /// The classes of the style sheet.
    private static let known: Set<String> = {
        var names: Set<String> = []
        for piece in HTMLRenderer.styleSheet.split(separator: ".").dropFirst() {
            names.insert(String(piece.prefix { $0.isLetter || $0.isNumber || $0 == "-" }))
        }
        return names
    }()

    /// The classes that mark an element for a program, or for a rule about the elements in it.
    private static let markers: Set<String> = [
        "fr-stack", "fr-primary", "fr-mark", "fr-track", "fr-fill", "fr-remove", "fr-text",
        "fr-disabled",
    ]

    /// Every class on a page is one of the style sheet, whatever numbers and colours a card has.
    @Test func everyClassHasARule() throws {
        var numbers = SeededNumbers(seed: 21)
        func color() -> CardColor {
            numbers.below(2) == 0
                ? .role(CardColor.Role.allCases[numbers.below(5)])
                : .rgb(
                    RGBColor(
                        red: UInt8(numbers.below(256)), green: UInt8(numbers.below(256)),
                        blue: UInt8(numbers.below(256))))
        }
        func edges() -> CardBox.Edges {
            .init(
                top: numbers.below(120), right: numbers.below(120), bottom: numbers.below(9),
                left: numbers.below(9))
        }
        var missing: Set<String> = []
        for _ in Laws.rounds(200) {
            var box = CardBox()
            box.margin = edges()
            box.padding = edges()
            box.fill = numbers.below(2) == 0 ? nil : color()
            box.border = numbers.below(2) == 0 ? nil : .init(line: .double, color: color())
            box.width = [.fill, .intrinsic, .fixed(numbers.below(1_100))][numbers.below(3)]
            box.height = numbers.below(1_100)
            box.accessory = [.disclosure, .activity, .checkmark][numbers.below(3)]
            box.verticalAlignment = CardBox.VerticalAlignment.allCases[numbers.below(3)]
            let stack = StackNode(
                [.text("a"), .space(numbers.below(500)), .rule(.vertical)],
                axis: StackNode.Axis.allCases[numbers.below(3)],
                distribution: StackNode.Distribution.allCases[numbers.below(3)],
                alignment: Alignment.allCases[numbers.below(3)], spacing: numbers.below(120))
            let gauge = GaugeNode(
                style: GaugeNode.Style.allCases[numbers.below(4)],
                marks: [.init(0.5, text: "1", title: "t")], segments: numbers.below(12),
                color: color())
            var look = CardLook()
            look.margin = edges()
            look.gradient = .init(
                (0...numbers.below(7)).map { _ in color() },
                angle: Double(numbers.below(2_000)) - 900)
            look.shadow = .init(opacity: Double(numbers.below(101)) / 100, color: color())
            let page = try Self.page(
                .stack([CardNode.stack(stack).boxed(box), .gauge(gauge)]), look)
            missing.formUnion(
                page.descendants.flatMap(Self.classes).filter {
                    !Self.known.contains($0) && !Self.markers.contains($0)
                })
        }
        #expect(missing.isEmpty)
        for element in try HTMLElement.read(SampleDescription.card().html()).descendants {
            let unknown = Self.classes(element).filter {
                !Self.known.contains($0) && !Self.markers.contains($0)
            }
            #expect(unknown.isEmpty, "\(element.name)")
        }
    }

    /// A vertical rule is a line, whatever the columns beside it.
    @Test func uprightRules() {
        let sheet = HTMLRenderer.styleSheet
        let rules = sheet.split(separator: "}").filter { $0.contains("hr.fr-upright {") }
        #expect(
            rules.contains { $0.contains(".fr-row > hr.fr-upright {") && $0.contains("flex: none") }
        )
        // A rule with three classes and an element wins over that of the columns, which has two classes.
        #expect(sheet.contains("\n.fr-row.fr-equal > * {"))
        #expect(sheet.contains(".fr-card .fr-row > hr.fr-upright {"))
    }
}
