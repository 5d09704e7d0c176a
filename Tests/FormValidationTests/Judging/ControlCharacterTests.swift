import FormModel
import FormValidation
import Testing

/// A text of one line has no line breaks or control characters, from any source.
@Suite struct ControlCharacterTests {
    static let form = try? Form(
        id: "f", title: "F",
        items: [
            .input("line", title: "Line"), .secureInput("secret", title: "Secret"),
            .input("lines", title: "Lines", value: .multiline),
            .input("list", title: "List", value: .texts),
            .group("g", title: "G", items: [.input("n", title: "N")]),
        ])

    /// Every control character, between ASCII and other letters, and the separators of lines and paragraphs.
    static let controls =
        Array(0x00...0x1F as ClosedRange<UInt32>) + Array(0x7F...0x9F) + [0x2028, 0x2029]

    static func escaped(_ scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    @Test(arguments: controls)
    func everyWayIn(_ control: UInt32) throws {
        let form = try #require(ControlCharacterTests.form)
        let validator = FormValidator(form)
        let scalar = try #require(Unicode.Scalar(control))
        let raw = "a\(Character(scalar))b"
        let escaped = "a\(ControlCharacterTests.escaped(control))b"
        // JSON allows control characters beyond U+001F without escapes.
        let spellings =
            control < 0x20 ? [escaped] : [escaped, raw, "é" + raw, raw + "0123456789abcdef"]
        for text in spellings {
            let line = validator.validate(.json(Array(#"{"line":"\#(text)"}"#.utf8)))
            #expect(line.issues.map(\.code) == [.controlCharacter])
            #expect(line.issues.first?.parameters["expected"] == .text("text"))
            let element = validator.validate(.json(Array(#"{"list":["a","\#(text)"]}"#.utf8)))
            #expect(element.issues.map(\.code) == [.controlCharacter])
            #expect(element.issues.map(\.path.description) == ["/list/1"])
            // A secret is not changed.
            let secret = validator.validate(.json(Array(#"{"secret":"\#(text)"}"#.utf8)))
            #expect(secret.issues == [])
            let row = validator.validate(.json(Array(#"{"g":[{"n":"\#(text)"}]}"#.utf8)))
            #expect(row.issues.map(\.path.description) == ["/g/0/n"])
            let lines = validator.validate(.json(Array(#"{"lines":"\#(text)"}"#.utf8)))
            let areLines = [0x09, 0x0A, 0x0D, 0x2028, 0x2029].contains(control)
            #expect(lines.issues.map(\.code) == (areLines ? [] : [.controlCharacter]))
        }
        var post = Array("line=a".utf8)
        for byte in String(Character(scalar)).utf8 {
            post += Array((byte < 16 ? "%0" : "%").utf8) + Array(String(byte, radix: 16).utf8)
        }
        post += Array("b".utf8)
        #expect(validator.validate(.urlEncoded(post)).issues.map(\.code) == [.controlCharacter])
        let part = "--x\r\nContent-Disposition: form-data; name=line\r\n\r\n\(raw)\r\n--x--\r\n"
        #expect(
            validator.validate(.multipart(Array(part.utf8), boundary: "x")).issues.map(\.code)
                == [.controlCharacter])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "line", to: .text(raw), userInitiated: true)
        #expect(source.issues.map(\.code) == [.controlCharacter])
        #expect(source.value(of: "line") == .text(raw))
    }

    @Test func whatTrimmingRemovesIsNoIssue() throws {
        let validator = FormValidator(try #require(ControlCharacterTests.form))
        let report = validator.validate(.json(Array(#"{"line":"\r\n\t a \u0085\n"}"#.utf8)))
        #expect(report.issues == [] && report["line"] == .text("a"))
    }

    @Test func othersAreNoControlCharacters() throws {
        let validator = FormValidator(try #require(ControlCharacterTests.form))
        for text in [
            "a b", "~é\u{A0}ÿ", "Â©", "\u{C2}", "\u{2027}\u{202A}â", "€", "日本", "a\\\\b\\/\\\"",
            "\\u00e9",
        ] {
            let report = validator.validate(.json(Array(#"{"line":"\#(text)"}"#.utf8)))
            #expect(report.issues == [], "\(text)")
        }
    }

    /// A form post has line breaks of two characters, which count as one.
    @Test(arguments: [
        ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("a\n\rb", "a\n\nb"),
        ("a\r\n\r\n\tb\r\n", "a\n\n\tb"),
    ])
    func linesEndWithALineFeed(_ row: (sent: String, kept: String)) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "lines", title: "Lines", value: .multiline,
                    validators: [.length(max: row.kept.unicodeScalars.count)])
            ])
        let validator = FormValidator(form)
        let part =
            "--x\r\nContent-Disposition: form-data; name=lines\r\n\r\n\(row.sent)\r\n--x--\r\n"
        let post = validator.validate(.multipart(Array(part.utf8), boundary: "x"))
        #expect(post.issues == [] && post["lines"] == .text(row.kept))
        let escaped = row.sent.unicodeScalars.map { ControlCharacterTests.escaped($0.value) }
        let json = validator.validate(.json(Array(#"{"lines":"\#(escaped.joined())"}"#.utf8)))
        #expect(json.issues == [] && json["lines"] == .text(row.kept))
    }

    @Test func theSentences() throws {
        let form = try #require(ControlCharacterTests.form)
        let report = FormValidator(form).validate(
            .json(Array(#"{"line":"a\nb","lines":"a\u0000b"}"#.utf8)))
        #expect(
            report.issues.map { MessageCatalog.english.message(for: $0, in: form) } == [
                "Line must be one line, without control characters.",
                "Lines has a control character; only line ends and tabs are allowed.",
            ])
    }
}
