import FormModel
import Testing

/// Choices of a data source that are fetched for the values of other fields.
@Suite struct DependentChoicesTests {
    private static let north: [Choice] = [
        Choice("n1", title: "North one", columns: ["area": .text("1.5")]),
        Choice("n2", title: "North two", columns: ["area": .text("3")]),
    ]
    private static let south: [Choice] = [
        Choice("s1", title: "South one", columns: ["area": .text("9")])
    ]

    private static func source(where filter: FormExpression? = nil) throws -> FormDataSource {
        let plots = ChoiceSource.remote(
            "plots", columns: [.init("area", type: .decimal)], with: ["village"], where: filter)
        return FormDataSource(
            form: try Form(
                id: "f", title: "F",
                items: [
                    .input("village", title: "V", value: .choice, choices: ["north", "south"]),
                    .input("plot", title: "P", value: .choice, choicesOf: plots),
                    .input("area", title: "A", value: .decimal, computed: "plot.area"),
                    .input("name", title: "N", computed: "title(plot)"),
                    .group(
                        "rows", title: "R",
                        items: [
                            .input("tree", title: "T"),
                            .input(
                                "kind", title: "K", value: .choices,
                                choicesOf: .remote("kinds", with: ["tree", "village"])),
                        ]),
                ]))
    }

    private func set(_ source: FormDataSource, _ name: FieldName, _ text: String) throws {
        try source.updateValue(of: name, to: .text(text), userInitiated: true)
    }

    private func codes(_ source: FormDataSource) -> [String] {
        source.issues.map { "\($0.path) \($0.code)" }
    }

    private func offered(_ source: FormDataSource, _ path: FieldPath) -> [String] {
        source.offeredChoices(at: path).map(\.choice.value)
    }

    @Test func theyAreAskedForAgainWhenAFieldChanges() throws {
        let source = try Self.source()
        #expect(source.pendingChoices.isEmpty && !source.isVisible("plot"))
        try set(source, "village", "north")
        #expect(source.isVisible("plot") && source.awaitsChoices("plot"))
        let question = try #require(source.pendingChoices.first)
        #expect(question.name == "plots" && question.values == ["village": .choice("north")])
        #expect("\(question)" == "plots with village")
        try set(source, "plot", "North two")
        #expect(codes(source) == ["/plot choicesUnknown"])
        #expect(try source.receive(Self.north, for: question))
        #expect(source.value(of: "plot") == .choice("n2") && codes(source).isEmpty)
        #expect(source.value(of: "area") == .decimal(3))
        #expect(source.value(of: "name") == .text("North two"))
        #expect(source.displayText(of: "plot") == "North two")
        #expect(offered(source, "/plot".path) == ["n1", "n2"] && !source.awaitsChoices("plot"))
        // The held value stays, is reported, and is valid again.
        try set(source, "village", "south")
        let next = try #require(source.pendingChoices.first)
        #expect(codes(source) == ["/plot choicesUnknown"] && offered(source, "/plot".path) == [])
        #expect(source.value(of: "area").isEmpty)
        #expect(try !source.receive(Self.north, for: question))
        #expect(try source.receive(Self.south, for: next))
        #expect(codes(source) == ["/plot notAChoice"] && offered(source, "/plot".path) == ["s1"])
        try set(source, "village", "north")
        #expect(source.pendingChoices.isEmpty && codes(source).isEmpty)
        #expect(source.value(of: "plot") == .choice("n2"))
        // Later answers for older values are dropped.
        #expect(try !source.receive(Self.south, for: next))
    }

    @Test func noChoicesHideTheField() throws {
        let source = try Self.source(where: "choice.area > 2")
        try set(source, "village", "north")
        let question = try #require(source.pendingChoices.first)
        try source.receive(Self.north, for: question)
        #expect(offered(source, "/plot".path) == ["n2"])
        try set(source, "village", "south")
        let next = try #require(source.pendingChoices.first)
        try source.receive([], for: next)
        #expect(!source.isVisible("plot") && source.pendingChoices.isEmpty)
        try set(source, "village", "")
        #expect(!source.isVisible("plot") && source.pendingChoices.isEmpty)
    }

    @Test func rowsAskForTheirOwn() throws {
        let source = try Self.source()
        try set(source, "village", "north")
        for (index, tree) in ["oak", "elm", "oak"].enumerated() {
            try source.addRow(to: "/rows".path, userInitiated: true)
            try source.updateValue(
                at: "/rows/\(index)/tree".path, to: .text(tree), userInitiated: true)
        }
        let kinds = source.pendingChoices.filter { $0.name == "kinds" }
        #expect(kinds.map { $0.values["tree"] } == [.text("oak"), .text("elm")])
        #expect(kinds.allSatisfy { $0.fields == ["tree", "village"] })
        let known = [kinds[0]: [Choice("red")], kinds[1]: [Choice("wych")]]
        #expect(try source.receive(known) == 2)
        #expect(offered(source, "/rows/2/kind".path) == ["red"])
        #expect(offered(source, "/rows/1/kind".path) == ["wych"])
        try source.updateValue(
            at: "/rows/1/kind".path, to: .choices(["red"]), userInitiated: false)
        #expect(codes(source) == ["/rows/1/kind/0 notAChoice"])
    }

    @Test func malformedChoicesChangeNothing() throws {
        let source = try Self.source()
        try set(source, "village", "north")
        let question = try #require(source.pendingChoices.first)
        for choices: [Choice] in [
            ["a", "a"], [""], [Choice("a", columns: ["area": .text("big")])],
            (0...10_000).map { Choice("\($0)") },
        ] {
            #expect(throws: FormDefinitionError.self) {
                try source.receive(choices, for: question)
            }
        }
        #expect(source.pendingChoices == [question])
    }

    @Test func atMostAThousandSetsAreUsed() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "rows", title: "R", max: 1_100,
                    items: [
                        .input("tree", title: "T"),
                        .input(
                            "kind", title: "K", value: .choice,
                            choicesOf: .remote("kinds", with: ["tree"])),
                    ])
            ])
        let source = FormDataSource(form: form)
        let rows = (0..<1_100).map {
            FormRow([("tree", .text("t\($0)")), ("kind", .choice("x"))])
        }
        try source.updateValue(of: "rows", to: .rows(rows), userInitiated: false)
        let pending = source.pendingChoices
        #expect(pending.count == 1_000)
        try source.receive(
            [ChoiceQuestion: [Choice]](uniqueKeysWithValues: pending.map { ($0, ["x"]) }))
        #expect(source.pendingChoices.isEmpty)
        #expect(source.issues.count { $0.code == .tooManyChoiceSets } == 100)
    }

    /// Braces around the name of the field show the title of what was fetched and chosen.
    @Test func textsShowTitles() throws {
        let form = try Form(
            id: "f", title: "F of {plot|nobody}",
            items: [
                .input("village", title: "V", value: .choice, choices: ["north", "south"]),
                .input(
                    "plot", title: "P", value: .choice,
                    choicesOf: .remote("plots", with: ["village"])),
            ])
        let source = FormDataSource(form: form)
        #expect(source.text(form.title) == "F of nobody")
        try set(source, "village", "north")
        try source.receive(Self.north, for: try #require(source.pendingChoices.first))
        try set(source, "plot", "n2")
        #expect(source.text(form.title) == "F of North two")
    }

    /// No program gets a value that the validators of its field refuse.
    @Test(arguments: [("abcd", false), ("abc", true)])
    func aRefusedValueAsksNothing(_ code: String, _ asks: Bool) throws {
        let source = FormDataSource(
            form: try Form(
                id: "f", title: "F",
                items: [
                    .input("code", title: "C", validators: [Short(max: 3)]),
                    .input(
                        "plot", title: "P", value: .choice,
                        choicesOf: .remote("plots", with: ["code"])),
                ]))
        try source.updateValue(of: "code", to: .text(code), userInitiated: true)
        #expect(source.pendingChoices.map(\.name) == (asks ? ["plots"] : []))
        #expect(source.isVisible("plot") == asks)
    }

    private static let chain: [FieldName] = ["a", "b", "c", "d"]

    /// A form in which the choices of each field but the first are fetched for the one before, all with the answer `x`.
    private func chained(_ names: ArraySlice<FieldName>) throws -> FormDataSource {
        let first = FormItem.input("a", title: "A", value: .choice, choices: ["x"])
        let others = zip(names.dropFirst(), names).map { name, before -> FormItem in
            .input(
                name, title: "T", value: .choice,
                choicesOf: .remote("\(name)s", with: [before]))
        }
        let source = FormDataSource(form: try Form(id: "f", title: "F", items: [first] + others))
        for name in names { try set(source, name, "x") }
        return source
    }

    /// Until the choices of a field are fetched, those of all fields behind it are unknown, and the fields are shown.
    @Test(arguments: [2, 3, 4]) func aChainIsFetchedFromItsBeginning(_ count: Int) throws {
        let names = Self.chain.prefix(count)
        let source = try chained(names)
        for (index, name) in names.enumerated().dropFirst() {
            #expect(names.allSatisfy { source.isVisible($0) })
            #expect(codes(source) == names.dropFirst(index).map { "/\($0) choicesUnknown" })
            #expect(source.pendingChoices.map(\.name) == ["\(name)s"])
            try source.receive(["x"], for: try #require(source.pendingChoices.first))
        }
        #expect(codes(source).isEmpty && source.pendingChoices.isEmpty)
    }

    /// A value that its choices refuse hides what depends on it, and asks for nothing.
    @Test(arguments: [3, 4]) func aRefusedValueEndsAChain(_ count: Int) throws {
        let names = Self.chain.prefix(count)
        let source = try chained(names)
        try source.receive(["y"], for: try #require(source.pendingChoices.first))
        #expect(names.filter { source.isVisible($0) } == ["a", "b"])
        #expect(codes(source) == ["/b notAChoice"] && source.pendingChoices.isEmpty)
    }

    /// Each of several values must be among the choices.
    @Test(
        arguments: [(["x", "y"], true), (["x"], false), (["y"], false), ([], false)]
            as [([Choice], Bool)])
    func severalValuesOfAChain(_ row: (choices: [Choice], asks: Bool)) throws {
        let source = FormDataSource(
            form: try Form(
                id: "f", title: "F",
                items: [
                    .input("a", title: "A"),
                    .input("b", title: "B", value: .choices, choicesOf: .remote("bs", with: ["a"])),
                    .input("c", title: "C", value: .choice, choicesOf: .remote("cs", with: ["b"])),
                ]))
        try set(source, "a", "x")
        try source.updateValue(of: "b", to: .choices(["x", "y"]), userInitiated: true)
        try source.receive(row.choices, for: try #require(source.pendingChoices.first))
        #expect(source.pendingChoices.map(\.name) == (row.asks ? ["cs"] : []))
        #expect(source.isVisible("c") == row.asks)
    }
}
