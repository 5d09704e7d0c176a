import FormModel
import FormValidation
import Testing

@Suite struct FormValidatorTests {
    static func form(_ policy: Form.UnknownFields = .reject) throws -> Form {
        try Form(
            id: "f", title: "F", unknownFields: policy,
            items: [
                .label("Read this"),
                .input(
                    "text", title: "Text", validators: [.required, .length(min: 2, max: 5), .email]),
                .input("many", title: "Many", value: .multiline),
                .input("whole", title: "Whole", value: .integer, validators: [.range(1...9)]),
                .input("exact", title: "Exact", value: .decimal),
                .input("flag", title: "Flag", value: .boolean),
                .input("day", title: "Day", value: .date),
                .input("one", title: "One", value: .choice, choices: ["x", "y"]),
                .input("some", title: "Some", value: .choices, choices: ["x", "y"]),
                .secureInput("secret", title: "Secret", validators: [.length(min: 20)]),
                .secureInput("again", title: "Again", validators: [.sameAs("secret")]),
            ])
    }

    static func facts(_ report: ValidationReport) -> [String] {
        report.issues.map { "\($0.path) \($0.code)" }
    }

    private func facts(_ json: String, _ policy: Form.UnknownFields = .reject) throws -> [String] {
        let validator = FormValidator(try FormValidatorTests.form(policy))
        return FormValidatorTests.facts(validator.validate(.json(Array(json.utf8))))
    }

    static let names = ["text", "many", "whole", "exact", "flag", "day", "one", "some", "secret"]

    /// Accepted pairs of value type (row) and kind of JSON value (column).
    @Test(arguments: [
        ("text", "string"), ("many", "string"), ("whole", "number"), ("exact", "number"),
        ("flag", "boolean"), ("day", "date"), ("one", "choice"), ("some", "list"),
        ("secret", "string"),
    ])
    func typesAreKeptApart(_ row: (name: String, kind: String)) throws {
        let kinds = [
            ("string", #""a""#), ("number", "1"), ("boolean", "true"), ("date", #""2024-02-29""#),
            ("choice", #""x""#), ("list", #"["x"]"#), ("object", "{}"), ("list of numbers", "[1]"),
        ]
        for (kind, json) in kinds {
            let found = try facts(#"{"\#(row.name)":\#(json)}"#)
            let isString = ["string", "date", "choice"].contains(kind)
            let isRight = kind == row.kind || (row.kind == "string" && isString)
            let isNoChoice = row.kind == "choice" && isString && !isRight
            let expected =
                isNoChoice
                ? "/one notAChoice"
                : row.kind == "list" && kind == "list of numbers"
                    ? "/some/0 wrongType" : "/\(row.name) wrongType"
            #expect(found.contains(expected) == !isRight, "\(row.name) \(kind) \(found)")
        }
        #expect(try !facts(#"{"\#(row.name)":null}"#).contains { $0.contains("wrongType") })
    }

    @Test func theWrongTypeNamesTheRightOne() throws {
        let validator = FormValidator(try FormValidatorTests.form())
        let types = [
            "text", "multiline", "integer", "decimal", "boolean", "date", "choice", "choices",
            "text",
        ]
        for (name, type) in zip(FormValidatorTests.names, types) {
            let report = validator.validate(.json(Array(#"{"\#(name)":{}}"#.utf8)))
            let issue = report.issues.first { $0.code == .wrongType }
            #expect(issue?.parameters == ["expected": .text(type), "given": .text("object")])
        }
    }

    @Test(arguments: [
        ("", " malformedJSON", 0), ("[1,]", " malformedJSON", 3), ("[]", " notAnObject", 0),
        (" null", " notAnObject", 1), ("\"x\"", " notAnObject", 0), ("7", " notAnObject", 0),
        (#"{"text":1,"text":2}"#, "/text duplicateKey", 10),
        (#"{"text":1,"\u0074ext":2}"#, "/text duplicateKey", 10),
        (#"{"z":{"a":1,"a":2}}"#, "/z/a duplicateKey", 12), ("{} {}", " malformedJSON", 3),
        (
            #"{"a":"{\",","b":[[],{"c":[true]},{"d":{},"e":[1,"x",{"f/g":0,"h":{},"f\/g":1}]}],"z":"#
                + "{}}", "/b/2/e/2/f~1g duplicateKey", 68
        ),
    ])
    func concernsTheSubmissionAsAWhole(_ row: (json: String, fact: String, offset: Int)) throws {
        let validator = FormValidator(try FormValidatorTests.form())
        let report = validator.validate(.json(Array(row.json.utf8)))
        #expect(FormValidatorTests.facts(report) == [row.fact] && report.values.isEmpty)
        #expect(report.issues.first?.offset == row.offset && !report.isValid)
    }

    @Test func eachLimitHasItsCode() throws {
        let form = try FormValidatorTests.form(.ignore)
        var unlimited = JSONLimits.submission
        unlimited.bytes = .max
        #expect(unlimited.bytes == 1 << 30)
        let rows: [(JSONLimits, String)] = [
            (JSONLimits(bytes: 3, depth: 9, members: 9), "tooManyBytes"),
            (JSONLimits(bytes: 99, depth: 1, members: 9), "tooDeep"),
            (JSONLimits(bytes: 99, depth: 9, members: 2), "tooManyMembers"),
        ]
        for (limits, code) in rows {
            let report = FormValidator(form, limits: limits).validate(
                .json(Array(#"{"z":[1]}"#.utf8)))
            #expect(FormValidatorTests.facts(report) == [" \(code)"])
        }
        let deep = String(repeating: "[", count: 100_000)
        #expect(
            FormValidatorTests.facts(FormValidator(form).validate(.json(Array(deep.utf8)))) == [
                " tooDeep"
            ])
    }

    @Test func allOfAFieldInDeclaredOrderAndFieldsInFormOrder() throws {
        #expect(
            try facts(
                #"{"zz":1,"again":"b","some":["q","x","r"],"whole":0,"a":2,"text":"toolong"}"#)
                == [
                    "/text tooLong", "/text email", "/whole tooSmall", "/some/0 notAChoice",
                    "/some/2 notAChoice", "/again notTheSame", "/a unknownField",
                    "/zz unknownField",
                ])
    }

    @Test func unknownFields() throws {
        let sent = #"{"text":"a@b","txet":1,"Text":2,"e\u0301":3,"\u00e9":4,"a/b":5,"":6}"#
        let validator = FormValidator(try FormValidatorTests.form())
        let issues = validator.validate(.json(Array(sent.utf8))).issues
        let order = ["", "Text", "a/b", "e\u{301}", "txet", "\u{E9}"].map { FieldPath([.key($0)]) }
        #expect(issues.map(\.path) == order)
        #expect(
            issues.map { $0.parameters["nearest"] } == [
                nil, .text("text"), nil, nil, .text("text"), nil,
            ])
        #expect(try facts(sent, .ignore).isEmpty)
        let many = (0..<17).map { #""texx\#($0)":1"# }.joined(separator: ",")
        let report = validator.validate(.json(Array("{\(many)}".utf8)))
        #expect(
            report.issues.count == 18
                && report.issues.allSatisfy { $0.parameters["nearest"] == nil })
    }

    @Test func aLongKeyOfCombiningMarksIsJustUnknown() throws {
        let key = "e" + String(repeating: "\u{301}\u{323}", count: 50_000)
        let validator = FormValidator(try FormValidatorTests.form())
        let report = validator.validate(.json(Array(#"{"text":"a@b","\#(key)":1}"#.utf8)))
        #expect(report.issues.map(\.code) == [.unknownField])
        #expect(Set(report.issues).count == 1)
    }

    @Test func offsetsAreThoseOfTheValues() throws {
        let validator = FormValidator(try FormValidatorTests.form())
        let report = validator.validate(.json(Array(#"{"x":1, "whole" : 99,"text":"a"}"#.utf8)))
        #expect(report.issues.map(\.offset) == [28, 28, 18, 1])
        #expect(validator.validate(.json(Array("{}".utf8))).issues.map(\.offset) == [nil])
    }

    @Test func valuesAreTypedCanonicalAndInFormOrder() throws {
        let validator = FormValidator(try FormValidatorTests.form())
        let sent =
            #"{"secret":" s ","some":["y","x"],"one":" x ","day":"2024-02-29","flag":false,"exact":1.50,"whole":1e0,"many":" a\nb ","text":"\u0061"}"#
        let report = validator.validate(.json(Array(sent.utf8)))
        let expected: [FieldValue] = [
            .text("a"), .text("a\nb"), .integer(1), .decimal(ExactDecimal(150, exponent: -2)),
            .boolean(false), CalendarDate("2024-02-29").map(FieldValue.date) ?? .empty,
            .choice("x"), .choices(["y", "x"]), .text(" s "),
        ]
        #expect(report.values.map(\.name.text) == FormValidatorTests.names)
        #expect(report.values.map(\.value) == expected)
        #expect(report["whole"] == .integer(1) && report["again"] == .empty)
    }

    /// Issues of secrets reveal their strength if required, but not their length.
    @Test func issuesOfSecretsDoNotMeasureThem() throws {
        let validators: [any Validator] = [.length(min: 8), .passwordStrength(min: 4)]
        let form = try Form(
            id: "f", title: "F",
            items: [
                .secureInput("secret", title: "Secret", validators: validators),
                .input("open", title: "Open", validators: validators),
            ])
        let report = FormValidator(form).validate(
            .json(Array(#"{"secret":"abc","open":"abc"}"#.utf8)))
        #expect(
            report.issues.map { $0.parameters["actual"] != nil } == [false, true, true, true])
        #expect(throws: FormDefinitionError.self) {
            try Form(
                id: "f", title: "F",
                items: [
                    .secureInput(
                        "secret", title: "Secret", validators: validators,
                        messages: [.tooShort: "{actual} are too few."])
                ])
        }
    }

    @Test func theReportAsJSON() throws {
        let validator = FormValidator(try FormValidatorTests.form())
        let report = validator.validate(
            .json(Array(#"{"text":"a","whole":10,"tex\u001bt":1,"again":"x"}"#.utf8)))
        #expect(
            String(decoding: validator.json(of: report), as: UTF8.self)
                == #"{"valid":false,"issues":["#
                + #"{"path":"/text","code":"tooShort","params":{"min":2,"max":5,"actual":1},"message":"Text must have at least 2 characters."},"#
                + #"{"path":"/text","code":"email","params":{},"message":"Text must be an e-mail address, such as ada@example.com."},"#
                + #"{"path":"/whole","code":"tooLarge","params":{"min":1,"max":9},"message":"Whole must be at most 9."},"#
                + #"{"path":"/again","code":"notTheSame","params":{"other":"secret"},"message":"Again must be the same as Secret."},"#
                + #"{"path":"/tex\u001bt","code":"unknownField","params":{"field":"tex\u001bt","nearest":"text"},"message":"There is no field \"tex\u001bt\" in this form; did you mean \"text\"?"}]}"#
        )
        let sound = validator.validate(.json(Array(#"{"text":"a@b"}"#.utf8)))
        #expect(
            String(decoding: validator.json(of: sound), as: UTF8.self)
                == #"{"valid":true,"issues":[]}"#)
    }
}
