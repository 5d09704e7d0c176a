/// A colour of the sRGB colour space (IEC 61966-2-1).
public struct RGBColor: Sendable, Hashable {
    /// The red component, 0 through 255.
    public let red: UInt8
    /// The green component, 0 through 255.
    public let green: UInt8
    /// The blue component, 0 through 255.
    public let blue: UInt8

    /// Black.
    static let black = RGBColor(red: 0, green: 0, blue: 0)
    /// White.
    static let white = RGBColor(red: 255, green: 255, blue: 255)

    /// Makes a colour of its components.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Reads a colour that is written as `#rrggbb`; `nil` for any other text.
    ///
    /// - Parameter text: A number sign and six hexadecimal digits, of upper or lower case.
    public init?(_ text: String) {
        guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#") else { return nil }
        var number: UInt32 = 0
        for byte in text.utf8.dropFirst() {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            number = number << 4 | UInt32(digit)
        }
        self.init(number)
    }

    /// Makes a colour of a number with two hexadecimal digits for each component, such as `0x1A7F5A`.
    init(_ number: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: number >> 16),
            green: UInt8(truncatingIfNeeded: number >> 8), blue: UInt8(truncatingIfNeeded: number))
    }

    /// The colour between this one and another.
    ///
    /// - Parameters:
    ///   - other: The other colour.
    ///   - share: The share of the other colour, from 0 for this one to 1 for the other; numbers outside are clamped.
    /// - Returns: The colour whose components lie between those of both, as in gradients of CSS.
    func mixed(with other: RGBColor, share: Double) -> RGBColor {
        let share = share > 0 ? min(share, 1) : 0
        func component(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
        }
        return RGBColor(
            red: component(red, other.red), green: component(green, other.green),
            blue: component(blue, other.blue))
    }
}

extension RGBColor: CustomStringConvertible {
    /// The colour as `#rrggbb`, with digits of lower case.
    public var description: String {
        "#"
            + [red, green, blue].map { component in
                let digits = String(component, radix: 16)
                return component < 16 ? "0" + digits : digits
            }.joined()
    }
}
