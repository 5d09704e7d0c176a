/// A colour of a terminal with 16 colours, whose shade the terminal decides.
///
/// Only these six can be text: black and white are often the ground itself, and the bright colours often have little
/// contrast.
public enum TerminalColor: String, Sendable, Hashable, CaseIterable {
    /// Red.
    case red
    /// Green.
    case green
    /// Yellow or brown.
    case yellow
    /// Blue.
    case blue
    /// Magenta.
    case magenta
    /// Cyan.
    case cyan

    /// The parameter of SGR for text of that colour.
    var parameter: String {
        switch self {
        case .red: "31"
        case .green: "32"
        case .yellow: "33"
        case .blue: "34"
        case .magenta: "35"
        case .cyan: "36"
        }
    }

    /// Whether the usual terminals show text of that colour readably on a ground.
    ///
    /// With the palette of xterm, yellow, green and cyan have less than 2.2 to 1 on white, and blue has that on black.
    func isReadable(on ground: Theme.Ground) -> Bool {
        switch self {
        case .red, .magenta: true
        case .green, .yellow, .cyan: ground == .dark
        case .blue: ground == .light
        }
    }
}

/// The 240 colours of a terminal with 256 colours that are the same everywhere: a cube and a ramp of greys.
enum FixedPalette {
    /// The index of the first colour; those before it are the terminal's own.
    static let first = 16

    /// The steps of a component in the cube.
    private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

    /// The colours, from index 16.
    static let colors: [RGBColor] =
        steps.flatMap { red in
            steps.flatMap { green in
                steps.map { RGBColor(red: red, green: green, blue: $0) }
            }
        }
        + (0..<24).map { step in
            let grey = UInt8(8 + 10 * step)
            return RGBColor(red: grey, green: grey, blue: grey)
        }

    /// The colour at an index of the 256 colours; it must be at least ``first``.
    static func color(_ index: Int) -> RGBColor { colors[index - first] }

    /// The index of the colour that is nearest to a colour, among those of the cube and the ramp.
    static func nearest(to color: RGBColor) -> Int {
        let cube = step(color.red) * 36 + step(color.green) * 6 + step(color.blue)
        let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
        let grey = 216 + min(max((mean - 3) / 10, 0), 23)
        return first
            + (distance(color, colors[grey]) < distance(color, colors[cube]) ? grey : cube)
    }

    /// The index of the colour that is nearest to a colour among those that can be read on all of some grounds.
    ///
    /// - Returns: `nil` if no colour has that contrast.
    static func nearest(to color: RGBColor, on grounds: [RGBColor], contrast: Double) -> Int? {
        let nearest = nearest(to: color)
        if self.color(nearest).isReadable(on: grounds, contrast: contrast),
            self.color(nearest).isGrey == color.isGrey
        {
            return nearest
        }
        let readable = colors.indices.filter {
            colors[$0].isReadable(on: grounds, contrast: contrast)
        }
        // A grey in place of a colour would be the colour of what is of less importance.
        let alike = readable.filter { colors[$0].isGrey == color.isGrey }
        return (alike.isEmpty ? readable : alike).min {
            distance(color, colors[$0]) < distance(color, colors[$1])
        }.map { $0 + first }
    }

    /// The index of the nearest step of a component.
    private static func step(_ component: UInt8) -> Int {
        component < 40 ? 0 : component < 115 ? 1 : (Int(component) - 35) / 40
    }

    private static func distance(_ a: RGBColor, _ b: RGBColor) -> Int {
        let red = Int(a.red) - Int(b.red)
        let green = Int(a.green) - Int(b.green)
        let blue = Int(a.blue) - Int(b.blue)
        return red * red + green * green + blue * blue
    }
}

extension RGBColor {
    /// Whether a person sees hardly any hue.
    fileprivate var isGrey: Bool {
        max(red, green, blue) - min(red, green, blue) < 40
    }
}
