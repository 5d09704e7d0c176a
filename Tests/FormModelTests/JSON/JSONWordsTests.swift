import TestSupport
import Testing

@testable import FormModel

@Suite struct JSONWordsTests {
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
    }

    /// The result of a bytewise search.
    private func first(
        _ bytes: [UInt8], _ start: Int, where isFound: (UInt8) -> Bool
    ) -> Int {
        bytes[start...].firstIndex(where: isFound) ?? bytes.count
    }

    /// Compares with the bytewise search from every start, in a span inside other bytes, which must
    /// not be read.
    private func check(_ bytes: [UInt8], _ around: UInt8, _ before: Int) {
        let all =
            [UInt8](repeating: around, count: before) + bytes
            + [UInt8](repeating: around, count: 9)
        let span = all.span.extracting(before..<before + bytes.count)
        for start in 0...bytes.count {
            let end = JSONWords.lineEnd(span, from: start)
            let lineEnd = first(bytes, start) { $0 == 0x0A }
            if end != lineEnd {
                Issue.record("lineEnd \(end), not \(lineEnd), from \(start) of \(bytes)")
            }
            let found = JSONWords.skipPlain(span, from: start)
            let interruption = first(bytes, start) { !JSONWordsTests.isPlain($0) }
            // Near the end of the span it may stop too early, but never too late.
            let isEarly =
                found >= start && found < interruption && bytes.count - found < 8
            if found != interruption, !isEarly {
                Issue.record("skipPlain \(found), not \(interruption), from \(start) of \(bytes)")
            }
        }
    }

    /// Every byte at every position, among similar bytes; in everyday runs, among those of one of three kinds.
    @Test func everyByteAtEveryPlace() {
        for byte in UInt8.min...UInt8.max {
            for count in Laws.areMany ? [1, 7, 8, 9, 17, 33] : [1, 8, 17] {
                for at in 0..<count {
                    let fillers: [UInt8] = [0x61, 0x20, 0x7F]
                    for filler in Laws.areMany ? fillers : [fillers[(Int(byte) + at) % 3]] {
                        var bytes = [UInt8](repeating: filler, count: count)
                        bytes[at] = byte
                        check(bytes, 0x22, at % 3)
                    }
                }
            }
        }
    }

    /// Bytes after a found byte that a borrow of the subtraction could affect.
    ///
    /// They are 0x0B after a line feed, and `#` after a quotation mark.
    @Test func neighboursOfMarks() {
        let signs: [UInt8] = [
            0x00, 0x01, 0x09, 0x0A, 0x0B, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x7F,
            0x80, 0x8A, 0xA2, 0xDC, 0xFF,
        ]
        for a in signs {
            for b in signs {
                for at in 0..<8 {
                    var bytes = [UInt8](repeating: 0x61, count: 16)
                    bytes[at] = a
                    bytes[at + 1] = b
                    check(bytes, 0x0A, 1)
                }
            }
        }
    }

    @Test func randomBytesOfEveryLengthAtEveryAlignment() {
        var numbers = SeededNumbers(seed: 70)
        let signs: [UInt8] = [0x22, 0x5C, 0x0A, 0x0D, 0x00, 0x1F, 0x80, 0xC3, 0xFF]
        for count in 0...40 {
            for before in 0..<8 {
                for kind in 0..<6 {
                    let bytes = (0..<count).map { _ -> UInt8 in
                        switch kind {
                        case 0: return UInt8(numbers.below(256))
                        case 1: return UInt8(0x20 + numbers.below(0x60))
                        case 2: return signs[numbers.below(signs.count)]
                        default:
                            let isSign = numbers.below(12) == 0
                            return isSign ? signs[numbers.below(signs.count)] : 0x61
                        }
                    }
                    check(bytes, signs[numbers.below(signs.count)], before)
                }
            }
        }
    }
}
