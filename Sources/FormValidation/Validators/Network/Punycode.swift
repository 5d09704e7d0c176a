/// Encodes Unicode labels in ASCII: Punycode of RFC 3492, without the prefix `xn--`.
enum Punycode {
    private static let (base, minimum, maximum, skew, damp) = (36, 1, 26, 38, 700)
    private static let (firstBias, firstScalar) = (72, 0x80)
    /// An upper limit of all numbers in a valid label, which are below 2²⁷; sums and products below it cannot overflow.
    private static let limit = Int(UInt32.max)

    /// The encoded text.
    ///
    /// - Complexity: O(*n*²).
    static func encoded(_ text: [UInt32]) -> [UInt8] {
        var result = text.filter { $0 < firstScalar }.map { UInt8(truncatingIfNeeded: $0) }
        var handled = result.count
        let basic = handled
        if basic > 0 { result.append(UInt8(ascii: "-")) }
        var (scalar, delta, bias) = (firstScalar, 0, firstBias)
        while let next = text.filter({ $0 >= scalar }).min() {
            delta += (Int(next) - scalar) * (handled + 1)
            scalar = Int(next)
            for own in text {
                if own < scalar { delta += 1 }
                guard own == scalar else { continue }
                append(delta, bias, to: &result)
                bias = adapted(delta, count: handled + 1, isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            scalar += 1
        }
        return result
    }

    /// The decoded text; `nil` for an invalid encoding.
    ///
    /// - Complexity: O(*n*²).
    static func decoded(_ text: ArraySlice<UInt32>) -> [UInt32]? {
        let hyphen = text.lastIndex(of: UInt32(UInt8(ascii: "-")))
        var result = Array(text[..<(hyphen ?? text.startIndex)])
        var at = hyphen.map { $0 + 1 } ?? text.startIndex
        var (scalar, index, bias) = (firstScalar, 0, firstBias)
        while at < text.endIndex {
            let before = index
            var (weight, position) = (1, base)
            while true {
                guard at < text.endIndex, let digit = digit(text[at]) else { return nil }
                at += 1
                index += digit * weight
                guard index < limit else { return nil }
                let threshold = threshold(position, bias)
                if digit < threshold { break }
                weight *= base - threshold
                position += base
            }
            let count = result.count + 1
            bias = adapted(index - before, count: count, isFirst: before == 0)
            scalar += index / count
            index %= count
            guard scalar <= 0x10FFFF else { return nil }
            result.insert(UInt32(scalar), at: index)
            index += 1
        }
        return result
    }

    private static func append(_ delta: Int, _ bias: Int, to text: inout [UInt8]) {
        var (rest, position) = (delta, base)
        while true {
            let threshold = threshold(position, bias)
            if rest < threshold { break }
            text.append(letter(threshold + (rest - threshold) % (base - threshold)))
            rest = (rest - threshold) / (base - threshold)
            position += base
        }
        text.append(letter(rest))
    }

    private static func threshold(_ position: Int, _ bias: Int) -> Int {
        min(max(position - bias, minimum), maximum)
    }

    private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / damp : delta / 2
        delta += delta / count
        var position = 0
        while delta > (base - minimum) * maximum / 2 {
            delta /= base - minimum
            position += base
        }
        return position + (base - minimum + 1) * delta / (delta + skew)
    }

    private static func letter(_ digit: Int) -> UInt8 {
        UInt8(digit < 26 ? 0x61 + digit : 0x30 + digit - 26)
    }

    private static func digit(_ letter: UInt32) -> Int? {
        switch letter {
        case 0x30...0x39: Int(letter) - 0x30 + 26
        case 0x41...0x5A: Int(letter) - 0x41
        case 0x61...0x7A: Int(letter) - 0x61
        default: nil
        }
    }
}
