/// The position of a string in a JSON text, for mapping an offset in its unescaped bytes to one in
/// the text.
struct JSONTextPlace: Sendable {
    private let start: Int
    /// The total number of bytes that escapes add to the text, from an unescaped offset on.
    private var shifts: [(byte: Int, shift: Int)] = []

    init(_ node: JSONNode, in text: Span<UInt8>) {
        start = Int(node.start)
        guard node.isEscaped else { return }
        var at = start
        var byte = 0
        var shift = 0
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
            shift += width - count
            shifts.append((byte, shift))
        }
    }

    /// The offset in the JSON text of a byte of the unescaped string; for a byte of an escape, any
    /// offset in it.
    func offset(ofByte byte: Int) -> Int {
        // Binary search, since a text may have as many shifts as bytes.
        var low = 0
        var high = shifts.count
        while low < high {
            let middle = (low + high) / 2
            if shifts[middle].byte <= byte { low = middle + 1 } else { high = middle }
        }
        return start + byte + (low > 0 ? shifts[low - 1].shift : 0)
    }
}
