/// The headers of a part of `multipart/form-data`: its name, and whether it is a file.
///
/// RFC 7578, section 4: a `Content-Disposition` with a name is needed; a text in another character set
/// than UTF-8 or with a transfer encoding is refused; other headers are ignored. A part with two names is refused, since a
/// proxy may read the one and this reader the other.
struct PartHeaders: Sendable {
    /// The range of the name, in which browsers escape three characters; see ``PostText``.
    private(set) var name: Range<Int>?
    /// The file, where the part is one.
    var file: PostedFile? {
        guard let name = fileName ?? extendedFileName else { return nil }
        return PostedFile(name: name, isExtended: fileName == nil, type: type)
    }
    private var fileName: Range<Int>?
    private var extendedFileName: Range<Int>?
    private var type: Range<Int>?
    /// The offset of another character set than UTF-8, which only a file may have.
    private(set) var otherCharset: Int?
    private var isDisposed = false

    mutating func read(_ text: Span<UInt8>, _ line: Range<Int>) throws(PostFailure) {
        guard let colon = line.first(where: { text[$0] == UInt8(ascii: ":") }),
            colon > line.lowerBound, text[line.lowerBound] != 0x20, text[line.lowerBound] != 0x09
        else { throw PostFailure(reason: .header, offset: line.lowerBound) }
        let key = line.lowerBound..<colon
        let isDisposition = ASCIIText.isSame(text, key, "content-disposition")
        var parameters = HeaderParameters(
            text, colon + 1..<line.upperBound, hasEscapes: !isDisposition)
        if isDisposition {
            try readDisposition(text, line, &parameters)
        } else if ASCIIText.isSame(text, key, "content-type") {
            if !parameters.word.isEmpty { type = parameters.word }
            while let (key, value) = parameters.next(text) {
                guard ASCIIText.isSame(text, key, "charset") else { continue }
                if !PostEncoding.isUTF8(text, named: value) { otherCharset = value.lowerBound }
            }
        } else if ASCIIText.isSame(text, key, "content-transfer-encoding") {
            let plain: [StaticString] = ["7bit", "8bit", "binary"]
            guard plain.contains(where: { ASCIIText.isSame(text, parameters.word, $0) })
            else { throw PostFailure(reason: .transferEncoding, offset: line.lowerBound) }
            return
        } else {
            return
        }
        guard !parameters.isBroken else {
            throw PostFailure(reason: .header, offset: line.lowerBound)
        }
    }

    /// Reads the names of the part and of its file.
    private mutating func readDisposition(
        _ text: Span<UInt8>, _ line: Range<Int>, _ parameters: inout HeaderParameters
    ) throws(PostFailure) {
        guard ASCIIText.isSame(text, parameters.word, "form-data") else {
            throw PostFailure(reason: .name, offset: line.lowerBound)
        }
        guard !isDisposed else { throw PostFailure(reason: .header, offset: line.lowerBound) }
        isDisposed = true
        while let (key, value) = parameters.next(text) {
            if ASCIIText.isSame(text, key, "name") {
                guard name == nil else {
                    throw PostFailure(reason: .header, offset: key.lowerBound)
                }
                name = value
            }
            if ASCIIText.isSame(text, key, "filename") {
                guard fileName == nil else {
                    throw PostFailure(reason: .header, offset: key.lowerBound)
                }
                fileName = value
            }
            if ASCIIText.isSame(text, key, "filename*") { extendedFileName = value }
        }
    }
}
