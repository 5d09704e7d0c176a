import TestSupport
import Testing

@testable import FormModel

/// The limit of the work of expressions: the same in a submission and in a filling-in, whatever was entered before.
@Suite(.timeLimit(.minutes(60))) struct WorkLimitTests {
    /// Matches every text at once, so that only the counted work is large.
    private struct Always: TextMatcher {
        func matches(_ text: Span<UInt8>) -> Bool? { true }
    }

    private static let issue = " tooMuchWork \(FormExpression.maximumWork)"

    /// A form whose rows match a text of the form together with one of their own, in a condition or in a check.
    private static func form(_ members: (FormExpression) -> FormItem) throws -> Form {
        var vocabulary = Vocabulary()
        vocabulary.makeMatcher = { _, _ in .success(Always()) }
        return try Form(
            id: "f", title: "F", vocabulary: vocabulary,
            items: [
                .input("t", title: "T"),
                .group(
                    "g", title: "G",
                    items: [
                        .input("own", title: "Own"),
                        members("matches(t + own, 'x') && present(own)"),
                    ]),
            ])
    }

    private static let forms: [@Sendable () throws -> Form] = [
        { try form { .input("a", title: "A", visibleWhen: $0) } },
        { try form { .input("a", title: "A", value: .boolean, computed: $0) } },
        { try form { .input("a", title: "A", requiredWhen: $0) } },
    ]

    private static func values(bytes: Int, rows: Int) -> [FieldName: FieldValue] {
        [
            "t": .text(String(repeating: "t", count: bytes)),
            "g": .rows((0..<rows).map { _ in ["own": .text("o")] }),
        ]
    }

    private static func texts(_ issues: [FormIssue]) -> [String] {
        issues.map { "\($0.path) \($0.code) " + ($0.parameters["max"]?.description ?? "") }
    }

    /// The issues of a submission, which are those of every way to fill in the same values.
    private static func issues(
        _ form: Form, _ values: [FieldName: FieldValue], fillsIn: Bool = true
    ) throws -> [String] {
        var validator = SubmissionValidator(form: form, limits: .submission)
        _ = validator.validate(values)
        let expected = texts(validator.issues(in: Span()))
        guard fillsIn else { return expected }
        let atOnce = FormDataSource(form: form)
        try atOnce.updateValues(values.map { ($0.key, $0.value) }, userInitiated: false)
        #expect(texts(atOnce.issues) == expected)
        let names = values.keys.sorted { $0.text < $1.text }
        for names in [names, names.reversed()] {
            let source = FormDataSource(form: form)
            for name in names {
                try source.updateValue(of: name, to: values[name] ?? .empty, userInitiated: true)
            }
            #expect(texts(source.issues) == expected)
            // It is told before anybody tries to submit.
            if expected == [issue] { #expect(texts(source.reportedIssues) == expected) }
        }
        return expected
    }

    /// The forms that are tried every day: the others cost as much again.
    private static let tried = Laws.areMany ? Array(forms.indices) : [0]

    @Test(arguments: tried) func largeSubmissionsAreRefused(_ index: Int) throws {
        let form = try Self.forms[index]()
        let isRequired = index == 2
        // Each row costs 9 units a byte: it is read and then matched.
        let allowed = try Self.issues(form, Self.values(bytes: 60_000, rows: 20))
        #expect(allowed.count == (isRequired ? 20 : 0))
        // Each way does the work of one more validation; everyday runs fill in the same values only below.
        let refused = try Self.issues(
            form, Self.values(bytes: 60_000, rows: 400), fillsIn: Laws.areMany)
        #expect(refused == [Self.issue])
    }

    /// Once the answers need less, the form is as if they had never needed more.
    @Test func aFillingInRecovers() throws {
        let form = try Self.forms[1]()
        let source = FormDataSource(form: form)
        let large = Self.values(bytes: 60_000, rows: 400)
        try source.updateValues(large.map { ($0.key, $0.value) }, userInitiated: true)
        #expect(Self.texts(source.issues) == [Self.issue] && !source.isValid)
        try source.updateValue(of: "t", to: .text("t"), userInitiated: true)
        #expect(source.issues.isEmpty)
        guard case .rows(let rows) = source.value(of: "g") else {
            return #expect(Bool(false), "there are no rows")
        }
        #expect(rows.count == 400 && rows.allSatisfy { $0["a"] == .boolean(true) })
    }

    /// The rows that functions compare with rows are counted for the form as a whole.
    @Test(.enabled(if: Laws.areMany, "takes long: FORMRUN_ROUNDS=10"))
    func comparedRows() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group("o", title: "O", items: [.input("a", title: "A", value: .integer)]),
                .group(
                    "g", title: "G", max: 2_000,
                    items: [
                        .input("b", title: "B", value: .integer),
                        .input("c", title: "C", value: .boolean, computed: "any(o, a == b)"),
                    ]),
            ])
        func rows(_ count: Int, _ name: FieldName) -> FieldValue {
            .rows((0..<count).map { _ in [name: .integer(name == "a" ? 1 : 2)] })
        }
        #expect(try Self.issues(form, ["o": rows(1_000, "a"), "g": rows(1_000, "b")]) == [])
        #expect(
            try Self.issues(form, ["o": rows(1_000, "a"), "g": rows(1_001, "b")]) == [Self.issue])
        // The last call may read more rows than are left.
        #expect(try Self.issues(form, ["o": rows(999, "a"), "g": rows(1_002, "b")]) == [])
    }
}
