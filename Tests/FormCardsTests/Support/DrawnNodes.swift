import FormModel

@testable import FormCards

/// Draws nodes alone, for tests of their drawings.
enum Drawn {
    /// The lines of a node, without the spaces at their ends.
    static func lines(
        _ node: CardNode, _ width: Int = 40, _ glyphs: CardGlyphs = .unicode,
        words: InterfaceWords = .english
    ) -> [String] {
        TextRenderer(glyphs: glyphs).lines(for: node, width: width, words: words)
            .map { trimmed($0.text) }
    }

    /// The lines of nodes below each other.
    static func lines(
        _ nodes: [CardNode], _ width: Int = 40, _ glyphs: CardGlyphs = .unicode
    ) -> [String] {
        lines(.stack(nodes), width, glyphs)
    }

    /// The lines of a card, without the spaces at their ends.
    static func card(
        _ nodes: [CardNode], _ width: Int = 40, look: CardLook = CardLook(), title: String = "Card",
        number: Int = 1, count: Int = 1, state: CardState = .hasData, isValid: Bool = false,
        renderer: TextRenderer? = nil
    ) -> [String] {
        let card = description(
            nodes, look: look, title: title, number: number, count: count, state: state,
            isValid: isValid)
        return (renderer ?? TextRenderer(width: width)).lines(for: card).map { trimmed($0.text) }
    }

    static func description(
        _ nodes: [CardNode], look: CardLook = CardLook(), title: String = "Card",
        number: Int = 1, count: Int = 1, state: CardState = .hasData, isValid: Bool = false
    ) -> CardDescription {
        CardDescription(
            id: "card", number: number, count: count, title: title, state: state,
            isValid: isValid, look: look, body: .stack(nodes))
    }

    /// The styles of the runs that have other characters than spaces.
    static func styles(_ node: CardNode, _ width: Int = 40) -> [StyledLine.Style] {
        TextRenderer().lines(for: node, width: width).flatMap(\.runs)
            .filter { $0.text.string.contains { $0 != " " } }.map(\.style)
    }

    private static func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }

    /// A field with a value.
    static func field(
        _ label: String, _ text: String = "", _ control: FieldNode.Control = .line,
        _ change: (inout FieldNode) -> Void = { _ in }
    ) -> CardNode {
        var field = FieldNode(path: FieldPath(), label: label, control: control)
        field.text = text
        change(&field)
        return .field(field)
    }

    /// Options, of which some are chosen.
    static func options(_ titles: [String], chosen: Set<Int> = []) -> [FieldNode.Option] {
        titles.enumerated().map {
            FieldNode.Option(String($0), title: $1, isSelected: chosen.contains($0))
        }
    }
}
