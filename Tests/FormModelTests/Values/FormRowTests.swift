import FormModel
import Testing

@Suite struct FormRowTests {
    @Test func holdsNothingEmpty() {
        var row: FormRow = ["name": .text("Ada"), "phone": .text(""), "name": .text("Bob")]
        #expect(row.values.map(\.name) == ["name"] && row["name"] == .text("Bob"))
        #expect(row["phone"] == .empty)
        row["age"] = .integer(3)
        row["name"] = .empty
        #expect(row.values.map(\.name) == ["age"] && !row.isEmpty)
        row["age"] = .choices([])
        #expect(row.isEmpty && row == FormRow())
    }

    static let same: [(FormRow, FormRow, Bool)] = [
        (["a": .integer(1), "b": .integer(2)], ["b": .integer(2), "a": .integer(1)], true),
        (["a": .integer(1)], ["a": .integer(1), "b": .empty], true),
        (["a": .integer(1)], ["a": .integer(2)], false),
        (["a": .integer(1)], ["b": .integer(1)], false),
        (["a": .integer(1)], [:], false),
        (["a": .text("\u{E9}")], ["a": .text("e\u{301}")], false),
        (["a": .rows([["b": .integer(1)]])], ["a": .rows([["b": .integer(1)]])], true),
        (["a": .rows([["b": .integer(1)]])], ["a": .rows([["b": .integer(1)], [:]])], false),
    ]

    @Test(arguments: same)
    func comparesWhatFieldsHold(_ row: (left: FormRow, right: FormRow, isSame: Bool)) {
        #expect((row.left == row.right) == row.isSame)
        #expect((row.right == row.left) == row.isSame)
        if row.isSame { #expect(row.left.hashValue == row.right.hashValue) }
        #expect((FieldValue.rows([row.left]) == .rows([row.right])) == row.isSame)
    }

    @Test func emptyRowsAreRows() {
        #expect(FieldValue.rows([]).isEmpty && !FieldValue.rows([[:]]).isEmpty)
        #expect(FieldValue.rows([]) != .empty)
    }
}
