/// Reads JSON strictly (RFC 8259) into a flat list of nodes: UTF-8 only, no duplicate keys, no lone
/// surrogates, nothing behind the value.
///
/// A leading byte order mark is passed over.
///
/// The tape is reused from text to text and allocates nothing once it is warm. It never recurses, and
/// its work is linear in the text.
package struct JSONTape: Sendable {
    package private(set) var nodes: [JSONNode] = []
    private var open: [Int32] = []
    private var keys = JSONKeySet()

    package init() {}

    /// Reads a whole text.
    ///
    /// - Returns: What is wrong with it and where, or `nil`; after a failure the nodes are of no use.
    package mutating func read(_ text: Span<UInt8>, limits: JSONLimits) -> JSONFailure? {
        guard text.count <= limits.bytes else {
            return JSONFailure(reason: .tooManyBytes, offset: limits.bytes, limit: limits.bytes)
        }
        do throws(JSONFailure) {
            let start = JSONScanner.skipSpace(text, from: JSONScanner.markLength(text))
            guard start < text.count else { throw JSONFailure(reason: .empty, offset: start) }
            var members = 0
            let end = try readValue(text, from: start, depth: 0, members: &members, limits)
            let rest = JSONScanner.skipSpace(text, from: end)
            guard rest == text.count else {
                throw JSONFailure(reason: .textAfterTheValue, offset: rest)
            }
            if nodes[0].kind == .object { try refuseDuplicate(in: 0, text) }
            return nil
        } catch {
            return error
        }
    }

    /// Reads one value, whatever stands behind it; its nodes take the place of those read before.
    ///
    /// - Parameters:
    ///   - text: The whole text.
    ///   - start: Where the value begins.
    ///   - depth: How many arrays and objects it stands in.
    ///   - members: How many values were read so far, counted on.
    ///   - limits: How much is read.
    /// - Throws: What is wrong with it.
    /// - Returns: The offset behind it.
    mutating func readValue(
        _ text: Span<UInt8>, from start: Int, depth: Int, members: inout Int, _ limits: JSONLimits
    ) throws(JSONFailure) -> Int {
        nodes.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
        var at = start
        values: while true {
            guard at < text.count else { throw JSONFailure(reason: .expectedValue, offset: at) }
            members += 1
            guard members <= limits.members else {
                throw JSONFailure(reason: .tooManyMembers, offset: at, limit: limits.members)
            }
            let first = text[at]
            if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
                guard depth + open.count < limits.depth else {
                    throw JSONFailure(reason: .tooDeep, offset: at, limit: limits.depth)
                }
                let isObject = first == UInt8(ascii: "{")
                open.append(Int32(nodes.count))
                append(isObject ? .object : .array, from: at, to: at + 1)
                at = JSONScanner.skipSpace(text, from: at + 1)
                let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
                guard at < text.count, text[at] == close else {
                    if isObject { at = try readKey(text, at) }
                    continue values
                }
                try closeContainer(text, at: at, depth: depth)
                at += 1
            } else if first == UInt8(ascii: "\"") {
                let string = try JSONScanner.scanString(text, from: at)
                append(.string, from: at + 1, to: string.end, isEscaped: string.isEscaped)
                at = string.end + 1
            } else {
                let start = at
                at = try JSONScanner.scanLiteral(text, from: at)
                append(JSONNode.Kind(literal: first), from: start, to: at)
            }
            while true {
                guard let container = open.last else { return at }
                at = JSONScanner.skipSpace(text, from: at)
                let isObject = nodes[Int(container)].kind == .object
                let byte = at < text.count ? text[at] : 0
                if byte == UInt8(ascii: ",") {
                    at = JSONScanner.skipSpace(text, from: at + 1)
                    if isObject { at = try readKey(text, at) }
                    continue values
                }
                guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                    throw JSONFailure(
                        reason: isObject ? .expectedCommaOrBrace : .expectedCommaOrBracket,
                        offset: at)
                }
                try closeContainer(text, at: at, depth: depth)
                at += 1
            }
        }
    }

    private mutating func readKey(_ text: Span<UInt8>, _ start: Int) throws(JSONFailure) -> Int {
        let key = try JSONScanner.scanKey(text, from: start)
        append(
            .key, from: Int(key.node.start), to: Int(key.node.end), isEscaped: key.node.isEscaped)
        return JSONScanner.skipSpace(text, from: key.colon + 1)
    }

    private mutating func closeContainer(
        _ text: Span<UInt8>, at: Int, depth: Int
    ) throws(JSONFailure) {
        guard let index = open.popLast() else { return }
        nodes[Int(index)].end = Int32(at + 1)
        nodes[Int(index)].next = Int32(nodes.count)
        // The keys of the whole text are compared once the rest is known to be sound: whoever reads it
        // member by member cannot do so earlier, and both give the same reason.
        guard nodes[Int(index)].kind == .object, depth + open.count > 0 else { return }
        try refuseDuplicate(in: Int(index), text)
    }

    private mutating func refuseDuplicate(
        in object: Int, _ text: Span<UInt8>
    ) throws(JSONFailure) {
        guard let twice = keys.duplicate(in: nodes, of: object, text) else { return }
        throw JSONFailure.duplicate(nodes[twice], in: text)
    }

    private mutating func append(
        _ kind: JSONNode.Kind, from start: Int, to end: Int, isEscaped: Bool = false
    ) {
        nodes.append(
            JSONNode(
                kind: kind, isEscaped: isEscaped, start: Int32(start), end: Int32(end),
                next: Int32(nodes.count + 1)))
    }
}
