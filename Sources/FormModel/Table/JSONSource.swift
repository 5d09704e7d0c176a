/// The nodes of an array or object of a JSON submission; a value is the index of its node.
struct JSONSource: ValueSource {
    /// The nodes from one index to another that are still to be read.
    struct Cursor {
        var at: Int
        let end: Int
        /// The field of the next member, if the members are in the order of the form.
        var expected = 0
    }

    let nodes: [JSONNode]

    static var isLenient: Bool { false }

    func offset(of value: Int) -> Int { nodes[value].offset }

    func stageSingle(
        _ item: Int, _ text: Span<UInt8>, _ traits: FieldTraits, _ field: Int,
        _ value: inout ValueSlot, in table: inout ValueTable
    ) {
        table.stageSingle(nodes[item], traits, text, field, &value)
    }

    func elements(of value: Int, as type: ValueType) -> Cursor? {
        nodes[value].kind == .array ? content(of: value) : nil
    }

    func appendNext(
        _ elements: inout Cursor, _ text: Span<UInt8>, to bytes: inout [UInt8]
    ) -> ElementReading {
        guard elements.at < elements.end else { return .end }
        let node = nodes[elements.at]
        elements.at = Int(node.next)
        guard node.kind == .string else { return .refused(.wrongType) }
        node.appendUnescaped(from: text, to: &bytes)
        return .text
    }

    func rows(of value: Int) -> Cursor? { elements(of: value, as: .group) }

    func count(of rows: Cursor) -> Int {
        var count = 0
        var at = rows.at
        while at < rows.end {
            count += 1
            at = Int(nodes[at].next)
        }
        return count
    }

    func nextRow(_ rows: inout Cursor) -> (offset: Int, members: Cursor?) {
        let row = rows.at
        rows.at = Int(nodes[row].next)
        return (nodes[row].offset, nodes[row].kind == .object ? content(of: row) : nil)
    }

    func nextMember(
        _ members: inout Cursor, _ text: Span<UInt8>, of layout: FormLayout
    ) -> RowMember<Int>? {
        guard members.at < members.end else { return nil }
        let key = nodes[members.at]
        let value = members.at + 1
        members.at = Int(nodes[value].next)
        let field = layout.index(of: key, text, expected: members.expected)
        guard field >= 0 else { return .unknown(key: key.string(in: text), offset: key.offset) }
        members.expected = field + 1
        return .field(field, value)
    }

    private func content(of node: Int) -> Cursor {
        Cursor(at: node + 1, end: Int(nodes[node].next))
    }
}

extension FormLayout {
    /// The index of the field that a key names, or −1.
    ///
    /// The `expected` field is compared first, since most senders keep the order of the form.
    func index(of key: JSONNode, _ text: Span<UInt8>, expected: Int = .max) -> Int {
        guard key.isEscaped else {
            let name = text.extracting(Int(key.start)..<Int(key.end))
            if expected < sentCount, fields[expected].name.text.utf8.span.hasSameBytes(as: name) {
                return expected
            }
            return table.index(of: name)
        }
        var bytes: [UInt8] = []
        key.appendUnescaped(from: text, to: &bytes)
        return table.index(of: bytes.span)
    }
}
