import FormModel

/// Writes the nodes of a card as JSON, without recursion: nodes in a node are its last member, and wait on a stack.
struct NodeJSON {
    /// What is still to be written, the next one last.
    private enum Step {
        case node(CardNode)
        case row(GroupNode.Row)
        case tableRow(TableNode.Row)
        /// A member that begins a list.
        case list(String)
        /// A member that is a group, without its rows, which follow as steps.
        case group(String, GroupNode)
        case endList
        case endObject
    }

    private var waiting: [Step] = []
    /// The last field of each column of rows whose options were written, by the keys of its path.
    private var columns: [[String]: FieldNode] = [:]

    /// Writes a node with all nodes in it.
    ///
    /// - Complexity: O(*n*).
    mutating func write(_ node: CardNode, to writer: inout JSONWriter) {
        waiting = [.node(node)]
        while let step = waiting.popLast() {
            switch step {
            case .node(let node): write(start: node, to: &writer)
            case .row(let row): write(start: row, to: &writer)
            case .tableRow(let row): write(start: row, to: &writer)
            case .list(let key):
                writer.key(key)
                writer.beginArray()
            case .group(let key, let group):
                writer.key(key)
                writer.beginObject()
                writer.members(of: group)
                wait(for: [.list("rows")] + group.rows.map(Step.row) + [.endList, .endObject])
            case .endList: writer.endArray()
            case .endObject: writer.endObject()
            }
        }
    }

    private mutating func wait(for steps: [Step]) { waiting += steps.reversed() }

    private mutating func wait(for nodes: [CardNode], in key: String) {
        wait(for: [.list(key)] + nodes.map(Step.node) + [.endList, .endObject])
    }

    // MARK: The beginning of an object

    private mutating func write(start node: CardNode, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("kind", node.kind)
        writer.member("id", node.id)
        node.box.write(to: &writer)
        switch node.content {
        case .stack(let stack):
            writer.member("axis", stack.axis.rawValue)
            writer.member("distribution", stack.distribution.rawValue)
            writer.member("alignment", stack.alignment.rawValue)
            writer.member("spacing", stack.spacing)
            wait(for: stack.nodes, in: "nodes")
        case .pages(let pages):
            writer.member("current", pages.current)
            writer.member("position", pages.position)
            wait(for: pages.pages, in: "pages")
        case .group(let group):
            writer.members(of: group)
            wait(for: [.list("rows")] + group.rows.map(Step.row) + [.endList, .endObject])
        case .table(let table):
            writer.members(of: table)
            let group = table.group.map { [Step.group("group", $0)] } ?? []
            wait(
                for: [.list("rows")] + table.rows.map(Step.tableRow) + [.endList] + group
                    + [.endObject])
        case .field(let field):
            write(members: field.value, to: &writer)
            writer.endObject()
        case .text, .issues, .button, .pair, .link, .picture, .rule, .space, .gauge:
            writer.members(of: node)
            writer.endObject()
        }
    }

    /// Writes the members of a field; options that its column has in an earlier row are a reference to them, so that
    /// many rows with one long list stay small.
    private mutating func write(members field: FieldNode, to writer: inout JSONWriter) {
        let keys = field.path.keys
        guard keys.count < field.path.steps.count, field.isChoice else {
            return writer.members(of: field, optionsOf: nil)
        }
        if let earlier = columns[keys], field.offersTheSame(as: earlier) {
            return writer.members(of: field, optionsOf: earlier.path)
        }
        columns[keys] = field
        writer.members(of: field, optionsOf: nil)
    }

    private mutating func write(start row: GroupNode.Row, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("path", row.path.description)
        writer.member("title", row.title)
        writer.member("issues", row.issues)
        wait(for: row.body, in: "nodes")
    }

    private mutating func write(start row: TableNode.Row, to writer: inout JSONWriter) {
        writer.beginObject()
        if !row.mark.isEmpty { writer.member("mark", row.mark) }
        writer.member("path", row.path?.description)
        writer.key("cells")
        writer.texts(row.cells)
        if row.cellFields.contains(where: { $0 != nil }) {
            writer.key("cellFields")
            writer.beginArray()
            for path in row.cellFields { writer.string(path?.description ?? "") }
            writer.endArray()
        }
        writer.member("issues", row.issues)
        if !row.fields.isEmpty {
            writer.key("fields")
            writer.beginArray()
            for field in row.fields {
                writer.beginObject()
                write(members: field, to: &writer)
                writer.endObject()
            }
            writer.endArray()
        }
        wait(for: row.below, in: "below")
    }
}

extension CardNode {
    /// The kind of node, as JSON names it.
    var kind: String {
        switch content {
        case .text: "text"
        case .field: "field"
        case .group: "group"
        case .issues: "issues"
        case .button: "button"
        case .pair: "pair"
        case .link: "link"
        case .picture: "picture"
        case .rule: "rule"
        case .space: "space"
        case .stack: "stack"
        case .table: "table"
        case .gauge: "gauge"
        case .pages: "pages"
        }
    }
}
