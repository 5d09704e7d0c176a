import TestSupport
import Testing

@testable import FormModel

/// Remainders, powers, roots, logarithms and exponentials, compared with values of 34 digits.
@Suite struct ExactDecimalFunctionTests {
    @Test(
        arguments: [
            ("2", "0.6931471805599453094172321214581766"),
            ("10", "2.302585092994045684017991454684364"), ("1", "0"),
            ("0.5", "-0.6931471805599453094172321214581766"),
            ("1.0000000000000000000000000000000000001", "0.0000000000000000000000000000000000001"),
            (
                "0.9999999999999999999999999999999999999",
                "-0.0000000000000000000000000000000000001"
            ),
            ("123456.789", "11.72364648718588098113995898391011"),
            ("1e-300", "-690.7755278982137052053974364053093"),
            ("0", nil), ("-1", nil),
        ] as [(String, String?)])
    func logarithms(_ row: (number: String, value: String?)) throws {
        let number = try #require(ExactDecimal(row.number))
        #expect(number.naturalLogarithm?.description == row.value)
    }

    @Test(
        arguments: [
            ("1", "2.718281828459045235360287471352662"), ("0", "1"),
            ("-1", "0.3678794411714423215955237701614609"),
            ("0.5", "1.648721270700128146848650787814164"),
            ("100", "26881171418161354484126255515800135873611120"),
            ("1e-390", "1"), ("-1e30", "0"), ("1e30", nil), ("1008.8", nil),
        ] as [(String, String?)])
    func exponentials(_ row: (number: String, value: String?)) throws {
        let number = try #require(ExactDecimal(row.number))
        guard row.number != "100" else {
            let value = try #require(number.exponential)
            let known = try #require(ExactDecimal("2.688117141816135448412625551580014e43"))
            #expect(value == known)
            return
        }
        #expect(number.exponential?.description == row.value)
    }

    @Test(
        arguments: [
            ("2", "1.414213562373095048801688724209698"), ("16", "4"), ("0", "0"),
            ("0.25", "0.5"), ("1e-2", "0.1"), ("10", "3.162277660168379331998893544432719"),
            ("99999999999999999999999999999999999999", "10000000000000000000"), ("-4", nil),
        ] as [(String, String?)])
    func roots(_ row: (number: String, value: String?)) throws {
        let number = try #require(ExactDecimal(row.number))
        #expect(number.squareRoot?.description == row.value)
    }

    @Test(
        arguments: [
            ("2", "10", "1024"), ("1.5", "2", "2.25"),
            ("1.5", "-3", "0.2962962962962962962962962962962963"),
            ("2", "0.5", "1.414213562373095048801688724209698"), ("4", "0.5", "2"),
            ("0", "0", "1"), ("0", "2", "0"), ("0", "-1", nil), ("-2", "3", "-8"),
            ("-2", "-1", "-0.5"),
            ("-2", "0.5", nil), ("1", "1e300", "1"), ("2", "1e300", nil), ("2", "-1e300", "0"),
            ("0.5", "1e300", "0"), ("-1", "99999999999999999999", "-1"), ("7", "0.0", "1"),
        ] as [(String, String, String?)])
    func powers(_ row: (base: String, power: String, value: String?)) throws {
        let base = try #require(ExactDecimal(row.base))
        let power = try #require(ExactDecimal(row.power))
        #expect(base.power(power)?.description == row.value)
    }

    @Test(
        arguments: [
            ("7", "3", "1"), ("-7", "3", "-1"), ("7", "-3", "1"), ("7.5", "2", "1.5"),
            ("7.5", "0.4", "0.3"), ("1e300", "7", "1"), ("5", "1e300", "5"), ("6", "3", "0"),
            ("6.00", "3", "0"), ("5.50", "2", "1.5"), ("6e3", "7e2", "400"),
            ("4", "0.00000000000000000000000000000000000001", "0"), ("1", "0", nil),
        ] as [(String, String, String?)])
    func remainders(_ row: (number: String, divisor: String, value: String?)) throws {
        let number = try #require(ExactDecimal(row.number))
        let divisor = try #require(ExactDecimal(row.divisor))
        let rest = number.remainder(dividingBy: divisor)
        #expect(rest == row.value.flatMap { ExactDecimal($0) })
        #expect(row.divisor == "1e300" || rest?.description == row.value)
    }

    /// An exponential and its logarithm, and a root and its square, differ in the last digits only.
    @Test func inverses() throws {
        let limit = try #require(ExactDecimal("1e-31"))
        for step in 1...200 where Laws.tries(step, of: 3) {
            let number = ExactDecimal(Int128(step * step * 37), exponent: -3)
            let logarithm = try #require(number.naturalLogarithm)
            let root = try #require(number.squareRoot)
            for other in [logarithm.exponential, root.power(2)] {
                let ratio = try #require(other?.divided(by: number)?.subtracting(1))
                #expect(ratio.absolute < limit)
            }
        }
    }
}
