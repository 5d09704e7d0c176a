import Testing

import FormModel

/// The names in expressions of forms with sections and without.
@Suite struct ExpressionNameTests {
    private func problems(_ items: [FormItem], _ expression: FormExpression) -> [DefinitionProblem]
    {
        do throws(FormDefinitionError) {
            let computed = FormItem.input(
                "r", title: "R", value: .integer, computed: expression)
            _ = try Form(id: "f", title: "F", items: items + [computed])
            return []
        } catch {
            return error.problems
        }
    }

    /// Behind a name that no field has, dots belong to the name only where there are sections.
    @Test(
        arguments: [
            ("nobody.x + 1", false, "nobody"), ("nobody.x + 1", true, "nobody.x"),
            ("b + 1", true, "b"), ("s.c + 1", true, "s.c"), ("s.b + 1", true, nil),
            ("sum(g.z.y) + 1", false, "z"), ("sum(g.x) + 1", false, nil),
        ] as [(FormExpression, Bool, String?)])
    func unknownNames(_ expression: FormExpression, _ hasSections: Bool, _ name: String?) {
        var items: [FormItem] = [
            .group("g", title: "G", items: [.input("x", title: "X", value: .integer)])
        ]
        if hasSections {
            let inner = FormItem.input("b", title: "B", value: .integer)
            items.append(.section("s", title: "S", items: [inner]))
        }
        let first = problems(items, expression).first
        #expect(first?.code == (name == nil ? nil : .unknownField))
        #expect(first?.parameters["name"] == name.map { .text($0) })
    }

    /// What is wrong with a column is reported once, and not that its sum may be a fraction.
    @Test(arguments: ["sum(p.nobody)", "sum(p.rate)", "sum(p.area)"])
    func sumsOfColumns(_ expression: String) {
        let plots = ChoiceSource.remote(
            "plots", columns: [.init("area", type: .integer), .init("rate", type: .decimal)])
        let found = problems(
            [.input("p", title: "P", value: .choices, choicesOf: plots)], FormExpression(expression)
        )
        #expect(found.count == (expression.contains("area") ? 0 : 1))
        let isFraction = found.first?.parameters["detail"]?.description.contains("round(…)")
        #expect(isFraction ?? false == expression.contains("rate"))
    }

    /// Functions over rows are nested four times.
    @Test(arguments: 1...6) func nestedRows(_ depth: Int) {
        let names = ["a", "b", "c", "d", "e", "f"].prefix(depth)
        let items: [FormItem] = (["a", "b", "c", "d", "e", "f"] as [FieldName]).map {
            .group($0, title: "G", items: [.input("x", title: "X", value: .integer)])
        }
        let condition =
            names.map { "any(\($0), " }.joined() + "x > 0" + String(repeating: ")", count: depth)
        let found = problems(items, FormExpression("if(\(condition), 1, 2)"))
        #expect(found.isEmpty == (depth <= 4), "\(found)")
    }
}
