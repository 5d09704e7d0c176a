import FormModel
import Testing

/// Rows in a data source: values and notifications.
@Suite struct RowTests {
    let source: FormDataSource
    let delegate = RecordingDelegate()

    static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input("who", title: "Who"),
                .group(
                    "list", title: "List", min: 1, max: 4,
                    items: [
                        .label("Read"),
                        .input("name", title: "Name", validators: [Needed(), Short(max: 5)]),
                        .input("cents", title: "Cents", value: .decimal, formatter: Cents()),
                        .input("count", title: "Count", value: .integer, default: .integer(3)),
                        .secureInput("secret", title: "Secret", isOutput: false),
                        .group(
                            "inner", title: "Inner", max: 2,
                            items: [.input("x", title: "X", validators: [Needed()])]),
                    ], validators: [Distinct(by: "name")]),
            ])
    }

    init() throws {
        source = FormDataSource(form: try RowTests.form())
        source.delegate = delegate
        let source = source
        delegate.answer = { [weak delegate] _, change in
            // The call with its path instead of the name.
            let item = source.form.input(at: change.path)?.title ?? "?"
            let last = delegate?.calls.popLast() ?? ""
            delegate?.calls.append("\(last) \(change.path) \(item)")
        }
    }

    private func type(_ path: String, _ text: String) throws {
        try source.updateValue(at: path.path, to: .text(text), userInitiated: true)
    }

    private func fill(_ names: String...) throws {
        for (index, name) in names.enumerated() {
            try source.addRow(to: "/list".path, userInitiated: true)
            try type("/list/\(index)/name", name)
        }
        delegate.calls = []
    }

    private var names: [FieldValue] { source.value(of: "list").rowList.map { $0["name"] } }

    private var issues: [String] { source.issues.map { "\($0.path) \($0.code)" } }

    @Test func startsWithoutRows() {
        #expect(source.value(of: "list") == .empty && source.values.isEmpty)
        #expect(issues == ["/list tooFew"] && source.reportedIssues.isEmpty)
        #expect(source.rowCount(of: "/list".path) == 0 && source.canAddRow(to: "/list".path))
    }

    @Test func anAddedRowHoldsItsDefaults() throws {
        #expect(try source.addRow(to: "/list".path, userInitiated: false))
        #expect(source.value(of: "list") == .rows([["count": .integer(3)]]))
        #expect(source.value(at: "/list/0/count".path) == .integer(3))
        #expect(!source.isEntered(at: "/list/0/count".path) && source.isEntered("list"))
        #expect(issues == ["/list/0/name required"])
        #expect(
            delegate.calls == [
                "will", "insert list@0 program /list/0 List", "update list@1 program /list List",
                "did",
            ])
        #expect(source.form.compiled.fields.count == 2)
    }

    /// Changes by the screen are not notified; their consequences are.
    @Test func aUsersRowIsNotTold() throws {
        try source.addRow(to: "/list".path, userInitiated: true)
        #expect(delegate.calls == ["will", "update list@1 program /list List", "did"])
        delegate.calls = []
        try source.addRow(to: "/list".path, ["name": .text("Ada")], userInitiated: true)
        #expect(delegate.calls.isEmpty && source.isEntered(at: "/list/1/name".path))
        try source.removeRow(at: "/list/1".path, userInitiated: true)
        #expect(delegate.calls.isEmpty && source.rowCount(of: "/list".path) == 1)
    }

    @Test func fieldsOfRowsAreKeptAsFieldsAre() throws {
        try fill("Ada", "Bob")
        try type("/list/1/cents", "1.234")
        #expect(!source.isValid)
        #expect(source.value(at: "/list/1/cents".path) == .text("1.234"))
        #expect(source.displayText(at: "/list/1/cents".path) == "1.234")
        #expect(delegate.calls.isEmpty)
        // The screen must follow if the formatter displays another text.
        try type("/list/1/cents", "1.5")
        #expect(delegate.calls == ["will", "update cents@2 user /list/1/cents Cents", "did"])
        #expect(source.displayText(at: "/list/1/cents".path) == "$1.50")
        delegate.calls = []
        try type("/list/1/cents", "$1.50")
        #expect(delegate.calls.isEmpty)
        try source.updateValue(at: "/list/1/cents".path, to: .text("2"), userInitiated: false)
        #expect(
            delegate.calls == [
                "will", "update cents@2 program replaces /list/1/cents Cents", "did",
            ])
        try type("/list/0/secret", "CANARY")
        #expect(source.displayText(at: "/list/0/secret".path) == DisplayValue.mask)
        let values = source.values.first?.value.rowList ?? []
        #expect(values.map { $0["secret"] } == [.empty, .empty], "no output")
    }

    /// Issues in other rows because of this one are notified.
    @Test func rulesAcrossRows() throws {
        try fill("Ada", "Bob")
        try type("/list/0/name", "Bob")
        #expect(issues == ["/list/1/name same"])
        #expect(delegate.calls == ["will", "update name@1 program /list/1/name Name", "did"])
        delegate.calls = []
        // The issue is at the later of two equal rows, wherever they are.
        try source.moveRow(at: "/list/1".path, to: 0, userInitiated: true)
        #expect(issues == ["/list/1/name same"])
        #expect(
            delegate.calls == [
                "will", "update name@1 program /list/0/name Name",
                "update name@1 program /list/1/name Name", "did",
            ])
        delegate.calls = []
        try source.removeRow(at: "/list/0".path, userInitiated: false)
        #expect(issues.isEmpty)
        #expect(
            delegate.calls == [
                "will", "delete list@0 program /list/0 List",
                "update name@1 program /list/0/name Name", "did",
            ])
    }

    @Test func movingTakesEverythingAlong() throws {
        try fill("Ada", "Bob", "toolong")
        try source.leave(at: "/list/2/name".path)
        #expect(source.reportedIssues.map { "\($0.path)" } == ["/list/2/name"])
        try source.moveRow(at: "/list/2".path, to: 0, userInitiated: false)
        #expect(delegate.calls == ["will", "move(from: 2) list@0 program /list/0 List", "did"])
        #expect(names == [.text("toolong"), .text("Ada"), .text("Bob")])
        #expect(source.reportedIssues.map { "\($0.path)" } == ["/list/0/name"])
        delegate.calls = []
        try source.moveRow(at: "/list/1".path, to: 1, userInitiated: false)
        #expect(delegate.calls.isEmpty, "nothing changed")
    }

    @Test func reportedAreTheFieldsThatWereLeft() throws {
        try source.addRow(to: "/list".path, userInitiated: true)
        try source.addRow(to: "/list".path, userInitiated: true)
        #expect(source.reportedIssues.isEmpty && source.issues.count == 2)
        try source.leave(at: "/list/1/name".path)
        #expect(source.reportedIssues.map { "\($0.path)" } == ["/list/1/name"])
        // Leaving a group means leaving everything in it.
        try source.leave("list")
        #expect(source.reportedIssues.count == 2)
        try source.addRow(to: "/list".path, userInitiated: true)
        #expect(source.reportedIssues.count == 2 && source.issues.count == 3)
        source.attemptSubmission()
        #expect(source.reportedIssues.count == 3)
    }

    @Test func groupsInRows() throws {
        try fill("Ada")
        #expect(try source.addRow(to: "/list/0/inner".path, userInitiated: true))
        #expect(issues == ["/list/0/inner/0/x required"])
        try type("/list/0/inner/0/x", "y")
        #expect(source.value(at: "/list/0/inner".path) == .rows([["x": .text("y")]]))
        #expect(try source.addRow(to: "/list/0/inner".path, at: 0, userInitiated: false))
        #expect(
            delegate.calls == ["will", "insert inner@0 program /list/0/inner/0 Inner", "did"])
        #expect(try !source.addRow(to: "/list/0/inner".path, userInitiated: false), "full")
        #expect(source.issues(at: "/list/0".path).count == 1)
        #expect(source.issues(at: "/list/0/inner/1".path).isEmpty)
        try source.removeRow(at: "/list/0/inner/0".path, userInitiated: true)
        #expect(source.isValid)
    }

    @Test func aWholeGroupAtOnce() throws {
        let rows: [FormRow] = [["name": .text("Ada"), "cents": .text("2")], ["name": .text("B")]]
        try source.updateValue(of: "list", to: .rows(rows), userInitiated: true)
        #expect(delegate.calls == ["will", "update list@1 user /list List", "did"], "cents differ")
        #expect(source.value(at: "/list/0/cents".path) == .decimal(ExactDecimal(200, exponent: -2)))
        delegate.calls = []
        try source.updateValue(of: "list", to: source.value(of: "list"), userInitiated: false)
        #expect(delegate.calls.isEmpty)
        try source.updateValue(of: "list", to: .rows([]), userInitiated: false)
        #expect(source.value(of: "list") == .empty)
        try source.updateValue(of: "list", to: .text("x"), userInitiated: false)
        #expect(issues == ["/list wrongType"])
        source.reset(userInitiated: true)
        #expect(issues == ["/list tooFew"] && !source.isEntered("list"))
        let many = [FormRow](repeating: ["name": .text("A")], count: 5)
        try source.updateValue(of: "list", to: .rows(many), userInitiated: false)
        #expect(issues.first == "/list tooMany" && source.rowCount(of: "/list".path) == 5)
    }

    @Test func whatThereIsNot() throws {
        try fill("Ada")
        for path in ["/list/1/name", "/list/0/nobody", "/list/0", "/nobody", "", "/who/0/name"] {
            #expect(throws: FormPathError.self, "\(path)") { try type(path, "x") }
            #expect(source.value(at: path.path) == .empty)
            #expect(source.displayText(at: path.path) == "")
        }
        for path in ["/who", "/list/0", "/list/1/inner", "/list/0/name", "/nobody", ""] {
            #expect(throws: FormPathError.self, "\(path)") {
                try source.addRow(to: path.path, userInitiated: true)
            }
        }
        for path in ["/list", "/list/1", "/who/0", "/list/0/inner/0", "/list/0/name/0"] {
            #expect(throws: FormPathError.self, "\(path)") {
                try source.removeRow(at: path.path, userInitiated: true)
            }
            #expect(throws: FormPathError.self) {
                try source.moveRow(at: path.path, to: 0, userInitiated: true)
            }
        }
        #expect(throws: FormPathError.self) {
            try source.addRow(to: "/list".path, at: 2, userInitiated: true)
        }
        #expect(throws: FormPathError.self) {
            try source.moveRow(at: "/list/0".path, to: 1, userInitiated: true)
        }
        #expect(delegate.calls.isEmpty && names == [.text("Ada")])
    }

    /// A row added inside a callback is inserted afterwards; two callbacks that contradict each
    /// other are stopped.
    @Test func changesInsideACallbackAreQueued() throws {
        delegate.answer = { source, change in
            guard change.kind == .insert, source.rowCount(of: "/list".path) < 3 else { return }
            try source.addRow(to: "/list".path, ["name": .text("more")], userInitiated: false)
            #expect(source.rowCount(of: "/list".path) == change.index + 1, "not yet")
        }
        try source.addRow(to: "/list".path, userInitiated: false)
        #expect(source.rowCount(of: "/list".path) == 3)
        delegate.answer = { source, change in
            switch change.kind {
            case .insert: try source.removeRow(at: change.path, userInitiated: false)
            case .delete:
                try source.addRow(to: "/list".path, at: change.index, userInitiated: false)
            case .move, .update: break
            }
        }
        try source.addRow(to: "/list".path, userInitiated: false)
        #expect(source.issues.last?.code == .unsettled)
    }

    @Test func theStreamCarriesWhatTheScreenDidItself() async throws {
        let changes = source.changes()
        try source.addRow(to: "/list".path, ["name": .text("A")], userInitiated: true)
        try source.moveRow(at: "/list/0".path, to: 0, userInitiated: true)
        try source.removeRow(at: "/list/0".path, userInitiated: false)
        var told: [String] = []
        for await change in changes {
            told.append("\(change.kind) \(change.path) \(change.origin)")
            if change.kind == .delete { break }
        }
        #expect(told == ["insert /list/0 user", "update /list program", "delete /list/0 program"])
    }
}

extension String {
    /// The path of a valid pointer.
    var path: FieldPath { FieldPath(pointer: self) ?? FieldPath() }
}
