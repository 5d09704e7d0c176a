/// Reads JSON strictly (RFC 8259) into a flat list of nodes: UTF-8 only, no duplicate keys, no lone
/// surrogates, nothing after the value.
///
/// A leading byte order mark is skipped. A tape that is reused for many texts stops allocating once
/// it is large enough. Reading does not recurse and takes time linear in the text, except for the
/// comparison of keys.
package struct JSONTape: Sendable {
    private(set) var nodes: [JSONNode] = []
    private var open: [Int32] = []
    private var keys = JSONKeySet()

    package init() {}

    /// Reads a whole text.
    ///
    /// - Returns: The failure, after which the nodes are invalid; `nil` if the text is valid.
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

    /// Reads one value, whatever follows it; its nodes replace those that were read before.
    ///
    /// - Parameters:
    ///   - text: The whole text.
    ///   - start: The offset at which the value begins.
    ///   - depth: The number of enclosing arrays and objects.
    ///   - members: The number of values read so far, which is increased.
    ///   - limits: The limits for reading.
    /// - Throws: The failure that makes the value invalid.
    /// - Returns: The offset after the value.
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
                append(JSONKind(literal: first), from: start, to: at)
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
        // Keys of the outermost object are compared last, after the rest is known to be valid,
        // because `JSONMembers` can do so only then, and both must report the same failure.
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
        _ kind: JSONKind, from start: Int, to end: Int, isEscaped: Bool = false
    ) {
        nodes.append(
            JSONNode(
                kind: kind, isEscaped: isEscaped, start: Int32(start), end: Int32(end),
                next: Int32(nodes.count + 1)))
    }
}
