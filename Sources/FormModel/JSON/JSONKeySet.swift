/// Finds a duplicate key in an object by comparing unescaped bytes.
///
/// Small objects are compared pair by pair and large ones are sorted, so hostile keys cannot cause
/// hash collisions, and the work is O(*n* log *n*) in the keys.
struct JSONKeySet: Sendable {
    private struct Entry {
        let node: Int32
        let start: Int32
        let count: Int32
        let isUnescaped: Bool
        /// The length and the first six bytes, in which most keys differ.
        let signature: UInt64
    }

    private var entries: [Entry] = []
    private var unescaped: [UInt8] = []

    init() {}

    private static let pairwiseLimit = 24

    /// The node of the second of two equal keys of an object; the first such in the text.
    mutating func duplicate(
        in nodes: [JSONNode], of object: Int, _ text: Span<UInt8>
    ) -> Int? {
        removeAll()
        var index = object + 1
        let end = Int(nodes[object].next)
        while index < end {
            add(nodes[index], index, text)
            index = Int(nodes[index + 1].next)
        }
        return duplicate(text)
    }

    /// The index of the second of two equal keys; the first such in the list.
    mutating func duplicate(among keys: [JSONNode], _ text: Span<UInt8>) -> Int? {
        removeAll()
        for (index, key) in keys.enumerated() { add(key, index, text) }
        return duplicate(text)
    }

    private mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        unescaped.removeAll(keepingCapacity: true)
    }

    private func duplicate(_ text: Span<UInt8>) -> Int? {
        if entries.count <= JSONKeySet.pairwiseLimit {
            var at = 1
            while at < entries.count {
                for earlier in 0..<at where areEqual(entries[earlier], entries[at], text) {
                    return Int(entries[at].node)
                }
                at += 1
            }
            return nil
        }
        let sorted = entries.sorted { a, b in
            let order = compare(a, b, text)
            return order == 0 ? a.node < b.node : order < 0
        }
        var first: Int32?
        for at in 1..<sorted.count where areEqual(sorted[at - 1], sorted[at], text) {
            first = min(first ?? .max, sorted[at].node)
        }
        return first.map(Int.init)
    }

    private mutating func add(_ node: JSONNode, _ index: Int, _ text: Span<UInt8>) {
        var start = node.start
        var count = node.end - node.start
        if node.isEscaped {
            start = Int32(unescaped.count)
            node.appendUnescaped(from: text, to: &unescaped)
            count = Int32(unescaped.count) - start
        }
        var signature = UInt64(truncatingIfNeeded: count) << 48
        for at in 0..<min(6, Int(count)) {
            let byte = node.isEscaped ? unescaped[Int(start) + at] : text[Int(start) + at]
            signature |= UInt64(byte) << (8 * UInt64(at))
        }
        entries.append(
            Entry(
                node: Int32(index), start: start, count: count, isUnescaped: node.isEscaped,
                signature: signature))
    }

    private func byte(_ entry: Entry, _ at: Int, _ text: Span<UInt8>) -> UInt8 {
        entry.isUnescaped ? unescaped[Int(entry.start) + at] : text[Int(entry.start) + at]
    }

    private func areEqual(_ a: Entry, _ b: Entry, _ text: Span<UInt8>) -> Bool {
        a.signature == b.signature && compare(a, b, text) == 0
    }

    private func compare(_ a: Entry, _ b: Entry, _ text: Span<UInt8>) -> Int {
        guard a.count == b.count else { return Int(a.count) - Int(b.count) }
        for at in 0..<Int(a.count) {
            let difference = Int(byte(a, at, text)) - Int(byte(b, at, text))
            if difference != 0 { return difference }
        }
        return 0
    }
}
