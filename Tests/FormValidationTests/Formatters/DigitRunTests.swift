import TestSupport
import Testing

@testable import FormValidation

@Suite struct DigitRunTests {
    static func run(_ digits: String) -> DigitRun {
        var run = DigitRun()
        for byte in digits.utf8 { run.append(byte - UInt8(ascii: "0")) }
        return run
    }

    /// The digits of a range are those of the text, up to the last digit that is stored.
    @Test func rangesAreThoseOfTheText() {
        var numbers = SeededNumbers(seed: 71)
        for count in 0...22 {
            let digits = (0..<count).map { _ in String(numbers.below(10)) }.joined()
            let run = Self.run(digits)
            #expect(run.count == count)
            let stored = min(count, DigitRun.capacity)
            for start in 0...stored {
                for end in start...stored {
                    let expected = String(digits.dropFirst(start).prefix(end - start))
                    #expect(run.number(start..<end) == Int(expected) ?? 0, "\(digits)")
                    var bytes: [UInt8] = []
                    run.append(start..<end, to: &bytes)
                    #expect(String(decoding: bytes, as: UTF8.self) == expected, "\(digits)")
                }
            }
        }
    }

    /// The shortest beginning that is an assigned calling code.
    @Test func lengthsOfCallingCodes() {
        let texts = [""] + (0...1_999).map { String($0) } + (0...99).map { "0\($0)" }
        for digits in texts {
            let expected = (1...3).first { length in
                digits.count >= length && digits.first != "0"
                    && CountryCallingCode.isAssigned(Int(digits.prefix(length)) ?? 0)
            }
            #expect(CountryCallingCode.length(in: Self.run(digits)) == expected, "\(digits)")
        }
    }
}
