/// Lines of nodes that have been drawn before, by the id of the node and its place.
///
/// A renderer that is given the cache of its last drawing draws only the nodes that have changed.
///
/// ```swift
/// var cache = LayoutCache()
/// let first = renderer.lines(for: description, remembering: &cache)
/// let second = renderer.lines(for: changed, remembering: &cache)
/// ```
public struct LayoutCache: Sendable {
    /// The largest number of nodes that are remembered.
    private static let maximumEntries = 20_000

    /// The lines of a node.
    final class Entry: Sendable {
        /// The node as it was drawn.
        let node: CardNode
        /// The width of its title, if it shares the column of titles.
        let title: Int?
        /// The columns in which it was drawn.
        let columns: TitleColumns?
        /// The lines, with the sides of its flow.
        let lines: [StyledLine]
        /// What the node is to its neighbours.
        let kind: LayoutKind

        init(_ node: CardNode, title: Int?, columns: TitleColumns?, lines: [StyledLine]) {
            self.node = node
            kind = LayoutKind(of: node)
            self.title = title
            self.columns = columns
            self.lines = lines
        }
    }

    private struct Key: Hashable {
        let node: String
        let flow: Int
    }

    private var entries: [Key: Entry] = [:]
    private var flows: [LayoutFlow.Sides: Int] = [:]
    private var setting: LayoutSetting?

    /// Makes an empty cache.
    public init() {}

    /// Forgets all lines if they were drawn with another setting, or if there are too many.
    mutating func prepare(for setting: LayoutSetting) {
        guard self.setting != setting || entries.count > Self.maximumEntries else { return }
        entries.removeAll()
        flows.removeAll()
        self.setting = setting
    }

    /// The number of the sides of a flow.
    mutating func number(of sides: LayoutFlow.Sides) -> Int {
        if let number = flows[sides] { return number }
        flows[sides] = flows.count
        return flows.count - 1
    }

    /// The remembered lines of a node in a flow; `nil` if it has changed, or has no id.
    func entry(of node: CardNode, flow: Int) -> Entry? {
        guard !node.id.isEmpty, let entry = entries[Key(node: node.id, flow: flow)],
            entry.node == node
        else { return nil }
        return entry
    }

    /// Remembers the lines of a node in a flow.
    mutating func remember(_ entry: Entry, flow: Int) {
        guard !entry.node.id.isEmpty else { return }
        entries[Key(node: entry.node.id, flow: flow)] = entry
    }
}

/// What the lines of all nodes of a card depend on.
struct LayoutSetting: Sendable, Hashable {
    let glyphs: CardGlyphs
    let words: InterfaceWords
    let spacing: Theme.Spacing
    /// Whether the colours of the author are drawn.
    let drawsColors: Bool
}
