import Testing

@testable import formrun

@Suite struct LineReaderTests {
    /// The lines of a text; lines beyond the limit end with `…`.
    private func lines(_ text: String, limit: Int, chunk: Int) throws -> [String] {
        let reader = LineReader(MemorySource(Array(text.utf8), chunk: chunk), limit: limit)
        var lines: [String] = []
        while let line = try reader.next() {
            switch line {
            case .line(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
            case .tooLong(let bytes): lines.append(String(decoding: bytes, as: UTF8.self) + "…")
            }
            #expect(reader.number == lines.count)
        }
        let isOver = try reader.next() == nil
        #expect(isOver, "the end stays the end")
        return lines
    }

    static let rows: [(text: String, lines: [String])] = [
        ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
        ("a\r\nb\r\n", ["a", "b"]), ("\r\n\r\n", ["", ""]), ("a\rb\n", ["a\rb"]),
        ("\n\na", ["", "", "a"]), ("12345\n", ["12345"]), ("12345\r\n", ["12345"]),
        ("12345", ["12345"]), ("123456\n", ["123456…"]), ("123456", ["123456…"]),
        ("123456789\nok\n", ["123456…", "ok"]), ("a\n1234567890123\nb", ["a", "123456…", "b"]),
        ("1234567\r\nb", ["123456…", "b"]), ("1234567890", ["123456…"]),
        ("é\nü\n", ["é", "ü"]),
        // A byte order mark is recognized at the start only.
        ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]), ("\u{FEFF}", [""]),
    ]

    @Test(arguments: rows) func everyChunking(_ row: (text: String, lines: [String])) throws {
        for chunk in 1...max(1, row.text.utf8.count) {
            #expect(try lines(row.text, limit: 5, chunk: chunk) == row.lines, "chunk \(chunk)")
        }
    }

    /// Bytes behind a line, of which the first are kept, and the line behind them.
    @Test(arguments: 1...12) func bytesBehindALine(_ chunk: Int) throws {
        let reader = LineReader(
            MemorySource(Array("a\nb\ncdefg\nlast".utf8), chunk: chunk), limit: 5)
        _ = try reader.next()
        #expect(try reader.bytes(0, keeping: 5) == [])
        #expect(try reader.bytes(6, keeping: 3) == Array("b\nc".utf8))
        guard case .line(let rest) = try reader.next() else {
            Issue.record("no line")
            return
        }
        #expect(rest == Array("g".utf8))
        #expect(try reader.bytes(5, keeping: 9) == nil)
        let isOver = try reader.next() == nil
        #expect(isOver)
    }

    /// An endless line is skipped in chunks, not stored.
    @Test func longLineIsBounded() throws {
        let bytes = [UInt8](repeating: 0x61, count: 1 << 20) + Array("\nend\n".utf8)
        let reader = LineReader(MemorySource(bytes, chunk: 4_096), limit: 10)
        guard case .tooLong(let kept) = try reader.next() else {
            Issue.record("not too long")
            return
        }
        #expect(kept.count == 11)
        guard case .line(let end) = try reader.next() else {
            Issue.record("no line")
            return
        }
        #expect(end == Array("end".utf8))
    }
}
