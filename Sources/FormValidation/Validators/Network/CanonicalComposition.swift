/// Normalization Form C (Unicode Standard Annex 15) of names that were mapped by UTS #46.
///
/// After the mapping, each scalar has a decomposition into two scalars or none, so the table has
/// only pairs.
enum CanonicalComposition {
    /// The text in Normalization Form C.
    ///
    /// - Complexity: O(*n* log *n*).
    static func composed(_ text: [UInt32]) -> [UInt32] {
        var scalars: [UInt32] = []
        scalars.reserveCapacity(text.count)
        for scalar in text { decompose(scalar, into: &scalars) }
        return composedInOrder(ordered(scalars))
    }

    private static func decompose(_ scalar: UInt32, into text: inout [UInt32]) {
        // The second part never has a decomposition itself.
        var seconds: [UInt32] = []
        var first = scalar
        while let parts = IDNATables.shared.decomposition(of: first) {
            seconds.append(parts.second)
            first = parts.first
        }
        text.append(first)
        text += seconds.reversed()
    }

    /// Sorts each run of marks by combining class, keeping the order within a class.
    private static func ordered(_ text: [UInt32]) -> [(scalar: UInt32, combining: UInt8)] {
        var result = text.map { (scalar: $0, combining: combiningClass($0)) }
        var start = 0
        while start < result.count {
            var end = start
            while end < result.count, result[end].combining != 0 { end += 1 }
            if end - start > 1 {
                let run = result[start..<end].enumerated().sorted {
                    ($0.element.combining, $0.offset) < ($1.element.combining, $1.offset)
                }
                result.replaceSubrange(start..<end, with: run.map(\.element))
            }
            start = end + 1
        }
        return result
    }

    private static func composedInOrder(
        _ text: [(scalar: UInt32, combining: UInt8)]
    ) -> [UInt32] {
        var result: [UInt32] = []
        var starter: Int?
        // The combining class of the last scalar after the starter that was not composed.
        var last: UInt8 = 0
        for (scalar, combining) in text {
            if let starter, result.count - 1 == starter || (last != 0 && last < combining),
                let composed = composition(result[starter], scalar)
            {
                result[starter] = composed
                continue
            }
            if combining == 0 { starter = result.count }
            last = combining
            result.append(scalar)
        }
        return result
    }

    private static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
        Hangul.composition(first, second) ?? IDNATables.shared.composition(first, second)
    }

    static func combiningClass(_ scalar: UInt32) -> UInt8 {
        Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
    }

    /// Hangul syllables, which are composed arithmetically: the Unicode Standard, section 3.12.
    private enum Hangul {
        private static let first: UInt32 = 0xAC00
        private static let (leads, vowels, trails): (UInt32, UInt32, UInt32) =
            (0x1100, 0x1161, 0x11A7)
        private static let (leadCount, vowelCount, trailCount): (UInt32, UInt32, UInt32) =
            (19, 21, 28)
        private static let count = leadCount * vowelCount * trailCount

        static func composition(_ one: UInt32, _ two: UInt32) -> UInt32? {
            if one &- leads < leadCount, two &- vowels < vowelCount {
                return first + ((one - leads) * vowelCount + two - vowels) * trailCount
            }
            let index = one &- first
            guard index < count, index % trailCount == 0, two > trails,
                two < trails + trailCount
            else { return nil }
            return one + two - trails
        }
    }
}
