/// Reads the members of a JSON object one by one, as strictly as ``JSONTape``, and makes nodes only
/// for arrays and objects.
///
/// For each member the caller takes an expected key, or advances and reads the key; then it reads
/// the value. All of that is inlined into the reader of submissions and passes its own address to
/// no function, so that the offset, on which each step depends, stays in a register.
struct JSONMembers: Sendable {
    struct Member: Sendable {
        let key: JSONNode
        /// The value; the nodes of an array or object are on the tape, beginning with the value
        /// itself.
        let value: JSONNode
    }

    private let limits: JSONLimits
    private var at: Int
    /// The offset behind the member that was read last, or behind the brace at first.
    var offset: Int { at }
    private var count = 1
    /// The number of commas before the next key: 0 or 1.
    private var separators = 0

    /// Begins to read an object; `nil` if the text does not begin as one or exceeds a limit, for
    /// which a tape gives the failure.
    init?(_ text: Span<UInt8>, limits: JSONLimits) {
        let start = JSONScanner.skipSpace(text, from: JSONScanner.markLength(text))
        guard start < text.count, text[start] == UInt8(ascii: "{"), text.count <= limits.bytes,
            limits.depth > 0, limits.members > 0
        else { return nil }
        self.limits = limits
        at = start &+ 1
    }

    /// Reads the next member; `nil` at the end of the object.
    ///
    /// The tape receives the nodes of a value that is an array or object.
    mutating func next(
        _ text: Span<UInt8>, tape: inout JSONTape
    ) throws(JSONFailure) -> Member? {
        guard try advance(text) else {
            try end(text)
            return nil
        }
        let key = try readKey(text)
        return Member(key: key, value: try readValue(text, tape: &tape))
    }

    /// Moves to the next key; false at the end of the object.
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

    /// Throws if anything but white space follows the object.
    func end(_ text: Span<UInt8>) throws(JSONFailure) {
        let rest = JSONScanner.skipSpace(text, from: at &+ 1)
        guard rest == text.count else { throw JSONFailure(.textAfterTheValue, rest) }
    }

    /// Skips the comma and the expected key if exactly these follow; otherwise nothing changes, and
    /// the caller advances and reads the key.
    @inline(__always)
    mutating func take(_ key: JSONKey, _ text: Span<UInt8>) -> Bool {
        guard key.stands(in: text, at: at &+ separators),
            separators == 0 || text[at] == UInt8(ascii: ",")
        else { return false }
        at = at &+ separators &+ key.count
        separators = 1
        return true
    }

    /// Reads any key with its colon.
    @inline(__always)
    mutating func readKey(_ text: Span<UInt8>) throws(JSONFailure) -> JSONNode {
        let key = try JSONScanner.scanKey(text, from: at)
        at = key.colon &+ 1
        return key.node
    }

    /// Skips white space and returns whether the value is a string.
    @inline(__always)
    mutating func beginsString(_ text: Span<UInt8>) -> Bool {
        at = JSONScanner.skipSpace(text, from: at)
        return at < text.count && text[at] == UInt8(ascii: "\"")
    }

    /// Reads a value that begins with a quotation mark.
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

    /// Reads any value.
    @inline(__always)
    mutating func readValue(
        _ text: Span<UInt8>, tape: inout JSONTape
    ) throws(JSONFailure) -> JSONNode {
        if beginsString(text) { return try readString(text) }
        let first = at < text.count ? text[at] : 0
        let start = at
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            // A local copy, so that the property can stay in a register.
            var count = count
            at = try tape.readValue(text, from: start, depth: 1, members: &count, limits)
            self.count = count
            return tape.nodes[0]
        }
        guard start < text.count else { throw JSONFailure(.expectedValue, start) }
        try countOne()
        at = try JSONScanner.scanLiteral(text, from: start)
        return JSONNode(
            kind: JSONKind(literal: first), isEscaped: false,
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
