public import FormModel

/// Bounds how many elements a list has; an empty list passes, as every empty value does.
public struct CountValidator: Validator {
    /// `count`.
    public var name: String { "count" }

    /// The fewest elements, where there is a bound.
    public let min: Int?

    /// The most elements, where there is a bound.
    public let max: Int?

    /// Makes the validator; with equal bounds there must be exactly so many.
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

    /// `tooFew` and `tooMany`, as far as there are bounds.
    public var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [:]
        if min != nil { codes[.tooFew] = ["actual"] }
        if max != nil { codes[.tooMany] = ["actual"] }
        return codes
    }

    /// Bounds that nothing satisfies, and values that are no list.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        let unsuited = unsuitable(in: context, unless: [.choices, .texts])
        if let min, let max, min > max {
            return [DefinitionProblem(.emptyRange, parameters: parameters)] + unsuited
        }
        return unsuited
    }

    /// Where the bounds of the item's validators of this kind leave nothing above 0.
    public func refusesEveryValue(in context: DefinitionContext) -> Bool {
        let all = context.item.validators.compactMap { $0 as? CountValidator }
        guard let most = all.compactMap(\.max).min() else { return false }
        return most < all.compactMap(\.min).reduce(1, Swift.max)
    }

    /// Adds `tooFew` or `tooMany` with the number of elements as `actual`.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let min, value.count < min { findings.add(.tooFew, actual: value.count) }
        if let max, value.count > max { findings.add(.tooMany, actual: value.count) }
    }
}

extension Validator where Self == CountValidator {
    /// Bounds how many elements a list has.
    public static func count(min: Int? = nil, max: Int? = nil) -> CountValidator {
        CountValidator(min: min, max: max)
    }
}
