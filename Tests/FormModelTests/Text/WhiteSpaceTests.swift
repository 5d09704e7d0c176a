import FormModel
import Testing

@Suite struct WhiteSpaceTests {

    @Test func knowsTheWhiteSpaceOfUnicode() {
        for value in 0...0x3100 {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            let text = "\(Character(scalar))x\(Character(scalar))"
            let isSpace = scalar.properties.isWhitespace
            #expect(Array(WhiteSpace.trim(text).utf8) == Array((isSpace ? "x" : text).utf8))
        }
    }

    @Test(arguments: [
        ("", ""), (" ", ""), (" \u{3000}\u{A0} ", ""), ("a b", "a b"), ("\u{200B}a", "\u{200B}a"),
        ("é ", "é"), (" 😀\u{2003}", "😀"), ("\u{FEFF}a", "\u{FEFF}a"), ("a\r\n", "a"),
        (" \u{301}", "\u{301}"), ("à", "à"),
    ])
    func trimsBothEnds(_ row: (text: String, trimmed: String)) {
        #expect(Array(WhiteSpace.trim(row.text).utf8) == Array(row.trimmed.utf8))
    }

    @Test func staysInsideTheRange() {
        let bytes = Array("a  b  c".utf8)
        #expect(WhiteSpace.trim(bytes.span, 1..<6) == 3..<4)
        let wide = Array("\u{3000}".utf8)
        #expect(WhiteSpace.trim(wide.span, 0..<2) == 0..<2)
        #expect(WhiteSpace.trim(wide.span, 1..<3) == 1..<3)
    }
}
