/// A condition or calculation over the fields of a form, in a small typed language.
///
/// ```
/// country == 'US' && age(birthday) >= 18
/// net + tax
/// length(nickname) > 2 || newsletter
/// ```
///
/// An expression is compiled when its form is made, within ``DefinitionLimits``. Evaluation cannot
/// fail or loop, and takes time linear in the length of the expression and of the texts that it
/// reads.
///
/// A value is missing if its field is empty, if a row of a list leaves it out, or if a look-up finds no
/// row; an operation on it is missing, too, with these exceptions: `present(x)` is `false`; `count`,
/// `sum` and `length` of a missing value are 0; `false && …` and `true || …` do not depend on the rest;
/// and `if(c, a, b)` depends only on `c` and the selected value. A division by zero, a number beyond the
/// range of exponents and a text of more than 65,536 bytes fail. An empty text is a text.
///
/// Without a result, a condition counts as false and a calculation is empty. A check passes if what it
/// asks is missing, if a value could not be read or if the time is unknown; it fails if it cannot be
/// calculated. A value that validators refuse is used as it is.
public struct FormExpression: Sendable {
    /// The source text.
    public let source: String

    /// The position in a form file.
    let place: JSONTextPlace?

    /// The result of compilation; `nil` before it.
    private var compiled: Compiled?

    /// The compiled code; `nil` before compilation, or if there are problems.
    package internal(set) var code: ExpressionCode? {
        get { compiled?.code }
        set { compiled = Compiled(newValue, problems: problems, reads: reads) }
    }

    /// The problems of the expression; empty before compilation.
    public internal(set) var problems: [DefinitionProblem] {
        get { compiled?.problems ?? [] }
        set { compiled = Compiled(code, problems: newValue, reads: reads) }
    }

    /// The names of the fields that the expression reads, in the order of their first occurrence;
    /// empty before compilation.
    public internal(set) var reads: [FieldName] {
        get { compiled?.reads ?? [] }
        set { compiled = Compiled(code, problems: problems, reads: newValue) }
    }

    /// The largest size in bytes of a text that `+` or a function makes.
    static let maximumTextBytes = 65_536

    /// The most work of all expressions in one validation: 200,000,000 units, each about the time in which a byte of a
    /// text is read.
    ///
    /// Beyond it, the answers have the issue ``IssueCode/tooMuchWork`` and no other.
    package static let maximumWork = WorkBudget.maximum

    /// The largest depth of nested functions over rows.
    static let maximumRowDepth = 4

    /// Makes an expression; it is checked when a form is made.
    public init(_ source: String) {
        self.source = source
        place = nil
    }

    /// The truth value of the condition; `nil` if it has no result or is not compiled.
    ///
    /// - Complexity: O(*n*) in the expression and in the texts that it reads.
    public func holds(in context: borrowing JudgingContext) -> Bool? {
        compiled?.code?.truth(in: context)
    }

    /// The truth value of the condition of a choice, for a row of its list.
    func holds(in context: borrowing JudgingContext, choice row: Int) -> Bool? {
        compiled?.code?.truth(in: context, choice: row)
    }

    /// Whether a check fails: the condition is false, or cannot be calculated.
    ///
    /// An overflow or a division by zero must not pass a check, since whoever fills in the form can
    /// cause it.
    ///
    /// - Complexity: O(*n*) in the expression and in the texts and rows that it reads.
    package func fails(in context: borrowing JudgingContext) -> Bool {
        guard let code = compiled?.code else { return false }
        var scratch: [UInt8] = []
        return switch code.evaluate(in: context, &scratch) {
        case .boolean(let holds): !holds
        case .failed: true
        case .missing, .unreadable, .number, .date, .time, .moment, .local, .duration, .period,
            .text, .list, .elements, .other:
            false
        }
    }

    /// The result of the expression as a value; `nil` if it is not compiled, and empty without a result.
    func value(in context: borrowing JudgingContext) -> FieldValue? {
        compiled?.code?.value(in: context)
    }

    /// The result of the expression, or why it has none; without a result if it is not compiled.
    func calculation(in context: borrowing JudgingContext) -> Calculation {
        compiled?.code?.calculation(in: context) ?? Calculation()
    }

    init(_ source: String, at place: JSONTextPlace?) {
        self.source = source
        self.place = place
    }

    init?(_ value: JSONValue) {
        guard let source = value.string, let place = value.textPlace else { return nil }
        self.source = source
        self.place = place
    }
}

extension FormExpression {
    /// The result of compilation, which all copies of an expression share, so that evaluation copies no arrays.
    private final class Compiled: Sendable {
        let code: ExpressionCode?
        let problems: [DefinitionProblem]
        let reads: [FieldName]

        init(_ code: ExpressionCode?, problems: [DefinitionProblem], reads: [FieldName]) {
            self.code = code
            self.problems = problems
            self.reads = reads
        }
    }
}

extension FormExpression: ExpressibleByStringLiteral {
    /// Makes an expression; see ``init(_:)``.
    public init(stringLiteral source: String) {
        self.init(source)
    }
}

extension FormExpression: Hashable, CustomStringConvertible {
    /// Whether both have the same source, whatever their positions.
    public static func == (left: FormExpression, right: FormExpression) -> Bool {
        left.source.hasSameBytes(as: right.source)
    }

    /// Hashes the bytes of the source.
    public func hash(into hasher: inout Hasher) {
        for byte in source.utf8 { hasher.combine(byte) }
    }

    /// The source text.
    public var description: String { source }
}
