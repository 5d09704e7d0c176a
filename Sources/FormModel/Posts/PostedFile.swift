/// What the headers of a part say about its file.
struct PostedFile: Sendable {
    /// The range of the name, with its escapes.
    let name: Range<Int>
    /// Whether the name is that of `filename*`: a character set, a language and percent-encoded bytes (RFC 8187).
    let isExtended: Bool
    /// The range of the media type, with its parameters; `nil` where no header has one.
    let type: Range<Int>?

    /// The facts of the file.
    ///
    /// - Parameters:
    ///   - bytes: Where its bytes are in the post.
    ///   - text: The post.
    /// - Returns: The facts.
    /// - Throws: The reason why they are not those of a file.
    func facts(bytes: Range<Int>, in text: Span<UInt8>) throws(FileFacts.Refusal) -> FileFacts {
        var type: String? = FileFacts.unknownType
        if let range = self.type {
            type = String(validating: Array(copying: text.extracting(range)), as: UTF8.self)
        }
        guard let type, let name = String(validating: decodedName(in: text), as: UTF8.self) else {
            throw .malformedText
        }
        return try FileFacts(sent: name, type: type, size: bytes.count, path: nil, bytes: bytes)
    }

    /// The name as it is shown again where the facts are not those of a file.
    func shownName(in text: Span<UInt8>) -> String {
        String(decoding: decodedName(in: text), as: UTF8.self)
    }

    /// The name without escapes: those that browsers write in the name of a part, or those of `filename*`.
    private func decodedName(in text: Span<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        guard isExtended else {
            PostText.append(nameOfPart: name, of: text, to: &bytes)
            return bytes
        }
        var at = name.lowerBound
        var marks = 2
        while at < name.upperBound, marks > 0 {
            if text[at] == UInt8(ascii: "'") { marks -= 1 }
            at += 1
        }
        while at < name.upperBound {
            let escaped = PostText.escape(text, at, name.upperBound)
            bytes.append(escaped ?? text[at])
            at += escaped == nil ? 1 : 3
        }
        return bytes
    }
}
