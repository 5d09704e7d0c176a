import FormModel

/// Gives an id to every node of a card that has none, and makes all ids unique.
///
/// Ids are bounded in length, so that deep trees take linear time: below a depth, and behind a long id of an author,
/// a hash of the id around a node takes the place of that id.
struct NodeNumbering {
    /// The depth from which ids are hashes.
    private static let plainDepth = 32

    /// The largest number of bytes of an id that the ids of its nodes begin with.
    private static let plainLength = 200

    private var used: Set<String> = []

    /// The next number behind an id that occurs several times.
    private var numbers: [String: Int] = [:]

    private init() {}

    /// The nodes of a card, each with an id.
    static func numbered(_ body: CardNode, ofCard id: String) -> CardNode {
        var numbering = NodeNumbering()
        var body = body
        numbering.number(&body, in: id, at: 0, depth: 0)
        return body
    }

    private mutating func number(
        _ node: inout CardNode, in parent: String, at index: Int, depth: Int
    ) {
        if node.id.isEmpty {
            let own = node.ownID ?? ""
            node.id = own.isEmpty ? NodeNumbering.id(parent, index, depth) : own
        }
        node.id = unique(node.id)
        switch node.content {
        case .stack: numberStack(&node, depth + 1)
        case .pages: numberPages(&node, depth + 1)
        case .group: numberGroup(&node, depth + 1)
        case .table: numberTable(&node, depth + 1)
        default: break
        }
    }

    // One method for each kind, so that the recursion over deep trees takes little memory of the thread's stack.

    private mutating func number(_ nodes: inout [CardNode], in parent: String, _ depth: Int) {
        for index in nodes.indices { number(&nodes[index], in: parent, at: index, depth: depth) }
    }

    @inline(never)
    private mutating func numberStack(_ node: inout CardNode, _ depth: Int) {
        guard case .stack(var stack) = node.content else { return }
        number(&stack.nodes, in: node.id, depth)
        node.content = .stack(stack)
    }

    @inline(never)
    private mutating func numberPages(_ node: inout CardNode, _ depth: Int) {
        guard case .pages(var pages) = node.content else { return }
        number(&pages.pages, in: node.id, depth)
        node.content = .pages(pages)
    }

    @inline(never)
    private mutating func numberGroup(_ node: inout CardNode, _ depth: Int) {
        guard case .group(var group) = node.content else { return }
        number(&group, depth)
        node.content = .group(group)
    }

    @inline(never)
    private mutating func numberTable(_ node: inout CardNode, _ depth: Int) {
        guard case .table(var table) = node.content else { return }
        for index in table.rows.indices where !table.rows[index].below.isEmpty {
            let row = table.rows[index].path?.description ?? NodeNumbering.id(node.id, index, depth)
            number(&table.rows[index].below, in: row, depth)
        }
        if var group = table.group {
            number(&group, depth)
            table.group = group
        }
        node.content = .table(table)
    }

    private mutating func number(_ group: inout GroupNode, _ depth: Int) {
        for index in group.rows.indices {
            number(&group.rows[index].body, in: group.rows[index].path.description, depth)
        }
    }

    // MARK: Ids

    private static func id(_ parent: String, _ index: Int, _ depth: Int) -> String {
        let isPlain = depth < plainDepth && parent.utf8.count <= plainLength
        return "\(isPlain ? parent : hash(of: parent)).\(index)"
    }

    /// The 64 bits of FNV-1a, a hash that is the same in every process.
    private static func hash(of text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 {
            hash ^= UInt64(byte)
            hash &*= 0x0000_0100_0000_01B3
        }
        return "~" + String(hash, radix: 16)
    }

    /// The id, or the id with the next number that is not used yet.
    private mutating func unique(_ id: String) -> String {
        guard !used.insert(id).inserted else { return id }
        var number = numbers[id] ?? 2
        while !used.insert("\(id)-\(number)").inserted { number += 1 }
        numbers[id] = number + 1
        return "\(id)-\(number)"
    }
}

extension CardNode {
    /// The id of a node that has a path or a name; `nil` for another node.
    fileprivate var ownID: String? {
        switch content {
        case .field(let field): field.value.path.description
        case .group(let group): group.path.description
        case .table(let table): table.group?.path.description
        case .button(let action): action.name?.text
        default: nil
        }
    }
}
