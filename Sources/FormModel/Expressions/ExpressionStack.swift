/// The operand stack of an evaluation: eight operands in the frame of the call, and a heap array for
/// the few expressions that need more.
struct ExpressionStack {
    private var operands: [8 of ExpressionOperand] = .init(repeating: .missing)
    private var count = 0
    private var others: [ExpressionOperand] = []

    init() {}

    @inline(__always)
    mutating func push(_ operand: ExpressionOperand) {
        guard count < operands.count else { return others.append(operand) }
        operands[count] = operand
        count += 1
    }

    @inline(__always)
    mutating func pop() -> ExpressionOperand {
        if !others.isEmpty { return others.removeLast() }
        guard count > 0 else { return .missing }
        count -= 1
        return operands[count]
    }
}
