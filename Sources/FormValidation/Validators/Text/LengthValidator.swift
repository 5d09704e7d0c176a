public import FormModel

/// Limits the length of a text, counted in Unicode scalars.
///
/// JSON Schema counts scalars, too; an emoji may consist of several. Bytes depend on the encoding
/// and grapheme clusters on the version of Unicode, so neither is counted.
struct LengthValidator: Validator {
    var name: String { "length" }

    /// The minimum number of scalars, or `nil`.
    let min: Int?

    /// The maximum number of scalars, or `nil`.
    let max: Int?

    /// Makes the validator; equal bounds require an exact length.
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

    /// The finding codes: `tooShort` with a minimum, `tooLong` with a maximum.
    private var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [:]
        if min != nil { codes[.tooShort] = ["actual"] }
        if max != nil { codes[.tooLong] = ["actual"] }
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

    /// Whether the bounds of all validators of this kind on the item together allow no number above
    /// 0.
    func refusesEveryValue(in context: DefinitionContext) -> Bool {
        let all = context.item.validators.compactMap { $0 as? LengthValidator }
        guard let most = all.compactMap(\.max).min() else { return false }
        return most < all.compactMap(\.min).reduce(1, Swift.max)
    }

    /// Adds a finding `tooShort` or `tooLong` with the length as `actual`.
    ///
    /// - Complexity: O(*n*).
    @inline(__always)
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        // A scalar takes one to four bytes, so the number of bytes often decides without counting.
        let bytes = value.text.count
        if bytes <= max ?? .max, bytes &>> 2 >= min ?? 0 { return }
        let count = UTF8Sequence.scalarCount(value.text)
        if let min, count < min { findings.add(.tooShort, actual: count) }
        if let max, count > max { findings.add(.tooLong, actual: count) }
    }
}

extension LengthValidator {
    /// The keywords `minLength` and `maxLength`, which count Unicode scalars, too.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        var fragment = SchemaFragment()
        if let min {
            fragment.keywords.append(.init("minLength", .number(ExactDecimal(Int128(min)))))
        }
        if let max {
            fragment.keywords.append(.init("maxLength", .number(ExactDecimal(Int128(max)))))
        }
        return fragment
    }
}

extension LengthValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "length", usage: #"{ "length": { "min": 3, "max": 20 } }"#,
            summary:
                "Limits the length of a text in Unicode scalars, or requires `exactly` that length. (`min`, `max`, `exactly`)"
        ) { arguments in
            let exact = arguments.integer("exactly", least: 0)
            let min = arguments.integer("min", least: 0)
            let max = arguments.integer("max", least: 0)
            guard exact != nil || min != nil || max != nil else {
                arguments.needs("\"min\", \"max\" or \"exactly\"")
                return nil
            }
            return LengthValidator(min: exact ?? min, max: exact ?? max)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Limits the length of a text in Unicode scalars.
    public static func length(min: Int? = nil, max: Int? = nil) -> AnyValidator {
        AnyValidator(LengthValidator(min: min, max: max))
    }

    /// Requires an exact length of a text in Unicode scalars.
    public static func length(exactly count: Int) -> AnyValidator {
        AnyValidator(LengthValidator(min: count, max: count))
    }
}
