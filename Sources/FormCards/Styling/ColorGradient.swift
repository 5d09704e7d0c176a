/// Colours at equal distances that run into each other along an angle.
public struct ColorGradient: Sendable, Hashable {
    /// The colours, from the beginning of the line of the gradient; at least one.
    let colors: [RGBColor]
    /// The angle in degrees: 0 from the left to the right, 90 from the top to the bottom.
    let angle: Double

    /// The height of a cell of a terminal, in widths of a cell.
    private static let cellHeight = 2.0

    /// The direction of the line, of length 1.
    private let horizontal: Double
    private let vertical: Double

    /// Makes a gradient; `nil` without a colour, or with an angle that is no number.
    ///
    /// - Parameters:
    ///   - colors: The colours at equal distances.
    ///   - angle: The angle in degrees: 0 from the left to the right, 90 from the top to the bottom.
    public init?(_ colors: [RGBColor], angle: Double = 0) {
        guard !colors.isEmpty, angle.isFinite else { return nil }
        self.colors = colors
        self.angle = angle
        (horizontal, vertical) = ColorGradient.direction(of: angle)
    }

    /// The colour of a cell of a rectangle; the corners on the line of the gradient have the first and the last colour.
    ///
    /// - Parameters:
    ///   - x: The column, from 0.
    ///   - y: The row, from 0.
    ///   - width: The columns of the rectangle.
    ///   - height: The rows of the rectangle.
    /// - Returns: The colour in the middle of the cell.
    public func color(x: Int, y: Int, width: Int, height: Int) -> RGBColor {
        let columns = Double(max(width, 1) - 1)
        let rows = Double(max(height, 1) - 1) * ColorGradient.cellHeight
        let length = abs(columns * horizontal) + abs(rows * vertical)
        guard length > 1e-9 else { return colors[0] }
        let fromMiddle =
            (Double(x) - columns / 2) * horizontal
            + (Double(y) * ColorGradient.cellHeight - rows / 2) * vertical
        return color(at: fromMiddle / length + 0.5)
    }

    /// The colour at a place on the line: 0 at its beginning, 1 at its end.
    public func color(at place: Double) -> RGBColor {
        let scaled = (place > 0 ? min(place, 1) : 0) * Double(colors.count - 1)
        let index = min(Int(scaled), colors.count - 1)
        guard index + 1 < colors.count else { return colors[index] }
        return colors[index].mixed(with: colors[index + 1], share: scaled - Double(index))
    }

    /// The cosine and the sine of an angle in degrees, by their series within an eighth of a turn.
    private static func direction(of angle: Double) -> (Double, Double) {
        let angle = angle.truncatingRemainder(dividingBy: 360)
        let quarters = (angle / 90).rounded()
        let rest = (angle - quarters * 90) * .pi / 180
        let square = rest * rest
        let sine =
            rest * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
        let cosine =
            1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
        switch (Int(quarters) % 4 + 4) % 4 {
        case 0: return (cosine, sine)
        case 1: return (-sine, cosine)
        case 2: return (-cosine, -sine)
        default: return (sine, -cosine)
        }
    }
}
