/// The order in which the steps of rows are settled that may read other rows of their group.
///
/// The steps are settled in passes over the rows, and each pass goes through the rows in their order: a step that reads a
/// field of all rows is in a later pass than the step of that field, and one that reads the row before is in no earlier
/// pass.
struct RowOrderOfSteps {
    private(set) var order: [Int]
    /// Lists of nodes in which each node needs the next, and the last needs the first.
    private(set) var loops: [[Int]]
    /// For each pass, the number of nodes in the order up to its end.
    private(set) var passes: [Int]
    /// The fields that are read in the row before.
    let previousFields: [Int]
    /// Whether any node reads other rows.
    let readsOwnRows: Bool

    /// The order of steps that read no other rows.
    init(_ sorted: DependencyOrder) {
        order = sorted.order
        loops = sorted.loops
        passes = [sorted.order.count]
        previousFields = []
        readsOwnRows = false
    }

    /// - Parameters:
    ///   - needs: For each node, the nodes that it needs in its own row.
    ///   - all: The nodes that it needs in all rows.
    ///   - previous: The nodes that it needs in the row before.
    ///   - previousFields: The fields that are read in the row before.
    /// - Complexity: O(*n*) in the nodes and in what they need.
    init(
        _ needs: [[Int]], ofAllRows all: [[Int]], ofPrevious previous: [[Int]],
        previousFields: [Int]
    ) {
        let sorted = DependencyOrder(zip(needs, all).map { $0 + $1 })
        order = sorted.order
        loops = sorted.loops
        passes = [sorted.order.count]
        self.previousFields = previousFields
        readsOwnRows = true
        guard loops.isEmpty else { return }
        let every = needs.indices.map { needs[$0] + all[$0] + previous[$0] }
        let components = Components(of: every)
        var passOfComponent = [Int](repeating: 0, count: components.list.count)
        for (number, members) in components.list.enumerated() {
            for node in members {
                for next in every[node] where components.number[next] != number {
                    passOfComponent[number] = max(
                        passOfComponent[number], passOfComponent[components.number[next]])
                }
                for next in all[node] {
                    guard components.number[next] != number else {
                        loops.append(components.loop(from: node, over: next, every))
                        return
                    }
                    passOfComponent[number] = max(
                        passOfComponent[number], passOfComponent[components.number[next]] + 1)
                }
            }
        }
        let pass = components.number.map { passOfComponent[$0] }
        var ofPass = [[Int]](repeating: [], count: (pass.max() ?? 0) + 1)
        for node in sorted.order { ofPass[pass[node]].append(node) }
        order = ofPass.flatMap { $0 }
        passes = []
        for nodes in ofPass { passes.append((passes.last ?? 0) + nodes.count) }
    }
}

/// The strongly connected components of a graph, each after those that it needs (Tarjan, "Depth-first search and linear
/// graph algorithms", 1972), without recursion.
private struct Components {
    private(set) var list: [[Int]] = []
    /// For each node, the number of its component.
    private(set) var number: [Int]

    init(of needs: [[Int]]) {
        number = [Int](repeating: -1, count: needs.count)
        var index = number
        var lowest = number
        var next = 0
        var open: [Int] = []
        for start in needs.indices where index[start] < 0 {
            var path: [(node: Int, edge: Int)] = [(start, 0)]
            while let (node, edge) = path.last {
                if edge == 0 {
                    index[node] = next
                    lowest[node] = next
                    next += 1
                    open.append(node)
                }
                guard edge < needs[node].count else {
                    path.removeLast()
                    if let before = path.last?.node {
                        lowest[before] = min(lowest[before], lowest[node])
                    }
                    if lowest[node] == index[node] { close(node, &open) }
                    continue
                }
                path[path.count - 1].edge += 1
                let needed = needs[node][edge]
                if index[needed] < 0 {
                    path.append((needed, 0))
                } else if number[needed] < 0 {
                    lowest[node] = min(lowest[node], index[needed])
                }
            }
        }
    }

    private mutating func close(_ first: Int, _ open: inout [Int]) {
        var members: [Int] = []
        while let member = open.popLast() {
            number[member] = list.count
            members.append(member)
            if member == first { break }
        }
        list.append(members)
    }

    /// The shortest cycle that begins with a node and one that it needs, both of one component.
    func loop(from node: Int, over next: Int, _ needs: [[Int]]) -> [Int] {
        var before = [Int](repeating: -1, count: needs.count)
        var queue = [next]
        var at = 0
        while at < queue.count {
            let present = queue[at]
            at += 1
            for needed in needs[present]
            where before[needed] < 0 && needed != next && number[needed] == number[node] {
                before[needed] = present
                queue.append(needed)
            }
        }
        var loop: [Int] = []
        var present = node
        while present != next, present >= 0 {
            loop.append(present)
            present = before[present]
        }
        // The nodes were found backwards, from the node to the one that it needs.
        return loop.isEmpty ? [node] : [node, next] + loop.dropFirst().reversed()
    }
}
