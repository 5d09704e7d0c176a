import FormModel
import FormValidation
import Testing

/// ITU-T E.164, 6: a country code, which does not begin with 0, and at most 15 digits in all; with
/// `+` as in E.123, without spaces.
@Suite struct E164ValidatorTests {
    @Test(arguments: [
        "+12125550123", "+442079460958", "+390612345678", "+6834123", "+123456789012345",
        "+33123456789", "+81312345678",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness([.e164]).found(in: text) == [])
    }

    @Test(arguments: [
        ("2125550123", "e164.plus"), ("0012125550123", "e164.plus"),
        ("tel:+12125550123", "e164.plus"),
        ("(212) 555-0123", "e164.plus"), ("＋12125550123", "e164.plus"), ("+", "e164"),
        ("++12125550123", "e164"),
        ("+02125550123", "e164"), ("+1 2125550123", "e164"), ("+1-212-555-0123", "e164"),
        ("+123456", "e164"), ("+1234567890123456", "e164"), ("+1212555012a", "e164"),
        ("+١٢٣٤٥٦٧٨", "e164"), ("+12125550123;ext=1", "e164"),
    ])
    func refuses(_ row: (text: String, found: String)) throws {
        #expect(try ValidatorHarness([.e164]).found(in: row.text) == [row.found], "\(row.text)")
    }

    @Test func whatTheFormatterMakesIsAccepted() throws {
        let harness = try ValidatorHarness([.e164])
        for typed in ["2125550123", "+44 20 7946 0958", "1 (212) 555-0123", "+39 06 1234 5678"] {
            let canonical = try AnyFormatter.phone.parse(typed).get()
            #expect(harness.accepts(canonical), "\(canonical)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.e164) == [.text])
    }
}
