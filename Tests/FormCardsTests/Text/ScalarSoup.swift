import TestSupport

/// Reproducible random text of scalars that terminals and programs often handle wrongly.
struct ScalarSoup {
    private static let ranges: [ClosedRange<UInt32>] = [
        0x00...0x1F, 0x20...0x20, 0x20...0x7E, 0x20...0x7E, 0x7F...0xAD, 0xC0...0x24F,
        0x300...0x36F, 0x300...0x303, 0x5D0...0x5EA, 0x600...0x61C, 0x627...0x652, 0x628...0x62B,
        0x915...0x918, 0x94D...0x94D, 0x200C...0x200D,
        0x900...0x963, 0x902...0x903, 0x93E...0x94D, 0x102B...0x1039, 0xD4E...0xD4E,
        0x1100...0x11FF, 0x180B...0x180F, 0x17B4...0x17B6, 0x2000...0x206F, 0x200B...0x200F,
        0x200D...0x200D, 0x20D0...0x20E3, 0x2600...0x27BF, 0x2764...0x2764, 0x3000...0x30FF,
        0x3164...0x3164, 0x4E00...0x4E20, 0xAC00...0xAC40, 0xD7B0...0xD7FF, 0xE000...0xE003,
        0xFDD0...0xFDEF, 0xFE00...0xFE0F, 0xFE0F...0xFE0F, 0xFEFF...0xFEFF, 0xFF00...0xFFFF,
        0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F468...0x1F469, 0x1F600...0x1F640,
        0x1D165...0x1D17A, 0x13430...0x1343F, 0xE0000...0xE007F, 0xE0100...0xE01EF,
        0x10FFFE...0x10FFFF,
    ]

    private var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    mutating func number(below bound: Int) -> Int { numbers.below(bound) }

    mutating func text() -> String {
        var text = ""
        // A few ranges for each text, so that combining scalars meet.
        let chosen = (0..<4).map { _ in Self.ranges[number(below: Self.ranges.count)] }
        for _ in 0..<number(below: 60) {
            let range = chosen[number(below: chosen.count)]
            let value = range.lowerBound + UInt32(number(below: range.count))
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        return text
    }

    /// UTF-8 with some bytes removed or replaced.
    mutating func bytes() -> [UInt8] {
        var bytes = Array(text().utf8)
        for _ in 0..<number(below: 4) where !bytes.isEmpty {
            let index = number(below: bytes.count)
            if number(below: 2) == 0 {
                bytes.remove(at: index)
            } else {
                bytes[index] = UInt8(number(below: 256))
            }
        }
        return bytes
    }
}
