/// The visible items, and the index of each among them.
///
/// A binary indexed tree (Fenwick, "A new data structure for cumulative frequency tables", 1994), so that an update
/// takes O(log *n*) even in a form with many items.
struct VisibleItems: Sendable {
    private let isShown: [Bool]
    private var flags: [Bool]
    private var tree: [Int32]

    /// The number of visible items.
    private(set) var count: Int

    /// All items are visible, except for those that are never shown.
    ///
    /// - Parameter isShown: For each item, whether it is ever shown.
    init(_ isShown: [Bool]) {
        self.isShown = isShown
        count = isShown.count
        flags = [Bool](repeating: true, count: count)
        tree = (0...count).map { Int32($0 & -$0) }
        for item in isShown.indices where !isShown[item] { set(item, false) }
    }

    subscript(_ item: Int) -> Bool {
        get { flags[item] }
        set {
            guard isShown[item], flags[item] != newValue else { return }
            set(item, newValue)
        }
    }

    private mutating func set(_ item: Int, _ isVisible: Bool) {
        flags[item] = isVisible
        count += isVisible ? 1 : -1
        var at = item + 1
        while at < tree.count {
            tree[at] += isVisible ? 1 : -1
            at += at & -at
        }
    }

    /// The index of an item among the visible items: the number of visible items before it.
    ///
    /// - Complexity: O(log *n*).
    func index(of item: Int) -> Int {
        guard count < flags.count else { return item }
        var sum: Int32 = 0
        var at = item
        while at > 0 {
            sum += tree[at]
            at -= at & -at
        }
        return Int(sum)
    }

    /// The visible item at an index among the visible items.
    ///
    /// - Complexity: O(log *n*).
    func item(at index: Int) -> Int {
        guard count < flags.count else { return index }
        var rest = Int32(truncatingIfNeeded: index)
        var at = 0
        var step = 1
        while step * 2 < tree.count { step *= 2 }
        while step > 0 {
            if at + step < tree.count, tree[at + step] <= rest {
                at += step
                rest -= tree[at]
            }
            step /= 2
        }
        return at
    }
}
