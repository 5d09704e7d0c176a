/// What differs between two descriptions of a card, by the ids of nodes.
public struct CardChanges: Sendable, Hashable {
    /// Whether anything that is in no node has changed, such as the title, the state or the look.
    public let isCardChanged: Bool

    /// The nodes of both descriptions whose own contents, box or list of nodes have changed, in order.
    ///
    /// A node around a changed node has not changed itself.
    public let changed: [String]

    /// The nodes that only the newer description has, in order.
    public let added: [String]

    /// The nodes that only the older description has, in order.
    public let removed: [String]

    /// Whether the descriptions are equal.
    public var isEmpty: Bool {
        !isCardChanged && changed.isEmpty && added.isEmpty && removed.isEmpty
    }
}

extension CardDescription {
    /// The changes from an older description of the same card to this one.
    ///
    /// - Complexity: O(*n*) in the nodes of both.
    public func changes(since old: CardDescription) -> CardChanges {
        var before: [String: NodeState] = [:]
        let oldNodes = old.nodes
        before.reserveCapacity(oldNodes.count)
        for node in oldNodes { before[node.id] = NodeState(node) }
        var changed: [String] = []
        var added: [String] = []
        var kept: Set<String> = []
        for node in nodes {
            guard let state = before[node.id] else {
                added.append(node.id)
                continue
            }
            kept.insert(node.id)
            if state != NodeState(node) { changed.append(node.id) }
        }
        return CardChanges(
            isCardChanged: withoutBody != old.withoutBody, changed: changed, added: added,
            removed: oldNodes.map(\.id).filter { !kept.contains($0) })
    }

    /// The card without its nodes.
    private var withoutBody: CardDescription {
        var card = CardDescription(
            id: id, number: number, count: count, title: title, state: state, isValid: isValid,
            issues: issues, look: look, body: .space(0), open: open, language: language,
            words: words)
        card.focus = focus
        card.isDynamic = isDynamic
        card.readerLanguage = readerLanguage
        return card
    }
}

/// A node without the contents of the nodes in it.
private struct NodeState: Equatable {
    let node: CardNode
    let nodes: [String]

    init(_ node: CardNode) {
        self.node = node.withoutNodes
        nodes = node.nodes.map(\.id)
    }
}
