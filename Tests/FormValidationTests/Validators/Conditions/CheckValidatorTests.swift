import FormModel
import FormValidation
import Testing

@Suite struct CheckValidatorTests {
    @Test(
        arguments: [
            ("1", "2", []), ("2", "1", ["check"]), ("null", "1", []), ("1", "null", []),
            ("\"x\"", "1", ["wrongType"]), ("2", "\"x\"", []),
        ] as [(String, String, [String])])
    func comparesWithAnotherField(_ row: (value: String, other: String, codes: [String])) throws {
        let harness = try ValidatorHarness(.integer, [.check("a <= b"), .range(0...9)])
        let own = harness.issues(row.value, row.other).filter { $0.path.description == "/a" }
        #expect(own.map(\.code.rawValue) == row.codes)
    }

    /// Overflow and division by zero fail a check, because a sender could cause them.
    @Test(
        arguments: [
            ("900", "1", []), ("1000", "1", ["check", "check"]),
            ("99999999999999999999999999999999999999", "1", ["check", "check"]),
            ("1", "0", ["check"]), ("null", "0", []), ("1", "null", []),
            ("\"x\"", "1", ["wrongType"]),
        ] as [(String, String, [String])])
    func overflowPassesNoCheck(_ row: (value: String, other: String, codes: [String])) throws {
        let harness = try ValidatorHarness(
            .decimal, [.check("a * 1.19 <= 1100"), .check("a * 1.19 / b <= 1100")])
        let own = harness.issues(row.value, row.other).filter { $0.path.description == "/a" }
        #expect(own.map(\.code.rawValue) == row.codes)
    }

    @Test(
        arguments: [
            (#"[{"k":1},{"k":2}]"#, []), (#"[{"k":1e400}]"#, ["check"]),
            (#"[{"k":1e400},{"k":-1e400},{"k":7}]"#, []),
            (#"[{"k":1e400},{"k":1}]"#, ["check"]), (#"[{"k":"x"},{"k":1}]"#, ["wrongType"]),
            ("[]", []),
        ] as [(String, [String])])
    func sumsThatOverflowPassNoCheck(_ row: (rows: String, codes: [String])) throws {
        let form = try Form(
            id: "f", title: "F", rules: [.check("sum(g.k) <= 100")],
            items: [
                .group("g", title: "G", items: [.input("k", title: "K", value: .decimal)])
            ])
        let report = FormValidator(form).validate(.json(Array(#"{"g":\#(row.rows)}"#.utf8)))
        #expect(report.issues.map(\.code.rawValue) == row.codes)
    }

    @Test func saysItsOwnSentence() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "a", title: "Alpha", value: .integer,
                    validators: [
                        .check("a > 1", message: "{title} is too little."), .check("a > 2"),
                        .when("a < 9", then: [.check("a > 3", message: "Still.")]),
                        .warning(.check("a > 4", message: "Take care.")),
                    ])
            ])
        let validator = FormValidator(form)
        let report = validator.validate(.json(Array(#"{"a":1}"#.utf8)))
        #expect(
            report.issues.map { validator.message(for: $0) } == [
                "Alpha is too little.", "Alpha does not go with the other answers.", "Still.",
                "Take care.",
            ])
        #expect(report.issues.allSatisfy { $0.parameters.isEmpty })
        #expect(!String(decoding: validator.json(of: report), as: UTF8.self).contains("sentence"))
    }

    @Test func whatIsWrongWithItIsReported() {
        #expect(ValidatorHarness.problems(.integer, .check("nobody == 1")) == [.unknownField])
        #expect(ValidatorHarness.problems(.integer, .check("a")) == [.expressionType])
        #expect(
            ValidatorHarness.problems(.integer, .check("a == 1", message: "{min}")) == [
                .unknownPlaceholder
            ])
        #expect(
            ValidatorHarness.problems(.integer, .anyOf([.check("a ==")])) == [.expressionSyntax])
    }

    @Test func patternsAreThoseOfTheVocabulary() throws {
        let form = try FormDocument.read(
            Array(
                #"""
                { "formrun": 1, "id": "f", "title": "F", "items": [
                  { "type": "input", "name": "a", "title": "A",
                    "validators": [{ "check": "matches(a, '[a-z]+')" }] } ] }
                """#.utf8), vocabulary: .standard)
        let validator = FormValidator(form)
        #expect(validator.validate(.values(["a": .text("abc")])).isValid)
        #expect(!validator.validate(.values(["a": .text("abc1")])).isValid)
        #expect(validator.validate(.values([:])).isValid)
        #expect(throws: FormDocumentError.self) {
            try FormDocument.read(
                Array(
                    #"""
                    { "formrun": 1, "id": "f", "title": "F", "items": [
                      { "type": "input", "name": "a", "title": "A",
                        "visibleWhen": "matches(a, '(')" } ] }
                    """#.utf8), vocabulary: .standard)
        }
    }
}
