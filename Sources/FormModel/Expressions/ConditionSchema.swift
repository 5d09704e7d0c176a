/// A condition in JSON Schema, draft 2020-12: what an object is like for which it holds, and for which it does
/// not.
///
/// A condition without an answer neither holds nor does not, so the one is not the opposite of the other.
package struct ConditionSchema {
    /// Objects for which it holds.
    package let holds: SchemaValue
    /// Objects for which it does not.
    package let fails: SchemaValue

    /// The schema of a condition over the fields of one object.
    ///
    /// It is `nil` where JSON Schema cannot say it: comparisons of two fields, calculations, dates, functions other
    /// than `present`, and fields that have conditions, formatters or a calculation of their own.
    ///
    /// - Complexity: O(*n*) in the expression.
    package init?(_ condition: Expression, of program: FormProgram) {
        guard let code = condition.code else { return nil }
        var stack: [Term] = []
        for operation in code.operations {
            guard let term = Term(operation, code, &stack, program) else { return nil }
            stack.append(term)
        }
        guard let condition = stack.last?.condition(in: program) else { return nil }
        self = condition
    }

    private init(holds: SchemaValue, fails: SchemaValue) {
        self.holds = holds
        self.fails = fails
    }

    package func and(_ other: ConditionSchema) -> ConditionSchema {
        ConditionSchema(
            holds: ["allOf": [holds, other.holds]], fails: ["anyOf": [fails, other.fails]])
    }

    private func or(_ other: ConditionSchema) -> ConditionSchema {
        ConditionSchema(
            holds: ["anyOf": [holds, other.holds]], fails: ["allOf": [fails, other.fails]])
    }

    private var opposite: ConditionSchema { ConditionSchema(holds: fails, fails: holds) }

    /// What is on the way to a condition.
    private enum Term {
        case field(ConditionField)
        case constant(SchemaValue)
        case condition(ConditionSchema)

        func condition(in program: FormProgram) -> ConditionSchema? {
            switch self {
            case .condition(let condition): condition
            case .field(let field): field.isTrue.map(ConditionSchema.init)
            case .constant: nil
            }
        }

        /// What an operation makes of the terms before it.
        init?(
            _ operation: ExpressionCode.Operation, _ code: ExpressionCode, _ stack: inout [Term],
            _ program: FormProgram
        ) {
            switch operation {
            case .field(let reference):
                guard let field = ConditionField(reference, of: program) else { return nil }
                self = .field(field)
            case .constant(let index):
                guard let value = code.schema(ofConstant: index) else { return nil }
                self = .constant(value)
            case .present(let reference):
                guard let field = ConditionField(reference, of: program),
                    let present = field.isPresent
                else { return nil }
                self = .condition(ConditionSchema(present))
            case .not:
                guard let condition = stack.popLast()?.condition(in: program) else { return nil }
                self = .condition(condition.opposite)
            case .and, .or:
                guard let right = stack.popLast()?.condition(in: program),
                    let left = stack.popLast()?.condition(in: program)
                else { return nil }
                if case .and = operation {
                    self = .condition(left.and(right))
                } else {
                    self = .condition(left.or(right))
                }
            case .isAmong(let range):
                let constants = range.compactMap(code.schema(ofConstant:))
                guard case .field(let field)? = stack.popLast(), constants.count == range.count,
                    let among = field.isAmong(constants)
                else { return nil }
                self = .condition(ConditionSchema(among))
            case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
                guard let right = stack.popLast(), let left = stack.popLast(),
                    let comparison = Term.comparison(left, operation, right)
                else { return nil }
                self = .condition(comparison)
            default: return nil
            }
        }

        private static func comparison(
            _ left: Term, _ sign: ExpressionCode.Operation, _ right: Term
        ) -> ConditionSchema? {
            switch (left, right) {
            case (.field(let field), .constant(let value)):
                field.compared(sign, to: value).map(ConditionSchema.init)
            case (.constant(let value), .field(let field)):
                field.compared(sign.mirrored, to: value).map(ConditionSchema.init)
            default: nil
            }
        }
    }

    private init(_ verdicts: ConditionField.Verdicts) {
        holds = verdicts.holds
        fails = verdicts.fails
    }
}

extension ExpressionCode {
    fileprivate func schema(ofConstant index: Int32) -> SchemaValue? {
        switch constants[Int(index)] {
        case .boolean(let flag): .boolean(flag)
        case .number(let number): .number(number)
        case .text(let text):
            .text(
                String(
                    decoding: bytes[Int(text.range.lowerBound)..<Int(text.range.upperBound)],
                    as: UTF8.self))
        default: nil
        }
    }
}

extension ExpressionCode.Operation {
    /// The comparison with its sides changed.
    fileprivate var mirrored: ExpressionCode.Operation {
        switch self {
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        default: self
        }
    }
}

extension FormProgram {
    /// When a field takes answers, in JSON Schema.
    package enum SchemaStanding {
        case always
        case whileShown(ConditionSchema)
        /// JSON Schema cannot say it.
        case unsaid
    }

    /// Whether what is sent for a field is the value that counts, whatever the others hold.
    func isAlwaysOpen(_ field: Int) -> Bool {
        let step = conditions.stepOfItem[itemIndices[field]]
        return step < 0 || !conditions.steps[step].isConditional
    }

    package func schemaStanding(of field: Int) -> SchemaStanding {
        guard !isAlwaysOpen(field) else { return .always }
        let step = conditions.steps[conditions.stepOfItem[itemIndices[field]]]
        guard step.enabled == nil, step.computed == nil else { return .unsaid }
        let page = conditions.steps.first { $0.item < 0 && $0.page == step.page }
        let expressions = [page?.visible, step.visible].compactMap { $0 }
        let schemas = expressions.compactMap { ConditionSchema($0, of: self) }
        guard let first = schemas.first, schemas.count == expressions.count else { return .unsaid }
        return .whileShown(schemas.dropFirst().reduce(first) { $0.and($1) })
    }
}
