import FormCards
import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct CardPresenterEventsTests {
    private final class Log {
        private var lines: [String] = []

        func add(_ line: String?) { lines += [line].compactMap(\.self) }

        func takeAll() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private func presenter() throws -> (CardPresenter, Log) {
        let presenter = CardPresenter(FormDataSource(form: try .loanCards()))
        let log = Log()
        presenter.observe { log.add($0.short) }
        return (presenter, log)
    }

    @Test func `Observers are notified of changes that the program makes to the data`() throws {
        let (presenter, log) = try presenter()
        presenter.next()
        _ = log.takeAll()
        try presenter.dataSource.updateValue(
            of: "amount", to: .decimal(60_000), userInitiated: false)
        #expect(
            log.takeAll() == [
                "data", "show:card3", "card2:empty>custom:large", "card2:valid",
            ])
        presenter.next()
        _ = log.takeAll()
        presenter.dataSource.reset(userInitiated: false)
        #expect(
            log.takeAll() == [
                "data", "hide:card3", "will-card32", "will+card21", "did-card32", "did+card21",
                "gone-card32:byProgram", "end", "card2:custom:large>empty", "card2:invalid",
            ])
    }

    @Test func `Observers are notified of changes that the program makes to the list`() throws {
        let (presenter, log) = try presenter()
        try presenter.cards.insert(presenter.address(), id: "address", at: .first)
        try presenter.cards.reload(["card1"])
        try presenter.cards.load([("address", presenter.address())])
        #expect(
            log.takeAll() == [
                "insert:address", "reload", "load", "will-card10", "will+address0", "did-card10",
                "did+address0", "gone-card10:byProgram", "end",
            ])
        #expect(presenter.descriptions.map(\.id) == ["address"])
        try presenter.cards.remove("address")
        #expect(presenter.description == nil && presenter.edges.isEmpty)
        #expect(presenter.next().refusal == .noCard)
        #expect(presenter.press("back2").refusal == .noCard)
        #expect(presenter.reset().refusal == .noCard)
        try presenter.cards.insert(presenter.address(), id: "address")
        try presenter.cards.hide("address")
        #expect(presenter.present("address").refusal == .noCard)
    }

    @Test func `Hooks run once among the events of the next transition`() throws {
        let (presenter, log) = try presenter()
        presenter.once(.after) { log.add("after") }
        presenter.once(.before) { log.add("before 1") }
        presenter.once(.before) { log.add("before 2") }
        presenter.previous()
        #expect(log.takeAll() == [])
        presenter.next()
        #expect(
            log.takeAll() == [
                "before 1", "before2", "before 2", "before3", "will-card10", "will+card21",
                "did-card10", "did+card21", "after", "after1", "end",
            ])
        presenter.previous()
        #expect(log.takeAll().count == 6)
    }

    @Test func `An operation of an observer follows the current one`() throws {
        let (presenter, log) = try presenter()
        var inner: CardResponse?
        presenter.observe { [unowned presenter] event in
            guard event == .stack(.didAppear("card2", depth: 1)) else { return }
            inner = presenter.enter("5", at: FieldPath("amount"))
        }
        let outer = presenter.next()
        #expect(outer.events.compactMap(\.short).last == "end")
        #expect(
            inner?.events.compactMap(\.short) == ["data", "card2:empty>hasData", "card2:valid"])
        #expect(log.takeAll().suffix(4) == ["end", "data", "card2:empty>hasData", "card2:valid"])
    }

    @Test func `A presenter that is gone is notified of nothing and retains nothing`() throws {
        let source = FormDataSource(form: try .loanCards())
        let log = Log()
        weak var gone: CardPresenter?
        do {
            let presenter = CardPresenter(source)
            presenter.observe { log.add($0.short) }
            gone = presenter
        }
        try source.updateValue(of: "amount", to: .decimal(1), userInitiated: true)
        #expect(gone == nil)
        #expect(log.takeAll() == [])
    }

    @Test func `Descriptions have the numbers of the visible cards`() throws {
        let (presenter, _) = try presenter()
        func numbers() -> [String] {
            presenter.descriptions.map { "\($0.id) \($0.number)/\($0.count)" }
        }
        #expect(numbers() == ["card1 1/3", "card2 2/3", "card4 3/3"])
        try presenter.cards.hide("card1")
        #expect(numbers() == ["card2 1/2", "card4 2/2"])
        try presenter.cards.move("card4", to: .first)
        #expect(numbers() == ["card4 1/2", "card2 2/2"])
        #expect(presenter.description?.id == "card2")
        #expect(presenter.description(of: "card1")?.number == 1)
        #expect(presenter.description(of: "card9") == nil)
    }

    @Test func `The cards below the current one have edges`() throws {
        let (presenter, _) = try presenter()
        #expect(presenter.edges.isEmpty)
        presenter.next()
        presenter.next()
        #expect(presenter.edges.map(\.title) == ["The loan", "About you"])
        #expect(presenter.edges.map(\.number) == [2, 1])
        #expect(presenter.edges.map(\.appearance.depth) == [1, 2])
    }

    @Test func `An update names what changed since the last one`() throws {
        let (presenter, _) = try presenter()
        #expect(presenter.takeUpdate()?.changes == nil)
        #expect(presenter.takeUpdate()?.changes?.isEmpty == true)
        presenter.enter("Ada", at: FieldPath("fullName"))
        #expect(presenter.takeUpdate()?.changes?.changed == ["/fullName"])
        presenter.next()
        #expect(presenter.takeUpdate()?.changes == nil)
    }

    @Test func `A button next need not be strict`() throws {
        let (presenter, _) = try presenter()
        presenter.requiresValidCards = false
        #expect(presenter.press("next1").refusal == nil)
        #expect(presenter.currentID == "card2")
        #expect(presenter.dataSource.reportedIssues.isEmpty)
    }

    @Test func `Answers cannot be submitted while a check is running`() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("name", title: "Name", validators: [.remote("isFree")]),
                .button("go", title: "Go", action: .submit),
            ])
        let source = FormDataSource(form: form, checks: ["isFree"])
        let presenter = CardPresenter(source)
        presenter.enter("ada", at: FieldPath("name"))
        #expect(presenter.press("go").refusal == .pendingChecks)
        let question = try #require(source.pendingChecks.first)
        try source.receive(.accepted, to: question)
        #expect(presenter.press("go").events.last == .submitted(ending: nil))
    }

    @Test func `An ending decides whether answers are submitted`() throws {
        let form = try Form(
            id: "f", title: "F",
            endings: [
                FormEnding("tooYoung", when: "age < 18", text: "Come back.", isAccepted: false),
                FormEnding("thanks", text: "Thank you."),
            ],
            items: [
                .input("age", title: "Age", value: .integer),
                .button("go", title: "Go", action: .submit),
            ])
        let presenter = CardPresenter(FormDataSource(form: form))
        presenter.enter("17", at: FieldPath("age"))
        #expect(presenter.press("go").refusal == .ended("tooYoung"))
        presenter.enter("18", at: FieldPath("age"))
        #expect(presenter.press("go").events.last == .submitted(ending: "thanks"))
    }

    /// As in a session, nobody has to mend other answers first.
    @Test func `An ending that accepts no answers comes before errors elsewhere`() throws {
        let form = try Form(
            id: "f", title: "F",
            endings: [
                FormEnding("tooYoung", when: "age < 18", text: "Come back.", isAccepted: false)
            ],
            items: [
                .input("name", title: "Name", validators: [.required]),
                .input("age", title: "Age", value: .integer),
            ])
        let presenter = CardPresenter(FormDataSource(form: form))
        presenter.enter("17", at: FieldPath("age"))
        #expect(presenter.submit().refusal == .ended("tooYoung"))
        #expect(presenter.dataSource.reportedIssues.allSatisfy { $0.code == .ended })
        presenter.enter("18", at: FieldPath("age"))
        #expect(presenter.submit().refusal == .invalidForm("card1"))
    }

    @Test func `An observer that is stopped is called no more`() throws {
        let (presenter, log) = try presenter()
        let second = Log()
        var stopped: Observer?
        // It stops the next observer while an event is delivered to all.
        presenter.observe { event in
            if event == .stack(.didAppear("card2", depth: 1)) { stopped?.stop() }
        }
        stopped = presenter.observe { second.add($0.short) }
        presenter.next()
        #expect(log.takeAll().suffix(2) == ["did+card21", "end"])
        #expect(second.takeAll() == ["will-card10", "will+card21", "did-card10"])
        presenter.previous()
        #expect(second.takeAll() == [])
    }

    @Test func `The trait hidden leaves a card out while its condition holds`() throws {
        let form = try Form(
            id: "f", title: "F",
            pages: [
                Page(items: [.input("n", title: "N", value: .integer)]),
                Page(
                    card: CardDefinition(traits: [
                        CardWord("hidden", ["when": .expression("n > 1")]), CardWord("rounded"),
                    ]), items: [.label("Few.")]),
                Page(items: [.label("End.")]),
            ])
        let presenter = CardPresenter(FormDataSource(form: form))
        presenter.enter("2", at: FieldPath("n"))
        #expect(presenter.cards.visibleIDs == ["card1", "card3"])
        #expect(presenter.descriptions.map(\.count) == [2, 2])
        let source = presenter.dataSource
        let builder = presenter.builder
        #expect(builder.descriptions(of: source) == presenter.descriptions)
        #expect(presenter.next().refusal == nil)
        presenter.enter("1", at: FieldPath("n"))
        #expect(presenter.cards.visibleIDs == ["card1", "card2", "card3"])
        #expect(presenter.previous().refusal == nil)
        #expect(presenter.currentID == "card2")
        #expect(builder.descriptions(of: source) == presenter.descriptions)
    }

    @Test(.countsInstructions) func `Work is linear in the cards`() throws {
        let growth = try Growth.ofEightTimes(50) { count in
            let form = try Form(
                id: "f", title: "F",
                pages: (0..<count).map { page in
                    Page(items: [.input(FieldName("a\(page)") ?? "a", title: "A")])
                })
            return {
                let presenter = CardPresenter(FormDataSource(form: form))
                for name in ["a1", "a2"] as [FieldName] {
                    presenter.enter("x", at: FieldPath(name))
                }
                _ = presenter.descriptions
                presenter.go(to: "card\(count)")
                presenter.submit()
            }
        }
        #expect(growth < 10)
    }
}
