import FormCards
import FormModel
import FormValidation
import Testing

/// The examples of parts, traits and themes in the catalogue of `FormCards`; `CatalogueTests` compares the two.
@Suite struct CardLayoutExample {
    /// A box around some nodes, and where they are in it.
    struct Panel {
        var axis = StackNode.Axis.vertical
        var distribution = StackNode.Distribution.fill
        var alignment = Alignment.leading
        var width = CardBox.Width.fill
        var height: Int?
        var rowsBelow = 0
        var verticalAlignment = CardBox.VerticalAlignment.top
        var mark: CardBox.Accessory?

        func node(of nodes: [CardNode]) -> CardNode {
            var box = CardBox()
            box.border = CardBox.Border()
            box.margin.bottom = rowsBelow
            box.width = width
            box.height = height
            box.verticalAlignment = verticalAlignment
            box.accessory = mark
            let stack = StackNode(
                nodes, axis: axis, distribution: distribution, alignment: alignment)
            return .stack(stack).boxed(box)
        }
    }

    /// The fields of a page beside a mark that says how far it is, with the buttons at both ends of a row below.
    struct Checkout: CardPart {
        func body(in context: CardContext) -> CardNode {
            let count = context.issues.count
            let role: TextRole = count == 0 ? .good : .bad
            let panel = Panel(
                alignment: .center, width: .fixed(16), height: 3, verticalAlignment: .center,
                mark: count == 0 ? .checkmark : nil)
            let columns = StackNode(
                [
                    Panel(rowsBelow: 1).node(of: context.otherFields),
                    panel.node(of: [
                        .text(
                            count == 0 ? "Fine so far" : context.words.problems(count), role: role)
                    ]),
                ], axis: .horizontal)
            let buttons = Panel(axis: .horizontal, distribution: .between)
                .node(of: context.otherButtons.map { .button($0) })
            return .stack([.stack(columns), buttons])
        }
    }

    @Test func laysOutCards() throws {
        let file = #"""
            { "formrun": 1, "id": "order", "title": "Order", "items": [
              { "type": "input", "name": "name", "title": "Name", "validators": ["required"] },
              { "type": "button", "name": "leave", "title": "Leave", "action": "leave" },
              { "type": "button", "name": "pay", "title": "Pay", "action": "submit" }],
              "card": { "parts": ["fields"] } }
            """#
        var vocabulary = CardVocabulary.standard
        vocabulary.add(part: "fields") { _ in Checkout() }
        let builder = DescriptionBuilder(vocabulary: vocabulary)

        let source = FormDataSource(
            form: try FormDocument.read(Array(file.utf8), vocabulary: .standard))
        func screen() throws -> String {
            TextRenderer(width: 60).text(of: try #require(builder.descriptions(of: source).first))
        }
        #expect(
            try screen() == """
                ┌─ Order ──────────────────────────────────────────────────┐
                │ ┌──────────────────────────────┐  ┌────────────────────┐ │
                │ │ Name *                       │  │                    │ │
                │ │   —                          │  │   Fine so far    ✓ │ │
                │ └──────────────────────────────┘  │                    │ │
                │                                   └────────────────────┘ │
                │ ┌──────────────────────────────────────────────────────┐ │
                │ │ [ Leave ]                                  [[ Pay ]] │ │
                │ └──────────────────────────────────────────────────────┘ │
                └──────────────────────────────────────────────────────────┘

                """)
        source.attemptSubmission()
        let invalid = try screen()
        #expect(invalid.contains("There is 1") && invalid.contains("Name is required."))
    }

    /// The rows of a group as a receipt, with the buttons that change them.
    struct Receipt: CardPart {
        let group: FieldName
        let item: LocalizedText
        let price: LocalizedText

        func body(in context: CardContext) -> CardNode {
            guard let lines = context.rows(of: group) else { return .nothing }
            var nodes = [CardNode.picture("Your receipt", art: ["_/\\_/\\_/\\_/\\_"])]
            for (row, inRow) in zip(lines.group.rows, lines.contexts) {
                nodes.append(.pair(pair(inRow)))
                nodes.append(.issues(row.issues, style: style(of: row.issues)))
            }
            nodes += buttons(of: lines.group).map { .button($0) }
            return .stack(nodes)
        }

        func pair(_ row: CardContext) -> PairNode {
            PairNode(title: row.markup(item), value: row.markup(price), yields: .title)
        }

        func style(of issues: [IssueNode]) -> IssuesNode.Style {
            issues.count > 2 ? .count : .list
        }

        func buttons(of group: GroupNode) -> [ActionNode] {
            [group.add, group.remove].compactMap { $0 }
        }
    }

    @Test func showsRowsAsAReceipt() throws {
        let file = #"""
            { "formrun": 1, "id": "shop", "title": "Shop", "items": [
              { "type": "group", "name": "lines", "title": "Lines", "max": 3, "items": [
                { "type": "input", "name": "item", "title": "Item" },
                { "type": "input", "name": "price", "title": "Price", "value": "decimal" }] }],
              "card": { "parts": [{ "receipt": "lines", "item": "{item}", "price": "${price}" }] } }
            """#
        var words = Vocabulary.standard
        words.add(
            part: CardWordShape(
                "receipt", usage: #"{ "receipt": "lines", "item": "{item}", "price": "{price}" }"#,
                summary: "The rows of a group as a receipt.",
                parameters: [
                    CardParameter("group", .group(isPlaced: true), isMain: true, isRequired: true),
                    CardParameter("item", .ofRows(.markup), isRequired: true),
                    CardParameter("price", .ofRows(.markup), isRequired: true),
                ]))

        var vocabulary = CardVocabulary.standard
        vocabulary.add(part: "receipt") { word in
            guard case .fields(let names)? = word["group"], let group = names.first,
                case .text(let item)? = word["item"], case .text(let price)? = word["price"]
            else { return nil }
            return Receipt(group: group, item: item, price: price)
        }

        let source = FormDataSource(
            form: try FormDocument.read(Array(file.utf8), vocabulary: words))
        try source.addRow(to: FieldPath("lines"), userInitiated: true)
        let row = FieldPath("lines").appending(.index(0))
        try source.updateValue(
            at: row.appending(.key("item")), to: .text("Tea"), userInitiated: true)
        try source.updateValue(
            at: row.appending(.key("price")), to: .decimal(ExactDecimal(350, exponent: -2)),
            userInitiated: true)
        let card = try #require(
            DescriptionBuilder(vocabulary: vocabulary).descriptions(of: source).first)
        #expect(
            TextRenderer(width: 40).text(of: card) == #"""
                ┌─ Shop ─────────────────────────── ✓ ─┐
                │ _/\_/\_/\_/\_                        │
                │ Your receipt                         │
                │                                      │
                │ Tea                            $3.50 │
                │                                      │
                │ [ Add ]                              │
                │ [ Remove ]                           │
                └──────────────────────────────────────┘

                """#)
    }

    /// A card as wide as the screen, in colours of its own, that throws its shadow to a side.
    struct Poster: CardTrait {
        var gradient: [CardColor]
        var side = CardLook.Shadow.Side.right

        func apply(to look: inout CardLook) {
            look.fillsScreen = true
            look.isTransparent = gradient.isEmpty
            look.gradient = CardLook.Gradient(gradient, angle: 90)
            look.shadow = CardLook.Shadow(opacity: 0.5, side: side)
            // The lower edge is quiet, whatever is above it.
            look.gradient?.colors.append(.role(.muted))
        }
    }

    @Test func looksLikeAPoster() {
        var look = CardLook()
        Poster(gradient: [.rgb(RGBColor(red: 255, green: 128, blue: 0))], side: .left)
            .apply(to: &look)
        #expect(look.fillsScreen && !look.isTransparent)
        #expect(look.shadow?.side == .left)
        #expect(look.gradient?.colors.last == .role(.muted))
        Poster(gradient: []).apply(to: &look)
        #expect(look.isTransparent)
    }

    @Test func hasThemesOfABrand() throws {
        /// A theme in the colour of a brand, for a reader who may need much contrast.
        func theme(_ brand: RGBColor, nearest: TerminalColor, needsContrast: Bool) -> Theme {
            var theme = needsContrast ? Theme.highContrast : Theme.turbo
            theme.name = "brand"
            var spacing = Theme.Spacing()
            spacing.indent = 4
            theme.spacing = spacing
            for ground in Theme.Ground.allCases {
                theme[.title, ground].foreground = brand
                theme[.title, ground].palette = nearest
                theme[.title, ground].isUnderlined = true
                theme[.help, ground].isItalic = true
                // The contrast of faint text is not known.
                theme[.help, ground].isDim = false
            }
            return theme
        }

        /// A colour between two, such as that of a bar from red to green by the share that is done.
        func color(of share: Double, from: RGBColor, to: RGBColor) -> RGBColor? {
            ColorGradient([from, to])?.color(at: share)
        }

        let orange = RGBColor(red: 255, green: 128, blue: 0)
        let brand = theme(orange, nearest: .yellow, needsContrast: true)
        #expect(brand.contrast == 7 && brand.frame == .heavy && brand.spacing.indent == 4)
        #expect(theme(orange, nearest: .yellow, needsContrast: false).contrast == 4.5)
        let title = StyledLine([StyledLine.Run("Order", .title)])
        #expect(
            ANSI(profile: .palette16, theme: brand, ground: .dark).text(of: title)
                == "\u{1B}[1;4;33mOrder\u{1B}[0m")
        let help = StyledLine([StyledLine.Run("Why?", .help)])
        #expect(
            ANSI(profile: .trueColor, theme: brand, ground: .dark).text(of: help)
                == "\u{1B}[3mWhy?\u{1B}[0m")
        let black = RGBColor(red: 0, green: 0, blue: 0)
        #expect(color(of: 0, from: black, to: orange) == black)
        #expect(color(of: 1, from: black, to: orange) == orange)
        #expect(color(of: 0.5, from: black, to: orange)?.blue == 0)
    }
}
