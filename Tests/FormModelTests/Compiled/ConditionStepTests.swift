import Testing

@testable import FormModel

/// What a step does besides showing or hiding its item decides how others treat it.
@Suite struct ConditionStepTests {
    private static func choices(other: Choice?) -> OfferedChoices {
        OfferedChoices(
            ListTable("l", columns: [], choices: ["a"], locale: nil, other: other), filter: "a",
            rules: nil, depth: 0, awaitsChoices: false)
    }

    private static func step(
        item: Int = 0, in container: ItemContainer? = nil, rows: CompiledForm? = nil,
        endings: [Int] = [], _ change: (inout ItemExpressions) -> Void
    ) -> ConditionStep {
        var expressions = ItemExpressions()
        change(&expressions)
        return ConditionStep(
            item: item, field: 0, in: container, expressions, rows: rows, endings: endings)
    }

    /// Each of these changes makes a step that only shows its item one that does more.
    private static let additions:
        [(what: String, change: @Sendable (inout ItemExpressions) -> Void)] =
            [
                ("no condition", { $0.visible = nil }), ("enabled", { $0.enabled = "a" }),
                ("computed", { $0.computed = "a" }), ("default", { $0.initial = "a" }),
                ("choices", { $0.offered = choices(other: nil) }), ("rows", { $0.rowNumber = "a" }),
                ("ending", { $0.isEnding = true }), ("given", { $0.isGiven = true }),
            ]

    @Test(arguments: additions.indices) func whatShowsAndDoesMore(_ index: Int) {
        let addition = Self.additions[index]
        let step = Self.step {
            $0.visible = "a"
            addition.change(&$0)
        }
        #expect(!step.isOnlyShown, "\(addition.what)")
    }

    @Test func whatOnlyShows() throws {
        let rows = try Form(id: "f", title: "F", items: [.input("a", title: "A")]).compiled
        let shows: (inout ItemExpressions) -> Void = { $0.visible = "a" }
        #expect(Self.step(shows).isOnlyShown)
        #expect(Self.step(in: .page(0), shows).isOnlyShown)
        #expect(!Self.step(item: -1, shows).isOnlyShown)
        #expect(!Self.step(rows: rows, shows).isOnlyShown)
        #expect(!Self.step(endings: [0], shows).isOnlyShown)
    }

    /// Each of these changes makes a field that always offers another answer one that may be hidden or disabled.
    private static let decisions:
        [(what: String, change: @Sendable (inout ItemExpressions) -> Void)] =
            [
                ("no choices", { $0.offered = nil }),
                ("no other answer", { $0.offered = choices(other: nil) }),
                ("visible", { $0.visible = "a" }), ("enabled", { $0.enabled = "a" }),
                ("computed", { $0.computed = "a" }), ("given", { $0.isGiven = true }),
            ]

    @Test(arguments: decisions.indices) func whatOffersAndDecides(_ index: Int) {
        let decision = Self.decisions[index]
        let step = Self.step {
            $0.offered = Self.choices(other: "o")
            decision.change(&$0)
        }
        #expect(!step.onlyOffersOther, "\(decision.what)")
    }

    @Test func whatOnlyOffersAnotherAnswer() {
        let offers: (inout ItemExpressions) -> Void = { $0.offered = Self.choices(other: "o") }
        #expect(Self.step(offers).onlyOffersOther)
        let withDefault = Self.step {
            offers(&$0)
            $0.initial = "a"
        }
        #expect(withDefault.onlyOffersOther)
        #expect(!Self.step(in: .page(0), offers).onlyOffersOther)
        #expect(!Self.step(endings: [0], offers).onlyOffersOther)
    }
}
