import TestSupport
import Testing

@testable import FormModel

/// The limit of all calculated texts together, which holds while a form is filled in as in a submission.
@Suite(.timeLimit(.minutes(60))) struct CalculatedTextsTests {
    /// A text of half of the limit, made of long pieces, because one piece after the other is appended.
    private static let half: FieldValue = {
        let piece = String(repeating: "x", count: 1 << 12)
        return .text(String(repeating: piece, count: ValueTable.scratchLimit >> 13))
    }()

    /// Whether texts may be kept, each instead of another one.
    private static func admitted(
        _ texts: inout CalculatedTexts, _ changes: [(value: FieldValue, before: FieldValue)],
        in record: RecordNode = RecordNode(cells: [])
    ) -> [Bool] {
        changes.map { texts.admit($0.value, insteadOf: $0.before, in: record) }
    }

    @Test func theSumIsLimited() {
        var texts = CalculatedTexts()
        let half = Self.half
        texts.beginAll()
        #expect(Self.admitted(&texts, [(half, .empty), (half, .empty)]) == [true, true])
        #expect(!texts.isAnyRefused)
        #expect(Self.admitted(&texts, [(.text("x"), .empty)]) == [false] && texts.isAnyRefused)
        let changes: [(FieldValue, FieldValue)] = [
            (.boolean(true), .empty), (.texts(["x"]), .text("x")), (.empty, half), (half, .empty),
        ]
        #expect(Self.admitted(&texts, changes) == [true, true, true, true])
        texts.beginAll()
        #expect(!texts.isAnyRefused && Self.admitted(&texts, [(half, .empty)]) == [true])
    }

    /// What rows had that are there no longer is not counted.
    @Test func theRecordDecidesBeyondTheBound() {
        var texts = CalculatedTexts()
        let half = Self.half
        var cell = Cell()
        cell.state.status = .computed
        cell.state.effective = half
        let record = RecordNode(cells: [cell])
        texts.beginAll()
        let twice = [(half, FieldValue.empty), (half, FieldValue.empty)]
        #expect(Self.admitted(&texts, twice, in: record) == [true, true])
        texts.begin()
        let more = [(half, FieldValue.empty), (FieldValue.text("x"), FieldValue.empty)]
        #expect(Self.admitted(&texts, more, in: record) == [true, false])
    }

    @Test func aRefusedTextIsAnIssueOfItsField() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("t", title: "T"), .input("c", title: "C", computed: "t + 'x'"),
                .input("d", title: "D", visibleWhen: "present(c)"),
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "t", to: .text("t"), userInitiated: true)
        #expect(source.issues.isEmpty && source.value(of: "c") == .text("tx"))
        _ = source.filling.sheet.update(FieldPlace(1)) { $0.state.isTextRefused = true }
        let found = FieldReports(of: &source.filling.sheet, answeredChecks: [])
        #expect(found[1].issues.map { "\($0.path) \($0.code)" } == ["/c tooManyBytes"])
    }

    /// A filling-in has the issues of a submission, and keeps no more than the limit.
    @Test(.enabled(if: Laws.areMany, "takes long: FORMRUN_ROUNDS=10"))
    func aFillingInEndsAsASubmission() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("t", title: "T"),
                .group(
                    "g", title: "G",
                    items: [.input("p", title: "P")]
                        + ["a", "b"].map { .input($0, title: "A", computed: "t + p") }),
            ])
        let values: [FieldName: FieldValue] = [
            "t": .text(String(repeating: "x", count: 65_000)),
            "g": .rows((0..<1_000).map { _ in ["p": .text("p")] }),
        ]
        var validator = SubmissionValidator(form: form, limits: .submission, maximumIssues: 10_000)
        _ = validator.validate(values)
        let expected = validator.issues(in: Span()).map { "\($0.path) \($0.code)" }
        let source = FormDataSource(form: form)
        try source.updateValues(values.map { ($0.key, $0.value) }, userInitiated: false)
        #expect(source.issues.count > 900 && expected.count > 900)
        #expect(
            Set(source.issues.filter { $0.code != .tooManyIssues }.map { "\($0.path) \($0.code)" })
                .isSubset(of: expected))
        // With a shorter text, everything is calculated again.
        try source.updateValue(of: "t", to: .text("t"), userInitiated: false)
        try source.updateValue(of: "t", to: .text("u"), userInitiated: false)
        #expect(source.issues.isEmpty && source.value(at: "/g/999/b".path) == .text("up"))
    }
}
