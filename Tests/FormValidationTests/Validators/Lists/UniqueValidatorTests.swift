import FormModel
import FormValidation
import Testing

@Suite struct UniqueValidatorTests {
    private static func group(_ field: FormItem, by: FieldName? = "a") throws -> FormValidator {
        FormValidator(
            try Form(
                id: "f", title: "F",
                items: [
                    .group(
                        "g", title: "G",
                        items: [field, .group("h", title: "H", items: [.input("x", title: "X")])],
                        validators: [by.map { .unique(by: $0) } ?? .unique])
                ]))
    }

    private static func paths(_ validator: FormValidator, _ values: [String]) -> [String] {
        let rows = values.map { $0 == "-" ? "{}" : #"{"a":\#($0)}"# }.joined(separator: ",")
        return validator.validate(.json(Array(#"{"g":[\#(rows)]}"#.utf8))).issues
            .filter { $0.code == .unique }.map { "\($0.path)" }
    }

    static let rows: [(type: ValueType, values: [String], repeats: [Int])] = [
        (.text, [], []), (.text, [#""x""#], []), (.text, [#""x""#, #""y""#, #""X""#], []),
        (.text, [#""x""#, #""y""#, #"" x ""#, #""\u0078""#], [2, 3]),
        // Empty values do not count as equal, and unreadable ones have their own issue.
        (.text, ["-", #""""#, "null", "1", "1"], []),
        // Composed and decomposed characters are different texts.
        (.text, [#""\u00e9""#, #""e\u0301""#], []),
        (.integer, ["1", "1e0", "10", "1.0"], [1, 3]),
        (.decimal, ["1.5", "1.50", "15e-1", "1.51", "0", "-0"], [1, 2, 5]),
        (.boolean, ["true", "false", "true"], [2]),
        (.date, [#""2024-02-29""#, #""2024-02-28""#, #""2024-02-29""#], [2]),
        (
            .localDateTime,
            [#""2024-02-29T10:00""#, #""2024-02-29T10:01""#, #""2024-02-29 10:00:00.0""#], [2]
        ),
        (.choice, [#""p""#, #""q""#, #""p""#], [2]),
        (.choices, [#"["p","q"]"#, #"["q","p"]"#, #"["p"]"#, #"["p","q"]"#, "[]", "[]"], [3]),
    ]

    @Test(arguments: rows)
    func ofRows(_ row: (type: ValueType, values: [String], repeats: [Int])) throws {
        let offers = row.type == .choice || row.type == .choices
        let validator = try Self.group(
            .input("a", title: "A", value: row.type, choices: offers ? ["p", "q"] : []))
        #expect(Self.paths(validator, row.values) == row.repeats.map { "/g/\($0)/a" })
    }

    @Test func canonicalFormsAreCompared() throws {
        let validator = try Self.group(
            .input("a", title: "A", formatter: AnyFormatter.phone))
        #expect(Self.paths(validator, [#""2125550123""#, #""+1 212 555 0123""#]) == ["/g/1/a"])
        let secret = try Self.group(.secureInput("a", title: "A"))
        #expect(Self.paths(secret, [#""x""#, #"" x""#, #""x""#]) == ["/g/2/a"])
    }

    @Test func ofChoices() throws {
        let harness = try ValidatorHarness(.choices, choices: ["x", "y"], [.unique])
        #expect(harness.issues(#"["x","y"]"#).isEmpty && harness.issues("[]").isEmpty)
        let issues = harness.issues(#"["x","y","x","x"]"#)
        #expect(issues.map { "\($0.path) \($0.code)" } == ["/a/2 unique", "/a/3 unique"])
    }

    @Test func factsAndSentence() throws {
        let validator = try Self.group(.input("a", title: "Name"))
        let report = validator.validate(.json(Array(#"{"g":[{"a":"x"}, {"a":"x"}]}"#.utf8)))
        let issue = try #require(report.issues.first)
        #expect(issue.parameters == ["by": .text("a")] && issue.offset == 22)
        #expect(
            validator.message(for: issue)
                == "Name repeats an earlier entry; each must be different.")
    }

    @Test func definitions() {
        func codes(_ item: FormItem) -> [DefinitionCode] {
            do throws(FormDefinitionError) {
                _ = try Form(id: "f", title: "F", items: [item])
                return []
            } catch {
                return error.problems.map(\.code)
            }
        }
        func group(_ by: FieldName?) -> FormItem {
            .group(
                "g", title: "G",
                items: [
                    .input("a", title: "A"),
                    .group("h", title: "H", items: [.input("x", title: "X")]),
                ], validators: [by.map { .unique(by: $0) } ?? .unique])
        }
        #expect(codes(group("a")) == [])
        #expect(codes(group(nil)) == [.missingParameter])
        #expect(codes(group("x")) == [.unknownField], "that of the row, not deeper")
        #expect(codes(group("h")) == [.unsuitableValidator])
        #expect(
            codes(
                .input(
                    "a", title: "A", value: .choices, choices: ["x"], validators: [.unique(by: "a")]
                ))
                == [.unknownParameter])
        #expect(ValidatorHarness.suitable(.unique) == [.choices, .texts, .group])
    }

    /// The cost is linear in the number of rows, not quadratic.
    @Test func manyRows() throws {
        let validator = FormValidator(
            try Form(
                id: "f", title: "F",
                items: [
                    .group(
                        "g", title: "G", max: 3_000, items: [.input("a", title: "A")],
                        validators: [.unique(by: "a")])
                ]))
        let rows = (0..<3_000).map { #"{"a":"\#($0 % 2_999)"}"# }.joined(separator: ",")
        let report = validator.validate(.json(Array(#"{"g":[\#(rows)]}"#.utf8)))
        #expect(report.issues.map { "\($0.path)" } == ["/g/2999/a"])
    }

    // MARK: Several fields

    @Test(
        arguments: [
            (#"{"a":"x","b":1},{"a":"x","b":2},{"a":"y","b":1}"#, []),
            (#"{"a":"x","b":1},{"a":"y","b":1},{"a":"x","b":1}"#, ["/g/2/a unique"]),
            // A row without one of the values repeats no other.
            (#"{"a":"x"},{"a":"x"},{"a":"x","b":1}"#, []),
            (
                #"{"a":"x","b":1},{"a":"x","b":1},{"a":"x","b":1}"#,
                ["/g/1/a unique", "/g/2/a unique"]
            ),
        ] as [(String, [String])])
    func severalFields(_ row: (rows: String, issues: [String])) throws {
        let text = """
            {"formrun":1,"id":"f","title":"F","items":[{"type":"group","name":"g","title":"G","items":[
             {"type":"input","name":"a","title":"A"},
             {"type":"input","name":"b","title":"B","value":"integer"}],
             "validators":[{"unique":{"by":["a","b"]}}]}]}
            """
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
        let report = FormValidator(form).validate(.json(Array(#"{"g":[\#(row.rows)]}"#.utf8)))
        #expect(report.issues.map { "\($0.path) \($0.code)" } == row.issues)
        #expect(report.issues.allSatisfy { $0.parameters == ["by": .text("a, b")] })
    }

    @Test func severalFieldsAreChecked() {
        func codes(_ by: [FieldName]) -> [DefinitionCode] {
            do throws(FormDefinitionError) {
                let items: [FormItem] = [.input("a", title: "A"), .input("b", title: "B")]
                _ = try Form(
                    id: "f", title: "F",
                    items: [.group("g", title: "G", items: items, validators: [.unique(by: by)])])
                return []
            } catch {
                return error.problems.map(\.code)
            }
        }
        #expect(codes(["a", "b"]).isEmpty)
        #expect(codes(["a", "c"]) == [.unknownField] && codes(["a", "a"]) == [.duplicateField])
    }
}
