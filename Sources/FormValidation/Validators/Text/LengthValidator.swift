public import FormModel

/// Limits the length of a text, counted in Unicode scalars.
///
/// JSON Schema counts scalars, too; an emoji may consist of several. Bytes depend on the encoding
/// and grapheme clusters on the version of Unicode, so neither is counted.
struct LengthValidator: Validator {
    var name: String { "length" }

    let bounds: CountBounds

    /// The finding parameters: `min` and `max`, if given.
    var parameters: IssueParameters { bounds.parameters }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline], codes: bounds.codes(.tooShort, .tooLong))
    }

    /// Reports a minimum above the maximum.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] { bounds.problems }

    /// Whether the bounds of all validators of this kind on the item together allow no number above
    /// 0.
    func refusesEveryValue(in context: DefinitionContext) -> Bool {
        CountBounds.excludeEveryCount(
            context.item.validators.lazy.compactMap { ($0 as? LengthValidator)?.bounds })
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
        if bytes <= bounds.max ?? .max, bytes &>> 2 >= bounds.min ?? 0 { return }
        let count = UTF8Sequence.scalarCount(value.text)
        if let min = bounds.min, count < min { findings.add(.tooShort, actual: count) }
        if let max = bounds.max, count > max { findings.add(.tooLong, actual: count) }
    }
}

extension LengthValidator: BoundingValidator {
    func bounds(at now: DateTime?, of type: ValueType) -> FieldBounds { bounds.fieldBounds }
}

extension LengthValidator: DirectlyMovable {
    static var movableParameters: [String] { CountBounds.names }

    func moved(by values: borrowing MovedParameters) -> LengthValidator? {
        LengthValidator(bounds: bounds.moved(by: values))
    }
}

extension LengthValidator {
    /// The keywords `minLength` and `maxLength`, which count Unicode scalars, too.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        bounds.schema("minLength", "maxLength")
    }
}

extension LengthValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "length", usage: #"{ "length": { "min": 3, "max": 20 } }"#,
            summary:
                "Limits the length of a text in Unicode scalars, or requires `exactly` that length. (`min`, `max`, `exactly`)"
        ) { arguments in
            CountBounds(&arguments).map(LengthValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Limits the length of a text in Unicode scalars.
    public static func length(min: Int? = nil, max: Int? = nil) -> AnyValidator {
        AnyValidator(LengthValidator(bounds: CountBounds(min: min, max: max)))
    }

    /// Requires an exact length of a text in Unicode scalars.
    public static func length(exactly count: Int) -> AnyValidator {
        AnyValidator(LengthValidator(bounds: CountBounds(min: count, max: count)))
    }

    /// Limits the length of a text in Unicode scalars by bounds of which some are calculated: `.length(max: .expression("most"))`.
    @_disfavoredOverload
    public static func length(min: MovingBound? = nil, max: MovingBound? = nil) -> AnyValidator {
        .counting(min: min, max: max) { LengthValidator(bounds: $0) }
    }

    /// Requires a length of a text in Unicode scalars that an expression calculates.
    @_disfavoredOverload
    public static func length(exactly count: MovingBound) -> AnyValidator {
        .counting(exactly: count) { LengthValidator(bounds: $0) }
    }
}
