/// A value of a JSON text that has been read, for code that examines a whole text, such as the
/// reader of form files; submissions are validated on the tape itself.
///
/// The values of a fragment occur once in a form file and several times in the form: such a value has a place for each use,
/// and where names in it are replaced, it is made of other values.
package struct JSONValue: Sendable {
    package typealias Member = (key: String, keyOffset: Int, value: JSONValue)

    private let content: Content

    private enum Content: Sendable {
        /// The value at a node of a text, in the use of a number, or in none.
        case read(Source, node: Int32, use: Int32)
        indirect case string(String, JSONTextPlace, offset: Int)
        indirect case array([JSONValue], offset: Int)
        indirect case object([Member], offset: Int)
    }

    private final class Source: Sendable {
        let bytes: [UInt8]
        let nodes: [JSONNode]
        /// Whether there are comments, which ``JSONValue/members`` leaves out.
        let hidesComments: Bool

        init(bytes: [UInt8], nodes: [JSONNode], hidesComments: Bool) {
            self.bytes = bytes
            self.nodes = nodes
            self.hidesComments = hidesComments
        }

        func text(of node: JSONNode) -> String {
            let bytes = bytes
            return node.string(in: bytes.span)
        }
    }

    /// The key of comments in form files.
    static let comment = "$comment"

    /// - Parameters:
    ///   - bytes: The text.
    ///   - limits: The limits for reading.
    ///   - hidesComments: Whether ``members`` leaves out those with the key `$comment`.
    /// - Throws: The failure that makes the text invalid.
    package init(
        _ bytes: [UInt8], limits: JSONLimits, hidesComments: Bool = false
    ) throws(JSONFailure) {
        var tape = JSONTape()
        if let failure = tape.read(bytes.span, limits: limits) { throw failure }
        let text = bytes.span
        let source = Source(
            bytes: bytes, nodes: tape.nodes,
            hidesComments: hidesComments
                && tape.nodes.contains {
                    $0.kind == .key
                        && ($0.isEscaped
                            || Int($0.end - $0.start) == JSONValue.comment.utf8.count)
                        && $0.string(in: text).hasSameBytes(as: JSONValue.comment)
                })
        content = .read(source, node: 0, use: 0)
    }

    private init(_ content: Content) { self.content = content }

    package var kind: JSONKind {
        switch content {
        case .read(let source, let node, _): source.nodes[Int(node)].kind
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// The byte offset at which the value begins, in a use of a fragment as ``SourceUses`` numbers it.
    package var offset: Int {
        switch content {
        case .read(let source, let node, let use):
            SourceUses.place(of: source.nodes[Int(node)].offset, in: Int(use))
        case .string(_, _, let offset), .array(_, let offset), .object(_, let offset): offset
        }
    }

    /// The bytes of the value as they are written; none if it is made of other values.
    package var written: ArraySlice<UInt8> {
        guard case .read(let source, let node, _) = content else { return [] }
        let written = source.nodes[Int(node)]
        return source.bytes[written.offset..<Int(written.end) + (written.kind == .string ? 1 : 0)]
    }

    /// The number of values in the value, including itself.
    var count: Int { values.reduce(1) { $0 + $1.count } }

    /// The elements of an array, or the values of the members of an object.
    private var values: [JSONValue] {
        switch content {
        case .read(let source, let node, let use):
            var list: [JSONValue] = []
            var at = node + 1
            while at < source.nodes[Int(node)].next {
                if source.nodes[Int(at)].kind != .key {
                    list.append(JSONValue(.read(source, node: at, use: use)))
                }
                at = source.nodes[Int(at)].next
            }
            return list
        case .string: return []
        case .array(let elements, _): return elements
        case .object(let members, _): return members.map(\.value)
        }
    }

    package var string: String? {
        switch content {
        case .read(let source, let node, _):
            let node = source.nodes[Int(node)]
            return node.kind == .string ? source.text(of: node) : nil
        case .string(let text, _, _): return text
        case .array, .object: return nil
        }
    }

    /// The places of the bytes of a string.
    var textPlace: JSONTextPlace? {
        switch content {
        case .read(let source, let node, let use):
            let node = source.nodes[Int(node)]
            guard node.kind == .string else { return nil }
            let bytes = source.bytes
            return JSONTextPlace(node, in: bytes.span, use: Int(use))
        case .string(_, let place, _): return place
        case .array, .object: return nil
        }
    }

    package var boolean: Bool? { kind == .boolean ? written.first == UInt8(ascii: "t") : nil }

    package var number: ExactDecimal? {
        guard kind == .number else { return nil }
        let written = written
        return ExactDecimal(utf8: written.span)
    }

    package var integer: Int? { number?.integer }

    package var elements: [JSONValue]? { kind == .array ? values : nil }

    /// The members of an object, in the order of the text; without comments if these are hidden.
    package var members: [Member]? {
        if case .read(let source, _, _) = content, !source.hidesComments { return allMembers }
        return allMembers?.filter { !$0.key.hasSameBytes(as: JSONValue.comment) }
    }

    /// All members of an object, in the order of the text.
    var allMembers: [Member]? {
        switch content {
        case .read(let source, let node, let use):
            guard source.nodes[Int(node)].kind == .object else { return nil }
            var list: [Member] = []
            var at = node + 1
            while at < source.nodes[Int(node)].next {
                let key = source.nodes[Int(at)]
                list.append(
                    (
                        source.text(of: key), SourceUses.place(of: key.offset, in: Int(use)),
                        JSONValue(.read(source, node: at + 1, use: use))
                    ))
                at = source.nodes[Int(at + 1)].next
            }
            return list
        case .object(let members, _): return members
        case .string, .array: return nil
        }
    }
}

// Values that are made of others.
extension JSONValue {
    init(_ text: String, at place: JSONTextPlace, offset: Int) {
        self.init(.string(text, place, offset: offset))
    }

    init(_ elements: [JSONValue], offset: Int) { self.init(.array(elements, offset: offset)) }

    init(_ members: [Member], offset: Int) { self.init(.object(members, offset: offset)) }

    /// A value of a text, in a use of the fragment that it is part of.
    func used(in use: Int) -> JSONValue {
        guard case .read(let source, let node, _) = content else { return self }
        return JSONValue(.read(source, node: node, use: Int32(truncatingIfNeeded: use)))
    }

    /// Reports the first value for which a text with these values would be refused: for its depth, or the number of values.
    func check(_ limits: JSONLimits) throws(JSONFailure) {
        var count = 0
        try check(limits, depth: 0, &count)
    }

    private func check(
        _ limits: JSONLimits, depth: Int, _ count: inout Int
    ) throws(JSONFailure) {
        count += 1
        guard count <= limits.members else {
            throw JSONFailure(reason: .tooManyMembers, offset: offset, limit: limits.members)
        }
        guard depth < limits.depth || kind != .array && kind != .object else {
            throw JSONFailure(reason: .tooDeep, offset: offset, limit: limits.depth)
        }
        for value in values { try value.check(limits, depth: depth + 1, &count) }
    }
}
