import FormModel
import Testing

/// Choices that are the values of rows, while a form is filled in.
@Suite struct RowChoiceTests {
    let source: FormDataSource
    let delegate = RecordingDelegate()

    init() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group("pupils", title: "Pupils", items: [.input("name", title: "Name")]),
                .input(
                    "speaker", title: "Speaker", value: .choice,
                    choicesOf: .rows(of: "pupils", value: "name")),
                .input(
                    "helpers", title: "Helpers", value: .choices,
                    choicesOf: .rows(of: "pupils", value: "name")),
                .input("said", title: "Said", computed: "title(speaker) + ';' + title(helpers)"),
                .group(
                    "rooms", title: "Rooms",
                    items: [
                        .input(
                            "who", title: "Who", value: .choice,
                            choicesOf: .rows(of: "pupils", value: "name"))
                    ]),
            ])
        source = FormDataSource(form: form)
        source.delegate = delegate
        for name in ["Ann", "Smith, J", "Ann"] {
            try source.addRow(
                to: "/pupils".path, ["name": .text(name)], userInitiated: true)
        }
    }

    private func set(_ path: String, _ value: FieldValue) throws {
        try source.updateValue(at: path.path, to: value, userInitiated: true)
    }

    private func offered(_ path: String) -> [String] {
        source.offeredChoices(at: path.path).map(\.choice.value)
    }

    private var issues: [String] { source.issues.map { "\($0.path) \($0.code)" } }

    @Test func eachValueIsOfferedOnce() throws {
        #expect(offered("/speaker") == ["Ann", "Smith, J"])
        try source.addRow(to: "/rooms".path, userInitiated: true)
        #expect(offered("/rooms/0/who") == ["Ann", "Smith, J"])
        #expect(offered("/rooms/1/who").isEmpty)
    }

    @Test(
        arguments: [
            ("ann", "Ann"), ("2", "Smith, J"), ("smith", "Smith, J"), ("Smith, J", "Smith, J"),
        ])
    func aTypedTextNamesARow(_ row: (typed: String, value: String)) throws {
        try set("/speaker", .text(row.typed))
        #expect(source.value(of: "speaker") == .choice(row.value) && issues.isEmpty)
        #expect(source.displayText(of: "speaker") == row.value)
    }

    @Test func aFieldIsJudgedAgainWhenTheRowsChange() throws {
        try set("/speaker", .choice("Ann"))
        try set("/helpers", .choices(["Ann", "Smith, J"]))
        #expect(issues.isEmpty && source.value(of: "said") == .text("Ann;Ann, Smith, J"))
        try set("/pupils/1/name", .text("Bob"))
        #expect(issues == ["/helpers/1 notAChoice"])
        try set("/pupils/1/name", .text("Smith, J"))
        #expect(issues.isEmpty)
        try source.removeRow(at: "/pupils/0".path, userInitiated: true)
        #expect(issues.isEmpty)
        try source.removeRow(at: "/pupils/1".path, userInitiated: true)
        #expect(issues == ["/speaker notAChoice", "/helpers/0 notAChoice"])
        try source.removeRow(at: "/pupils/0".path, userInitiated: true)
        #expect(issues.isEmpty && !source.isVisible("speaker") && offered("/speaker").isEmpty)
        try source.addRow(to: "/pupils".path, ["name": "Ann"], userInitiated: true)
        // What was chosen before is kept.
        #expect(source.value(of: "speaker") == .choice("Ann"))
        #expect(issues == ["/helpers/1 notAChoice"])
    }

    @Test func theDelegateIsNotifiedOfOtherChoices() throws {
        try source.addRow(to: "/rooms".path, userInitiated: true)
        delegate.calls.removeAll()
        try set("/pupils/1/name", .text("Bob"))
        #expect(delegate.calls.contains("update speaker@1 program"), "\(delegate.calls)")
        #expect(delegate.calls.contains { $0.hasPrefix("update rooms") }, "\(delegate.calls)")
        delegate.calls.removeAll()
        try set("/rooms/0/who", .choice("Cyd"))
        #expect(issues.contains("/rooms/0/who notAChoice"))
        try set("/pupils/0/name", .text("Cyd"))
        #expect(!issues.contains("/rooms/0/who notAChoice"))
    }
}
