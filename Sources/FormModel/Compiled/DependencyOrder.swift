/// Puts nodes behind those that they need: depth-first search (Tarjan, "Edge-disjoint spanning trees and
/// depth-first search", 1976), without recursion, however long the chains are.
struct DependencyOrder {
    private(set) var order: [Int] = []
    /// Nodes that need each other in a circle, each behind the one that needs it.
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
                    // Of circles that share a node, telling the first is enough to go on.
                    guard !isInLoop[needed], !isInLoop[node] else { continue }
                    // From the end, so that a long way costs nothing where only its last steps go round.
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
