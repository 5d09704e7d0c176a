import FormModel
import Synchronization
import Testing

/// A pattern on a value of the enclosing scope is matched once for all rows.
@Suite struct RowMatchTests {
    /// Matches texts with a prefix, and counts the calls.
    private final class CountingMatcher: TextMatcher {
        let pattern: [UInt8]
        let calls: Mutex<Int>

        init(_ pattern: String) {
            self.pattern = Array(pattern.utf8)
            calls = Mutex(0)
        }

        func matches(_ text: Span<UInt8>) -> Bool? {
            calls.withLock { $0 += 1 }
            guard text.count >= pattern.count else { return false }
            for index in pattern.indices where pattern[index] != text[index] { return false }
            return true
        }
    }

    private final class Matchers: Sendable {
        let all = Mutex<[CountingMatcher]>([])

        var calls: [Int] { all.withLock { $0.map { matcher in matcher.calls.withLock { $0 } } } }
    }

    @Test(arguments: [("xy", 5), ("q", 0)]) func matchedOnce(_ text: String, _ hidden: Int) throws {
        let matchers = Matchers()
        var vocabulary = Vocabulary()
        vocabulary.makeMatcher = { pattern, _ in
            let matcher = CountingMatcher(pattern)
            matchers.all.withLock { $0.append(matcher) }
            return .success(matcher)
        }
        let form = try Form(
            id: "f", title: "F", vocabulary: vocabulary,
            items: [
                .input("t", title: "T"),
                .group(
                    "g", title: "G",
                    items: [
                        .input("own", title: "Own"),
                        .input(
                            "a", title: "A",
                            visibleWhen: "!matches(t, 'x') || matches(own, 'x')"),
                        .input("b", title: "B", visibleWhen: "!matches(t, 'xy')"),
                    ]),
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "t", to: .text(text), userInitiated: true)
        let before = matchers.calls
        let row: FormRow = ["own": .text("o"), "a": .text("1"), "b": .text("2")]
        try source.updateValue(
            of: "g", to: .rows([FormRow](repeating: row, count: 5)), userInitiated: true)
        // The patterns are in the order of the conditions; a value of a row is matched in each row.
        let calls = zip(matchers.calls, before).map { $0 - $1 }
        #expect(calls == [1, 5, 1])
        guard case .rows(let rows) = source.value(of: "g") else { return #expect(Bool(false)) }
        let shown = rows.count { !$0["a"].isEmpty && !$0["b"].isEmpty }
        #expect(shown == 5 - hidden)
    }
}
