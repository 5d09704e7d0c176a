import FormModel
import FormValidation
import Testing

/// Bounds of validators that expressions calculate from other fields.
@Suite struct MovingBoundTests {
    private static func form(_ fields: String) throws -> Form {
        let text = """
            { "formrun": 1, "id": "f", "title": "F", "items": [
            { "type": "input", "name": "i", "title": "I", "value": "integer" },
            { "type": "input", "name": "d", "title": "D", "value": "decimal" },
            { "type": "input", "name": "day", "title": "Day", "value": "date" },
            \(fields)] }
            """
        return try FormDocument.read(Array(text.utf8), vocabulary: .standard)
    }

    private static func field(_ type: String, _ validators: String) -> String {
        #"{ "type": "input", "name": "x", "title": "X", "value": "\#(type)", "validators": [\#(validators)] }"#
    }

    private static func judged(_ form: Form, _ json: String) -> [String] {
        let clock = FormClock { DateTime("2026-06-15T12:00:00Z") }
        return FormValidator(form, clock: clock).validate(.json(Array(json.utf8))).issues.map {
            let parameters = $0.parameters.pairs.map { "\($0.name)=\($0.value)" }
            return ["\($0.path) \($0.code)"].joined() + (parameters.isEmpty ? "" : " ")
                + parameters.joined(separator: " ")
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let type: String
        let validators: String
        let json: String
        let issues: [String]
        var testDescription: String { "\(validators) \(json)" }

        init(_ type: String, _ validators: String, _ json: String, _ issues: String...) {
            self.type = type
            self.validators = validators
            self.json = json
            self.issues = issues
        }
    }

    static let most = #"{ "range": { "min": 1, "max": { "expression": "i" } } }"#
    static let between =
        #"{ "range": { "min": { "expression": "i" }, "max": { "expression": "d" } } }"#
    static let days =
        #"{ "range": { "above": { "expression": "day" }, "max": { "expression": "day + days(3)" } } }"#
    static let exactly = #"{ "length": { "exactly": { "expression": "i" } } }"#
    static let factor = #"{ "multipleOf": { "expression": "d" } }"#

    static let rows: [Row] = [
        Row("integer", most, #"{"i":5,"x":5}"#),
        Row("integer", most, #"{"i":5,"x":7}"#, "/x tooLarge min=1 max=5"),
        Row("integer", most, #"{"i":5,"x":0}"#, "/x tooSmall min=1 max=5"),
        // Both ends of the versions that there are.
        Row(
            "text", #"{ "uuid": { "expression": "i" } }"#,
            #"{"i":1,"x":"5c146b14-3c52-8afd-938a-375d0df1fbf6"}"#,
            "/x uuid version=1 reason=version"),
        Row(
            "text", #"{ "uuid": { "expression": "i" } }"#,
            #"{"i":8,"x":"c232ab00-9414-11ec-b3c8-9f6bdeced846"}"#,
            "/x uuid version=8 reason=version"),
        // A version or score that does not exist requires nothing.
        Row("text", #"{ "ip": { "expression": "i" } }"#, #"{"i":5,"x":"::1"}"#),
        Row("text", #"{ "cidr": { "expression": "i" } }"#, #"{"i":-4,"x":"::/64"}"#),
        Row(
            "text", #"{ "uuid": { "expression": "i" } }"#,
            #"{"i":9,"x":"00000000-0000-0000-0000-000000000000"}"#),
        Row("text", #"{ "passwordStrength": { "expression": "i" } }"#, #"{"i":5,"x":"secret"}"#),
        // An expression without a result bounds nothing, and the constant bound stays.
        Row("integer", most, #"{"x":7}"#), Row("integer", most, #"{"x":0}"#, "/x tooSmall min=1"),
        Row("integer", most, #"{"i":"?","x":7}"#, "/i wrongType expected=integer given=text"),
        Row("integer", most, #"{"i":0,"x":1}"#, "/x tooLarge min=1 max=0"),
        Row("decimal", between, #"{"i":3,"d":14.85,"x":15}"#, "/x tooLarge min=3 max=14.85"),
        Row("decimal", between, #"{"i":3,"x":15}"#),
        Row(
            "decimal", between, #"{"i":9,"d":5,"x":7}"#, "/x tooSmall min=9 max=5",
            "/x tooLarge min=9 max=5"),
        Row("date", days, #"{"day":"2026-01-30","x":"2026-02-02"}"#),
        Row(
            "date", days, #"{"day":"2026-01-30","x":"2026-01-30"}"#,
            "/x tooSmall max=2026-02-02 above=2026-01-30"),
        Row("date", days, #"{"x":"2026-01-30"}"#),
        Row(
            "date", days, #"{"day":"9999-12-31","x":"9999-12-31"}"#, "/x tooSmall above=9999-12-31"),
        Row("text", exactly, #"{"i":3,"x":"ab"}"#, "/x tooShort min=3 max=3 actual=2"),
        Row("text", exactly, #"{"i":-3,"x":"ab"}"#, "/x tooLong min=0 max=0 actual=2"),
        Row("text", exactly, #"{"i":0,"x":"a"}"#, "/x tooLong min=0 max=0 actual=1"),
        Row("text", exactly, #"{"x":"ab"}"#),
        Row(
            "text", #"{ "words": { "max": { "expression": "i" } } }"#, #"{"i":1,"x":"a b"}"#,
            "/x tooManyWords max=1 actual=2"),
        Row(
            "texts", #"{ "count": { "min": { "expression": "i" } } }"#, #"{"i":2,"x":["a"]}"#,
            "/x tooFew min=2 actual=1"),
        Row(
            "texts", #"{ "each": [{ "length": { "max": { "expression": "i" } } }] }"#,
            #"{"i":2,"x":["abc"]}"#, "/x/0 tooLong max=2 actual=3"),
        Row(
            "integer", #"{ "when": { "that": "i > 3", "then": [\#(most)] } }"#,
            #"{"i":5,"x":7}"#, "/x tooLarge min=1 max=5"),
        Row("integer", #"{ "not": \#(most) }"#, #"{"i":5,"x":7}"#),
        Row(
            "decimal", #"{ "decimals": { "expression": "i" } }"#, #"{"i":1,"x":1.25}"#,
            "/x tooManyDecimals max=1 actual=2"),
        Row("decimal", factor, #"{"d":0.5,"x":1.25}"#, "/x multipleOf of=0.5"),
        // A factor that the validator could not have as a constant bounds nothing.
        Row("decimal", factor, #"{"d":0,"x":1.25}"#), Row("decimal", factor, #"{"d":-1,"x":1.25}"#),
        Row(
            "text", #"{ "ip": { "version": { "expression": "i" } } }"#, #"{"i":6,"x":"1.2.3.4"}"#,
            "/x ip version=6 reason=version6"),
        Row("text", #"{ "ip": { "version": { "expression": "i" } } }"#, #"{"i":5,"x":"1.2.3.4"}"#),
        Row(
            "date", #"{ "range": { "max": { "expression": "today() - years(18)" } } }"#,
            #"{"x":"2010-01-01"}"#, "/x tooLarge max=2008-06-15"),
    ]

    @Test(arguments: rows) func judges(_ row: Row) throws {
        let form = try Self.form(Self.field(row.type, row.validators))
        #expect(Self.judged(form, row.json) == row.issues)
        // The remembered validator of another record changes nothing.
        _ = Self.judged(form, #"{"i":1,"d":1,"day":"2026-01-01"}"#)
        #expect(Self.judged(form, row.json) == row.issues)
    }

    @Test func withoutAClockTheTimeIsUnknown() throws {
        let bound = #"{ "range": { "max": { "expression": "today() + days(1)" } } }"#
        let form = try Self.form(Self.field("date", bound))
        let report = FormValidator(form).validate(.json(Array(#"{"x":"2026-01-01"}"#.utf8)))
        #expect(report.issues.map(\.code) == [.timeUnknown])
    }

    @Test(arguments: [
        ("integer", #"{ "range": { "max": { "expression": "stok" } } }"#, "unknownField"),
        ("integer", #"{ "range": { "max": { "expression": "day" } } }"#, "expressionType"),
        ("date", #"{ "range": { "max": { "expression": "i" } } }"#, "expressionType"),
        ("text", #"{ "length": { "max": { "expression": "d" } } }"#, "expressionType"),
        ("text", #"{ "length": { "max": { "expression": "length(pw)" } } }"#, "secretRead"),
        ("text", #"{ "length": { "max": { "expression": 3 } } }"#, "badParameter"),
        ("text", #"{ "length": { "max": { "expression": "i", "or": 3 } } }"#, "badParameter"),
        ("text", #"{ "pattern": { "expression": "i" } }"#, "missingParameter"),
        ("integer", #"{ "range": { "min": { "expression": "i" }, "above": 3 } }"#, "badParameter"),
        ("text", #"{ "range": { "min": { "expression": "i" } } }"#, "unsuitableValidator"),
    ])
    func mistakes(_ row: (type: String, validator: String, code: String)) {
        let secret = #"{ "type": "secureInput", "name": "pw", "title": "P" }, "#
        let error = #expect(throws: FormDocumentError.self) {
            _ = try Self.form(secret + Self.field(row.type, row.validator))
        }
        #expect(error?.diagnostics.first.map { "\($0.code)" } == row.code)
    }

    // MARK: Constants

    /// The validators that take numbers, each with two constants, and values that they judge.
    static let constants: [(type: String, word: String, numbers: [[String]], values: [String])] = [
        (
            "decimal", #"{ "range": { "min": A, "max": B } }"#, [["1", "3.5"], ["4", "2"]],
            ["0", "1", "3.5", "4", "-7"]
        ),
        (
            "integer", #"{ "range": { "above": A, "below": B } }"#, [["1", "3"], ["-2", "2"]],
            ["0", "1", "3", "4"]
        ),
        (
            "text", #"{ "length": { "min": A, "max": B } }"#,
            [["1", "3"], ["2", "2"], ["0", "0"]],
            [#""a""#, #""ab""#, #""äöüß""#]
        ),
        ("text", #"{ "length": { "exactly": A } }"#, [["0"], ["2"]], [#""a""#, #""ab""#]),
        (
            "text", #"{ "words": { "min": A, "max": B } }"#, [["1", "1"], ["2", "3"]],
            [#""a""#, #""a b""#]
        ),
        (
            "texts", #"{ "count": { "min": A, "max": B } }"#, [["1", "1"], ["2", "3"]],
            [#"["a"]"#, #"["a","b"]"#]
        ),
        ("texts", #"{ "count": { "exactly": A } }"#, [["2"]], [#"["a"]"#, #"["a","b"]"#]),
        ("decimal", #"{ "decimals": A }"#, [["0"], ["2"]], ["1", "1.5", "1.255", "1.000"]),
        ("decimal", #"{ "multipleOf": A }"#, [["0.05"], ["3"]], ["1", "0.15", "0.151", "0"]),
        ("integer", #"{ "multipleOf": { "of": A } }"#, [["7"]], ["14", "15", "-7"]),
        ("text", #"{ "ip": { "version": A } }"#, [["4"], ["6"]], [#""1.2.3.4""#, #""::1""#]),
        (
            "text", #"{ "cidr": { "version": A } }"#, [["4"], ["6"]],
            [#""1.2.3.0/24""#, #""::/64""#]
        ),
        (
            "text", #"{ "uuid": { "version": A } }"#, [["4"], ["7"]],
            [#""00000000-0000-4000-8000-000000000000""#]
        ),
        (
            "text", #"{ "passwordStrength": A }"#, [["0"], ["3"]],
            [#""secret""#, #""xkq7 vbn2 plo9""#]
        ),
        (
            "date", #"{ "range": { "min": A } }"#, [["2026-02-01"]],
            [#""2026-01-31""#, #""2026-02-01""#]
        ),
    ]

    /// A bound that is a constant expression gives the same issues as the constant itself.
    @Test(arguments: constants.indices) func constantsAgree(_ index: Int) throws {
        let (type, word, choices, values) = Self.constants[index]
        for numbers in choices {
            var fixed = word
            var moving = word
            for (letter, number) in zip(["A", "B"], numbers) {
                let date = number.count == 10
                let constant = date ? "\"\(number)\"" : number
                // The compiler knows no date literal, so that a date is added to.
                let expression = date ? "day" : number
                fixed = fixed.split(separator: " \(letter) ", omittingEmptySubsequences: false)
                    .joined(separator: " \(constant) ")
                moving = moving.split(separator: " \(letter) ", omittingEmptySubsequences: false)
                    .joined(separator: " { \"expression\": \"\(expression)\" } ")
                fixed = fixed.split(separator: " \(letter),", omittingEmptySubsequences: false)
                    .joined(separator: " \(constant),")
                moving = moving.split(separator: " \(letter),", omittingEmptySubsequences: false)
                    .joined(separator: " { \"expression\": \"\(expression)\" },")
            }
            #expect(fixed != moving)
            // A constant range that no value satisfies is a mistake of the form.
            guard let constant = try? Self.form(Self.field(type, fixed)) else { continue }
            let calculated = try Self.form(Self.field(type, moving))
            for value in values {
                let json = #"{"day":"2026-02-01","x":\#(value)}"#
                #expect(Self.judged(constant, json) == Self.judged(calculated, json))
            }
        }
    }

    @Test func factoriesInSwift() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("i", title: "I", value: .integer), .input("day", title: "D", value: .date),
                .input(
                    "a", title: "A", value: .integer,
                    validators: [.range(min: 1, max: .expression("i"))]),
                .input(
                    "b", title: "B", value: .date, validators: [.range(from: .expression("day"))]),
                .input("c", title: "C", validators: [.length(max: .expression("i"))]),
                .input("e", title: "E", validators: [.words(min: 1, max: .expression("i"))]),
                .input(
                    "g", title: "G", value: .decimal,
                    validators: [.decimals(max: .expression("i")), .multipleOf(.expression("i"))]),
                .input("h", title: "H", value: .texts, validators: [.count(max: .expression("i"))]),
                .input("k", title: "K", validators: [.length(exactly: .expression("i"))]),
            ])
        let json =
            #"{"i":2,"day":"2026-01-02","a":3,"b":"2026-01-01","c":"abc","e":"a b c","g":3.125,"#
            + #""h":["a","b","c"],"k":"a"}"#
        let codes = FormValidator(form).validate(.json(Array(json.utf8))).issues.map(\.code)
        #expect(
            codes == [
                .tooLarge, .tooSmall, .tooLong, .tooManyWords, .tooManyDecimals, .multipleOf,
                .tooMany, .tooShort,
            ])
    }

    // MARK: Filling in

    @Test func fieldsAreValidatedAgain() throws {
        let source = FormDataSource(form: try Self.form(Self.field("integer", Self.most)))
        try source.updateValue(of: "i", to: 5, userInitiated: true)
        try source.updateValue(of: "x", to: 7, userInitiated: true)
        #expect(source.issues.map(\.code) == [.tooLarge])
        #expect(
            source.effectiveValidators(at: FieldPath("x")).map(\.parameters) == [
                ["min": .decimal(1), "max": .decimal(5)]
            ])
        try source.updateValue(of: "i", to: 9, userInitiated: true)
        #expect(source.issues.isEmpty)
        try source.updateValue(of: "i", to: .empty, userInitiated: true)
        #expect(source.effectiveValidators(at: FieldPath("x")).first?.parameters.names == ["min"])
        #expect(source.effectiveValidators(at: FieldPath("nope")).isEmpty)
    }

    /// A bound relative to the time stands beside one that is calculated.
    @Test func boundsOfBothKinds() throws {
        let validators = #"{ "range": { "min": "today", "max": { "expression": "day" } } }"#
        let now = try #require(DateTime("2026-06-15T12:00:00Z"))
        let source = FormDataSource(
            form: try Self.form(Self.field("date", validators)), clock: .fixed(now))
        let last = try #require(CalendarDate("2026-06-20"))
        try source.updateValue(of: "day", to: .date(last), userInitiated: true)
        #expect(
            source.effectiveValidators(at: FieldPath("x")) == [
                EffectiveValidator(
                    name: "range", parameters: ["min": .date(now.date), "max": .date(last)])
            ])
    }

    /// The count of the rows and the validators of their fields are no validators of a group.
    @Test func aGroupHasItsOwnValidatorsOnly() throws {
        let source = FormDataSource(
            form: try Form(
                id: "f", title: "F",
                items: [
                    .group(
                        "g", title: "G", min: 1, max: 3, items: [.input("a", title: "A")],
                        validators: [.unique(by: "a")])
                ]))
        #expect(source.effectiveValidators(at: FieldPath("g")).map(\.name) == ["unique"])
    }

    /// The validators of `when` are listed while its condition is true.
    @Test func validatorsOfAConditionAreListed() throws {
        let validators =
            #"{ "when": { "that": "d > 1", "then": [\#(Self.most)] } }, { "anyOf": [\#(Self.most)] }"#
        let source = FormDataSource(form: try Self.form(Self.field("integer", validators)))
        let path = FieldPath("x")
        try source.updateValue(of: "i", to: 5, userInitiated: true)
        #expect(source.effectiveValidators(at: path).map(\.name) == ["when", "anyOf"])
        try source.updateValue(of: "d", to: 2, userInitiated: true)
        #expect(source.effectiveValidators(at: path).map(\.name) == ["when", "range", "anyOf"])
        #expect(
            source.effectiveValidators(at: path)[1].parameters
                == ["min": .decimal(1), "max": .decimal(5)])
    }

    /// A bound that reads a field that was not sent is skipped.
    @Test func partialSubmissions() throws {
        let form = try Self.form(Self.field("integer", Self.most))
        func codes(_ json: String) -> [IssueCode] {
            FormValidator(form, scope: .sent).validate(.json(Array(json.utf8))).issues.map(\.code)
        }
        #expect(codes(#"{"x":7}"#) == [] && codes(#"{"x":7,"i":5}"#) == [.tooLarge])
    }

    @Test func boundsInRowsReadTheRow() throws {
        let inner = #"{ "type": "input", "name": "n", "title": "N", "value": "integer" }, "#
        let bound = #"{ "range": { "max": { "expression": "n * i" } } }"#
        let group =
            #"{ "type": "group", "name": "g", "title": "G", "items": [\#(inner)\#(Self.field("integer", bound))] }"#
        let issues = Self.judged(
            try Self.form(group), #"{"i":2,"g":[{"n":1,"x":3},{"n":2,"x":3},{"x":9}]}"#)
        #expect(issues == ["/g/0/x tooLarge max=2"])
    }

    @Test func theSchemaDescribesWhatItCannotExpress() throws {
        let form = try Self.form(Self.field("integer", Self.most))
        let schema = String(decoding: FormSchema(form).json, as: UTF8.self)
        #expect(schema.contains("range with max = i"))
    }
}
