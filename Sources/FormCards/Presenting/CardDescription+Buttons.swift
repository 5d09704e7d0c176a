// The buttons that a card shows.
extension CardDescription {
    /// The buttons of the card in the order of its nodes; of pages, those of the page that is shown.
    ///
    /// The buttons that add and remove rows belong to their groups.
    ///
    /// - Complexity: O(*n*) in the nodes.
    var buttons: [ActionNode] {
        var found: [ActionNode] = []
        var rest = [body]
        while let node = rest.popLast() {
            switch node.content {
            case .button(let button): found.append(button)
            case .pages(let pages):
                if pages.pages.indices.contains(pages.current) {
                    rest.append(pages.pages[pages.current])
                }
            default: rest += node.nodes.reversed()
            }
        }
        return found
    }
}
