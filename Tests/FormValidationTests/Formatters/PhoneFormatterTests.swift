import FormModel
import FormValidation
import Testing

@Suite struct PhoneFormatterTests {
    let formatter = AnyFormatter.phone

    @Test(arguments: [
        ("2125550123", "+12125550123", "(212) 555-0123"),
        ("(212) 555-0123", "+12125550123", "(212) 555-0123"),
        ("1 212 555 0123", "+12125550123", "(212) 555-0123"),
        ("+1.212.555.0123", "+12125550123", "(212) 555-0123"),
        ("+1 (212) 555-0123", "+12125550123", "(212) 555-0123"),
        ("212/555-0123", "+12125550123", "(212) 555-0123"),
        ("212\u{A0}555\u{2011}0123", "+12125550123", "(212) 555-0123"),
        ("(212)-555 - 0123", "+12125550123", "(212) 555-0123"),
        ("989-200-0000", "+19892000000", "(989) 200-0000"),
        ("+44 20 7946 0958", "+442079460958", "+44 20 7946 0958"),
        ("+44 (20) 7946-0958", "+442079460958", "+44 20 7946 0958"),
        ("+33 1 42 68 53 00", "+33142685300", "+33 1 42 68 53 00"),
        ("+6834000", "+6834000", "+683 4000"), ("+4722864400", "+4722864400", "+47 22 86 44 00"),
        ("+29020123", "+29020123", "+290 20123"),
        ("+358 9 1234567", "+35891234567", "+358 9 1234567"),
        ("+47123456", "+47123456", "+47 123456"),
        ("+8613812345678", "+8613812345678", "+86 138 1234 5678"),
        ("+491512345678901", "+491512345678901", "+49 1512345678901"),
        ("+971 50 123 4567", "+971501234567", "+971 50 123 4567"),
        ("+49 7551 123456", "+497551123456", "+49 7551123456"),
        ("tel:2125550123", "+12125550123", "(212) 555-0123"),
        ("TEL:+1-212-555-0123", "+12125550123", "(212) 555-0123"),
        ("\u{202A}+44 20 7946 0958\u{202C}", "+442079460958", "+44 20 7946 0958"),
        ("\u{200E}\u{2066}(212)\u{200B} 555-0123\u{2069}", "+12125550123", "(212) 555-0123"),
        ("\u{FEFF}+1 212 555 0123", "+12125550123", "(212) 555-0123"),
        ("２１２５５５０１２３", "+12125550123", "(212) 555-0123"),
        ("＋８１　９０ー１２３４ー５６７８", "+819012345678", "+81 90 1234 5678"),
        ("+٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨", "+442079460958", "+44 20 7946 0958"),
        ("+71234567890", "+71234567890", "+7 1234567890"),
    ])
    func understands(typed: String, canonical: String, shown: String) {
        #expect(formatter.outcome(typed) == canonical)
        #expect(formatter.format(canonical) == shown)
        #expect(formatter.keepsLaws(canonical))
    }

    @Test(arguments: [
        Refusal("12", .phone, reason: "tooFewDigits"), Refusal("-", .phone, reason: "tooFewDigits"),
        Refusal("5550123", .phone, reason: "tooFewDigits"),
        Refusal("+", .phone, reason: "tooFewDigits"),
        Refusal("+1 212 555", .phone, reason: "tooFewDigits"),
        Refusal("+44 20", .phone, reason: "tooFewDigits"),
        Refusal("21255501234567890", .phone, reason: "tooManyDigits"),
        Refusal("22125550123", .phone, reason: "tooManyDigits"),
        Refusal("+121255501234", .phone, reason: "tooManyDigits"),
        Refusal("+4412345678901234", .phone, reason: "tooManyDigits"),
        Refusal("+44123456789012345678901234567890", .phone, reason: "tooManyDigits"),
        Refusal("1112223333", .phone, reason: "areaCode"),
        Refusal("0122223333", .phone, reason: "areaCode"),
        Refusal("211 555 0123", .phone, reason: "areaCode"),
        Refusal("290 555 0123", .phone, reason: "areaCode"),
        Refusal("+1 911 555 0123", .phone, reason: "areaCode"),
        Refusal("212 155 0123", .phone, reason: "exchange"),
        Refusal("212 055 0123", .phone, reason: "exchange"),
        Refusal("212 911 0123", .phone, reason: "exchange"),
        Refusal("+999 1234567", .phone, reason: "countryCode"),
        Refusal("+210 1234567", .phone, reason: "countryCode"),
        Refusal("+0 1234567", .phone, reason: "countryCode"),
        Refusal("0044 20 7946 0958", .phone, reason: "internationalPrefix"),
        Refusal("011 44 20 7946 0958", .phone, reason: "internationalPrefix"),
        Refusal("+44 (0)20 7946 0958", .phone, reason: "trunkPrefix"),
        Refusal("212 555 0123 x123", .phone, reason: "extension"),
        Refusal("212 555 0123 ext. 1", .phone, reason: "extension"),
        Refusal("212 555 0123#1", .phone, reason: "extension"),
        Refusal("1-800-FLOWERS", .phone, reason: "character"),
        Refusal("tel 2125550123", .phone, reason: "character"),
        Refusal("tel:", .phone, reason: "tooFewDigits"),
        Refusal("212tel:5550123", .phone, reason: "character"),
        Refusal("2125550123é", .phone, reason: "character"),
        Refusal("212+5550123", .phone, reason: "character"),
        Refusal("(212 555-0123", .phone, reason: "misplacedSeparator"),
        Refusal("212) 555-0123", .phone, reason: "misplacedSeparator"),
        Refusal("212--555-0123", .phone, reason: "misplacedSeparator"),
        Refusal("-212-555-0123", .phone, reason: "misplacedSeparator"),
        Refusal("212-555-0123-", .phone, reason: "misplacedSeparator"),
        Refusal("212 (555) 0123", .phone, reason: "misplacedSeparator"),
        Refusal("(2125) 550123", .phone, reason: "misplacedSeparator"),
        Refusal("() 2125550123", .phone, reason: "misplacedSeparator"),
        Refusal("+(44) 2079460958", .phone, reason: "misplacedSeparator"),
        Refusal("+ 44 2079460958", .phone, reason: "misplacedSeparator"),
        // An international prefix of more digits than any number has is one of too many digits.
        Refusal("001" + nines(15), .phone, reason: "internationalPrefix"),
        Refusal("001" + nines(16), .phone, reason: "tooManyDigits"),
        Refusal("011" + nines(15), .phone, reason: "internationalPrefix"),
        Refusal("011" + nines(16), .phone, reason: "tooManyDigits"),
        Refusal("00" + nines(9), .phone, reason: "internationalPrefix"),
        Refusal("00" + nines(8), .phone, reason: "areaCode"),
        Refusal("012" + nines(8), .phone, reason: "tooManyDigits"),
        Refusal(nines(17) + "(0)", .phone, reason: "trunkPrefix"),
        Refusal(nines(18) + "(0)", .phone, reason: "tooManyDigits"),
        Refusal("+1" + nines(15), .phone, reason: "tooManyDigits"),
        Refusal("+1" + nines(9), .phone, reason: "tooFewDigits"),
        Refusal("+44" + nines(14), .phone, reason: "tooManyDigits"),
        Refusal("+44" + nines(4), .phone, reason: "tooFewDigits"),
        Refusal("123456x", .phone, reason: "character"),
        Refusal("1234567x", .phone, reason: "extension"),
        Refusal("tel", .phone, reason: "character"), Refusal("te", .phone, reason: "character"),
        Refusal("\u{200E}", .phone, reason: "tooFewDigits"),
        Refusal("tel\u{1A}2125550123", .phone, reason: "character"),
        Refusal("mail:2125550123", .phone, reason: "character"),
        Refusal("212.-555-0123", .phone, reason: "misplacedSeparator"),
        Refusal("(-212) 555-0123", .phone, reason: "misplacedSeparator"),
        Refusal("((212) 555-0123", .phone, reason: "misplacedSeparator"),
        Refusal("(212)(555)0123", .phone, reason: "misplacedSeparator"),
        Refusal("- 2125550123", .phone, reason: "misplacedSeparator"),
    ])
    func refuses(row: Refusal) {
        #expect(formatter.parse(row.typed) == .failure(row.problem))
    }

    static func nines(_ count: Int) -> String { String(repeating: "9", count: count) }

    @Test(arguments: [
        ("+44" + nines(5), "+44" + nines(5)), ("+44" + nines(13), "+44" + nines(13)),
        ("( 212 ) 555-0123", "+12125550123"), ("212 - 555 / 0123", "+12125550123"),
        ("\u{200E}tel:\u{200E}2125550123", "+12125550123"), ("tEl:+442079460958", "+442079460958"),
        (" \u{200E}+442079460958", "+442079460958"),
    ])
    func understandsAtItsBounds(_ row: (typed: String, canonical: String)) {
        #expect(formatter.outcome(row.typed) == row.canonical)
    }

    /// A pasted number of more digits than can be dialled is left as it is.
    @Test(arguments: [
        ("+44" + nines(16), "+44 " + nines(16)), ("+44" + nines(17), "+44" + nines(17)),
        ("21255501234", "21255501234"), ("121255501234", "121255501234"),
        ("12125550123", "1 (212) 555-0123"), ("1", "1"), ("12", "1 (2"), ("+1", "+1"),
        ("+12", "+1 (2"), ("212555", "(212) 555"), ("2125550", "(212) 555-0"), ("212", "(212"),
        ("2125", "(212) 5"), ("0212", "0212"), ("+35", "+35"), ("+351", "+351"),
        ("+3512", "+351 2"), ("+210", "+210"), ("+012", "+012"),
    ])
    func groupsWhatIsPasted(_ row: (typed: String, shown: String)) {
        #expect(press(row.typed, in: Marked(""), of: formatter).text == row.shown)
    }

    /// Numbers as dialled within a country, with the trunk prefix of ITU-T E.164.
    ///
    /// The examples are numbers reserved for films, and those of public offices.
    @Test(
        arguments: [
            ("GB", "020 7946 0958", "+442079460958"), ("GB", "(020) 7946 0958", "+442079460958"),
            ("GB", "(0)20 7946 0958", "+442079460958"), ("GB", "+1 212 555 0123", "+12125550123"),
            ("GB", "2079460958", "!noTrunkPrefix"), ("GB", "020 7946", "!tooFewDigits"),
            ("GB", "0", "!noTrunkPrefix"), ("HU", "6", "!noTrunkPrefix"),
            ("GB", "0" + nines(18), "!tooManyDigits"),
            ("GB", "00" + nines(9), "!internationalPrefix"),
            ("GB", "00" + nines(16), "!internationalPrefix"),
            ("GB", "00" + nines(17), "!tooManyDigits"),
            ("GB", "020 7946 09581", "!tooManyDigits"),
            ("GB", "0044 20 7946 0958", "!internationalPrefix"),
            ("GB", "020--7946 0958", "!misplacedSeparator"), ("GB", "x", "!character"),
            ("DE", "07551 123456", "+497551123456"), ("DE", "030/901820", "+4930901820"),
            ("DE", "123456", "!noTrunkPrefix"), ("FR", "01 42 68 53 00", "+33142685300"),
            ("IT", "06 6982", "+39066982"), ("IT", "312 345 6789", "+393123456789"),
            ("ES", "912 345 678", "+34912345678"), ("PT", "21 123 4567", "+351211234567"),
            ("HU", "06 1 234 5678", "+3612345678"), ("RU", "8 (495) 123-45-67", "+74951234567"),
            ("RU", "495 123-45-67", "+74951234567"), ("RU", "800 555 3535", "+78005553535"),
            ("IN", "98765 43210", "+919876543210"), ("IN", "098765 43210", "+919876543210"),
            ("IN", "2345 6789", "!tooFewDigits"), ("CN", "138 1234 5678", "+8613812345678"),
            ("BR", "(11) 96123-4567", "+5511961234567"), ("JP", "03-1234-5678", "+81312345678"),
            ("CH", "044 668 18 00", "+41446681800"), ("AE", "050 123 4567", "+971501234567"),
            ("US", "(212) 555-0123", "+12125550123"), ("CA", "1 416 555 0123", "+14165550123"),
        ] as [(String, String, String)])
    func numbersOfACountry(_ row: (country: String, typed: String, canonical: String)) {
        let formatter = AnyFormatter.phone(country: row.country)
        #expect(formatter.outcome(row.typed) == row.canonical)
        if row.canonical.hasPrefix("+") { #expect(formatter.keepsLaws(row.canonical)) }
    }

    @Test func aValidatorOfTheFieldNamesTheCountryToo() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", validators: [.phone(country: "GB")], formatter: .phone),
                .input("b", title: "B", formatter: .phone(country: "DE")),
            ])
        let report = FormValidator(form).validate(
            .json(Array(#"{"a":"020 7946 0958","b":"07551 123456"}"#.utf8)))
        #expect(report.issues.isEmpty)
        #expect(report["a"] == .text("+442079460958") && report["b"] == .text("+497551123456"))
        #expect(AnyFormatter.phone(country: "GB").format("+12125550123") == "+1 212 555 0123")
        #expect(AnyFormatter.phone(country: "XX").problems.count == 1)
        #expect(AnyFormatter.phone(country: "GB").problems.isEmpty)
    }

    @Test func validatesEveryAreaCodeAndExchange() {
        for code in 0...999 {
            let text = String(repeating: "0", count: 3 - String(code).count) + String(code)
            let digits = text.compactMap(\.wholeNumberValue)
            let isService = digits[1] == 1 && digits[2] == 1
            let isExchange = digits[0] >= 2 && !isService
            let isArea = isExchange && digits[1] <= 8
            #expect((formatter.outcome(text + "5550123") == "!areaCode") == !isArea, "\(text)")
            #expect(
                (formatter.outcome("212" + text + "0123") == "!exchange") == !isExchange, "\(text)")
        }
    }

    /// The calling codes of ITU-T E.164 except 1, whose numbers are displayed without it.
    @Test func knowsTheCallingCodes() {
        let codes = """
            20 211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232
            233 234 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251
            252 253 254 255 256 257 258 260 261 262 263 264 265 266 267 268 269 27 290
            291 297 298 299 30 31 32 33 34 350 351 352 353 354 355 356 357 358 359 36
            370 371 372 373 374 375 376 377 378 379 380 381 382 383 385 386 387 389 39
            40 41 420 421 423 43 44 45 46 47 48 49 500 501 502 503 504 505 506 507 508
            509 51 52 53 54 55 56 57 58 590 591 592 593 594 595 596 597 598 599 60 61 62
            63 64 65 66 670 672 673 674 675 676 677 678 679 680 681 682 683 685 686 687
            688 689 690 691 692 7 800 808 81 82 84 850 852 853 855 856 86 870 878 880
            881 882 883 886 888 90 91 92 93 94 95 960 961 962 963 964 965 966 967 968
            970 971 972 973 974 975 976 977 979 98 992 993 994 995 996 998
            """.split { $0 == " " || $0 == "\n" }.map { String($0) }
        let known = (0...999).compactMap { code -> String? in
            let digits = String(String(1000 + code).dropFirst())
            let shown = formatter.format("+" + digits + "0000000")
            return shown.contains(" ") ? String(shown.dropFirst().prefix { $0 != " " }) : nil
        }
        #expect(Set(known) == Set(codes))
        #expect(codes.count == 215)
    }

    @Test func leavesWhatIsNotCanonicalAsItIs() {
        for text in ["", "2125550123", "+1 2125550123", "+11112223333", "nothing"] {
            #expect(formatter.format(text) == text)
        }
    }

    @Test func groupsWhileTyping() {
        #expect(
            typing("2125550123", in: formatter) == [
                "(2", "(21", "(212", "(212) 5", "(212) 55", "(212) 555", "(212) 555-0",
                "(212) 555-01", "(212) 555-012", "(212) 555-0123",
            ])
        #expect(typing("(212) 555-0123", in: formatter).last == "(212) 555-0123")
        #expect(typing("12125550123", in: formatter).last == "1 (212) 555-0123")
        #expect(typing("+12125550123", in: formatter).last == "+1 (212) 555-0123")
        #expect(
            typing("+44 20 7946", in: formatter) == [
                "+", "+4", "+44", "+44", "+44 2", "+44 20", "+44 20", "+44 20 7", "+44 20 79",
                "+44 20 794", "+44 20 7946",
            ])
        #expect(typing("020 7946", in: formatter).last == "020 7946")
    }

    /// Numbers of every country with a known grouping are grouped as they are typed, and parse as they are shown.
    @Test(
        arguments: [
            (nil, "+442079460958", "+44 20 7946 0958"), (nil, "+33123456789", "+33 1 23 45 67 89"),
            (nil, "+497551123456", "+49 7551123456"), (nil, "+493012345678", "+49 30 12345678"),
            (nil, "+34912345678", "+34 912 34 56 78"), (nil, "+4315123456", "+43 1 5123456"),
            (nil, "+99", "+99"), ("GB", "02079460958", "020 7946 0958"),
            ("FR", "0123456789", "01 23 45 67 89"),
            ("DE", "03012345678", "030 12345678"), ("ES", "912345678", "912 34 56 78"),
            ("GB", "+33123456789", "+33 1 23 45 67 89"),
        ] as [(String?, String, String)])
    func groupsNumbersOfEveryCountry(_ country: String?, _ digits: String, _ shown: String) {
        let formatter = AnyFormatter.phone(country: country)
        #expect(typing(digits, in: formatter).last == shown)
        if shown.count > 6 { #expect(formatter.outcome(shown) == formatter.outcome(digits)) }
    }

    @Test(arguments: [
        ("|", "(555) 123-4567", "(555) 123-4567|"), ("|", "5551234567", "(555) 123-4567|"),
        ("(212) |555-0123", "<", "(21|5) 550-123"), ("(212)| 555-0123", ">", "(212)| 550-123"),
        ("(212|) 555-0123", ">", "(212|) 550-123"), ("(|212", "<", "|(212"),
        ("|(212) 555", "9", "(9|21) 255-5"), ("(2|", "<", "|"), ("(|", "<", "|"),
        ("(21|2) 555-012", "3", "(213|) 255-5012"),
        ("(212) 555-0123|", "4", "(212) 555-01234|"), ("(212) 555-01234|", "<", "(212) 555-0123|"),
        ("(212) 555-0123|", "x", "(212) 555-0123x|"),
        ("(212) 555-0123x|", "1", "(212) 555-0123x1|"),
        ("|(212) 555-0123", "+", "+|212 5 55 01 23"), ("|(212) 555-0123", "1", "1| (212) 555-0123"),
        ("+44 |20", "<", "+4|20"), ("+44 20 7|", "9", "+44 20 79|"), ("1 (|212", "<", "|(212"),
        ("(212) 555|-0123", "-", "(212) 555-|0123"),
    ])
    func keepsTheCaret(before: String, key: String, after: String) {
        #expect(press(key, in: Marked(before), of: formatter).description == after)
    }

    @Test func isNamedForTheFormFile() {
        let named: any InputFormatter = .phone
        #expect(named.name == "phone" && named.valueTypes == [.text] && named.problems.isEmpty)
    }
}
