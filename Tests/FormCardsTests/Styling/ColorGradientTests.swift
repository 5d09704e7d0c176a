import FormCards
import Testing

@Suite struct ColorGradientTests {
    private static let red = RGBColor(red: 255, green: 0, blue: 0)
    private static let blue = RGBColor(red: 0, green: 0, blue: 255)
    private static let black = RGBColor(red: 0, green: 0, blue: 0)
    private static let white = RGBColor(red: 255, green: 255, blue: 255)

    /// The cells of the corners, clockwise from the left at the top.
    @Test(
        arguments: [
            (0, ["#ff0000", "#0000ff", "#0000ff", "#ff0000"]),
            (90, ["#ff0000", "#ff0000", "#0000ff", "#0000ff"]),
            (180, ["#0000ff", "#ff0000", "#ff0000", "#0000ff"]),
            (270, ["#0000ff", "#0000ff", "#ff0000", "#ff0000"]),
            (-90, ["#0000ff", "#0000ff", "#ff0000", "#ff0000"]),
            (720, ["#ff0000", "#0000ff", "#0000ff", "#ff0000"]),
            // Eleven columns are as wide as six rows are high.
            (45, ["#ff0000", "#800080", "#0000ff", "#800080"]),
            (135, ["#800080", "#ff0000", "#800080", "#0000ff"]),
            (225, ["#0000ff", "#800080", "#ff0000", "#800080"]),
        ] as [(Double, [String])])
    func corners(_ row: (angle: Double, colors: [String])) throws {
        let gradient = try #require(ColorGradient([Self.red, Self.blue], angle: row.angle))
        let colors = [(0, 0), (10, 0), (10, 5), (0, 5)].map { x, y in
            gradient.color(x: x, y: y, width: 11, height: 6)
        }
        for (color, expected) in zip(colors, row.colors) {
            let expected = try #require(RGBColor(expected))
            #expect(abs(Int(color.red) - Int(expected.red)) <= 1)
            #expect(abs(Int(color.blue) - Int(expected.blue)) <= 1)
        }
    }

    @Test func `Colours are at equal distances`() throws {
        let gradient = try #require(ColorGradient([Self.black, Self.white, Self.black]))
        let shades = (0..<5).map { gradient.color(x: $0, y: 3, width: 5, height: 9).description }
        #expect(shades == ["#000000", "#808080", "#ffffff", "#808080", "#000000"])
    }

    @Test func `Gradients without a length have the first colour`() throws {
        let gradient = try #require(ColorGradient([Self.red, Self.blue], angle: 90))
        #expect(gradient.color(x: 4, y: 0, width: 9, height: 1) == Self.red)
        #expect(gradient.color(x: 0, y: 0, width: 0, height: -1) == Self.red)
        let one = try #require(ColorGradient([Self.blue], angle: 33))
        #expect(one.color(x: 4, y: 2, width: 9, height: 5) == Self.blue)
    }

    @Test func `Cells outside have the colours of the ends`() throws {
        let gradient = try #require(ColorGradient([Self.red, Self.blue]))
        #expect(gradient.color(x: -5, y: 0, width: 9, height: 5) == Self.red)
        #expect(gradient.color(x: 50, y: 0, width: 9, height: 5) == Self.blue)
    }

    @Test func `No colours or angles that are no numbers make no gradient`() {
        #expect(ColorGradient([]) == nil)
        #expect(ColorGradient([Self.black], angle: .nan) == nil)
        #expect(ColorGradient([Self.black], angle: .infinity) == nil)
    }
}
