/// The UTF-8 encodings of a character class, as an automaton that reads one scalar.
///
/// Common suffixes are shared, which keeps the number of states small for large classes.
struct UTF8Ranges: Sendable {
    /// An edge for the bytes from `lower` to `upper`; the target is the index of a node, or ``end``
    /// after the last byte of a scalar.
    struct Edge: Sendable, Hashable {
        let lower: UInt8
        var upper: UInt8
        let target: Int
    }

    static let end = -1

    /// The nodes, each after its targets; the last node is the start.
    private(set) var nodes: [[Edge]] = []

    private var indices: [[Edge]: Int] = [:]

    init(_ characters: CharacterClass) {
        var root: [Edge] = []
        let lengths: [(lead: UInt8, digits: Int, first: UInt32, last: UInt32)] = [
            (0x00, 0, 0x00, 0x7F), (0xC0, 1, 0x80, 0x7FF), (0xE0, 2, 0x800, 0xFFFF),
            (0xF0, 3, 0x1_0000, 0x10_FFFF),
        ]
        for length in lengths {
            let part = Self.withoutSurrogates(characters, from: length.first, to: length.last)
            root += edges(for: part, base: length.lead, digits: length.digits)
        }
        nodes.append(root)
        indices = [:]
    }

    private static func withoutSurrogates(
        _ characters: CharacterClass, from first: UInt32, to last: UInt32
    ) -> [CharacterClass.Range] {
        var result: [CharacterClass.Range] = []
        for range in characters.ranges where range.lower <= last && range.upper >= first {
            let lower = max(range.lower, first)
            let upper = min(range.upper, last)
            if lower < 0xD800, upper > 0xDFFF {
                result += [.init(lower, 0xD7FF), .init(0xE000, upper)]
            } else if upper < 0xD800 || lower > 0xDFFF {
                result.append(.init(lower, upper))
            } else if lower < 0xD800 {
                result.append(.init(lower, 0xD7FF))
            } else if upper > 0xDFFF {
                result.append(.init(0xE000, upper))
            }
        }
        return result
    }

    /// The edges that encode the ranges as one byte, offset by `base`, and `digits` continuation
    /// bytes.
    private mutating func edges(
        for ranges: [CharacterClass.Range], base: UInt8, digits: Int
    ) -> [Edge] {
        var edges: [Edge] = []
        let shift = UInt32(6 * digits)
        let mask = (UInt32(1) << shift) - 1
        var rest: [CharacterClass.Range] = []
        var restDigit: UInt32 = 0

        for range in ranges {
            var lower = range.lower
            while lower <= range.upper {
                let digit = lower >> shift
                if !rest.isEmpty, digit != restDigit {
                    add(restDigit, through: restDigit, rest, base, digits, to: &edges)
                    rest = []
                }
                if lower & mask == 0, lower | mask <= range.upper {
                    // Leading digits whose scalars are all in the range share one target.
                    let lastDigit = ((range.upper &+ 1) >> shift) - 1
                    add(digit, through: lastDigit, [.init(0, mask)], base, digits, to: &edges)
                    lower = (lastDigit + 1) << shift
                } else {
                    let upper = min(range.upper, lower | mask)
                    rest.append(.init(lower & mask, upper & mask))
                    restDigit = digit
                    lower = upper + 1
                }
            }
        }
        if !rest.isEmpty { add(restDigit, through: restDigit, rest, base, digits, to: &edges) }
        return edges
    }

    private mutating func add(
        _ first: UInt32, through last: UInt32, _ rest: [CharacterClass.Range], _ base: UInt8,
        _ digits: Int,
        to edges: inout [Edge]
    ) {
        let target = digits == 0 ? Self.end : node(for: rest, digits: digits)
        let lower = base + UInt8(truncatingIfNeeded: first)
        let upper = base + UInt8(truncatingIfNeeded: last)
        if let index = edges.indices.last, edges[index].target == target,
            edges[index].upper &+ 1 == lower
        {
            edges[index].upper = upper
        } else {
            edges.append(Edge(lower: lower, upper: upper, target: target))
        }
    }

    private mutating func node(for ranges: [CharacterClass.Range], digits: Int) -> Int {
        let edges = edges(for: ranges, base: 0x80, digits: digits - 1)
        if let index = indices[edges] { return index }
        indices[edges] = nodes.count
        nodes.append(edges)
        return nodes.count - 1
    }
}
