import FormModel
import FormValidation
import TestSupport
import Testing

/// Limits on the size of values, for all sources of values.
@Suite struct FieldLimitTests {
    private static func form(
        _ limits: FieldLimits = FieldLimits(textBytes: 8, listElements: 2, groupCells: 6)
    ) throws -> Form {
        try Form(
            id: "f", title: "F", limits: limits,
            items: [
                .input("text", title: "Text", validators: [.length(max: 3)]),
                .secureInput("secret", title: "Secret"),
                .input("day", title: "Day", value: .date),
                .input("size", title: "Size", value: .choice, choices: ["s", "m"]),
                .input("price", title: "Price", value: .decimal, formatter: .currency("USD")),
                .input("zip", title: "ZIP", formatter: .zipcode),
                .input("tel", title: "Tel", formatter: .phone),
                .input("count", title: "Count", value: .integer),
                .input("box", title: "Box", value: .boolean),
                .input("tags", title: "Tags", value: .choices, choices: ["a", "b"]),
                .group(
                    "rows", title: "Rows",
                    items: [
                        .input("a", title: "A"),
                        .group("inner", title: "Inner", items: [.input("b", title: "B")]),
                    ]),
            ])
    }

    private static func reported(_ issues: [FormIssue]) -> [String] {
        issues.map { issue in
            let max = if case .integer(let max) = issue.parameters["max"] { " \(max)" } else { "" }
            return "\(issue.path) \(issue.code)\(max)"
        }
    }

    /// Each submission as JSON and, if it has the same meaning, as a form post.
    @Test(arguments: [
        (#"{"text":"12345678"}"#, "text=12345678", ["/text tooLong 3"]),
        // A value beyond the limit has no other issue.
        (#"{"text":"123456789"}"#, "text=123456789", ["/text tooManyTextBytes 8"]),
        (#"{"text":"   \t123   \t"}"#, "text=+++%09123+++%09", []),
        (#"{"text":"\u00e9\u00e9\u00e9\u00e9é"}"#, "text=ééééé", ["/text tooManyTextBytes 8"]),
        (#"{"text":"\u0041\u0041\u0041"}"#, "text=%41%41%41", []),
        (#"{"secret":" 1234567 "}"#, "secret=+1234567+", ["/secret tooManyTextBytes 8"]),
        (#"{"day":"2026-11-21"}"#, "day=2026-11-21", []),
        (#"{"size":"sssssssss"}"#, "size=sssssssss", ["/size tooManyTextBytes 8"]),
        (#"{"price":"1,000,000"}"#, "price=1,000,000", ["/price tooManyTextBytes 8"]),
        (#"{"zip":"12345-67"}"#, "zip=12345-67", ["/zip zipcode"]),
        (#"{"zip":"941051234"}"#, "zip=941051234", ["/zip tooManyTextBytes 8"]),
        (#"{"tel":"3456789"}"#, "tel=3456789", ["/tel phone"]),
        (#"{"count":"sssssssss"}"#, "count=sssssssss", ["/count wrongType"]),
        (#"{"count":1234567890}"#, "count=1234567890", []),
        (#"{"box":"sssssssss"}"#, "box=sssssssss", ["/box wrongType"]),
        (#"{"tags":["a","b"]}"#, "tags=a&tags=b", []),
        (#"{"tags":["a","b","a"]}"#, "tags=a&tags=b&tags=a", ["/tags tooManyElements 2"]),
        (#"{"tags":["x",1,{}]}"#, "tags=x&tags=y&tags=z", ["/tags tooManyElements 2"]),
        (#"{"rows":[{"a":"123456789"}]}"#, "rows.0.a=123456789", ["/rows/0/a tooManyTextBytes 8"]),
        (#"{"rows":[{"a":"1"},{},{"a":"1"}]}"#, "rows.0.a=1&rows.1.a=&rows.2.a=1", []),
        (
            #"{"rows":[{"x":1},{},{},{"inner":[{}]}],"y":1}"#,
            "rows.0.x=1&rows.1.a=&rows.2.a=&rows.3.a=&y=1",
            ["/rows tooManyCells 6", "/y unknownField"]
        ),
        (
            #"{"rows":[{"inner":[{},{"x":1}]},{"inner":[{"b":""}]}]}"#,
            "rows.0.inner.0.b=&rows.0.inner.1.x=1&rows.1.inner.0.b=&rows.1.inner.1.b=",
            ["/rows tooManyCells 6"]
        ),
    ]) func everyWayIn(_ json: String, _ post: String, _ expected: [String]) throws {
        let validator = FormValidator(try Self.form())
        #expect(Self.reported(validator.validate(.json(Array(json.utf8))).issues) == expected)
        #expect(Self.reported(validator.validate(.urlEncoded(Array(post.utf8))).issues) == expected)
    }

    /// Given values, and a data source.
    @Test(
        arguments: [
            ("text", .text("123456789"), ["/text tooManyTextBytes 8"]),
            ("text", .text(" 123 "), []),
            ("secret", .text(" 1234567 "), ["/secret tooManyTextBytes 8"]),
            ("price", .text("1,000,000"), ["/price tooManyTextBytes 8"]),
            ("tags", .choices(["a", "b", "a"]), ["/tags tooManyElements 2"]),
            ("rows", .rows([["a": .text("123456789")]]), ["/rows/0/a tooManyTextBytes 8"]),
            (
                "rows", .rows([FormRow](repeating: ["a": .text("1")], count: 4)),
                ["/rows tooManyCells 6"]
            ),
            (
                "rows",
                .rows([
                    ["inner": .rows([FormRow](repeating: ["b": .text("1")], count: 5))]
                ]),
                ["/rows tooManyCells 6"]
            ),
        ] as [(FieldName, FieldValue, [String])])
    func valuesOfAProgram(_ name: FieldName, _ value: FieldValue, _ expected: [String]) throws {
        let form = try Self.form()
        #expect(
            Self.reported(FormValidator(form).validate(.values([name: value])).issues) == expected)
        let source = FormDataSource(form: form)
        try source.updateValue(of: name, to: value, userInitiated: true)
        #expect(Self.reported(source.issues) == expected)
        // A refused value can be corrected.
        try source.updateValue(of: name, to: .empty, userInitiated: true)
        #expect(source.issues.isEmpty)
    }

    /// Rows with conditions are refused together, and evaluated again once there are few enough.
    @Test func rowsWithConditions() throws {
        let form = try Form(
            id: "f", title: "F", limits: FieldLimits(groupCells: 4),
            items: [
                .group(
                    "rows", title: "Rows",
                    items: [
                        .input("n", title: "N", value: .integer),
                        .input("twice", title: "Twice", value: .integer, computed: "n * 2"),
                    ])
            ])
        let source = FormDataSource(form: form)
        for (count, issues) in [(2, []), (3, ["/rows tooManyCells 4"]), (1, [])] {
            let rows = (0..<count).map { number -> FormRow in ["n": .integer(number)] }
            try source.updateValue(of: "rows", to: .rows(rows), userInitiated: true)
            #expect(Self.reported(source.issues) == issues)
            if issues.isEmpty {
                let last = FieldPath([.key("rows"), .index(count - 1), .key("twice")])
                #expect(source.value(at: last) == .integer((count - 1) * 2))
            }
        }
    }

    /// Conditions that were not evaluated because there were too many rows are evaluated once there
    /// are fewer.
    @Test func rowsThatWereTooMany() throws {
        let form = try Form(
            id: "f", title: "F", limits: FieldLimits(groupCells: 9),
            items: [
                .group(
                    "rows", title: "Rows",
                    items: [
                        .input("n", title: "N", value: .integer),
                        .input("twice", title: "Twice", value: .integer, computed: "n * 2"),
                        .input("note", title: "Note", visibleWhen: "n > 1"),
                    ]),
                .input("sum", title: "Sum", value: .integer, computed: "sum(rows.twice)"),
            ])
        let source = FormDataSource(form: form)
        let rows = (1...4).map { number -> FormRow in
            ["n": .integer(number), "note": .text("x")]
        }
        try source.updateValue(of: "rows", to: .rows(rows), userInitiated: true)
        #expect(Self.reported(source.issues) == ["/rows tooManyCells 9"])
        try source.removeRow(at: FieldPath([.key("rows"), .index(3)]), userInitiated: true)
        let fresh = FormDataSource(form: form)
        try fresh.updateValue(of: "rows", to: .rows(Array(rows.prefix(3))), userInitiated: true)
        #expect(source.issues.isEmpty && source.value(of: "sum") == .integer(12))
        #expect(source.value(of: "rows") == fresh.value(of: "rows"))
    }

    /// A small submission cannot cause calculated texts of unlimited size.
    @Test(.enabled(if: Laws.areMany, "takes long: FORMRUN_ROUNDS=10"))
    func calculatedTexts() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("t", title: "T"),
                .group(
                    "rows", title: "Rows",
                    items: ["a", "b"].map { .input($0, title: "A", computed: "t + 'x'") }),
            ])
        let text = String(repeating: "t", count: 65_000)
        let rows = [String](repeating: "{}", count: 1_000).joined(separator: ",")
        let report = FormValidator(form).validate(
            .json(Array(#"{"t":"\#(text)","rows":[\#(rows)]}"#.utf8)))
        #expect(Set(report.issues.map(\.code)) == [.tooManyBytes])
    }

    /// The result does not depend on the order of the fields in a row.
    @Test func theOrderOfFieldsDoesNotMatter() throws {
        let validator = FormValidator(try Self.form(FieldLimits(groupCells: 9)))
        let inner = #""inner":[{"b":"1"},{"z":1},{}]"#
        let reports = [
            #"{"rows":[{"a":"x",\#(inner)},{"q":1,\#(inner)}]}"#,
            #"{"rows":[{\#(inner),"a":"x"},{\#(inner),"q":1}]}"#,
        ].map { Self.reported(validator.validate(.json(Array($0.utf8))).issues) }
        #expect(reports == [["/rows tooManyCells 9"], ["/rows tooManyCells 9"]])
    }

    @Test func whatAFormHoldsUnlessItSaysOtherwise() throws {
        let validator = FormValidator(
            try Form(
                id: "f", title: "F",
                items: [
                    .input("text", title: "Text"),
                    .input("tags", title: "Tags", value: .choices, choices: ["a"]),
                    .group(
                        "rows", title: "Rows",
                        items: (0..<200).compactMap { FieldName("c\($0)") }
                            .map { .input($0, title: "C") }),
                ]))
        func reported(_ json: String) -> [String] {
            Self.reported(validator.validate(.json(Array(json.utf8))).issues)
        }
        func list(_ element: String, _ count: Int) -> String {
            "[" + [String](repeating: element, count: count).joined(separator: ",") + "]"
        }
        let text = String(repeating: "x", count: 65_536)
        #expect(reported(#"{"text":"\#(text)"}"#) == [])
        #expect(reported(#"{"text":"\#(text)x"}"#) == ["/text tooManyTextBytes 65536"])
        #expect(reported(#"{"tags":\#(list(#""a""#, 1_000))}"#) == [])
        #expect(reported(#"{"tags":\#(list(#""a""#, 1_001))}"#) == ["/tags tooManyElements 1000"])
        #expect(reported(#"{"rows":\#(list("{}", 500))}"#) == [])
        #expect(reported(#"{"rows":\#(list("{}", 501))}"#) == ["/rows tooManyCells 100000"])
    }

    @Test(arguments: [(-1, 1), (0, 1), (1, 1), (.max, 1 << 30)])
    func limitsAreBounded(_ given: Int, _ held: Int) {
        let limits = FieldLimits(textBytes: given, listElements: given, groupCells: given)
        #expect(
            [limits.textBytes, limits.listElements, limits.groupCells] == [held, held, held])
    }
}
