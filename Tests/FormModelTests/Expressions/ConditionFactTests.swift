import Testing

@testable import FormModel

/// What conditions say in a few words.
@Suite struct ConditionFactTests {
    private static let number = FieldReference(up: 0, field: 0)
    private static let choice = FieldReference(up: 0, field: 1)
    private static let elements = FieldReference(up: 0, field: 2)

    private static func list(
        _ facts: (FieldReference, FieldRelation)...
    ) -> [ConditionFact] {
        facts.map { ConditionFact(field: $0, relation: $1) }
    }

    @Test(arguments: [
        ("n > 5", list((number, .isAbove(.decimal(5))))),
        ("5 > n", list((number, .isBelow(.decimal(5))))),
        ("!(n >= 5)", list((number, .isBelow(.decimal(5))))),
        ("n == 5", list((number, .isSo))),
        ("c != 'a'", list((choice, .isNot(.text("a"))))),
        ("c == 'a' || c == 'b'", list((choice, .isSo))),
        ("present(c) && n <= 3", list((choice, .isAnswered), (number, .isAtMost(.decimal(3))))),
        ("!present(c)", list((choice, .isUnanswered))),
        ("'x' in l", list((elements, .includes(.text("x"))))),
        ("n > 5 || c == 'a'", nil), ("n + 1 > 5", nil), ("n > count(l)", nil),
        ("!(n > 5 && n < 9)", nil),
    ])
    func facts(_ row: (source: String, facts: [ConditionFact]?)) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("n", title: "N", value: .integer),
                .input("c", title: "C", value: .choice, choices: ["a", "b"]),
                .input("l", title: "L", value: .choices, choices: ["x", "y"]),
                .input("v", title: "V", visibleWhen: FormExpression(row.source)),
            ])
        #expect(form.compiled.step(of: 3)?.visible?.facts == row.facts, "\(row.source)")
    }
}
