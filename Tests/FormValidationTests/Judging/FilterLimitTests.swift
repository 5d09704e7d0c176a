import FormModel
import FormValidation
import TestSupport
import Testing

/// The limit of the choices that are examined to find out which rows have one: the same in every channel and for every
/// order of the rows.
@Suite(.timeLimit(.minutes(60))) struct FilterLimitTests {
    private static let count = Laws.areMany ? 10_000 : 4_000
    /// How many rows would examine a million and a half choices, each all of them.
    private static let many = 1_500_000 / count

    private static let list = ChoiceList(
        "l", columns: [.init("a", type: .integer)],
        choices: (0..<count).map { Choice("c\($0)", columns: ["a": .integer($0)]) })

    private static func form(_ filter: FormExpression) throws -> Form {
        try Form(
            id: "f", title: "F", lists: [list],
            items: [
                .input("m", title: "M", value: .integer),
                .group(
                    "g", title: "G",
                    items: [
                        .input("n", title: "N", value: .integer),
                        .input(
                            "c", title: "C", value: .choice, choicesOf: .list("l", where: filter),
                            validators: [.required]),
                    ]),
            ])
    }

    private static func rows(_ numbers: [Int]) -> FieldValue {
        .rows(numbers.map { ["n": .integer($0)] })
    }

    /// The issues of a submission and of a filling-in, which must be the same.
    private static func issues(_ form: Form, _ numbers: [Int]) throws -> [String] {
        let values: [FieldName: FieldValue] = ["m": .integer(count), "g": rows(numbers)]
        let report = FormValidator(form).validate(.values(values))
        let source = FormDataSource(form: form)
        try source.updateValue(of: "m", to: .integer(count), userInitiated: true)
        try source.updateValue(of: "g", to: rows(numbers), userInitiated: true)
        let issues = report.issues.map { "\($0.path) \($0.code)" }
        #expect(source.issues.map { "\($0.path) \($0.code)" } == issues)
        return issues
    }

    @Test(
        arguments: [
            // A filter that admits nothing: every row is examined once for all rows like it.
            ("choice.a > n", [Int](repeating: count, count: many), []),
            ("choice.a > m", Array(count..<count + many), []),
            ("choice.a == n", Array(count..<count + 500), []),
        ] as [(String, [Int], [String])])
    func withinTheLimit(_ row: (filter: String, numbers: [Int], issues: [String])) throws {
        let form = try Self.form(FormExpression(row.filter))
        #expect(try Self.issues(form, row.numbers) == row.issues)
    }

    /// A million choices are examined, several times.
    @Test(
        .enabled(if: Laws.areMany, "takes long: FORMRUN_ROUNDS=10"),
        arguments: [
            ("choice.a > n", Array((count..<count + 101).reversed())),
            ("choice.a + row < 0", [Int](repeating: 1, count: 101)),
        ] as [(String, [Int])])
    func beyondTheLimit(_ row: (filter: String, numbers: [Int])) throws {
        let form = try Self.form(FormExpression(row.filter))
        #expect(try Self.issues(form, row.numbers) == ["/g tooManyFiltered"])
    }

    /// Rows that were not examined are examined as soon as the group needs less.
    @Test(.enabled(if: Laws.areMany, "takes long: FORMRUN_ROUNDS=10"))
    func aFillingInRecovers() throws {
        let form = try Self.form("choice.a >= n")
        let source = FormDataSource(form: form)
        // The last row has a choice, which is not found while the rows before it need too much.
        let numbers = Array(Self.count..<Self.count + 101) + [0]
        try source.updateValue(of: "g", to: Self.rows(numbers), userInitiated: true)
        #expect(source.issues.map(\.code) == [.tooManyFiltered])
        try source.removeRow(at: FieldPath("g").appending(.index(0)), userInitiated: true)
        try source.removeRow(at: FieldPath("g").appending(.index(0)), userInitiated: true)
        #expect(source.issues.map { "\($0.path) \($0.code)" } == ["/g/99/c required"])
    }
}
