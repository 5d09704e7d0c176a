// Markup with the values of a record.

extension TextMarkup {
    /// Fills in the parsed text of one language.
    ///
    /// - Parameters:
    ///   - lines: The parsed lines.
    ///   - text: The text of a place of the template.
    init(_ lines: [CompiledMarkup.Line], _ text: (_ place: Int) -> String) {
        self.init(
            lines.map { Line(isItem: $0.isItem, TextMarkup.spans($0.nodes, text)) })
    }

    private static func spans(
        _ nodes: [CompiledMarkup.Node], _ text: (_ place: Int) -> String
    ) -> [Span] {
        nodes.map { node in
            switch node {
            case .text(let literal): .text(literal)
            case .place(let place): .text(text(place))
            case .strong(let inner): .strong(spans(inner, text))
            case .emphasis(let inner): .emphasis(spans(inner, text))
            case .link(let inner, let address): .link(spans(inner, text), address: address)
            }
        }
    }
}
