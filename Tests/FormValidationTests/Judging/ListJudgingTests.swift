import FormModel
import FormValidation
import TestSupport
import Testing

/// Choices of lists in submissions.
@Suite struct ListJudgingTests {
    private static let symptoms = ChoiceList(
        "symptoms", columns: [.init("score", type: .integer), .init("of")],
        choices: [
            Choice(
                "cough", title: ["en": "Cough", "de": "Husten"],
                columns: ["score": 1, "of": "lung"]),
            Choice("fever", title: "Fever", columns: ["score": 2, "of": "all"]),
            Choice("rash", title: "Rash", columns: ["of": "skin"]),
        ])

    private static let items: [FormItem] = [
        .input("organ", title: "Organ", value: .choice, choices: ["lung", "skin", "bone"]),
        .input(
            "first", title: "First", value: .choice,
            choicesOf: .list("symptoms", where: "choice.of == organ"), validators: [.required]),
        .input(
            "all", title: "All", value: .choices,
            choices: [],
            choicesOf: .list("symptoms", where: "choice.of == organ || choice.of == 'all'")),
        .input("score", title: "Score", value: .integer, computed: "sum(all.score)"),
        .input("name", title: "Name", computed: "title(all)"),
        .group(
            "rows", title: "Rows",
            items: [
                .input(
                    "worst", title: "Worst", value: .choice,
                    choicesOf: .list("symptoms", where: "choice.of == organ"))
            ]),
    ]

    private func judged(_ json: String, _ scope: ValidationScope = .whole) throws -> String {
        let form = try Form(
            id: "f", title: "F", locale: "en", lists: [Self.symptoms], items: Self.items)
        let report = FormValidator(form).validate(.json(Array(json.utf8)), scope: scope)
        return report.issues.map { "\($0.path) \($0.code)" }.joined(separator: ", ")
    }

    @Test(
        arguments: [
            (#"{}"#, ""), (#"{"organ":"lung"}"#, "/first required"),
            (#"{"organ":"bone"}"#, ""),
            (#"{"organ":"bone","first":"cough"}"#, "/first hiddenField"),
            (#"{"organ":"lung","first":"cough"}"#, ""),
            (#"{"organ":"lung","first":"rash"}"#, "/first notAChoice"),
            (#"{"organ":"lung","first":"nothing"}"#, "/first notAChoice"),
            (#"{"all":["fever"],"score":2,"name":"Fever"}"#, ""),
            (
                #"{"organ":"lung","first":"cough","all":["fever","rash","cough"],"score":3,"name":"Fever, Rash, Cough"}"#,
                "/all/1 notAChoice"
            ),
            (
                #"{"organ":"lung","first":"cough","all":["rash"],"score":1}"#,
                "/all/0 notAChoice, /score notComputed"
            ),
            (
                #"{"organ":"lung","first":"cough","rows":[{"worst":"cough"},{"worst":"rash"},{}]}"#,
                "/rows/1/worst notAChoice"
            ),
            (#"{"rows":[{"worst":"rash"}]}"#, "/rows/0/worst hiddenField"),
        ] as [(String, String)])
    func values(_ row: (json: String, issues: String)) throws {
        #expect(try judged(row.json) == row.issues, "\(row.json)")
    }

    @Test(
        arguments: [
            (#"{"first":"cough"}"#, ""), (#"{"first":"nothing"}"#, "/first notAChoice"),
            (#"{"organ":"skin","first":"cough"}"#, "/first notAChoice"),
            (#"{"organ":"bone","first":"cough"}"#, "/first hiddenField"),
        ] as [(String, String)])
    func whatWasNotSentIsUnknown(_ row: (json: String, issues: String)) throws {
        #expect(try judged(row.json, .sent) == row.issues, "\(row.json)")
    }

    @Test func messagesOfTextsBesideChoicesSayTitles() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", value: .boolean),
                .input(
                    "c", title: "C", value: .choices,
                    choices: [Choice("k", title: ["en": "King", "de": "König"]), "p"],
                    validators: [.when("a", then: [.oneOf(["p"])]), .noneOf(["k"])]),
            ])
        let report = FormValidator(form).validate(.json(Array(#"{"a":true,"c":["k"]}"#.utf8)))
        let german = MessageCatalog(for: "de", of: form)
        #expect(
            report.issues.map { german.message(for: $0, in: form) }.contains {
                $0.contains("König") && !$0.contains("k.")
            })
        #expect(report.issues.contains { $0.parameters["forbidden"] == .list(["k"]) })
    }

    /// The verdict on a value is that of examining every row of the list.
    @Test func judgingAgreesWithExaminingAllRows() throws {
        var numbers = SeededNumbers(seed: 7)
        let filters: [(String, (Int, Int) -> Bool)] = [
            ("choice.a == n", { $0 % 5 == $1 }),
            ("n == choice.a && choice.b > 1", { $0 % 5 == $1 && $0 % 3 > 1 }),
            ("choice.b > 0 && choice.a == n && true", { $0 % 5 == $1 && $0 % 3 > 0 }),
            ("choice.a == n || choice.b == 2", { $0 % 5 == $1 || $0 % 3 == 2 }),
            ("!(choice.a == n)", { $0 % 5 != $1 }),
            ("choice.a + choice.b == n", { $0 % 5 + $0 % 3 == $1 }),
            ("choice.a in [1, 2] && choice.a == n", { [1, 2].contains($0 % 5) && $0 % 5 == $1 }),
            ("min(choice.a, n) == choice.a", { $0 % 5 <= $1 }),
        ]
        let list = ChoiceList(
            "l", columns: [.init("a", type: .integer), .init("b", type: .integer)],
            choices: (0..<60).map {
                Choice("r\($0)", columns: ["a": .integer($0 % 5), "b": .integer($0 % 3)])
            })
        for (filter, admits) in filters {
            let form = try Form(
                id: "f", title: "F", lists: [list],
                items: [
                    .input("n", title: "N", value: .integer),
                    .input(
                        "c", title: "C", value: .choice,
                        choicesOf: .list("l", where: FormExpression(filter))),
                ])
            let source = FormDataSource(form: form)
            for _ in Laws.rounds(14) {
                let (n, row) = (Int(numbers.next() % 9), Int(numbers.next() % 60))
                let report = FormValidator(form).validate(
                    .json(Array(#"{"n":\#(n),"c":"r\#(row)"}"#.utf8)))
                let rows = (0..<60).filter { admits($0, n) }
                let expected =
                    rows.isEmpty ? ["hiddenField"] : rows.contains(row) ? [] : ["notAChoice"]
                #expect(report.issues.map(\.code.rawValue) == expected, "\(filter) \(n) \(row)")
                try source.updateValue(of: "n", to: .integer(n), userInitiated: true)
                #expect(
                    source.offeredChoices(at: FieldPath("c")).map(\.choice.value)
                        == rows.map { "r\($0)" })
            }
        }
    }
}
