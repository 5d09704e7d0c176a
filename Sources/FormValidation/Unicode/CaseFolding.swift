/// Simple case folding: which scalars differ in case only.
///
/// The relation is that of the Unicode Character Database, `CaseFolding.txt`, status C and S, as in
/// RE2. It is derived from the case mappings of the standard library, so there is no table to
/// maintain.
enum CaseFolding {
    private struct Pair: Sendable {
        let from: UInt32
        let to: UInt32
    }

    /// A character class extended by all scalars that differ in case only.
    static func closure(of characters: CharacterClass) -> CharacterClass {
        var ranges = characters.ranges
        if let last = ranges.last, last.upper < 0x80 {
            // This covers nearly all patterns without a scan of all letters.
            for range in characters.ranges {
                append(range, between: 0x41, and: 0x5A, movedBy: 0x20, to: &ranges)
                append(range, between: 0x61, and: 0x7A, movedBy: -0x20, to: &ranges)
            }
            if characters.contains(0x4B) || characters.contains(0x6B) {
                ranges.append(.init(0x212A, 0x212A))
            }
            if characters.contains(0x53) || characters.contains(0x73) {
                ranges.append(.init(0x17F, 0x17F))
            }
            return CharacterClass(ranges)
        }
        let pairs = Self.pairs
        for range in characters.ranges {
            var index = firstIndex(notBelow: range.lower, in: pairs)
            while index < pairs.count, pairs[index].from <= range.upper {
                let other = pairs[index].to
                if other < range.lower || other > range.upper { ranges.append(.init(other, other)) }
                index += 1
            }
        }
        return CharacterClass(ranges)
    }

    private static func append(
        _ range: CharacterClass.Range, between first: UInt32, and last: UInt32,
        movedBy distance: Int32,
        to ranges: inout [CharacterClass.Range]
    ) {
        let lower = max(range.lower, first)
        let upper = min(range.upper, last)
        guard lower <= upper else { return }
        ranges.append(
            .init(
                UInt32(bitPattern: Int32(lower) + distance),
                UInt32(bitPattern: Int32(upper) + distance)))
    }

    private static func firstIndex(notBelow scalar: UInt32, in pairs: [Pair]) -> Int {
        var low = 0
        var high = pairs.count
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle].from < scalar { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// All pairs in both directions, sorted by `from`.
    private static let pairs: [Pair] = {
        var groups: [UInt32: [UInt32]] = [:]
        for block in [0x41...0x2DFF, 0xA640...0xABFF, 0xFB00...0xFFFF, 0x1_0400...0x1_EFFF]
            as [ClosedRange<UInt32>]
        {
            for value in block {
                guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenCaseMapped
                else { continue }
                let representative = representative(of: scalar)
                if representative != value {
                    groups[representative, default: [representative]].append(value)
                }
            }
        }
        var pairs: [Pair] = []
        for group in groups.values {
            for from in group {
                for to in group where to != from { pairs.append(Pair(from: from, to: to)) }
            }
        }
        return pairs.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }()

    /// The representative of all scalars that differ in case only: the lower case of the upper
    /// case.
    private static func representative(of scalar: Unicode.Scalar) -> UInt32 {
        switch scalar.value {
        // Turkish letters fold in Turkish texts only (status T).
        case 0x130, 0x131: scalar.value
        // The upper case of each of these pairs is a sequence of several scalars, equal for both.
        case 0x1FD3: 0x390
        case 0x1FE3: 0x3B0
        case 0xFB05: 0xFB06
        default: lower(upper(lower(scalar))).value
        }
    }

    private static func upper(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        single(scalar.properties.uppercaseMapping) ?? single(scalar.properties.titlecaseMapping)
            ?? scalar
    }

    private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        single(scalar.properties.lowercaseMapping) ?? scalar
    }

    private static func single(_ mapping: String) -> Unicode.Scalar? {
        let scalars = mapping.unicodeScalars
        guard let first = scalars.first, scalars.dropFirst().isEmpty else { return nil }
        return first
    }
}
