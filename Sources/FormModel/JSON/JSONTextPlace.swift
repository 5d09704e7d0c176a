/// Where a string of a JSON text stands, so that a byte of what it says finds its place among the escapes.
struct JSONTextPlace: Sendable {
    private let start: Int
    /// From which byte on how many bytes more stand in the file than in the text.
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

    /// The byte of the file at which a byte of the text stands; for one inside an escape, some byte of it.
    func offset(ofByte byte: Int) -> Int {
        // Halved again and again: a text of nothing but escapes has as many shifts as bytes.
        var low = 0
        var high = shifts.count
        while low < high {
            let middle = (low + high) / 2
            if shifts[middle].byte <= byte { low = middle + 1 } else { high = middle }
        }
        return start + byte + (low > 0 ? shifts[low - 1].shift : 0)
    }
}
