import Testing

@testable import FormCards

/// The drawing of numbers within limits.
@Suite struct GaugeDrawingTests {
    private func bar(
        _ value: Double, _ text: String, style: GaugeNode.Style = .bar, segments: Int = 0,
        width: Int = 20, glyphs: CardGlyphs = .unicode
    ) -> [String] {
        let mark = GaugeNode.Mark(value, text: text)
        let node = CardNode.gauge(GaugeNode(style: style, marks: [mark], segments: segments))
        return Drawn.lines(node, width, glyphs)
    }

    @Test(arguments: [
        (0.0, "0 %", "                 0 %"), (0.5, "50 %", "████████        50 %"),
        (1.0, "100 %", "██████████████ 100 %"), (-3.0, "x", "                   x"),
        (7.0, "x", "██████████████████ x"), (.nan, "x", "                   x"),
        (.infinity, "x", "██████████████████ x"), (0.01, "1 %", "▏                1 %"),
        (0.53, "53 %", "████████▌       53 %"),
    ])
    func bars(value: Double, text: String, line: String) { #expect(bar(value, text) == [line]) }

    @Test func asciiBars() {
        #expect(bar(0.5, "50 %", glyphs: .ascii) == ["########        50 %"])
    }

    @Test func progress() {
        #expect(
            bar(0.5, "50 %", style: .progress, segments: 4) == ["━━━ ━━━ ●── ─── 50 %"])
        #expect(
            bar(0, "0 %", style: .progress, segments: 4) == ["●─── ─── ─── ─── 0 %"])
        #expect(bar(1, "100 %", style: .progress) == ["━━━━━━━━━━━━━● 100 %"])
        #expect(
            bar(0.5, "50 %", style: .progress, segments: 4, glyphs: .ascii)
                == ["=== === O-- --- 50 %"])
    }

    /// Each segment takes two cells, and a cell is between them: never are there fewer segments than the author wants.
    @Test(arguments: [(4, 4), (5, 5), (6, 1), (100, 1), (0, 1)])
    func segmentsThatFit(segments: Int, shown: Int) {
        let line = bar(0, "", style: .progress, segments: segments, width: 15)[0]
        #expect(line.split(separator: " ").count == shown)
        #expect(line.count == 15)
    }

    @Test func barsWithTitlesShareColumns() {
        let gauge = GaugeNode(
            "Share",
            marks: [
                GaugeNode.Mark(1, text: "10", title: "North"),
                GaugeNode.Mark(0.5, text: "5", title: "West"),
            ])
        #expect(
            Drawn.lines(.gauge(gauge), 20)
                == ["Share", "North  ██████████ 10", "West   █████▌      5"])
        #expect(
            Drawn.lines(.gauge(gauge), 12) == [
                "Share", "North 10", "████████████", "West 5", "██████",
            ])
    }

    @Test func track() {
        let gauge = GaugeNode(
            "Price", style: .track,
            marks: [
                GaugeNode.Mark(0, text: "$0", title: "from"),
                GaugeNode.Mark(100, text: "$100", title: "to"),
            ], lower: 0, upper: 100)
        #expect(
            Drawn.lines(.gauge(gauge), 20) == [
                "Price", "├●━━━━━━━━━━━━━━━━●┤", "from $0      to $100",
            ])
        #expect(
            Drawn.lines(.gauge(gauge), 20, .ascii)
                == ["Price", "|o================o|", "from $0      to $100"])
    }

    /// Numbers that do not fit below their marks, and answers without a mark, are in a line of their own.
    @Test(
        arguments: [
            ([50], ["├━━━━━━━━━●────────┤", "         50"]),
            ([40, 50], ["├───────●━●────────┤", "40  50"]),
            ([0, .nan], ["├●─────────────────┤", "0  ?"]),
            ([20, 80], ["├───●━━━━━━━━━━●───┤", "   20         80"]),
        ] as [([Double], [String])])
    func numbersBelowTheirMarks(_ row: (values: [Double], lines: [String])) {
        let gauge = GaugeNode(
            style: .track,
            marks: row.values.map {
                GaugeNode.Mark($0, text: $0.isNaN ? "?" : String(Int($0)))
            }, lower: 0, upper: 100)
        #expect(Drawn.lines(.gauge(gauge), 20) == row.lines)
    }

    @Test func histogram() {
        let gauge = GaugeNode(
            style: .histogram,
            marks: [
                GaugeNode.Mark(3, text: "3", title: "Jan"),
                GaugeNode.Mark(6, text: "6", title: "Feb"),
                GaugeNode.Mark(0, text: "0", title: "Mar"),
            ], lower: 0, upper: 6)
        #expect(
            Drawn.lines(.gauge(gauge), 20) == [
                "      6", "     ███", "     ███", " 3   ███", "███  ███", "███  ███",
                "███  ███   0", "───  ───  ───", "Jan  Feb  Mar",
            ])
        // Columns that do not fit beside each other become bars.
        #expect(Drawn.lines(.gauge(gauge), 12).contains("██████"))
    }

    @Test(arguments: [
        (-1.7e308, 1.7e308, 0.0, 0.5), (0, 1e-300, 1e-300, 1), (5, 1, 0.5, 0.5),
        (0, .infinity, 0.25, 0.25),
    ])
    func sharesOfExtremeLimits(lower: Double, upper: Double, value: Double, share: Double) {
        let gauge = GaugeNode(marks: [], lower: lower, upper: upper)
        #expect(gauge.share(of: GaugeNode.Mark(value, text: "")) == share)
    }

    @Test(arguments: [true, false])
    func colours(drawsTraits: Bool) {
        let red = CardColor.rgb(RGBColor(red: 255, green: 0, blue: 0))
        let gauge = GaugeNode(marks: [GaugeNode.Mark(1, text: "1")], color: red)
        let theme = drawsTraits ? Theme.standard : .plain
        let lines = TextRenderer(theme: theme).lines(for: .gauge(gauge), width: 20)
        let color = lines.flatMap(\.runs).first { $0.text.string.contains("█") }?.color
        #expect(color == (drawsTraits ? red : .role(.accent)))
    }
}
