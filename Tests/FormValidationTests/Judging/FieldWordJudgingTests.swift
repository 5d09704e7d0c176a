import FormModel
import FormValidation
import Testing

/// Choices of numbers, choices that stand alone, titles of yes and no, and units in submissions.
@Suite struct FieldWordJudgingTests {
    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "n", title: "N", value: .integer,
                    choices: [1, 2, .number(3, title: "Three or more")]),
                .input(
                    "d", title: "D", value: .decimal,
                    choices: [.number(5, visibleWhen: "n == 1"), 7]),
                .input(
                    "s", title: "S", value: .choices,
                    choices: ["a", "b", Choice("none", title: "None", isExclusive: true)]),
                .input("b", title: "B", value: .boolean, trueTitle: "On", falseTitle: "Off"),
                .input("u", title: "U", value: .decimal, unit: "cm"),
                .group(
                    "g", title: "G",
                    items: [
                        .input("k", title: "K", value: .integer, choices: [0, 10]),
                        .input(
                            "c", title: "C", value: .choices,
                            choices: ["x", Choice("no", isExclusive: true)]),
                    ]),
                .input("sum", title: "Sum", value: .integer, computed: "sum(g.k)"),
            ])
    }

    @Test(
        arguments: [
            (#"{"n":3}"#, []), (#"{"n":3.0}"#, []), (#"{"n":null}"#, []),
            (#"{"n":4}"#, ["/n notAChoice"]), (#"{"n":"3"}"#, ["/n wrongType"]),
            (#"{"n":1,"d":5.00}"#, []), (#"{"n":2,"d":5}"#, ["/d notAChoice"]),
            (#"{"d":0.7e1}"#, []), (#"{"d":6}"#, ["/d notAChoice"]),
            (#"{"s":["none"]}"#, []), (#"{"s":["a","b"]}"#, []),
            (#"{"s":["a","none"]}"#, ["/s notAlone"]),
            (#"{"s":["none","none"]}"#, ["/s notAlone"]),
            (#"{"b":"On"}"#, ["/b wrongType"]), (#"{"u":"5 cm"}"#, ["/u wrongType"]),
            (#"{"g":[{"k":10},{"k":0,"c":["no"]}],"sum":10}"#, []),
            (
                #"{"g":[{"k":10},{"k":5,"c":["no","x"]}]}"#,
                ["/g/1/k notAChoice", "/g/1/c notAlone"]
            ),
        ] as [(String, [String])])
    func json(_ row: (json: String, reported: [String])) throws {
        let report = FormValidator(try Self.form()).validate(.json(Array(row.json.utf8)))
        #expect(report.issues.map { "\($0.path) \($0.code)" } == row.reported)
    }

    @Test(
        arguments: [
            ("n=3.0", "n", .integer(3)), ("n=Three+or+more", "n", .integer(3)),
            ("b=Off", "b", .boolean(false)), ("b=true", "b", .boolean(true)),
            ("u=1.5+cm", "u", .decimal(ExactDecimal(15, exponent: -1))),
        ] as [(String, FieldName, FieldValue)])
    func posts(_ row: (post: String, name: FieldName, value: FieldValue)) throws {
        let report = FormValidator(try Self.form()).validate(.urlEncoded(row.post))
        #expect(report.issues.isEmpty && report[row.name] == row.value)
    }

    @Test(
        arguments: MessageCatalog.all.map(\.language))
    func theMessageSaysTheTitle(_ language: LanguageTag?) throws {
        let form = try Self.form()
        let report = FormValidator(form).validate(.json(Array(#"{"s":["a","none"]}"#.utf8)))
        let issue = try #require(report.issues.first)
        #expect(issue.parameters["choice"] == .text("none"))
        for catalog in MessageCatalog.all where catalog.language == language {
            #expect(catalog.message(for: issue, in: form).contains("None"))
        }
    }
}
