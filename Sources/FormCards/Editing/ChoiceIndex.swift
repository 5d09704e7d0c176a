/// An index of the names of choices, in which a typed text finds those that contain it.
///
/// It is made once for a list. For each two neighbouring bytes it knows the choices that contain them, so a search
/// examines only the choices with the rarest two of the text, and finds a text of one or two bytes at once.
final class ChoiceIndex: Sendable {
    /// How well a name fits a text: the smaller, the better.
    enum Fit: Int, Comparable {
        case whole, beginning, inside

        static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
    }

    /// The choices that contain a text.
    struct Found {
        /// The choices, in the order of the list.
        var choices: [Int32]
        /// The first choice with exactly that name, even if it cannot be chosen.
        var named: Int32?
        /// The first two choices with a name that begins with the text.
        var beginnings: [Int32] = []
        /// The only choice with a name that begins with the text.
        var begun: Int32? { beginnings.count == 1 ? beginnings.first : nil }
        /// The first two of the choices, of those with a name that begins with the text if there are any.
        var firstTwo: ArraySlice<Int32> { (beginnings.isEmpty ? choices : beginnings).prefix(2) }
    }

    /// The number of buckets: one for each byte, and behind them one for each two bytes.
    private static let size = 256 + 65_536

    /// The names of all choices, those of one after each other with a byte 0 between them.
    private let names: [UInt8]
    /// The first byte of each choice in ``names``, and the end.
    private let starts: [Int32]
    /// The first byte of the second name of each choice, or the end of the choice.
    private let seconds: [Int32]
    /// The first entry of each bucket in ``entries``, and the end.
    private let buckets: [Int32]
    /// The choices of each bucket.
    private let entries: [Int32]

    /// - Complexity: O(*n*) in the bytes of the names.
    ///
    /// - Parameters:
    ///   - count: The number of choices.
    ///   - names: The folded names of a choice: its title, its value, others.
    init(_ count: Int, names: (Int) -> [[UInt8]]) {
        var bytes: [UInt8] = []
        var starts: [Int32] = []
        var seconds: [Int32] = []
        starts.reserveCapacity(count + 1)
        for choice in 0..<count {
            starts.append(Int32(bytes.count))
            var second: Int32?
            for (index, name) in names(choice).enumerated() {
                if index == 1 { second = Int32(bytes.count) }
                bytes += name
                bytes.append(0)
            }
            seconds.append(second ?? Int32(bytes.count))
        }
        starts.append(Int32(bytes.count))
        (buckets, entries) = ChoiceIndex.table(of: bytes, starts)
        self.names = bytes
        self.starts = starts
        self.seconds = seconds
    }

    private static func table(
        of names: [UInt8], _ starts: [Int32]
    ) -> (buckets: [Int32], entries: [Int32]) {
        // First the size of each bucket, at the index after it, then its first entry.
        var buckets = [Int32](repeating: 0, count: size + 1)
        var seen = [Int32](repeating: -1, count: size)
        count(names.span, starts.span, &buckets, &seen)
        for bucket in 0..<size { buckets[bucket + 1] += buckets[bucket] }
        var entries = [Int32](repeating: 0, count: Int(buckets[size]))
        var next = buckets
        for bucket in 0..<size { seen[bucket] = -1 }
        fill(names.span, starts.span, &next, &seen, &entries)
        return (buckets, entries)
    }

    private static func count(
        _ names: Span<UInt8>, _ starts: Span<Int32>, _ buckets: inout [Int32],
        _ seen: inout [Int32]
    ) {
        for choice in 0..<starts.count - 1 {
            let mark = Int32(choice)
            var last = 0
            for at in Int(starts[choice])..<Int(starts[choice + 1]) {
                let byte = Int(names[at])
                if byte != 0, seen[byte] != mark {
                    seen[byte] = mark
                    buckets[byte + 1] += 1
                }
                let pair = 256 + last << 8 + byte
                if byte != 0, last != 0, seen[pair] != mark {
                    seen[pair] = mark
                    buckets[pair + 1] += 1
                }
                last = byte
            }
        }
    }

    private static func fill(
        _ names: Span<UInt8>, _ starts: Span<Int32>, _ next: inout [Int32],
        _ seen: inout [Int32], _ entries: inout [Int32]
    ) {
        for choice in 0..<starts.count - 1 {
            let mark = Int32(choice)
            var last = 0
            for at in Int(starts[choice])..<Int(starts[choice + 1]) {
                let byte = Int(names[at])
                if byte != 0, seen[byte] != mark {
                    seen[byte] = mark
                    entries[Int(next[byte])] = mark
                    next[byte] += 1
                }
                let pair = 256 + last << 8 + byte
                if byte != 0, last != 0, seen[pair] != mark {
                    seen[pair] = mark
                    entries[Int(next[pair])] = mark
                    next[pair] += 1
                }
                last = byte
            }
        }
    }

    // MARK: Search

    /// The choices whose names contain a folded text, which is not empty.
    func find(_ text: [UInt8]) -> Found {
        var bucket = Int(text[0])
        for at in 1..<max(1, text.count) {
            let pair = 256 + Int(text[at - 1]) << 8 + Int(text[at])
            if at == 1 || size(pair) < size(bucket) { bucket = pair }
        }
        let candidates = entries[Int(buckets[bucket])..<Int(buckets[bucket + 1])]
        var found = Found(choices: [])
        found.choices.reserveCapacity(candidates.count)
        let all = names
        let bytes = all.span
        let wanted = text.span
        for choice in candidates {
            let fit = fit(of: wanted, to: Int(choice), bytes)
            guard let fit else { continue }
            if fit == .whole, found.named == nil { found.named = choice }
            if fit <= .beginning {
                if found.beginnings.count < 2 { found.beginnings.append(choice) }
            }
            found.choices.append(choice)
        }
        return found
    }

    private func size(_ bucket: Int) -> Int32 { buckets[bucket + 1] - buckets[bucket] }

    /// How well the names of a choice fit a text; `nil` if none contains it.
    private func fit(of text: Span<UInt8>, to choice: Int, _ names: Span<UInt8>) -> Fit? {
        let start = Int(starts[choice])
        let second = Int(seconds[choice])
        let end = Int(starts[choice + 1])
        let title = ChoiceIndex.beginning(text, at: start, end, names)
        if title == .whole { return title }
        let value = ChoiceIndex.beginning(text, at: second, end, names)
        if title != nil || value != nil { return value ?? title }
        // Every candidate contains one or two bytes; where they are matters less than the time of the search.
        guard text.count > 2 else { return .inside }
        var found: Fit?
        var at = start + 1
        while at + text.count <= end {
            if names[at] == text[0], ChoiceIndex.holds(text, at: at, names) {
                let isName = names[at - 1] == 0 && at + text.count < end
                if isName, names[at + text.count] == 0 { return .whole }
                found = .inside
            }
            at += 1
        }
        return found
    }

    private static func beginning(
        _ text: Span<UInt8>, at start: Int, _ end: Int, _ names: Span<UInt8>
    ) -> Fit? {
        guard start + text.count < end, holds(text, at: start, names) else { return nil }
        return names[start + text.count] == 0 ? .whole : .beginning
    }

    @inline(__always)
    private static func holds(_ text: Span<UInt8>, at start: Int, _ names: Span<UInt8>) -> Bool {
        for offset in 0..<text.count where names[start + offset] != text[offset] { return false }
        return true
    }
}
