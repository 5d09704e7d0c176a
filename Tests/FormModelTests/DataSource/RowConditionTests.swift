import FormModel
import Testing

/// Fields of rows with conditions or calculations in a data source: values and notifications.
@Suite struct RowConditionTests {
    let source: FormDataSource
    let delegate = RecordingDelegate()

    /// The form, with additional fields in its lines and their parts.
    static func form(_ more: [FormItem] = [], parts: [FormItem] = []) throws -> Form {
        try Form(
            id: "order", title: "Order",
            items: [
                .group(
                    "lines", title: "Lines", max: 3,
                    items: [
                        .label("Many", visibleWhen: "qty > 100"),
                        .input(
                            "note", title: "Note", validators: [Needed()], visibleWhen: "qty > 10"),
                        .input("state", title: "State", visibleWhen: "country == 'US'"),
                        .input("qty", title: "Quantity", value: .integer),
                        .input("price", title: "Price", value: .decimal),
                        .input(
                            "total", title: "Sum", value: .decimal, formatter: Cents(),
                            computed: "qty * price"),
                        .input(
                            "gift", title: "Gift", value: .integer, default: .integer(1),
                            enabledWhen: "total > 5"),
                        .input("why", title: "Why", requiredWhen: "gift > 1 && country == 'US'"),
                        .group(
                            "parts", title: "Parts",
                            items: [
                                .input("share", title: "Share", value: .decimal),
                                .input(
                                    "part", title: "Part", value: .decimal,
                                    visibleWhen: "qty > 1", computed: "share * total"),
                            ] + parts, validators: []),
                    ] + more),
                .input("country", title: "Country"),
                .input(
                    "grandTotal", title: "Total", value: .decimal, computed: "sum(lines.total)"),
                .input("tip", title: "Tip", visibleWhen: "grandTotal > 100"),
            ])
    }

    init() throws {
        source = FormDataSource(form: try RowConditionTests.form())
        source.delegate = delegate
        let source = source
        delegate.answer = { [weak delegate] _, change in
            // The call, with its path and the text that the screen then reads.
            let last = delegate?.calls.popLast() ?? ""
            delegate?.calls.append(
                "\(last) \(change.path) \(source.displayText(at: change.path))")
        }
    }

    private func set(_ path: String, _ text: String, byUser: Bool = true) throws {
        try source.updateValue(at: path.path, to: .text(text), userInitiated: byUser)
    }

    private func add(_ row: FormRow) throws {
        #expect(try source.addRow(to: "/lines".path, row, userInitiated: true))
    }

    private func amount(_ text: String) -> FieldValue { .decimal(ExactDecimal(text) ?? 0) }

    /// The notifications since the last call, without the marks of rounds.
    private func told() -> [String] {
        defer { delegate.calls = [] }
        return delegate.calls.filter { $0 != "will" && $0 != "did" }
    }

    private var issues: [String] { source.issues.map { "\($0.path) \($0.code)" } }

    // MARK: What holds

    @Test func cellsComeAndGo() throws {
        try add(["qty": .integer(2), "price": .integer(3), "note": .text("kept")])
        #expect(!source.isVisible(at: "/lines/0/note".path))
        #expect(source.value(at: "/lines/0/note".path) == .text("kept"))
        #expect(source.value(at: "/lines/0/total".path) == amount("6.00"))
        #expect(!source.isEnabled(at: "/lines/0/total".path))
        #expect(source.value(of: "grandTotal") == amount("6.00") && issues.isEmpty)
        #expect(
            source.values.first?.value
                == .rows([
                    [
                        "qty": .integer(2), "price": .decimal(3), "total": amount("6.00"),
                    ]
                ]))
        try set("/lines/0/qty", "11")
        #expect(source.isVisible(at: "/lines/0/note".path))
        #expect(source.value(of: "lines").rowList[0]["note"] == .text("kept"))
        try set("/lines/0/note", "")
        #expect(issues == ["/lines/0/note required"])
        #expect(source.isRequired(at: "/lines/0/qty".path) == false)
        try set("/lines/0/qty", "1")
        #expect(issues.isEmpty)
    }

    @Test func disabledCellsHoldTheirDefault() throws {
        try add(["qty": .integer(2), "price": .integer(3), "gift": .integer(4)])
        #expect(source.isEnabled(at: "/lines/0/gift".path))
        try set("/lines/0/price", "1")
        #expect(!source.isEnabled(at: "/lines/0/gift".path))
        #expect(source.value(at: "/lines/0/gift".path) == .integer(1))
        try set("/lines/0/gift", "3")
        #expect(source.value(at: "/lines/0/gift".path) == .integer(1))
        try set("/lines/0/price", "9")
        #expect(source.value(at: "/lines/0/gift".path) == .integer(3), "what was typed is kept")
    }

    @Test func whatIsRequiredFollows() throws {
        try add(["qty": .integer(2), "price": .integer(3), "gift": .integer(4)])
        try add(["qty": .integer(2), "price": .integer(3)])
        let why = ["/lines/0/why".path, "/lines/1/why".path]
        #expect(why.map(source.isRequired(at:)) == [false, false])
        try set("/country", "US")
        #expect(why.map(source.isRequired(at:)) == [true, false])
        #expect(issues == ["/lines/0/why required"])
        try set("/lines/0/price", "1")
        #expect(why.map(source.isRequired(at:)) == [false, false] && issues.isEmpty)
    }

    /// A condition may read all rows, and other cells of the enclosing row.
    @Test func whatIsRequiredMayCountRows() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "g", title: "G",
                    items: [
                        .input("n", title: "N", value: .integer),
                        .input("a", title: "A", requiredWhen: "count(g) > 1 && n == 2"),
                        .group(
                            "h", title: "H",
                            items: [
                                .input("m", title: "M", value: .integer),
                                .input("b", title: "B", requiredWhen: "sum(h.m) > n && m == 1"),
                            ]),
                    ])
            ])
        let source = FormDataSource(form: form)
        let inner: FieldValue = .rows([["m": .integer(1)], ["m": .integer(4)], ["m": .integer(1)]])
        try source.updateValue(
            of: "g",
            to: .rows([
                ["n": .integer(2)], ["n": .integer(2), "h": inner], ["n": .integer(7), "h": inner],
            ]),
            userInitiated: false)
        for path in [
            "/g/0/a", "/g/1/a", "/g/2/a", "/g/1/h/0/b", "/g/1/h/1/b", "/g/1/h/2/b", "/g/2/h/0/b",
        ] {
            let isMissed = source.issues(at: path.path).contains { $0.code == .required }
            #expect(source.isRequired(at: path.path) == isMissed, "\(path)")
        }
        #expect(
            source.issues.map(\.path.description) == [
                "/g/0/a", "/g/1/a", "/g/1/h/0/b", "/g/1/h/2/b",
            ])
    }

    @Test func whereThereIsNoSuchRow() throws {
        for path in ["/lines/0", "/lines/0/qty", "/lines/0/nope", "/nope"] {
            #expect(!source.isVisible(at: path.path) && !source.isEnabled(at: path.path))
        }
        try add(["qty": .integer(1)])
        #expect(source.isVisible(at: "/lines/0".path) && !source.isVisible(at: "/lines/1".path))
        #expect(source.isVisible(at: "/lines".path) && source.isEnabled(at: "/lines".path))
    }

    @Test func rowsInRows() throws {
        try add(["qty": .integer(2), "price": .integer(3)])
        try source.addRow(to: "/lines/0/parts".path, ["share": .integer(4)], userInitiated: true)
        #expect(source.value(at: "/lines/0/parts/0/part".path) == amount("24.00"))
        try set("/lines/0/price", "1")
        #expect(source.value(at: "/lines/0/parts/0/part".path) == amount("8.00"))
        try set("/lines/0/qty", "1")
        #expect(!source.isVisible(at: "/lines/0/parts/0/part".path))
        #expect(source.value(of: "lines").rowList[0]["parts"] == .rows([["share": .decimal(4)]]))
    }

    /// A value given for a computed cell is ignored.
    @Test func whatIsCalculatedIsNotKept() throws {
        try add(["qty": .integer(2), "price": .integer(3), "total": .integer(7)])
        #expect(source.value(at: "/lines/0/total".path) == amount("6.00"))
        try set("/lines/0/price", "")
        #expect(source.value(at: "/lines/0/total".path) == .empty)
    }

    // MARK: Notifications

    @Test func aUserChangesACell() throws {
        try add(["qty": .integer(2), "price": .integer(3)])
        // The screen that added the row does not know its computed values.
        #expect(
            told() == [
                "update total@2 program /lines/0/total $6.00",
                "update grandTotal@2 program /grandTotal 6.00",
            ])
        try set("/lines/0/qty", "11")
        #expect(
            told() == [
                "insert note@0 program /lines/0/note ",
                "update total@3 program /lines/0/total $33.00",
                "update grandTotal@2 program /grandTotal 33.00",
            ])
        try set("/lines/0/qty", "2")
        #expect(
            told() == [
                "delete note@0 program /lines/0/note ",
                "update total@2 program /lines/0/total $6.00",
                "update grandTotal@2 program /grandTotal 6.00",
            ])
        // Dependent changes are notified together.
        try set("/lines/0/price", "0.5")
        #expect(
            told() == [
                "update total@2 program /lines/0/total $1.00",
                "update gift@3 program /lines/0/gift 1",
                "update grandTotal@2 program /grandTotal 1.00",
            ])
        try set("/lines/0/price", "0.50")
        #expect(told().isEmpty)
    }

    @Test func theProgramChangesACell() throws {
        try add(["qty": .integer(2), "price": .integer(3)])
        _ = told()
        try set("/lines/0/price", "60", byUser: false)
        #expect(
            told() == [
                "update price@1 program replaces /lines/0/price 60",
                "update total@2 program /lines/0/total $120.00",
                "update grandTotal@2 program /grandTotal 120.00", "insert tip@3 program /tip ",
            ])
        #expect(source.isVisible("tip"))
    }

    /// A computed cell stays, without notification; a disabled cell that keeps the typed text
    /// causes one.
    @Test func cellsThatDoNotTakeAValue() throws {
        try add(["qty": .integer(1), "price": .integer(3)])
        _ = told()
        try set("/lines/0/total", "7")
        #expect(told().isEmpty)
        try set("/lines/0/gift", "7")
        #expect(told() == ["update gift@3 user /lines/0/gift 1"])
        try set("/lines/0/note", "kept")
        #expect(told().isEmpty)
        #expect(source.value(at: "/lines/0/total".path) == amount("3.00") && issues.isEmpty)
        try set("/lines/0/total", "$3.00")
        #expect(told().isEmpty)
    }

    @Test func whatStandsAroundChanges() throws {
        try add(["qty": .integer(1), "price": .integer(3), "state": .text("NY")])
        try add(["qty": .integer(200), "price": .integer(1), "note": .text("x")])
        #expect(
            told().suffix(3) == [
                "update total@4 program /lines/1/total $200.00",
                "update grandTotal@2 program /grandTotal 203.00", "insert tip@3 program /tip ",
            ])
        try set("/country", "US")
        #expect(
            told() == [
                "insert state@0 program /lines/0/state NY",
                "insert state@2 program /lines/1/state ",
            ])
        try set("/lines/1/qty", "90")
        #expect(
            told() == [
                // With a label, the complete row.
                "update lines@1 program /lines/1 ",
                "update grandTotal@2 program /grandTotal 93.00", "delete tip@3 program /tip ",
            ])
        try set("/lines/0/qty", "120")
        #expect(
            told() == [
                "update lines@0 program /lines/0 ",
                "update grandTotal@2 program /grandTotal 450.00", "insert tip@3 program /tip ",
            ])
        try set("/lines/0/qty", "1")
        _ = told()
        try source.removeRow(at: "/lines/1".path, userInitiated: false)
        #expect(
            told()
                == [
                    "delete lines@1 program /lines/1 ",
                    "update grandTotal@2 program /grandTotal 3.00",
                ])
    }

    @Test func movingARowTakesItsFieldsAlong() throws {
        try add(["qty": .integer(1), "price": .integer(3)])
        try add(["qty": .integer(20), "price": .integer(1), "note": .text("x")])
        _ = told()
        try source.moveRow(at: "/lines/1".path, to: 0, userInitiated: true)
        #expect(told().isEmpty)
        #expect(source.isVisible(at: "/lines/0/note".path))
        #expect(!source.isVisible(at: "/lines/1/note".path))
        #expect(source.value(at: "/lines/0/total".path) == amount("20.00"))
    }

    /// Rows that are set together are notified together.
    @Test func allRowsAtOnce() throws {
        try source.updateValue(
            of: "lines", to: .rows([["qty": .integer(3), "price": .decimal(1)]]),
            userInitiated: true)
        #expect(
            told() == [
                "update lines@0 user /lines 1", "update grandTotal@2 program /grandTotal 3.00",
            ])
        source.reset(userInitiated: true)
        #expect(
            source.value(of: "lines") == .empty && source.value(of: "grandTotal") == .decimal(0))
    }

    /// An update inside a callback is applied, and notified afterwards.
    @Test func anUpdateInsideACallback() throws {
        delegate.answer = { source, change in
            if change.path.description == "/lines/0/total" {
                try source.updateValue(of: "country", to: .text("US"), userInitiated: false)
            }
        }
        try add(["qty": .integer(1), "price": .integer(3)])
        #expect(source.isVisible(at: "/lines/0/state".path))
        #expect(delegate.calls.count { $0 == "did" } == 2)
    }
}
