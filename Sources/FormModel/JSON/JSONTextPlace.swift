/// The places in a file of the bytes of a text: of a string, whose escapes are longer than what they stand for, or of a text
/// that is made of such strings.
struct JSONTextPlace: Sendable {
    /// The bytes from one on, up to those of the next part.
    private struct Part: Sendable {
        let byte: Int
        /// The place of the first byte.
        let place: Int
        /// Whether that is the place of all bytes, since they are not in the file.
        let isAdded: Bool
    }

    /// The place of the bytes before the first part.
    private let start: Int
    private var parts: [Part] = []

    /// The places of a string in the use of a number, or in none.
    init(_ node: JSONNode, in text: Span<UInt8>, use: Int) {
        start = SourceUses.place(of: Int(node.start), in: use)
        guard node.isEscaped else { return }
        var at = Int(node.start)
        var byte = 0
        while at < Int(node.end) {
            guard text[at] == UInt8(ascii: "\\") else {
                at += 1
                byte += 1
                continue
            }
            var width = 2
            var count = 1
            if text[at + 1] == UInt8(ascii: "u") {
                let unit = JSONScanner.hexadecimal(text, from: at + 2) ?? 0
                let isPair = unit & 0xFC00 == 0xD800
                width = isPair ? 12 : 6
                count = isPair ? 4 : unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
            }
            at += width
            byte += count
            let place = SourceUses.place(of: at, in: use)
            parts.append(Part(byte: byte, place: place, isAdded: false))
        }
    }

    /// The places of a text that is empty yet.
    init() { start = 0 }

    /// Gives the bytes from one on the places of the bytes of another text.
    mutating func add(from byte: Int, _ range: Range<Int>, of text: JSONTextPlace) {
        let place = text.offset(ofByte: range.lowerBound)
        parts.append(Part(byte: byte, place: place, isAdded: false))
        for part in text.parts[text.count(upTo: range.lowerBound)...] {
            guard part.byte < range.upperBound else { return }
            parts.append(
                Part(
                    byte: byte + part.byte - range.lowerBound, place: part.place,
                    isAdded: part.isAdded))
        }
    }

    /// Gives all bytes from one on the same place.
    mutating func add(from byte: Int, at place: Int) {
        parts.append(Part(byte: byte, place: place, isAdded: true))
    }

    /// The place in the file of a byte of the text; for a byte of an escape, any place in it.
    func offset(ofByte byte: Int) -> Int {
        let count = count(upTo: byte)
        guard count > 0 else { return start + byte }
        let part = parts[count - 1]
        return part.isAdded ? part.place : part.place + byte - part.byte
    }

    /// The number of parts that begin at a byte or before it.
    private func count(upTo byte: Int) -> Int {
        // Binary search, since a text may have as many parts as bytes.
        var low = 0
        var high = parts.count
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].byte <= byte { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
