/// A sequence of digits with leading zeros: the first 18 digits, and the count of all, without a
/// buffer.
struct DigitRun {
    /// The number that the stored digits form.
    private(set) var value: UInt64 = 0
    private(set) var count = 0

    /// The maximum number of stored digits; longer numbers are refused because of their count.
    static let capacity = 18

    mutating func append(_ digit: UInt8) {
        if count < DigitRun.capacity { value = value * 10 + UInt64(digit) }
        count += 1
    }

    /// The number that a range of the digits forms.
    func number(_ range: Range<Int>) -> Int {
        let upTo = value / DigitRun.power(min(count, DigitRun.capacity) - range.upperBound)
        return Int(upTo % DigitRun.power(range.count))
    }

    func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
        for at in range { bytes.append(UInt8(ascii: "0") + UInt8(number(at..<at + 1))) }
    }

    private static func power(_ exponent: Int) -> UInt64 {
        var power: UInt64 = 1
        for _ in 0..<max(0, exponent) { power *= 10 }
        return power
    }
}
