/// The nodes of an array or object of a JSON submission; a value is the index of its node.
struct JSONSource: ValueSource {
    /// The nodes from one index to another that are still to be read.
    struct Cursor {
        var at: Int
        let end: Int
        /// The field of the next member, if the members are in the order of the form.
        var expected = 0
        /// The section whose object is read, or −1.
        var section = -1
    }

    let nodes: [JSONNode]

    static var isLenient: Bool { false }

    static var sendsRowsByKey: Bool { true }

    func offset(of value: Int) -> Int { nodes[value].offset }

    func stageSingle(
        _ item: Int, _ text: Span<UInt8>, _ traits: FieldTraits, _ field: Int,
        _ value: inout ValueSlot, in reading: inout ValueReader
    ) {
        if nodes[item].kind == .object, traits.valueType == .file {
            return stageFile(item, text, field, &value, in: &reading)
        }
        reading.stageSingle(nodes[item], traits, text, field, &value)
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

    func rows(
        of value: Int, by keys: RowKeys, _ text: Span<UInt8>
    ) -> [KeyedRow<Cursor>]? {
        guard nodes[value].kind == .object else { return nil }
        var rows: [KeyedRow<Cursor>] = []
        var rest = content(of: value)
        while rest.at < rest.end {
            let (key, row) = (nodes[rest.at], rest.at + 1)
            rest.at = Int(nodes[row].next)
            let name = key.string(in: text)
            let index = keys.index(of: name.utf8.span)
            rows.append(
                KeyedRow(
                    index: index, key: name, offset: (index == nil ? key : nodes[row]).offset,
                    members: nodes[row].kind == .object ? content(of: row) : nil))
        }
        return rows
    }

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
        let section = members.section
        let field =
            section < 0
            ? layout.index(of: key, text, expected: members.expected)
            : layout.index(of: key, text, in: section, expected: members.expected)
        guard field >= 0 else {
            if case .section(let inner) = layout.member(key, text, of: section) {
                return .section(inner, value)
            }
            return .unknown(key: key.string(in: text), section: section, offset: key.offset)
        }
        members.expected = field + 1
        return .field(field, value)
    }

    func content(of value: Int, section: Int) -> SectionContent<Cursor> {
        switch nodes[value].kind {
        case .object:
            var members = content(of: value)
            members.section = section
            return .members(members)
        case .null: return .cleared
        default: return .refused(offset: nodes[value].offset)
        }
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
            if expected < sentCount, members.holds(name, at: expected) { return expected }
            return members.index(of: name)
        }
        var bytes: [UInt8] = []
        key.appendUnescaped(from: text, to: &bytes)
        return members.index(of: bytes.span)
    }

    /// The index of the field that a key in the object of a section names, or −1.
    func index(of key: JSONNode, _ text: Span<UInt8>, in section: Int, expected: Int) -> Int {
        if !key.isEscaped, expected < sentCount {
            let name = text.extracting(Int(key.start)..<Int(key.end))
            if isMember(expected, name, of: section) { return expected }
        }
        guard case .field(let field) = member(key, text, of: section) else { return -1 }
        return field
    }

    /// The member of the object of a section, or of the record itself, that a key names.
    func member(_ key: JSONNode, _ text: Span<UInt8>, of section: Int) -> Member {
        guard section >= 0 || !sections.isEmpty else { return .unknown }
        guard key.isEscaped else {
            return member(text.extracting(Int(key.start)..<Int(key.end)), of: section)
        }
        var bytes: [UInt8] = []
        key.appendUnescaped(from: text, to: &bytes)
        return member(bytes.span, of: section)
    }
}
