import FormModel

@testable import FormCards

/// A description with every kind of node, for tests of renderers.
enum SampleDescription {
    static let secret = "s3cret-value"

    static func field(
        _ pointer: String, _ label: String, _ control: FieldNode.Control = .line,
        _ change: (inout FieldNode) -> Void = { _ in }
    ) -> CardNode {
        .field(fieldNode(pointer, label, control, change))
    }

    static func fieldNode(
        _ pointer: String, _ label: String, _ control: FieldNode.Control = .line,
        _ change: (inout FieldNode) -> Void = { _ in }
    ) -> FieldNode {
        var field = FieldNode(
            path: FieldPath(pointer: pointer) ?? FieldPath(), label: label, control: control)
        change(&field)
        return field
    }

    static let purposes: [FieldNode.Option] = [
        .init("home", title: "Home improvement", isSelected: true),
        .init("car", title: "A car", explanation: "New or used"),
        .init("boat", title: "A boat", isEnabled: false, reason: "Only in summer."),
    ]

    static let rows = [
        TableNode.Row(
            mark: "1", cells: ["Roof tile", "1200", "$1,140.00"].map { TextMarkup(plain: $0) },
            path: FieldPath(pointer: "/lines/0"), below: [.text("In stock.", role: .muted)]),
        TableNode.Row(
            mark: "2", cells: ["Ridge tile", "8", ""].map { TextMarkup(plain: $0) },
            path: FieldPath(pointer: "/lines/1"),
            issues: [
                IssueNode(
                    "Unit price must have at most 2 decimals.", code: "decimals",
                    path: FieldPath(pointer: "/lines/1/price"), label: "Line 2, Unit price")
            ]),
    ]

    static let link = TextMarkup([
        TextMarkup.Line([
            .text("Read "), .strong([.text("the ")]),
            .link([.emphasis([.text("terms")])], address: "https://example.com/terms"), .text("."),
        ]),
        TextMarkup.Line(isItem: true, [.text("one")]),
    ])

    static var group: GroupNode {
        var group = GroupNode(
            path: FieldPath("guests"), label: "Guests",
            rows: [
                GroupNode.Row(
                    path: FieldPath(pointer: "/guests/0") ?? FieldPath(), title: "Guest 1/1",
                    issues: [IssueNode("Guest 1 is a child.", severity: .warning)],
                    body: [field("/guests/0/name", "Name") { $0.text = "Ada" }])
            ])
        group.help = TextMarkup(plain: "Who comes with you?")
        group.add = ActionNode("Add")
        group.remove = ActionNode("Remove")
        return group
    }

    static var nodes: [CardNode] {
        [
            .text("Large loan", role: .pill), .text(link),
            field("/amount", "Amount", .number) {
                $0.isRequired = true
                $0.text = "$40,000.00"
                $0.entered = ["40000"]
                $0.help = TextMarkup(plain: "In dollars.")
                $0.hints.minimum = "1000"
                $0.hints.maximum = "50000"
            },
            field("/purpose", "Purpose", .one(purposes)) {
                $0.isRequired = true
                $0.text = "Home improvement"
                $0.entered = ["home"]
            },
            field(
                "/days", "Days",
                .many([.init("mo", title: "Monday"), .init("tu", title: "Tuesday")])),
            field("/email", "E-mail") {
                $0.isRequired = true
                $0.placeholder = "ada@example.com"
                $0.issues = [IssueNode("E-mail is required.", code: "required")]
                $0.hints.inputType = "email"
            },
            field("/pin", "PIN") {
                $0.isSecure = true
                $0.text = secret
                $0.entered = [secret]
            },
            field("/total", "Total", .number) {
                $0.isComputed = true
                $0.isEnabled = false
                $0.text = "12"
                $0.unit = "kg"
            },
            .group(group),
            .issues([IssueNode("The dates overlap.")]),
            .pair("You ask for", "$40,000.00"), .link("Help", to: "https://example.com/help"),
            .link("Bad", to: "javascript:alert(1)"),
            .picture("A house", art: [" /\\ ", "/__\\"]), .rule(), .space(2),
            .stack(
                StackNode([.text("left"), .text("right")], axis: .horizontal, spacing: 2)),
            .table(
                TableNode(
                    title: "Lines",
                    columns: [
                        .init("Product", width: .fill), .init("Quantity", alignment: .trailing),
                        .init("Sum", alignment: .trailing),
                    ],
                    rows: rows, foot: ["Total", "", "$1,140.00"].map { TextMarkup(plain: $0) })),
            .gauge(
                GaugeNode("Of the most we lend", marks: [.init(0.8, text: "80 %")])),
            .pages(
                PagesNode([.text("first"), .text("second")], current: 1, position: "Page 2 of 2")),
            .stack(
                StackNode(
                    [
                        .button(ActionNode("Back", name: "back", action: .back)),
                        .button(
                            ActionNode(
                                "Apply", name: "apply", action: .submit, isEnabled: false,
                                reason: "Not yet.", isPrimary: true)),
                    ], axis: .wrapping, spacing: 2)),
        ]
    }

    static func card(
        _ nodes: [CardNode] = nodes, title: String = "The loan", isValid: Bool = false,
        words: InterfaceWords = .english
    ) -> CardDescription {
        CardDescription(
            id: "card3", number: 3, count: 3, title: title, state: .custom("large"),
            isValid: isValid, issues: [], body: .stack(nodes, spacing: 1),
            language: "en", words: words)
    }

    /// Stacks in each other, with a text in the innermost.
    static func nested(_ depth: Int) -> CardNode {
        (0..<depth).reduce(CardNode.text("innermost")) { inner, _ in .stack([inner]) }
    }
}
