import FormModel
import Testing

@testable import FormCards

@Suite struct IssuePartTests {
    @Test(arguments: [
        (
            FormIssue.Severity.error, CardGlyphs.unicode, ["✗ It is", "  wrong."],
            StyledLine.Style.issue
        ),
        (.error, .ascii, ["x It is", "  wrong."], .issue),
        (.warning, .unicode, ["! It is", "  wrong."], .warning),
        (.warning, .ascii, ["! It is", "  wrong."], .warning),
    ])
    func `A sign tells how much it matters, without colour too`(
        severity: FormIssue.Severity, glyphs: CardGlyphs, lines: [String],
        style: StyledLine.Style
    ) {
        let space = CardSpace(width: 9, glyphs: glyphs, titles: [])
        let drawn = IssuePart(sentence: "It is wrong.", severity: severity).lines(in: space)
        #expect(drawn.map(\.text) == lines)
        #expect(drawn.flatMap(\.runs).allSatisfy { $0.style == style })
    }
}
