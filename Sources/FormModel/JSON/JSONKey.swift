/// A key in its usual notation, `"name":`, for comparing it with the text instead of parsing it.
struct JSONKey: Sendable {
    /// The number of bytes, including quotation marks and colon.
    let count: Int

    private let ends: JSONWords.Ends

    /// The bytes between the first and the last eight.
    private let middle: [UInt8]

    /// - Parameter name: A name without characters that JSON escapes.
    init(_ name: String) {
        let bytes = Array("\"\(name)\":".utf8)
        count = bytes.count
        ends = JSONWords.Ends(bytes)
        middle = Array(bytes.dropFirst(8).dropLast(8))
    }

    /// A key that is in no text.
    static let never = JSONKey()

    private init() {
        count = 0
        ends = .never
        middle = []
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
