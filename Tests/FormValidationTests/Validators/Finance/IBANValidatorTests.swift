import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct IBANValidatorTests {
    /// The examples of the registry of ISO 13616.
    static let examples = [
        "AD1200012030200359100100", "AE070331234567890123456", "AL47212110090000000235698741",
        "AT611904300234573201", "AZ21NABZ00000000137010001944", "BA391290079401028494",
        "BE68539007547034", "BG80BNBG96611020345678", "BH67BMAG00001299123456",
        "BR9700360305000010009795493P1", "BY13NBRB3600900000002Z00AB00", "CH9300762011623852957",
        "CR05015202001026284066", "CY17002001280000001200527600", "CZ6508000000192000145399",
        "DE89370400440532013000", "DK5000400440116243", "DO28BAGR00000001212453611324",
        "EE382200221020145685", "EG380019000500000000263180002", "ES9121000418450200051332",
        "FI2112345600000785", "FO6264600001631634", "FR1420041010050500013M02606",
        "GB29NWBK60161331926819", "GE29NB0000000101904917", "GI75NWBK000000007099453",
        "GL8964710001000206", "GR1601101250000000012300695", "GT82TRAJ01020000001210029690",
        "HR1210010051863000160", "HU42117730161111101800000000", "IE29AIBK93115212345678",
        "IL620108000000099999999", "IQ98NBIQ850123456789012", "IS140159260076545510730339",
        "IT60X0542811101000000123456", "JO94CBJO0010000000000131000302",
        "KW81CBKU0000000000001234560101",
        "KZ86125KZT5004100100", "LB62099900000001001901229114", "LC55HEMM000100010012001200023015",
        "LI21088100002324013AA", "LT121000011101001000", "LU280019400644750000",
        "LV80BANK0000435195001",
        "MC5811222000010123456789030", "MD24AG000225100013104168", "ME25505000012345678951",
        "MK07250120000058984", "MR1300020001010000123456753", "MT84MALT011000012345MTLCAST001S",
        "MU17BOMM0101101030300200000MUR", "NL91ABNA0417164300", "NO9386011117947",
        "PK36SCBL0000001123456702", "PL61109010140000071219812874", "PS92PALS000000000400123456702",
        "PT50000201231234567890154", "QA58DOHB00001234567890ABCDEFG", "RO49AAAA1B31007593840000",
        "RS35260005601001611379", "SA0380000000608010167519", "SC18SSCB11010000000000001497USD",
        "SE4550000000058398257466", "SI56263300012039086", "SK3112000000198742637541",
        "SM86U0322509800000000270100", "ST68000100010051845310112", "SV62CENR00000000000000700025",
        "TL380080012345678910157", "TN5910006035183598478831", "TR330006100519786457841326",
        "UA213223130000026007233566001", "VA59001123000012345678", "VG96VPVG0000012345678901",
        "XK051212012345678906",
    ]

    @Test(arguments: examples)
    func acceptsTheExamplesOfTheRegistry(_ text: String) throws {
        let harness = try ValidatorHarness([.iban])
        #expect(harness.verdict(text) == nil)
        #expect(harness.verdict(text.lowercased()) == nil)
        var printed = ""
        for (place, character) in text.enumerated() {
            if place % 4 == 0, place > 0 { printed += " " }
            printed.append(character)
        }
        #expect(harness.verdict(printed) == nil)
    }

    @Test(
        arguments: [
            ("GB82 WEST 1234 5698 7654 32", nil), ("GB82 WEST 1234 5698 7654 33", "checksum"),
            ("GB82 WEST 12345698765432", nil), ("GB82WEST 1234 56987654 32", nil),
            ("GB8 2WEST 1234 5698 7654 32", nil),
            ("GB82  WEST12345698765432", "misplacedSeparator"),
            ("GB82-WEST-1234-5698-7654-32", nil), ("GB82WEST1234569876543", "length"),
            ("GB82WEST123456987654321", "length"), ("XX82WEST12345698765432", "country"),
            ("US12345678901234567890", "country"), ("8", "length"), ("GB", "length"),
            ("G", "length"), ("ZZ", "country"), ("Z", "length"), ("GB8", "length"),
            ("GBX2WEST12345698765432", "character"), ("GB8212341234569876543A", "character"),
            ("GB82WEST1234569876543\u{0662}", nil), ("GB82WEST1234569876543²", "character"),
            ("ES91 2100 0418 45 0200051332", nil), ("NO 93 86011117947", nil),
            ("BE68-5390-0754-7034", nil), ("NO0086011117947", "checksum"),
        ] as [(String, String?)])
    func judges(_ row: (text: String, reason: String?)) throws {
        #expect(try ValidatorHarness([.iban]).verdict(row.text) == row.reason.map { "iban.\($0)" })
    }

    @Test func checkDigitsThatAreNeverComputedAreRefused() throws {
        // At most one pair of check digits from 00 to 99 is valid for an account, and never 00, 01
        // or 99.
        let harness = try ValidatorHarness([.iban])
        var numbers = SeededNumbers(seed: 3)
        for _ in 0..<5 {
            let account = (0..<11).map { _ in String(numbers.below(10)) }.joined()
            let passing = (0..<100).filter { check in
                harness.verdict("NO\(check < 10 ? "0" : "")\(check)\(account)") == nil
            }
            #expect(passing.count == 1 && (2...98).contains(passing.first ?? 0))
        }
    }

    @Test func aChangedDigitAndASwapOfNeighboursOfAKindAreFound() throws {
        let harness = try ValidatorHarness([.iban])
        func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
        var numbers = SeededNumbers(seed: 5)
        for example in IBANValidatorTests.examples {
            let bytes = Array(example.utf8)
            let at = 4 + numbers.below(bytes.count - 5)
            var swapped = bytes
            swapped.swapAt(at, at + 1)
            if swapped != bytes, isDigit(bytes[at]) == isDigit(bytes[at + 1]) {
                #expect(
                    harness.verdict(String(decoding: swapped, as: UTF8.self)) == "iban.checksum")
            }
            guard isDigit(bytes[at]) else { continue }
            var changed = bytes
            changed[at] = UInt8(ascii: "0") + (bytes[at] - UInt8(ascii: "0") + 1) % 10
            #expect(harness.verdict(String(decoding: changed, as: UTF8.self)) == "iban.checksum")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.iban) == [.text])
    }
}
