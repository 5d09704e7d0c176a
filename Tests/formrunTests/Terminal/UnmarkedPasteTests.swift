import FormCards
import Testing

@testable import formrun

/// Pastes in a terminal that does not mark them, which must answer no further question.
@Suite struct UnmarkedPasteTests {
    private static let long = String(repeating: "long ", count: 51) + "x"

    /// Several lines with text, or much text at once, is a paste after a pause; the rest may arrive later.
    @Test(arguments: [
        "one\rtwo\rthree", "bob\ry\rz\r", "a\n\nb\nc", "é\r\n漢\r\n字", "\n\none\ntwo\nthree\n",
        "one\u{7}\rtwo\r3", "one\u{4}\rtwo\ra\tb\r", long,
    ])
    func pastes(_ text: String) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array(text.utf8), afterPause: true).isEmpty)
        #expect(decoder.patience == UnmarkedPaste.pause)
        #expect(decoder.decode(Array("\rmo\u{1B}[31mre".utf8)).isEmpty)
        #expect(decoder.flush() == [.pasted(text + "\rmo\u{1B}[31mre")])
        #expect(decoder.patience == nil && decoder.decode([0x0D]) == [.enter])
        // Without a pause before them, the bytes are keys.
        #expect(decoder.decode(Array(text.utf8)).count > 1)
    }

    @Test(arguments: [
        "a", "a\r", "\r", "\r\r", "a\r\n\r", "\ra", "a\rx", "a\tb", "one\rtwo\r", "\r\rone\u{3}",
        "a\rb\r\u{1B}[Bc", "one\r2\r\r\r\r", String(long.dropLast()),
    ])
    func keys(_ text: String) {
        var decoder = KeyDecoder()
        var other = KeyDecoder()
        let bytes = Array(text.utf8)
        #expect(decoder.decode(bytes, afterPause: true) == other.decode(bytes))
        #expect(decoder.patience == nil)
    }

    /// Ctrl-C and the next paste end a paste, and one that is too long is dropped.
    @Test func theEnd() {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array("1\r2\rb".utf8), afterPause: true).isEmpty)
        #expect(decoder.decode(Array("c\u{03}".utf8)) == [.pasted("1\r2\rbc"), .interrupt])
        #expect(decoder.decode(Array("1\r2\rb".utf8), afterPause: true).isEmpty)
        #expect(decoder.decode([0x0D], afterPause: true) == [.pasted("1\r2\rb"), .enter])
        let long = [UInt8](repeating: 0x61, count: KeyDecoder.pasteLimit + 1)
        #expect(decoder.decode(long, afterPause: true).isEmpty)
        #expect(decoder.flush() == [.pasteTooLong])
    }

    /// A paste that the end of the process cuts is kept, without a cut character and a cut mark of its end.
    @Test(
        arguments: [
            ("ab", "ab"), ("a\u{1B}[20", "a"), ("a\u{1B}", "a"), ("a\u{1B}[3", "a\u{1B}[3"),
            ("", nil),
        ] as [(String, String?)])
    func aCutPaste(_ row: (bytes: String, text: String?)) {
        var decoder = KeyDecoder()
        _ = decoder.decode(Array("\u{1B}[200~".utf8) + Array(row.bytes.utf8))
        #expect(decoder.cutPaste() == (row.text.map { [.pasted($0)] } ?? []))
        for cut in 1...3 {
            _ = decoder.decode(Array("\u{1B}[200~ab😀".utf8).dropLast(cut))
            #expect(decoder.cutPaste() == [.pasted("ab")])
        }
        _ = decoder.decode(Array("\u{1B}".utf8))
        #expect(decoder.cutPaste().isEmpty)
    }
}
