/// Common passwords, names and English words, which attackers guess first.
///
/// The table stores fingerprints, not texts: one of 24,334 look-ups of an unlisted text succeeds by
/// chance. The estimate of a random password of twelve characters makes about a hundred look-ups.
enum CommonWords {
    /// The facts about a listed text.
    struct Entry {
        /// The approximate rank in its list, from 1.
        let rank: Double
        let isPassword: Bool
    }

    /// The lengths of listed texts, in scalars.
    static let lengths = 3...20

    /// Rolling hashes of a text read forwards and backwards, extended scalar by scalar.
    struct Hashes {
        private(set) var forwards: UInt64 = 0
        private(set) var backwards: UInt64 = 0
        private var power: UInt64 = 1

        mutating func take(_ scalar: UInt32) {
            forwards = forwards &* factor &+ UInt64(scalar)
            backwards = backwards &+ power &* UInt64(scalar)
            power = power &* factor
        }

        private var factor: UInt64 { 0x100_0000_01B3 }
    }

    /// The entry for the hash of a text, or `nil`.
    static func entry(_ hash: UInt64) -> Entry? {
        var mixed = hash &+ CommonWordTable.seed
        mixed ^= mixed >> 32
        mixed = mixed &* 0x9E37_79B9_7F4A_7C15
        mixed ^= mixed >> 29
        mixed = mixed &* 0xBF58_476D_1CE4_E5B9
        mixed ^= mixed >> 32
        let cells = CommonWordTable.cells.utf8.span
        let first = Int(((mixed >> 40) * CommonWordTable.segments) >> 24) * 1024
        var sum = 0
        for step in 0..<4 {
            let place = first + step * 1024 + Int(mixed >> UInt64(10 * step) & 1023)
            let (low, middle, high) = (cells[place * 3], cells[place * 3 + 1], cells[place * 3 + 2])
            sum += Int(low) + 92 * (Int(middle) + 92 * Int(high)) - 35 * (1 + 92 + 92 * 92)
        }
        let cell = sum % 778_688
        let wanted = ((mixed &* 0x94D0_49BB_1331_11EB) >> 32) % 24_334
        guard cell / 32 == Int(wanted) else { return nil }
        return Entry(rank: CommonWordTable.ranks[cell % 16], isPassword: cell % 32 >= 16)
    }
}
