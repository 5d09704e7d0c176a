import FormModel

/// The bounds of a number that a validator counts, such as the length of a text.
struct CountBounds: Sendable {
    /// The minimum, or `nil`.
    let min: Int?

    /// The maximum, or `nil`.
    let max: Int?

    /// The bounds as they were given; an exact number precedes the other two.
    private let given: (exactly: Int?, min: Int?, max: Int?)

    /// The names of the bounds that expressions may give, in the order of ``moved(by:)``.
    static let names = ["exactly", "min", "max"]

    /// Makes bounds; equal ones require an exact number.
    init(min: Int? = nil, max: Int? = nil, exactly: Int? = nil) {
        self.min = exactly ?? min
        self.max = exactly ?? max
        given = (exactly, min, max)
    }

    /// The bounds with the results of expressions in place of constants.
    func moved(by values: borrowing MovedParameters) -> CountBounds {
        CountBounds(
            min: values.integer(1, or: given.min), max: values.integer(2, or: given.max),
            exactly: values.integer(0, or: given.exactly))
    }

    /// Reads `min` and `max` from a form file, and `exactly` where the validator has it; `nil` where all are missing.
    init?(_ arguments: inout DefinitionArguments, hasExactly: Bool = true) {
        let exact = hasExactly ? arguments.integer("exactly", least: 0) : nil
        let min = arguments.integer("min", least: 0)
        let max = arguments.integer("max", least: 0)
        guard exact != nil || min != nil || max != nil else {
            arguments.needs(hasExactly ? "\"min\", \"max\" or \"exactly\"" : "\"min\" or \"max\"")
            return nil
        }
        self.init(min: min, max: max, exactly: exact)
    }

    /// The finding parameters: `min` and `max`, if given.
    var parameters: IssueParameters {
        var parameters: IssueParameters = [:]
        if let min { parameters["min"] = .integer(min) }
        if let max { parameters["max"] = .integer(max) }
        return parameters
    }

    /// The bounds for whoever helps a person to keep them.
    var fieldBounds: FieldBounds { FieldBounds(leastCount: min, largestCount: max) }

    /// The finding codes: `tooFew` with a minimum, `tooMany` with a maximum.
    func codes(_ tooFew: IssueCode, _ tooMany: IssueCode) -> [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [:]
        if min != nil { codes[tooFew] = ["actual"] }
        if max != nil { codes[tooMany] = ["actual"] }
        return codes
    }

    /// The problem of a minimum above the maximum.
    var problems: [DefinitionProblem] {
        guard let min, let max, min > max else { return [] }
        return [DefinitionProblem(.emptyRange, parameters: parameters)]
    }

    /// The two keywords of JSON Schema for the bounds.
    func schema(_ minimum: String, _ maximum: String) -> SchemaFragment {
        var fragment = SchemaFragment()
        if let min { fragment.keywords.append(.init(minimum, .number(ExactDecimal(Int128(min))))) }
        if let max { fragment.keywords.append(.init(maximum, .number(ExactDecimal(Int128(max))))) }
        return fragment
    }

    /// Whether bounds together allow no number above 0: the highest minimum is above the lowest maximum.
    ///
    /// - Complexity: O(*n*).
    static func excludeEveryCount(_ all: some Sequence<CountBounds>) -> Bool {
        var (highest, lowest) = (1, Int.max)
        for bounds in all {
            if let min = bounds.min { highest = Swift.max(highest, min) }
            if let max = bounds.max { lowest = Swift.min(lowest, max) }
        }
        return lowest < highest
    }
}
