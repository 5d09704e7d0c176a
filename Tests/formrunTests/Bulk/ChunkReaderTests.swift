import TestSupport
import Testing

@testable import formrun

@Suite struct ChunkReaderTests {
    private struct Line: Equatable, CustomStringConvertible {
        let number: Int
        let text: [UInt8]
        var description: String { "\(number): \(String(decoding: text, as: UTF8.self))" }
    }

    private func byLine(_ source: any ByteSource, limit: Int) throws -> [Line] {
        let reader = LineReader(source, limit: limit)
        var lines: [Line] = []
        while let line = try reader.next() {
            switch line {
            case .line(let bytes): lines.append(Line(number: reader.number, text: bytes))
            case .tooLong(let bytes):
                lines.append(Line(number: reader.number, text: bytes + Array("…".utf8)))
            }
        }
        return lines
    }

    /// The lines of the chunks, without the line breaks that a line reader removes.
    private func byChunk(_ source: any ByteSource, limit: Int) throws -> [Line] {
        let reader = ChunkReader(source, limit: limit)
        var chunk = Chunk()
        var lines: [Line] = []
        while try reader.fill(&chunk) {
            #expect(chunk.firstLine == lines.count + 1)
            var parts = chunk.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            let isEnded = chunk.bytes.last == 0x0A
            if isEnded { parts.removeLast() }
            #expect(parts.count == chunk.lineEnds.count, "only the last may have no line end")
            for (index, part) in parts.enumerated() {
                let isCRLF = part.last == 0x0D && (isEnded || index < parts.count - 1)
                var text = Array(isCRLF ? part.dropLast() : part)
                if text.count > limit { text = text.prefix(limit + 1) + Array("…".utf8) }
                lines.append(Line(number: chunk.firstLine + index, text: text))
            }
        }
        let isOver = try !reader.fill(&chunk)
        #expect(isOver, "the end stays the end")
        return lines
    }

    static let pieces: [[Int]] = [[1], [2], [3, 1], [7], [5, 1_000], [1_000], [16, 17]]

    @Test func linesAreThoseOfALineReader() throws {
        var numbers = SeededNumbers(seed: 90)
        for round in Laws.rounds(1_500, share: 3) {
            let limit = Int.random(in: 1...12, using: &numbers)
            let lengths = [0, 0, 1, limit - 1, limit, limit + 1, limit + 2, limit + 3, limit * 9]
            var input: [UInt8] = []
            for _ in 0..<Int.random(in: 0...9, using: &numbers) {
                let length = lengths.randomElement(using: &numbers) ?? 0
                input += (0..<length).map { UInt8(0x61 + $0 % 26) }
                input += Int.random(in: 0..<3, using: &numbers) == 0 ? [0x0D, 0x0A] : [0x0A]
            }
            // A last line of any length without a line break.
            let length = lengths.randomElement(using: &numbers) ?? 0
            if Bool.random(using: &numbers) { input += [UInt8](repeating: 0x7A, count: length) }
            let pieces = ChunkReaderTests.pieces[round % ChunkReaderTests.pieces.count]
            let expected = try byLine(PiecewiseSource(input, pieces: [1]), limit: limit)
            let found = try byChunk(PiecewiseSource(input, pieces: pieces), limit: limit)
            #expect(found == expected, "limit \(limit), pieces \(pieces)")
        }
    }

    static let behind: [(text: String, lines: Int)] = [
        ("a\nb\n", 2), ("a\nb", 2), ("\n\n\n", 3), ("a\nbbbbbbbbbbbbb\nc\nd", 4), ("a", 1), ("", 0),
    ]

    /// The lines after a line beyond the limit may arrive in the same read.
    @Test(arguments: behind) func linesBehindOneThatIsTooLong(_ row: (text: String, lines: Int))
        throws
    {
        let input = Array(("aaaaaaaaaaaaaaaaaaaa\n" + row.text).utf8)
        for pieces in [[7], [21], [1_000]] {
            let found = try byChunk(PiecewiseSource(input, pieces: pieces), limit: 5)
            #expect(found.count == row.lines + 1)
        }
    }

    /// Only the beginning of an endless line is stored.
    @Test func aLongLineIsNotHeld() throws {
        let input = [UInt8](repeating: 0x61, count: 1 << 20) + Array("\nend".utf8)
        let reader = ChunkReader(PiecewiseSource(input, pieces: [4_096]), limit: 10)
        var chunk = Chunk()
        let isThere = try reader.fill(&chunk)
        #expect(isThere && chunk.bytes.count == 11 && chunk.lineEnds.count == 1)
        #expect(chunk.bytes.capacity <= 1 << 14)
        let isNext = try reader.fill(&chunk)
        #expect(isNext && chunk.bytes == Array("end".utf8) && chunk.firstLine == 2)
        #expect(chunk.bytesRead == input.count)
    }

    /// Complete lines before a failed read precede the error.
    @Test func aFailureBehindALineThatIsTooLong() throws {
        let source = PiecewiseSource(Array("aaaaaaaaaaaa\nb\nc\nd".utf8), pieces: [1_000, 7])
        source.beforeRead = { number throws(SystemError) in
            if number > 2 { throw SystemError.broken("x") }
        }
        let reader = ChunkReader(source, limit: 5)
        var chunk = Chunk()
        for count in [1, 2] {
            let isThere = try reader.fill(&chunk)
            #expect(isThere && chunk.lineEnds.count == count)
        }
        #expect(throws: SystemError.self) { try reader.fill(&chunk) }
    }
}
