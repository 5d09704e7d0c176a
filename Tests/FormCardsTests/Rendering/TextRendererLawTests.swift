import FormModel
import TestSupport
import Testing

@testable import FormCards

/// Properties of drawings for every description and width, tested with hostile texts.
@Suite struct TextRendererLawTests {
    @Test(arguments: CardGlyphs.allCases)
    func `Every line takes the width, and nothing harmful is drawn`(glyphs: CardGlyphs) {
        var soup = ScalarSoup(seed: glyphs == .ascii ? 21 : 22)
        for _ in Laws.rounds(3) {
            let card = soup.card()
            for width in [20, 20 + soup.number(below: 40), 20 + soup.number(below: 181)] {
                let renderer = TextRenderer(
                    width: width, height: soup.number(below: 60), glyphs: glyphs,
                    showsState: true)
                expectSound(renderer.lines(for: card), width)
                expectSound([renderer.edge(of: card, width: soup.number(below: 100))], width)
            }
        }
    }

    @Test func `Nodes alone take any width`() {
        var soup = ScalarSoup(seed: 23)
        for width in [1, 2, 3, 5, 8, 13, 1_000] {
            for _ in Laws.rounds(3) {
                expectSound(TextRenderer().lines(for: soup.node(depth: 3), width: width), width)
            }
        }
    }

    /// Everyday runs try every width with one or two of the cards.
    @Test func `Every width is exact`() {
        for (turn, card) in ExampleCard.allCases.enumerated() {
            for width in 20...200 where Laws.tries(width + turn, of: 3) {
                let lines = TextRenderer(width: width).lines(for: card.description)
                #expect(lines.allSatisfy { $0.width == width })
            }
        }
    }

    @Test func `What is remembered is what would be drawn`() {
        var soup = ScalarSoup(seed: 24)
        var caches: [Int: LayoutCache] = [:]
        for _ in Laws.rounds(3) {
            let card = soup.card()
            for width in [30, 60] {
                let renderer = TextRenderer(width: width)
                let fresh = renderer.lines(for: card)
                #expect(
                    renderer.lines(for: card, remembering: &caches[width, default: LayoutCache()])
                        == fresh)
                #expect(
                    renderer.lines(for: card, remembering: &caches[width, default: LayoutCache()])
                        == fresh)
            }
        }
    }

    @Test func `One cache serves renderers of several widths and glyphs`() {
        var cache = LayoutCache()
        for card in ExampleCard.allCases {
            for renderer in [
                TextRenderer(width: 40), TextRenderer(width: 70),
                TextRenderer(width: 40, glyphs: .ascii),
            ] {
                let drawn = renderer.lines(for: card.description, remembering: &cache)
                #expect(drawn == renderer.lines(for: card.description))
            }
        }
    }

    @Test(arguments: [(Int.min, 20), (19, 20), (20, 20), (1_000, 1_000), (Int.max, 1_000)])
    func `A width out of bounds counts as the nearest`(asked: Int, taken: Int) {
        let renderer = TextRenderer(width: asked)
        #expect(renderer.width == taken)
        let lines = renderer.lines(for: ExampleCard.loan.description)
        #expect(lines.allSatisfy { $0.width == taken })
    }

    private func expectSound(
        _ lines: [StyledLine], _ width: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for line in lines {
            let shown = line.text
            // Measured and sanitized again, as one text.
            let again = DisplayText(shown)
            #expect(
                line.width == width, "\(shown.debugDescription)", sourceLocation: sourceLocation)
            #expect(
                again.width == width, "\(shown.debugDescription)", sourceLocation: sourceLocation)
            #expect(again.string.utf8.elementsEqual(shown.utf8), sourceLocation: sourceLocation)
        }
    }
}

// Descriptions of hostile texts.
extension ScalarSoup {
    fileprivate mutating func markup() -> TextMarkup {
        TextMarkup(
            (0..<number(below: 4)).map { _ in
                let spans: [TextMarkup.Span] = [
                    .text(text()), .strong([.text(text())]), .emphasis([.text(text())]),
                    .link([.text(text())], address: "https://\(text())"),
                ]
                return TextMarkup.Line(
                    isItem: number(below: 3) == 0, Array(spans.prefix(number(below: 5))))
            })
    }

    private mutating func pick<T>(_ values: [T]) -> T { values[number(below: values.count)] }

    private mutating func issues() -> [IssueNode] {
        (0..<number(below: 3)).map { _ in
            IssueNode(text(), severity: number(below: 2) == 0 ? .error : .warning, label: text())
        }
    }

    private mutating func options() -> [FieldNode.Option] {
        (0..<number(below: 10)).map {
            FieldNode.Option(
                String($0), title: text(), explanation: number(below: 3) == 0 ? text() : nil,
                isSelected: number(below: 3) == 0, isEnabled: number(below: 3) > 0,
                reason: number(below: 2) == 0 ? text() : nil)
        }
    }

    private mutating func field() -> FieldNode {
        let control: FieldNode.Control = pick([
            .line, .lines, .number, .texts, .yesNo(options()), .one(options()), .many(options()),
        ])
        var field = FieldNode(path: FieldPath(), label: text(), control: control)
        field.help = number(below: 2) == 0 ? markup() : nil
        field.isRequired = number(below: 2) == 0
        field.isEnabled = number(below: 3) > 0
        field.isComputed = number(below: 4) == 0
        field.isSecure = number(below: 5) == 0
        field.text = number(below: 3) == 0 ? "" : text() + "\n" + text()
        field.unit = number(below: 3) == 0 ? text() : nil
        field.unitBefore = number(below: 4) == 0 ? text() : nil
        field.placeholder = number(below: 2) == 0 ? text() : nil
        field.issues = issues()
        return field
    }

    private mutating func edges() -> CardBox.Edges {
        guard number(below: 2) == 0 else { return CardBox.Edges() }
        return CardBox.Edges(
            top: number(below: 3), right: number(below: 20), bottom: number(below: 3),
            left: number(below: 20))
    }

    private mutating func box() -> CardBox {
        var box = CardBox()
        guard number(below: 3) == 0 else { return box }
        box.margin = edges()
        box.padding = edges()
        box.border =
            number(below: 2) == 0
            ? CardBox.Border(
                line: pick(CardBox.Border.Line.allCases), isRounded: number(below: 2) == 0)
            : nil
        box.accessory =
            number(below: 3) == 0
            ? pick(CardBox.Accessory.named.map(\.accessory) + [.icon("☎", text: "call")]) : nil
        box.width = pick([.fill, .intrinsic, .fixed(number(below: 60))])
        box.height = number(below: 3) == 0 ? number(below: 6) : nil
        box.fill = number(below: 3) == 0 ? .role(.accent) : nil
        box.verticalAlignment = pick(CardBox.VerticalAlignment.allCases)
        return box
    }

    private mutating func nodes(depth: Int) -> [CardNode] {
        (0..<number(below: 5)).map { _ in node(depth: depth) }
    }

    private mutating func table(depth: Int) -> TableNode {
        let columns = (0..<number(below: 4)).map { _ in
            TableNode.Column(
                text(), alignment: pick(Alignment.allCases),
                width: pick([.fill, .intrinsic, .fixed(number(below: 20))]))
        }
        let rows = (0..<number(below: 4)).map { _ in
            TableNode.Row(
                mark: number(below: 2) == 0 ? text() : "", cells: columns.map { _ in markup() },
                issues: issues(), below: number(below: 4) == 0 ? nodes(depth: depth - 1) : [])
        }
        return TableNode(
            title: text(), columns: columns, rows: rows,
            foot: number(below: 2) == 0 ? columns.map { _ in markup() } : [], empty: text(),
            issues: issues())
    }

    private mutating func gauge() -> GaugeNode {
        let marks = (0..<number(below: 5)).map { _ in
            GaugeNode.Mark(
                pick([0, 0.3, 1, -1, .nan, 1e308]), text: text(),
                title: number(below: 2) == 0 ? text() : "")
        }
        return GaugeNode(
            text(), style: pick(GaugeNode.Style.allCases), marks: marks,
            segments: number(below: 30))
    }

    fileprivate mutating func node(depth: Int) -> CardNode {
        let box = box()
        return leaf(depth: depth).identified(by: "n\(number(below: 100))").boxed(box)
    }

    private mutating func leaf(depth: Int) -> CardNode {
        switch number(below: depth > 0 ? 16 : 11) {
        case 0:
            return .text(
                markup(), role: pick(TextRole.allCases), alignment: pick(Alignment.allCases))
        case 1, 2: return .field(field())
        case 3: return .issues(issues(), style: pick(IssuesNode.Style.allCases))
        case 4:
            return .button(
                ActionNode(
                    text(), isEnabled: number(below: 2) == 0, reason: text(),
                    isPrimary: number(below: 2) == 0))
        case 5:
            return .pair(
                PairNode(
                    title: markup(), value: markup(), alignment: pick(Alignment.allCases),
                    yields: pick(PairNode.Column.allCases)))
        case 6: return .link(text(), to: text())
        case 7: return .picture(text(), art: (0..<number(below: 3)).map { _ in text() })
        case 8: return .rule(pick(StackNode.Axis.allCases), color: .role(.accent))
        case 9: return .space(number(below: 4))
        case 10: return .gauge(gauge())
        case 11: return .table(table(depth: depth))
        case 12: return .pages(PagesNode(nodes(depth: depth - 1), current: 1, position: text()))
        case 13:
            var group = GroupNode(
                path: FieldPath(), label: text(),
                rows: (0..<number(below: 3)).map { _ in
                    GroupNode.Row(
                        path: FieldPath(), title: text(), issues: issues(),
                        body: nodes(depth: depth - 1))
                })
            group.help = markup()
            group.issues = issues()
            return .group(group)
        default:
            return .stack(
                StackNode(
                    nodes(depth: depth - 1), axis: pick(StackNode.Axis.allCases),
                    distribution: pick(StackNode.Distribution.allCases),
                    alignment: pick(Alignment.allCases), spacing: number(below: 4)))
        }
    }

    /// A card of hostile texts in every kind of node, with any look.
    fileprivate mutating func card() -> CardDescription {
        var look = CardLook()
        look.margin = edges()
        look.isTransparent = number(below: 4) == 0
        look.border = CardBox.Border(line: pick(CardBox.Border.Line.allCases))
        look.shadow =
            number(below: 2) == 0
            ? CardLook.Shadow(opacity: 0.5, side: pick(CardLook.Shadow.Side.allCases)) : nil
        look.gradient =
            number(below: 3) == 0
            ? CardLook.Gradient(
                [
                    .rgb(RGBColor(red: 1, green: 2, blue: 3)),
                    .rgb(RGBColor(red: 9, green: 9, blue: 9)),
                ],
                angle: Double(number(below: 360))) : nil
        look.edit = number(below: 3) == 0 ? "edit" : nil
        look.fillsScreen = number(below: 3) == 0
        return CardDescription(
            id: "c", number: 1, count: 1 + number(below: 3), title: text(),
            state: pick([.hasData, .loading, .custom(text() + "x"), .none]),
            isValid: number(below: 2) == 0, issues: issues(), look: look,
            body: .stack(nodes(depth: 3)))
    }
}
