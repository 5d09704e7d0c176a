public import FormModel
import Synchronization

/// Wants a text of JSON: RFC 8259, read as strictly as submissions are.
///
/// No key twice in an object (RFC 8259, section 4, leaves open what that means), no half of a surrogate
/// pair, no byte order mark, at most 64 levels and 10,000 values.
public struct JSONValidator: Validator {
    /// `json`.
    public var name: String { "json" }

    private let readers = JSONReaders()

    /// Makes the validator.
    public init() {}

    /// `json`, with the `reason`, and the `line` and `column` in the text.
    public var codes: [IssueCode: [String]] { [.json: ["reason", "line", "column"]] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Adds `json`.
    ///
    /// - Complexity: O(*n*), or O(*n* log *n*) in the keys of one object.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let text = value.text
        // The reader passes over a mark, as RFC 8259, section 8.1, allows; others need not.
        if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF {
            return add(.expectedValue, at: 0, of: text, to: &findings)
        }
        var tape = readers.borrow()
        if let failure = tape.read(text, limits: .submission) {
            add(failure.reason, at: failure.offset, of: text, to: &findings)
        }
        readers.give(back: tape)
    }

    private func add(
        _ reason: JSONFailure.Reason, at offset: Int, of text: Span<UInt8>,
        to findings: inout Findings
    ) {
        let position = SourcePosition.positions(of: [offset], in: text)[0]
        findings.add(
            .json,
            parameters: [
                "reason": .text(reason.rawValue), "line": .integer(position.line),
                "column": .integer(position.column),
            ])
    }
}

/// Readers that are lent, so that nothing is allocated once there are as many as threads.
private final class JSONReaders: Sendable {
    private let pool = Mutex<[JSONTape]>([])

    func borrow() -> JSONTape { pool.withLock { $0.popLast() } ?? JSONTape() }

    func give(back tape: JSONTape) { pool.withLock { $0.append(tape) } }
}

extension Validator where Self == JSONValidator {
    /// Wants a text of JSON.
    public static var json: JSONValidator { JSONValidator() }
}
