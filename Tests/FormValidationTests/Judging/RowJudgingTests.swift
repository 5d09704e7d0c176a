import FormModel
import FormValidation
import Testing

/// Issues in groups and their paths, equal for all ways of validation.
@Suite struct RowJudgingTests {
    static func form(_ policy: Form.UnknownFields = .reject) throws -> Form {
        try Form(
            id: "f", title: "F", unknownFields: policy,
            items: [
                .input("name", title: "Outer"),
                .group(
                    "contacts", title: "Contacts", min: 1, max: 3,
                    items: [
                        .input("name", title: "Name", validators: [.required, .length(max: 5)]),
                        .input("phone", title: "Phone", formatter: AnyFormatter.phone),
                        .input("tags", title: "Tags", value: .choices, choices: ["x", "y"]),
                        .secureInput("pin", title: "PIN"),
                        .secureInput("again", title: "PIN again", validators: [.sameAs("pin")]),
                        .group(
                            "phones", title: "Phones", max: 2,
                            items: [
                                .input(
                                    "number", title: "Number", value: .integer,
                                    validators: [.range(1...9)])
                            ], validators: [.unique(by: "number")]),
                    ], validators: [.unique(by: "name")],
                    messages: [.unique: "{title} stands there already."]),
                .input("last", title: "Last", validators: [.required]),
            ])
    }

    static func facts(_ report: ValidationReport) -> [String] {
        report.issues.map { "\($0.path) \($0.code)" }
    }

    static let rows: [(json: String, issues: [String])] = [
        (#"[{"name":"A","phone":"2125550123"}]"#, []),
        (
            #"[{"name":"A"},{"phone":"12"}]"#,
            ["/contacts/1/name required", "/contacts/1/phone phone"]
        ),
        ("[]", ["/contacts tooFew"]), ("null", ["/contacts tooFew"]),
        (#"[{"name":"A"},{"name":"A"}]"#, ["/contacts/1/name unique"]),
        ("{}", ["/contacts wrongType"]), (#""x""#, ["/contacts wrongType"]),
        ("7", ["/contacts wrongType"]), ("false", ["/contacts wrongType"]),
        (
            #"[null,[],{"name":"A"}]"#, ["/contacts/0 wrongType", "/contacts/1 wrongType"]
        ),
        ("[{}]", ["/contacts/0/name required"]),
        // Rows beyond the maximum are counted, but not read.
        (
            #"[{"name":"A"},{"name":"B"},{"name":"C"},{"name":"A"},7]"#, ["/contacts tooMany"]
        ),
        (
            #"[{"name":"A","tags":["x","z"]},{"name":7,"tags":{}}]"#,
            [
                "/contacts/0/tags/1 notAChoice", "/contacts/1/name wrongType",
                "/contacts/1/tags wrongType",
            ]
        ),
        // Fields of a row read each other.
        (
            #"[{"name":"A","pin":"1","again":"1"},{"name":"B","pin":"2","again":"1"}]"#,
            ["/contacts/1/again notTheSame"]
        ),
        // The issues of the group precede those of its rows, in order.
        (
            #"[{"name":"toolong","phones":[{"number":0},{}]},{"name":"toolong","phones":[{"number":5},{"number":5}]}]"#,
            [
                "/contacts/1/name unique", "/contacts/0/name tooLong",
                "/contacts/0/phones/0/number tooSmall", "/contacts/1/name tooLong",
                "/contacts/1/phones/1/number unique",
            ]
        ),
        (
            #"[{"name":"A","phones":[{"number":1,"b":1,"a":1},7]},{"nmae":1,"name":"B"}]"#,
            [
                "/contacts/0/phones/1 wrongType", "/contacts/0/phones/0/a unknownField",
                "/contacts/0/phones/0/b unknownField", "/contacts/1/nmae unknownField",
            ]
        ),
        // Escaped keys and texts have the same meaning.
        (#"[{"n\u0061me":"\u0041","phones":[{"numb\u0065r":1}]}]"#, []),
    ]

    @Test(arguments: rows)
    func finds(_ row: (json: String, issues: [String])) throws {
        let validator = FormValidator(try RowJudgingTests.form())
        let report = validator.validate(
            .json(Array(#"{"contacts":\#(row.json),"last":"x"}"#.utf8)))
        #expect(RowJudgingTests.facts(report) == row.issues)
        let ignoring = FormValidator(try RowJudgingTests.form(.ignore))
        let other = ignoring.validate(.json(Array(#"{"contacts":\#(row.json),"last":"x"}"#.utf8)))
        #expect(
            RowJudgingTests.facts(other) == row.issues.filter { !$0.hasSuffix("unknownField") })
    }

    @Test func anAbsentGroupIsEmpty() throws {
        let validator = FormValidator(try RowJudgingTests.form())
        let report = validator.validate(.json(Array(#"{"last":"x"}"#.utf8)))
        #expect(RowJudgingTests.facts(report) == ["/contacts tooFew"])
        #expect(
            report.issues[0].parameters == [
                "min": .integer(1), "max": .integer(3), "actual": .integer(0),
            ])
    }

    /// The offset of an issue is that of the invalid value or, for a missing value, that of its
    /// row.
    @Test func offsets() throws {
        let text = #"{"last":"x","contacts":[{"name":"A"}, {"phone":"12","x":1}, 7, {}]}"#
        let report = FormValidator(try RowJudgingTests.form()).validate(.json(Array(text.utf8)))
        let places = report.issues.map { issue in
            "\(issue.path) " + text.dropFirst(issue.offset ?? 0).prefix(4)
        }
        #expect(
            places == [
                "/contacts [{\"n", "/contacts/1/name {\"ph", "/contacts/1/phone \"12\"",
                "/contacts/2 7, {", "/contacts/1/x \"x\":",
            ])
    }

    @Test func sentencesNameTheFieldOfTheRow() throws {
        let validator = FormValidator(try RowJudgingTests.form())
        let json =
            #"{"last":"x","contacts":[{"name":"A","pin":"1","again":"2"},{"name":"A","x":1},7,{}]}"#
        let report = validator.validate(.json(Array(json.utf8)))
        #expect(
            report.issues.map(validator.message) == [
                "Contacts must have at most 3 entries.", "Name stands there already.",
                "PIN again must be the same as PIN.",
                "Each entry of Contacts must be an object of fields.",
                #"There is no field "x" in this form."#,
            ])
        #expect(report.issues[1].parameters["by"] == .text("name"))
    }

    @Test func valuesOfRowsAreCanonical() throws {
        let json =
            #"{"last":"x","contacts":[{"phones":[{"number":5},{"number":"x"}],"phone":"2125550123","name":" A "},{"name":7}]}"#
        let report = FormValidator(try RowJudgingTests.form()).validate(.json(Array(json.utf8)))
        #expect(
            report["contacts"]
                == .rows([
                    [
                        "name": .text("A"), "phone": .text("+12125550123"),
                        "phones": .rows([["number": .integer(5)], [:]]),
                    ], [:],
                ]))
        guard case .rows(let rows) = report["contacts"] else { return }
        #expect(rows[0].values.map(\.name) == ["name", "phone", "phones"], "in form order")
    }

    @Test func valuesOfAProgram() throws {
        let validator = FormValidator(try RowJudgingTests.form())
        let report = validator.validate(
            .values([
                "last": .text("x"),
                "contacts": .rows([["name": .text("A"), "zz": .integer(1)], ["phone": .text("1")]]),
            ]))
        #expect(
            RowJudgingTests.facts(report) == [
                "/contacts/1/name required", "/contacts/1/phone phone",
                "/contacts/0/zz unknownField",
            ])
    }

    /// Empty rows up to the maximum number use no more memory than the form allows.
    @Test func manyEmptyRows() throws {
        let validator = FormValidator(try RowJudgingTests.form())
        let rows = [String](repeating: "{}", count: 9_000).joined(separator: ",")
        let report = validator.validate(
            .json(Array(#"{"last":"x","contacts":[\#(rows)]}"#.utf8)))
        #expect(
            report.issues.count == 4 && report.issues[0].parameters["actual"] == .integer(9_000))
    }

    @Test func aKeyTwiceInARowRefusesTheWhole() throws {
        let validator = FormValidator(try RowJudgingTests.form())
        let json = #"{"last":"x","contacts":[{"name":"A","n\u0061me":"B"}]}"#
        let report = validator.validate(.json(Array(json.utf8)))
        #expect(RowJudgingTests.facts(report) == ["/contacts/0/name duplicateKey"])
    }
}
