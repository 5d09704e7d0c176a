/// Orders nodes so that each follows the nodes that it needs: depth-first search (Tarjan, "Edge-disjoint spanning trees
/// and depth-first search", 1976), without recursion, for chains of any length.
struct DependencyOrder {
    private(set) var order: [Int] = []
    /// The cycles: lists of nodes in which each node needs the next, and the last needs the first.
    private(set) var loops: [[Int]] = []

    init(_ needs: [[Int]]) {
        var isDone = [Bool](repeating: false, count: needs.count)
        var isOnWay = isDone
        var isInLoop = isDone
        for start in needs.indices where !isDone[start] {
            var path: [(node: Int, next: Int)] = [(start, 0)]
            isOnWay[start] = true
            while let (node, next) = path.last {
                guard next < needs[node].count else {
                    path.removeLast()
                    isOnWay[node] = false
                    isDone[node] = true
                    order.append(node)
                    continue
                }
                path[path.count - 1].next += 1
                let needed = needs[node][next]
                if isOnWay[needed] {
                    // One cycle for each node is enough.
                    guard !isInLoop[needed], !isInLoop[node] else { continue }
                    // The search begins at the end, because the cycle is often short and the path to it long.
                    guard let first = path.lastIndex(where: { $0.node == needed }) else { continue }
                    let loop = path[first...].map(\.node)
                    for member in loop { isInLoop[member] = true }
                    loops.append(loop)
                } else if !isDone[needed] {
                    path.append((needed, 0))
                    isOnWay[needed] = true
                }
            }
        }
    }
}
