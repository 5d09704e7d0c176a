extension JSONFailure {
    /// The path of a doubled key in its text, which is readable up to there; the whole text for another failure.
    ///
    /// The reader of submissions has no path in hand, since it only counts what is around a value.
    ///
    /// - Complexity: O(*n*) in the offset.
    package func path(in text: Span<UInt8>) -> FieldPath {
        guard reason == .duplicateKey else { return FieldPath() }
        var open: [FieldPath.Step] = []
        var at = JSONScanner.markLength(text)
        // Where an object goes on, its next string is a key.
        var isKeyNext = false
        while at < text.count {
            switch text[at] {
            case UInt8(ascii: "{"):
                open.append(.key(""))
                isKeyNext = true
            case UInt8(ascii: "["): open.append(.index(0))
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                _ = open.popLast()
                isKeyNext = false
            case UInt8(ascii: ","):
                switch open.last {
                case .index(let index): open[open.count - 1] = .index(index + 1)
                case .key: isKeyNext = true
                case nil: break
                }
            case UInt8(ascii: "\""):
                guard let string = try? JSONScanner.scanString(text, from: at) else {
                    return FieldPath()
                }
                if isKeyNext, !open.isEmpty {
                    let node = JSONNode(
                        kind: .key, isEscaped: string.isEscaped, start: Int32(at + 1),
                        end: Int32(string.end), next: 0)
                    open[open.count - 1] = .key(node.string(in: text))
                    guard at < offset else { return FieldPath(open) }
                }
                isKeyNext = false
                at = string.end
            default: break
            }
            at += 1
        }
        return FieldPath()
    }
}
