/// Detects decimal digits of more than one numeral system: Unicode Technical Standard 39, section
/// 5.3, which identifies a system by its zero.
struct DigitProfile {
    private var zero: UInt32?
    private(set) var isMixed = false

    mutating func take(_ scalar: UInt32) {
        guard let own = DigitProfile.zero(of: scalar) else { return }
        if let zero { isMixed = isMixed || zero != own } else { zero = own }
    }

    private static func zero(of scalar: UInt32) -> UInt32? {
        if scalar.isASCII { return (0x30...0x39).contains(scalar) ? 0x30 : nil }
        guard let properties = Unicode.Scalar(scalar)?.properties,
            properties.generalCategory == .decimalNumber, let value = properties.numericValue
        else { return nil }
        return scalar - UInt32(value)
    }
}
