import TestSupport
import Testing

@testable import FormCards

@Suite struct CardListTests {
    private final class Log {
        var changes: [[CardListChange]] = []

        func takeAll() -> [[CardListChange]] {
            defer { changes = [] }
            return changes
        }
    }

    private func list(_ ids: String = "abcd") throws -> (CardList<Int>, Log) {
        let list = try CardList(ids.enumerated().map { (String($0.element), $0.offset) })
        let log = Log()
        list.observe { log.changes.append($0) }
        return (list, log)
    }

    struct Operation: Sendable, CustomTestStringConvertible {
        let name: String
        let ids: String
        let changes: [CardListChange]
        let body: @Sendable (CardList<Int>) throws -> Void

        init(
            _ name: String, _ ids: String, _ changes: [CardListChange],
            _ body: @escaping @Sendable (CardList<Int>) throws -> Void
        ) {
            (self.name, self.ids, self.changes, self.body) = (name, ids, changes, body)
        }

        var testDescription: String { name }
    }

    @Test(
        arguments: [
            Operation("insert", "abcdx", [.inserted("x")]) { try $0.insert(9, id: "x") },
            Operation("insert first", "xabcd", [.inserted("x")]) {
                try $0.insert(9, id: "x", at: .first)
            },
            Operation("insert before", "axbcd", [.inserted("x")]) {
                try $0.insert(9, id: "x", at: .before("b"))
            },
            Operation("insert after", "abcdx", [.inserted("x")]) {
                try $0.insert(9, id: "x", at: .after("d"))
            },
            Operation("remove", "acd", [.removed("b")]) { try $0.remove("b") },
            Operation("replace", "abcd", [.replaced("b")]) { try $0.replace("b", with: 9) },
            Operation("replace by another id", "axcd", [.removed("b"), .inserted("x")]) {
                try $0.replace("b", with: 9, id: "x")
            },
            Operation("replace by the same id", "abcd", [.replaced("b")]) {
                try $0.replace("b", with: 9, id: "b")
            },
            Operation("move forwards", "bcad", [.moved("a")]) {
                try $0.move("a", to: .after("c"))
            },
            Operation("move backwards", "adbc", [.moved("d")]) {
                try $0.move("d", to: .before("b"))
            },
            Operation("move to the end", "bcda", [.moved("a")]) { try $0.move("a", to: .last) },
            Operation("move to the front", "dabc", [.moved("d")]) { try $0.move("d", to: .first) },
            Operation("move nowhere", "abcd", []) { try $0.move("a", to: .before("b")) },
            Operation("move before itself", "abcd", []) { try $0.move("b", to: .before("b")) },
            Operation("hide", "acd", [.hidden("b")]) { try $0.hide("b") },
            Operation("hide twice", "acd", [.hidden("b")]) {
                try $0.hide("b")
                try $0.hide("b")
            },
            Operation("show what is shown", "abcd", []) { try $0.show("b") },
            Operation(
                "show at its place", "axbcd", [.hidden("b"), .inserted("x"), .shown("b")]
            ) {
                try $0.hide("b")
                try $0.insert(9, id: "x", at: .before("b"))
                try $0.show("b")
            },
            Operation("move a hidden card", "acdb", [.hidden("b"), .moved("b"), .shown("b")]) {
                try $0.hide("b")
                try $0.move("b", to: .last)
                try $0.show("b")
            },
            Operation("shown while left out", "acd", [.hidden("b")]) {
                $0.leaveOut("b", true)
                try $0.hide("b")
                try $0.show("b")
            },
            Operation("hidden by both", "abcd", [.hidden("b"), .shown("b")]) {
                try $0.hide("b")
                $0.leaveOut("b", true)
                try $0.show("b")
                $0.leaveOut("b", false)
            },
            Operation("load", "xb", [.hidden("b"), .loaded]) {
                try $0.hide("b")
                try $0.load([("x", 8), ("b", 9)])
            },
            Operation("reload", "abcd", [.reloaded(["a", "b", "c", "d"])]) { $0.reload() },
            Operation("reload some", "abcd", [.reloaded(["c", "a"])]) {
                try $0.reload(["c", "a"])
            },
            Operation("reload none", "abcd", []) { try $0.reload([]) },
        ])
    func `An operation changes the visible cards, and observers are notified`(operation: Operation)
        throws
    {
        let (list, log) = try list()
        try operation.body(list)
        #expect(list.visibleIDs.joined() == operation.ids)
        #expect(log.takeAll().flatMap(\.self) == operation.changes)
        for (index, id) in list.visibleIDs.enumerated() {
            #expect(list.number(of: id) == index + 1)
            #expect(list.isVisible(id))
            #expect(list.visibleID(after: id) == list.visibleIDs.dropFirst(index + 1).first)
            #expect(list.visibleID(before: id) == list.visibleIDs.prefix(index).last)
        }
    }

    @Test(
        arguments: [
            Operation(
                "There is no card \"x\". Insert it first, or use an id of the list.", "", []
            ) { try $0.remove("x") },
            Operation("There is no card \"carb1\". Did you mean \"card1\"?", "", []) {
                try $0.hide("carb1")
            },
            Operation("There is no card \"carb1\". Did you mean \"card1\"?", "", []) {
                try $0.show("carb1")
            },
            Operation("There is no card \"carb1\". Did you mean \"card1\"?", "", []) {
                try $0.replace("carb1", with: 1)
            },
            Operation(
                "There is already a card \"a\". Replace or remove it first, or use another id.", "",
                []
            ) { try $0.insert(1, id: "a") },
            Operation(
                """
                There is already a card "a". Replace or remove it first, or use another id.
                There is no card "carb1". Did you mean "card1"?
                """, "", []
            ) { try $0.insert(1, id: "a", at: .after("carb1")) },
            Operation(
                """
                There is no card "x\\n". Insert it first, or use an id of the list.
                There is already a card "a". Replace or remove it first, or use another id.
                """, "", []
            ) { try $0.replace("x\n", with: 1, id: "a") },
            Operation(
                """
                There is no card "x". Insert it first, or use an id of the list.
                There is no card "y". Insert it first, or use an id of the list.
                """, "", []
            ) { try $0.move("x", to: .before("y")) },
            Operation(
                """
                There is no card "x". Insert it first, or use an id of the list.
                There is no card "y". Insert it first, or use an id of the list.
                """, "", []
            ) { try $0.reload(["x", "a", "y"]) },
            Operation(
                "There is already a card \"b\". Replace or remove it first, or use another id.", "",
                []
            ) { try $0.load([("b", 1), ("c", 2), ("b", 3)]) },
        ])
    func `An error names every id, and nothing changes`(operation: Operation) throws {
        let list = try CardList([("a", 0), ("card1", 1)])
        let log = Log()
        list.observe { log.changes.append($0) }
        let error = #expect(throws: CardListError.self) { try operation.body(list) }
        #expect(error?.description == operation.name)
        #expect(list.ids == ["a", "card1"])
        #expect(log.takeAll().isEmpty)
    }

    @Test func `Several operations are one notification`() throws {
        let (list, log) = try list()
        try list.update {
            try list.hide("a")
            list.update { list.leaveOut("b", true) }
            #expect(log.changes.isEmpty)
        }
        #expect(log.takeAll() == [[.hidden("a"), .hidden("b")]])
        #expect(throws: CardListError.self) {
            try list.update {
                try list.show("a")
                try list.show("x")
            }
        }
        #expect(log.takeAll() == [[.shown("a")]])
    }

    @Test func `A change by an observer is notified after the present change`() throws {
        let (list, log) = try list()
        let second = Log()
        list.observe { changes in
            if changes == [.hidden("a")] {
                #expect(throws: Never.self) { try list.hide("b") }
            }
        }
        list.observe { second.changes.append($0) }
        try list.hide("a")
        #expect(log.takeAll() == [[.hidden("a")], [.hidden("b")]])
        #expect(second.takeAll() == [[.hidden("a")], [.hidden("b")]])
    }

    @Test func `An observer that is stopped is called no more`() throws {
        let (list, log) = try list()
        let second = Log()
        let observer = list.observe { second.changes.append($0) }
        try list.hide("a")
        observer.stop()
        observer.stop()
        try list.hide("b")
        #expect(second.takeAll() == [[.hidden("a")]])
        #expect(log.takeAll() == [[.hidden("a")], [.hidden("b")]])
    }

    @Test func `A place without a card is none`() throws {
        let (list, _) = try list()
        #expect(list["x"] == nil && list.number(of: "x") == nil && !list.isVisible("x"))
        #expect(list.visibleID(after: "x") == nil && list.visibleID(before: "x") == nil)
        try list.hide("b")
        #expect(list.contains("b") && list.number(of: "b") == nil)
        #expect(list.visibleID(after: "b") == "c" && list.visibleID(before: "b") == "a")
        #expect(list.count == 4)
    }

    /// The law: whatever is done, an id leads to the card that was inserted with it, at the place that a plain array has.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func `Ids stay true under random operations`(seed: UInt64) throws {
        var soup = ScalarSoup(seed: seed)
        let list = CardList<Int>()
        var model: [(id: String, element: Int, isHidden: Bool)] = []
        for round in Laws.rounds(150) {
            let id = "c\(soup.number(below: 60))"
            let other = "c\(soup.number(below: 60))"
            let index = model.firstIndex { $0.id == id }
            let otherIndex = model.firstIndex { $0.id == other }
            switch soup.number(below: 6) {
            case 0, 1:
                let place: CardPlace = otherIndex == nil ? .last : .before(other)
                do {
                    try list.insert(round, id: id, at: place)
                    model.insert((id, round, false), at: otherIndex ?? model.count)
                } catch {
                    #expect(error.problems.map(\.reason) == [.duplicate])
                    #expect(index != nil)
                }
            case 2 where index != nil && model.count > 5:
                #expect(try list.remove(id) == model.remove(at: index ?? 0).element)
            case 3 where index != nil && otherIndex != nil && id != other:
                try list.move(id, to: .after(other))
                let moved = model.remove(at: index ?? 0)
                model.insert(moved, at: (model.firstIndex { $0.id == other } ?? 0) + 1)
            case 4 where index != nil:
                try list.hide(id)
                model[index ?? 0].isHidden = true
            case 5 where index != nil:
                try list.show(id)
                model[index ?? 0].isHidden = false
            default:
                if index == nil {
                    #expect(throws: CardListError.self) { try list.remove(id) }
                }
            }
            #expect(list.ids == model.map(\.id))
            #expect(list.visibleIDs == model.filter { !$0.isHidden }.map(\.id))
            for entry in model where list[entry.id] != entry.element {
                Issue.record("\(entry.id) leads to \(String(describing: list[entry.id]))")
            }
        }
    }

    @Test(.countsInstructions) func `Work is linear in the cards`() throws {
        let growth = try Growth.ofEightTimes(2_000) { count in
            let cards = (0..<count).map { ("card\($0)", $0) }
            let list = try CardList(cards)
            return {
                list.update {
                    for (id, number) in cards where number % 3 == 0 { try? list.hide(id) }
                }
                for (id, _) in cards { _ = list.number(of: id) }
                for (id, _) in cards.prefix(4) { try? list.move(id, to: .last) }
                try? list.load(cards)
            }
        }
        #expect(growth < 10)
    }
}
