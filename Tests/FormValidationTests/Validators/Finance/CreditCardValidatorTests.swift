import FormModel
import FormValidation
import Testing

@Suite struct CreditCardValidatorTests {
    /// Test numbers published by schemes and payment services.
    ///
    /// Prefixes and lengths are those of the schemes, and check digits those of ISO/IEC 7812-1.
    static let cards: [(CardScheme, String)] = [
        (.visa, "4111 1111 1111 1111"), (.visa, "4012888888881881"), (.visa, "4222222222222"),
        (.mastercard, "5555-5555-5555-4444"), (.mastercard, "5105105105105100"),
        (.mastercard, "2223003122003222"), (.amex, "3782 822463 10005"), (.amex, "371449635398431"),
        (.discover, "6011111111111117"), (.discover, "6011000990139424"),
        (.discover, "6445644564456445"),
        (.jcb, "3530111333300000"), (.jcb, "3566002020360505"), (.diners, "3056 930902 5904"),
        (.diners, "38520000023237"), (.diners, "36227206271667"), (.unionpay, "6200000000000005"),
        (.unionpay, "6205500000000000004"), (.maestro, "6759649826438453"),
        (.maestro, "6304000000000000"), (.maestro, "6799990100000000019"),
        (.maestro, "6771798021000008"),
    ]

    @Test(arguments: cards)
    func accepts(_ row: (scheme: CardScheme, number: String)) throws {
        #expect(try ValidatorHarness([.creditCard()]).verdict(row.number) == nil)
        #expect(
            try ValidatorHarness([.creditCard(schemes: [row.scheme])]).verdict(row.number) == nil)
        let others = CardScheme.allCases.filter { $0 != row.scheme }
        #expect(
            try ValidatorHarness([.creditCard(schemes: others)]).verdict(row.number)
                == "creditCard.scheme")
    }

    @Test(
        arguments: [
            ("4111 1111 1111 1112", "checksum"), ("411111111111111", "length"),
            ("41111111111", "length"),
            ("41111111111111111111", "length"), ("4111111111111111 ", nil),
            // Numbers of no scheme whose check digit fits.
            ("99999999999999999999", "length"), ("99999999990", "length"),
            ("4111  111111111111", "misplacedSeparator"),
            ("4111-1111 1111 1111", nil), ("4111\u{00A0}1111\u{2011}1111\u{202F}1111", nil),
            ("4111111111111l11", "character"),
            ("4111.1111.1111.1111", "character"), ("9999999999999995", nil),
            ("2200000000000004", nil),
            // The check digit is valid, but the number belongs to no account.
            ("0000000000000000", "checksum"), ("0000 0000 0000", "checksum"),
            ("0000000000000018", nil),
        ] as [(String, String?)])
    func anyIssuer(_ row: (text: String, reason: String?)) throws {
        #expect(
            try ValidatorHarness([.creditCard()]).verdict(row.text)
                == row.reason.map { "creditCard.\($0)" })
    }

    @Test(
        arguments: [
            (.mastercard, "2220", false), (.mastercard, "2221", true), (.mastercard, "2720", true),
            (.mastercard, "2721", false), (.mastercard, "50", false), (.mastercard, "51", true),
            (.mastercard, "55", true), (.mastercard, "56", false), (.diners, "299999", false),
            (.diners, "300", true), (.diners, "305999", true), (.diners, "306", false),
            (.diners, "3094", false), (.diners, "3095", true), (.diners, "3096", false),
            (.diners, "36", true), (.diners, "37", false), (.diners, "38", true),
            (.diners, "39", true), (.discover, "6010", false), (.discover, "6011", true),
            (.discover, "6012", false), (.discover, "643999", false), (.discover, "644", true),
            (.discover, "649999", true), (.discover, "65", true), (.discover, "66", false),
            (.discover, "622925", true), (.discover, "622926", false), (.jcb, "3527", false),
            (.jcb, "3528", true), (.jcb, "3589", true), (.jcb, "3590", false),
            (.unionpay, "61", false), (.unionpay, "62", true), (.unionpay, "63", false),
            (.unionpay, "8099", false), (.unionpay, "8100", true), (.unionpay, "8171", true),
            (.unionpay, "8172", false), (.maestro, "49", false), (.maestro, "50", true),
            (.maestro, "55", false), (.maestro, "56", true), (.maestro, "58", true),
            (.maestro, "59", false), (.maestro, "60", true), (.maestro, "62", false),
            (.maestro, "69", true), (.maestro, "70", false), (.visa, "3", false),
            (.visa, "4", true), (.visa, "5", false), (.visa, "399999", false),
            (.visa, "499999", true), (.amex, "33", false),
            (.amex, "35", false), (.amex, "36", false),
            (.amex, "38", false), (.discover, "622125", false),
            (.discover, "622126", true), (.discover, "64", false), (.discover, "659999", true),
            (.jcb, "352799", false), (.jcb, "358999", true), (.diners, "309499", false),
            (.diners, "309599", true), (.diners, "359999", false), (.diners, "369999", true),
            (.diners, "379999", false), (.diners, "399999", true), (.diners, "40", false),
            (.unionpay, "619999", false), (.unionpay, "629999", true),
            (.mastercard, "509999", false), (.mastercard, "559999", true),
            (.mastercard, "222099", false), (.mastercard, "272099", true),
            (.maestro, "499999", false), (.maestro, "509999", true), (.maestro, "51", false),
            (.maestro, "57", true), (.maestro, "589999", true), (.maestro, "61", true),
            (.maestro, "6011", false), (.maestro, "6012", true), (.maestro, "644", false),
            (.maestro, "643", true), (.maestro, "65", false), (.maestro, "66", true),
            (.maestro, "699999", true),
        ] as [(CardScheme, String, Bool)])
    func theEdgesOfARange(_ row: (scheme: CardScheme, start: String, isOfScheme: Bool)) throws {
        let digits = (row.start.map { $0.wholeNumberValue ?? 0 } + Array(repeating: 0, count: 15))
            .prefix(15)
        let number =
            digits.map(String.init).joined() + "\(LuhnValidatorTests.checkDigit(Array(digits)))"
        let harness = try ValidatorHarness([.creditCard(schemes: [row.scheme])])
        #expect(harness.verdict(number) == (row.isOfScheme ? nil : "creditCard.scheme"))
    }

    /// The lengths of the numbers that schemes issue, with the first digits of one of their ranges.
    @Test(
        arguments: [
            (.visa, "4", [13, 16, 19]), (.mastercard, "51", [16]), (.amex, "34", [15]),
            (.discover, "65", Array(16...19)), (.jcb, "3530", Array(16...19)),
            (.diners, "36", Array(14...19)), (.unionpay, "62", Array(16...19)),
            (.maestro, "50", Array(12...19)),
        ] as [(CardScheme, String, [Int])])
    func theLengthsOfAScheme(_ row: (scheme: CardScheme, start: String, lengths: [Int])) throws {
        let harness = try ValidatorHarness([.creditCard(schemes: [row.scheme])])
        let taken = (11...20).filter { length in
            let digits = row.start.map { $0.wholeNumberValue ?? 0 }
            let rest = Array(repeating: 0, count: length - 1 - digits.count)
            let number = digits + rest + [LuhnValidatorTests.checkDigit(digits + rest)]
            return harness.verdict(number.map(String.init).joined()) == nil
        }
        #expect(taken == row.lengths)
    }

    @Test func sharedRangesAreOfBothSchemes() throws {
        for scheme in [CardScheme.discover, .unionpay] {
            #expect(
                try ValidatorHarness([.creditCard(schemes: [scheme])]).verdict("6221260000000000")
                    == nil)
        }
        #expect(
            try ValidatorHarness([.creditCard(schemes: [.discover])]).verdict("6221250000000001")
                == "creditCard.scheme")
    }

    @Test func theSentenceNamesTheSchemes() throws {
        let harness = try ValidatorHarness([.creditCard(schemes: [.visa, .amex])])
        #expect(
            harness.sentence("5555555555554444")
                == "A must be the number of a card of: Visa, American Express.")
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .creditCard(schemes: [])) == [.badParameter])
        #expect(ValidatorHarness.suitable(.creditCard()) == [.text])
    }
}
