import FormCards
import TestSupport
import Testing

@Suite struct CardStackTests {
    /// A command, the state after it, and its events as short texts.
    struct Step: Sendable, CustomTestStringConvertible {
        let command: CardStack.Command
        let ids: [String]
        let events: String

        init(_ command: CardStack.Command, _ ids: [String], _ events: String) {
            (self.command, self.ids, self.events) = (command, ids, events)
        }

        var testDescription: String { "\(command)" }
    }

    @Test(
        arguments: [
            [
                Step(.push("a"), ["a"], "will+a0 did+a0 end"),
                Step(.push("b"), ["a", "b"], "will-a0 will+b1 did-a0 did+b1 end"),
                Step(.push("c"), ["a", "b", "c"], "will-b1 will+c2 did-b1 did+c2 end"),
                Step(
                    .pop(.cancelled), ["a", "b"],
                    "will-c2 will+b1 did-c2 did+b1 gone-c2:cancelled end"),
                Step(
                    .pop(.submitted), ["a"], "will-b1 will+a0 did-b1 did+a0 gone-b1:submitted end"),
                Step(.pop(.byProgram), ["a"], "end:root"),
                Step(.pop(.cancelled), ["a"], "end:root"),
            ],
            [
                Step(.set(["a", "b", "c", "d"]), ["a", "b", "c", "d"], "will+d3 did+d3 end"),
                Step(
                    .popTo("b", .byProgram), ["a", "b"],
                    "will-d3 will+b1 did-d3 did+b1 gone-d3:byProgram gone-c2:byProgram end"),
                Step(.popTo("b", .byProgram), ["a", "b"], "end"),
                Step(.popTo("c", .byProgram), ["a", "b"], "end:notOnStack"),
                Step(
                    .replaceTop(with: "x"), ["a", "x"],
                    "will-b1 will+x1 did-b1 did+x1 gone-b1:replaced end"),
                Step(.replaceTop(with: "x"), ["a", "x"], "end"),
                Step(.replaceTop(with: "a"), ["a", "x"], "end:alreadyOnStack"),
                Step(.push("a"), ["a", "x"], "end:alreadyOnStack"),
                Step(
                    .popToRoot(.cancelled), ["a"],
                    "will-x1 will+a0 did-x1 did+a0 gone-x1:cancelled end"),
                Step(.popToRoot(.cancelled), ["a"], "end"),
                Step(
                    .replaceTop(with: "r"), ["r"],
                    "will-a0 will+r0 did-a0 did+r0 gone-a0:replaced end"),
                Step(.set([]), ["r"], "end:root"),
            ],
            [
                Step(.pop(.byProgram), [], "end:empty"),
                Step(.popToRoot(.byProgram), [], "end:empty"),
                Step(.popTo("a", .byProgram), [], "end:notOnStack"),
                Step(.replaceTop(with: "a"), [], "end:empty"),
                Step(.set([]), [], "end"),
                Step(.set(["a", "a"]), [], "end:alreadyOnStack"),
            ],
            [
                // A card below the top one leaves: no card appears.
                Step(.set(["a", "b", "c"]), ["a", "b", "c"], "will+c2 did+c2 end"),
                Step(.set(["b", "c"]), ["b", "c"], "gone-a0:byProgram end"),
                Step(.set(["c", "b"]), ["c", "b"], "will-c1 will+b1 did-c1 did+b1 end"),
            ],
        ])
    func `Each command has its events in one order`(steps: [Step]) {
        var stack = CardStack()
        for step in steps {
            let transition = stack.apply(step.command)
            #expect(stack.ids == step.ids, "\(step.command)")
            #expect(transition.events.map(\.short).joined(separator: " ") == step.events)
            #expect((transition.refusal != nil) == step.events.hasPrefix("end:"))
            #expect(stack.top == step.ids.last && stack.root == step.ids.first)
        }
    }

    @Test(
        arguments: [
            (.pop(.cancelled), "end:notDismissible", ["a", "b", "c"]),
            (.popTo("b", .cancelled), "end:notDismissible", ["a", "b", "c"]),
            (.popToRoot(.cancelled), "end:notDismissible", ["a", "b", "c"]),
            (.pop(.submitted), nil, ["a", "b"]),
            (.pop(.byProgram), nil, ["a", "b"]),
            (.popToRoot(.byProgram), nil, ["a"]),
            (.replaceTop(with: "d"), nil, ["a", "b", "d"]),
        ] as [(CardStack.Command, String?, [String])])
    func `A card can refuse a person, never the program`(
        command: CardStack.Command, refusal: String?, ids: [String]
    ) {
        var stack = CardStack(root: "a")
        stack.apply(.push("b"))
        stack.apply(.push("c", canBeDismissed: false))
        #expect(!stack.canDismissTop)
        let transition = stack.apply(command)
        #expect(refusal == nil || transition.events.map(\.short) == [refusal])
        #expect((transition.refusal == nil) == (refusal == nil))
        #expect(stack.ids == ids)
    }

    @Test func `A card may refuse at one time and not at another`() {
        var stack = CardStack(root: "a")
        stack.apply(.push("b", canBeDismissed: false))
        #expect(stack.apply(.pop(.cancelled)).refusal == .notDismissible("b"))
        let isOn = stack.setCanBeDismissed("b", true)
        #expect(isOn && stack.canDismissTop)
        #expect(stack.apply(.pop(.cancelled)).refusal == nil)
        #expect(!stack.canDismissTop)
        let isStillOn = stack.setCanBeDismissed("b", true)
        #expect(!isStillOn)
    }

    @Test func `The stack keeps how a card was dismissed, until it is pushed again`() {
        var stack = CardStack(root: "a")
        for dismissal in CardDismissal.allCases where dismissal != .replaced {
            stack.apply(.push("b"))
            #expect(stack.dismissals == [:])
            stack.apply(.pop(dismissal))
            #expect(stack.dismissals == ["b": dismissal])
        }
        stack.apply(.replaceTop(with: "c"))
        #expect(stack.dismissals == ["a": .replaced, "b": .byProgram])
    }

    @Test func `Hooks run once, in the order in which they came`() {
        var stack = CardStack(root: "a")
        let after = stack.addHook(.after)
        let first = stack.addHook(.before)
        let second = stack.addHook(.before)
        // A refused command is no transition.
        #expect(stack.apply(.pop(.cancelled)).events == [.finished(.root("a"))])
        #expect(
            stack.apply(.push("b")).events.map(\.short) == [
                "before\(first)", "before\(second)", "will-a0", "will+b1", "did-a0", "did+b1",
                "after\(after)", "end",
            ])
        #expect(
            stack.apply(.pop(.cancelled)).events.map(\.short) == [
                "will-b1", "will+a0", "did-b1", "did+a0", "gone-b1:cancelled", "end",
            ])
    }

    @Test func `Every command ends with one event, and a refused one changes nothing`() {
        var soup = ScalarSoup(seed: 13)
        var stack = CardStack()
        let ids = ["a", "b", "c", "d", "e"]
        for _ in Laws.rounds(5_000) {
            let id = ids[soup.number(below: ids.count)]
            let dismissal = CardDismissal.allCases[soup.number(below: 3)]
            let commands: [CardStack.Command] = [
                .push(id, canBeDismissed: soup.number(below: 3) > 0), .pop(dismissal),
                .popTo(id, dismissal), .popToRoot(dismissal), .replaceTop(with: id),
                .set((0..<soup.number(below: 4)).map { _ in ids[soup.number(below: ids.count)] }),
            ]
            let before = stack
            let transition = stack.apply(commands[soup.number(below: commands.count)])
            #expect(Set(stack.ids).count == stack.ids.count)
            #expect(before.ids.isEmpty || !stack.ids.isEmpty)
            let ends = transition.events.filter { $0.short.hasPrefix("end") }
            #expect(ends.count == 1 && ends.first == transition.events.last)
            if transition.refusal != nil { #expect(stack == before) }
            let pairs = transition.events.map { String($0.short.prefix(4)) }
            #expect(
                pairs.filter { $0 == "will" }.count == pairs.filter { $0.hasPrefix("did") }.count)
        }
    }

    @Test func `A refusal says what to do`() {
        #expect(
            CardStackRefusal.root("a\n").description
                == "The card \"a\\n\" is the root of the stack and is never popped. Replace it instead."
        )
    }
}

extension CardStackEvent {
    /// The event as a short text, such as `will+b1` for a card that will appear at depth 1.
    var short: String {
        switch self {
        case .hook(let number, let moment): "\(moment)\(number)"
        case .willDisappear(let id, let depth): "will-\(id)\(depth)"
        case .willAppear(let id, let depth): "will+\(id)\(depth)"
        case .didDisappear(let id, let depth): "did-\(id)\(depth)"
        case .didAppear(let id, let depth): "did+\(id)\(depth)"
        case .dismissed(let id, let depth, let dismissal): "gone-\(id)\(depth):\(dismissal)"
        case .finished(let refusal): refusal.map { "end:\($0.name)" } ?? "end"
        }
    }
}

extension CardStackRefusal {
    fileprivate var name: String {
        switch self {
        case .empty: "empty"
        case .root: "root"
        case .notDismissible: "notDismissible"
        case .notOnStack: "notOnStack"
        case .alreadyOnStack: "alreadyOnStack"
        }
    }
}
