/// A condition or calculation over the fields of a form, written in a small typed language.
///
/// ```
/// country == 'US' && age(birthday) >= 18
/// net + tax
/// length(nickname) > 2 || newsletter
/// ```
///
/// It is read and checked when a form is made of the items that hold it, within ``DefinitionLimits``; it cannot fail or loop while it is
/// evaluated, and takes time linear in its length and in the texts that it looks at.
///
/// An operand that is empty or could not be read has no answer, and so has everything that is made of
/// it, save that `present(x)` is `false` then, `count`, `sum` and `length` of an empty value are 0, and
/// `false && …` and `true || …` are known whatever the rest. Of `if(c, a, b)` only the value that is chosen
/// counts, and where `c` has no answer there is none. A condition without an answer does not
/// hold, a check without one passes, and a calculation without one is empty. What overflows or divides
/// by zero has no answer, and passes no check where all is there that it looks at; nor has a text put together of more than ``maximumTextBytes``. What a field holds counts although one of its validators refuses it.
public struct FormExpression: Sendable {
    /// The expression as it was written.
    public let source: String

    /// Where it stands in a form file.
    let place: JSONTextPlace?

    /// What it was compiled to; `nil` before, and where something is wrong with it.
    package internal(set) var code: ExpressionCode?

    /// What is wrong with it; nothing before it was compiled.
    public internal(set) var problems: [DefinitionProblem] = []

    /// The fields that it looks at, in the order in which they are named, each once; none before it was
    /// compiled.
    public internal(set) var reads: [FieldName] = []

    /// The most bytes of a text that `+` puts together.
    public static let maximumTextBytes = 65_536

    /// Makes an expression; whether it can be used is checked when a form is made.
    public init(_ source: String) {
        self.source = source
        place = nil
    }

    /// Whether the condition holds; `nil` where it has no answer, or was not compiled.
    ///
    /// - Complexity: O(*n*) in the expression, and in the texts that it looks at.
    public func holds(in context: borrowing JudgingContext) -> Bool? {
        code.flatMap { $0.truth(in: context) }
    }

    /// Whether a check of the condition fails: it does not hold, or it has no answer although none is missing
    /// that it looks at.
    ///
    /// What overflows or divides by zero must not get past a check, since whoever fills in the form can make it so.
    ///
    /// - Complexity: O(*n*) in the expression, and in the texts and rows that it looks at.
    public func fails(in context: borrowing JudgingContext) -> Bool {
        guard let code else { return false }
        if let holds = code.truth(in: context) { return !holds }
        guard !code.readsTime || context.now != nil else { return false }
        return code.operations.allSatisfy { operation in
            switch operation {
            case .field(let field): context.isPresent(field)
            case .sum(let group, of: let path):
                context.isReadable(code.paths[Int(path)], inRowsOf: group)
            default: true
            }
        }
    }

    init?(_ value: JSONValue) {
        guard let source = value.string, let place = value.textPlace else { return nil }
        self.source = source
        self.place = place
    }
}

extension FormExpression: ExpressibleByStringLiteral {
    /// Makes an expression; see ``init(_:)``.
    public init(stringLiteral source: String) {
        self.init(source)
    }
}

extension FormExpression: Hashable, CustomStringConvertible {
    /// Whether both are written alike, wherever they stand.
    public static func == (left: FormExpression, right: FormExpression) -> Bool {
        left.source.hasSameBytes(as: right.source)
    }

    /// Hashes the bytes of the source.
    public func hash(into hasher: inout Hasher) {
        for byte in source.utf8 { hasher.combine(byte) }
    }

    /// The expression as it was written.
    public var description: String { source }
}
