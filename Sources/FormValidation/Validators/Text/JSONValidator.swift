public import FormModel
import Synchronization

/// Requires JSON (RFC 8259), read as strictly as submissions are.
///
/// Duplicate keys in an object (which RFC 8259, section 4, leaves undefined), lone surrogates, a
/// byte order mark, more than 64 levels and more than 10,000 values are refused.
struct JSONValidator: Validator {
    var name: String { "json" }

    private let readers = JSONReaders()

    /// The issue codes: `json` with a `reason`, and the `line` and `column` in the text.
    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline], codes: [.json: ["reason", "line", "column"]])
    }

    /// Adds a finding `json` for an invalid value.
    ///
    /// - Complexity: O(*n*), or O(*n* log *n*) in the keys of one object.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let text = value.text
        // The reader skips a byte order mark, as RFC 8259, section 8.1, allows; other readers need
        // not.
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

/// A pool of readers, so that validation allocates nothing once there is a reader for each thread.
private final class JSONReaders: Sendable {
    private let pool = Mutex<[JSONTape]>([])

    func borrow() -> JSONTape { pool.withLock { $0.popLast() } ?? JSONTape() }

    func give(back tape: JSONTape) { pool.withLock { $0.append(tape) } }
}

extension JSONValidator {
    /// The keyword `contentMediaType`, which is an annotation only.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["contentMediaType": "application/json"], notExpressed: "JSON in the text")
    }
}

extension JSONValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "json", usage: #""json""#,
            summary:
                "A JSON text: RFC 8259, without duplicate keys, within the limits of a submission."
        ) { _ in JSONValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires JSON (RFC 8259).
    public static var json: AnyValidator { AnyValidator(JSONValidator()) }
}
