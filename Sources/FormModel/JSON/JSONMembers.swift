/// Reads the members of a JSON object one by one, as strictly as a tape reads a whole text, and builds
/// nothing for those that are no list or object.
package struct JSONMembers: Sendable {
    /// A key and its value.
    package struct Member: Sendable {
        package let key: JSONNode
        /// The value; where it is an array or object, its nodes are on the tape, itself the first.
        package let value: JSONNode
    }

    /// What is inside the last value, where that is an array or object.
    package private(set) var tape = JSONTape()

    private var at = 0
    private var count = 0
    private var isFirst = true

    package init() {}

    /// Begins to read a text.
    ///
    /// - Returns: Whether the text begins as an object; if not, a tape says what is wrong with it.
    package mutating func begin(_ text: Span<UInt8>, limits: JSONLimits) -> Bool {
        let start = JSONScanner.skipSpace(text, from: JSONScanner.markLength(text))
        guard start < text.count, text[start] == UInt8(ascii: "{"), text.count <= limits.bytes,
            limits.depth > 0, limits.members > 0
        else { return false }
        at = start + 1
        count = 1
        isFirst = true
        return true
    }

    /// Reads the next member.
    ///
    /// - Throws: What is wrong with the text.
    /// - Returns: `nil` at the end of the text.
    package mutating func next(
        _ text: Span<UInt8>, limits: JSONLimits
    ) throws(JSONFailure) -> Member? {
        var at = JSONScanner.skipSpace(text, from: at)
        guard at < text.count, text[at] != UInt8(ascii: "}") else {
            try end(text, at)
            return nil
        }
        if isFirst {
            isFirst = false
        } else {
            guard text[at] == UInt8(ascii: ",") else {
                throw JSONFailure(reason: .expectedCommaOrBrace, offset: at)
            }
            at = JSONScanner.skipSpace(text, from: at &+ 1)
        }
        guard at < text.count, text[at] == UInt8(ascii: "\"") else {
            throw JSONFailure(reason: .expectedKey, offset: at)
        }
        let string = try JSONScanner.scanString(text, from: at)
        let key = JSONNode(
            kind: .key, isEscaped: string.isEscaped, start: Int32(truncatingIfNeeded: at &+ 1),
            end: Int32(truncatingIfNeeded: string.end), next: 0)
        at = JSONScanner.skipSpace(text, from: string.end &+ 1)
        guard at < text.count, text[at] == UInt8(ascii: ":") else {
            throw JSONFailure(reason: .expectedColon, offset: at)
        }
        at = JSONScanner.skipSpace(text, from: at &+ 1)
        return Member(key: key, value: try readValue(text, at, limits))
    }

    private func end(_ text: Span<UInt8>, _ at: Int) throws(JSONFailure) {
        guard at < text.count else {
            let reason: JSONFailure.Reason = isFirst ? .expectedKey : .expectedCommaOrBrace
            throw JSONFailure(reason: reason, offset: at)
        }
        let rest = JSONScanner.skipSpace(text, from: at + 1)
        guard rest == text.count else {
            throw JSONFailure(reason: .textAfterTheValue, offset: rest)
        }
    }

    /// Reads the value that begins there, and goes behind it.
    @inline(__always)
    private mutating func readValue(
        _ text: Span<UInt8>, _ start: Int, _ limits: JSONLimits
    ) throws(JSONFailure) -> JSONNode {
        guard start < text.count else { throw JSONFailure(reason: .expectedValue, offset: start) }
        let first = text[start]
        if first == UInt8(ascii: "\"") {
            try countOne(start, limits)
            let string = try JSONScanner.scanString(text, from: start)
            at = string.end &+ 1
            return JSONNode(
                kind: .string, isEscaped: string.isEscaped,
                start: Int32(truncatingIfNeeded: start &+ 1),
                end: Int32(truncatingIfNeeded: string.end), next: 0)
        }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            at = try tape.readValue(text, from: start, depth: 1, members: &count, limits)
            return tape.nodes[0]
        }
        try countOne(start, limits)
        at = try JSONScanner.scanLiteral(text, from: start)
        return JSONNode(
            kind: JSONNode.Kind(literal: first), isEscaped: false,
            start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: at), next: 0)
    }

    @inline(__always)
    private mutating func countOne(_ start: Int, _ limits: JSONLimits) throws(JSONFailure) {
        count &+= 1
        guard count <= limits.members else {
            throw JSONFailure(reason: .tooManyMembers, offset: start, limit: limits.members)
        }
    }
}
