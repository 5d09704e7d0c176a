/// The first scalars of a password, and what they spell.
struct PasswordScalars {
    enum Kind { case digit, small, capital, other }

    /// How many digits the parts of a date have, in their order.
    static let dateForms: [(Int, Int, Int)] = [
        (2, 2, 4), (1, 2, 4), (2, 1, 4), (1, 1, 4), (4, 2, 2), (4, 1, 2), (4, 2, 1), (4, 1, 1),
        (2, 2, 2), (1, 2, 2), (2, 1, 2), (1, 1, 2),
    ]

    private var scalars = InlineArray<128, UInt32>(repeating: 0)
    private(set) var count = 0

    init(_ text: Span<UInt8>) {
        var at = 0
        var seen = 0
        while at < text.count, seen < PasswordEstimate.measured {
            let (scalar, length) = WellFormedUTF8.scalar(text, at: at)
            at += length
            seen += 1
            // An accent behind its letter is typed with it, as one that is encoded with it.
            if (0x300...0x36F).contains(scalar), count > 0, isLetter(count - 1) { continue }
            scalars[count] = scalar
            count += 1
        }
    }

    subscript(_ index: Int) -> UInt32 { scalars[index] }

    /// Whether there is a letter of any script.
    func isLetter(_ index: Int) -> Bool {
        switch kind(index) {
        case .small, .capital, .other: true
        case .digit, nil: false
        }
    }

    /// Whether letters begin here, or end before: beside a digit, a sign, an end or a capital behind a small
    /// letter.
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

    /// The kind of a letter or digit, or `nil` for a sign.
    func kind(_ index: Int) -> Kind? {
        switch scalars[index] {
        case 0x30...0x39: .digit
        case 0x61...0x7A: .small
        case 0x41...0x5A: .capital
        case 0xC0...: .other
        default: nil
        }
    }

    /// Whether a sequence that begins here is among those tried first.
    func beginsASequence(_ index: Int) -> Bool {
        switch UInt8(exactly: scalars[index]) {
        case UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "z"), UInt8(ascii: "Z"),
            UInt8(ascii: "0"), UInt8(ascii: "1"), UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// The number of so many digits, or `nil` where there are not as many.
    func number(_ start: Int, _ length: Int) -> Int? {
        guard start + length <= count else { return nil }
        var number = 0
        for at in start..<start + length {
            guard kind(at) == .digit else { return nil }
            number = number * 10 + Int(scalars[at] - 0x30)
        }
        return number
    }

    /// Where a date of parts of such lengths ends, with a sign of one kind between them or none.
    func endOfDate(_ start: Int, _ first: Int, _ second: Int, _ third: Int, gap: Int) -> Int? {
        let middle = start + first + gap
        let last = middle + second + gap
        guard let a = number(start, first), let b = number(middle, second),
            let c = number(last, third)
        else { return nil }
        if gap == 1 {
            let sign = scalars[middle - 1]
            guard sign == scalars[last - 1], [0x20, 0x2D, 0x2E, 0x2F, 0x5F].contains(sign) else {
                return nil
            }
        }
        let isDate =
            first == 4
            ? PasswordScalars.isYear(a) && PasswordScalars.isDay(b, c)
            : (third == 2 || PasswordScalars.isYear(c)) && PasswordScalars.isDay(a, b)
        // Six digits may begin with the year, too.
        let isShort = first == 2 && third == 2 && PasswordScalars.isDay(b, c)
        return isDate || isShort ? last + third : nil
    }

    private static func isYear(_ number: Int) -> Bool { (1900...2049).contains(number) }

    private static func isDay(_ a: Int, _ b: Int) -> Bool {
        ((1...12).contains(a) && (1...31).contains(b))
            || ((1...31).contains(a) && (1...12).contains(b))
    }
}
