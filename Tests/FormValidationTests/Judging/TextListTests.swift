import FormModel
import FormValidation
import TestSupport
import Testing

/// Lists of free texts: sent, posted, typed, given, validated and displayed.
@Suite struct TextListTests {
    private static func form(
        _ validators: [any Validator] = [], limits: FieldLimits = FieldLimits()
    ) throws -> Form {
        try Form(
            id: "f", title: "F", limits: limits,
            items: [
                .input("tags", title: "Tags", value: .texts, validators: validators),
                .input("other", title: "Other", value: .texts),
                .input("first", title: "First", visibleWhen: "'red' in tags && count(tags) > 1"),
                .group("rows", title: "Rows", items: [.input("t", title: "T", value: .texts)]),
            ])
    }

    private static func reported(_ report: ValidationReport) -> [String] {
        report.issues.map { "\($0.path) \($0.code)" }
    }

    private static func list(_ texts: String...) -> FieldValue { .texts(texts) }

    // MARK: Reading

    @Test(
        arguments: [
            (#"["red","green"]"#, list("red", "green"), []), ("[]", .empty, []),
            ("null", .empty, []), (#""""#, .empty, []),
            // Each text is trimmed; an empty one is refused, so that the indices of the others stay
            // valid.
            (#"[" red ","\u0067reen"]"#, list("red", "green"), []),
            (
                #"["red",""," \t"]"#, .empty, ["/tags/1 emptyElement", "/tags/2 emptyElement"]
            ),
            (#"["a, b","a; b"]"#, list("a, b", "a; b"), []),
            (
                #"["red",1,null,["x"],{}]"#, .empty,
                [
                    "/tags/1 wrongType", "/tags/2 wrongType", "/tags/3 wrongType",
                    "/tags/4 wrongType",
                ]
            ),
            (#""red""#, .empty, ["/tags wrongType"]), ("1", .empty, ["/tags wrongType"]),
            ("{}", .empty, ["/tags wrongType"]),
        ] as [(String, FieldValue, [String])])
    func json(_ row: (json: String, value: FieldValue, reported: [String])) throws {
        let validator = FormValidator(try Self.form())
        let report = validator.validate(.json(Array(#"{"tags":\#(row.json)}"#.utf8)))
        #expect(Self.reported(report) == row.reported && report["tags"] == row.value)
        for issue in report.issues where issue.code == .wrongType {
            let isElement = issue.path.steps.count > 1
            #expect(issue.parameters["expected"] == .text(isElement ? "text" : "texts"))
        }
    }

    /// Empty entries of a form post are ignored, and a `textarea` sends one text a line.
    @Test(
        arguments: [
            ("tags=red&tags=green", list("red", "green"), []),
            ("tags[]=red&tags[]=green", list("red", "green"), []),
            ("tags=", .empty, []), ("tags=&tags=+red+&tags=", list("red"), []),
            ("tags=red%0D%0Agreen%0D%0A%0D%0A+blue", list("red", "green", "blue"), []),
            ("tags=red%0Agreen&tags=blue", list("red", "green", "blue"), []),
            ("tags=red&tags=%FF", .empty, ["/tags/1 malformedText"]),
            ("rows[0][t]=a&rows[0][t][]=b%0Ac", .empty, []),
        ] as [(String, FieldValue, [String])])
    func posts(_ row: (body: String, value: FieldValue, reported: [String])) throws {
        let validator = FormValidator(try Self.form())
        let report = validator.validate(.urlEncoded(Array(row.body.utf8)))
        #expect(Self.reported(report) == row.reported && report["tags"] == row.value)
        if row.body.hasPrefix("rows") {
            #expect(report["rows"].rowList.first?["t"] == Self.list("a", "b", "c"))
        }
    }

    @Test(arguments: [
        ("red", list("red")), ("red\ngreen\n", list("red", "green")),
        ("\n red \r\n\n\tgreen", list("red", "green")), ("a, b", list("a, b")), (" \n ", .empty),
    ])
    func typed(_ row: (typed: String, value: FieldValue)) throws {
        let source = FormDataSource(form: try Self.form())
        try source.updateValue(of: "tags", to: .text(row.typed), userInitiated: true)
        #expect(source.value(of: "tags") == row.value && source.isValid)
        // A displayed list can be typed again.
        let again = FormDataSource(form: source.form)
        let shown = source.displayText(of: "tags")
        try again.updateValue(of: "tags", to: .text(shown), userInitiated: true)
        #expect(again.value(of: "tags") == row.value && again.displayText(of: "tags") == shown)
    }

    @Test func givenByTheProgram() throws {
        let source = FormDataSource(form: try Self.form())
        try source.updateValue(of: "tags", to: Self.list(" red "), userInitiated: false)
        #expect(source.value(of: "tags") == Self.list("red"))
        try source.updateValue(of: "tags", to: Self.list("red", ""), userInitiated: false)
        #expect(source.issues.map(\.code) == [.emptyElement])
        try source.updateValue(of: "tags", to: .choices(["red"]), userInitiated: false)
        #expect(source.issues.map(\.code) == [.wrongType])
        try source.updateValue(of: "tags", to: Self.list(), userInitiated: false)
        #expect(source.value(of: "tags") == .empty && source.isValid)
        #expect(Self.list("a") != .choices(["a"]) && Self.list("a") == Self.list("a"))
    }

    /// All kinds of input of the same texts have the same value and the same issues.
    @Test func everyWayInIsTheSame() throws {
        let form = try Self.form([
            .required, .count(min: 2, max: 3), .unique,
            .each([.length(min: 2), .pattern("[a-z,]+")]),
        ])
        let validator = FormValidator(form)
        var numbers = SeededNumbers(seed: 84)
        let texts = ["red", "green", "a,b", "x", "RED", "é", "red"]
        var codes: Set<IssueCode> = []
        for _ in Laws.rounds(300, share: 3) {
            let list = (0..<numbers.below(5)).map { _ in texts[numbers.below(texts.count)] }
            let json = list.map { "\"\($0)\"" }.joined(separator: ",")
            let expected = validator.validate(.json(Array(#"{"tags":[\#(json)]}"#.utf8)))
            codes.formUnion(expected.issues.map(\.code))
            let names = list.map { "tags=\($0)" }.joined(separator: "&")
            let lines = list.joined(separator: "\n")
            for report in [
                validator.validate(.urlEncoded(Array(names.utf8))),
                validator.validate(.urlEncoded(Array("tags=\(lines)".utf8))),
                validator.validate(.values(["tags": .texts(list)])),
                validator.validate(.values(["tags": .text(lines)])),
            ] {
                #expect(Self.reported(report) == Self.reported(expected))
                #expect(report["tags"] == expected["tags"])
            }
            let source = FormDataSource(form: form)
            try source.updateValue(of: "tags", to: .text(lines), userInitiated: true)
            #expect(source.issues.map { "\($0.path) \($0.code)" } == Self.reported(expected))
        }
        #expect(codes == [.required, .tooFew, .tooMany, .unique, .tooShort, .pattern])
    }

    // MARK: Judging

    @Test(
        arguments: [
            ([.required], "[]", ["/tags required"]),
            ([.each([.email])], #"["a@b.example","x"]"#, ["/tags/1 email"]),
            (
                [.each([.length(max: 3), .oneOf(["red"])])], #"["green"]"#,
                ["/tags/0 tooLong", "/tags/0 oneOf"]
            ),
            ([.unique], #"["a"," a","b","a"]"#, ["/tags/1 unique", "/tags/3 unique"]),
            ([.count(min: 2)], #"["a"]"#, ["/tags tooFew"]),
            ([.oneOf(["a"])], #"["a","b"]"#, ["/tags/1 oneOf"]),
            ([.noneOf(["b"])], #"["a","b"]"#, ["/tags/1 noneOf"]),
            ([.differentFrom("other")], #"["a"]"#, ["/tags notDifferent"]),
        ] as [([any Validator], String, [String])])
    func validators(_ row: (validators: [any Validator], json: String, reported: [String])) throws {
        let validator = FormValidator(try Self.form(row.validators))
        let body = #"{"tags":\#(row.json),"other":["a"]}"#
        #expect(Self.reported(validator.validate(.json(Array(body.utf8)))) == row.reported)
    }

    @Test func limits() throws {
        let limits = FieldLimits(textBytes: 4, listElements: 2)
        let validator = FormValidator(try Self.form(limits: limits))
        func reported(_ body: String) -> [String] {
            Self.reported(validator.validate(.json(Array(#"{"tags":\#(body)}"#.utf8))))
        }
        #expect(reported(#"["1234"," 1234 "]"#) == [])
        #expect(reported(#"["1234","12345"]"#) == ["/tags/1 tooManyTextBytes"])
        #expect(reported(#"["1","2","3"]"#) == ["/tags tooManyElements"])
        #expect(reported(#"["","2","12345"]"#) == ["/tags tooManyElements"])
        let report = validator.validate(.values(["tags": .text("1\n\n2\n12345")]))
        #expect(Self.reported(report) == ["/tags tooManyElements"])
        let long = validator.validate(.json(Array(#"{"tags":["12345"]}"#.utf8)))
        #expect(long.issues.first?.parameters == ["max": .integer(4)])
    }

    @Test func expressions() throws {
        let source = FormDataSource(form: try Self.form())
        for (texts, isVisible) in [
            (["red", "blue"], true), (["red"], false), (["blue", "green"], false), ([], false),
        ] {
            try source.updateValue(of: "tags", to: .texts(texts), userInitiated: true)
            #expect(source.isVisible("first") == isVisible)
        }
    }

    @Test func definitions() throws {
        for validator: any Validator in [.length(max: 3), .email, .pattern("a"), .range(1...2)] {
            #expect(ValidatorHarness.problems(.texts, validator) == [.unsuitableValidator])
        }
        for validator: any Validator in [.count(max: 3), .unique, .each([.email]), .required] {
            #expect(ValidatorHarness.problems(.texts, validator).isEmpty)
        }
        let item = #""type":"input","name":"a","title":"A","value":"texts""#
        func problems(_ more: String) -> [String] {
            let text = #"{"formrun":1,"id":"f","title":"F","items":[{\#(item),\#(more)}]}"#
            do throws(FormDocumentError) {
                let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
                return ["\(form.items[0].defaultValue)"]
            } catch {
                return error.diagnostics.map(\.code.rawValue)
            }
        }
        #expect(problems(#""default":["x"," y"]"#) == ["\(Self.list("x", " y"))"])
        #expect(problems(#""default":["x",""]"#) == ["invalidDefault"])
        #expect(problems(#""default":["x",1]"#) == ["wrongType"])
        #expect(problems(#""default":"x""#) == ["wrongType"])
        #expect(problems(#""choices":["x"]"#) == ["misplacedKey"])
        #expect(
            problems(#""messages":{"emptyElement":"No.","tooManyElements":"{max}"}"#) == ["empty"])
    }
}
