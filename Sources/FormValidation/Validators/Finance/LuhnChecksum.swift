/// The check digit of ISO/IEC 7812-1, annex B: every second digit from the right counts double.
struct LuhnChecksum {
    /// The sums of the digits so far: if the last of them counts once, and if it counts double.
    private var sums = (once: 0, double: 0)

    mutating func append(_ digit: Int) {
        // Of a doubled digit above 9, its two digits count.
        let doubled = digit > 4 ? digit * 2 - 9 : digit * 2
        sums = (sums.double + digit, sums.once + doubled)
    }

    /// Whether the last digit is the check digit of the others.
    var fits: Bool { sums.once % 10 == 0 }
}
