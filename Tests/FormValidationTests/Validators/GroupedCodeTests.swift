import FormModel
import FormValidation
import Testing

/// Codes as people type and paste them, and their canonical form.
@Suite struct GroupedCodeTests {
    struct Row: Sendable, CustomStringConvertible {
        let validator: any Validator
        let typed: String
        let canonical: String

        init(_ validator: any Validator, _ typed: String, _ canonical: String) {
            self.validator = validator
            self.typed = typed
            self.canonical = canonical
        }

        var description: String { "\(validator.name) \(typed)" }
    }

    static let rows = [
        Row(.iban, "gb82\u{A0}west 1234\u{202F}5698-7654 32", "GB82WEST12345698765432"),
        Row(.iban, "\u{FEFF}NO 93 8601\u{200B}1117947", "NO9386011117947"),
        Row(.creditCard(), "4111\u{A0}1111\u{2011}1111 1111", "4111111111111111"),
        Row(.creditCard(schemes: [.visa]), "４１１１ 1111 1111 1111", "4111111111111111"),
        Row(.luhn, "7992 7398\u{2010}713", "79927398713"),
        Row(.isbn, "978\u{2013}3\u{2013}16\u{2013}148410\u{2013}0", "9783161484100"),
        Row(.isbn, "0-8044-2957-x", "080442957X"),
        Row(.ein, "12 3456789", "12-3456789"), Row(.ein, "123456789", "12-3456789"),
        Row(.itin, "900\u{2212}70\u{2009}0000", "900-70-0000"),
        Row(.bic, "deut de ff 500", "DEUTDEFF500"),
        Row(.routingNumber, "0210 0002 1", "021000021"),
        Row(.ssn, "123\u{2011}45\u{2011}6789", "123-45-6789"),
        Row(.zipcode, "12345\u{A0}6789", "12345-6789"),
        Row(.postalCode(country: "CA"), "k1a\u{2011}0b1", "K1A 0B1"),
        Row(.phone(), "(212) 555-0123", "+12125550123"),
        Row(.phone(country: "GB"), "\u{202A}020 7946 0958\u{202C}", "+442079460958"),
        Row(.anyOf([.iban, .bic]), "deut\u{A0}deff", "DEUTDEFF"),
        Row(.warning(.iban), "NO93 8601 1117 947", "NO9386011117947"),
    ]

    static func form(_ validators: [any Validator]) throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", validators: validators),
                .input("b", title: "B", validators: [.sameAs("a")] + validators),
            ])
    }

    @Test(arguments: rows)
    func everyWayInGivesTheCanonicalForm(_ row: Row) throws {
        let form = try GroupedCodeTests.form([row.validator])
        let validator = FormValidator(form)
        for text in [row.typed, row.canonical] {
            let json = validator.validate(
                .json(Array(#"{"a":"\#(text)","b":"\#(row.canonical)"}"#.utf8)))
            #expect(json.issues == [] && json["a"] == .text(row.canonical))
            let encoded = text.utf8.map { byte in
                let digits = String(byte, radix: 16, uppercase: true)
                return "%" + (digits.count < 2 ? "0" : "") + digits
            }
            let post = validator.validate(
                .urlEncoded(Array("a=\(encoded.joined())&b=\(encoded.joined())".utf8)))
            #expect(post.issues == [] && post["a"] == .text(row.canonical))
            let source = FormDataSource(form: form)
            try source.updateValue(of: "a", to: .text(text), userInitiated: true)
            #expect(source.value(of: "a") == .text(row.canonical))
            #expect(source.isValid)
        }
    }

    /// The first forty characters of a code are read, so that a long one is refused for its length.
    @Test func longCodes() throws {
        let harness = try ValidatorHarness([.isbn])
        for count in [0, 12, 13, 14, 39, 40, 41, 1_000] {
            let text = String(repeating: "1", count: count) + "A"
            #expect(harness.verdict(text) == (count < 40 ? "isbn.character" : "isbn.length"))
        }
        let card = try ValidatorHarness([.creditCard()])
        #expect(card.verdict(String(repeating: "1", count: 39) + "A") == "creditCard.character")
        #expect(card.verdict(String(repeating: "1", count: 40) + "A") == "creditCard.length")
    }

    /// A refused text is not changed, so that it can be corrected.
    @Test(arguments: rows)
    func whatIsRefusedStays(_ row: Row) throws {
        let source = FormDataSource(form: try GroupedCodeTests.form([row.validator]))
        try source.updateValue(of: "a", to: .text("\(row.typed) ?"), userInitiated: true)
        #expect(source.value(of: "a") == .text("\(row.typed) ?"))
        #expect(source.issues.isEmpty == false)
    }

    @Test func otherValidatorsAndExpressionsSeeTheCanonicalForm() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", validators: [.iban, .length(max: 15), .startsWith("NO")]),
                .input("b", title: "B", computed: "a"),
                .group(
                    "g", title: "G",
                    items: [.input("n", title: "N", validators: [.creditCard()])],
                    validators: [.unique(by: "n")]),
            ])
        let report = FormValidator(form).validate(
            .json(
                Array(
                    #"{"a":"no93 8601 1117 947","g":[{"n":"4111 1111 1111 1111"},{"n":"4111-1111-1111-1111"}]}"#
                        .utf8)))
        #expect(report.issues.map(\.code) == [.unique])
        #expect(report["b"] == .text("NO9386011117947"))
    }

    /// A formatter alone defines the canonical form, and conditional validators change no text.
    @Test func whereTextsStayAsTheyAre() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", validators: [.when("true", then: [.iban])]),
                .input("c", title: "C", validators: [.not(.iban)]),
                .input("p", title: "P", validators: [.luhn], formatter: .zipcode),
            ])
        let report = FormValidator(form).validate(
            .json(Array(#"{"a":"NO93 8601 1117 947","c":"x y","p":"123456782"}"#.utf8)))
        #expect(report.issues == [])
        #expect(report["a"] == .text("NO93 8601 1117 947"))
        #expect(report["p"] == .text("12345-6782"))
    }

    /// Elements of a list are stored and compared in canonical form.
    @Test func elementsAreCanonical() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", value: .texts, validators: [.each([.iban]), .unique])
            ])
        let validator = FormValidator(form)
        let iban = "NO9386011117947"
        let json = validator.validate(.json(Array(#"{"a":["no93 8601 1117-947"]}"#.utf8)))
        #expect(json.issues == [] && json["a"] == .texts([iban]))
        let post = validator.validate(
            .urlEncoded(Array("a=no93+8601+1117947%0A%0A".utf8)))
        #expect(post.issues == [] && post["a"] == .texts([iban]))
        let twice = validator.validate(.json(Array(#"{"a":["\#(iban)","no93 86011117947"]}"#.utf8)))
        #expect(twice.issues.map(\.code) == [.unique])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "a", to: .texts(["NO93 8601 1117947"]), userInitiated: true)
        #expect(source.value(of: "a") == .texts([iban]))
    }
}
