/// A set of Unicode scalars as sorted, disjoint and non-adjacent ranges.
struct CharacterClass: Sendable, Hashable {
    /// The scalar values from `lower` to `upper`, both included.
    struct Range: Sendable, Hashable {
        var lower: UInt32
        var upper: UInt32

        init(_ lower: UInt32, _ upper: UInt32) {
            self.lower = lower
            self.upper = upper
        }
    }

    static let highest: UInt32 = 0x10FFFF

    private(set) var ranges: [Range]

    /// Makes the set of ranges in any order, which may overlap.
    init(_ ranges: [Range]) {
        self.ranges = []
        self.ranges.reserveCapacity(ranges.count)
        for range in ranges.sorted(by: { $0.lower < $1.lower }) {
            if let last = self.ranges.indices.last, range.lower <= self.ranges[last].upper &+ 1 {
                self.ranges[last].upper = max(self.ranges[last].upper, range.upper)
            } else {
                self.ranges.append(range)
            }
        }
    }

    init(_ scalar: UInt32) {
        ranges = [Range(scalar, scalar)]
    }

    var complement: CharacterClass {
        var result: [Range] = []
        result.reserveCapacity(ranges.count + 1)
        var next: UInt32 = 0
        for range in ranges {
            if range.lower > next { result.append(Range(next, range.lower - 1)) }
            next = range.upper + 1
        }
        if next <= Self.highest { result.append(Range(next, Self.highest)) }
        return CharacterClass(result)
    }

    func contains(_ scalar: UInt32) -> Bool {
        ranges.contains { $0.lower <= scalar && scalar <= $0.upper }
    }
}

extension CharacterClass {
    static let any = CharacterClass([Range(0, highest)])
    static let newline = CharacterClass(0x0A)
    static let notNewline = newline.complement

    static let digit = CharacterClass([Range(0x30, 0x39)])
    static let word = CharacterClass([
        Range(0x30, 0x39), Range(0x41, 0x5A), Range(0x5F, 0x5F), Range(0x61, 0x7A),
    ])
    /// White space of `\s`: unlike `[:space:]` it lacks the vertical tab, as in RE2 and in Perl
    /// before 5.18.
    static let space = CharacterClass([Range(0x09, 0x0A), Range(0x0C, 0x0D), Range(0x20, 0x20)])

    static func posix(_ name: String) -> CharacterClass? {
        switch name {
        case "alnum": CharacterClass([Range(0x30, 0x39), Range(0x41, 0x5A), Range(0x61, 0x7A)])
        case "alpha": CharacterClass([Range(0x41, 0x5A), Range(0x61, 0x7A)])
        case "ascii": CharacterClass([Range(0x00, 0x7F)])
        case "blank": CharacterClass([Range(0x09, 0x09), Range(0x20, 0x20)])
        case "cntrl": CharacterClass([Range(0x00, 0x1F), Range(0x7F, 0x7F)])
        case "digit": digit
        case "graph": CharacterClass([Range(0x21, 0x7E)])
        case "lower": CharacterClass([Range(0x61, 0x7A)])
        case "print": CharacterClass([Range(0x20, 0x7E)])
        case "punct":
            CharacterClass([
                Range(0x21, 0x2F), Range(0x3A, 0x40), Range(0x5B, 0x60), Range(0x7B, 0x7E),
            ])
        case "space": CharacterClass([Range(0x09, 0x0D), Range(0x20, 0x20)])
        case "upper": CharacterClass([Range(0x41, 0x5A)])
        case "word": word
        case "xdigit": CharacterClass([Range(0x30, 0x39), Range(0x41, 0x46), Range(0x61, 0x66)])
        default: nil
        }
    }
}
