/// A queue of indices without duplicates, the smallest first, such as those of steps to settle in dependency order: a binary
/// heap.
struct IndexQueue {
    private var heap: [Int] = []
    private var waiting: Set<Int> = []

    var isEmpty: Bool { heap.isEmpty }

    /// The smallest index.
    var first: Int? { heap.first }

    func contains(where isWanted: (Int) -> Bool) -> Bool { heap.contains(where: isWanted) }

    mutating func insert(_ index: Int) {
        guard waiting.insert(index).inserted else { return }
        heap.append(index)
        var at = heap.count - 1
        while at > 0, heap[(at - 1) / 2] > heap[at] {
            heap.swapAt(at, (at - 1) / 2)
            at = (at - 1) / 2
        }
    }

    /// Removes and returns the smallest index, if it is before an end.
    mutating func popFirst(before end: Int = .max) -> Int? {
        guard let first = heap.first, first < end else { return nil }
        waiting.remove(first)
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var at = 0
        while true {
            var least = at
            for child in [2 * at + 1, 2 * at + 2]
            where child < heap.count && heap[child] < heap[least] { least = child }
            guard least != at else { return first }
            heap.swapAt(at, least)
            at = least
        }
    }
}
