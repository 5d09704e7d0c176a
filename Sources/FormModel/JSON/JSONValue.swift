/// A value of a JSON text that has been read, for code that examines a whole text, such as the
/// reader of form files; submissions are validated on the tape itself.
package struct JSONValue: Sendable {
    private let source: Source
    private let index: Int

    private final class Source: Sendable {
        let bytes: [UInt8]
        let nodes: [JSONNode]

        init(bytes: [UInt8], nodes: [JSONNode]) {
            self.bytes = bytes
            self.nodes = nodes
        }
    }

    package init(_ bytes: [UInt8], limits: JSONLimits) throws(JSONFailure) {
        var tape = JSONTape()
        if let failure = tape.read(bytes.span, limits: limits) { throw failure }
        source = Source(bytes: bytes, nodes: tape.nodes)
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

    /// The members of an object, in the order of the text.
    package var members: [(key: String, keyOffset: Int, value: JSONValue)]? {
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
