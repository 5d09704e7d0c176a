import FormModel
import TestSupport
import Testing

/// Reading and evaluating any expression ends without a crash.
@Suite struct ExpressionHostileTests {
    private static let words = [
        "n", "m", "s", "t", "b", "d", "pick", "tags", "(", ")", "[", "]", ",", ".", "!", "-", "+",
        "*", "/", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "in", "'us'", "'2024-02-29'", "''",
        "1", "0", "9999999999999999999", "0.00000001", "true", "false", "present(", "count(",
        "length(", "lower(", "round(", "days(", "age(", "today()", "date('2024-02-29')", "sum(",
        "twice(", "liar()", "é", "\"", "'", "\\", "\u{0}",
    ]

    private func isSound(_ expression: String, _ type: ValueType) -> Bool {
        (try? ExpressionForm.value(FormExpression(expression), type, ExpressionTests.given)) != nil
    }

    @Test func soupEnds() {
        var numbers = SeededNumbers(seed: 41)
        var sound = 0
        for _ in Laws.rounds(300) {
            let count = 1 + numbers.below(12)
            let soup = (0..<count).map { _ in Self.words[numbers.below(Self.words.count)] }
            if isSound(soup.joined(separator: numbers.below(2) == 0 ? "" : " "), .boolean) {
                sound += 1
            }
        }
        #expect(sound > 0)
    }

    /// Expressions generated from the grammar are valid and can be evaluated.
    @Test func grownExpressionsAreSound() throws {
        var numbers = SeededNumbers(seed: 7)
        for _ in Laws.rounds(40) {
            let expression = Self.truth(&numbers, 4)
            #expect(isSound(expression, .boolean), "\(expression)")
        }
    }

    private static func truth(_ numbers: inout SeededNumbers, _ depth: Int) -> String {
        guard depth > 0 else { return ["b", "true", "false", "present(t)"][numbers.below(4)] }
        switch numbers.below(6) {
        case 0: return "(\(truth(&numbers, depth - 1)) && \(truth(&numbers, depth - 1)))"
        case 1: return "(\(truth(&numbers, depth - 1)) || \(truth(&numbers, depth - 1)))"
        case 2: return "!(\(truth(&numbers, depth - 1)))"
        case 3: return "\(number(&numbers, depth - 1)) in [1, 2, 3]"
        default:
            let sign = ["==", "!=", "<", "<=", ">", ">="][numbers.below(6)]
            return "\(number(&numbers, depth - 1)) \(sign) \(number(&numbers, depth - 1))"
        }
    }

    private static func number(_ numbers: inout SeededNumbers, _ depth: Int) -> String {
        guard depth > 0 else {
            return ["n", "m", "0", "length(t)", "99999999999999999999999999999999999999"][
                numbers.below(5)]
        }
        switch numbers.below(4) {
        case 0: return "-\(number(&numbers, depth - 1))"
        case 1: return "round(\(number(&numbers, depth - 1)), 3)"
        default:
            let sign = ["+", "-", "*", "/"][numbers.below(4)]
            return "(\(number(&numbers, depth - 1)) \(sign) \(number(&numbers, depth - 1)))"
        }
    }

    /// Concatenated texts are limited to 65,536 bytes.
    @Test(arguments: [(-1, true), (0, true), (1, false)])
    func longTexts(_ row: (surplus: Int, isKept: Bool)) throws {
        let half = 65_536 / 2
        let text = try ExpressionForm.value(
            "s + t", .multiline,
            [
                "s": .text(String(repeating: "a", count: half)),
                "t": .text(String(repeating: "b", count: half + row.surplus)),
            ])
        #expect(text.utf8.count == (row.isKept ? 2 * half + row.surplus : 1))
    }
}
