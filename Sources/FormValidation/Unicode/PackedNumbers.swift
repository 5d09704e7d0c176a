/// Decodes the integers of a generated table.
///
/// A character of `0-9A-Za-z-_` stands for 0 to 63: five bits of a number, lowest first, and a
/// continuation bit.
struct PackedNumbers {
    private var characters: String.UTF8View.Iterator

    init(_ text: String) {
        characters = text.utf8.makeIterator()
    }

    mutating func next() -> Int? {
        var value = 0
        var shift = 0
        while let character = characters.next() {
            let digit = PackedNumbers.digit(character)
            value |= (digit & 31) << shift
            if digit < 32 { return value }
            shift += 5
        }
        return nil
    }

    /// The next number as a signed one, whose lowest bit is the sign; to be called only before the
    /// end.
    mutating func signed() -> Int {
        let value = next() ?? 0
        return value & 1 == 0 ? value >> 1 : -(value + 1) >> 1
    }

    private static func digit(_ character: UInt8) -> Int {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(character - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(character - UInt8(ascii: "A")) + 10
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(character - UInt8(ascii: "a")) + 36
        case UInt8(ascii: "-"): 62
        default: 63
        }
    }
}
