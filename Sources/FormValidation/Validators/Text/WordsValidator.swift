public import FormModel

/// Limits the number of words of a text.
///
/// Words are separated by white space (the Unicode property White_Space), as `wc -w` counts them.
/// For scripts without spaces between words, such as Japanese and Thai, use `length` instead.
struct WordsValidator: Validator {
    var name: String { "words" }

    let bounds: CountBounds

    /// The finding parameters: `min` and `max`, if given.
    var parameters: IssueParameters { bounds.parameters }

    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text, .multiline], codes: bounds.codes(.tooFewWords, .tooManyWords))
    }

    /// Reports a minimum above the maximum.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] { bounds.problems }

    /// Adds a finding `tooFewWords` or `tooManyWords` with the number of words as `actual`.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let count = WordsValidator.count(value.text)
        if let min = bounds.min, count < min { findings.add(.tooFewWords, actual: count) }
        if let max = bounds.max, count > max { findings.add(.tooManyWords, actual: count) }
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

extension WordsValidator: DirectlyMovable {
    static var movableParameters: [String] { CountBounds.names }

    func moved(by values: borrowing MovedParameters) -> WordsValidator? {
        WordsValidator(bounds: bounds.moved(by: values))
    }
}

extension WordsValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "words", usage: #"{ "words": { "max": 200 } }"#,
            summary: "Limits the number of words, which white space separates. (`min`, `max`)"
        ) { arguments in
            CountBounds(&arguments, hasExactly: false).map(WordsValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Limits the number of words of a text.
    public static func words(min: Int? = nil, max: Int? = nil) -> AnyValidator {
        AnyValidator(WordsValidator(bounds: CountBounds(min: min, max: max)))
    }

    /// Limits the number of words of a text by bounds of which some are calculated: `.words(max: .expression("most"))`.
    @_disfavoredOverload
    public static func words(min: MovingBound? = nil, max: MovingBound? = nil) -> AnyValidator {
        .counting(min: min, max: max) { WordsValidator(bounds: $0) }
    }
}
