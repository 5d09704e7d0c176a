/// Cuts `multipart/form-data` into its parts: RFC 7578, with the grammar of RFC 2046, section 5.1.1.
struct MultipartEntries: Sendable {
    /// The most bytes that the headers of one part may have.
    static let headerLimit = 8_192

    private let boundary: [UInt8]
    private let isKnown: Bool
    private var at = 0
    private var hasBegun = false

    init(boundary: [UInt8]?) {
        self.boundary = boundary ?? []
        isKnown = boundary != nil
    }

    /// The next part, or `nil` behind the last.
    mutating func next(_ text: Span<UInt8>) throws(PostFailure) -> PostEntry? {
        if !hasBegun {
            guard isKnown else { throw PostFailure(reason: .noDelimiter, offset: 0) }
            guard PostEncoding.isBoundary(boundary) else {
                throw PostFailure(reason: .boundary, offset: 0)
            }
            // The text before the first boundary is no part.
            at = isDelimiter(text, 0, breaksLine: false) ? 0 : delimiter(text, from: 0)
            guard at < text.count else { throw PostFailure(reason: .noDelimiter, offset: 0) }
            hasBegun = true
        }
        if at < text.count, text[at] == 0x0D { at += 2 }
        at += 2 + boundary.count
        if isDashes(text, at) { return nil }
        while at < text.count, text[at] == 0x20 || text[at] == 0x09 { at += 1 }
        guard at < text.count else { throw PostFailure(reason: .unterminated, offset: at) }
        guard isLineBreak(text, at) else { throw PostFailure(reason: .delimiter, offset: at) }
        at += 2
        return try part(text)
    }

    private mutating func part(_ text: Span<UInt8>) throws(PostFailure) -> PostEntry {
        let start = at
        var headers = PartHeaders()
        while !isLineBreak(text, at) {
            let line = at
            while at < text.count, !isLineBreak(text, at) {
                at += 1
                guard at - start <= MultipartEntries.headerLimit else {
                    throw PostFailure(reason: .headerTooLong, offset: at)
                }
            }
            guard at < text.count else { throw PostFailure(reason: .unterminated, offset: at) }
            try headers.read(text, line..<at)
            at += 2
        }
        at += 2
        guard let name = headers.name else { throw PostFailure(reason: .name, offset: start) }
        if let offset = headers.otherCharset, headers.file == nil {
            throw PostFailure(reason: .charset, offset: offset)
        }
        let value = at
        at = delimiter(text, from: at)
        guard at < text.count else { throw PostFailure(reason: .unterminated, offset: at) }
        return PostEntry(
            name: name, value: value..<at, isPercentEncoded: false,
            file: headers.file)
    }

    /// The offset of the line break before the next boundary, or of the end.
    ///
    /// No boundary contains a carriage return, so that no byte is read more than twice.
    private func delimiter(_ text: Span<UInt8>, from start: Int) -> Int {
        var at = start
        while at < text.count {
            if text[at] == 0x0D, isDelimiter(text, at, breaksLine: true) { return at }
            at += 1
        }
        return at
    }

    private func isDelimiter(_ text: Span<UInt8>, _ start: Int, breaksLine: Bool) -> Bool {
        var at = start
        if breaksLine {
            guard isLineBreak(text, at) else { return false }
            at += 2
        }
        guard isDashes(text, at), text.count - at - 2 >= boundary.count else { return false }
        for index in boundary.indices where text[at + 2 + index] != boundary[index] {
            return false
        }
        return true
    }

    private func isLineBreak(_ text: Span<UInt8>, _ at: Int) -> Bool {
        at + 1 < text.count && text[at] == 0x0D && text[at + 1] == 0x0A
    }

    private func isDashes(_ text: Span<UInt8>, _ at: Int) -> Bool {
        at + 1 < text.count && text[at] == UInt8(ascii: "-") && text[at + 1] == UInt8(ascii: "-")
    }
}
