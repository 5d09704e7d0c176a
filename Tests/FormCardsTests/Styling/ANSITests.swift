import Testing

@testable import FormCards

@Suite struct ANSITests {
    @Test(arguments: [
        (StyledLine.Style.title, "\u{1B}[1mx\u{1B}[0m"),
        (.label, "x"),
        (.value, "x"),
        (.placeholder, "\u{1B}[2mx\u{1B}[0m"),
        (.issue, "\u{1B}[31mx\u{1B}[0m"),
        (.warning, "\u{1B}[35mx\u{1B}[0m"),
        (.button, "\u{1B}[1mx\u{1B}[0m"),
        (.frame, "\u{1B}[2mx\u{1B}[0m"),
        (.dim, "\u{1B}[2mx\u{1B}[0m"),
        (.emphasis, "\u{1B}[3mx\u{1B}[0m"),
        (.link, "\u{1B}[4mx\u{1B}[0m"),
        (.plain, "x"),
    ])
    func `A style is switched off at the end of its line`(style: StyledLine.Style, written: String)
    {
        let line = StyledLine([StyledLine.Run("x", style), StyledLine.Run("", style)])
        #expect(ANSI(isColored: true).text(of: line) == written)
        #expect(ANSI(isColored: false).text(of: line) == "x")
    }

    @Test(
        arguments: [
            ([(.button, "a"), (.title, "b")], "\u{1B}[1mab\u{1B}[0m"),
            (
                [(.strong, "a"), (.plain, " "), (.strong, "b")],
                "\u{1B}[1ma\u{1B}[0m \u{1B}[1mb\u{1B}[0m"
            ),
            ([(.issue, "a"), (.dim, "b")], "\u{1B}[31ma\u{1B}[0m\u{1B}[2mb\u{1B}[0m"),
            ([(.issue, "a"), (.dim, ""), (.issue, "b")], "\u{1B}[31mab\u{1B}[0m"),
            ([(.plain, "a"), (.label, "b")], "ab"),
            ([], ""),
        ] as [([(StyledLine.Style, DisplayText)], String)])
    func `A style is written where it changes`(
        runs: [(StyledLine.Style, DisplayText)], written: String
    ) {
        let line = StyledLine(runs.map { StyledLine.Run($1, $0) })
        #expect(ANSI(isColored: true).text(of: line) == written)
    }

    @Test func `Every line is ended`() {
        let lines = [StyledLine(), StyledLine([StyledLine.Run("a", .plain)])]
        #expect(ANSI(isColored: true).text(of: lines) == "\na\n")
        #expect(ANSI(isColored: true).text(of: []) == "")
    }

    struct Reduced: Sendable {
        let run: StyledLine.Run
        var theme = Theme.standard
        var ground = Theme.Ground.dark
        /// The parameters of SGR for 24 bits, 256 colours and 16.
        let codes: [String]
    }

    @Test(arguments: [
        Reduced(
            run: .init("x", .issue), codes: ["38;2;255;143;143", "38;5;210", "31"]),
        Reduced(
            run: .init("x", .warning), ground: .light, codes: ["38;2;138;75;0", "38;5;94", "35"]),
        Reduced(run: .init("x", .warning), codes: ["38;2;255;180;84", "38;5;215", "33"]),
        // Faint text has an unknown contrast.
        Reduced(run: .init("x", .dim), codes: ["38;2;168;168;168", "38;5;248", "2"]),
        Reduced(
            run: .init("x", .plain, color: .role(.good)),
            codes: ["38;2;95;215;167", "38;5;79", "32"]),
        Reduced(
            run: .init("x", .plain, color: .role(.good)), theme: .plain, codes: ["", "", ""]),
        Reduced(
            run: .init("x", .plain, color: .rgb(RGBColor(0xFF00FF))),
            codes: ["38;2;255;0;255", "38;5;201", ""]),
        Reduced(
            run: .init("x", .issue, background: .rgb(RGBColor(0xFFFF00))),
            codes: ["38;2;166;93;93;48;2;255;255;0", "38;5;95;48;5;226", "31"]),
        Reduced(
            run: .init("x", .strong, background: .rgb(RGBColor(0x0000FF))),
            codes: ["1;38;2;255;255;255;48;2;0;0;255", "1;38;5;231;48;5;21", "1"]),
        Reduced(
            run: .init("x", .strong, background: .rgb(RGBColor(0x0000FF))), theme: .highContrast,
            codes: ["1", "1", "1"]),
        Reduced(
            run: .init("x", .pill), theme: .mint,
            codes: ["1;38;2;0;0;0;48;2;95;215;167", "1;38;5;16;48;5;79", "1;32"]),
    ])
    func reduces(_ row: Reduced) {
        let profiles: [ColorProfile] = [.trueColor, .palette256, .palette16]
        for (profile, code) in zip(profiles, row.codes) {
            let ansi = ANSI(profile: profile, theme: row.theme, ground: row.ground)
            let written = code.isEmpty ? "x" : "\u{1B}[\(code)mx\u{1B}[0m"
            #expect(ansi.text(of: StyledLine([row.run])) == written)
        }
        let none = ANSI(profile: .none, theme: row.theme, ground: row.ground)
        #expect(none.text(of: StyledLine([row.run])) == "x")
    }

    @Test(arguments: [
        ("https://example.com/a?b=c#d", "https://example.com/a?b=c#d"),
        ("HTTPS://example.com", "HTTPS://example.com"),
        ("mailto:ada@example.com", "mailto:ada@example.com"),
        ("tel:+12125550123", "tel:+12125550123"),
        ("https://example.com/é", "https://example.com/%C3%A9"),
        ("https://", nil), ("http://example.com", nil), ("javascript:alert(1)", nil),
        ("file:///etc/passwd", nil), ("", nil), ("ht\u{74}ps:/example.com", nil),
        ("https://example.com/a b", nil), ("https://example.com/\u{1B}\\", nil),
        ("https://example.com/\u{7}", nil), ("https://example.com/\u{9C}", nil),
        ("https://example.com/\n", nil), ("https://example.com/\u{202E}", nil),
        ("https://example.com/" + String(repeating: "a", count: 2_100), nil),
    ])
    func links(_ row: (address: String, written: String?)) {
        let line = StyledLine([
            .init("see ", .plain), .init("this", .link, link: row.address),
            .init(" page", .link, link: row.address), .init(".", .plain),
        ])
        let ansi = ANSI(profile: .palette16, writesLinks: true)
        let text = "\u{1B}[4mthis page\u{1B}[0m"
        let plain = "see \(text)."
        let linked = row.written.map {
            "see \u{1B}]8;;\($0)\u{1B}\\\u{1B}[4mthis page\u{1B}]8;;\u{1B}\\\u{1B}[0m."
        }
        #expect(ansi.text(of: line) == linked ?? plain)
        #expect(ansi.isLink(row.address) == (row.written != nil))
        let file = ANSI(profile: .palette16)
        #expect(file.text(of: line) == plain && !file.isLink(row.address))
        let none = ANSI(profile: .none, writesLinks: true)
        #expect(none.text(of: line) == "see this page." && !none.isLink(row.address))
    }

    @Test func `A link ends with its line`() {
        let line = StyledLine([.init("this", .plain, link: "https://example.com")])
        let ansi = ANSI(profile: .palette16, writesLinks: true)
        #expect(
            ansi.text(of: [line, line])
                == String(
                    repeating: "\u{1B}]8;;https://example.com\u{1B}\\this\u{1B}]8;;\u{1B}\\\n",
                    count: 2))
    }

    @Test func `Broken lines keep colours and links`() {
        let run = StyledLine.Run(
            "two words", .strong, color: .role(.bad), background: .role(.good),
            link: "https://example.com")
        let lines = StyledLine([StyledLine.Run("a ", .plain), run]).wrapped(to: 6)
        #expect(lines.map(\.text) == ["a two", "words"])
        #expect(lines[0].runs == [StyledLine.Run("a ", .plain), run.with("two")])
        #expect(lines[1].runs == [run.with("words")])
    }
}
