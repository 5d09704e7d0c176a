import TestSupport
import Testing

@testable import FormModel

@Suite struct RowOrderOfStepsTests {
    /// For each node, the nodes that it reaches over one edge or more.
    private static func reached(_ edges: [[Int]]) -> [Set<Int>] {
        var reached = edges.map { Set($0) }
        for _ in edges {
            reached = reached.map { nodes in
                nodes.reduce(into: nodes) { $0.formUnion(reached[$1]) }
            }
        }
        return reached
    }

    /// The number of nodes of the shortest way from a node to another one.
    private static func length(from start: Int, to end: Int, _ edges: [[Int]]) -> Int {
        var layer: Set<Int> = [start]
        for count in 1...edges.count + 1 {
            if layer.contains(end) { return count }
            layer = Set(layer.flatMap { edges[$0] })
        }
        return .max
    }

    /// The passes are as early as what each step reads in its row, in all rows and in the row before allows; a step that needs
    /// itself in all rows is part of a cycle.
    @Test func passesAreTheEarliest() {
        var random = SeededNumbers(seed: 41)
        var (ordered, refused) = (0, 0)
        for _ in Laws.rounds(1_500) {
            let count = 1 + random.below(6)
            func edges(_ most: Int) -> [[Int]] {
                (0..<count).map { _ in (0..<random.below(most)).map { _ in random.below(count) } }
            }
            let (needs, all, previous) = (edges(2), edges(2), edges(3))
            let found = RowOrderOfSteps(
                needs, ofAllRows: all, ofPrevious: previous, previousFields: [7])
            #expect(found.readsOwnRows && found.previousFields == [7])
            let own = zip(needs, all).map { $0 + $1 }
            let every = zip(own, previous).map { $0 + $1 }
            let ways = Self.reached(every)
            let text = "\(needs) \(all) \(previous)"
            let cyclic = (0..<count).flatMap { node in
                all[node].filter { $0 == node || ways[$0].contains(node) }.map { (node, $0) }
            }
            guard found.loops.isEmpty else {
                refused += 1
                for loop in found.loops {
                    for (place, node) in loop.enumerated() {
                        #expect(every[node].contains(loop[(place + 1) % loop.count]), "\(text)")
                    }
                    #expect(Set(loop).count == loop.count, "\(text)")
                }
                if DependencyOrder(own).loops.isEmpty, let loop = found.loops.first {
                    #expect(found.loops.count == 1 && found.passes == [count], "\(text)")
                    let next = loop.count > 1 ? loop[1] : loop[0]
                    #expect(cyclic.contains { $0 == (loop[0], next) }, "\(text)")
                    let shortest = Self.length(from: next, to: loop[0], every)
                    #expect(loop.count == shortest, "\(text)")
                }
                continue
            }
            ordered += 1
            #expect(cyclic.isEmpty && Set(found.order) == Set(0..<count), "\(text)")
            #expect(found.order.count == count && found.passes.last == count, "\(text)")
            var earliest = [Int](repeating: 0, count: count)
            for _ in 0...count {
                for node in 0..<count {
                    let beside = (needs[node] + previous[node]).map { earliest[$0] }
                    let others = all[node].map { earliest[$0] + 1 }
                    earliest[node] = (beside + others + [earliest[node]]).max() ?? 0
                }
            }
            for (place, node) in found.order.enumerated() {
                #expect(found.passes.firstIndex { place < $0 } == earliest[node], "\(text)")
                let before = found.order.prefix(place)
                for next in own[node] { #expect(before.contains(next), "\(text)") }
            }
        }
        #expect(ordered > 100 && refused > 100)
    }
}
