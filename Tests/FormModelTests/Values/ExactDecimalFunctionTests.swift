import TestSupport
import Testing

@testable import FormModel

/// Remainders, powers, roots, logarithms, exponentials and functions of angles, compared with values of 34 digits.
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
            ("7.5", "0.4", "0.3"), ("1e300", "7", "1"), ("7e300", "13", "7"),
            ("3e38", "99999999999999999999999999999999999999", "3"), ("5", "1e-300", "0"),
            ("5", "1e300", "5"), ("6", "3", "0"),
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

    @Test(
        arguments: [
            ("0", "0"),
            ("1", "0.841470984807896506652502321630299"),
            ("-1", "-0.841470984807896506652502321630299"),
            ("0.5", "0.4794255386042030002732879352155714"),
            ("3", "0.1411200080598672221007448028081103"),
            ("1.5707963267948966192313216916397514421", "1"),
            (
                "3.1415926535897932384626433832795028842",
                "-0.000000000000000000000000000000000000002830600624894179025055407692183594"
            ),
            ("1000000", "-0.3499935021712929521176524867807715"),
            ("-271828.1828", "0.9530472773647924735428062091239843"),
            ("1e-40", "0.0000000000000000000000000000000000000001"),
            ("1000000.5", nil), ("1e300", nil),
            (
                "1.2345678901234567890123456789012345678e-40",
                "1.234567890123456789012345678901235e-40"
            ),
        ] as [(String, String?)])
    func sines(_ row: (number: String, value: String?)) throws {
        let number = try #require(ExactDecimal(row.number))
        let known = row.value.flatMap { ExactDecimal($0) }
        #expect(number.sine == known)
    }

    @Test(
        arguments: [
            ("0", "1"),
            ("1", "0.5403023058681397174009366074429766"),
            ("-1", "0.5403023058681397174009366074429766"),
            ("3", "-0.9899924966004454572715727947312613"),
            (
                "1.5707963267948966192313216916397514421",
                "-0.000000000000000000000000000000000000001415300312447089512527703846091797"
            ),
            ("999999.5", "0.6542815086503509348120437557101201"),
            ("1e-40", "1"),
            ("-1e300", nil),
        ] as [(String, String?)])
    func cosines(_ row: (number: String, value: String?)) throws {
        let number = try #require(ExactDecimal(row.number))
        let known = row.value.flatMap { ExactDecimal($0) }
        #expect(number.cosine == known)
    }

    @Test(
        arguments: [
            ("0", "0"),
            ("1", "1.55740772465490223050697480745836"),
            ("-0.785398163397448309615660845819875721", "-1"),
            ("1.5707963267948966192313216916397514421", "-706563823384575587257610570820333300000"),
            ("4", "1.157821282349577583137342418267324"),
            ("1e-40", "0.0000000000000000000000000000000000000001"),
            ("1e7", nil),
        ] as [(String, String?)])
    func tangents(_ row: (number: String, value: String?)) throws {
        let number = try #require(ExactDecimal(row.number))
        let known = row.value.flatMap { ExactDecimal($0) }
        #expect(number.tangent == known)
    }

    @Test(
        arguments: [
            ("0", "0"),
            ("1", "0.7853981633974483096156608458198757"),
            ("-1", "-0.7853981633974483096156608458198757"),
            ("0.25", "0.2449786631268641541720824812112758"),
            ("0.26", "0.2543680585532659314288571233246097"),
            ("0.6", "0.5404195002705841554435783646085999"),
            ("3", "1.24904577239825442582991707728109"),
            ("-1234567890", "-1.570796325984896611860321624740798"),
            ("1e100", "1.570796326794896619231321691639751"),
            ("1e300", "1.570796326794896619231321691639751"),
            ("-1e-40", "-0.0000000000000000000000000000000000000001"),
        ] as [(String, String?)])
    func anglesOfTangents(_ row: (number: String, value: String?)) throws {
        let number = try #require(ExactDecimal(row.number))
        let known = row.value.flatMap { ExactDecimal($0) }
        #expect(number.inverseTangent == known)
    }

    @Test(
        arguments: [
            ("1000", "3"),
            ("1e-300", "-300"),
            ("2", "0.301029995663981195213738894724493"),
            ("0.5", "-0.301029995663981195213738894724493"),
            ("123456.789", "5.091514977169270447518333623059547"),
            (
                "1.0000000000000000000000000000000000001",
                "0.00000000000000000000000000000000000004342944819032518276511289189166051"
            ),
            ("0", nil), ("-10", nil),
        ] as [(String, String?)])
    func decimalLogarithms(_ row: (number: String, value: String?)) throws {
        let number = try #require(ExactDecimal(row.number))
        let known = row.value.flatMap { ExactDecimal($0) }
        #expect(number.decimalLogarithm == known)
    }

    @Test func halfTurn() {
        #expect(FixedNumber.halfTurn?.description == "3.141592653589793238462643383279503")
    }

    /// The squares of a sine and a cosine make 1, their quotient is the tangent, and the angle of the tangent is the angle
    /// less its half turns.
    @Test func anglesAgree() throws {
        let limit = try #require(ExactDecimal("1e-31"))
        let pi = try #require(FixedNumber.halfTurn)
        for step in stride(from: -60, through: 60, by: Laws.areMany ? 1 : 4) {
            let angle = ExactDecimal(Int128(step * 37), exponent: -2)
            let sine = try #require(angle.sine)
            let cosine = try #require(angle.cosine)
            let square = try #require(sine.multiplied(by: sine))
            let rest = try #require(cosine.multiplied(by: cosine))
            let sum = try #require(square.adding(rest))
            #expect(try #require(sum.subtracting(1)).absolute < limit)
            let tangent = try #require(angle.tangent)
            let ratio = try #require(sine.divided(by: cosine)?.subtracting(tangent))
            #expect(ratio.absolute < limit.multiplied(by: tangent.absolute.adding(1) ?? 1) ?? limit)
            let angleOfTangent = try #require(tangent.inverseTangent)
            let turns = try #require(angle.subtracting(angleOfTangent)?.divided(by: pi))
            let whole = try #require(turns.rounded(toDecimals: 0))
            #expect(try #require(turns.subtracting(whole)).absolute < limit)
        }
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
