/// The operands that wait for others, in memory of the call itself.
///
/// The compiler has counted that they fit.
struct ExpressionStack {
    private var operands: [32 of ExpressionOperand] = .init(repeating: .none)
    private var count = 0

    init() {}

    @inline(__always)
    mutating func push(_ operand: ExpressionOperand) {
        guard count < Expression.maximumDepth else { return }
        operands[count] = operand
        count += 1
    }

    @inline(__always)
    mutating func pop() -> ExpressionOperand {
        guard count > 0 else { return .none }
        count -= 1
        return operands[count]
    }
}
