import FormModel
import Testing

/// Calculated defaults in rows.
@Suite struct RowDefaultTests {
    let source: FormDataSource
    let delegate = RecordingDelegate()

    static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input("rate", title: "Rate", value: .integer, default: .integer(2)),
                .input("on", title: "On", value: .boolean, default: .boolean(true)),
                .input("all", title: "All", value: .boolean, default: .boolean(true)),
                .group(
                    "lines", title: "Lines", max: 4,
                    items: [
                        .input("net", title: "Net", value: .integer, default: .integer(1)),
                        .input(
                            "tax", title: "Tax", value: .integer, defaultExpression: "net * rate"),
                        .input(
                            "gross", title: "Gross", value: .integer, defaultExpression: "net + tax"
                        ),
                        .input(
                            "free", title: "Free", value: .integer, defaultExpression: "net * 3",
                            enabledWhen: "on"),
                        .input(
                            "seen", title: "Seen", value: .integer, defaultExpression: "net * 4",
                            visibleWhen: "on"),
                        deep,
                    ]
                ).shown("all"),
                .input("sum", title: "Sum", value: .integer, computed: "sum(lines.gross)"),
            ])
    }

    private static let deep = FormItem.group(
        "parts", title: "Parts",
        items: [
            .input("share", title: "Share", value: .integer, default: .integer(1)),
            .input("part", title: "Part", value: .integer, defaultExpression: "share * tax + rate"),
        ]
    ).shown("net < 100")

    init() throws {
        source = FormDataSource(form: try RowDefaultTests.form())
        source.delegate = delegate
        delegate.answer = { [weak delegate] _, change in
            let last = delegate?.calls.popLast() ?? ""
            delegate?.calls.append("\(last) \(change.path)")
        }
    }

    private func add(_ row: FormRow? = nil, byUser: Bool = false) throws {
        let isAdded = try source.addRow(to: "/lines".path, row, userInitiated: byUser)
        #expect(isAdded)
        delegate.calls = []
    }

    private func set(_ path: String, _ value: FieldValue, byUser: Bool = true) throws {
        try source.updateValue(at: path.path, to: value, userInitiated: byUser)
    }

    /// The values of a row, including hidden ones; `+` marks entered values.
    private func row(_ index: Int) -> String {
        ["net", "tax", "gross", "free", "seen"].map { name in
            let path = "/lines/\(index)/\(name)".path
            guard case .integer(let number) = source.value(at: path) else { return "-" }
            return "\(number)\(source.isEntered(at: path) ? "+" : "")"
        }.joined(separator: " ")
    }

    private func told() -> [String] {
        defer { delegate.calls = [] }
        return delegate.calls.filter { $0 != "will" && $0 != "did" }
    }

    // MARK: What holds

    @Test func itFollowsItsRowAndWhatStandsAround() throws {
        try add()
        #expect(row(0) == "1 2 3 3 4" && source.value(of: "sum") == .integer(3))
        try set("/lines/0/net", .integer(5))
        #expect(row(0) == "5+ 10 15 15 20")
        try add()
        try set("/rate", .integer(3))
        #expect(row(0) == "5+ 15 20 15 20" && row(1) == "1 3 4 3 4")
        #expect(source.value(of: "sum") == .integer(24) && source.isValid)
        // An unreadable operand has no value.
        try set("/rate", .text("some"))
        #expect(row(0) == "5+ - - 15 20")
    }

    @Test(arguments: [(true, 7), (false, 7), (true, nil), (false, nil)] as [(Bool, Int?)])
    func whatIsSetStays(_ given: (isUser: Bool, value: Int?)) throws {
        try add()
        try add()
        let value = given.value.map(FieldValue.integer) ?? .empty
        try set("/lines/0/tax", value, byUser: given.isUser)
        try set("/rate", .integer(9))
        #expect(row(0) == (given.value == nil ? "1 - - 3 4" : "1 7+ 8 3 4"))
        #expect(row(1) == "1 9 10 3 4")
        #expect(source.defaultValue(at: "/lines/0/tax".path) == .integer(9))
        // The status of a row moves with it.
        try source.moveRow(at: "/lines/0".path, to: 1, userInitiated: true)
        try set("/rate", .integer(3))
        #expect(row(0) == "1 3 4 3 4")
        #expect(row(1) == (given.value == nil ? "1 - - 3 4" : "1 7+ 8 3 4"))
        try source.removeRow(at: "/lines/1".path, userInitiated: true)
        try set("/rate", .integer(4))
        #expect(row(0) == "1 4 5 3 4")
    }

    /// A given row has values for all its fields.
    @Test func rowsThatAreGivenDoNotFollow() throws {
        try add(["net": .integer(5), "seen": .integer(20)])
        #expect(row(0) == "5+ - - - 20+")
        try source.updateValue(
            of: "lines", to: .rows([["tax": .integer(4)], ["net": .integer(2)]]),
            userInitiated: true)
        try set("/rate", .integer(3))
        #expect(row(0) == "- 4+ - - -" && row(1) == "2+ - - - -")
    }

    @Test func rowsThatAreGivenAsTheyAreStay() throws {
        try add()
        try source.addRow(to: "/lines/0/parts".path, userInitiated: true)
        delegate.calls = []
        try source.updateValue(of: "lines", to: source.value(of: "lines"), userInitiated: true)
        #expect(told().isEmpty && row(0) == "1 2 3 3 4")
        try set("/rate", .integer(3))
        // Now they differ from the defaults, so they count as entered.
        #expect(row(0) == "1 2+ 3 3 4")
        #expect(source.value(at: "/lines/0/parts/0/part".path) == .integer(4))
        #expect(source.isEntered(at: "/lines/0/parts/0/part".path))
        #expect(
            told() == [
                "update tax@1 program /lines/0/tax",
                "update part@1 program /lines/0/parts/0/part",
            ])
    }

    @Test func whatIsSetToTheDefaultStays() throws {
        try add()
        try set("/lines/0/tax", .integer(2))
        #expect(told().isEmpty && row(0) == "1 2 3 3 4")
        try set("/lines/0/net", .integer(2))
        #expect(row(0) == "2+ 2+ 4 6 8")
        #expect(
            told() == [
                "update tax@1 program /lines/0/tax", "update gross@2 program /lines/0/gross",
                "update free@3 program /lines/0/free", "update seen@4 program /lines/0/seen",
                "update sum@4 program /sum",
            ])
    }

    @Test func whatIsHiddenOrDisabledGoesOnFollowing() throws {
        try add()
        try set("/lines/0/free", .integer(8))
        try set("/on", .boolean(false))
        // A disabled field has its default, regardless of entered values.
        #expect(row(0) == "1 2 3 3+ 4" && !source.isVisible(at: "/lines/0/seen".path))
        try set("/lines/0/net", .integer(2))
        #expect(row(0) == "2+ 4 6 6+ 8")
        for (number, codes) in [(6, []), (8, [.disabledField])] as [(Int, [IssueCode])] {
            let sent = Sent.rows([[3: .value(.integer(number))]])
            #expect(source.strayIssues(of: "lines", given: sent).map(\.code) == codes)
        }
        try set("/on", .boolean(true))
        #expect(row(0) == "2+ 4 6 8+ 8")
    }

    /// Also in hidden groups, of the form or of a row.
    @Test func groupsThatAreNotShownGoOnFollowing() throws {
        try add()
        try source.addRow(to: "/lines/0/parts".path, userInitiated: true)
        let part = "/lines/0/parts/0/part".path
        #expect(source.value(at: part) == .integer(4))
        try set("/all", .boolean(false))
        try set("/rate", .integer(5))
        #expect(row(0) == "1 5 6 3 4" && source.value(at: part) == .integer(10))
        try add()
        #expect(row(1) == "1 5 6 3 4" && source.value(of: "sum") == .integer(0))
        try set("/all", .boolean(true))
        #expect(source.value(of: "sum") == .integer(12))
        try set("/lines/0/net", .integer(100))
        #expect(!source.isVisible(at: part) && source.value(at: part) == .integer(505))
        try set("/rate", .integer(1))
        #expect(source.value(at: part) == .integer(101))
    }

    /// Invisible changes in a disabled group cause no notification.
    @Test func disabledGroupsTellNothing() throws {
        var group = FormItem.group(
            "g", title: "G",
            items: [.input("a", title: "A", value: .integer, defaultExpression: "n")])
        group.enabledWhen = "n < 5"
        let form = try Form(
            id: "f", title: "F", items: [.input("n", title: "N", value: .integer), group])
        let source = FormDataSource(form: form)
        try source.addRow(to: "/g".path, userInitiated: true)
        try source.updateValue(of: "n", to: .integer(6), userInitiated: true)
        #expect(source.value(of: "g") == .empty)
        source.delegate = delegate
        try source.updateValue(of: "n", to: .integer(7), userInitiated: true)
        #expect(told().isEmpty)
        try source.updateValue(of: "n", to: .integer(3), userInitiated: true)
        #expect(source.value(of: "g") == .rows([["a": .integer(3)]]))
    }

    @Test func rowsInRows() throws {
        try add()
        try source.addRow(to: "/lines/0/parts".path, userInitiated: true)
        try source.addRow(
            to: "/lines/0/parts".path, ["share": .integer(9)], userInitiated: true)
        func parts() -> [FieldValue] {
            (0..<2).map { source.value(at: "/lines/0/parts/\($0)/part".path) }
        }
        #expect(parts() == [.integer(4), .empty])
        try set("/lines/0/parts/0/share", .integer(3))
        #expect(parts() == [.integer(8), .empty])
        #expect(source.defaultValue(at: "/lines/0/parts/1/part".path) == .integer(20))
        try set("/lines/0/tax", .integer(10))
        try set("/rate", .integer(1))
        #expect(parts() == [.integer(31), .empty])
        #expect(source.defaultValue(at: "/lines/0/parts/1/part".path) == .integer(91))
    }

    /// An integer that overflows is no value, because nobody could correct it.
    @Test func whatItsTypeCannotHoldIsNoValue() throws {
        let product: FormExpression = "n * 5000000000000000000"
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "g", title: "G",
                    items: [
                        .input("n", title: "N", value: .integer, default: .integer(3)),
                        .input("open", title: "O", value: .integer, defaultExpression: product),
                        .input(
                            "off", title: "D", value: .integer, defaultExpression: product,
                            enabledWhen: "n > 5"),
                        .input("sum", title: "C", value: .integer, computed: product),
                    ])
            ])
        let source = FormDataSource(form: form)
        try source.addRow(to: "/g".path, userInitiated: true)
        #expect(source.isValid)
        for name in ["open", "off", "sum"] {
            #expect(source.value(at: "/g/0/\(name)".path) == .empty)
        }
        try source.updateValue(at: "/g/0/n".path, to: .integer(1), userInitiated: true)
        #expect(source.isValid)
        #expect(source.value(of: "g").rowList.first?.values.map(\.value).dropFirst().count == 3)
    }

    @Test func thePresentTimeIsThatOfTheClock() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "g", title: "G",
                    items: [
                        .input(
                            "due", title: "D", value: .date, defaultExpression: "today() + days(14)"
                        ),
                        .input("note", title: "N"),
                    ])
            ])
        let clock = FormClock { DateTime("2026-11-21T10:00:00Z") }
        for (clock, due) in [(clock, "2026-12-05"), (.none, "")] {
            let source = FormDataSource(form: form, clock: clock)
            try source.addRow(to: "/g".path, userInitiated: true)
            let expected = CalendarDate(due).map(FieldValue.date) ?? .empty
            #expect(source.value(at: "/g/0/due".path) == expected)
        }
    }

    // MARK: Notifications

    /// The screen that added a row does not know its calculated values.
    @Test func newRowsAreTold() throws {
        try source.addRow(to: "/lines".path, userInitiated: true)
        #expect(
            told() == [
                "update tax@1 program /lines/0/tax", "update gross@2 program /lines/0/gross",
                "update free@3 program /lines/0/free", "update seen@4 program /lines/0/seen",
                "update sum@4 program /sum",
            ])
        try source.addRow(to: "/lines".path, ["tax": .integer(1)], userInitiated: true)
        #expect(told().isEmpty)
        try set("/on", .boolean(false))
        try source.addRow(to: "/lines".path, ["net": .integer(2)], userInitiated: true)
        #expect(told().last == "update free@3 program /lines/2/free")
        try source.addRow(to: "/lines/0/parts".path, userInitiated: true)
        #expect(told() == ["update part@1 program /lines/0/parts/0/part"])
    }

    @Test func whatFollowsIsTold() throws {
        try add()
        try add()
        try set("/lines/1/tax", .integer(7))
        #expect(
            told() == [
                "update gross@2 program /lines/1/gross", "update sum@4 program /sum",
            ])
        try set("/rate", .integer(4), byUser: false)
        #expect(
            told() == [
                "update rate@0 program /rate", "update tax@1 program /lines/0/tax",
                "update gross@2 program /lines/0/gross", "update sum@4 program /sum",
            ])
    }

    /// An accepted default continues to follow its operands, with notifications.
    @Test func aDefaultIsTaken() throws {
        let tax = FieldPlace(3).cell(1, ofRow: 0)
        source.takeDefault(at: tax, userInitiated: true)
        try add()
        try set("/lines/0/tax", .integer(7))
        delegate.calls = []
        source.takeDefault(at: tax, userInitiated: true)
        #expect(row(0) == "1 2 3 3 4")
        #expect(
            told() == [
                "update tax@1 user /lines/0/tax", "update gross@2 program /lines/0/gross",
                "update sum@4 program /sum",
            ])
        // No default remains to be accepted.
        source.takeDefault(at: tax, userInitiated: true)
        #expect(told().isEmpty)
        // Also if the value equals the entered one, or nothing was entered.
        try set("/lines/0/tax", .integer(3))
        try set("/rate", .integer(3))
        #expect(source.isEntered(at: "/lines/0/tax".path))
        delegate.calls = []
        var count = 0
        source.observe { count += 1 }
        source.takeDefault(at: tax, userInitiated: true)
        #expect(told().isEmpty && count == 1 && !source.isEntered(at: "/lines/0/tax".path))
        try set("/lines/0/tax", .empty)
        delegate.calls = []
        source.takeDefault(at: tax, userInitiated: false)
        #expect(told().first == "update tax@1 program /lines/0/tax" && row(0) == "1 3 4 3 4")
        try set("/rate", .integer(4))
        #expect(row(0) == "1 4 5 3 4")
        try set("/lines/0/tax", .integer(9))
        delegate.calls = []
        source.takeDefault(at: tax, userInitiated: false)
        #expect(told().first == "update tax@1 program replaces /lines/0/tax")
    }

    @Test func aResetForgetsRows() throws {
        try add()
        try set("/lines/0/tax", .integer(9))
        source.reset(userInitiated: true)
        try add()
        #expect(row(0) == "1 2 3 3 4")
    }

    @Test(arguments: ["/lines", "/lines/0", "/lines/0/tax", "/lines/4/tax", "/nope", "/lines/0/no"])
    func whereThereIsNone(_ path: String) {
        #expect(source.defaultValue(at: path.path) == .empty)
    }

    @Test func whatIsAskedOfTheFormIsTheSame() throws {
        try add()
        #expect(source.defaultValue(at: "/rate".path) == .integer(2))
        #expect(source.defaultValue(at: "/lines/0/net".path) == .integer(1))
        #expect(source.defaultValue(at: "/lines/0/gross".path) == .integer(3))
    }

    // MARK: Rows of the default of a group

    /// A row of the default has what it says, and else the defaults of its fields, as a row that somebody adds.
    @Test func rowsOfADefaultHaveTheDefaultsOfTheirFields() throws {
        let inner = FormItem.group(
            "parts", title: "Parts", default: .rows([["share": .integer(7)], [:]]),
            items: [
                .input("share", title: "Share", value: .integer, default: .integer(1)),
                .input("part", title: "Part", value: .integer, defaultExpression: "share * net"),
            ])
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "lines", title: "Lines", max: 4,
                    default: .rows([
                        ["net": .integer(5)], [:], ["tax": .integer(9), "on": .boolean(false)],
                        ["parts": .rows([["part": .integer(3)]])],
                    ]),
                    items: [
                        .input("net", title: "Net", value: .integer, default: .integer(2)),
                        .input(
                            "tax", title: "Tax", value: .integer, defaultExpression: "net * 10"),
                        .input("on", title: "On", value: .boolean, default: .boolean(true)), inner,
                    ])
            ])
        let source = FormDataSource(form: form)
        func row(_ index: Int) -> String {
            ["net", "tax", "on", "parts/0/share", "parts/0/part", "parts/1/share", "parts/1/part"]
                .map { source.displayText(at: "/lines/\(index)/\($0)".path) }
                .joined(separator: " ")
        }
        #expect(row(0) == "5 50 yes 7 35 1 5" && row(1) == "2 20 yes 7 14 1 2")
        #expect(row(2) == "2 9 no 7 14 1 2" && row(3) == "2 20 yes 1 3  ")
        // A value of the row does not follow the expression of its field, and a reset brings it back.
        try source.updateValue(at: "/lines/2/net".path, to: .integer(4), userInitiated: true)
        #expect(row(2) == "4 9 no 7 28 1 4" && !source.isEntered(at: "/lines/2/tax".path))
        #expect(source.defaultValue(at: "/lines/2/tax".path) == .integer(9))
        #expect(source.defaultValue(at: "/lines/0/tax".path) == .integer(50))
    }
}

extension FormItem {
    fileprivate func shown(_ condition: FormExpression) -> FormItem {
        var item = self
        item.visibleWhen = condition
        return item
    }
}
