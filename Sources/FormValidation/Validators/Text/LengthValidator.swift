public import FormModel

/// Bounds the length of a text, counted in Unicode scalars.
///
/// A scalar is what JSON Schema counts too; an emoji may be several. Bytes and grapheme clusters are not
/// counted: the first depend on the encoding, the second on the version of Unicode.
public struct LengthValidator: Validator {
    /// `length`.
    public var name: String { "length" }

    /// The fewest scalars, where there is a bound.
    public let min: Int?

    /// The most scalars, where there is a bound.
    public let max: Int?

    /// Makes the validator; with equal bounds the length must be exactly that.
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

    /// `tooShort` and `tooLong`, as far as there are bounds.
    public var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [:]
        if min != nil { codes[.tooShort] = ["actual"] }
        if max != nil { codes[.tooLong] = ["actual"] }
        return codes
    }

    /// Bounds that nothing satisfies, and values that have no length.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if let min, let max, min > max {
            problems.append(DefinitionProblem(.emptyRange, parameters: parameters))
        }
        return problems + unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Where the bounds of the item's validators of this kind leave nothing above 0.
    public func refusesEveryValue(in context: DefinitionContext) -> Bool {
        let all = context.item.validators.compactMap { $0 as? LengthValidator }
        guard let most = all.compactMap(\.max).min() else { return false }
        return most < all.compactMap(\.min).reduce(1, Swift.max)
    }

    /// Adds `tooShort` or `tooLong` with the length as `actual`.
    ///
    /// - Complexity: O(*n*).
    @inline(__always)
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        // A scalar has one to four bytes, so the bytes alone often settle it.
        let bytes = value.text.count
        if bytes <= max ?? .max, bytes &>> 2 >= min ?? 0 { return }
        let count = UTF8Sequence.scalarCount(value.text)
        if let min, count < min { findings.add(.tooShort, actual: count) }
        if let max, count > max { findings.add(.tooLong, actual: count) }
    }
}

extension Validator where Self == LengthValidator {
    /// Bounds the length of a text in Unicode scalars.
    public static func length(min: Int? = nil, max: Int? = nil) -> LengthValidator {
        LengthValidator(min: min, max: max)
    }

    /// Fixes the length of a text in Unicode scalars.
    public static func length(exactly count: Int) -> LengthValidator {
        LengthValidator(min: count, max: count)
    }
}
