import Testing

@testable import FormModel

/// The cost of `title(field)`: one table for each field, whatever the number of expressions that use it.
@Suite struct TitleTableTests {
    private func tables(_ form: Form) -> Set<ObjectIdentifier> {
        func codes(_ form: CompiledForm) -> [ExpressionCode] {
            form.conditions.steps.flatMap { step in
                [step.visible, step.computed].compactMap { $0?.code }
                    + (step.rows.map(codes) ?? [])
            }
        }
        return Set(codes(form.compiled).flatMap(\.lists).map(ObjectIdentifier.init))
    }

    private func label(_ condition: String) -> FormItem {
        .label("L", visibleWhen: FormExpression(condition))
    }

    @Test func oneForEachField() throws {
        let choices = (0..<50).map { Choice("v\($0)", title: "T \($0)") }
        let listed = choices.map { Choice($0.value, title: $0.title, visibleWhen: "on") }
        let conditions = (0..<40).map { "title(c) == 'T \($0)'" }
        let form = try Form(
            id: "f", title: "F", lists: [ChoiceList("l", choices: choices)],
            items: [
                .input("on", title: "On", value: .boolean),
                .input("c", title: "C", value: .choice, choices: choices),
                .input("s", title: "S", value: .choices, choices: choices),
                .input("o", title: "O", value: .choice, choices: listed),
                .input("l", title: "L", value: .choice, choicesOf: .list("l")),
                .input("m", title: "M", value: .choice, choicesOf: .list("l")),
                .group(
                    "g", title: "G",
                    items: [.input("r", title: "R", value: .choice, choices: choices)]
                        + conditions.map { label("\($0) || title(r) == 'T 1'") }),
            ] + conditions.map { label($0) }
                + ["s", "o", "l", "m"].flatMap { name in
                    (0..<9).map { label("title(\(name)) == 'T \($0)'") }
                })
        // Fields with the same list share its table.
        #expect(tables(form).count == 5)
    }

    @Test func theTitlesAreThoseOfTheChoices() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("n", title: "N"),
                .input(
                    "c", title: "C", value: .choice,
                    choices: [Choice("a", title: "A of {n|nobody}"), Choice("b")]),
                .input("t", title: "T", computed: "title(c)"),
                .input("u", title: "U", computed: "title(c)"),
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "c", to: .choice("a"), userInitiated: true)
        #expect(source.value(of: "t") == .text("A of nobody"))
        #expect(source.value(of: "u") == .text("A of nobody"))
    }
}
