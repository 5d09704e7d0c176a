/// The origin of each part of a text that was made from parts of another one.
package struct SourceMap: Sendable {
    /// A use of a fragment: its offset in the file, and the use of the fragment that contains it.
    private struct Use {
        let offset: Int
        /// The index of the enclosing use, or −1.
        let enclosing: Int
    }

    private struct Segment {
        /// The offset at which the segment begins in the new text.
        let start: Int
        /// The offset in the file from which it was copied, or to which it belongs.
        let origin: Int
        /// Whether it was copied; otherwise each of its bytes belongs to the same offset.
        let isCopied: Bool
        /// The index of the use that it is part of, or −1.
        let use: Int
    }

    private var segments: [Segment] = []
    private var uses: [Use] = []

    init() {}

    /// Adds a use of a fragment.
    ///
    /// - Returns: Its index.
    mutating func addUse(at offset: Int, in enclosing: Int) -> Int {
        uses.append(Use(offset: offset, enclosing: enclosing))
        return uses.count - 1
    }

    /// Adds a part of the new text, which ends where the next part begins.
    mutating func add(at start: Int, from origin: Int, isCopied: Bool, use: Int) {
        if let last = segments.last, last.use == use, last.isCopied, isCopied,
            last.origin + start - last.start == origin
        {
            return
        }
        segments.append(Segment(start: start, origin: origin, isCopied: isCopied, use: use))
    }

    /// The offset in the file of an offset in the new text, and the offsets of the uses that it is
    /// part of, from the innermost outwards.
    ///
    /// - Complexity: O(log *n*) in the parts.
    func origin(of offset: Int) -> (offset: Int, uses: [Int]) {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return (offset, []) }
        let segment = segments[low - 1]
        var around: [Int] = []
        var use = segment.use
        while uses.indices.contains(use) {
            around.append(uses[use].offset)
            use = uses[use].enclosing
        }
        return (segment.origin + (segment.isCopied ? offset - segment.start : 0), around)
    }
}
