import FormModel
import FormValidation
import Testing

@Suite struct CurrencyTests {
    @Test func holdsEveryCurrencyThatAnAmountCanBeIn() {
        let codes = Currency.all.map(\.code)
        #expect(codes.count == 164)
        #expect(codes == Set(codes).sorted())
        #expect(
            codes.allSatisfy { $0.utf8.count == 3 && $0.utf8.allSatisfy { (65...90).contains($0) } }
        )
    }

    @Test(arguments: [
        ("JPY", 0), ("KRW", 0), ("VND", 0), ("ISK", 0), ("USD", 2), ("EUR", 2), ("HUF", 2),
        ("KWD", 3),
        ("TND", 3), ("CLF", 4), ("UYW", 4), ("XCG", 2), ("ZWG", 2),
    ])
    func knowsTheMinorDigits(code: String, digits: Int) {
        #expect(Currency(code: code)?.minorDigits == digits)
    }

    @Test(arguments: [
        "", "usd", "US", "USDX", "XXX", "XTS", "XAU", "XAD", "DEM", "HRK", "BGN", "ANG",
    ])
    func doesNotKnow(code: String) {
        #expect(Currency(code: code) == nil)
    }

    @Test func marksEveryAmountUnmistakably() {
        let prefixes = Currency.all.map(\.prefix)
        #expect(Set(prefixes).count == prefixes.count)
        #expect(Currency(code: "CHF")?.prefix == "CHF ")
        #expect(Currency(code: "CAD")?.symbol == "CA$")
    }

    @Test func readsWhatItWrites() {
        for currency in Currency.all {
            let formatter = AnyFormatter.currency(currency.code)
            for typed in ["-1234567", "0", "12"] {
                let canonical = formatter.outcome(typed)
                #expect(formatter.keepsLaws(canonical), "\(currency.code) \(canonical)")
                #expect(
                    canonical.split(separator: ".").dropFirst().first?.count ?? 0
                        == currency.minorDigits)
            }
        }
    }
}
