public import FormModel

/// Bounds how many words a text has.
///
/// A word is what stands between white space (the Unicode property White_Space) or the ends, as `wc -w`
/// counts. Scripts that put no spaces between words, such as Japanese and Thai, are better bounded by
/// `length`.
public struct WordsValidator: Validator {
    /// `words`.
    public var name: String { "words" }

    /// The fewest words, where there is a bound.
    public let min: Int?

    /// The most words, where there is a bound.
    public let max: Int?

    /// Makes the validator.
    public init(min: Int? = nil, max: Int? = nil) {
        self.min = min
        self.max = max
    }

    /// `min` and `max`, as far as they are given.
    public var parameters: IssueParameters {
        var parameters: IssueParameters = [:]
        if let min { parameters["min"] = .integer(min) }
        if let max { parameters["max"] = .integer(max) }
        return parameters
    }

    /// `tooFewWords` and `tooManyWords`, as far as there are bounds.
    public var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [:]
        if min != nil { codes[.tooFewWords] = ["actual"] }
        if max != nil { codes[.tooManyWords] = ["actual"] }
        return codes
    }

    /// Bounds that nothing satisfies, and values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if let min, let max, min > max {
            problems.append(DefinitionProblem(.emptyRange, parameters: parameters))
        }
        return problems + unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Adds `tooFewWords` or `tooManyWords` with the number of words as `actual`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let count = WordsValidator.count(value.text)
        if let min, count < min { findings.add(.tooFewWords, actual: count) }
        if let max, count > max { findings.add(.tooManyWords, actual: count) }
    }

    private static func count(_ text: Span<UInt8>) -> Int {
        var count = 0
        var isInWord = false
        var at = 0
        while at < text.count {
            let (scalar, length) = UTF8Sequence.scalar(text, at: at)
            let isSpace = scalar.properties.isWhitespace
            if !isSpace, !isInWord { count += 1 }
            isInWord = !isSpace
            at += length
        }
        return count
    }
}

extension Validator where Self == WordsValidator {
    /// Bounds how many words a text has.
    public static func words(min: Int? = nil, max: Int? = nil) -> WordsValidator {
        WordsValidator(min: min, max: max)
    }
}
