public import FormModel

/// Limits the number of elements of a list; an empty list passes, as every empty value does.
struct CountValidator: Validator {
    var name: String { "count" }

    let bounds: CountBounds

    /// The finding parameters: `min` and `max`, if given.
    var parameters: IssueParameters { bounds.parameters }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.choices, .texts], codes: bounds.codes(.tooFew, .tooMany))
    }

    /// Reports a minimum above the maximum.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] { bounds.problems }

    /// Whether the bounds of all validators of this kind on the item together allow no number above
    /// 0.
    func refusesEveryValue(in context: DefinitionContext) -> Bool {
        CountBounds.excludeEveryCount(
            context.item.validators.lazy.compactMap { ($0 as? CountValidator)?.bounds })
    }

    /// Adds a finding `tooFew` or `tooMany` with the number of elements as `actual`.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let min = bounds.min, value.count < min { findings.add(.tooFew, actual: value.count) }
        if let max = bounds.max, value.count > max { findings.add(.tooMany, actual: value.count) }
    }
}

extension CountValidator: BoundingValidator {
    func bounds(at now: DateTime?, of type: ValueType) -> FieldBounds { bounds.fieldBounds }
}

extension CountValidator: DirectlyMovable {
    static var movableParameters: [String] { CountBounds.names }

    func moved(by values: borrowing MovedParameters) -> CountValidator? {
        CountValidator(bounds: bounds.moved(by: values))
    }
}

extension CountValidator {
    /// The keywords `minItems` and `maxItems`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        bounds.schema("minItems", "maxItems")
    }
}

extension CountValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "count", usage: #"{ "count": { "min": 1, "max": 3 } }"#,
            summary:
                "Limits the number of entries of a list, or requires `exactly` that number. (`min`, `max`, `exactly`)"
        ) { arguments in
            CountBounds(&arguments).map(CountValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Limits the number of elements of a list.
    public static func count(min: Int? = nil, max: Int? = nil) -> AnyValidator {
        AnyValidator(CountValidator(bounds: CountBounds(min: min, max: max)))
    }

    /// Limits the number of elements of a list by bounds of which some are calculated: `.count(max: .expression("most"))`.
    @_disfavoredOverload
    public static func count(min: MovingBound? = nil, max: MovingBound? = nil) -> AnyValidator {
        .counting(min: min, max: max) { CountValidator(bounds: $0) }
    }
}
