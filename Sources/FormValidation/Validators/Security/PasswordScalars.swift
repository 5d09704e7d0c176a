/// The first scalars of a password, and what they can be read as.
struct PasswordScalars {
    enum Kind { case digit, small, capital, other }

    /// The numbers of digits of the three parts of a date without separators.
    static let dateForms: [(Int, Int, Int)] = [
        (1, 1, 2), (2, 1, 1), (1, 2, 2), (2, 1, 2), (1, 1, 4), (2, 2, 2), (4, 1, 1), (1, 2, 4),
        (2, 1, 4), (4, 1, 2), (4, 2, 1), (2, 2, 4), (4, 2, 2),
    ]

    private var scalars = InlineArray<128, UInt32>(repeating: 0)
    private(set) var count = 0
    private var hasOne = false
    private var hasSeven = false

    init(_ text: Span<UInt8>) {
        var at = 0
        var seen = 0
        while at < text.count, seen < PasswordEstimate.measured {
            let (scalar, length) = WellFormedUTF8.scalar(text, at: at)
            at += length
            seen += 1
            // A combining accent is ignored, as an accent that is encoded with its letter is.
            if (0x300...0x36F).contains(scalar), count > 0, isLetter(count - 1) { continue }
            if scalar == 0x31 || scalar == 0x7C { hasOne = true }
            if scalar == 0x37 { hasSeven = true }
            scalars[count] = scalar
            count += 1
        }
    }

    subscript(_ index: Int) -> UInt32 { scalars[index] }

    /// Whether a reading can find words that previous readings cannot.
    func needs(_ reading: LetterReading) -> Bool {
        reading.isNeeded(hasOne: hasOne, hasSeven: hasSeven)
    }

    /// Whether the scalar is a letter of any script.
    func isLetter(_ index: Int) -> Bool {
        switch kind(index) {
        case .small, .capital, .other: true
        case .digit, nil: false
        }
    }

    /// Whether a run of letters begins or ends before the index: at either end, beside a digit or
    /// sign, and before a capital that follows a lower-case letter.
    func beginsALetterRun(_ index: Int) -> Bool {
        guard index > 0, index < count, isLetter(index), isLetter(index - 1) else { return true }
        return isCapital(index) && !isCapital(index - 1)
    }

    func isCapital(_ index: Int) -> Bool {
        switch scalars[index] {
        case 0x41...0x5A: true
        case 0xC0...0x17F: Unicode.Scalar(scalars[index])?.properties.isUppercase ?? false
        default: false
        }
    }

    func isSmall(_ index: Int) -> Bool {
        switch scalars[index] {
        case 0x61...0x7A: true
        case 0xC0...0x17F: Unicode.Scalar(scalars[index])?.properties.isLowercase ?? false
        default: false
        }
    }

    /// The kind of a letter or digit, or `nil` for any other scalar.
    func kind(_ index: Int) -> Kind? {
        switch scalars[index] {
        case 0x30...0x39: .digit
        case 0x61...0x7A: .small
        case 0x41...0x5A: .capital
        case 0xC0...: .other
        default: nil
        }
    }

    /// Whether attackers try sequences from this character first.
    func beginsASequence(_ index: Int) -> Bool {
        switch UInt8(exactly: scalars[index]) {
        case UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "z"), UInt8(ascii: "Z"),
            UInt8(ascii: "0"), UInt8(ascii: "1"), UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// The number that `length` digits form, or `nil` if there are not as many before `limit`.
    func number(_ start: Int, _ length: Int, before limit: Int) -> Int? {
        guard start + length <= limit else { return nil }
        var number = 0
        for at in start..<start + length {
            guard kind(at) == .digit else { return nil }
            number = number * 10 + Int(scalars[at] - 0x30)
        }
        return number
    }

    /// Whether the scalar separates the parts of dates.
    func isDateSign(_ index: Int) -> Bool {
        switch scalars[index] {
        case 0x09...0x0D, 0x20, 0x2D, 0x2E, 0x2F, 0x5C, 0x5F: true
        default: false
        }
    }

    /// The year of a date of three numbers, or `nil` if they form no date.
    ///
    /// The year is first or last, with day and month in either order. A year of two digits is in
    /// the 20th or 21st century.
    static func year(_ first: Int, _ second: Int, _ third: Int) -> Int? {
        let years = 1000...2050
        guard (1...31).contains(second) else { return nil }
        for (year, other) in [(third, first), (first, third)] where years.contains(year) {
            return isDay(other, second) ? year : nil
        }
        guard max(first, third) < 100 else { return nil }
        if isDay(first, second) { return third > 50 ? third + 1900 : third + 2000 }
        return isDay(second, third) ? (first > 50 ? first + 1900 : first + 2000) : nil
    }

    private static func isDay(_ a: Int, _ b: Int) -> Bool {
        ((1...12).contains(a) && (1...31).contains(b))
            || ((1...31).contains(a) && (1...12).contains(b))
    }
}
