public import FormModel

/// Limits the number of elements of a list; an empty list passes, as every empty value does.
public struct CountValidator: Validator {
    /// The name `count`.
    public var name: String { "count" }

    /// The minimum number of elements, or `nil`.
    public let min: Int?

    /// The maximum number of elements, or `nil`.
    public let max: Int?

    /// Makes the validator; equal bounds require an exact number.
    public init(min: Int? = nil, max: Int? = nil) {
        self.min = min
        self.max = max
    }

    /// The finding parameters: `min` and `max`, if given.
    public var parameters: IssueParameters {
        var parameters: IssueParameters = [:]
        if let min { parameters["min"] = .integer(min) }
        if let max { parameters["max"] = .integer(max) }
        return parameters
    }

    /// The finding codes: `tooFew` with a minimum, `tooMany` with a maximum.
    public var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [:]
        if min != nil { codes[.tooFew] = ["actual"] }
        if max != nil { codes[.tooMany] = ["actual"] }
        return codes
    }

    /// Reports a minimum above the maximum, and a field whose type is not a list.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        let unsuited = unsuitable(in: context, unless: [.choices, .texts])
        if let min, let max, min > max {
            return [DefinitionProblem(.emptyRange, parameters: parameters)] + unsuited
        }
        return unsuited
    }

    /// Whether the bounds of all validators of this kind on the item together allow no number above
    /// 0.
    public func refusesEveryValue(in context: DefinitionContext) -> Bool {
        let all = context.item.validators.compactMap { $0 as? CountValidator }
        guard let most = all.compactMap(\.max).min() else { return false }
        return most < all.compactMap(\.min).reduce(1, Swift.max)
    }

    /// Adds a finding `tooFew` or `tooMany` with the number of elements as `actual`.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let min, value.count < min { findings.add(.tooFew, actual: value.count) }
        if let max, value.count > max { findings.add(.tooMany, actual: value.count) }
    }
}

extension Validator where Self == CountValidator {
    /// Limits the number of elements of a list.
    public static func count(min: Int? = nil, max: Int? = nil) -> CountValidator {
        CountValidator(min: min, max: max)
    }
}
