import FormModel
import TestSupport
import Testing

/// Calculated defaults.
@Suite struct DefaultExpressionTests {
    private let delegate = RecordingDelegate()

    private func source(_ items: [FormItem], _ clock: FormClock = .none) throws -> FormDataSource {
        let source = FormDataSource(
            form: try Form(id: "f", title: "F", items: items), clock: clock)
        source.delegate = delegate
        return source
    }

    private static let trip: [FormItem] = [
        .input("start", title: "Start", value: .date),
        .input("end", title: "End", value: .date, defaultExpression: "start + days(14)"),
        .input("note", title: "Note"),
    ]

    private static func day(_ text: String) -> FieldValue {
        CalendarDate(text).map(FieldValue.date) ?? .empty
    }

    @Test func itIsWorkedOutWhenFillingInBegins() throws {
        let clock = FormClock { DateTime("2026-11-21T10:00:00Z") }
        let items: [FormItem] = [
            .input("due", title: "Due", value: .date, defaultExpression: "today() + days(14)"),
            .input(
                "price", title: "P", value: .decimal, defaultExpression: "net * 2",
                formatter: Cents()),
            .input("net", title: "N", value: .decimal, default: .text("1.5")),
            .input(
                "pick", title: "C", value: .choice, defaultExpression: "'b'", choices: ["a", "b"]),
            .input("whole", title: "W", value: .integer, defaultExpression: "round(price)"),
        ]
        let filled = try source(items, clock)
        #expect(
            filled.values.map { "\($0.name)=\($0.value)" } == [
                "due=date(2026-12-05)", "price=decimal(3.00)", "net=decimal(1.5)",
                "pick=choice(\"b\")",
                "whole=integer(3)",
            ])
        #expect(filled.isValid && delegate.calls.isEmpty && !filled.isEntered("due"))
        // Without a clock the default cannot be evaluated, so there is none.
        #expect(try source(items).value(of: "due") == .empty)
    }

    @Test func itFollowsWhatItLooksAt() throws {
        let source = try source(Self.trip)
        #expect(source.value(of: "end") == .empty)
        try source.updateValue(of: "start", to: .text("2026-01-01"), userInitiated: true)
        #expect(delegate.calls == ["will", "update end@1 program", "did"])
        #expect(source.value(of: "end") == Self.day("2026-01-15"))
        #expect(!source.isEntered("end") && source.isEntered("start"))
        delegate.calls = []
        try source.updateValue(of: "start", to: .text("2026-01-02"), userInitiated: false)
        #expect(
            delegate.calls == [
                "will", "update start@0 program replaces", "update end@1 program", "did",
            ])
        #expect(source.value(of: "end") == Self.day("2026-01-16"))
        // An unreadable operand has no value.
        try source.updateValue(of: "start", to: .text("soon"), userInitiated: true)
        #expect(source.value(of: "end") == .empty)
    }

    @Test(arguments: [(true, "2026-02-01"), (false, "2026-02-01"), (true, ""), (false, "")])
    func whatIsSetStays(_ row: (isUser: Bool, text: String)) throws {
        let source = try source(Self.trip)
        try source.updateValue(of: "start", to: .text("2026-01-01"), userInitiated: true)
        try source.updateValue(of: "end", to: .text(row.text), userInitiated: row.isUser)
        try source.updateValue(of: "start", to: .text("2026-03-01"), userInitiated: true)
        #expect(source.value(of: "end") == Self.day(row.text))
        #expect(source.defaultValue(at: FieldPath("end")) == Self.day("2026-03-15"))
        source.reset(userInitiated: true)
        #expect(source.value(of: "end") == .empty && source.values.isEmpty)
        try source.updateValue(of: "start", to: .text("2026-04-01"), userInitiated: true)
        #expect(source.value(of: "end") == Self.day("2026-04-15"))
    }

    /// An equal value changes nothing and causes no notification, but counts as entered.
    @Test func whatIsSetToTheDefaultStays() throws {
        let source = try source(Self.trip)
        try source.updateValue(of: "start", to: .text("2026-01-01"), userInitiated: true)
        delegate.calls = []
        try source.updateValue(of: "end", to: .text("2026-01-15"), userInitiated: false)
        #expect(delegate.calls.isEmpty && !source.isEntered("end"))
        try source.updateValue(of: "note", to: .text("x"), userInitiated: true)
        #expect(delegate.calls.isEmpty && !source.isEntered("end"))
        try source.updateValue(of: "start", to: .text("2026-03-01"), userInitiated: true)
        #expect(source.value(of: "end") == Self.day("2026-01-15"))
        // Now it differs from the default, so it counts as entered.
        #expect(source.isEntered("end"))
        #expect(delegate.calls == ["will", "update end@1 program", "did"])
        source.reset(userInitiated: true)
        try source.updateValue(of: "start", to: .text("2026-04-01"), userInitiated: true)
        #expect(source.value(of: "end") == Self.day("2026-04-15") && !source.isEntered("end"))
    }

    @Test(arguments: [true, false]) func whatIsSetAtOnceStays(_ isBehind: Bool) throws {
        let source = try source(Self.trip)
        try source.updateValue(of: "start", to: .text("2026-01-01"), userInitiated: true)
        var updates: [(name: FieldName, value: FieldValue)] = [
            ("end", .text("2026-01-15")), ("start", .text("2026-03-01")),
        ]
        if isBehind { updates.reverse() }
        try source.updateValues(updates, userInitiated: true)
        #expect(source.value(of: "end") == Self.day("2026-01-15"))
    }

    @Test func aResetTellsWhatItReplaces() throws {
        let source = try source([
            .input("a", title: "A", value: .integer, default: .integer(1)),
            .input("b", title: "B", value: .integer, defaultExpression: "a + 1"),
            .input("c", title: "C", value: .integer, defaultExpression: "b + 1"),
        ])
        try source.updateValue(of: "b", to: .integer(9), userInitiated: true)
        #expect(delegate.calls == ["will", "update c@2 program", "did"])
        #expect(source.value(of: "c") == .integer(10))
        delegate.calls = []
        source.reset(userInitiated: false)
        #expect(
            delegate.calls == [
                "will", "update b@1 program replaces", "update c@2 program", "did",
            ])
        #expect(source.value(of: "b") == .integer(2) && source.value(of: "c") == .integer(3))
        #expect(!source.isEntered("b"))
    }

    @Test func whatIsHiddenOrDisabledGoesOnFollowing() throws {
        let source = try source([
            .input("on", title: "On", value: .boolean, default: .boolean(true)),
            .input("n", title: "N", value: .integer, default: .integer(1)),
            .input(
                "seen", title: "S", value: .integer, defaultExpression: "n * 2", visibleWhen: "on"),
            .input(
                "free", title: "F", value: .integer, defaultExpression: "n * 3", enabledWhen: "on"),
            .input("sum", title: "X", value: .integer, computed: "free + 1"),
        ])
        try source.updateValue(of: "free", to: .integer(8), userInitiated: true)
        try source.updateValue(of: "on", to: .boolean(false), userInitiated: true)
        // A disabled field has its default, regardless of entered values.
        #expect(source.value(of: "free") == .integer(3) && source.value(of: "sum") == .integer(4))
        try source.updateValue(of: "n", to: .integer(2), userInitiated: true)
        #expect(source.value(of: "free") == .integer(6) && source.value(of: "sum") == .integer(7))
        #expect(source.strayIssues(of: "free", given: .value(.integer(6))).isEmpty)
        let stray = source.strayIssues(of: "free", given: .value(.integer(3)))
        #expect(stray.map(\.code) == [.disabledField])
        try source.updateValue(of: "on", to: .boolean(true), userInitiated: true)
        #expect(source.value(of: "seen") == .integer(4) && source.value(of: "free") == .integer(8))
    }

    /// An accepted default continues to follow its operands, with notifications.
    @Test func aDefaultIsTaken() throws {
        let source = try source(Self.trip)
        try source.updateValue(of: "start", to: .text("2026-01-01"), userInitiated: true)
        try source.updateValue(of: "end", to: .text("2026-09-01"), userInitiated: true)
        delegate.calls = []
        source.takeDefault(at: FieldPlace(1), userInitiated: true)
        #expect(delegate.calls == ["will", "update end@1 user", "did"])
        #expect(source.value(of: "end") == Self.day("2026-01-15") && !source.isEntered("end"))
        try source.updateValue(of: "start", to: .text("2026-01-02"), userInitiated: true)
        #expect(source.value(of: "end") == Self.day("2026-01-16"))
        // Also if the value equals the entered one.
        try source.updateValue(of: "end", to: .text("2026-01-17"), userInitiated: true)
        try source.updateValue(of: "start", to: .text("2026-01-03"), userInitiated: true)
        #expect(source.isEntered("end"))
        delegate.calls = []
        var told = 0
        source.observe { told += 1 }
        source.takeDefault(at: FieldPlace(1), userInitiated: true)
        #expect(!source.isEntered("end") && delegate.calls.isEmpty && told == 1)
        try source.updateValue(of: "start", to: .text("2026-01-04"), userInitiated: true)
        #expect(source.value(of: "end") == Self.day("2026-01-18"))
    }

    @Test func aDefaultIsOneOfTheTwo() {
        var item = FormItem.input("a", title: "A", default: .text("x"))
        item.defaultExpression = "b"
        #expect(item.defaultValue == .empty && item.defaultExpression?.source == "b")
        item.defaultValue = .text("y")
        #expect(item.defaultValue == .text("y") && item.defaultExpression == nil)
        item.defaultExpression = nil
        #expect(item.defaultValue == .text("y"))
    }

    // MARK: Laws

    /// A reset restores the initial state, and defaults continue to follow their operands.
    @Test func aResetRestores() throws {
        var numbers = SeededNumbers(seed: 41)
        var following = 0
        for _ in Laws.rounds(20) {
            let form = try ConditionForms.random(&numbers)
            let source = FormDataSource(form: form)
            for _ in 0..<5 { try ConditionForms.change(source, &numbers) }
            source.reset(userInitiated: numbers.below(2) == 0)
            let fresh = FormDataSource(form: form)
            #expect(Facts(source) == Facts(fresh))
            let seed = UInt64(numbers.below(1_000))
            var (one, other) = (SeededNumbers(seed: seed), SeededNumbers(seed: seed))
            try ConditionForms.change(source, &one)
            try ConditionForms.change(fresh, &other)
            #expect(Facts(source) == Facts(fresh))
            following += form.items.count { $0.defaultExpression != nil }
        }
        #expect(following > Laws.cases(40))
    }

    /// A value equal to the present one causes no change and no notification, but counts as
    /// entered.
    @Test func equalUpdatesChangeNothing() throws {
        var numbers = SeededNumbers(seed: 42)
        for _ in Laws.rounds(100, share: 3) {
            let source = FormDataSource(form: try ConditionForms.random(&numbers))
            for _ in 0..<3 { try ConditionForms.change(source, &numbers) }
            source.delegate = delegate
            delegate.calls = []
            let before = Facts(source)
            for name in source.form.items.filter(\.isInput).compactMap(\.name)
            where source.isEnabled(name) {
                try source.updateValue(
                    of: name, to: source.value(of: name), userInitiated: numbers.below(2) == 0)
            }
            #expect(delegate.calls.isEmpty && Facts(source) == before)
        }
    }

    /// A screen that is updated only by notifications shows all values.
    @Test func everyChangeIsTold() throws {
        var numbers = SeededNumbers(seed: 43)
        for _ in Laws.rounds(20) {
            let source = FormDataSource(form: try ConditionForms.random(&numbers))
            let screen = ShowingScreen(source)
            for _ in 0..<10 {
                let names = source.form.items.filter(\.isInput).compactMap(\.name)
                let name = names[numbers.below(names.count)]
                try source.updateValue(
                    of: name, to: .integer(numbers.below(4)), userInitiated: false)
                #expect(screen.shown == ShowingScreen.values(source))
            }
        }
    }

    private struct Facts: Equatable {
        let values: [String]
        let items: [FieldName?]
        let issues: [FormIssue]
        let entered: [Bool]

        init(_ source: FormDataSource) {
            let names = source.form.items.filter(\.isInput).compactMap(\.name)
            values = names.map { "\($0)=\(source.value(of: $0))" }
            items = source.items.map(\.name)
            issues = source.issues
            entered = names.map(source.isEntered)
        }
    }
}

/// A screen that shows the values of visible fields by notifications.
private final class ShowingScreen: FormDataSourceDelegate {
    private(set) var shown: [FieldName: FieldValue]

    init(_ source: FormDataSource) {
        shown = ShowingScreen.values(source)
        source.delegate = self
    }

    static func values(_ source: FormDataSource) -> [FieldName: FieldValue] {
        let names = source.items.filter(\.isInput).compactMap(\.name)
        return Dictionary(uniqueKeysWithValues: names.map { ($0, source.value(of: $0)) })
    }

    func formDataSourceWillChange(_ dataSource: FormDataSource) {}

    func formDataSource(
        _ dataSource: FormDataSource, didChange item: FormItem, at index: Int,
        for change: FormChange
    ) {
        guard let name = item.name, item.isInput else { return }
        shown[name] = change.kind == .delete ? nil : dataSource.value(of: name)
    }

    func formDataSourceDidChange(_ dataSource: FormDataSource) {}
}
