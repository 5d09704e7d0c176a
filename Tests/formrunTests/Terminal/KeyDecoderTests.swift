import FormCards
import TestSupport
import Testing

@testable import formrun

@Suite struct KeyDecoderTests {
    static let rows: [(bytes: String, keys: [Key])] = [
        ("a", [.text("a")]), ("é漢😀", [.text("é"), .text("漢"), .text("😀")]),
        ("\r", [.enter]), ("\n", [.control("j")]), ("\r\n", [.enter]), ("\r\r", [.enter, .enter]),
        ("\t", [.tab]), ("\u{1B}[Z", [.backTab]), ("\u{7F}\u{08}", [.backspace, .backspace]),
        ("\u{03}\u{04}\u{1A}\u{0C}", [.interrupt, .endOfFile, .suspend, .redraw]),
        ("\u{01}\u{19}\u{00}", [.control("a"), .control("y"), .control(" ")]),
        ("\u{1C}\u{1D}\u{1E}\u{1F}a", "\\]^_".map { .control($0) } + [.text("a")]),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
        ("\u{1B}OA\u{1B}OF\u{1B}OH\u{1B}OM", [.up, .end, .home, .enter]),
        ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[3~", [.home, .end, .home, .end, .delete]),
        ("\u{1B}[2~\u{1B}[5~\u{1B}[6~", [.press(.insert), .pageUp, .pageDown]),
        (
            "\u{1B}[1;5C\u{1B}[1;3D\u{1B}[5C",
            [.press(.right, .control), .press(.left, .alt), .press(.right, .control)]
        ),
        ("\u{1B}[1;2A\u{1B}[1B\u{1B}[1;2Z", [.press(.up, .shift), .down, .backTab]),
        (
            "\u{1B}[5;5~\u{1B}[6;2~\u{1B}[3;3~\u{1B}[1;6H\u{1B}[1;9A",
            [
                .press(.pageUp, .control), .press(.pageDown, .shift), .press(.delete, .alt),
                .press(.home, [.shift, .control]), .press(.up, .alt),
            ]
        ),
        // Function keys of xterm, the Linux console and others.
        (
            "\u{1B}OP\u{1B}OS\u{1B}[11~\u{1B}[15~\u{1B}[24~\u{1B}[[A\u{1B}[[E\u{1B}[1;2Q\u{1B}[15;5~",
            [1, 4, 1, 5, 12, 1, 5].map { .function($0) } + [
                .press(.function(2), .shift), .press(.function(5), .control),
            ]
        ),
        ("\u{1B}b\u{1B}f\u{1B}d", [.alt("b"), .alt("f"), .alt("d")]),
        ("\u{1B}\u{7F}\u{1B}\u{08}", [.press(.backspace, .alt), .press(.backspace, .alt)]),
        ("\u{1B}\r\u{1B}\n", [.press(.enter, .alt), .press(.enter, .alt)]),
        (
            "\u{1B}é\u{1B}漢\u{1B}\u{01}",
            [
                .alt("é"), .alt("漢"), .press(.character("a"), [.alt, .control]),
            ]
        ),
        // Unknown sequences are consumed completely.
        ("\u{1B}[99~\u{1B}[?1;2c\u{1B}[24;80R\u{1B}[1;5Rx", [.text("x")]),
        ("\u{1B}]0;title\u{07}x", [.text("x")]),
        ("\u{1B}]11;rgb:0/0/0\u{1B}\\x\u{1B}P1$r0m\u{1B}\\y", [.text("x"), .text("y")]),
        // Ctrl-C is recognized inside every sequence.
        ("\u{1B}]abc\u{03}x", [.interrupt, .text("x")]),
        ("\u{1B}P\u{1A}x", [.text("x")]),
        ("\u{1B}[12\u{03}", [.interrupt]), ("\u{1B}O\u{03}", [.interrupt]),
        ("\u{1B}\u{03}", [.interrupt]), ("\u{1B}[[\u{03}", [.interrupt]),
        ("\u{1B}[200~a\nb\u{1B}[201~c", [.pasted("a\nb"), .text("c")]),
        ("\u{1B}[200~\u{1B}[Ax\u{03}\r\u{1B}[201~", [.pasted("\u{1B}[Ax\u{03}\r")]),
        ("\u{1B}[M!\u{03}\rx", [.text("x")]), ("\u{1B}[M \u{04}\nx", [.text("x")]),
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
        #expect(decoder.patience == nil)
    }

    @Test func escapeAloneIsAKeyAfterAWhile() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0x1B]).isEmpty)
        #expect(decoder.patience == 0.05)
        #expect(decoder.flush() == [.escape])
        #expect(decoder.flush().isEmpty)
        #expect(decoder.decode([0x1B, 0x1B, 0x5B, 0x41]) == [.escape, .up])
    }

    @Test(arguments: ["\u{1B}]", "\u{1B}P", "\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}X"])
    func anUnfinishedSequenceIsGivenUp(_ start: String) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array(start.utf8)).isEmpty)
        #expect(decoder.patience != nil)
        #expect(decoder.flush().isEmpty)
        #expect(decoder.decode(Array("A".utf8)) == [.text("A")])
    }

    @Test func illFormedBytesAreNoText() {
        var decoder = KeyDecoder()
        let malformed = [Key](repeating: .malformed, count: 4)
        #expect(decoder.decode([0xFF, 0xC0, 0x80, 0xC3, 0x61]) == malformed + [.text("a")])
        #expect(decoder.decode([0xED, 0xA0, 0x80, 0x62]) == [.malformed, .text("b")])
        let paste = Array("\u{1B}[200~p".utf8) + [0xE9] + Array("\u{1B}[201~x".utf8)
        #expect(decoder.decode(paste) == [.malformed, .text("x")])
        #expect(decoder.decode([0xF0, 0x9F, 0x98]).isEmpty)
        #expect(decoder.decode([0x0D]) == [.malformed, .enter])
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

    /// Unsolicited reports of a terminal, which are no keys.
    static let reports: [[UInt8]] = [
        // Mouse: SGR, urxvt, X10 (where a coordinate beyond a byte is 0 or a character of two
        // bytes).
        Array("\u{1B}[<0;3;4M\u{1B}[<0;3;4m\u{1B}[<64;200;9M".utf8), Array("\u{1B}[32;3;4M".utf8),
        Array("\u{1B}[M !!".utf8), Array("\u{1B}[M\u{7F}~A".utf8), [0x1B, 0x5B, 0x4D, 0x20, 0, 0],
        [0x1B, 0x5B, 0x4D, 0x23, 0xF0, 0xFF], Array("\u{1B}[M \u{E9}\u{100}".utf8),
        Array("\u{1B}[M\u{A3}!\u{7FF}".utf8), Array("\u{1B}[t!!".utf8),
        Array("\u{1B}[T!!!!!!".utf8),
        // Focus, keys of other protocols, responses to requests.
        Array("\u{1B}[I\u{1B}[O".utf8), Array("\u{1B}[97;5u\u{1B}[27;5;13~".utf8),
        Array("\u{1B}[[F\u{1B}[[ ".utf8), Array("\u{1B}O2P\u{1B}O1;5C\u{1B}Oj".utf8),
        Array("\u{1B}[1;2;3M\u{1B}[1 A\u{1B}[?A\u{1B}[9;9A\u{1B}[1;99C".utf8),
        Array("\u{1B}P\u{07}not yet\u{1B}\\".utf8),
    ]

    @Test(arguments: reports) func reportsAreSwallowedWhole(_ report: [UInt8]) {
        let bytes = report + Array("x".utf8)
        for cut in 0...bytes.count {
            var decoder = KeyDecoder()
            let keys = decoder.decode(Array(bytes[..<cut])) + decoder.decode(Array(bytes[cut...]))
            #expect(keys == [.text("x")], "\(report) cut at \(cut)")
        }
    }

    /// Unknown sequences with any parameters, in one piece and byte by byte.
    @Test func unknownSequencesAreSwallowedWhole() {
        var random = SeededNumbers(seed: 41)
        func bytes(_ range: ClosedRange<UInt8>, _ counts: ClosedRange<Int>) -> [UInt8] {
            (0..<Int.random(in: counts, using: &random)).map { _ in
                UInt8.random(in: range, using: &random)
            }
        }
        // Without parameters some are keys, and some are followed by characters.
        let ends = Dictionary(
            uniqueKeysWithValues: [("M", 3), ("t", 2), ("T", 6)] as [(Character, Int)])
        for round in Laws.rounds(4_000, share: 2) {
            var sequence: [UInt8] = [0x1B]
            switch round % 4 {
            case 0:
                sequence += [0x5B] + bytes(0x3A...0x3F, 1...3) + bytes(0x30...0x3F, 0...40)
                sequence += bytes(0x20...0x2F, 0...2) + bytes(0x40...0x7E, 1...1)
            case 1:
                let final = bytes(0x40...0x7E, 1...1)
                let known = "ABCDFHZ[".utf8.contains(final[0])
                let count = ends[Character(Unicode.Scalar(final[0]))] ?? 0
                sequence += [0x5B] + (known ? [0x3E] : []) + final
                sequence += bytes(0x20...0x7E, count...count)
            case 2:
                sequence += [0x4F] + bytes(0x30...0x3F, 1...4) + bytes(0x40...0x7E, 1...1)
            default:
                let isCommand = Bool.random(using: &random)
                sequence += isCommand ? [0x5D] : [[0x50, 0x58, 0x5E, 0x5F][round / 4 % 4]]
                sequence += bytes(0x20...0x7E, 0...60) + (isCommand ? [0x07] : [0x1B, 0x5C])
            }
            let input = sequence + [0x78]
            var decoder = KeyDecoder()
            #expect(decoder.decode(input) == [.text("x")], "\(sequence)")
            #expect(input.flatMap { decoder.decode([$0]) } == [.text("x")], "\(sequence)")
        }
    }

    /// The rest of a report may never arrive.
    @Test func aReportIsGivenUp() {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array("\u{1B}[M!!\u{1B}[A".utf8)) == [.up])
        #expect(decoder.decode(Array("\u{1B}[M!".utf8)).isEmpty && decoder.patience == 0.5)
        #expect(decoder.flush().isEmpty && decoder.decode([0x61]) == [.text("a")])
    }

    /// If the end of a paste is lost or late, the received text is kept, and line breaks of the
    /// rest are not Enter.
    @Test func anUnfinishedPasteIsGivenUp() {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array("\u{1B}[200~ab\u{03}".utf8)).isEmpty && decoder.patience == 2)
        #expect(decoder.flush() == [.pasted("ab\u{03}")])
        #expect(decoder.patience == nil && decoder.flush().isEmpty)
        #expect(decoder.decode(Array("c\rd".utf8)).isEmpty)
        #expect(decoder.decode(Array("\r\u{1B}[201~e".utf8)) == [.pasted("c\rd\r"), .text("e")])
        for key in [0x03, 0x0D] as [UInt8] {
            #expect(decoder.decode(Array("\u{1B}[200~".utf8)).isEmpty && decoder.flush().isEmpty)
            #expect(decoder.decode([key]) == [key == 0x03 ? .interrupt : .enter])
        }
    }

    /// For random bytes, there is no crash, no control character in typed text, and Ctrl-C is
    /// recognized after a pause.
    @Test func randomBytes() {
        var random = SeededNumbers(seed: 7)
        for _ in Laws.rounds(2_000) {
            var decoder = KeyDecoder()
            let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
                [0x1B, 0x5B, 0x4F, 0x5D, 0x7E, UInt8.random(in: 0...255, using: &random)]
                    .randomElement(using: &random) ?? 0
            }
            var keys = decoder.decode(bytes, afterPause: Bool.random(using: &random))
            for case .text(let text) in keys {
                #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
            }
            _ = decoder.flush()
            keys = decoder.decode([0x03])
            #expect(keys.last == .interrupt)
        }
    }
}
