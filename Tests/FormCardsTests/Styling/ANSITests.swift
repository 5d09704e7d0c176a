import Testing

@testable import FormCards

@Suite struct ANSITests {
    @Test(arguments: [
        (StyledLine.Style.title, "\u{1B}[1mx\u{1B}[0m"),
        (.label, "x"),
        (.value, "\u{1B}[1mx\u{1B}[0m"),
        (.placeholder, "\u{1B}[2mx\u{1B}[0m"),
        (.issue, "\u{1B}[31mx\u{1B}[0m"),
        (.warning, "\u{1B}[33mx\u{1B}[0m"),
        (.button, "\u{1B}[1mx\u{1B}[0m"),
        (.frame, "\u{1B}[2mx\u{1B}[0m"),
        (.dim, "\u{1B}[2mx\u{1B}[0m"),
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
            ([(.value, "a"), (.title, "b")], "\u{1B}[1mab\u{1B}[0m"),
            (
                [(.value, "a"), (.plain, " "), (.value, "b")],
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
}
