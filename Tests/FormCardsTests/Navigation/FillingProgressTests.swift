import FormModel
import FormValidation
import Testing

@testable import FormCards

/// What is still to be asked, and what was typed and not accepted.
@Suite struct FillingProgressTests {
    private static let form = #"""
        {"formrun":1,"id":"f","title":"F","items":[
          {"type":"input","name":"a","title":"A","validators":["required"]},
          {"type":"group","name":"g","title":"G","min":0,"max":5,"items":[
            {"type":"input","name":"b","title":"B"},
            {"type":"secureInput","name":"s","title":"S"}]},
          {"type":"input","name":"c","title":"C","value":"integer"}]}
        """#

    private static let group = FieldPlace(1)

    private static func walk() throws -> FormWalk {
        let form = try FormDocument.read(Array(form.utf8), vocabulary: .standard)
        let source = FormDataSource(form: form)
        source.makesAskedRows = false
        return FormWalk(dataSource: source)
    }

    private static func row(_ index: Int) -> RowPlace { RowPlace(group: group, index: index) }

    private static func cell(_ row: Int) -> FieldPlace { group.cell(0, ofRow: row) }

    /// A progress with a typed text in each of some rows.
    private static func started(_ walk: FormWalk, rows: Int) -> FillingProgress {
        var progress = FillingProgress(walk, isSequential: false)
        for row in 0..<rows {
            #expect(progress.addRow(to: group) == Self.row(row))
            progress.keep("text \(row)", typedIn: cell(row))
        }
        return progress
    }

    /// A person is asked for supplied answers that are invalid, and a script for none.
    @Test(arguments: [
        (false, "x", false), (false, "", true), (true, "x", false), (true, "", false),
    ])
    func suppliedAnswers(_ row: (isSequential: Bool, text: String, isAsked: Bool)) throws {
        let walk = try Self.walk()
        let source = walk.dataSource
        try source.updateValue(of: "a", to: .text(row.text), userInitiated: false)
        var progress = FillingProgress(walk, isSequential: row.isSequential)
        progress.require(FieldPlace(0), isSupplied: true)
        #expect(progress.fieldsToAsk.contains(FieldPlace(0)) == row.isAsked)
    }

    /// A field that was left is not asked again, and what was typed in it is forgotten.
    @Test func leaving() throws {
        var progress = FillingProgress(try Self.walk(), isSequential: false)
        let field = FieldPlace(0)
        progress.require(field)
        progress.keep("half", typedIn: field)
        progress.keep(secret: "s3cret", typedIn: field)
        #expect(progress.fieldsToAsk == [field])
        #expect(progress.drafts == [field: "half"])
        progress.leave(field)
        #expect(progress.fieldsToAsk.isEmpty)
        #expect(progress.drafts.isEmpty)
        #expect(progress.typedSecrets.isEmpty)
        progress.ask(field)
        #expect(progress.fieldsToAsk == [field])
    }

    /// All fields of a new row are asked.
    @Test func newRows() throws {
        let progress = Self.started(try Self.walk(), rows: 1)
        #expect(progress.fieldsToAsk == [Self.cell(0), Self.group.cell(1, ofRow: 0)])
    }

    /// What is recorded of rows moves with them.
    @Test(
        arguments: [
            (nil, 0, ["text 1", "text 2"]), (nil, 1, ["text 0", "text 2"]),
            (nil, 2, ["text 0", "text 1"]),
            (2, 0, ["text 1", "text 2", "text 0"]), (0, 2, ["text 2", "text 0", "text 1"]),
            (1, 0, ["text 1", "text 0", "text 2"]), (1, 1, ["text 0", "text 1", "text 2"]),
        ] as [(Int?, Int, [String])])
    func rowsMove(_ row: (target: Int?, index: Int, texts: [String])) throws {
        let walk = try Self.walk()
        var progress = Self.started(walk, rows: 3)
        if let target = row.target {
            progress.moveRow(Self.row(row.index), to: target)
        } else {
            progress.removeRow(Self.row(row.index))
        }
        let count = walk.count(Self.group)
        #expect((0..<count).map { progress.drafts[Self.cell($0)] ?? "" } == row.texts)
        #expect(progress.drafts.count == count)
        #expect(progress.fieldsToAsk.count == 2 * count)
    }

    /// Going back from the first field of the last row removes the row while nothing is in it.
    @Test func rowsWithoutAnswersAreUndoable() throws {
        let walk = try Self.walk()
        var progress = Self.started(walk, rows: 2)
        #expect(!progress.isUndoable(Self.row(1), from: Self.cell(1)))
        progress.keep(nil, typedIn: Self.cell(1))
        #expect(progress.isUndoable(Self.row(1), from: Self.cell(1)))
        #expect(!progress.isUndoable(Self.row(1), from: Self.group.cell(1, ofRow: 1)))
        progress.keep(nil, typedIn: Self.cell(0))
        #expect(!progress.isUndoable(Self.row(0), from: Self.cell(0)))
    }

    /// A draft has what was accepted and typed, and no secret; who continues it is asked for the rest.
    @Test func drafts() throws {
        let walk = try Self.walk()
        var progress = Self.started(walk, rows: 1)
        for field in [FieldPlace(0), FieldPlace(2)] { progress.require(field) }
        try walk.dataSource.updateValue(of: "a", to: .text("x"), userInitiated: true)
        progress.leave(FieldPlace(0))
        progress.leave(Self.group.cell(1, ofRow: 0))
        progress.keep(secret: "s3cret", typedIn: Self.group.cell(1, ofRow: 0))
        progress.close(Self.group)
        let draft = progress.draft("print")
        #expect(draft.accepted == [FieldPath("a"), FieldPath("g")])
        #expect(draft.typed.map(\.text) == ["text 0"])

        var again = FillingProgress(walk, isSequential: false)
        for field in [FieldPlace(0), FieldPlace(2)] { again.require(field) }
        again.resume(draft)
        #expect(again.fieldsToAsk == [Self.cell(0), FieldPlace(2)])
        #expect(again.drafts == [Self.cell(0): "text 0"])
        #expect(again.closedGroups == [Self.group])
        again.reopen(Self.group)
        #expect(again.closedGroups.isEmpty)
    }
}
