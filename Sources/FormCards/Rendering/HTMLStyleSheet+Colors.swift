// The colours of pages.
extension HTMLStyleSheet {
    /// The names and colours of a scheme, in the lines in which the style sheet has them.
    private typealias Scheme = [[(name: String, color: UInt32)]]

    private static let light: Scheme = [
        [("page", 0xF3F4F6), ("ground", 0xFFFFFF), ("raised", 0xF7F8FA)],
        [("text", 0x1A1C20), ("muted", 0x565A63), ("line", 0x7B818C), ("faint", 0xD5D8DE)],
        [("accent", 0x1A4FB8), ("good", 0x17633A), ("doubtful", 0x7D4700), ("bad", 0xA8201A)],
        [("accent-ground", 0xE6EDFB), ("good-ground", 0xE4F4EA), ("doubtful-ground", 0xFDF0DC)],
        [("bad-ground", 0xFCEBE9), ("muted-ground", 0xEEEFF2)],
        [("on-accent", 0xFFFFFF), ("focus", 0x1A4FB8)],
    ]

    private static let dark: Scheme = [
        [("page", 0x121316), ("ground", 0x1B1D21), ("raised", 0x22252A)],
        [("text", 0xF0F1F4), ("muted", 0xB4B8C2), ("line", 0x8B92A0), ("faint", 0x3A3E46)],
        [("accent", 0xA9C4FF), ("good", 0x86DFA5), ("doubtful", 0xFFCA7A), ("bad", 0xFFABA3)],
        [("accent-ground", 0x1D2A45), ("good-ground", 0x16301F), ("doubtful-ground", 0x352812)],
        [("bad-ground", 0x3B1F1D), ("muted-ground", 0x2A2D33)],
        [("on-accent", 0x10131A), ("focus", 0xA9C4FF)],
    ]

    /// The custom properties of the colours, for light and for dark.
    static let colors = """

        .fr-page, .fr-card {
          color-scheme: light dark;
        \(lines(of: light, indent: "  "))\(hues(isDark: false))}
        @media screen and (prefers-color-scheme: dark) {
          .fr-page, .fr-card {
        \(lines(of: dark, indent: "    "))\(hues(isDark: true))  }
        }

        """

    private static func lines(of scheme: Scheme, indent: String) -> String {
        scheme.map { line in
            let properties = line.map { "--fr-\($0.name): \(RGBColor($0.color));" }
            return indent + properties.joined(separator: " ") + "\n"
        }.joined()
    }

    /// The custom properties of the hues of a scheme, on lines of their own.
    private static func hues(isDark: Bool) -> String {
        (0..<HTMLScale.hues).map { hue in
            let line = color(hue, 0.7, isDark ? 0.7 : 0.3)
            let ground = ground(ofHue: hue, isDark)
            return "--fr-hue-\(hue): \(line); --fr-hue-\(hue)-ground: \(ground);\n"
        }.joined()
    }

    private static func ground(ofHue hue: Int, _ isDark: Bool) -> RGBColor {
        color(hue, isDark ? 0.4 : 0.8, isDark ? 0.16 : 0.94)
    }

    /// The colours behind texts in a scheme.
    static func grounds(isDark: Bool) -> [RGBColor] {
        let named = (isDark ? dark : light).joined().filter {
            $0.name == "page" || $0.name == "raised" || $0.name.hasSuffix("ground")
        }
        return named.map { RGBColor($0.color) }
            + (0..<HTMLScale.hues).map { ground(ofHue: $0, isDark) }
    }

    /// The colour with a hue, a saturation and a lightness.
    private static func color(_ hue: Int, _ saturation: Double, _ lightness: Double) -> RGBColor {
        let chroma = (1 - abs(2 * lightness - 1)) * saturation
        let sixth = Double(hue) * 6 / Double(HTMLScale.hues)
        let middle = chroma * (1 - abs(sixth.truncatingRemainder(dividingBy: 2) - 1))
        let parts: (Double, Double, Double) =
            switch Int(sixth) {
            case 0: (chroma, middle, 0)
            case 1: (middle, chroma, 0)
            case 2: (0, chroma, middle)
            case 3: (0, middle, chroma)
            case 4: (middle, 0, chroma)
            default: (chroma, 0, middle)
            }
        let least = lightness - chroma / 2
        func byte(_ part: Double) -> UInt8 { UInt8(((part + least) * 255).rounded()) }
        return RGBColor(red: byte(parts.0), green: byte(parts.1), blue: byte(parts.2))
    }
}
