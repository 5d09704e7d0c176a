import FormModel
import TestSupport
import Testing

@Suite struct FormDataSourceConditionTests {
    private let delegate = RecordingDelegate()

    private func source(_ items: [FormItem], rules: [FormRule] = []) throws -> FormDataSource {
        let source = FormDataSource(form: try Form(id: "f", title: "F", rules: rules, items: items))
        source.delegate = delegate
        return source
    }

    private static let address: [FormItem] = [
        .input(
            "country", title: "Country", value: .choice, default: .choice("US"),
            choices: ["US", "CA"]),
        .label("In the States", visibleWhen: "country == 'US'"),
        .input("zip", title: "ZIP", validators: [Needed()], visibleWhen: "country == 'US'"),
        .input("state", title: "State", visibleWhen: "country == 'US'"),
        .input("province", title: "P", validators: [Needed()], visibleWhen: "country == 'CA'"),
        .input("note", title: "Note"),
    ]

    @Test func whatIsHiddenIsNotThere() throws {
        let source = try source(Self.address)
        #expect(source.count == 5 && source.items.map(\.title.description).count == 5)
        #expect(source.item(at: 2).name == "zip" && source.item(at: 4).name == "note")
        #expect(!source.isVisible("province") && source.isVisible("zip"))
        #expect(source.issues.map(\.path.description) == ["/zip"])
        #expect(delegate.calls.isEmpty)
    }

    /// The index of a notification is valid at its time.
    @Test func changesTellTheIndexThatHolds() throws {
        let source = try source(Self.address)
        try source.updateValue(of: "country", to: .choice("CA"), userInitiated: true)
        #expect(
            delegate.calls == [
                "will", "delete ?@1 program", "delete zip@1 program", "delete state@1 program",
                "insert province@1 program", "did",
            ])
        #expect(source.items.map(\.name) == ["country", "province", "note"])
        delegate.calls = []
        try source.updateValue(of: "country", to: .choice("US"), userInitiated: false)
        #expect(
            delegate.calls == [
                "will", "update country@0 program replaces", "insert ?@1 program",
                "insert zip@2 program", "insert state@3 program", "delete province@4 program",
                "did",
            ])
    }

    /// A screen that follows the notifications shows the present state.
    @Test func aScreenThatFollowsIsRight() throws {
        var numbers = SeededNumbers(seed: 11)
        for _ in Laws.rounds(13) {
            let form = try ConditionForms.random(&numbers)
            let source = FormDataSource(form: form)
            let screen = FollowingScreen(source)
            for _ in 0..<20 {
                try ConditionForms.change(source, &numbers)
                #expect(screen.items == source.items.map { $0.name })
                #expect(
                    source.items.indices.map { source.item(at: $0).name }
                        == source.items.map(\.name))
            }
        }
    }

    @Test func hidingKeepsWhatWasTyped() throws {
        let source = try source(Self.address)
        try source.updateValue(of: "zip", to: .text("12345"), userInitiated: true)
        try source.updateValue(of: "country", to: .choice("CA"), userInitiated: true)
        #expect(source.values.map(\.name) == ["country"] && !source.isEntered("zip"))
        #expect(source.issues.map(\.path.description) == ["/province"])
        try source.updateValue(of: "country", to: .choice("US"), userInitiated: true)
        #expect(source.value(of: "zip") == .text("12345") && source.isEntered("zip"))
        #expect(source.values.map(\.name) == ["country", "zip"] && source.isValid)
    }

    @Test func whatReadsAHiddenFieldReadsNothing() throws {
        let source = try source([
            .input("on", title: "On", value: .boolean, default: .boolean(true)),
            .input("a", title: "A", visibleWhen: "on"),
            .input("b", title: "B", visibleWhen: "present(a)"),
            .input("c", title: "C", validators: [Same(other: "b")]),
            .input("d", title: "D", computed: "a + '!'"),
        ])
        try source.updateValues(
            [("a", .text("x")), ("b", .text("y")), ("c", .text("y"))], userInitiated: true)
        #expect(source.isValid && source.value(of: "d") == .text("x!"))
        try source.updateValue(of: "on", to: .boolean(false), userInitiated: true)
        #expect(source.items.map(\.name) == ["on", "c", "d"])
        #expect(source.issues.map(\.path.description) == ["/c"])
        #expect(source.value(of: "d") == .empty)
        try source.updateValue(of: "on", to: .boolean(true), userInitiated: true)
        #expect(source.isValid && source.value(of: "d") == .text("x!"))
    }

    @Test func disabledFieldsHoldTheirDefaults() throws {
        let source = try source([
            .input("own", title: "Own", value: .boolean),
            .input(
                "rate", title: "Rate", value: .integer, default: .integer(5),
                validators: [Needed()], enabledWhen: "own"),
            .input("plain", title: "P", validators: [Needed()], enabledWhen: "own"),
            .input("sum", title: "Sum", value: .integer, computed: "rate * 2"),
            .button("go", title: "Go", action: .submit, enabledWhen: "own"),
        ])
        #expect(source.issues.map(\.code) == [.submitDisabled] && source.reportedIssues.isEmpty)
        #expect(!source.isEnabled("rate") && !source.isEnabled("go"))
        try source.updateValue(of: "rate", to: .integer(9), userInitiated: true)
        #expect(source.value(of: "rate") == .integer(5))
        delegate.calls = []
        try source.updateValue(of: "own", to: .boolean(true), userInitiated: true)
        #expect(
            delegate.calls == [
                "will", "update rate@1 program", "update plain@2 program", "update sum@3 program",
                "update go@4 program", "did",
            ])
        #expect(source.value(of: "rate") == .integer(9) && source.value(of: "sum") == .integer(18))
        #expect(source.isEnabled("rate") && source.isEnabled("go"))
        #expect(source.issues.map(\.path.description) == ["/plain"])
    }

    @Test func whatIsComputedIsTold() throws {
        let source = try source([
            .input("net", title: "Net", value: .decimal),
            .input("tax", title: "T", value: .decimal),
            .input(
                "total", title: "Total", value: .decimal, validators: [Needed()],
                formatter: Cents(), computed: "net + tax"),
            .input("half", title: "Half", value: .decimal, computed: "total / 2"),
        ])
        #expect(source.issues.map(\.code) == [.required])
        try source.updateValue(of: "net", to: .text("1"), userInitiated: true)
        #expect(delegate.calls.isEmpty)
        try source.updateValue(of: "tax", to: .text("0.5"), userInitiated: true)
        #expect(
            delegate.calls == [
                "will", "update total@2 program", "update half@3 program", "did",
            ])
        #expect(source.displayText(of: "total") == "$1.50" && source.isValid)
        #expect(source.value(of: "half") == .decimal(ExactDecimal(75, exponent: -2)))
        // Nobody else can set the value, and there is no notification without a change.
        delegate.calls = []
        try source.updateValue(of: "total", to: .text("7"), userInitiated: true)
        try source.updateValue(of: "total", to: .decimal(7), userInitiated: false)
        #expect(delegate.calls.isEmpty)
        #expect(source.displayText(of: "total") == "$1.50" && !source.isEnabled("total"))
    }

    @Test func requiredFollowsItsCondition() throws {
        let source = try source([
            .input("kind", title: "K"),
            .input("vat", title: "V", requiredWhen: "kind == 'company'"),
        ])
        #expect(source.isValid && !source.isRequired("vat"))
        try source.updateValue(of: "kind", to: .text("company"), userInitiated: true)
        #expect(delegate.calls == ["will", "update vat@1 program", "did"])
        #expect(source.isRequired("vat") && source.issues.map(\.code) == [.required])
    }

    @Test func rulesStandAtTheFirstOpenField() throws {
        let source = try source(
            [
                .input("off", title: "Off", value: .boolean),
                .input("a", title: "A", visibleWhen: "off != true || !present(off)"),
                .input("b", title: "B"), .input("c", title: "C"),
            ],
            rules: [
                .atLeastOneOf(["a", "b"]), .allOrNone(["b", "c"]),
                .check("b != c", message: "Not twice."),
            ])
        #expect(source.issues.map { "\($0.path) \($0.code)" } == ["/a atLeastOneOf"])
        try source.updateValue(of: "off", to: .boolean(true), userInitiated: true)
        // `off != true` is known to be false, so the field is hidden.
        #expect(source.issues.map { "\($0.path) \($0.code)" } == ["/b atLeastOneOf"])
        try source.updateValue(of: "b", to: .text("x"), userInitiated: true)
        #expect(source.issues.map { "\($0.path) \($0.code)" } == ["/b allOrNone"])
        try source.updateValue(of: "c", to: .text("x"), userInitiated: true)
        #expect(source.issues.map { "\($0.path) \($0.code)" } == ["/b check"])
        try source.updateValue(of: "c", to: .text("y"), userInitiated: true)
        #expect(source.isValid)
    }

    @Test func aPageHidesItsItems() throws {
        let form = try Form(
            id: "f", title: "F",
            pages: [
                Page(items: [.input("more", title: "More", value: .boolean)]),
                Page(
                    title: "Two", visibleWhen: "more",
                    items: [
                        .label("Hello"), .input("a", title: "A", validators: [Needed()]),
                        .input("b", title: "B", visibleWhen: "present(a)"),
                    ]),
            ])
        let source = FormDataSource(form: form)
        source.delegate = delegate
        #expect(source.count == 1 && source.isValid && !source.isVisible(page: 1))
        try source.updateValue(of: "more", to: .boolean(true), userInitiated: true)
        #expect(delegate.calls == ["will", "insert ?@1 program", "insert a@2 program", "did"])
        #expect(source.isVisible(page: 1) && !source.isValid)
    }

    /// Every observer is notified of shown and hidden items, with the origin of the change.
    @Test func aResetShowsWhatIsThereAtFirst() throws {
        let source = try source(Self.address)
        try source.updateValue(of: "country", to: .choice("CA"), userInitiated: true)
        source.reset(userInitiated: true)
        #expect(source.items.map(\.name) == ["country", nil, "zip", "state", "note"])
    }
}
