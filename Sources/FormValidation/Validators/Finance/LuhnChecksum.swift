/// The check digit of ISO/IEC 7812-1, annex B: every second digit from the right counts double.
enum LuhnChecksum {
    /// Whether the last digit is the check digit of the others.
    static func fits(_ code: GroupedCode) -> Bool {
        var sum = 0
        for at in 0..<code.count {
            sum += weighted(code.digit(code.count - 1 - at) ?? 0, isDoubled: at % 2 == 1)
        }
        return sum % 10 == 0
    }

    /// The weight of a digit in the sum; for a doubled digit above 9, the sum of its two digits.
    static func weighted(_ digit: Int, isDoubled: Bool) -> Int {
        guard isDoubled else { return digit }
        return digit > 4 ? digit * 2 - 9 : digit * 2
    }
}
