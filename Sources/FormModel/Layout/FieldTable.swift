/// Finds a field by the bytes of a key, or a choice by those of its value, in constant time and without making a `String`.
package struct FieldTable: Sendable {
    /// The bytes of all names, in one array, so that a comparison reads one piece of memory.
    private let bytes: [UInt8]
    private let ranges: [Range<Int>]
    /// Each name as a key of JSON.
    let keys: [JSONKey]
    private let slots: [Int32]
    private let mask: Int
    private let longest: Int
    private let seed: UInt64

    init(_ names: [String]) {
        var bytes: [UInt8] = []
        var ranges: [Range<Int>] = []
        for name in names {
            ranges.append(bytes.count..<bytes.count + name.utf8.count)
            bytes.append(contentsOf: name.utf8)
        }
        self.bytes = bytes
        self.ranges = ranges
        keys = names.map(JSONKey.init)
        longest = ranges.map(\.count).max() ?? 0
        var size = 4
        // Four times as many as names, so that few names collide.
        while size < names.count * 4 { size *= 2 }
        mask = size - 1
        // The seed differs from process to process, so no form can be written to make names collide.
        seed = UInt64.random(in: .min ... .max)
        var slots = [Int32](repeating: -1, count: size)
        for (index, name) in names.enumerated() {
            let hash = FieldTable.hash(name.utf8.span, seed)
            var at = Int(truncatingIfNeeded: hash) & mask
            // Of two equal names the first is found; the second gets no slot, so that searches do not pass it.
            while slots[at] >= 0, !names[Int(slots[at])].hasSameBytes(as: name) {
                at = (at + 1) & mask
            }
            if slots[at] < 0 { slots[at] = Int32(index) }
        }
        self.slots = slots
    }

    /// The index of the field of that name, or −1.
    package func index(of key: Span<UInt8>) -> Int {
        guard key.count <= longest else { return -1 }
        var at = Int(truncatingIfNeeded: FieldTable.hash(key, seed)) & mask
        while slots[at] >= 0 {
            let index = Int(slots[at])
            if isName(index, key) { return index }
            at = (at + 1) & mask
        }
        return -1
    }

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
