import TestSupport
import Testing

@testable import FormValidation

/// Compares the engines with a simple reference matcher, which computes the set of possible ends of
/// each part.
@Suite struct PatternOracleTests {
    private indirect enum Node: Sendable {
        case empty
        case scalar(String, @Sendable (Unicode.Scalar) -> Bool)
        case place(String, @Sendable (Unicode.Scalar?, Unicode.Scalar?) -> Bool)
        case sequence(Node, Node)
        case choice(Node, Node)
        case repetition(Node, String, least: Int, most: Int?)

        var source: String {
            switch self {
            case .empty: "(?:)"
            case .scalar(let source, _), .place(let source, _): source
            case .sequence(let first, let second): first.source + second.source
            case .choice(let first, let second): "(?:\(first.source)|\(second.source))"
            case .repetition(let node, let count, _, _): "(?:\(node.source))\(count)"
            }
        }

        func ends(from starts: Set<Int>, in text: [Unicode.Scalar]) -> Set<Int> {
            switch self {
            case .empty: return starts
            case .scalar(_, let accepts):
                return Set(starts.filter { $0 < text.count && accepts(text[$0]) }.map { $0 + 1 })
            case .place(_, let holds):
                return starts.filter {
                    holds($0 > 0 ? text[$0 - 1] : nil, $0 < text.count ? text[$0] : nil)
                }
            case .sequence(let first, let second):
                return second.ends(from: first.ends(from: starts, in: text), in: text)
            case .choice(let first, let second):
                return first.ends(from: starts, in: text).union(second.ends(from: starts, in: text))
            case .repetition(let node, _, let least, let most):
                var current = starts
                for _ in 0..<least { current = node.ends(from: current, in: text) }
                var all = current
                // A text of n scalars has n + 1 positions, so more rounds cannot find new ones.
                for _ in 0..<min((most ?? .max) - least, text.count + 1) {
                    current = node.ends(from: current, in: text)
                    all.formUnion(current)
                }
                return all
            }
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { $0 == "_" || ("a"..."z").contains($0) } ?? false
    }

    private static let leaves: [Node] = [
        .empty,
        .scalar("a", { $0 == "a" }),
        .scalar("b", { $0 == "b" }),
        .scalar("\u{E9}", { $0 == "\u{E9}" }),
        .scalar("\u{1F600}", { $0 == "\u{1F600}" }),
        .scalar("-", { $0 == "-" }),
        .scalar("\\n", { $0 == "\n" }),
        .scalar(".", { $0 != "\n" }),
        .scalar("[^a\u{E9}]", { $0 != "a" && $0 != "\u{E9}" }),
        .scalar("[b-\u{E9}]", { $0 >= "b" && $0 <= "\u{E9}" }),
        .scalar("\\w", { isWord($0) }),
        .scalar("\\W", { !isWord($0) }),
        .place("^", { before, _ in before == nil }),
        .place("$", { _, after in after == nil }),
        .place("(?m:^)", { before, _ in before == nil || before == "\n" }),
        .place("(?m:$)", { _, after in after == nil || after == "\n" }),
        .place("\\b", { isWord($0) != isWord($1) }),
        .place("\\B", { isWord($0) == isWord($1) }),
    ]

    private static let counts: [(String, Int, Int?)] = [
        ("*", 0, nil), ("+", 1, nil), ("?", 0, 1), ("*?", 0, nil), ("{2}", 2, 2), ("{1,3}", 1, 3),
        ("{2,}", 2, nil),
        ("{0,2}", 0, 2),
    ]

    private static func node(size: Int, _ generator: inout SeededNumbers) -> Node {
        guard size > 1 else { return leaves[Int.random(in: leaves.indices, using: &generator)] }
        if Int.random(in: 0..<3, using: &generator) == 0 {
            let (source, least, most) = counts[Int.random(in: counts.indices, using: &generator)]
            return .repetition(node(size: size - 1, &generator), source, least: least, most: most)
        }
        let split = Int.random(in: 1..<size, using: &generator)
        let first = node(size: split, &generator)
        let second = node(size: size - split, &generator)
        return Bool.random(using: &generator) ? .sequence(first, second) : .choice(first, second)
    }

    @Test func enginesAgreeWithTheSetOfPlaces() throws {
        let alphabet: [Unicode.Scalar] = ["a", "b", "\u{E9}", "\u{1F600}", "-", "\n"]
        var generator = SeededNumbers(seed: 20_240_229)
        var matching = 0
        for _ in Laws.rounds(70) {
            let node = Self.node(size: Int.random(in: 1...7, using: &generator), &generator)
            let automaton = try Pattern(node.source)
            let simulation = try Pattern(node.source, simulates: true)
            for _ in 0..<16 {
                let length = Int.random(in: 0...5, using: &generator)
                let text = (0..<length).map { _ in
                    alphabet[Int.random(in: alphabet.indices, using: &generator)]
                }
                let expected = node.ends(from: [0], in: text).contains(text.count)
                var string = ""
                string.unicodeScalars.append(contentsOf: text)
                #expect(automaton.matches(string) == expected, "\(node.source) on \(text)")
                #expect(
                    simulation.matches(string) == expected, "\(node.source) on \(text), simulated")
                if expected { matching += 1 }
            }
        }
        #expect(
            matching > Laws.cases(1_000), "too few texts matched for the comparison to say anything"
        )
    }
}
