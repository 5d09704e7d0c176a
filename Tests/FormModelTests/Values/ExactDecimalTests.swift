import FormModel
import TestSupport
import Testing

@Suite struct ExactDecimalTests {
    static let nines = String(repeating: "9", count: 38)
    static let zeros = String(repeating: "0", count: 40)

    @Test(arguments: [
        ("0", "0"), ("-0", "0"), ("0.00", "0.00"), ("-0.0", "0.0"), ("1", "1"), ("-1.50", "-1.50"),
        ("007", "7"), ("000.5", "0.5"), ("1e2", "100"), ("1E+2", "100"), ("1.5e1", "15"),
        ("1.50e1", "15.0"), ("25e-3", "0.025"), ("1e0", "1"), ("0e999999", "0"), ("0e-3", "0.000"),
        ("123456789012345678", "123456789012345678"),
        ("1234567890123456789", "1234567890123456789"),
        ("12345678901234567.89", "12345678901234567.89"), ("-" + nines, "-" + nines),
        ("0." + nines, "0." + nines), (zeros + nines, nines), ("1" + zeros, "1" + zeros),
        ("0." + zeros + "1", "0." + zeros + "1"),
        ("1e400", "1" + String(repeating: "0", count: 400)),
        ("1e-400", "0." + String(repeating: "0", count: 399) + "1"),
        ("10e399", "1" + String(repeating: "0", count: 400)),
    ])
    func reads(_ row: (text: String, description: String)) {
        #expect(ExactDecimal(row.text)?.description == row.description)
        guard let number = ExactDecimal(row.text), abs(number.exponent) <= 38 else { return }
        #expect(ExactDecimal(number.description)?.description == row.description)
    }

    @Test(arguments: [
        "", "-", "+1", ".5", "1.", "1.e1", "1e", "1e+", "1e1.5", "--1", "1-", " 1", "1 ", "1_0",
        "1,0", "0x1", "nan", "inf", "1.2.3", "e1", "-.5", "١", "1\u{0}",
        nines + "1.", nines + "1.5.", "1." + nines + "9.5", "1." + nines + "9.", nines + "1.e5",
        nines + "1x", nines + "1.5.5", nines + "1e",
    ])
    func refusesWhatIsNoNumber(_ text: String) {
        guard case .malformed = ExactDecimal.read(text.utf8.span) else {
            Issue.record("\(text) was read")
            return
        }
        #expect(ExactDecimal(text) == nil)
    }

    @Test(arguments: [
        "1" + nines, nines + ".5", "0.1" + nines, "1." + nines, "1" + zeros + "1", "1e401",
        "1e-401", "1e999999999999999999999", "1e-999999999999999999999",
        "1" + zeros + ".0", nines + "1e5", nines + "1.5", nines + "1.5e-7",
    ])
    func saysThatThereAreTooManyDigits(_ text: String) {
        guard case .tooManyDigits = ExactDecimal.read(text.utf8.span) else {
            Issue.record("\(text) was not refused for its digits")
            return
        }
        #expect(ExactDecimal(text) == nil)
    }

    @Test(arguments: [
        ("1", "2"), ("-1", "0"), ("0", "1e-400"), ("-1e400", "-1e399"), ("1e-400", "1e400"),
        ("0.1", "0.11"), ("9.99", "10"), ("-10", "-9.99"), ("1e5", "100001"), ("99999", "1e5"),
        ("-1", "1"), ("0.3", "0.30000000000000004"), (nines, "1e38"),
        ("9007199254740992.9", "9007199254740993"),
    ])
    func orders(_ row: (less: String, more: String)) throws {
        let less = try #require(ExactDecimal(row.less))
        let more = try #require(ExactDecimal(row.more))
        #expect(less < more && !(more < less) && less != more && more > less)
    }

    @Test(arguments: [
        ("1.5", "1.50"), ("1e2", "100"), ("0", "-0.000"), ("0e5", "0"), ("12e-1", "1.2"),
        ("1e400", "10e399"), ("-5", "-5.0"),
    ])
    func equalValuesAreEqualAndHashAlike(_ row: (a: String, b: String)) throws {
        let a = try #require(ExactDecimal(row.a))
        let b = try #require(ExactDecimal(row.b))
        #expect(a == b && a.hashValue == b.hashValue && !(a < b) && !(b < a))
    }

    /// Compares two numbers digit by digit.
    private func compare(_ a: Written, _ b: Written) -> Int {
        if a.isNegative != b.isNegative { return a.isNegative ? -1 : 1 }
        let size = max(a.whole.count, b.whole.count)
        let decimals = max(a.fraction.count, b.fraction.count)
        let left = a.padded(size, decimals)
        let right = b.padded(size, decimals)
        let order =
            left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
        return a.isNegative ? -order : order
    }

    private struct Written {
        let isNegative: Bool
        let whole: [UInt8]
        let fraction: [UInt8]

        init(_ number: ExactDecimal) {
            var text = Array(number.description.utf8)
            isNegative = text.first == UInt8(ascii: "-")
            if isNegative { text.removeFirst() }
            let parts = text.split(separator: UInt8(ascii: "."))
            whole = Array(parts[0])
            fraction = parts.count > 1 ? Array(parts[1]) : []
        }

        func padded(_ size: Int, _ decimals: Int) -> [UInt8] {
            let zero = UInt8(ascii: "0")
            return [UInt8](repeating: zero, count: size - whole.count) + whole + fraction
                + [UInt8](repeating: zero, count: decimals - fraction.count)
        }
    }

    @Test func comparesAsItsDigitsCompare() {
        var numbers = SeededNumbers(seed: 40)
        func random() -> ExactDecimal {
            let words = Int128(numbers.below(9)) - 4
            let digits =
                numbers.below(3) == 0
                ? words : Int128(Int64(bitPattern: numbers.next())) * Int128(numbers.below(1_000))
            return ExactDecimal(digits, exponent: numbers.below(24) - 12)
        }
        for _ in Laws.rounds(2_000) {
            let a = random()
            var b = random()
            // Often the same value with other trailing zeros.
            if numbers.below(4) == 0, let same = a.rescaled(toDecimals: a.decimals + 2) { b = same }
            let order = compare(Written(a), Written(b))
            #expect((a < b) == (order < 0) && (a == b) == (order == 0), "\(a) \(b)")
            if a == b { #expect(a.hashValue == b.hashValue) }
        }
    }

    @Test(
        arguments: [
            ("5", 5, 0), ("5.0", 5, 1), ("1e2", 100, 0), ("-0", 0, 0), ("5.5", nil, 1),
            ("1e-1", nil, 1),
            ("120e-1", 12, 1), ("9223372036854775807", Int.max, 0),
            ("-9223372036854775808", Int.min, 0),
            ("0.00", 0, 2),
        ] as [(String, Int?, Int)])
    func knowsWhatIsWhole(_ row: (text: String, integer: Int?, decimals: Int)) throws {
        let number = try #require(ExactDecimal(row.text))
        #expect(number.isInteger == (row.integer != nil) && number.integer == row.integer)
        #expect(number.decimals == row.decimals)
    }

    @Test(arguments: ["9223372036854775808", "-9223372036854775809", "1e19", "1e400", "1e38"])
    func wholeNumbersBeyondAnInt(_ text: String) throws {
        let number = try #require(ExactDecimal(text))
        #expect(number.isInteger && number.integer == nil)
    }

    @Test(
        arguments: [
            ("1.5", 2, "1.50"), ("1.50", 1, "1.5"), ("1.55", 1, nil), ("100", 0, "100"),
            ("1e2", 2, "100.00"), ("1.000", 0, "1"), ("0", 3, "0.000"), ("0.000", 0, "0"),
            ("1e37", 0, "1" + String(repeating: "0", count: 37)), ("1e400", 0, nil),
            (nines, 1, nil), ("15e36", 1, nil), ("1e38", 0, nil),
        ] as [(String, Int, String?)])
    func rescales(_ row: (text: String, decimals: Int, result: String?)) throws {
        let number = try #require(ExactDecimal(row.text))
        #expect(number.rescaled(toDecimals: row.decimals)?.description == row.result)
    }
}
