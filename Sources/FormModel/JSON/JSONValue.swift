/// A value of a JSON text that has been read, for code that examines a whole text, such as the
/// reader of form files; submissions are validated on the tape itself.
package struct JSONValue: Sendable {
    private let source: Source
    private let index: Int

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
        source = Source(
            bytes: bytes, nodes: tape.nodes,
            hidesComments: hidesComments
                && tape.nodes.contains {
                    $0.kind == .key
                        && ($0.isEscaped
                            || Int($0.end - $0.start) == JSONValue.comment.utf8.count)
                        && $0.string(in: text).hasSameBytes(as: JSONValue.comment)
                })
        index = 0
    }

    private init(source: Source, index: Int) {
        self.source = source
        self.index = index
    }

    private var node: JSONNode { source.nodes[index] }

    private func text(of node: JSONNode) -> String {
        let bytes = source.bytes
        return node.string(in: bytes.span)
    }

    /// The byte offset at which the value begins.
    package var offset: Int { node.offset }

    /// The byte offset after the value.
    package var endOffset: Int { Int(node.end) + (node.kind == .string ? 1 : 0) }

    /// The number of values in the value, including itself.
    var count: Int {
        var count = 0
        for node in source.nodes[index..<Int(node.next)] where node.kind != .key { count += 1 }
        return count
    }

    /// The bytes of the value as they are written.
    var literal: String {
        String(decoding: source.bytes[offset..<endOffset], as: UTF8.self)
    }

    package var kind: JSONNode.Kind { node.kind }

    package var string: String? {
        guard node.kind == .string else { return nil }
        return text(of: node)
    }

    /// The position of the bytes of a string.
    var textPlace: JSONTextPlace? {
        guard node.kind == .string else { return nil }
        let bytes = source.bytes
        return JSONTextPlace(node, in: bytes.span)
    }

    package var boolean: Bool? {
        node.kind == .boolean ? source.bytes[Int(node.start)] == UInt8(ascii: "t") : nil
    }

    package var number: ExactDecimal? {
        guard node.kind == .number else { return nil }
        let bytes = source.bytes
        let text = bytes.span
        return ExactDecimal(utf8: text.extracting(Int(node.start)..<Int(node.end)))
    }

    package var integer: Int? { number?.integer }

    package var elements: [JSONValue]? {
        guard node.kind == .array else { return nil }
        var list: [JSONValue] = []
        var at = index + 1
        while at < Int(node.next) {
            list.append(JSONValue(source: source, index: at))
            at = Int(source.nodes[at].next)
        }
        return list
    }

    /// The members of an object, in the order of the text; without comments if these are hidden.
    package var members: [(key: String, keyOffset: Int, value: JSONValue)]? {
        guard source.hidesComments else { return allMembers }
        return allMembers?.filter { !$0.key.hasSameBytes(as: JSONValue.comment) }
    }

    /// All members of an object, in the order of the text.
    var allMembers: [(key: String, keyOffset: Int, value: JSONValue)]? {
        guard node.kind == .object else { return nil }
        var list: [(key: String, keyOffset: Int, value: JSONValue)] = []
        var at = index + 1
        while at < Int(node.next) {
            let key = source.nodes[at]
            list.append(
                (
                    text(of: key), key.offset,
                    JSONValue(source: source, index: at + 1)
                ))
            at = Int(source.nodes[at + 1].next)
        }
        return list
    }
}
