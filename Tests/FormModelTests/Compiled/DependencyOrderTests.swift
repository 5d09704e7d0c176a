import TestSupport
import Testing

@testable import FormModel

@Suite struct DependencyOrderTests {
    @Test func whatIsNeededComesFirst() {
        var numbers = SeededNumbers(seed: 5)
        for _ in 0..<200 {
            let count = 1 + numbers.below(20)
            let needs = (0..<count).map { node in
                (0..<numbers.below(4)).compactMap { _ in
                    node > 0 ? numbers.below(node) : nil
                }
            }
            let sorted = DependencyOrder(needs)
            #expect(sorted.loops.isEmpty && Set(sorted.order) == Set(0..<count))
            for (position, node) in sorted.order.enumerated() {
                #expect(Set(needs[node]).isSubset(of: Set(sorted.order[..<position])))
            }
        }
    }

    @Test func eachCycleIsReportedOnce() {
        #expect(DependencyOrder([[1], [2], [0], [3], [2]]).loops == [[0, 1, 2], [3]])
        #expect(DependencyOrder([[0, 0]]).loops == [[0]])
    }

    @Test func longChainsNeedNoStack() {
        let count = 60_000
        let needs = (0..<count).map { $0 < count - 1 ? [$0 + 1] : [] }
        #expect(DependencyOrder(needs).order.first == count - 1)
        #expect(DependencyOrder(needs.dropLast() + [[0]]).loops.count == 1)
        // If each node also depends on itself, there are as many cycles as nodes.
        #expect(DependencyOrder(needs.enumerated().map { [$0] + $1 }).loops.count == count)
    }
}

@Suite struct VisibleItemsTests {
    @Test func countsAsALoopDoes() {
        var numbers = SeededNumbers(seed: 9)
        for count in [0, 1, 2, 7, 8, 9, 100] {
            var items = VisibleItems([Bool](repeating: true, count: count))
            var flags = [Bool](repeating: true, count: count)
            for _ in 0..<200 where count > 0 {
                let item = numbers.below(count)
                flags[item].toggle()
                items[item] = flags[item]
                let shown = flags.indices.filter { flags[$0] }
                #expect(items.count == shown.count)
                for (index, item) in shown.enumerated() {
                    #expect(items.index(of: item) == index && items.item(at: index) == item)
                }
            }
        }
    }
}
