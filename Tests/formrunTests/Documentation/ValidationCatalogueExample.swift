import FormModel
import FormValidation
import Testing

/// The examples of the catalogue of `FormValidation`; `CatalogueTests` compares the two.
@Suite struct ValidationCatalogueExample {
    private func form() throws -> Form {
        let items: [FormItem] = [
            .input("email", title: "E-mail", validators: [.required, .email]),
            .input("phone", title: "Phone", formatter: .phone),
            .input("birthday", title: "Birthday", value: .date, validators: [.range(to: "today")]),
            .input(
                "socks", title: "Socks", value: .integer,
                validators: [
                    .range(1...100),
                    .custom("odd", message: "{title} must be even.") { value in
                        value.integer.isMultiple(of: 2)
                    },
                ]),
        ]
        return try Form(id: "order", title: "Order", items: items)
    }

    @Test func validatesSubmissions() throws {
        let form = try form()
        var stored: [String] = []
        var replies: [String] = []
        func store(_ values: [(name: FieldName, value: FieldValue)]) {
            stored = values.map(\.name.text)
        }
        func reply(_ messages: [String]) { replies = messages }
        func handle(_ body: [UInt8]) {
            let validator = FormValidator(form)
            let report = validator.validate(.json(body))
            if report.isValid {
                store(report.values)
            } else {
                reply(report.issues.map(validator.message))
            }
        }

        handle(Array(#"{"email":"ada@example.com","socks":4}"#.utf8))
        #expect(stored == ["email", "socks"])
        handle(Array(#"{"email":"ada@example.com","socks":3}"#.utf8))
        #expect(replies == ["Socks must be even."])
    }

    @Test func takesBoundsOfItsOwn() throws {
        enum Grade: Int, RangeBound {
            case failed, passed, excellent
            var rangeBound: ValueBound { .number(ExactDecimal(Int128(rawValue))) }
        }

        let grade = FormItem.input(
            "grade", title: "Grade", value: .integer, validators: [.range(min: Grade.passed)])

        let validator = FormValidator(try Form(id: "exam", title: "Exam", items: [grade]))
        #expect(!validator.validate(.json(Array(#"{"grade":0}"#.utf8))).isValid)
        #expect(validator.validate(.json(Array(#"{"grade":2}"#.utf8))).isValid)
    }

    @Test func writesMessagesInGerman() throws {
        let form = try Form(
            id: "pairs", title: "Paare",
            items: [
                .input(
                    "socks", title: "Socken", value: .integer,
                    validators: [.custom("odd") { $0.integer.isMultiple(of: 2) }])
            ])

        let german = FormValidator(
            form, catalog: MessageCatalog(for: "de").adding(["odd": "{title} muss gerade sein."]))

        let report = german.validate(.json(Array(#"{"socks":3}"#.utf8)))
        #expect(report.issues.map(german.message) == ["Socken muss gerade sein."])
    }

    @Test(arguments: [
        (#"{"iban":"DE89370400440532013000"}"#, true),
        (#"{"iban":"GB82WEST12345698765432"}"#, false), (#"{"iban":"DE88"}"#, false), ("{}", false),
    ])
    func combinesStandardValidators(_ body: String, _ isValid: Bool) throws {
        let iban = FormItem.input(
            "iban", title: "IBAN",
            validators: [.required, .stopOnFirst, .iban, .not(.startsWith("GB"))])

        let validator = FormValidator(try Form(id: "pay", title: "Pay", items: [iban]))
        #expect(validator.validate(.json(Array(body.utf8))).isValid == isValid)
    }
}
