/// Finds the index of a field by the bytes of its name, or of a choice by those of its value, in
/// constant time and without making a `String`.
struct FieldTable: Sendable {
    /// All names, concatenated, so that a comparison reads one piece of memory.
    private let bytes: [UInt8]
    private let ranges: [Range<Int>]
    /// Each name as a key of JSON.
    let keys: [JSONKey]
    private let slots: [Int32]
    private let mask: Int
    private let longest: Int
    private let seed: UInt64

    /// - Parameter names: The names; the table has no name for an index with `nil`.
    init(_ names: [String?]) {
        var bytes: [UInt8] = []
        var ranges: [Range<Int>] = []
        for name in names.lazy.map({ $0 ?? "" }) {
            ranges.append(bytes.count..<bytes.count + name.utf8.count)
            bytes.append(contentsOf: name.utf8)
        }
        self.bytes = bytes
        self.ranges = ranges
        keys = names.map { $0.map(JSONKey.init) ?? .never }
        longest = ranges.map(\.count).max() ?? 0
        var size = 4
        // Four times as many as names, so that few names collide.
        while size < names.count * 4 { size *= 2 }
        mask = size - 1
        // The seed is random in each process, so that a form cannot be built to make names collide.
        seed = UInt64.random(in: .min ... .max)
        var slots = [Int32](repeating: -1, count: size)
        for (index, name) in names.enumerated() {
            guard let name else { continue }
            let hash = FieldTable.hash(name.utf8.span, seed)
            var at = Int(truncatingIfNeeded: hash) & mask
            // Only the first of equal names is stored; duplicates would lengthen every search past
            // them.
            while slots[at] >= 0, names[Int(slots[at])]?.hasSameBytes(as: name) != true {
                at = (at + 1) & mask
            }
            if slots[at] < 0 { slots[at] = Int32(index) }
        }
        self.slots = slots
    }

    /// The index of the field with that name, or −1.
    func index(of key: Span<UInt8>) -> Int {
        guard key.count <= longest else { return -1 }
        var at = Int(truncatingIfNeeded: FieldTable.hash(key, seed)) & mask
        while slots[at] >= 0 {
            let index = Int(slots[at])
            if isName(index, key) { return index }
            at = (at + 1) & mask
        }
        return -1
    }

    /// Whether the key is the name at an index.
    func holds(_ key: Span<UInt8>, at index: Int) -> Bool { !key.isEmpty && isName(index, key) }

    private func isName(_ index: Int, _ key: Span<UInt8>) -> Bool {
        let range = ranges[index]
        guard range.count == key.count else { return false }
        for at in key.indices where bytes[range.lowerBound + at] != key[at] { return false }
        return true
    }

    private static func hash(_ key: Span<UInt8>, _ seed: UInt64) -> UInt64 {
        var hash = seed ^ UInt64(truncatingIfNeeded: key.count)
        for at in key.indices {
            hash = (hash ^ UInt64(key[at])) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        return hash
    }
}
