import Testing

@testable import formrun

@Suite struct KeyDecoderTests {
    static let rows: [(bytes: String, keys: [Key])] = [
        ("a", [.text("a")]), ("é漢😀", [.text("é"), .text("漢"), .text("😀")]),
        ("\r", [.enter]), ("\n", [.newline]), ("\r\n", [.enter]), ("\r\r", [.enter, .enter]),
        ("\t", [.tab]), ("\u{1B}[Z", [.backTab]), ("\u{7F}\u{08}", [.backspace, .backspace]),
        ("\u{03}\u{04}\u{1A}\u{0C}", [.interrupt, .endOfFile, .suspend, .redraw]),
        ("\u{01}\u{05}\u{02}\u{06}", [.home, .end, .left, .right]),
        ("\u{0B}\u{15}\u{17}", [.deleteToEnd, .deleteToStart, .deleteWordLeft]),
        ("\u{10}\u{0E}", [.up, .down]),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
        ("\u{1B}OA\u{1B}OF\u{1B}OH\u{1B}OM", [.up, .end, .home, .enter]),
        ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[3~", [.home, .end, .home, .end, .delete]),
        ("\u{1B}[1;5C\u{1B}[1;3D", [.wordRight, .wordLeft]),
        (
            "\u{1B}b\u{1B}f\u{1B}d\u{1B}\u{7F}",
            [.wordLeft, .wordRight, .deleteWordRight, .deleteWordLeft]
        ),
        ("\u{1B}\r\u{1B}\n", [.newline, .newline]),
        // What is unknown is swallowed whole.
        ("\u{1B}[15~\u{1B}[?1;2c\u{1B}[24;80R\u{1B}qx", [.text("x")]),
        ("\u{1B}]0;title\u{07}x", [.text("x")]),
        ("\u{1B}]11;rgb:0/0/0\u{1B}\\x\u{1B}P1$r0m\u{1B}\\y", [.text("x"), .text("y")]),
        ("\u{00}\u{1C}\u{1D}\u{1F}a", [.text("a")]),
        // Ctrl-C gets through whatever stands before it.
        ("\u{1B}]abc\u{03}x", [.interrupt, .text("x")]),
        ("\u{1B}P\u{1A}x", [.text("x")]),
        ("\u{1B}[12\u{03}", [.interrupt]), ("\u{1B}O\u{03}", [.interrupt]),
        ("\u{1B}\u{03}", [.interrupt]),
        ("\u{1B}[200~a\nb\u{1B}[201~c", [.pasted("a\nb"), .text("c")]),
        ("\u{1B}[200~\u{1B}[Ax\u{03}\u{1B}[201~", [.interrupt]),
        ("\u{1B}[200~\u{1B}[201~", [.pasted("")]),
    ]

    @Test(arguments: rows) func everySplitGivesTheSameKeys(_ row: (bytes: String, keys: [Key])) {
        let bytes = Array(row.bytes.utf8)
        for cut in 0...bytes.count {
            var decoder = KeyDecoder()
            let keys = decoder.decode(Array(bytes[..<cut])) + decoder.decode(Array(bytes[cut...]))
            #expect(keys == row.keys, "cut at \(cut)")
        }
        var decoder = KeyDecoder()
        #expect(bytes.flatMap { decoder.decode([$0]) } == row.keys)
        #expect(!decoder.isPending)
        #expect(!decoder.isUnfinished)
    }

    @Test func escapeAloneIsAKeyAfterAWhile() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0x1B]).isEmpty)
        #expect(decoder.isPending)
        #expect(decoder.flush() == [.escape])
        #expect(decoder.flush().isEmpty)
        #expect(decoder.decode([0x1B, 0x1B, 0x5B, 0x41]) == [.escape, .up])
    }

    @Test(arguments: ["\u{1B}]", "\u{1B}P", "\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}X"])
    func anUnfinishedSequenceIsGivenUp(_ start: String) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array(start.utf8)).isEmpty)
        #expect(decoder.isUnfinished)
        #expect(decoder.flush().isEmpty)
        #expect(decoder.decode(Array("A".utf8)) == [.text("A")])
    }

    @Test func illFormedBytesAreNoText() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0xFF, 0xC0, 0x80, 0xC3, 0x61]) == [.text("a")])
        #expect(decoder.decode([0xED, 0xA0, 0x80, 0x62]) == [.text("b")])
        #expect(decoder.decode([0xF0, 0x9F, 0x98]).isEmpty)
        #expect(decoder.decode([0x0D]) == [.enter])
    }

    @Test func aPasteIsBounded() {
        var decoder = KeyDecoder()
        let long = [UInt8](repeating: 0x61, count: KeyDecoder.pasteLimit * 2)
        let end = Array("\u{1B}[201~x".utf8)
        let keys = decoder.decode(Array("\u{1B}[200~".utf8) + long + end)
        #expect(keys == [.pasteTooLong, .text("x")])
        let fitting = Array("\u{1B}[200~".utf8) + long.prefix(KeyDecoder.pasteLimit) + end
        #expect(
            decoder.decode(fitting)
                == [.pasted(String(repeating: "a", count: KeyDecoder.pasteLimit)), .text("x")])
    }

    /// Any bytes: no trap, no control character in a typed text, and Ctrl-C at the end is heard.
    @Test func randomBytes() {
        var random = SplitMix64(state: 7)
        for _ in 0..<2_000 {
            var decoder = KeyDecoder()
            let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
                [0x1B, 0x5B, 0x4F, 0x5D, 0x7E, UInt8.random(in: 0...255, using: &random)]
                    .randomElement(using: &random) ?? 0
            }
            var keys = decoder.decode(bytes)
            for case .text(let text) in keys {
                #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
            }
            keys = decoder.decode([0x03])
            #expect(keys.last == .interrupt)
        }
    }
}
