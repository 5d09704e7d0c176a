public import FormModel

/// Limits the number of elements of a list; an empty list passes, as every empty value does.
struct CountValidator: Validator {
    var name: String { "count" }

    /// The minimum number of elements, or `nil`.
    let min: Int?

    /// The maximum number of elements, or `nil`.
    let max: Int?

    /// Makes the validator; equal bounds require an exact number.
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
        ValidatorFacts(types: [.choices, .texts], codes: codes)
    }

    /// The finding codes: `tooFew` with a minimum, `tooMany` with a maximum.
    private var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [:]
        if min != nil { codes[.tooFew] = ["actual"] }
        if max != nil { codes[.tooMany] = ["actual"] }
        return codes
    }

    /// Reports a minimum above the maximum, and a field whose type is not a list.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        guard let min, let max, min > max else { return [] }
        return [DefinitionProblem(.emptyRange, parameters: parameters)]
    }

    /// Whether the bounds of all validators of this kind on the item together allow no number above
    /// 0.
    func refusesEveryValue(in context: DefinitionContext) -> Bool {
        let all = context.item.validators.compactMap { $0 as? CountValidator }
        guard let most = all.compactMap(\.max).min() else { return false }
        return most < all.compactMap(\.min).reduce(1, Swift.max)
    }

    /// Adds a finding `tooFew` or `tooMany` with the number of elements as `actual`.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let min, value.count < min { findings.add(.tooFew, actual: value.count) }
        if let max, value.count > max { findings.add(.tooMany, actual: value.count) }
    }
}

extension CountValidator {
    /// The keywords `minItems` and `maxItems`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        var fragment = SchemaFragment()
        if let min {
            fragment.keywords.append(.init("minItems", .number(ExactDecimal(Int128(min)))))
        }
        if let max {
            fragment.keywords.append(.init("maxItems", .number(ExactDecimal(Int128(max)))))
        }
        return fragment
    }
}

extension CountValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "count", usage: #"{ "count": { "min": 1, "max": 3 } }"#,
            summary:
                "Limits the number of entries of a list, or requires `exactly` that number. (`min`, `max`, `exactly`)"
        ) { arguments in
            let exact = arguments.integer("exactly", least: 0)
            let min = arguments.integer("min", least: 0)
            let max = arguments.integer("max", least: 0)
            guard exact != nil || min != nil || max != nil else {
                arguments.needs("\"min\", \"max\" or \"exactly\"")
                return nil
            }
            return CountValidator(min: exact ?? min, max: exact ?? max)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Limits the number of elements of a list.
    public static func count(min: Int? = nil, max: Int? = nil) -> AnyValidator {
        AnyValidator(CountValidator(min: min, max: max))
    }
}
