import FormModel
import TestSupport
import Testing

/// Lists of forms made in Swift, and their cost.
@Suite struct ListTests {
    private func problems(_ lists: [ChoiceList]) -> [String] {
        do throws(FormDefinitionError) {
            _ = try Form(id: "f", title: "F", lists: lists, items: [.input("a", title: "A")])
            return []
        } catch {
            return error.problems.map(\.code.rawValue)
        }
    }

    @Test func mistakes() {
        let columns: [ChoiceList.Column] = [.init("n", type: .integer)]
        #expect(
            problems([ChoiceList("a", choices: ["x"]), ChoiceList("a", choices: ["x"])]) == [
                "duplicateList"
            ])
        #expect(problems([ChoiceList("ä", choices: ["x"])]) == ["badListName"])
        #expect(
            problems([ChoiceList("a", columns: [.init("n", type: .group)], choices: ["x"])]) == [
                "unknownValueType"
            ])
        #expect(
            problems([ChoiceList("a", columns: columns + columns, choices: ["x"])]) == ["badColumn"]
        )
        #expect(
            problems([
                ChoiceList("a", columns: columns, choices: [Choice("x", columns: ["n": "1.5"])])
            ]) == ["wrongType"])
        #expect(
            problems([ChoiceList("a", columns: columns, choices: [Choice("x", columns: ["m": 1])])])
                == ["unknownColumn"])
        #expect(
            problems([ChoiceList("a", columns: columns, choices: [Choice("x", columns: ["n": 1])])])
                .isEmpty)
        #expect(
            problems([ChoiceList("a", choices: (0...10_000).map { Choice("\($0)") })]) == [
                "tooManyChoices"
            ])
        #expect(problems([ChoiceList("a", choices: [])]) == ["emptyList"])
    }

    private static func list(_ count: Int) -> ChoiceList {
        ChoiceList(
            "plots", columns: [.init("village"), .init("area", type: .integer)],
            choices: (0..<count).map {
                Choice(
                    "p\($0)", title: "Plot \($0)",
                    columns: ["village": .text("v\($0 / 10)"), "area": .integer($0)])
            })
    }

    private static func fields(_ count: Int) -> [FormItem] {
        [.input("village", title: "Village")]
            + (0..<count).map {
                .input(
                    FieldName("plot\($0)") ?? "plot", title: "Plot", value: .choice,
                    choicesOf: .list("plots", where: "choice.village == village"))
            }
    }

    @Test(.countsInstructions) func fieldsShareTheTableOfALargeList() throws {
        let growth = try Growth.ofEightTimes(5) { count in
            let list = Self.list(2_000)
            return {
                _ = try Form(id: "f", title: "F", lists: [list], items: Self.fields(count))
            }
        }
        // With a table for each field, the work would grow as the fields do.
        #expect(growth < 2)
    }

    @Test func manyFieldsOfALargeList() throws {
        let list = Self.list(3_000)
        let form = try Form(id: "f", title: "F", lists: [list], items: Self.fields(100))
        #expect(form.input("plot99")?.choices.count == 3_000)
    }

    /// A filter that compares a column with a field examines the rows with that value only.
    @Test(.countsInstructions) func offeringDoesNotDependOnTheLengthOfTheList() throws {
        let growth = try Growth.ofEightTimes(1_000) { count in
            let form = try Form(
                id: "f", title: "F", lists: [Self.list(count)], items: Self.fields(1))
            let source = FormDataSource(form: form)
            return {
                for village in 0..<200 {
                    try source.updateValue(
                        of: "village", to: .text("v\(village % 90)"), userInitiated: true)
                }
            }
        }
        #expect(growth < 1.5)
    }

    @Test func bracketsFindTheLastRowThatIsNotAbove() throws {
        let rates = ChoiceList(
            "rates", columns: [.init("from", type: .decimal), .init("rate", type: .integer)],
            choices: [
                Choice("c", columns: ["from": 50, "rate": 3]),
                Choice("a", columns: ["from": 0, "rate": 1]),
                Choice("n", columns: ["rate": 9]),
                Choice("b", columns: ["from": "10.5", "rate": 2]),
                Choice("b2", columns: ["from": "10.50", "rate": 4]),
            ])
        let form = try Form(
            id: "f", title: "F", lists: [rates],
            items: [
                .input("income", title: "I", value: .decimal),
                .input(
                    "rate", title: "R", value: .integer,
                    computed: "lookup(rates, income, 'from').rate"),
            ])
        let source = FormDataSource(form: form)
        let rows: [(income: String, rate: Int?)] = [
            ("-1", nil), ("0", 1), ("10.49", 1), ("10.5", 4), ("49", 4), ("50", 3),
            ("1000000000", 3),
        ]
        for (income, rate) in rows {
            try source.updateValue(of: "income", to: .text(income), userInitiated: true)
            #expect(source.value(of: "rate") == rate.map { .integer($0) } ?? .empty, "\(income)")
        }
    }
}
