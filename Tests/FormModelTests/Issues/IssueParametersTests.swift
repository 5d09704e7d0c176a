import FormModel
import Testing

@Suite struct IssueParametersTests {
    @Test func keepsTheOrderInWhichFactsAreAdded() {
        var facts: IssueParameters = ["min": .integer(1), "max": .integer(2)]
        facts["actual"] = .integer(3)
        #expect(facts.pairs.map(\.name) == ["min", "max", "actual"])
        facts["min"] = .integer(9)
        #expect(facts.pairs.map(\.name) == ["max", "actual", "min"] && facts["min"] == .integer(9))
        facts["max"] = nil
        #expect(facts.pairs.map(\.name) == ["actual", "min"] && facts["max"] == nil)
        #expect(IssueParameters().isEmpty && !facts.isEmpty)
    }

    @Test func comparesAsBytesAndInOrder() {
        let composed: IssueParameters = ["key": .text("\u{E9}")]
        let decomposed: IssueParameters = ["key": .text("e\u{301}")]
        #expect(composed != decomposed && Set([composed, decomposed, composed]).count == 2)
        let one: IssueParameters = ["a": .integer(1), "b": .integer(2)]
        let other: IssueParameters = ["b": .integer(2), "a": .integer(1)]
        #expect(one != other)
        let list: IssueParameters = ["l": .list(["\u{E9}"])]
        #expect(list != ["l": .list(["e\u{301}"])] && list == ["l": .list(["\u{E9}"])])
        #expect(list != ["l": .list(["\u{E9}", ""])] && list != ["l": .text("\u{E9}")])
    }

    @Test func showsFactsAsASentenceNeedsThem() throws {
        let date = try #require(CalendarDate("2026-01-31"))
        let rows: [(IssueParameters.Value, String)] = [
            (.integer(-1), "-1"), (.decimal(ExactDecimal(10, exponent: -2)), "0.10"),
            (.date(date), "2026-01-31"), (.text("x"), "x"), (.list(["a", "b"]), "a, b"),
        ]
        for (value, text) in rows { #expect(value.description == text) }
    }
}
