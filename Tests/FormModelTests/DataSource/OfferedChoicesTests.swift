import FormModel
import Testing

/// The choices that fields offer while a form is filled in.
@Suite struct OfferedChoicesTests {
    static let counties = ChoiceList(
        "counties", columns: [.init("state"), .init("tax", type: .decimal)],
        choices: [
            Choice("wa-f", title: "Franklin", columns: ["state": "wa", "tax": "0.1"]),
            Choice("wa-k", title: "King", columns: ["state": "wa", "tax": "0.2"]),
            Choice("tx-f", title: "Franklin", columns: ["state": "tx"]),
        ])

    let source: FormDataSource
    let delegate = RecordingDelegate()

    init() throws {
        let form = try Form(
            id: "f", title: "F", lists: [Self.counties],
            items: [
                .input(
                    "state", title: "State", value: .choice,
                    choices: [
                        "wa", "tx", "or",
                        Choice("ca", enabledWhen: "present(note)", reason: "Not without a note"),
                        Choice("nv", visibleWhen: "note == 'x'"),
                    ]),
                .input("note", title: "Note"),
                .input(
                    "county", title: "County", value: .choice,
                    choicesOf: .list("counties", where: "choice.state == state")),
                .input("tax", title: "Tax", value: .decimal, computed: "county.tax"),
                .group(
                    "trips", title: "Trips",
                    items: [
                        .input("to", title: "To", value: .choice, choices: ["wa", "tx"]),
                        .input(
                            "stops", title: "Stops", value: .choices,
                            choicesOf: .list(
                                "counties", where: "choice.state == to || choice.state == state")),
                    ]),
            ])
        source = FormDataSource(form: form)
        source.delegate = delegate
    }

    private func set(_ path: String, _ value: FieldValue) throws {
        try source.updateValue(at: path.path, to: value, userInitiated: true)
    }

    private func offered(_ path: String) -> [String] {
        source.offeredChoices(at: path.path).map {
            $0.isEnabled
                ? $0.choice.value : "-\($0.choice.value) \($0.reason.map(\.description) ?? "")"
        }
    }

    private var issues: [String] { source.issues.map { "\($0.path) \($0.code)" } }

    @Test func whatTheFilterAdmitsIsOffered() throws {
        #expect(!source.isVisible("county") && offered("/county").isEmpty)
        try set("/state", .choice("wa"))
        #expect(source.isVisible("county") && offered("/county") == ["wa-f", "wa-k"])
        try set("/state", .choice("or"))
        #expect(!source.isVisible("county"))
        #expect(offered("/state") == ["wa", "tx", "or", "-ca Not without a note"])
        try set("/note", .text("x"))
        #expect(offered("/state") == ["wa", "tx", "or", "ca", "nv"])
        #expect(offered("/nothing").isEmpty && offered("/note").isEmpty)
    }

    @Test func aHeldValueStaysAndIsReported() throws {
        try set("/state", .choice("wa"))
        try set("/county", .choice("wa-k"))
        #expect(
            issues.isEmpty && source.value(of: "tax") == .decimal(ExactDecimal(2, exponent: -1)))
        try set("/state", .choice("tx"))
        #expect(issues == ["/county notAChoice"] && source.value(of: "county") == .choice("wa-k"))
        try set("/state", .choice("or"))
        #expect(issues.isEmpty && source.values.map(\.name) == ["state"])
        try set("/state", .choice("wa"))
        #expect(issues.isEmpty && source.value(of: "county") == .choice("wa-k"))
    }

    @Test func typedTextsNameWhatIsOfferedFirst() throws {
        try set("/state", .choice("tx"))
        try set("/county", .text("franklin"))
        #expect(source.value(of: "county") == .choice("tx-f"))
        #expect(source.displayText(of: "county") == "Franklin")
        try set("/county", .text("1"))
        #expect(source.value(of: "county") == .choice("tx-f") && issues.isEmpty)
        try set("/county", .text("King"))
        #expect(source.value(of: "county") == .choice("wa-k") && issues == ["/county notAChoice"])
        try set("/state", .text("ca"))
        #expect(issues.first == "/state notAChoice")
    }

    @Test func theDelegateIsNotifiedOfOtherChoices() throws {
        try set("/state", .choice("wa"))
        delegate.calls.removeAll()
        try set("/state", .choice("tx"))
        #expect(delegate.calls.contains("update county@2 program"))
        delegate.calls.removeAll()
        try set("/note", .text("y"))
        #expect(delegate.calls.contains("update state@0 program"))
    }

    @Test func rowsHaveChoicesOfTheirOwn() throws {
        try source.addRow(to: "/trips".path, userInitiated: true)
        #expect(!source.isVisible(at: "/trips/0/stops".path))
        try set("/trips/0/to", .choice("tx"))
        #expect(offered("/trips/0/stops") == ["tx-f"])
        try set("/trips/0/stops", .text("Franklin"))
        #expect(source.value(at: "/trips/0/stops".path) == .choices(["tx-f"]) && issues.isEmpty)
        delegate.calls.removeAll()
        try set("/state", .choice("wa"))
        #expect(offered("/trips/0/stops") == ["wa-f", "wa-k", "tx-f"])
        #expect(delegate.calls.contains { $0.hasPrefix("update trips") })
        delegate.calls.removeAll()
        try set("/trips/0/to", .choice("wa"))
        #expect(issues == ["/trips/0/stops/0 notAChoice"])
        #expect(delegate.calls.contains("update stops@1 program"))
    }
}
