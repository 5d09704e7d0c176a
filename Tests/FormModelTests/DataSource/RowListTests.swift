import FormModel
import TestSupport
import Testing

/// Groups with a row for each entry of a list, whose rows follow their entries.
@Suite struct RowListTests {
    private static let group = FieldPath("m")

    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "s", title: "S", value: .choices,
                    choices: ["a", "b", "c", "d", "e", "f"].map {
                        Choice($0, title: LocalizedText($0.uppercased()))
                    }),
                .input("o", title: "O", value: .integer),
                .group(
                    "m", title: "M", rows: .list("s"),
                    items: [
                        .input("n", title: "N", value: .integer),
                        .input("t", title: "T", visibleWhen: "n > 5 || o > 5"),
                    ]),
            ])
    }

    private static func values(_ source: FormDataSource) -> [String] {
        source.value(of: "m").rowList.enumerated().map { index, row in
            let caption = source.rowCaption(of: group.appending(.index(index))) ?? "-"
            guard case .integer(let number) = row["n"] else { return caption }
            return "\(caption)\(number)"
        }
    }

    /// Rows of `a`, `b` and `c` with 1, 2 and 3, and the rows after another list is entered.
    @Test(arguments: [
        (["a", "b", "c"], ["A1", "B2", "C3"]), (["c", "a", "b"], ["C3", "A1", "B2"]),
        // A row whose entry is no longer chosen comes last; nothing is dropped.
        (["a", "c"], ["A1", "C3", "B2"]), (["b"], ["B2", "A1", "C3"]), ([], ["A1", "B2", "C3"]),
        // Each entry has a row at once.
        (["d", "a", "b", "c"], ["D", "A1", "B2", "C3"]),
        (["a", "b", "c", "d"], ["A1", "B2", "C3", "D"]),
        (["a", "d", "b"], ["A1", "D", "B2", "C3"]), (["d"], ["D", "A1", "B2", "C3"]),
        (["a", "b", "d", "c", "e"], ["A1", "B2", "D", "C3", "E"]),
    ])
    func rowsFollow(_ row: (list: [String], rows: [String])) throws {
        let source = FormDataSource(form: try Self.form())
        try source.updateValue(of: "s", to: .choices(["a", "b", "c"]), userInitiated: true)
        let rows: [FormRow] = (1...3).map { ["n": .integer($0)] }
        try source.updateValue(of: "m", to: .rows(rows), userInitiated: true)
        try source.updateValue(of: "s", to: .choices(row.list), userInitiated: true)
        #expect(Self.values(source) == row.rows)
        #expect(
            source.issues(at: Self.group).contains { $0.code == .tooMany }
                == (row.rows.count > row.list.count))
        // The entries are chosen again.
        try source.updateValue(of: "s", to: .text("?"), userInitiated: true)
        try source.updateValue(of: "s", to: .choices(["a", "b", "c"]), userInitiated: true)
        #expect(Self.values(source) == ["A1", "B2", "C3"])
    }

    @Test func longListsAreOrdered() throws {
        let names = (0..<1_000).map { "e\($0)" }
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("s", title: "S", value: .choices, choices: names.map { Choice($0) }),
                .group(
                    "m", title: "M", rows: .list("s"),
                    items: [.input("n", title: "N", value: .integer)]),
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "s", to: .choices(names), userInitiated: true)
        let rows: [FormRow] = names.indices.map { ["n": .integer($0)] }
        try source.updateValue(of: "m", to: .rows(rows), userInitiated: true)
        try source.updateValue(of: "s", to: .choices(names.reversed()), userInitiated: true)
        #expect(
            source.value(of: "m").rowList.map { $0["n"] }
                == names.indices.reversed().map { .integer($0) })
    }

    /// Rows in which nothing was entered are removed with their entries.
    @Test func untouchedRowsAreRemoved() throws {
        let source = FormDataSource(form: try Self.form())
        try source.updateValue(of: "s", to: .choices(["a", "b"]), userInitiated: true)
        try source.addRow(to: Self.group, userInitiated: true)
        try source.addRow(to: Self.group, userInitiated: true)
        try source.updateValue(at: "/m/1/n".path, to: 2, userInitiated: true)
        try source.updateValue(of: "s", to: .choices(["b"]), userInitiated: true)
        #expect(Self.values(source) == ["B2"])
    }

    /// Rows that are entered together with the list, or before it, belong to the entries at their indices.
    @Test func rowsOfTheSameUpdateArePositional() throws {
        let source = FormDataSource(form: try Self.form())
        let rows: [FormRow] = (1...2).map { ["n": .integer($0)] }
        try source.updateValue(of: "m", to: .rows(rows), userInitiated: false)
        try source.updateValue(of: "s", to: .choices(["a", "b"]), userInitiated: false)
        #expect(Self.values(source) == ["A1", "B2"])
        try source.updateValues(
            [(name: "s", value: .choices(["b", "a"])), (name: "m", value: .rows(rows))],
            userInitiated: false)
        #expect(Self.values(source) == ["B1", "A2"])
    }

    /// The list of a row, and a list outside of the rows that contain the group.
    @Test func listsOfEnclosingRecords() throws {
        let list = FormItem.input("s", title: "S", value: .choices, choices: ["a", "b"])
        let group = FormItem.group(
            "m", title: "M", rows: .list("s"), items: [.input("n", title: "N", value: .integer)])
        let rows: [FormRow] = (1...2).map { ["n": .integer($0)] }
        let turned: [FormRow] = rows.reversed()
        let inner = FormDataSource(
            form: try Form(
                id: "f", title: "F", items: [.group("g", title: "G", items: [list, group])]))
        try inner.updateValue(
            of: "g",
            to: .rows((0..<2).map { _ in ["s": .choices(["a", "b"]), "m": .rows(rows)] }),
            userInitiated: false)
        try inner.updateValue(at: "/g/1/s".path, to: .choices(["b", "a"]), userInitiated: true)
        #expect(inner.value(at: "/g/0/m".path).rowList.map { $0["n"] } == rows.map { $0["n"] })
        #expect(inner.value(at: "/g/1/m".path).rowList.map { $0["n"] } == turned.map { $0["n"] })
        let outer = FormDataSource(
            form: try Form(
                id: "f", title: "F", items: [list, .group("g", title: "G", items: [group])]))
        try outer.updateValues(
            [
                (name: "s", value: .choices(["a", "b"])),
                (name: "g", value: .rows((0..<2).map { _ in ["m": .rows(rows)] })),
            ], userInitiated: false)
        try outer.updateValue(of: "s", to: .choices(["b", "a"]), userInitiated: true)
        for row in 0..<2 {
            #expect(
                outer.value(at: "/g/\(row)/m".path).rowList.map { $0["n"] }
                    == turned.map { $0["n"] })
        }
    }

    /// The value in the row of an entry is kept while the entry is chosen, whatever else changes, and is there again
    /// when the entry is chosen again.
    @Test func valuesStayWithTheirEntries() throws {
        var numbers = SeededNumbers(seed: 604)
        var moved = 0
        for _ in Laws.rounds(10) {
            let source = FormDataSource(form: try Self.form())
            var list: [String] = []
            var known: [String: Int] = [:]
            for step in 1...40 {
                let count = source.rowCount(of: Self.group)
                switch numbers.below(7) {
                case 0, 1:
                    let chosen = ["a", "b", "c", "d", "e", "f"].filter { _ in numbers.below(2) == 0
                    }
                    let before = list
                    list = chosen.shuffled(using: &numbers)
                    if Array(list.prefix(count)) != Array(before.prefix(count)) { moved += 1 }
                    try source.updateValue(
                        of: "s", to: list.isEmpty ? .empty : .choices(list), userInitiated: true)
                case 2, 3: try source.addRow(to: Self.group, userInitiated: true)
                case 4 where min(count, list.count) > 0, 5 where min(count, list.count) > 0:
                    let row = numbers.below(min(count, list.count))
                    known[list[row]] = step
                    try source.updateValue(
                        at: "/m/\(row)/n".path, to: .integer(step), userInitiated: true)
                case 6: try source.updateValue(of: "o", to: .integer(step), userInitiated: true)
                default:
                    try source.updateValue(of: "s", to: .text("?"), userInitiated: true)
                    try source.updateValue(
                        of: "s", to: list.isEmpty ? .empty : .choices(list), userInitiated: true)
                }
                for (index, entry) in list.enumerated() {
                    let value = source.value(at: "/m/\(index)/n".path)
                    #expect(value == known[entry].map { .integer($0) } ?? .empty)
                }
            }
        }
        #expect(moved > Laws.cases(100))
    }
}
