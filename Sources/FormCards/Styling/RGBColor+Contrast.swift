// Contrast of text, as WCAG 2.2 defines it.
extension RGBColor {
    /// The least contrast of text that WCAG 2.2 allows (1.4.3, level AA).
    static let leastContrast = 4.5

    /// The relative luminance of WCAG 2.2: 0 for black, 1 for white.
    var relativeLuminance: Double {
        0.2126 * RGBColor.linear[Int(red)] + 0.7152 * RGBColor.linear[Int(green)]
            + 0.0722 * RGBColor.linear[Int(blue)]
    }

    /// The contrast ratio of WCAG 2.2 of two colours: 1 for equal ones, 21 for black and white.
    func contrast(to other: RGBColor) -> Double {
        RGBColor.contrast(relativeLuminance, other.relativeLuminance)
    }

    /// Black or white, whichever has more contrast to this colour: at least 4.58 to 1.
    var readableText: RGBColor {
        contrast(to: .black) >= contrast(to: .white) ? .black : .white
    }

    /// The colour that is nearest to this one and can be read on all of some grounds.
    ///
    /// - Parameters:
    ///   - grounds: The colours behind the text.
    ///   - contrast: The least contrast to each of them.
    /// - Returns: This colour, or the one with the least share of white or black that has that contrast; `nil` if there
    ///   is none.
    func readable(
        on grounds: [RGBColor], contrast: Double = RGBColor.leastContrast
    ) -> RGBColor? {
        let behind = grounds.map(\.relativeLuminance)
        func isReadable(_ color: RGBColor) -> Bool {
            let luminance = color.relativeLuminance
            return behind.allSatisfy { RGBColor.contrast(luminance, $0) >= contrast }
        }
        if isReadable(self) { return self }
        let steps = 256
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            let lighter = mixed(with: .white, share: share)
            if isReadable(lighter) { return lighter }
            let darker = mixed(with: .black, share: share)
            if isReadable(darker) { return darker }
        }
        return nil
    }

    /// Whether text of this colour has at least some contrast to each of some grounds.
    func isReadable(on grounds: [RGBColor], contrast: Double) -> Bool {
        grounds.allSatisfy { self.contrast(to: $0) >= contrast }
    }

    /// The contrast of two luminances.
    private static func contrast(_ first: Double, _ second: Double) -> Double {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The linear light of each step of a component.
    private static let linear: [Double] = (0...255).map { step in
        let value = Double(step) / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // The power 2.4 is the fifth root of the power 12. Newton's method finds it, because the standard library has no
        // powers with fractions.
        let square = base * base
        let power = square * square * square * square * square * square
        var root = square
        for _ in 0..<16 {
            let fourth = root * root * root * root
            root -= (root * fourth - power) / (5 * fourth)
        }
        return root
    }
}
