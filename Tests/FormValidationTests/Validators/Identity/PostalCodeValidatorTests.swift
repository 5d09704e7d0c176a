import FormModel
@testable import FormValidation
import Testing

/// The Universal Postal Union, S42 and "Postal addressing systems", with its examples, and the data
/// of libaddressinput.
@Suite struct PostalCodeValidatorTests {
    @Test(
        arguments: [
            ("US", "95014", "9501"), ("US", "22162-1010", "22162-101"), ("CA", "K1A 0B1", "K1A 0B"),
            ("CA", "h3z2y7", "D1A 0B1"),
            ("CA", "V8X 3X4", "K1A  0B1"), ("GB", "EC1Y 8SY", "EC1Y 8S"),
            ("GB", "GIR 0AA", "GIR 0AB"), ("GB", "M2 5BQ", "Q2 5BQ"),
            ("GB", "M34 4AB", "M34 4CB"), ("GB", "CR0 2YR", "CRR 2YR"),
            ("GB", "DN16 9AA", "DN166 9AA"), ("GB", "BFPO 61", "BFP 61"),
            ("GB", "W1A 4ZZ", "W1I 4ZZ"),
            ("GB", "sw1a1aa", "SW1A--1AA"), ("DE", "26133", "2613"), ("FR", "33380", "F-33380"),
            ("ES", "28039", "280390"),
            ("IT", "00144", "144"), ("NL", "1234 AB", "0234 AB"), ("NL", "2490AA", "2490 SA"),
            ("NL", "1000 SB", "1000 SD"),
            ("BE", "4000", "0400"), ("CH", "2544", "254"), ("AT", "1010", "A-1010"),
            ("SE", "114 55", "1145"), ("SE", "11455", "1145"),
            ("NO", "0025", "025"), ("DK", "8660", "86600"), ("FI", "00550", "0055"),
            ("PL", "00-950", "00 95"), ("PL", "00950", "-00950"),
            ("PT", "2725-079", "2725"), ("BR", "40301-110", "40301"), ("MX", "02860", "2860"),
            ("JP", "154-0023", "154-002"),
            ("KR", "03051", "0305"), ("CN", "266033", "26603"), ("IN", "110 034", "010034"),
            ("IN", "110001", "11000"),
            ("AU", "2060", "206"), ("NZ", "6001", "60011"), ("ZA", "0083", "83"),
            ("IE", "A65 F4E2", "A6 F4E2"), ("IE", "D6W XH04", "D6X XH04"),
            ("CZ", "100 00", "1000"), ("SK", "010 01", "01001 "), ("GR", "151 24", "1512"),
            ("HU", "2380", "238"), ("RO", "060274", "60274"),
            ("BG", "1000", "100"), ("HR", "21001", "2100"), ("SI", "4000", "SL-4000"),
            ("EE", "69501", "6950"), ("LV", "LV-1073", "LW-1073"),
            ("LT", "04340", "LT04340X"), ("LU", "L-4750", "475"), ("MT", "NXR 0123", "NXR 01234"),
            ("CY", "2008", "20088"),
            ("IS", "320", "32"), ("LI", "9496", "949"), ("TR", "01960", "1960"),
            ("UA", "15432", "1543"), ("RU", "247112", "24711"),
            ("IL", "9614303", "961430"), ("SA", "11564", "1156"), ("SG", "546080", "54608"),
            ("MY", "43000", "4300"), ("TH", "10150", "1015"),
            ("VN", "70010", "7001"), ("ID", "40115", "4011"), ("PH", "1008", "100"),
            ("TW", "10603", "1060"), ("AR", "C1070AAM", "C107AAM"),
            ("CL", "8340457", "834045"), ("CO", "111221", "11122"), ("PE", "02001", "2001"),
            ("SZ", "H100", "100"), ("IR", "11936-12345", "11936"),
        ] as [(String, String, String)])
    func judges(_ row: (country: String, good: String, bad: String)) throws {
        let harness = try ValidatorHarness([.postalCode(country: row.country)])
        #expect(harness.verdict(row.good) == nil)
        if row.bad.hasSuffix(" ") { return }
        #expect(harness.verdict(row.bad) == "postalCode")
    }

    @Test(
        arguments: [
            ("JP", "1540023", "154-0023"), ("JP", "１５４−００２３", "154-0023"),
            ("GB", "sw1a-1aa", "SW1A 1AA"), ("US", "78795 1597", "78795-1597"),
            ("US", "787951597", "78795-1597"), ("CA", "K1A-0B1", "K1A 0B1"),
            ("FR", "82 600", "82600"), ("CR", "876-0676", "876-0676"), ("MT", "NXR 01", "NXR 01"),
            ("MT", "nxr012", "NXR 012"), ("HT", "HT6120", "6120"), ("OM", "PC 112", "112"),
            ("LV", "1073", "LV-1073"), ("LV", "LV 1073", "LV-1073"), ("LU", "L-4750", "4750"),
            ("SV", "CP 1101", "1101"), ("BM", "hm12", "HM 12"), ("AM", "375010", "375010"),
        ] as [(String, String, String)])
    func theCanonicalFormIsThatOfTheCountry(
        _ row: (country: String, typed: String, canonical: String)
    ) throws {
        let validator = PostalCodeValidator(country: row.country)
        for text in [row.typed, row.canonical] {
            var canonical: [UInt8] = []
            validator.canonicalize(text.utf8.span, into: &canonical)
            #expect(String(decoding: canonical, as: UTF8.self) == row.canonical)
        }
    }

    @Test(arguments: ["154--0023", "-1540023", "1540023-", "154.0023", "154-002", "15400234"])
    func refuses(_ text: String) throws {
        #expect(try ValidatorHarness([.postalCode(country: "JP")]).verdict(text) == "postalCode")
    }

    /// Countries with an example in libaddressinput that were missing.
    @Test(
        arguments: [
            ("GU", "96910"), ("VI", "00802-1222"), ("AS", "96799"), ("MP", "96950"),
            ("RE", "97400"), ("GP", "97100"), ("MQ", "97220"), ("GF", "97300"), ("GL", "3900"),
            ("FK", "FIQQ 1ZZ"), ("GI", "GX11 1AA"), ("KY", "KY1-1100"), ("BM", "FL 07"),
            ("BB", "BB23026"), ("HN", "31301"), ("SV", "CP 1101"), ("TZ", "6090"),
            ("MU", "42602"), ("NC", "98814"), ("PF", "98709"), ("CU", "10700"), ("ET", "1000"),
            ("FM", "96941"), ("IO", "BBND 1ZZ"), ("MV", "20026"), ("SH", "STHL 1ZZ"),
            ("TC", "TKCA 1ZZ"), ("VC", "VC0100"), ("VG", "VG1110"), ("YT", "97600"),
        ] as [(String, String)])
    func theCountriesThatWereMissing(_ row: (country: String, code: String)) throws {
        let harness = try ValidatorHarness([.postalCode(country: row.country)])
        #expect(harness.verdict(row.code) == nil)
        #expect(harness.verdict("12") == "postalCode")
    }

    @Test func theCountries() throws {
        let countries = PostalCodeValidator.countries
        #expect(countries.count == 181 && Set(countries).count == countries.count)
        #expect(countries == countries.sorted())
        let codes = try ValidatorHarness([.countryCode])
        #expect(countries.filter { codes.verdict($0) != nil } == ["XK"])
    }

    @Test func problemsOfTheDefinition() throws {
        for country in ["XX", "us", "U", "", "USA", "HK", "A\n"] {
            #expect(
                ValidatorHarness.problems(.text, .postalCode(country: country)) == [.badParameter])
        }
        #expect(ValidatorHarness.suitable(.postalCode(country: "US")) == [.text])
        #expect(
            try ValidatorHarness([.postalCode(country: "CA")]).sentence("x")
                == "A must be a postal code as it is written in the country CA.")
    }
}
