public import FormModel

/// A node of the description of a card: one of fourteen kinds, in a box.
///
/// Nodes are what renderers draw. A part composes them, so that a custom part appears in every renderer.
///
/// ```swift
/// CardNode.stack([.text("Almost done", role: .header), .rule(), .pair("You ask for", "$40,000.00")])
/// ```
public struct CardNode: Sendable, Hashable {
    /// The contents of a node.
    indirect enum Content: Sendable, Hashable {
        case text(TextNode)
        // A card that is drawn again compares all of its fields.
        case field(Shared<FieldNode>)
        case group(GroupNode)
        case issues(IssuesNode)
        case button(ActionNode)
        case pair(PairNode)
        case link(LinkNode)
        case picture(PictureNode)
        case rule(RuleNode)
        case space(Int)
        case stack(StackNode)
        case table(TableNode)
        case gauge(GaugeNode)
        case pages(PagesNode)
    }

    /// The id, unique in the description; empty until the description is complete, unless a part gives one.
    public internal(set) var id: String

    /// The box of a node that has one: nodes are copied often, so they must be small.
    private var ownBox: Shared<CardBox>?

    /// The box around the node.
    public var box: CardBox {
        get { ownBox?.value ?? CardBox() }
        set { ownBox = newValue == CardBox() ? nil : Shared(newValue) }
    }

    /// Whether the node has a box of its own.
    var hasBox: Bool { ownBox != nil }

    /// The condition under which the node is shown, where the builder was asked for it; `nil` for a node that is shown.
    ///
    /// Only a renderer that follows conditions is given nodes whose condition is not met: the page of a browser.
    var condition: NodeCondition?

    var content: Content

    init(_ content: Content, id: String = "", box: CardBox = CardBox()) {
        self.content = content
        self.id = id
        self.box = box
    }

    /// The node with an id, which must be unique in the card.
    public func identified(by id: String) -> CardNode {
        var node = self
        node.id = id
        return node
    }

    /// The node in a box.
    public func boxed(_ box: CardBox) -> CardNode {
        var node = self
        node.box = box
        return node
    }
}

extension CardNode {
    /// A node that shows nothing, which descriptions leave out.
    public static let nothing = CardNode(.stack(StackNode([])))

    /// Whether the node shows nothing.
    var isEmpty: Bool {
        if case .stack(let stack) = content { stack.nodes.isEmpty } else { false }
    }
}

// The factories, one for each kind of node.
extension CardNode {
    /// A text with emphasis, lists and links.
    public static func text(
        _ text: TextMarkup, role: TextRole = .normal, alignment: Alignment = .leading
    ) -> CardNode {
        CardNode(.text(TextNode(text: text, role: role, alignment: alignment)))
    }

    /// A text with emphasis, lists and links that is cut behind a number of lines.
    static func text(
        _ text: TextMarkup, role: TextRole, alignment: Alignment, lines: Int?
    ) -> CardNode {
        CardNode(.text(TextNode(text: text, role: role, alignment: alignment, lines: lines)))
    }

    /// A text without markup.
    public static func text(
        _ text: String, role: TextRole = .normal, alignment: Alignment = .leading
    ) -> CardNode {
        .text(TextMarkup(plain: text), role: role, alignment: alignment)
    }

    /// A glyph beside a text, which is seen and not said.
    static func decoration(_ glyph: String) -> CardNode {
        CardNode(
            .text(
                TextNode(
                    text: TextMarkup(plain: glyph), role: .accent, alignment: .leading,
                    isDecoration: true)))
    }

    /// A text or heading of the form that follows its fields.
    static func formText(_ text: TextMarkup, role: TextRole) -> CardNode {
        CardNode(.text(TextNode(text: text, role: role, alignment: .leading, isOfForm: true)))
    }

    /// A heading of the form that follows its fields.
    static func formText(_ text: String, role: TextRole) -> CardNode {
        formText(TextMarkup(plain: text), role: role)
    }

    /// A field with its value and issues.
    static func field(_ field: FieldNode) -> CardNode { CardNode(.field(Shared(field))) }

    /// A group with its rows.
    static func group(_ group: GroupNode) -> CardNode { CardNode(.group(group)) }

    /// Issues, as a list, a summary or a number.
    public static func issues(_ issues: [IssueNode], style: IssuesNode.Style = .list) -> CardNode {
        CardNode(.issues(IssuesNode(issues: issues, style: style)))
    }

    /// A button.
    public static func button(_ action: ActionNode) -> CardNode { CardNode(.button(action)) }

    /// Two columns: a title and its value.
    public static func pair(_ pair: PairNode) -> CardNode { CardNode(.pair(pair)) }

    /// Two columns: a title and its value at the right.
    public static func pair(_ title: String, _ value: String) -> CardNode {
        .pair(PairNode(title: TextMarkup(plain: title), value: TextMarkup(plain: value)))
    }

    /// A link to an address; only https, mailto and tel are links, any other address is shown as text.
    public static func link(_ text: String, to address: String) -> CardNode {
        CardNode(.link(LinkNode(text: text, address: address)))
    }

    /// A picture, which pages and hosts load from an address, and terminals draw with characters.
    ///
    /// - Parameters:
    ///   - alternative: The text that replaces the picture where it cannot be seen.
    ///   - art: The lines of characters for terminals.
    ///   - address: The address of the image, with `https://`; any other address is ignored.
    /// - Returns: The node.
    public static func picture(
        _ alternative: String, art: [String] = [], address: String? = nil
    ) -> CardNode {
        CardNode(
            .picture(
                PictureNode(
                    alternative: alternative, art: art,
                    address: address.flatMap { PictureNode.isAllowed($0) ? $0 : nil })))
    }

    /// A line across the card, or, with a vertical axis, between the columns of a horizontal stack.
    public static func rule(
        _ axis: StackNode.Axis = .horizontal, color: CardColor? = nil
    ) -> CardNode {
        CardNode(.rule(RuleNode(axis: axis, color: color)))
    }

    /// Empty rows, at most 100.
    public static func space(_ rows: Int = 1) -> CardNode {
        CardNode(.space(min(max(rows, 0), 100)))
    }

    /// Nodes below or beside each other.
    public static func stack(_ stack: StackNode) -> CardNode { CardNode(.stack(stack)) }

    /// Nodes below each other.
    public static func stack(_ nodes: [CardNode], spacing: Int = 0) -> CardNode {
        .stack(StackNode(nodes, spacing: spacing))
    }

    /// A table.
    public static func table(_ table: TableNode) -> CardNode { CardNode(.table(table)) }

    /// A number within limits, drawn as a bar, and printed.
    public static func gauge(_ gauge: GaugeNode) -> CardNode { CardNode(.gauge(gauge)) }

    /// Nodes of which one is shown at a time.
    static func pages(_ pages: PagesNode) -> CardNode { CardNode(.pages(pages)) }
}
