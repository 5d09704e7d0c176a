import FormModel
import FormValidation
import Testing

/// Hidden, disabled and computed fields in submissions.
@Suite struct ConditionJudgingTests {
    private func validator(
        _ items: [FormItem], _ policy: Form.UnknownFields = .reject, rules: [FormRule] = []
    ) throws -> FormValidator {
        FormValidator(
            try Form(id: "f", title: "F", unknownFields: policy, rules: rules, items: items))
    }

    private func judged(_ validator: FormValidator, _ json: String) -> String {
        let report = validator.validate(.json(Array(json.utf8)))
        let issues = report.issues.map { "\($0.path) \($0.code)" }.joined(separator: ", ")
        let values = report.values.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        return "\(issues) | \(values)"
    }

    private static let hidden: [FormItem] = [
        .input("on", title: "On", value: .boolean),
        .input("a", title: "A", value: .integer, validators: [.required], visibleWhen: "on"),
        .input("b", title: "B", value: .integer, visibleWhen: "a > 1"),
    ]

    @Test(
        arguments: [
            (#"{}"#, " | "), (#"{"on":true}"#, "/a required | on=boolean(true)"),
            (#"{"on":false,"a":null,"b":null}"#, " | on=boolean(false)"),
            (#"{"on":false,"a":2}"#, "/a hiddenField | on=boolean(false)"),
            (#"{"on":false,"a":2,"b":3}"#, "/a hiddenField, /b hiddenField | on=boolean(false)"),
            (#"{"on":false,"a":"x"}"#, "/a hiddenField | on=boolean(false)"),
            (#"{"on":true,"a":"x"}"#, "/a wrongType | on=boolean(true)"),
            (
                #"{"b":3,"a":2,"on":true}"#,
                " | on=boolean(true) a=integer(2) b=integer(3)"
            ),
        ] as [(String, String)])
    func hiddenFieldsAreRefused(_ row: (json: String, result: String)) throws {
        #expect(judged(try validator(Self.hidden), row.json) == row.result)
    }

    @Test func hiddenFieldsAreIgnoredWhereOthersAre() throws {
        let validator = try validator(Self.hidden, .ignore)
        #expect(judged(validator, #"{"on":false,"a":"x","b":3}"#) == " | on=boolean(false)")
        let report = validator.validate(.values(["a": .integer(2), "b": .integer(3)]))
        #expect(report.isValid && report.values.isEmpty)
    }

    /// A rule applies to the other fields if one of its fields is unreadable.
    @Test(
        arguments: [
            (#"{"a":"x","b":1,"c":1}"#, "/a wrongType, /b exactlyOneOf"),
            (#"{"a":1,"b":"x"}"#, "/a exactlyOneOf, /b wrongType"), (#"{"a":"x"}"#, "/a wrongType"),
            (#"{"a":"x","b":"x","c":"x"}"#, "/a wrongType, /b wrongType, /c wrongType"),
            (#"{"b":1}"#, ""), ("{}", "/a exactlyOneOf"),
        ] as [(String, String)])
    func rulesHoldBesideFieldsThatCannotBeRead(_ row: (json: String, issues: String)) throws {
        let validator = try validator(
            ["a", "b", "c"].map { .input($0, title: "T", value: .integer) },
            rules: [.exactlyOneOf(["a", "b", "c"])])
        #expect(judged(validator, row.json).hasPrefix("\(row.issues) |"))
    }

    @Test func rulesHoldBesideFieldsThatStopOnFirst() throws {
        let items: [FormItem] = [
            .input(
                "a", title: "A", validators: [.stopOnFirst, .length(min: 3), .email],
                requiredWhen: "b == 'y'"),
            .input("b", title: "B"),
        ]
        let validator = try validator(items, rules: [.exactlyOneOf(["a", "b"]), .check("a == b")])
        #expect(
            judged(validator, #"{"a":"x","b":"y"}"#).hasPrefix(
                "/a tooShort, /a exactlyOneOf, /a check |"))
        #expect(judged(validator, #"{"b":"y"}"#).hasPrefix("/a required |"))
    }

    @Test func textsThatDoubleEachOtherEnd() throws {
        let fields = (0..<40).map { index in
            FormItem.input(
                FieldName("x\(index)") ?? "x", title: "X",
                computed: index == 0
                    ? "'0123456789'" : FormExpression("x\(index - 1) + x\(index - 1)"))
        }
        let values = try validator(fields).validate(.json(Array("{}".utf8))).values
        #expect(values.map { "\($0.name)" } == (0...12).map { "x\($0)" })
    }

    @Test(
        arguments: [
            (#"{}"#, " | r=integer(5)"), (#"{"r":5}"#, " | r=integer(5)"),
            (#"{"r":5.0}"#, " | r=integer(5)"), (#"{"r":6}"#, "/r disabledField | r=integer(5)"),
            (#"{"r":"x"}"#, "/r disabledField | r=integer(5)"),
            (#"{"p":"x"}"#, "/p disabledField | r=integer(5)"),
            (#"{"own":true,"r":6}"#, "/p required | own=boolean(true) r=integer(6)"),
        ] as [(String, String)])
    func disabledFieldsHoldTheirDefaults(_ row: (json: String, result: String)) throws {
        let validator = try validator([
            .input("own", title: "O", value: .boolean),
            .input("r", title: "R", value: .integer, default: .integer(5), enabledWhen: "own"),
            .input("p", title: "P", validators: [.required], enabledWhen: "own"),
        ])
        #expect(judged(validator, row.json) == row.result)
    }

    /// A calculated default adds no value to a submission, except in a disabled field.
    @Test(
        arguments: [
            (#"{"n":2}"#, "/d required | n=integer(2) r=integer(4)"),
            (#"{"n":2,"r":4,"d":1}"#, " | n=integer(2) r=integer(4) d=integer(1)"),
            (#"{"n":2,"r":5,"d":1}"#, "/r disabledField | n=integer(2) r=integer(4) d=integer(1)"),
            (#"{"r":5,"d":1}"#, "/r disabledField | d=integer(1)"),
            (
                #"{"own":true,"n":2,"d":1}"#, " | own=boolean(true) n=integer(2) d=integer(1)"
            ),
            (
                #"{"own":true,"n":2,"r":5,"d":1}"#,
                " | own=boolean(true) n=integer(2) r=integer(5) d=integer(1)"
            ),
        ] as [(String, String)])
    func defaultsAreWorkedOutWhereTheyAreHeld(_ row: (json: String, result: String)) throws {
        let validator = try validator([
            .input("own", title: "O", value: .boolean), .input("n", title: "N", value: .integer),
            .input(
                "r", title: "R", value: .integer, defaultExpression: "n * 2", enabledWhen: "own"),
            .input(
                "d", title: "D", value: .integer, defaultExpression: "n", validators: [.required]),
        ])
        #expect(judged(validator, row.json) == row.result)
    }

    @Test(
        arguments: [
            (#"{"n":2}"#, ""), (#"{"own":false,"r":5}"#, ""),
            (#"{"own":false,"n":2,"r":5}"#, "/r disabledField"),
            (#"{"own":false,"n":2,"r":4}"#, ""), (#"{"r":"x"}"#, "/r wrongType"),
            (#"{"d":"x"}"#, "/d wrongType"), (#"{"d":null}"#, "/d required"),
            // The field is known to be disabled, but its value is unknown.
            (#"{"own":false,"r":"x"}"#, ""), (#"{"own":true,"r":"x"}"#, "/r wrongType"),
            (#"{"own":false,"h":1}"#, "/h hiddenField"), (#"{"own":true,"h":1}"#, ""),
        ] as [(String, String)])
    func aPartIsValidatedByWhatIsKnown(_ row: (json: String, issues: String)) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("own", title: "O", value: .boolean),
                .input("n", title: "N", value: .integer),
                .input(
                    "r", title: "R", value: .integer, defaultExpression: "n * 2", enabledWhen: "own"
                ),
                .input(
                    "d", title: "D", value: .integer, defaultExpression: "n",
                    validators: [.required]),
                .input(
                    "h", title: "H", value: .integer, defaultExpression: "n", visibleWhen: "own"),
            ])
        let report = FormValidator(form, scope: .sent).validate(.json(Array(row.json.utf8)))
        let issues = report.issues.map { "\($0.path) \($0.code)" }.joined(separator: ", ")
        #expect(issues == row.issues)
    }

    /// Conditions in rows, which read the row and the enclosing scope.
    @Test(
        arguments: [
            // A missing value stays missing, except in a disabled field.
            (#"{"n":2,"g":[{"m":3}]}"#, false, "/g/0/d required | m=3 r=6"),
            (
                #"{"n":2,"g":[{"m":3,"d":1},{"m":1,"d":1,"r":2}]}"#, false,
                " | m=3 r=6 d=1; m=1 r=2 d=1"
            ),
            (#"{"n":2,"g":[{"m":3,"r":5,"d":1}]}"#, false, "/g/0/r disabledField | m=3 r=6 d=1"),
            (#"{"g":[{"m":3,"r":5,"d":1}]}"#, false, "/g/0/r disabledField | m=3 d=1"),
            (
                #"{"own":true,"n":2,"g":[{"m":3,"d":1},{"r":7,"d":1}]}"#, false,
                " | m=3 d=1; r=7 d=1"
            ),
            (
                #"{"n":2,"g":[{"d":1,"h":[{},{"x":9},{"x":2}]}]}"#, false,
                "/g/0/h/1/x disabledField | d=1 h=(x=2; x=2; x=2)"
            ),
            // With a part of the submission.
            (#"{"g":[{"m":3}]}"#, true, "/g/0/d required | m=3"),
            // The field is known to be disabled, but its value is unknown.
            (#"{"own":false,"g":[{"m":3,"r":5,"d":1}]}"#, true, " | m=3 d=1"),
            (
                #"{"own":false,"n":1,"g":[{"m":3,"r":5,"d":1}]}"#, true,
                "/g/0/r disabledField | m=3 r=3 d=1"
            ),
            (#"{"own":true,"g":[{"m":3,"r":5,"d":1}]}"#, true, " | m=3 r=5 d=1"),
            (#"{"own":true,"g":[{"m":3,"r":"x","d":1}]}"#, true, "/g/0/r wrongType | m=3 d=1"),
        ] as [(String, Bool, String)])
    func defaultsOfRows(_ row: (json: String, isPart: Bool, result: String)) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("own", title: "O", value: .boolean),
                .input("n", title: "N", value: .integer),
                .group(
                    "g", title: "G",
                    items: [
                        .input("m", title: "M", value: .integer),
                        .input(
                            "r", title: "R", value: .integer, defaultExpression: "n * m",
                            enabledWhen: "own"),
                        .input(
                            "d", title: "D", value: .integer, defaultExpression: "n",
                            validators: [.required]),
                        .group(
                            "h", title: "H",
                            items: [
                                .input(
                                    "x", title: "X", value: .integer, defaultExpression: "n",
                                    enabledWhen: "own")
                            ]),
                    ]),
            ])
        let report = FormValidator(form, scope: row.isPart ? .sent : .whole)
            .validate(.json(Array(row.json.utf8)))
        let issues = report.issues.map { "\($0.path) \($0.code)" }.joined(separator: ", ")
        func reported(_ value: FieldValue?) -> String {
            guard case .rows(let rows)? = value else { return "" }
            return rows.map { row in
                row.values.map { name, value in
                    if case .integer(let number) = value { return "\(name)=\(number)" }
                    return "\(name)=(\(reported(value)))"
                }.joined(separator: " ")
            }.joined(separator: "; ")
        }
        #expect("\(issues) | \(reported(report["g"]))" == row.result)
    }

    @Test(
        arguments: [
            (#"{"n":0.1,"t":0.2}"#, " | n=decimal(0.1) t=decimal(0.2) s=decimal(0.3)"),
            (#"{"s":0.30,"n":0.1,"t":0.2}"#, " | n=decimal(0.1) t=decimal(0.2) s=decimal(0.3)"),
            (
                #"{"s":0.4,"n":0.1,"t":0.2}"#,
                "/s notComputed | n=decimal(0.1) t=decimal(0.2) s=decimal(0.3)"
            ),
            (#"{"s":0.4,"n":0.1}"#, "/s notComputed | n=decimal(0.1)"),
            (#"{"s":null,"n":0.1}"#, " | n=decimal(0.1)"),
            (#"{"n":"x","t":1}"#, "/n wrongType | t=decimal(1)"),
        ] as [(String, String)])
    func computedValuesAreCompared(_ row: (json: String, result: String)) throws {
        let validator = try validator([
            .input("n", title: "N", value: .decimal), .input("t", title: "T", value: .decimal),
            .input("s", title: "S", value: .decimal, computed: "n + t"),
        ])
        #expect(judged(validator, row.json) == row.result)
    }

    @Test func rulesNameTheirFieldsByTitle() throws {
        let validator = try validator(
            [.input("a", title: "Alpha"), .input("b", title: "Beta")],
            rules: [.exactlyOneOf(["a", "b"]), .check("length(a) < 3", message: "{title}!")])
        let both = validator.validate(.json(Array(#"{"a":"xyz","b":"y"}"#.utf8)))
        #expect(
            both.issues.map { validator.message(for: $0) } == [
                "Fill in exactly one of these: Alpha, Beta.", "Alpha!",
            ])
        #expect(both.issues[0].parameters["fields"] == .list(["a", "b"]))
    }

    /// A field that several rules require has one issue.
    @Test func requiredIsReportedOnce() throws {
        let validator = try validator([
            .input("a", title: "A", validators: [.required], requiredWhen: "true")
        ])
        #expect(judged(validator, "{}") == "/a required | ")
    }

    @Test func theTimeComesFromTheClock() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("born", title: "B", value: .date),
                .input(
                    "guardian", title: "G", validators: [.required], visibleWhen: "age(born) < 18"),
            ])
        let clock = FormClock { DateTime("2026-11-21T10:00:00Z") }
        let validator = FormValidator(form, clock: clock)
        #expect(judged(validator, #"{"born":"2008-11-22"}"#).hasPrefix("/guardian required"))
        #expect(judged(validator, #"{"born":"2008-11-21"}"#).hasPrefix(" |"))
    }
}
