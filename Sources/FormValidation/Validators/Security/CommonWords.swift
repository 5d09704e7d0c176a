/// The passwords, names and English words that are guessed first.
///
/// The lists are in a table of fingerprints: a text that is in none of them is found by chance in one of
/// 24,334 look-ups, and a random password of twelve characters takes about a hundred.
enum CommonWords {
    /// What is known of a text that is in a list.
    struct Entry {
        /// About the place in its list, from 1.
        let rank: Double
        let isPassword: Bool
    }

    /// The lengths of the texts that are listed.
    static let lengths = 3...20

    /// The hash of a text, forwards and backwards, which grows with it by one scalar after another.
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

    /// The entry of the text of that hash.
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
