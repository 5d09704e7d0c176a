import FormModel

/// The numbers of rows and columns for which the style sheet has classes, since a strict policy forbids styles in the markup.
enum HTMLScale {
    /// Empty rows and columns: margins, padding, and what is between nodes.
    static let spaces = [1, 2, 3, 4, 6, 8, 12, 20, 40, 100]

    /// Widths and heights.
    static let sizes = [
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 60, 70,
        80, 90,
        100,
    ]

    /// The largest number of lines behind which a text is cut.
    static let lines = CardWordShape.maximumLines

    /// The degrees between the directions of gradients.
    static let angleStep = 15

    /// The parts of a hundred between the weights of shadows.
    static let weightStep = 10

    /// The maximum of colours of a gradient; of more colours some are left out.
    static let maximumStops = 4

    /// The hues of the colours that an author gives as numbers.
    static let hues = 12

    /// The nearest number of a scale.
    static func nearest(_ number: Int, in scale: [Int]) -> Int {
        scale.min { abs($0 - number) < abs($1 - number) } ?? number
    }

    /// The direction of a gradient, from 0 to 345 degrees.
    static func angle(_ degrees: Double) -> Int {
        let turn = degrees.truncatingRemainder(dividingBy: 360)
        let steps = Int((turn / Double(angleStep)).rounded())
        return ((steps * angleStep) % 360 + 360) % 360
    }

    /// Colours of a gradient, at equal distances among those of the author.
    static func stops(_ colors: [CardColor]) -> [CardColor] {
        guard colors.count > maximumStops else { return colors }
        return (0..<maximumStops).map { colors[$0 * (colors.count - 1) / (maximumStops - 1)] }
    }
}

extension CardColor {
    /// The colour as a part of the name of a class: a role, or the hue of a colour of the author.
    ///
    /// The style sheet gives each hue a shade with enough contrast in its scheme.
    var className: String {
        switch self {
        case .role(let role): role.rawValue
        case .rgb(let color): color.hue.map { "hue-\($0)" } ?? "muted"
        }
    }
}

extension RGBColor {
    /// The hue as one of ``HTMLScale/hues`` on the circle of colours, 0 for red; `nil` for a grey.
    fileprivate var hue: Int? {
        let (red, green, blue) = (Int(self.red), Int(self.green), Int(self.blue))
        let largest = max(red, green, blue)
        let range = largest - min(red, green, blue)
        // A colour with little chroma is seen as a grey.
        guard range > 24 else { return nil }
        let sixth =
            largest == red
            ? Double(green - blue) / Double(range)
            : largest == green
                ? Double(blue - red) / Double(range) + 2 : Double(red - green) / Double(range) + 4
        let hue = Int((sixth * Double(HTMLScale.hues) / 6).rounded())
        return (hue + HTMLScale.hues) % HTMLScale.hues
    }
}
