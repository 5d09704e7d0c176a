import Testing

@testable import FormModel

/// Names of columns and of groups in expressions.
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
        #expect(found.isEmpty == (depth <= FormExpression.maximumRowDepth), "\(found)")
        #expect(FormExpression.maximumRowDepth == 4)
    }
}
