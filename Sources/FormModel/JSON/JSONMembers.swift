/// Reads the members of a JSON object one by one, as strictly as a tape reads a whole text, and builds
/// nothing for those that are no list or object.
///
/// For each member its key is taken, or it is advanced and its key read; then its value is read. All of that is
/// inlined where submissions are read and calls nothing with its own address, so that the place in the
/// text, which each step waits for, is held in a register.
package struct JSONMembers: Sendable {
    /// A key and its value.
    package struct Member: Sendable {
        package let key: JSONNode
        /// The value; where it is an array or object, its nodes are on the tape, itself the first.
        package let value: JSONNode
    }

    private let limits: JSONLimits
    private var at: Int
    private var count = 1
    /// How many commas stand before the next key: none or one.
    private var separators = 0

    /// Begins to read a text; `nil` where it does not begin as an object, of which a tape says what is
    /// wrong with it.
    package init?(_ text: Span<UInt8>, limits: JSONLimits) {
        let start = JSONScanner.skipSpace(text, from: JSONScanner.markLength(text))
        guard start < text.count, text[start] == UInt8(ascii: "{"), text.count <= limits.bytes,
            limits.depth > 0, limits.members > 0
        else { return nil }
        self.limits = limits
        at = start &+ 1
    }

    /// Reads the next member.
    ///
    /// - Parameters:
    ///   - text: The text that was begun.
    ///   - tape: What is inside the value, where that is an array or object.
    /// - Throws: What is wrong with the text.
    /// - Returns: `nil` at the end of the text.
    package mutating func next(
        _ text: Span<UInt8>, tape: inout JSONTape
    ) throws(JSONFailure) -> Member? {
        guard try advance(text) else {
            try end(text)
            return nil
        }
        let key = try readKey(text)
        return Member(key: key, value: try readValue(text, tape: &tape))
    }

    /// Goes to the next key, if there is one before the object ends.
    @inline(__always)
    mutating func advance(_ text: Span<UInt8>) throws(JSONFailure) -> Bool {
        at = JSONScanner.skipSpace(text, from: at)
        let byte = at < text.count ? text[at] : 0
        if byte == UInt8(ascii: "}") { return false }
        if separators > 0 {
            guard byte == UInt8(ascii: ",") else { throw JSONFailure(.expectedCommaOrBrace, at) }
            at = JSONScanner.skipSpace(text, from: at &+ 1)
        }
        separators = 1
        return true
    }

    /// Wants nothing behind the object.
    func end(_ text: Span<UInt8>) throws(JSONFailure) {
        let rest = JSONScanner.skipSpace(text, from: at &+ 1)
        guard rest == text.count else { throw JSONFailure(.textAfterTheValue, rest) }
    }

    /// Passes over the key that is expected, and what stands before it; if anything else stands there,
    /// nothing has happened, and it is to be advanced and read.
    @inline(__always)
    mutating func take(_ key: JSONKey, _ text: Span<UInt8>) -> Bool {
        guard key.stands(in: text, at: at &+ separators),
            separators == 0 || text[at] == UInt8(ascii: ",")
        else { return false }
        at = at &+ separators &+ key.count
        separators = 1
        return true
    }

    /// Reads whatever key stands there, with its colon.
    @inline(__always)
    mutating func readKey(_ text: Span<UInt8>) throws(JSONFailure) -> JSONNode {
        let key = try JSONScanner.scanKey(text, from: at)
        at = key.colon &+ 1
        return key.node
    }

    /// Whether the value of a member is a string.
    @inline(__always)
    mutating func beginsString(_ text: Span<UInt8>) -> Bool {
        at = JSONScanner.skipSpace(text, from: at)
        return at < text.count && text[at] == UInt8(ascii: "\"")
    }

    /// Reads the value of a member where it begins as a string.
    @inline(__always)
    mutating func readString(_ text: Span<UInt8>) throws(JSONFailure) -> JSONNode {
        try countOne()
        let start = at
        let string = try JSONScanner.scanString(text, from: start)
        at = string.end &+ 1
        return JSONNode(
            kind: .string, isEscaped: string.isEscaped,
            start: Int32(truncatingIfNeeded: start &+ 1),
            end: Int32(truncatingIfNeeded: string.end), next: 0)
    }

    /// Reads the value of a member.
    @inline(__always)
    mutating func readValue(
        _ text: Span<UInt8>, tape: inout JSONTape
    ) throws(JSONFailure) -> JSONNode {
        if beginsString(text) { return try readString(text) }
        let first = at < text.count ? text[at] : 0
        let start = at
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            // A copy, so that what is read here can stay in registers.
            var count = count
            at = try tape.readValue(text, from: start, depth: 1, members: &count, limits)
            self.count = count
            return tape.nodes[0]
        }
        guard start < text.count else { throw JSONFailure(.expectedValue, start) }
        try countOne()
        at = try JSONScanner.scanLiteral(text, from: start)
        return JSONNode(
            kind: JSONNode.Kind(literal: first), isEscaped: false,
            start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: at), next: 0)
    }

    @inline(__always)
    private mutating func countOne() throws(JSONFailure) {
        count &+= 1
        guard count <= limits.members else {
            throw JSONFailure(reason: .tooManyMembers, offset: at, limit: limits.members)
        }
    }
}
