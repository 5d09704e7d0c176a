import FormModel
import Testing

/// A literal is a value; an expression must be declared as one.
@Suite struct LiteralDefaultTests {
    @Test(
        arguments: [
            (.input("f", title: "F", default: "free"), .text("free")),
            (.input("f", title: "F", default: "a"), .text("a")),
            (.input("f", title: "F", default: "1 + 1"), .text("1 + 1")),
            (.input("f", title: "F", value: .integer, default: 5), .integer(5)),
            (.input("f", title: "F", value: .decimal, default: 5), .decimal(5)),
            (
                .input("f", title: "F", value: .decimal, default: "0.10"),
                .decimal(ExactDecimal(10, exponent: -2))
            ),
            (.input("f", title: "F", value: .boolean, default: true), .boolean(true)),
            (
                .input("f", title: "F", value: .date, default: "2026-01-31"),
                CalendarDate("2026-01-31").map { .date($0) } ?? .empty
            ),
            (
                .input("f", title: "F", value: .choice, default: "2", choices: ["1", "2", "3"]),
                .choice("2")
            ),
            (
                .input("f", title: "F", value: .choice, default: "2", choices: ["2nd", "1", "2"]),
                .choice("2")
            ),
            (.input("f", title: "F", defaultExpression: "a"), .text("held")),
            (.input("f", title: "F", defaultExpression: "'free'"), .text("free")),
            (.input("f", title: "F", value: .integer, defaultExpression: "1 + 1"), .integer(2)),
        ] as [(FormItem, FieldValue)])
    func fieldsStartWith(_ row: (item: FormItem, value: FieldValue)) throws {
        let form = try Form(
            id: "f", title: "F", items: [.input("a", title: "A", default: "held"), row.item])
        #expect(FormDataSource(form: form).value(of: "f") == row.value)
    }

    @Test(arguments: [
        FormItem.input("f", title: "F", value: .integer, default: "1 + 1"),
        .input("f", title: "F", value: .date, default: "today()"),
        .input("f", title: "F", value: .choice, default: "z", choices: ["x"]),
        .input("f", title: "F", value: .boolean, default: "a"),
    ])
    func aTextOfAnotherTypeIsAProblem(_ item: FormItem) {
        let error = #expect(throws: FormDefinitionError.self) {
            try Form(id: "f", title: "F", items: [item])
        }
        #expect(error?.problems.map(\.code) == [.invalidDefault])
    }
}
