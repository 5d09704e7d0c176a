import FormModel

@testable import FormCards

/// Cards with all that a card can show, to be compared with files in `Golden/`.
enum ExampleCard: String, CaseIterable, Sendable {
    case loan, order, letter, parts

    var description: CardDescription {
        switch self {
        case .loan: Self.loanCard
        case .order: Self.orderCard
        case .letter: Self.letterCard
        case .parts: Self.partsCard
        }
    }

    private static func required(
        _ label: String, _ text: String = "", _ control: FieldNode.Control = .line,
        _ change: (inout FieldNode) -> Void = { _ in }
    ) -> CardNode {
        Drawn.field(label, text, control) {
            $0.isRequired = true
            change(&$0)
        }
    }

    private static func buttons(_ actions: ActionNode...) -> CardNode {
        .stack(StackNode(actions.map { .button($0) }, axis: .wrapping, spacing: 2))
    }

    private static func cells(_ texts: String...) -> [TextMarkup] {
        texts.map { TextMarkup(plain: $0) }
    }

    private static var loanCard: CardDescription {
        var look = CardLook()
        look.border.isRounded = true
        look.shadow = CardLook.Shadow(opacity: 0.3)
        let purposes = Drawn.options(
            ["A car", "Home improvement", "Debts", "Study", "Travel", "Other"], chosen: [1])
        let fields = [
            required("Amount", "$40,000.00", .number),
            required("Months to pay it back", "48", .number),
            required("Purpose", "Home improvement", .one(purposes)),
            Drawn.field("Co-borrower", "no", .yesNo(Drawn.options(["yes", "no"], chosen: [1]))),
        ]
        return CardDescription(
            id: "card3", number: 3, count: 3, title: "The loan", state: .custom("large"),
            isValid: false, look: look,
            body: .stack([
                .text("Large loan", role: .pill),
                .text("A colleague will call you at (212) 555-0123 before we decide."),
                .pair("You ask for", "$40,000.00"),
                .gauge(GaugeNode("Of the most we lend", marks: [.init(0.8, text: "80 %")])),
                .rule(), .issues([]), .stack(fields), .rule(), .stack([required("Signature")]),
                buttons(ActionNode("Back"), ActionNode("Apply", isPrimary: true)),
            ]))
    }

    private static var orderCard: CardDescription {
        var look = CardLook()
        look.border = CardBox.Border(line: .heavy, color: .role(.accent))
        let heading = "2 answers need your attention (Lines 2, 3)."
        let issue = IssueNode("Unit price must have at most 2 decimals.")
        let table = TableNode(
            title: "Lines",
            columns: [
                TableNode.Column("Product", width: .fill),
                TableNode.Column("Quantity", alignment: .trailing),
                TableNode.Column("Sum", alignment: .trailing),
            ],
            rows: [
                TableNode.Row(mark: "1", cells: cells("Roof tile, red", "1200", "$1,140.00")),
                TableNode.Row(mark: "2", cells: cells("Ridge tile", "8", "—"), issues: [issue]),
            ], foot: cells("Total", "", "$1,140.00"))
        let count = IssuesNode(issues: [issue], style: .count, heading: heading)
        return CardDescription(
            id: "card1", title: "Order", state: .invalid, isValid: false, issues: [issue],
            look: look,
            body: .stack([
                CardNode(.issues(count)),
                .stack([
                    required("Customer", "Mercado GmbH"), Drawn.field("Deliver to", "Canada"),
                ]), .table(table),
            ]))
    }

    private static var letterCard: CardDescription {
        var look = CardLook()
        look.isTransparent = true
        let first = IssueNode("E-mail is required.")
        let second = IssueNode(
            "Please say yes or no: we write to nobody who has not been asked.")
        let often = Drawn.options(["Every week", "Every month", "Four times a year"], chosen: [1])
        let fields = [
            required("Name", "Ada") { $0.help = TextMarkup(plain: "The letter greets you by it.") },
            required("E-mail") {
                $0.placeholder = "ada@example.com"
                $0.issues = [first]
            },
            Drawn.field("How often", "Every month", .one(often)),
            required("Consent", "", .yesNo(Drawn.options(["yes", "no"]))) {
                $0.help = TextMarkup(
                    plain: "May we write to you? Answer no, and we keep neither your name nor your"
                        + " address.")
                $0.issues = [second]
            },
        ]
        return CardDescription(
            id: "card1", title: "The garden letter", state: .invalid, isValid: false,
            issues: [first, second], look: look,
            body: .stack([
                .issues([first, second], style: .summary), .stack(fields),
                buttons(ActionNode("Subscribe", isPrimary: true)),
            ]))
    }

    private static var partsCard: CardDescription {
        var tile = CardBox()
        tile.border = CardBox.Border()
        tile.width = .intrinsic
        var box = CardBox()
        box.border = CardBox.Border(line: .double)
        box.padding = CardBox.Edges(left: 1)
        box.accessory = .disclosure
        let tiles = ["One", "Two tiles", "参加"].map { CardNode.text($0).boxed(tile) }
        let bars = [
            GaugeNode.Mark(0.3, text: "30 %", title: "North"),
            GaugeNode.Mark(1, text: "100 %", title: "South-west"),
        ]
        let months = [
            GaugeNode.Mark(12, text: "12", title: "Jan"),
            GaugeNode.Mark(30, text: "30", title: "Feb"),
            GaugeNode.Mark(1, text: "1", title: "Mar"),
        ]
        let range = [GaugeNode.Mark(10, text: "$10"), GaugeNode.Mark(70, text: "$70")]
        return CardDescription(
            id: "card1", number: 1, count: 2, title: "All parts", state: .hasData, isValid: true,
            body: .stack([
                .text("Gauges", role: .header), .text("and how they look", role: .detail),
                .gauge(GaugeNode("Bars", marks: bars)),
                .gauge(
                    GaugeNode(
                        "Progress", style: .progress, marks: [.init(0.55, text: "55 %")],
                        segments: 5)),
                .gauge(GaugeNode("Price", style: .track, marks: range, lower: 0, upper: 100)),
                .gauge(GaugeNode("Sales", style: .histogram, marks: months, upper: 30)),
                .picture("A cat", art: [" /\\_/\\ ", "( o.o )"]),
                .link("Terms", to: "https://example.com/terms"),
                .stack(
                    StackNode(
                        [.text("A column with a text to break"), .rule(.vertical), .text("Right")],
                        axis: .horizontal, distribution: .equal)),
                .stack(StackNode(tiles, axis: .wrapping, spacing: 1)),
                CardNode.stack([Drawn.field("In a box", "value")]).boxed(box),
                Drawn.field("Computed", "12") {
                    $0.isComputed = true
                    $0.unit = "kg"
                },
                buttons(
                    ActionNode("Go", isEnabled: false, reason: "not yet"), ActionNode("Stop")),
            ]))
    }
}
