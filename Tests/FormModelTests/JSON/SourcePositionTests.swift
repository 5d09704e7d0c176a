import FormModel
import TestSupport
import Testing

@Suite struct SourcePositionTests {
    private func places(_ bytes: [UInt8], _ offsets: [Int]) -> [String] {
        SourcePosition.positions(of: offsets, in: bytes.span).map { "\($0.line):\($0.column)" }
    }

    typealias Row = (text: String, offsets: [Int], places: [String])

    @Test(
        arguments: [
            ("", [0, 5], ["1:1", "1:1"]),
            ("ab\ncd", [0, 1, 2, 3, 4, 5], ["1:1", "1:2", "1:3", "2:1", "2:2", "2:3"]),
            ("ab\r\ncd", [2, 3, 4, 6], ["1:3", "1:4", "2:1", "2:3"]),
            ("\r\r\n\n", [1, 2, 3, 4], ["1:2", "1:3", "2:1", "3:1"]),
            ("é😀x", [0, 2, 6, 7], ["1:1", "1:2", "1:3", "1:4"]),
            ("é😀x", [1, 3, 4, 5], ["1:1", "1:2", "1:2", "1:2"]),
            ("e\u{301}x", [1, 3], ["1:2", "1:3"]),
            ("a\nb\nc", [4, 0, 2, 0, 99], ["3:1", "1:1", "2:1", "1:1", "3:2"]),
            ("a\nb\nc", [-1, 2, 0, 2, -1, 4], ["1:1", "2:1", "1:1", "2:1", "1:1", "3:1"]),
            ("\n\n\nabcdefghijklmnopq\n", [3, 12, 20, 21], ["4:1", "4:10", "4:18", "5:1"]),
            ("\u{FEFF}ab", [0, 3, 4], ["1:1", "1:1", "1:2"]),
            ("\n", [1], ["2:1"]),
        ] as [Row])
    func findsLineAndColumn(_ row: Row) {
        #expect(places(Array(row.text.utf8), row.offsets) == row.places)
    }

    @Test func aStrayContinuationByteHasItsOwnColumn() {
        #expect(places([0x22, 0xA3, 0x22], [1]) == ["1:2"])
        #expect(places([0x0A, 0x80], [1]) == ["2:1"])
        #expect(places([0x61, 0xC3, 0xA9, 0xA3], [2, 3]) == ["1:2", "1:3"])
    }

    /// The memory of the list is reused, regardless of its contents.
    @Test func replacesWhatWasFoundBefore() {
        var positions = [SourcePosition(line: 9, column: 9)]
        for offsets in [[1, 2], [2, 1], []] {
            SourcePosition.find(&positions, of: offsets, in: [0x61, 0x62, 0x63].span)
            #expect(positions.map(\.column) == offsets.map { $0 + 1 })
        }
    }

    @Test func agreesWithCountingFromTheStart() {
        var numbers = SeededNumbers(seed: 30)
        for _ in Laws.rounds(200) {
            let text = JSONLawTests.text(&numbers) + "\n" + JSONLawTests.text(&numbers)
            guard !text.unicodeScalars.contains("\u{FEFF}") else { continue }
            var expected: [String] = []
            var offsets: [Int] = []
            var line = 1
            var column = 1
            var offset = 0
            for scalar in text.unicodeScalars {
                offsets.append(offset)
                expected.append("\(line):\(column)")
                offset += UTF8.width(scalar)
                (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
            }
            let order = offsets.indices.shuffled(using: &numbers)
            #expect(
                places(Array(text.utf8), order.map { offsets[$0] }) == order.map { expected[$0] })
        }
    }
}
