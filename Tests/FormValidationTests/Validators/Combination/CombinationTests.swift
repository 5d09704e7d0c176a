import FormModel
import FormValidation
import Testing

/// Nested validators in form files, and the diagnostics for mistakes in them.
@Suite struct CombinationTests {
    static func read(
        _ validators: String, _ type: String = "text", more: String = ""
    ) -> Result<Form, FormDocumentError> {
        let choices = type.hasPrefix("choice") ? #","choices":["a","bb","ccc"]"# : ""
        let form = """
            {"formrun":1,"id":"f","title":"F","items":[
            {"type":"input","name":"a","title":"A","value":"\(type)"\(choices)\(more),"validators":
            [\(validators)]},
            {"type":"input","name":"b","title":"B"}]}
            """
        return Result { () throws(FormDocumentError) in
            try FormDocument.read(Array(form.utf8), vocabulary: .standard)
        }
    }

    /// The diagnostics of the validators, on the third line of the form: `column:code`.
    static func problems(_ validators: String, _ type: String = "text") -> [String] {
        guard case .failure(let error) = read(validators, type) else { return [] }
        return error.diagnostics.map { "\($0.position.column):\($0.code)" }
    }

    static func codes(_ validators: String, _ json: String) throws -> [String] {
        try codes(validators, "text", json)
    }

    static func codes(_ validators: String, _ type: String, _ json: String) throws
        -> [String]
    {
        let validator = FormValidator(try read(validators, type).get())
        return validator.validate(.json(Array(#"{"a":\#(json),"b":"other"}"#.utf8))).issues.map {
            let severity = $0.severity == .warning ? "warning " : ""
            return "\(severity)\($0.path) \($0.code)"
        }
    }

    @Test(arguments: [
        (#"{"anyOf":["email",{"length":{"max":3}}]}"#, "text"),
        (#"{"anyOf":{"validators":["email"]}}"#, "text"), (#"{"not":"email"}"#, "text"),
        (#"{"not":{"length":{"max":3}}}"#, "text"),
        (#"{"not":{"validator":{"length":{"max":3}}}}"#, "text"),
        (#"{"each":[{"length":{"max":3}},"stopOnFirst",{"pattern":"[a-z]+"}]}"#, "choices"),
        (#"{"warning":{"anyOf":[{"not":{"oneOf":["x"]}},{"warning":"email"}]}}"#, "text"),
        (#""stopOnFirst","required""#, "text"), (#"{"warning":"required"}"#, "date"),
    ])
    func accepts(_ row: (validators: String, type: String)) {
        #expect(CombinationTests.problems(row.validators, row.type).isEmpty)
    }

    /// Each diagnostic has the position of the nested validator.
    @Test(
        arguments: [
            (#"{"anyOf":["email","emial"]}"#, "text", ["20:unknownValidator"]),
            (#"{"anyOf":["email",{"lenght":{"max":3}}]}"#, "text", ["21:unknownValidator"]),
            (
                #"{"anyOf":["email",{"length":{"mxa":3}}]}"#, "text",
                ["20:missingParameter", "31:unknownParameter"]
            ),
            (#"{"anyOf":["email",{"length":{"min":3,"max":2}}]}"#, "text", ["20:emptyRange"]),
            (
                #"{"anyOf":["email",{"not":{"length":{"min":3,"max":2}}}]}"#, "text",
                ["27:emptyRange"]
            ),
            (#"{"anyOf":["email",{"pattern":"("}]}"#, "text", ["20:badPattern"]),
            (#"{"anyOf":["email",{"range":{"min":3}}]}"#, "text", ["20:unsuitableValidator"]),
            (#"{"each":["email",{"range":{"min":3}}]}"#, "choices", ["19:unsuitableValidator"]),
            (#"{"each":["email"]}"#, "text", ["2:unsuitableValidator"]),
            (#"{"not":{"sameAs":"c"}}"#, "text", ["9:unknownField"]),
            (#"{"warning":{"sameAs":"c"}}"#, "text", ["13:unknownField"]),
            (#"{"anyOf":[]}"#, "text", ["11:badParameter"]),
            (#"{"anyOf":"email"}"#, "text", ["11:badParameter"]),
            (#"{"anyOf":[1,{"a":1,"b":2}]}"#, "text", ["12:wrongType", "14:wrongType"]),
            (#""anyOf""#, "text", ["2:missingParameter"]),
            (#""not""#, "text", ["2:missingParameter"]),
            (#"{"not":{}}"#, "text", ["2:missingParameter"]),
            (#"{"not":1}"#, "text", ["9:wrongType"]),
            (#"{"not":{"emial":1}}"#, "text", ["10:unknownValidator"]),
            (#"{"not":{"email":1,"required":2}}"#, "text", ["9:wrongType"]),
            (#"{"warning":["email"]}"#, "text", ["13:wrongType"]),
            (#"{"stopOnFirst":true}"#, "text", ["17:missingParameter"]),
            (#"{"anyOf":{"validators":["email"],"others":[]}}"#, "text", ["35:unknownParameter"]),
        ] as [(String, String, [String])])
    func refuses(_ row: (validators: String, type: String, problems: [String])) {
        #expect(CombinationTests.problems(row.validators, row.type) == row.problems)
    }

    @Test func nestingEndsSomewhere() {
        func nested(_ depth: Int) -> String {
            String(repeating: #"{"not":"#, count: depth) + #""email""#
                + String(repeating: "}", count: depth)
        }
        #expect(CombinationTests.problems(nested(16)).isEmpty)
        #expect(CombinationTests.problems(nested(17)) == ["\(2 + 17 * 7):validatorsTooDeep"])
        #expect(
            CombinationTests.problems(nested(40)).map { $0.split(separator: ":")[1] } == [
                "validatorsTooDeep"
            ]
        )
    }

    /// Custom messages of an item may use the codes and parameters of nested validators.
    @Test(
        arguments: [
            (#"{"each":[{"length":{"max":3}}]}"#, "choices", #"{"tooLong":"{max} {actual}"}"#, []),
            (
                #"{"each":[{"length":{"max":3}}]}"#, "choices", #"{"tooLong":"{min}"}"#,
                ["unknownPlaceholder"]
            ),
            (
                #"{"each":[{"length":{"max":3}}]}"#, "choices", #"{"tooShort":"x"}"#,
                ["unknownMessageCode"]
            ),
            (
                #"{"warning":{"sameAs":"b"}},"stopOnFirst""#, "text",
                #"{"notTheSame":"{otherTitle}"}"#, []
            ),
            (#"{"anyOf":["email"]}"#, "text", #"{"email":"x"}"#, ["unknownMessageCode"]),
            (#"{"anyOf":["email"]}"#, "text", #"{"anyOf":"x"}"#, []),
            (#"{"not":"email"}"#, "text", #"{"not":"x"}"#, []),
            (#""stopOnFirst""#, "text", #"{"email":"x"}"#, ["unknownMessageCode"]),
        ] as [(String, String, String, [String])])
    func codesPassThrough(
        _ row: (validators: String, type: String, messages: String, codes: [String])
    ) {
        let read = CombinationTests.read(
            row.validators, row.type, more: #","messages":\#(row.messages)"#)
        guard case .failure(let error) = read else {
            #expect(row.codes.isEmpty)
            return
        }
        #expect(error.diagnostics.map(\.code.rawValue) == row.codes)
    }

    @Test func whatIsReadPassesThrough() throws {
        let nested: [any Validator] = [
            .anyOf([.email, .sameAs("b")]), .not(.sameAs("b")), .warning(.anyOf([.sameAs("b")])),
        ]
        for validator in nested { #expect(validator.facts.reads == ["b"]) }
        let source = FormDataSource(
            form: try Form(
                id: "f", title: "F",
                items: [
                    .input("a", title: "A", validators: [.anyOf([.email, .sameAs("b")])]),
                    .input("b", title: "B"),
                ]))
        try source.updateValue(of: "a", to: .text("x"), userInitiated: true)
        #expect(source.issues.map(\.code) == [.anyOf])
        try source.updateValue(of: "b", to: .text("x"), userInitiated: true)
        #expect(source.issues.isEmpty)
    }

    @Test func factsOfNestedValidatorsAreReported() throws {
        let form = try CombinationTests.read(#"{"each":[{"length":{"min":2,"max":2}}]}"#, "choices")
            .get()
        let validator = FormValidator(form)
        let report = validator.validate(.json(Array(#"{"a":["a","bb","ccc"]}"#.utf8)))
        #expect(report.issues.map(\.path.description) == ["/a/0", "/a/2"])
        #expect(
            report.issues.map(\.parameters) == [
                ["min": .integer(2), "max": .integer(2), "actual": .integer(1)],
                ["min": .integer(2), "max": .integer(2), "actual": .integer(3)],
            ])
        #expect(
            report.issues.map(validator.message) == [
                "A (entry 1) must have exactly 2 characters.",
                "A (entry 3) must have exactly 2 characters.",
            ])
    }
}
