/// A validator that judges by other values of its parameters without being made again.
package protocol DirectlyMovable: Validator {
    /// The names of the parameters, at most four.
    static var movableParameters: [String] { get }

    /// The validator with some of its parameters replaced; `nil` where it would accept every value.
    func moved(by values: borrowing MovedParameters) -> Self?

    /// Judges a value by other values of the parameters, and adds these to the findings.
    func judge(
        _ value: borrowing ValueView, moved values: borrowing MovedParameters,
        in context: borrowing JudgingContext, into findings: inout Findings)
}

extension DirectlyMovable {
    /// Judges by a copy that has the values as its parameters.
    @inlinable
    package func judge(
        _ value: borrowing ValueView, moved values: borrowing MovedParameters,
        in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        guard let moved = moved(by: values) else { return }
        let mark = findings.mark
        moved.judge(value, in: context, into: &findings)
        if findings.mark.count > mark.count { findings.add(moved.parameters, since: mark) }
    }
}

/// The results of the expressions of a validator, by the names that it lists.
package struct MovedParameters {
    var operands: [4 of ExpressionOperand] = .init(repeating: .missing)
    var isMoved: [4 of Bool] = .init(repeating: false)

    init() {}

    /// The result for the parameter at an index; `nil` where no expression gives it.
    package func operand(_ index: Int) -> ExpressionOperand? {
        isMoved[index] ? operands[index] : nil
    }

    /// A whole number: that of the expression, or else the constant one.
    package func integer(_ index: Int, or constant: Int?) -> Int? {
        guard isMoved[index] else { return constant }
        guard case .number(let number) = operands[index] else { return nil }
        return number.integer
    }
}
