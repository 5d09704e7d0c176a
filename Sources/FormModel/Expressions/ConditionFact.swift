/// What a condition says of a field in a few words.
package enum FieldRelation: Sendable, Hashable {
    /// It has its present value.
    case isSo
    case isNot(FieldValue)
    case isAbove(FieldValue), isAtLeast(FieldValue), isBelow(FieldValue), isAtMost(FieldValue)
    /// It is a list with an element.
    case includes(FieldValue)
    case isAnswered, isUnanswered
}

/// A part of a condition that can be said in a few words: one field compared with a constant, or answered.
struct ConditionFact: Sendable, Hashable {
    let field: FieldReference
    /// What is said of it.
    let relation: FieldRelation
}

extension FormExpression {
    /// The parts of the condition, all of which must hold; `nil` where another part cannot be said in a few words, or
    /// where it is not compiled.
    ///
    /// - Complexity: O(*n*).
    var facts: [ConditionFact]? {
        code.flatMap { ConditionFactReader(code: $0).facts() }
    }
}

/// Reads the code of a condition as facts.
private struct ConditionFactReader {
    let code: ExpressionCode

    /// What an operation leaves on the stack.
    private enum Part {
        case constant(FieldValue)
        case field(FieldReference)
        case facts([ConditionFact])

        /// The facts; a field alone is one, since a condition can only be a field of type yes-no.
        var facts: [ConditionFact]? {
            switch self {
            case .constant: nil
            case .field(let field): [ConditionFact(field: field, relation: .isSo)]
            case .facts(let list): list
            }
        }
    }

    func facts() -> [ConditionFact]? {
        var stack: [Part] = []
        for operation in code.operations {
            guard let part = part(operation, &stack) else { return nil }
            stack.append(part)
        }
        return stack.count == 1 ? stack[0].facts : nil
    }

    private func part(_ operation: ExpressionCode.Operation, _ stack: inout [Part]) -> Part? {
        switch operation {
        case .constant(let index): return code.value(ofConstant: index).map(Part.constant)
        case .field(let field): return .field(field)
        case .present(let field): return fact(field, .isAnswered)
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
            guard let right = stack.popLast(), let left = stack.popLast() else { return nil }
            return comparison(operation, left, right)
        case .isAmong:
            guard case .field(let field)? = stack.popLast() else { return nil }
            return fact(field, .isSo)
        case .isElement:
            guard case .field(let field)? = stack.popLast(),
                case .constant(let value)? = stack.popLast()
            else { return nil }
            return fact(field, .includes(value))
        case .not:
            guard let list = stack.popLast()?.facts, list.count == 1 else { return nil }
            return list[0].negated.map { .facts([$0]) }
        case .and:
            guard let right = stack.popLast()?.facts, let left = stack.popLast()?.facts else {
                return nil
            }
            return .facts(left + right)
        case .or:
            // One of two values of the same field.
            guard let right = stack.popLast()?.facts, let left = stack.popLast()?.facts,
                left.count == 1, left == right, left[0].relation == .isSo
            else { return nil }
            return .facts(left)
        default: return nil
        }
    }

    private func fact(_ field: FieldReference, _ relation: FieldRelation) -> Part {
        .facts([ConditionFact(field: field, relation: relation)])
    }

    private func comparison(_ operation: ExpressionCode.Operation, _ left: Part, _ right: Part)
        -> Part?
    {
        switch (left, right) {
        case (.field(let field), .constant(let value)):
            return relation(operation, value).map { fact(field, $0) }
        case (.constant(let value), .field(let field)):
            return relation(operation, value).map { fact(field, $0.mirrored) }
        default: return nil
        }
    }

    /// What a comparison with a constant on its right says of the field on its left.
    private func relation(
        _ operation: ExpressionCode.Operation, _ value: FieldValue
    ) -> FieldRelation? {
        switch operation {
        case .equal: .isSo
        case .notEqual: .isNot(value)
        case .less: .isBelow(value)
        case .lessOrEqual: .isAtMost(value)
        case .greater: .isAbove(value)
        case .greaterOrEqual: .isAtLeast(value)
        default: nil
        }
    }
}

extension ConditionFact {
    /// The opposite; `nil` where that cannot be said in a few words.
    fileprivate var negated: ConditionFact? {
        let opposite: FieldRelation? =
            switch relation {
            case .isSo, .isNot: .isSo
            case .isAbove(let value): .isAtMost(value)
            case .isAtMost(let value): .isAbove(value)
            case .isBelow(let value): .isAtLeast(value)
            case .isAtLeast(let value): .isBelow(value)
            case .isAnswered: .isUnanswered
            case .isUnanswered: .isAnswered
            case .includes: nil
            }
        return opposite.map { ConditionFact(field: field, relation: $0) }
    }
}

extension FieldRelation {
    /// The relation with its sides exchanged.
    fileprivate var mirrored: Self {
        switch self {
        case .isAbove(let value): .isBelow(value)
        case .isBelow(let value): .isAbove(value)
        case .isAtLeast(let value): .isAtMost(value)
        case .isAtMost(let value): .isAtLeast(value)
        default: self
        }
    }
}
