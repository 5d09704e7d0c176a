/// A colour of a card: a role, which the theme of the reader fills in, or a colour of the author.
public enum CardColor: Sendable, Hashable {
    /// What a colour says; the theme decides which colour that is.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        /// What is at hand, or what matters most.
        case accent
        /// What matters less.
        case muted
        /// What is right or done.
        case good
        /// What needs attention, such as a warning.
        case doubtful
        /// What is wrong.
        case bad
    }

    /// A role.
    case role(Role)
    /// A colour of the author; themes that promise contrast do without it.
    case rgb(RGBColor)
}

/// A colour of the sRGB colour space (IEC 61966-2-1).
public struct RGBColor: Sendable, Hashable {
    /// The red component, 0 through 255.
    public let red: UInt8
    /// The green component, 0 through 255.
    public let green: UInt8
    /// The blue component, 0 through 255.
    public let blue: UInt8

    /// Makes a colour of its components.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}

extension RGBColor {
    /// Reads `#rrggbb`; `nil` for any other text.
    public init?(_ text: String) {
        let digits = Array(text.utf8)
        guard digits.count == 7, digits[0] == UInt8(ascii: "#"),
            let value = UInt32(text.dropFirst(), radix: 16), digits[1] != UInt8(ascii: "+"),
            digits[1] != UInt8(ascii: "-")
        else { return nil }
        self.init(
            red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
    }
}
