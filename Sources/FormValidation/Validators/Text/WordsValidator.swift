public import FormModel

/// Limits the number of words of a text.
///
/// Words are separated by white space (the Unicode property White_Space), as `wc -w` counts them.
/// For scripts without spaces between words, such as Japanese and Thai, use `length` instead.
struct WordsValidator: Validator {
    var name: String { "words" }

    /// The minimum number of words, or `nil`.
    let min: Int?

    /// The maximum number of words, or `nil`.
    let max: Int?

    init(min: Int? = nil, max: Int? = nil) {
        self.min = min
        self.max = max
    }

    /// The finding parameters: `min` and `max`, if given.
    var parameters: IssueParameters {
        var parameters: IssueParameters = [:]
        if let min { parameters["min"] = .integer(min) }
        if let max { parameters["max"] = .integer(max) }
        return parameters
    }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline], codes: codes)
    }

    /// The finding codes: `tooFewWords` with a minimum, `tooManyWords` with a maximum.
    private var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [:]
        if min != nil { codes[.tooFewWords] = ["actual"] }
        if max != nil { codes[.tooManyWords] = ["actual"] }
        return codes
    }

    /// Reports a minimum above the maximum, and a field of another type than text.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if let min, let max, min > max {
            problems.append(DefinitionProblem(.emptyRange, parameters: parameters))
        }
        return problems
    }

    /// Adds a finding `tooFewWords` or `tooManyWords` with the number of words as `actual`.
    ///
    /// - Complexity: O(*n*).
    func judge(
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

extension WordsValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "words", usage: #"{ "words": { "max": 200 } }"#,
            summary: "Limits the number of words, which white space separates. (`min`, `max`)"
        ) { arguments in
            let min = arguments.integer("min", least: 0)
            let max = arguments.integer("max", least: 0)
            guard min != nil || max != nil else {
                arguments.needs("\"min\" or \"max\"")
                return nil
            }
            return WordsValidator(min: min, max: max)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Limits the number of words of a text.
    public static func words(min: Int? = nil, max: Int? = nil) -> AnyValidator {
        AnyValidator(WordsValidator(min: min, max: max))
    }
}
