import Testing

@testable import FormModel

@Suite struct PostTextTests {
    /// Percent-decoding: WHATWG URL, sections 1.3 and 5.1, with the examples of the former.
    @Test(arguments: [
        ("%25%s%1G", "%%s%1G"), ("%C3%A9", "é"), ("a+b%2Bc", "a b+c"), ("%", "%"), ("%4", "%4"),
        ("%41%4a%4A", "AJJ"), ("%%41", "%A"), ("", ""), ("%2", "%2"), ("‽%25%2E", "‽%."),
        ("a%0D%0Ab", "a\nb"), ("a%0Db", "a\rb"), ("a%0Ab", "a\nb"), ("%0D%0D%0A", "\r\n"),
        ("a\r%0Ab", "a\nb"), ("%00", "\0"),
    ])
    func percentEncoded(_ row: (text: String, meaning: String)) {
        var bytes: [UInt8] = [0x0D]
        let text = Array(row.text.utf8)
        PostText.append(
            0..<text.count, of: text.span, isPercentEncoded: true, to: &bytes)
        #expect(bytes == [0x0D] + Array(row.meaning.utf8))
    }

    @Test func plain() {
        var bytes: [UInt8] = []
        let text = Array("a+b%41\r\nc".utf8)
        PostText.append(1..<text.count, of: text.span, isPercentEncoded: false, to: &bytes)
        #expect(bytes == Array("+b%41\nc".utf8))
    }
}
