import FormModel
import FormValidation
import TestSupport
import Testing

/// Submissions to forms with sections.
@Suite struct SectionTests {
    static func form(_ unknown: Form.UnknownFields = .reject) throws -> Form {
        try Form(
            id: "f", title: "F", unknownFields: unknown,
            items: [
                .input("same", title: "Same", value: .boolean),
                .section(
                    "address", title: "Address", visibleWhen: "same != true",
                    items: [
                        .input("street", title: "Street", validators: [.required]),
                        .input("zip", title: "Zip", visibleWhen: "present(address.street)"),
                        .section(
                            title: "More",
                            items: [.input("tags", title: "Tags", value: .texts)]),
                        .section(
                            "geo", title: "Geo", visibleWhen: "address.street != 'x'",
                            items: [.input("lat", title: "Latitude", value: .decimal)]),
                        .group(
                            "phones", title: "Phones",
                            items: [
                                .input("kind", title: "Kind"),
                                .section(
                                    "own", title: "Own", visibleWhen: "kind == 'a'",
                                    items: [
                                        .input("number", title: "Number", validators: [.required])
                                    ]),
                            ], validators: [.unique(by: "own.number")]),
                    ]),
                .input("again", title: "Again", validators: [.sameAs("address.street")]),
                .input(
                    "count", title: "Count", value: .integer, computed: "count(address.phones)"),
            ])
    }

    private static func said(_ report: ValidationReport) -> [String] {
        report.issues.map { issue in
            let nearest = issue.parameters["nearest"].map { " \($0)" } ?? ""
            return "\(issue.path) \(issue.code)\(nearest)"
        }
    }

    @Test(arguments: [
        (#"{"same":false,"address":{"street":"A","zip":"1","geo":{"lat":1.5}},"again":"A"}"#, []),
        (#"{"same":true}"#, []), (#"{"same":true,"address":{}}"#, []),
        (#"{"same":true,"address":null}"#, []),
        (#"{"same":true,"address":{"street":"A"}}"#, ["/address/street hiddenField"]),
        (#"{"same":false}"#, ["/address/street required"]),
        (#"{"same":false,"address":{}}"#, ["/address/street required"]),
        (#"{"same":false,"address":{"street":7}}"#, ["/address/street wrongType"]),
        (#"{"same":false,"address":5}"#, ["/address wrongType"]),
        (#"{"same":false,"address":[]}"#, ["/address wrongType"]),
        (#"{"same":true,"address":"A"}"#, ["/address wrongType"]),
        (#"{"same":false,"address":{"street":"A","geo":1}}"#, ["/address/geo wrongType"]),
        (
            #"{"same":false,"address":{"street":"x","geo":{"lat":1}}}"#,
            ["/address/geo/lat hiddenField"]
        ),
        (
            #"{"same":false,"address":{"stret":"A","geo":{"lon":1}}}"#,
            [
                "/address/street required", "/address/stret unknownField street",
                "/address/geo/lon unknownField",
            ]
        ),
        (
            #"{"same":false,"street":"A","address":{"street":"A"}}"#,
            ["/street unknownField address.street"]
        ),
        // The full name of a field is not a key.
        (
            #"{"same":false,"address.street":"A"}"#,
            ["/address/street required", "/address.street unknownField"]
        ),
        (
            #"{"same":false,"address":{"street":"A","geo.lat":1}}"#,
            ["/address/geo.lat unknownField"]
        ),
        (
            #"{"same":false,"address":{"street":"A"},"address":{"zip":"1"}}"#,
            ["/address duplicateKey"]
        ),
        (
            #"{"same":false,"address":{"street":"A","street":"B"}}"#,
            ["/address/street duplicateKey"]
        ),
        (#"{"same":false,"address":{"street":"A"},"again":"B"}"#, ["/again notTheSame"]),
        (
            #"{"same":false,"address":{"street":"A","phones":[{"kind":"a","own":{"number":"1"}},{"kind":"b"}]},"count":2}"#,
            []
        ),
        (
            #"{"same":false,"address":{"street":"A","phones":[{"kind":"a"},{"kind":"b","own":{"number":"1"}}]}}"#,
            ["/address/phones/0/own/number required", "/address/phones/1/own/number hiddenField"]
        ),
        (
            #"{"same":false,"address":{"street":"A","phones":[{"kind":"a","own":{"number":"1"}},{"kind":"a","own":{"number":"1","x":1}},{"own":3}]}}"#,
            [
                "/address/phones/1/own/number unique", "/address/phones/1/own/x unknownField",
                "/address/phones/2/own wrongType",
            ]
        ),
    ])
    func json(_ row: (text: String, issues: [String])) throws {
        let report = FormValidator(try Self.form()).validate(.json(Array(row.text.utf8)))
        #expect(Self.said(report) == row.issues)
    }

    @Test(arguments: [
        ("same=off&address[street]=A&address.zip=1&address[geo][lat]=1.5", []),
        ("same=off&address%5Bstreet%5D=A&address[tags][]=x&address[tags]=y", []),
        ("same=off&address[street]=A&address.phones[0][kind]=a&address.phones.0.own.number=1", []),
        ("same=off&address=&address.street=A", []),
        ("same=off&address=x", ["/address wrongType"]),
        ("same=off&address=x&address.street=A", ["/address wrongType"]),
        ("same=off&address.street=A&address.stret=B", ["/address/stret unknownField street"]),
        ("same=off&address.street=A&address[0]=B", ["/address[0] unknownField"]),
        (
            "same=off&address.street=A&address.phones.0.own=B&address.phones.0.own.q=1",
            ["/address/phones/0/own wrongType", "/address/phones/0/own/q unknownField"]
        ),
        ("same=on&address.street=A", ["/address/street hiddenField"]),
    ])
    func posts(_ row: (text: String, issues: [String])) throws {
        let report = FormValidator(try Self.form()).validate(.urlEncoded(Array(row.text.utf8)))
        #expect(Self.said(report) == row.issues)
    }

    @Test func valuesOfAProgramHaveFullNames() throws {
        let validator = FormValidator(try Self.form())
        let valid = validator.validate(.values(["same": false, "address.street": "A"]))
        #expect(valid.isValid && valid["address.street"] == "A")
        let unknown = validator.validate(.values(["same": true, "address.stret": "A"]))
        #expect(Self.said(unknown) == ["/address/stret unknownField street"])
    }

    @Test func ignoredKeysAreIgnoredInsideToo() throws {
        let validator = FormValidator(try Self.form(.ignore))
        for (text, issues) in [
            (#"{"same":false,"address":{"street":"A","x":1,"geo":{"y":2}}}"#, []),
            (#"{"same":true,"address":{"street":"A"}}"#, []),
            (#"{"same":false,"address":7}"#, ["/address wrongType"]),
        ] {
            #expect(Self.said(validator.validate(.json(Array(text.utf8)))) == issues, "\(text)")
        }
    }

    private static let scopeRows: [(scope: ValidationScope, text: String, issues: [String])] = [
        (.sent, #"{"address":{"zip":"1"}}"#, []),
        (.sent, #"{"same":false,"address":{"street":null}}"#, ["/address/street required"]),
        (.sent, #"{"same":false,"address":null}"#, ["/address/street required"]),
        (.sent, #"{"address":7}"#, ["/address wrongType"]),
        (.fields(["address.zip"]), #"{"address":{"zip":"1"}}"#, []),
        (.fields(["same", "address.street"]), #"{"same":false}"#, ["/address/street required"]),
        (.fields(["address.stret"]), "{}", ["/address/stret unknownField street"]),
        (.fields(["street"]), "{}", ["/street unknownField address.street"]),
        (.fields(["address.street"], known: ["same": true]), "{}", []),
        (
            .fields(["address.street"], known: ["same": false]), "{}",
            ["/address/street required"]
        ),
    ]

    @Test(arguments: scopeRows)
    func scopes(_ row: (scope: ValidationScope, text: String, issues: [String])) throws {
        let report = FormValidator(try Self.form())
            .validate(.json(Array(row.text.utf8)), scope: row.scope)
        #expect(Self.said(report) == row.issues)
    }

    /// Many sections, in a submission and in the form.
    @Test func manySections() throws {
        let count = Laws.areMany ? 10_000 : 1_500
        let form = try Form(
            id: "f", title: "F",
            items: (0..<count).map { index in
                .section(
                    FieldName("s\(index)"), visibleWhen: index == 0 ? nil : "present(s0.x)",
                    items: [.input("x", title: "X")])
            })
        let text = (0..<count).map { #""s\#($0)":{"x":"a"}"# }.joined(separator: ",")
        let report = FormValidator(form).validate(.json(Array("{\(text)}".utf8)))
        #expect(report.isValid && report.values.count == count)
    }
}
