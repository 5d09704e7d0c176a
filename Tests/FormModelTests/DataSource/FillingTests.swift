import Testing

@testable import FormModel

/// What was sent from outside is in the data source with the reasons why a field could not read it.
@Suite struct FillingTests {
    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input("age", title: "Age", value: .integer, default: .integer(7)),
                .secureInput("pin", title: "Pin"),
                .input("more", title: "More", visibleWhen: "present(age)"),
                .input("sum", title: "Sum", value: .integer, computed: "age + 1"),
                .group(
                    "rows", title: "Rows", max: 5,
                    items: [
                        .input("n", title: "N", value: .integer),
                        .input(
                            "twice", title: "Twice", value: .integer, defaultExpression: "n * 2"),
                    ]),
            ])
    }

    private static func refused(_ value: FieldValue, _ code: IssueCode = .wrongType) -> Sent {
        .refused(value, Sent.Refusal(problems: [ValueTable.Problem(code: code, given: .text)]))
    }

    private let source: FormDataSource

    init() throws { source = FormDataSource(form: try Self.form()) }

    private var issues: [String] { source.issues.map { "\($0.path) \($0.code)" } }

    /// Also where the field could read it from a person.
    @Test func aRefusedValueIsNoValue() throws {
        source.fill([0: Self.refused(.text("36"))])
        #expect(source.value(of: "age") == .text("36") && issues == ["/age wrongType"])
        #expect(source.issues.first?.parameters["given"] == .text("text"))
        #expect(!source.isVisible("more") && source.value(of: "sum") == .empty)
        try source.updateValue(of: "pin", to: .text("1"), userInitiated: true)
        #expect(issues == ["/age wrongType"])
    }

    enum Entering: CaseIterable {
        case typed, set, filled, reset, defaulted

        func perform(on source: FormDataSource) throws {
            switch self {
            case .typed: try source.updateValue(of: "age", to: .text("36"), userInitiated: true)
            case .set: try source.updateValue(of: "age", to: .text("36"), userInitiated: false)
            case .filled: source.fill([0: .value(.text("36"))])
            case .reset: source.reset(userInitiated: true)
            case .defaulted: source.takeDefault(at: FieldPlace(0), userInitiated: true)
            }
        }
    }

    @Test(arguments: Entering.allCases)
    func untilAnotherIsEntered(_ entering: Entering) throws {
        // The value that was sent is the one that was there, or the one that is entered.
        for sent in [FieldValue.text("36"), .integer(36), .integer(7)] {
            source.fill([0: Self.refused(sent)])
            #expect(issues == ["/age wrongType"] && !source.isVisible("more"))
            try entering.perform(on: source)
            #expect(issues.isEmpty && source.isVisible("more"), "\(sent)")
        }
    }

    /// A text that no reading refuses is refused for the reason of then, and a field that takes no answer keeps its own.
    @Test func whateverTheReason() {
        source.fill([1: Self.refused(.text("abc"), .malformedText), 3: Self.refused(.integer(9))])
        #expect(issues == ["/pin malformedText"])
        #expect(source.value(of: "sum") == .integer(8))
        #expect(
            source.strayIssues(of: "sum", given: Self.refused(.integer(8))).map(\.code)
                == [.notComputed])
    }

    @Test func rows() throws {
        source.fill([
            4: .rows([
                [0: .value(.text("2")), 1: .unanswered], [0: Self.refused(.text("3"))],
                [0: .value(.integer(4)), 1: .value(.integer(5))],
            ])
        ])
        #expect(
            source.value(of: "rows")
                == .rows([
                    ["n": .integer(2), "twice": .integer(4)], ["n": .text("3")],
                    ["n": .integer(4), "twice": .integer(5)],
                ]))
        #expect(issues == ["/rows/1/n wrongType"])
        try source.updateValue(at: "/rows/0/n".path, to: .integer(6), userInitiated: true)
        #expect(source.value(at: "/rows/0/twice".path) == .integer(12))
        try source.moveRow(at: "/rows/1".path, to: 0, userInitiated: true)
        #expect(issues == ["/rows/0/n wrongType"])
        try source.removeRow(at: "/rows/2".path, userInitiated: true)
        #expect(issues == ["/rows/0/n wrongType"])
        try source.updateValue(
            of: "rows", to: .rows([["n": .text("3")], ["n": .integer(6)]]), userInitiated: true)
        #expect(issues.isEmpty && source.value(at: "/rows/0/n".path) == .integer(3))
    }

    @Test func aGroupThatWasNoneIsRefusedUntilItHasARow() throws {
        source.fill([4: Self.refused(.text("none"))])
        #expect(issues == ["/rows wrongType"] && source.rowCount(of: "/rows".path) == 0)
        try source.addRow(to: "/rows".path, userInitiated: true)
        #expect(issues.isEmpty && source.rowCount(of: "/rows".path) == 1)
    }

    @Test func noDescriptionHasASecret() {
        for sent in [
            Self.refused(.text("secret")), .value(.text("secret")),
            .rows([[0: .value(.text("secret"))]]),
        ] {
            var text = "\(sent) \(String(reflecting: sent)) \(["pin": sent])"
            dump(sent, to: &text)
            #expect(!text.contains("secret"), "\(text)")
        }
        source.fill([1: Self.refused(.text("secret"))])
        var text = "\(source) \(source.issues)"
        dump(source, to: &text)
        dump(source.issues, to: &text)
        #expect(!text.contains("secret"), "\(text)")
    }
}
