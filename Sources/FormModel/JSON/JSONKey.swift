/// A key as most senders write it, `"name":`, to be found in its place at once instead of being read.
struct JSONKey: Sendable {
    /// How many bytes it has, with quotation marks and colon.
    let count: Int

    private let ends: JSONWords.Ends

    /// What lies between the ends, where they do not cover all.
    private let middle: [UInt8]

    /// - Parameter name: A name without characters that JSON escapes.
    init(_ name: String) {
        let bytes = Array("\"\(name)\":".utf8)
        count = bytes.count
        ends = JSONWords.Ends(bytes)
        middle = Array(bytes.dropFirst(8).dropLast(8))
    }

    @inline(__always)
    func stands(in text: Span<UInt8>, at start: Int) -> Bool {
        JSONWords.holds(ends, text, at: start)
            && (count <= 16 || JSONKey.holds(middle, text, start &+ 8))
    }

    private static func holds(_ middle: [UInt8], _ text: Span<UInt8>, _ start: Int) -> Bool {
        for at in middle.indices where text[start &+ at] != middle[at] { return false }
        return true
    }
}
