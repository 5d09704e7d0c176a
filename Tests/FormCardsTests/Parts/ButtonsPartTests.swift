import Testing

@testable import FormCards

@Suite struct ButtonsPartTests {
    @Test(arguments: [
        (12, ["[ a ]  [ b ]", "[ a b ]"]),
        (11, ["[ a ]", "[ b ]", "[ a b ]"]),
        (21, ["[ a ]  [ b ]  [ a b ]"]),
        (20, ["[ a ]  [ b ]", "[ a b ]"]),
        (6, ["[ a ]", "[ b ]", "[ a", "  b ]"]),
    ])
    func `Buttons stand side by side while there is room`(width: Int, lines: [String]) {
        let space = CardSpace(width: width, glyphs: .unicode, titles: [])
        let drawn = ButtonsPart(titles: ["a", "b", "a b"]).lines(in: space)
        #expect(drawn.map(\.text) == lines)
        #expect(drawn.allSatisfy { $0.width <= width })
    }
}
