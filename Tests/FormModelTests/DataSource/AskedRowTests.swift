import FormModel
import TestSupport
import Testing

/// Rows that a number or a list asks for exist as soon as the number is known.
@Suite struct AskedRowTests {
    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input("n", title: "N", value: .integer),
                .input("shown", title: "Shown", value: .boolean, default: .boolean(true)),
                .group(
                    "r", title: "R", rows: .expression("n"),
                    items: [
                        .input("g", title: "G", default: "x"),
                        .input("k", title: "K", value: .choice, choices: ["a", "b"]),
                        .input("m", title: "M", value: .integer),
                        .group(
                            "q", title: "Q", rows: .expression("m"),
                            items: [.input("h", title: "H")]),
                    ], visibleWhen: "shown == true"),
                .input("sum", title: "Sum", value: .integer, computed: "count(r)"),
                .group(
                    "z", title: "Z", rows: .expression("sum"), items: [.input("g", title: "G")]),
            ])
    }

    private static func set(_ source: FormDataSource, _ path: String, _ text: String) throws {
        try source.updateValue(
            at: try #require(FieldPath(pointer: path)), to: .text(text), userInitiated: true)
    }

    private static func counts(_ source: FormDataSource) -> [Int] {
        [source.rowCount(of: FieldPath("r")), source.rowCount(of: FieldPath("z"))]
    }

    @Test func rowsAreOpen() throws {
        let source = FormDataSource(form: try Self.form())
        #expect(Self.counts(source) == [0, 0])
        try Self.set(source, "/n", "2")
        // The rows of one group may ask for those of another.
        #expect(Self.counts(source) == [2, 2])
        let first = FieldPath("r").appending(.index(0))
        #expect(source.isEnabled(at: first.appending(.key("g"))))
        #expect(source.value(at: first.appending(.key("g"))) == .text("x"))
        #expect(source.offeredChoices(at: first.appending(.key("k"))).count == 2)
        #expect(!source.isEntered("r"))
        #expect(source.issues == [])
        #expect(!source.canAddRow(to: FieldPath("r")))
        try Self.set(source, "/r/1/m", "3")
        #expect(source.rowCount(of: try #require(FieldPath(pointer: "/r/1/q"))) == 3)
    }

    /// The number after the first row was filled in or not, and the rows that remain.
    @Test(arguments: [
        ("1", false, 1), ("0", false, 0), ("0", true, 1), ("1", true, 1), ("4", true, 4),
        ("", false, 3), ("?", true, 3), ("1001", false, 3), ("5", false, 5),
    ])
    func rowsFollowTheNumber(_ row: (number: String, isFilled: Bool, count: Int)) throws {
        let source = FormDataSource(form: try Self.form())
        try Self.set(source, "/n", "3")
        if row.isFilled { try Self.set(source, "/r/0/g", "y") }
        try Self.set(source, "/n", row.number)
        #expect(source.rowCount(of: FieldPath("r")) == row.count)
    }

    /// Rows that were given stay, even if nothing is in them: what was sent too often is an issue.
    @Test func givenRowsStay() throws {
        let source = FormDataSource(form: try Self.form())
        try source.updateValue(of: "r", to: .rows([[:], [:]]), userInitiated: true)
        try Self.set(source, "/n", "1")
        #expect(source.rowCount(of: FieldPath("r")) == 2)
        #expect(source.issues.map(\.code) == [.tooMany])
    }

    @Test func hiddenGroupsGetNoRows() throws {
        let source = FormDataSource(form: try Self.form())
        try source.updateValue(of: "shown", to: .boolean(false), userInitiated: true)
        try Self.set(source, "/n", "2")
        #expect(Self.counts(source) == [0, 0])
        try source.updateValue(of: "shown", to: .boolean(true), userInitiated: true)
        #expect(Self.counts(source) == [2, 2])
    }

    @Test func delegatesAreNotified() throws {
        let source = FormDataSource(form: try Self.form())
        let delegate = RecordingDelegate()
        source.delegate = delegate
        try Self.set(source, "/n", "2")
        #expect(delegate.calls.contains { $0.hasPrefix("update r@") })
    }
}
