/// Puts each node behind the nodes that it needs: depth-first search (Tarjan, "Edge-disjoint spanning trees and
/// depth-first search", 1976), without recursion, however long the chains are.
struct DependencyOrder {
    private(set) var order: [Int] = []
    /// The cycles: nodes of which each needs the next, and the last the first.
    private(set) var loops: [[Int]] = []

    init(_ needs: [[Int]]) {
        var isDone = [Bool](repeating: false, count: needs.count)
        var isOnWay = isDone
        var isInLoop = isDone
        for start in needs.indices where !isDone[start] {
            var way: [(node: Int, next: Int)] = [(start, 0)]
            isOnWay[start] = true
            while let (node, next) = way.last {
                guard next < needs[node].count else {
                    way.removeLast()
                    isOnWay[node] = false
                    isDone[node] = true
                    order.append(node)
                    continue
                }
                way[way.count - 1].next += 1
                let needed = needs[node][next]
                if isOnWay[needed] {
                    // Of cycles that share a node, the first is enough.
                    guard !isInLoop[needed], !isInLoop[node] else { continue }
                    // From the end, since a cycle is often short and the way to it long.
                    guard let first = way.lastIndex(where: { $0.node == needed }) else { continue }
                    let loop = way[first...].map(\.node)
                    for member in loop { isInLoop[member] = true }
                    loops.append(loop)
                } else if !isDone[needed] {
                    way.append((needed, 0))
                    isOnWay[needed] = true
                }
            }
        }
    }
}
