import FormModel
import FormValidation
import Testing

/// Answers of hosts of Adaptive Cards.
@Suite struct AdaptiveAnswerTests {
    private static func form() throws -> Form {
        try Form(
            id: "answer", title: "Answer",
            items: [
                .input("name", title: "Name", validators: [.required]),
                .input("count", title: "Count", value: .integer),
                .input("box", title: "Box", value: .boolean),
                .input("many", title: "Many", value: .choices, choices: ["a", "b", "c"]),
                .input("list", title: "List", value: .texts),
                .input("text", title: "Text", value: .multiline),
                .input("day", title: "Day", value: .date),
                .group(
                    "rows", title: "Rows",
                    items: [
                        .input("tags", title: "Tags", value: .choices, choices: ["a", "b"]),
                        .input("price", title: "Price", value: .decimal),
                    ]),
            ])
    }

    private static func validate(_ text: String) throws -> ValidationReport {
        try FormValidator(form()).validate(.adaptive(text))
    }

    @Test(
        arguments: [
            (#"{"name":"A","count":"12"}"#, "count", .integer(12)),
            (#"{"name":"A","count":12}"#, "count", .integer(12)),
            (#"{"name":"A","count":""}"#, "count", .empty),
            (#"{"name":"A","count":null}"#, "count", .empty),
            (#"{"name":"A","box":"true"}"#, "box", .boolean(true)),
            (#"{"name":"A","box":"false"}"#, "box", .boolean(false)),
            (#"{"name":"A","box":true}"#, "box", .boolean(true)),
            // Only browsers leave out a box that is not ticked.
            (#"{"name":"A"}"#, "box", .empty), (#"{"name":"A","box":""}"#, "box", .empty),
            (#"{"name":"A","many":"a,c"}"#, "many", .choices(["a", "c"])),
            (#"{"name":"A","many":"b"}"#, "many", .choices(["b"])),
            (#"{"name":"A","many":["a","b"]}"#, "many", .choices(["a", "b"])),
            (#"{"name":"A","many":""}"#, "many", .empty),
            (#"{"name":"A","many":[]}"#, "many", .empty),
            (#"{"name":"A","list":"one\r\ntwo, three"}"#, "list", .texts(["one", "two, three"])),
            (#"{"name":"A","text":"a\r\nb\u00e9\ud83d\ude00\"\\"}"#, "text", .text("a\nbé😀\"\\")),
            (#"{"name":"A+%41"}"#, "name", .text("A+%41")),
            (#"{"n\u0061me":"A"}"#, "name", .text("A")),
            (#"{"name":"A","form-page":"card1","form-button":"go"}"#, "name", .text("A")),
            (
                #"{"name":"A","rows.1.tags":"a,b","rows.0.price":"1.5"}"#, "rows",
                .rows([
                    FormRow([("price", .decimal(ExactDecimal(15, exponent: -1)))]),
                    FormRow([("tags", .choices(["a", "b"]))]),
                ])
            ),
        ] as [(String, FieldName, FieldValue)])
    func answersAreRead(_ row: (text: String, name: FieldName, value: FieldValue)) throws {
        let report = try Self.validate(row.text)
        #expect(report.issues.isEmpty)
        #expect(report[row.name] == row.value)
    }

    @Test(arguments: [
        (#"{"name":""}"#, ["/name required 9"]), (#"{}"#, ["/name required -1"]),
        (#"{"name":"A","count":"x"}"#, ["/count wrongType 21"]),
        (#"{"name":"A","many":"a,z"}"#, ["/many/1 notAChoice 20"]),
        (#"{"name":{"a":1}}"#, ["/name wrongType 8"]), (#"{"name":[1]}"#, ["/name wrongType 8"]),
        (#"{"name":["A","B"]}"#, ["/name repeatedField 14"]),
        (#"{"name":"A","many":[["a"]]}"#, ["/many wrongType 19"]),
        (#"{"name":"A","nam":"B"}"#, ["/nam unknownField 13"]),
        (#"{"name":"A","rows.0.tags":"z"}"#, ["/rows/0/tags/0 notAChoice 27"]),
        (#"{"name":"A","day":"31"}"#, ["/day wrongType 19"]),
        (#"{"name":"A","name":"B"}"#, [" duplicateKey 12"]), (#"[]"#, [" notAnObject 0"]),
        (#""A""#, [" notAnObject 0"]), (#"{"name":"A""#, [" malformedJSON 11"]),
        (#"name=A"#, [" malformedJSON 0"]), ("", [" malformedJSON 0"]),
        (#"{"name":"\ud800"}"#, [" malformedJSON 9"]),
    ])
    func issuesHavePlaces(_ row: (text: String, reported: [String])) throws {
        let reported = try Self.validate(row.text).issues.map {
            "\($0.path) \($0.code) \($0.offset ?? -1)"
        }
        #expect(reported == row.reported)
    }

    @Test(
        arguments: [
            (#"{"name":"A","count":"1"}"#, []),
            (#"{"name":"A","count":"1","box":""}"#, ["tooManyMembers"]),
            (#"{"name":"\#(String(repeating: "a", count: 60))"}"#, ["tooManyBytes"]),
            (#"{"name":[["A"]]}"#, ["tooDeep"]), (#"{"rows.0.price.x.y":"A"}"#, ["tooDeep"]),
        ] as [(String, [String])])
    func limitsAreThoseOfSubmissions(_ row: (text: String, codes: [String])) throws {
        let limits = JSONLimits(bytes: 60, depth: 2, members: 3)
        let report = FormValidator(try Self.form(), limits: limits).validate(.adaptive(row.text))
        #expect(report.issues.map(\.code.rawValue) == row.codes)
    }

    /// A card still sends what another answer on it has hidden.
    @Test func whatAnAnswerHidesIsNoIssue() throws {
        let form = try Form(
            id: "h", title: "H",
            items: [
                .input("more", title: "More", value: .boolean),
                .input("why", title: "Why", visibleWhen: "more == true"),
            ])
        let report = FormValidator(form).validate(.adaptive(#"{"more":"false","why":"x"}"#))
        #expect(report.issues.isEmpty && report["why"] == .empty)
    }

    @Test func nothingIsDescribedButTheSize() {
        #expect(Submission.adaptive("{}").description == "adaptive (2 bytes)")
    }
}
