import FormModel
import FormValidation
import Testing

/// Validation of a part of a submission: the sent fields, or the fields of a page.
@Suite struct JudgingScopeTests {
    private static let form = #"""
        { "formrun": 1, "id": "f", "title": "F",
          "rules": [{ "exactlyOneOf": ["phone", "fax"] }],
          "items": [
            { "type": "input", "name": "name", "title": "Name", "validators": ["required", { "length": { "min": 2 } }] },
            { "type": "input", "name": "email", "title": "E-mail", "validators": ["required", "email"] },
            { "type": "input", "name": "again", "title": "Again", "validators": [{ "sameAs": "email" }] },
            { "type": "input", "name": "country", "title": "Country" },
            { "type": "input", "name": "zip", "title": "ZIP", "formatter": "zipcode",
              "visibleWhen": "country == 'US'", "validators": ["required"] },
            { "type": "input", "name": "phone", "title": "Phone" },
            { "type": "input", "name": "fax", "title": "Fax" },
            { "type": "input", "name": "net", "title": "Net", "value": "decimal" },
            { "type": "input", "name": "gross", "title": "Gross", "value": "decimal", "computed": "net * 2" }
          ] }
        """#

    private func facts(_ json: String, _ scope: ValidationScope) throws -> [String] {
        let form = try FormDocument.read(
            Array(JudgingScopeTests.form.utf8), vocabulary: .standard)
        let validator = FormValidator(form, scope: scope)
        let report = validator.validate(.json(Array(json.utf8)))
        if case .fields(let names, _) = scope {
            let same = FormValidator(form).validate(.json(Array(json.utf8)), scope: .fields(names))
            #expect(same.issues == report.issues)
        }
        return FormValidatorTests.facts(report)
    }

    /// In a PATCH, clearing a field differs from omitting it.
    @Test(arguments: [
        (#"{"country":null,"phone":" ","fax":"1"}"#, ValidationScope.sent, "country=,phone=,fax=1"),
        (#"{"country":"CA","zip":null}"#, .sent, "country=CA"),
        (#"{"net":null,"gross":null}"#, .sent, "net="), (#"{"net":"x","zip":"q"}"#, .sent, ""),
        (#"{"country":null,"fax":"1"}"#, .whole, "fax=1"),
        (#"{"country":null,"fax":"1"}"#, .fields(["country", "fax"]), "fax=1"),
    ]) func whatIsCleared(_ json: String, _ scope: ValidationScope, _ expected: String) throws {
        let form = try FormDocument.read(
            Array(JudgingScopeTests.form.utf8), vocabulary: .standard)
        let report = FormValidator(form, scope: scope).validate(.json(Array(json.utf8)))
        let values = report.values.map { name, value in
            if case .text(let text) = value { "\(name.text)=\(text)" } else { "\(name.text)=" }
        }
        #expect(values.joined(separator: ",") == expected)
    }

    typealias Row = (json: String, issues: [String])

    @Test(
        arguments: [
            ("{}", []),
            (#"{"name":"Ada"}"#, []),
            (#"{"name":"A","email":"x"}"#, ["/name tooShort", "/email email"]),
            (#"{"name":null}"#, ["/name required"]),
            (#"{"name":1}"#, ["/name wrongType"]),
            (#"{"nmae":"Ada"}"#, ["/nmae unknownField"]),
            // The value to compare with is unknown.
            (#"{"again":"a@example.com"}"#, []),
            (#"{"email":"b@example.com","again":"a@example.com"}"#, ["/again notTheSame"]),
            // It is unknown whether the field is shown; its own rules apply.
            (#"{"zip":"12345"}"#, []),
            (#"{"zip":"1"}"#, ["/zip zipcode"]),
            (#"{"zip":""}"#, []),
            (#"{"country":"US","zip":""}"#, ["/zip required"]),
            (#"{"country":"CA","zip":"12345"}"#, ["/zip hiddenField"]),
            (#"{"country":"US"}"#, []),
            // A rule applies only if all its fields are known.
            (#"{"phone":"1"}"#, []),
            (#"{"phone":"1","fax":"2"}"#, ["/phone exactlyOneOf"]),
            (#"{"phone":"","fax":""}"#, ["/phone exactlyOneOf"]),
            (#"{"gross":3}"#, []),
            (#"{"net":1,"gross":3}"#, ["/gross notComputed"]),
        ] as [Row])
    func onlyWhatWasSent(_ row: Row) throws {
        #expect(try facts(row.json, .sent) == row.issues)
    }

    @Test(
        arguments: [
            ("{}", ["/name required", "/email required"]),
            (#"{"name":"A","phone":"1","fax":"2"}"#, ["/name tooShort", "/email required"]),
            (#"{"name":"Ada","email":"b@example.com"}"#, []),
            (#"{"name":"Ada","email":"b@example.com","again":"x"}"#, []),
        ] as [Row])
    func theFieldsOfAPage(_ row: Row) throws {
        #expect(try facts(row.json, .fields(["name", "email"])) == row.issues)
    }

    /// Omitting the operands of a calculation does not make an invalid value valid.
    @Test(
        arguments: [
            (#"{"gross":3}"#, .sent, []), (#"{"gross":"x"}"#, .sent, []),
            (#"{"name":"Ada","gross":3}"#, .fields(["name"]), ["name"]),
            (#"{"net":1}"#, .sent, ["net", "gross"]),
        ] as [(String, ValidationScope, [FieldName])])
    func calculatedValuesAreOurs(
        _ row: (json: String, scope: ValidationScope, values: [FieldName])
    ) throws {
        let form = try FormDocument.read(
            Array(JudgingScopeTests.form.utf8), vocabulary: .standard)
        let report = FormValidator(form, scope: row.scope).validate(.json(Array(row.json.utf8)))
        #expect(report.isValid && report.values.map(\.name) == row.values)
    }

    /// A box that was neither sent nor named is unknown, in a form post as well.
    @Test(
        arguments: [
            (.whole, ["a", "b", "c"]), (.sent, ["b"]), (.fields(["a"]), ["a"]),
        ] as [(ValidationScope, [FieldName])])
    func boxesThatAreNotAskedForAreNotUnticked(
        _ row: (scope: ValidationScope, values: [FieldName])
    ) throws {
        let form = try Form(
            id: "f", title: "F",
            items: ["a", "b", "c"].map { .input($0, title: "T", value: .boolean) })
        let report = FormValidator(form, scope: row.scope).validate(.urlEncoded(Array("b=on".utf8)))
        #expect(report.values.map(\.name) == row.values)
    }

    /// A rule applies at the first of its fields that are validated, if all its fields are known.
    @Test(
        arguments: [
            (#"{"phone":"1","fax":"2"}"#, ["fax"], ["/fax exactlyOneOf"]),
            (#"{"phone":"1","fax":"2"}"#, ["fax", "phone"], ["/phone exactlyOneOf"]),
            (#"{"phone":"1"}"#, ["fax"], []),
            (#"{"phone":""}"#, ["fax"], ["/fax exactlyOneOf"]),
            (#"{"fax":"2"}"#, ["fax"], []),
            (#"{"phone":"1","fax":"2"}"#, ["country"], []),
            // An unreadable field leaves the rule to the other validated fields.
            (
                #"{"phone":1,"fax":"2"}"#, ["phone", "fax"],
                ["/phone wrongType", "/fax exactlyOneOf"]
            ),
            (#"{"phone":1,"fax":"2"}"#, ["fax"], ["/fax exactlyOneOf"]),
            (#"{"phone":"1","fax":2}"#, ["fax"], ["/fax wrongType"]),
        ] as [(String, [FieldName], [String])])
    func rulesAreValidatedAtWhatIsValidated(
        _ row: (json: String, names: [FieldName], issues: [String])
    ) throws {
        #expect(try facts(row.json, .fields(row.names)) == row.issues)
    }

    /// A value calculated from an unknown value is unknown, and rules that read it do not apply.
    ///
    /// Rules of a computed field that read an unknown value do not apply, either.
    @Test(
        arguments: [
            (#"{"gross":3,"copy":3}"#, []),
            (#"{"net":1,"gross":2,"copy":3}"#, ["/copy notTheSame"]),
            (#"{"gross":3,"note":""}"#, []),
            (#"{"net":1,"gross":2,"note":""}"#, ["/note allOrNone"]),
            (#"{"net":1,"gross":2}"#, []),
            (#"{"net":1,"gross":2,"least":3}"#, ["/gross check"]),
            (#"{"net":1,"gross":2,"least":null}"#, ["/gross check"]),
            (#"{"lines":[{"cost":1,"total":2}]}"#, []),
            (#"{"least":1,"lines":[{"cost":1,"total":2}]}"#, []),
            (#"{"least":null,"lines":[{"cost":1,"total":2}]}"#, ["/lines/0/total check"]),
        ] as [Row])
    func whatIsCalculatedIsKnownWhereItsOperandsAre(_ row: Row) throws {
        let form = try FormDocument.read(
            Array(
                #"""
                { "formrun": 1, "id": "f", "title": "F", "rules": [{ "allOrNone": ["gross", "note"] }],
                  "items": [
                    { "type": "input", "name": "net", "title": "N", "value": "decimal" },
                    { "type": "input", "name": "gross", "title": "G", "value": "decimal", "computed": "net * 2",
                      "validators": [{ "check": "gross >= least" }, { "check": "present(least)" }] },
                    { "type": "input", "name": "copy", "title": "C", "value": "decimal",
                      "validators": [{ "sameAs": "gross" }] },
                    { "type": "input", "name": "note", "title": "O" },
                    { "type": "input", "name": "least", "title": "L", "value": "decimal" },
                    { "type": "group", "name": "lines", "title": "L", "items": [
                      { "type": "input", "name": "cost", "title": "C", "value": "decimal" },
                      { "type": "input", "name": "total", "title": "T", "value": "decimal",
                        "computed": "cost * 2", "validators": [{ "check": "present(least)" }] }] }
                  ] }
                """#.utf8), vocabulary: .standard)
        let report = FormValidator(form, scope: .sent).validate(.json(Array(row.json.utf8)))
        #expect(FormValidatorTests.facts(report) == row.issues)
    }

    /// A value calculated from sent values is validated as if it were sent.
    @Test(
        arguments: [
            (#"{"n":100}"#, .sent, ["/tot tooLarge"], ["n", "tot"]),
            (#"{"n":100,"tot":200}"#, .sent, ["/tot tooLarge"], ["n", "tot"]),
            (#"{"n":50}"#, .sent, [], ["n", "tot"]),
            (#"{"n":null}"#, .sent, ["/tot required"], ["n"]),
            (#"{"tot":200}"#, .sent, [], []),
            (#"{"tot":"x"}"#, .sent, [], []),
            // Rules that read it read a known value, and calculations from it are known, too.
            (#"{"n":1,"copy":3}"#, .sent, ["/copy notTheSame"], ["n", "copy", "tot"]),
            (#"{"copy":3}"#, .sent, [], ["copy"]),
            (#"{"n":50,"on":true}"#, .sent, ["/most tooLarge"], ["n", "on", "tot", "most"]),
            (#"{"n":50,"on":false}"#, .sent, [], ["n", "on", "tot", "fix"]),
            (#"{"n":50,"note":""}"#, .sent, ["/note allOrNone"], ["n", "note", "tot"]),
            // It is unknown whether the page is shown.
            (#"{"far":true,"n":50}"#, .sent, ["/there tooLarge"], ["n", "tot", "far", "there"]),
            (#"{"far":false,"n":50}"#, .sent, [], ["n", "tot", "far"]),
            // A disabled field has its default.
            (#"{"on":false}"#, .sent, [], ["on", "fix"]),
            (#"{"on":false,"floor":9}"#, .sent, ["/fix check"], ["on", "floor", "fix"]),
            (#"{"floor":9}"#, .sent, [], ["floor"]),
            (#"{"lines":[{"c":100}]}"#, .sent, ["/lines/0/t tooLarge"], ["lines"]),
            (
                #"{"lines":[{"c":100,"t":7},{"c":1}]}"#, .sent,
                ["/lines/0/t notComputed", "/lines/0/t tooLarge"], ["lines"]
            ),
            (#"{"n":100}"#, .fields(["n"]), [], ["n"]),
            (#"{"n":100}"#, .fields(["tot"]), ["/tot tooLarge"], ["tot"]),
            (#"{"n":1,"copy":3}"#, .fields(["copy"]), ["/copy notTheSame"], ["copy"]),
            (#"{"copy":3}"#, .fields(["copy"]), [], ["copy"]),
        ] as [(String, ValidationScope, [String], [FieldName])])
    func whatIsCalculatedIsValidated(
        _ row: (json: String, scope: ValidationScope, issues: [String], values: [FieldName])
    ) throws {
        let form = try FormDocument.read(
            Array(
                #"""
                { "formrun": 1, "id": "f", "title": "F", "rules": [{ "allOrNone": ["tot", "note"] }],
                  "pages": [
                    { "title": "A", "items": [
                      { "type": "input", "name": "n", "title": "N", "value": "decimal" },
                      { "type": "input", "name": "on", "title": "O", "value": "boolean" },
                      { "type": "input", "name": "note", "title": "N" },
                      { "type": "input", "name": "copy", "title": "C", "value": "decimal",
                        "validators": [{ "sameAs": "tot" }] },
                      { "type": "input", "name": "floor", "title": "F", "value": "decimal" },
                      { "type": "input", "name": "tot", "title": "T", "value": "decimal", "computed": "n * 2",
                        "validators": ["required", { "range": { "max": 100 } }] },
                      { "type": "input", "name": "most", "title": "M", "value": "decimal", "computed": "tot * 2",
                        "visibleWhen": "on", "validators": [{ "range": { "max": 100 } }] },
                      { "type": "input", "name": "fix", "title": "X", "value": "decimal", "default": 5,
                        "enabledWhen": "on", "validators": [{ "check": "fix >= floor" }] },
                      { "type": "input", "name": "far", "title": "F", "value": "boolean" },
                      { "type": "group", "name": "lines", "title": "L", "items": [
                        { "type": "input", "name": "c", "title": "C", "value": "decimal" },
                        { "type": "input", "name": "t", "title": "T", "value": "decimal",
                          "computed": "c * 2", "validators": [{ "range": { "max": 100 } }] }] }] },
                    { "title": "B", "visibleWhen": "far", "items": [
                      { "type": "input", "name": "there", "title": "T", "value": "decimal", "computed": "tot * 2",
                        "validators": [{ "range": { "max": 100 } }] }] }
                  ] }
                """#.utf8), vocabulary: .standard)
        let report = FormValidator(form, scope: row.scope).validate(.json(Array(row.json.utf8)))
        #expect(FormValidatorTests.facts(report) == row.issues)
        #expect(report.values.map(\.name) == row.values)
    }

    /// The same in rows, and in nested rows.
    @Test(
        arguments: [
            (#"{"a":[{"sum":2,"copy":3}]}"#, []),
            (#"{"rate":1,"a":[{"cost":2,"sum":2,"copy":3}]}"#, ["/a/0/copy notTheSame"]),
            (#"{"a":[{"free":1,"twin":2}]}"#, ["/a/0/twin notTheSame"]),
            (#"{"a":[{"b":[{"all":1,"same":2}]}]}"#, []),
            (
                #"{"rate":1,"a":[{"cost":2,"sum":2,"b":[{"all":2,"same":3}]}]}"#,
                ["/a/0/b/0/same notTheSame"]
            ),
            (#"{"a":[{"b":[{"most":3,"all":1}]}]}"#, []),
            (
                #"{"rate":1,"a":[{"cost":2,"sum":2,"b":[{"most":3,"all":2}]}]}"#,
                ["/a/0/b/0/most check"]
            ),
            // Rules that read rows with a value that could not be calculated do not apply.
            (#"{"a":[{"sum":2}],"total":1}"#, []),
            (#"{"a":[{"b":[{"all":1}],"least":9}]}"#, []),
            (
                #"{"rate":1,"a":[{"cost":2,"sum":2,"b":[{"all":2}],"least":9}]}"#,
                ["/a/0/least check"]
            ),
            (#"{"rate":1,"a":[{"cost":2,"sum":2}],"total":1}"#, ["/total check"]),
        ] as [Row])
    func whatIsCalculatedInRows(_ row: Row) throws {
        func number(
            _ name: FieldName, _ validators: [any Validator] = [], _ sum: FormExpression? = nil
        )
            -> FormItem
        {
            .input(name, title: "T", value: .integer, validators: validators, computed: sum)
        }
        let form = try Form(
            id: "f", title: "F", vocabulary: .standard,
            items: [
                number("rate"),
                .group(
                    "a", title: "A",
                    items: [
                        number("cost"), number("sum", [], "cost * rate"),
                        number("copy", [.sameAs("sum")]), number("free"),
                        number("twin", [.sameAs("free")]),
                        .group(
                            "b", title: "B",
                            items: [
                                number("all", [], "sum"), number("same", [.sameAs("all")]),
                                number("most", [.check("most <= sum")]),
                            ]), number("least", [.check("least <= sum(b.all)")]),
                    ]), number("total", [.check("total == sum(a.sum)")]),
            ])
        let report = FormValidator(form, scope: .sent).validate(.json(Array(row.json.utf8)))
        #expect(FormValidatorTests.facts(report) == row.issues)
    }

    @Test func whatIsNamedIsKnown() throws {
        #expect(try facts("{}", .fields(["phone", "fax"])) == ["/phone exactlyOneOf"])
        // It is unknown whether the field is shown.
        #expect(try facts("{}", .fields(["zip"])) == [])
        #expect(try facts("{}", .fields(["zip", "country"])) == [])
        #expect(try facts(#"{"country":"US"}"#, .fields(["zip"])) == ["/zip required"])
        #expect(try facts(#"{"country":"CA"}"#, .fields(["zip"])) == [])
    }

    /// For given values, each named field counts as sent, even if it is empty.
    @Test func givenValuesWereSent() throws {
        let form = try FormDocument.read(
            Array(JudgingScopeTests.form.utf8), vocabulary: .standard)
        func reported(_ values: [FieldName: FieldValue], _ scope: ValidationScope) -> [String] {
            FormValidatorTests.facts(FormValidator(form, scope: scope).validate(.values(values)))
        }
        #expect(
            reported(["name": .text("A"), "email": .text("x")], .sent) == [
                "/name tooShort", "/email email",
            ])
        #expect(reported(["name": .empty], .sent) == ["/name required"])
        #expect(reported(["name": .text("Ada")], .sent) == [])
        #expect(reported(["phone": .empty, "fax": .empty], .sent) == ["/phone exactlyOneOf"])
        #expect(reported(["country": .text("CA")], .fields(["zip"])) == [])
        #expect(reported(["country": .text("US")], .fields(["zip"])) == ["/zip required"])
    }

    /// A complete submission has the same result in every scope.
    @Test func aWholeSubmissionIsValidatedAlike() throws {
        let json = #"""
            {"name":"A","email":"x","again":"y","country":"CA","zip":"1","phone":"1","fax":"2","net":1,"gross":3}
            """#
        let whole = try facts(json, .whole)
        #expect(whole.count == 6)
        #expect(try facts(json, .sent) == whole)
        #expect(
            try facts(
                json,
                .fields([
                    "name", "email", "again", "country", "zip", "phone", "fax", "net", "gross",
                ])) == whole)
    }
}
