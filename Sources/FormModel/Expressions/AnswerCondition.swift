/// A part of a condition that one field decides: its answer is, or is not, one of some constants.
///
/// A page can follow such a condition without the form.
package struct AnswerCondition: Sendable, Hashable {
    /// The field.
    package let field: FieldReference
    /// The constants, as a submission has them; those of a yes-no field are `true` and `false`.
    package fileprivate(set) var values: [String]
    /// Whether the part holds for an answer that is none of the constants; without an answer it never holds.
    package fileprivate(set) var isNegated = false
}

extension FormExpression {
    /// The parts of the condition, all of which must hold; `nil` where it has other parts too, or is not compiled.
    ///
    /// - Complexity: O(*n*).
    package var answerConditions: [AnswerCondition]? {
        code.flatMap { AnswerConditionReader(code: $0).conditions() }
    }
}

/// Reads the code of a condition as parts that one field decides.
private struct AnswerConditionReader {
    let code: ExpressionCode

    /// What an operation of the code leaves on the stack.
    private enum Part {
        case constant(String)
        case field(FieldReference)
        case conditions([AnswerCondition])

        /// The conditions; a field alone is one, since a condition can only be a field of type yes-no.
        var conditions: [AnswerCondition]? {
            switch self {
            case .constant: nil
            case .field(let field): [AnswerCondition(field: field, values: ["true"])]
            case .conditions(let list): list
            }
        }
    }

    func conditions() -> [AnswerCondition]? {
        var stack: [Part] = []
        for operation in code.operations {
            guard let part = part(operation, &stack) else { return nil }
            stack.append(part)
        }
        return stack.count == 1 ? stack[0].conditions : nil
    }

    /// The result of an operation; `nil` for one that a page cannot follow.
    private func part(_ operation: ExpressionCode.Operation, _ stack: inout [Part]) -> Part? {
        switch operation {
        case .constant(let index):
            return text(of: index).map(Part.constant)
        case .field(let field): return .field(field)
        case .equal, .notEqual:
            guard let right = stack.popLast(), let left = stack.popLast() else { return nil }
            switch (left, right) {
            case (.field(let field), .constant(let value)),
                (.constant(let value), .field(let field)):
                var condition = AnswerCondition(field: field, values: [value])
                if case .notEqual = operation { condition.isNegated = true }
                return .conditions([condition])
            default: return nil
            }
        case .isAmong(let range):
            guard case .field(let field)? = stack.popLast() else { return nil }
            let values = range.compactMap(text)
            guard values.count == range.count else { return nil }
            return .conditions([AnswerCondition(field: field, values: values)])
        case .isElement:
            guard case .field(let field)? = stack.popLast(),
                case .constant(let value)? = stack.popLast()
            else { return nil }
            return .conditions([AnswerCondition(field: field, values: [value])])
        case .not: return negated(stack.popLast())
        case .and:
            guard let right = stack.popLast()?.conditions, let left = stack.popLast()?.conditions
            else { return nil }
            return .conditions(left + right)
        case .or: return either(stack.popLast(), stack.popLast())
        default: return nil
        }
    }

    /// The opposite of one condition; that of several is none that all must hold.
    private func negated(_ part: Part?) -> Part? {
        guard var list = part?.conditions, list.count == 1, !readsList else {
            return nil
        }
        list[0].isNegated.toggle()
        return .conditions(list)
    }

    /// One of two conditions of the same field.
    private func either(_ right: Part?, _ left: Part?) -> Part? {
        guard let right = right?.conditions, let left = left?.conditions, right.count == 1,
            left.count == 1, right[0].field == left[0].field, !right[0].isNegated,
            !left[0].isNegated
        else { return nil }
        return .conditions([
            AnswerCondition(field: left[0].field, values: left[0].values + right[0].values)
        ])
    }

    /// Whether the code looks for an element of a list; the opposite of that says nothing about an empty list.
    private var readsList: Bool {
        code.operations.contains { if case .isElement = $0 { true } else { false } }
    }

    /// A constant as a submission has it; `nil` for one of another type than text and truth.
    private func text(of index: Int32) -> String? {
        let value = code.value(ofConstant: index)
        return value?.boolean.map { String($0) } ?? value?.text
    }
}
