// Numbers as JSON, and as any other format with a coder. A coder of Swift has whole and binary numbers only, and nothing may be
// rounded: what neither of them has is a text.

extension ExactDecimal: Codable {
    /// Reads a number, or a text with one; a fraction of more than 15 digits must be a text, because decoders round it.
    public init(from decoder: any Decoder) throws { self = try decoder.exactNumber() }

    /// Writes a number, or a text where neither an `Int` nor a fraction of 15 digits has its value: encoders would round it.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(exactly: self) }
}

extension Decoder {
    /// The number that a decoder has for certain: a whole one of up to 38 digits, a text, or a fraction of up to 15.
    fileprivate func exactNumber() throws -> ExactDecimal {
        let container = try singleValueContainer()
        let number: ExactDecimal?
        if let whole = try? container.decode(Int.self) {
            number = ExactDecimal(Int128(whole))
        } else if let whole = try? container.decode(Int128.self) {
            number = ExactDecimal(whole.description)
        } else if let text = try? container.decode(String.self) {
            number = ExactDecimal(text)
        } else {
            number = try container.decode(Double.self).certainDigits
        }
        if let number { return number }
        throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "no number that can be read without rounding")
    }
}

extension Encoder {
    fileprivate func encode(exactly number: ExactDecimal) throws {
        var container = singleValueContainer()
        if let integer = number.integer {
            try container.encode(integer)
        } else if let binary = Double(exactly: number), binary.certainDigits == number {
            try container.encode(binary)
        } else {
            try container.encode(number.description)
        }
    }
}

extension Double {
    /// The shortest decimal number that is read as this one; `nil` if it has more than 15 digits, so that a decimal number
    /// beside it may have been rounded to this one.
    fileprivate var certainDigits: ExactDecimal? {
        guard isFinite, let shortest = ExactDecimal(description) else { return nil }
        let digits = ExactDecimal.digitCount(shortest.normalized.significand.magnitude)
        return digits <= 15 ? shortest : nil
    }
}

extension FixedWidthInteger {
    /// Makes a whole number; `nil` if the value has a fraction or does not fit.
    package init?(exactly number: ExactDecimal) {
        guard let whole = number.rescaled(toDecimals: 0) else { return nil }
        self.init(exactly: whole.significand)
    }
}

extension BinaryFloatingPoint where Self: LosslessStringConvertible {
    /// Makes a binary number; `nil` if it neither equals the decimal one nor is written as it.
    ///
    /// So 0.1 fits, although no binary number is a tenth, because the binary number is written 0.1.
    package init?(exactly number: ExactDecimal) {
        if let whole = Int128(exactly: number), let equal = Self(exactly: whole) {
            self = equal
            return
        }
        guard let nearest = Self(number.description), nearest.isFinite,
            ExactDecimal(nearest.description) == number
        else { return nil }
        self = nearest
    }
}
