import FormModel

/// A condition as a JSON Schema (draft 2020-12) of the objects for which it is true.
struct ConditionSchema {
    static let maximumTerms = 256

    /// The maximum nesting of `&&` and `||`, so that the schema stays within the nesting limit of
    /// JSON readers.
    static let maximumDepth = 12

    private var junction: SchemaJunction

    /// Translates a condition on the fields of one object.
    ///
    /// It is `nil` for conditions that JSON Schema cannot express: comparisons of two fields,
    /// calculations, dates, functions other than `present`, and fields with conditions, formatters
    /// or calculations; and for those beyond ``maximumTerms`` or ``maximumDepth``.
    ///
    /// - Complexity: O(*n*) in the expression.
    init?(_ condition: FormExpression, of compiled: CompiledForm) {
        guard let code = condition.code else { return nil }
        var stack: [Term] = []
        for operation in code.operations {
            guard let term = Term(operation, code, &stack, compiled) else { return nil }
            stack.append(term)
        }
        guard let outcomes = stack.last?.outcomes(in: compiled),
            outcomes.terms <= ConditionSchema.maximumTerms,
            outcomes.holds.depth <= ConditionSchema.maximumDepth
        else { return nil }
        junction = outcomes.holds
    }

    /// Makes a reference to a condition in the definitions of the schema.
    init(reference: String) {
        junction = SchemaJunction(["$ref": .text(reference)])
    }

    /// The schema of objects for which the condition is not true: it is false or has no result.
    var negated: ConditionSchema {
        var negated = self
        negated.junction = SchemaJunction(["not": holds])
        return negated
    }

    /// The schema of objects for which the condition is true.
    var holds: SchemaValue { junction.value }

    func and(_ other: ConditionSchema) -> ConditionSchema {
        var both = self
        both.junction.append(other.junction, isAll: true)
        return both
    }

    /// The schemas of objects for which a condition is true, and for which it is false.
    ///
    /// A condition that cannot be evaluated is neither, so they are not complements.
    private struct Outcomes {
        var holds: SchemaJunction
        var fails: SchemaJunction
        var terms = 1

        init(_ field: ConditionField.Outcomes) {
            holds = SchemaJunction(field.holds)
            fails = SchemaJunction(field.fails)
        }

        mutating func append(_ other: Outcomes, isAll: Bool) {
            holds.append(other.holds, isAll: isAll)
            fails.append(other.fails, isAll: !isAll)
            terms += other.terms
        }
    }

    /// An intermediate result of the translation.
    private enum Term {
        case field(ConditionField)
        case constant(SchemaValue)
        case condition(Outcomes)

        func outcomes(in compiled: CompiledForm) -> Outcomes? {
            switch self {
            case .condition(let outcomes): outcomes
            case .field(let field): field.isTrue.map(Outcomes.init)
            case .constant: nil
            }
        }

        /// Applies an operation to the terms before it.
        init?(
            _ operation: ExpressionCode.Operation, _ code: ExpressionCode, _ stack: inout [Term],
            _ compiled: CompiledForm
        ) {
            switch operation {
            case .field(let reference):
                guard let field = ConditionField(reference, of: compiled) else { return nil }
                self = .field(field)
            case .constant(let index):
                guard let value = code.schema(ofConstant: index) else { return nil }
                self = .constant(value)
            case .present(let reference):
                guard let field = ConditionField(reference, of: compiled),
                    let present = field.isPresent
                else { return nil }
                self = .condition(Outcomes(present))
            case .not:
                guard var outcomes = stack.popLast()?.outcomes(in: compiled) else { return nil }
                swap(&outcomes.holds, &outcomes.fails)
                self = .condition(outcomes)
            case .and, .or:
                guard let right = stack.popLast()?.outcomes(in: compiled),
                    var outcomes = stack.popLast()?.outcomes(in: compiled)
                else { return nil }
                outcomes.append(right, isAll: operation.isAnd)
                self = .condition(outcomes)
            case .isAmong(let range):
                guard let among = Term.isAmong(range, code, &stack) else { return nil }
                self = .condition(among)
            case .isElement:
                guard let element = Term.isElement(&stack) else { return nil }
                self = .condition(element)
            case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
                guard let right = stack.popLast(), let left = stack.popLast(),
                    let comparison = Term.comparison(left, operation, right)
                else { return nil }
                self = .condition(comparison)
            default: return nil
            }
        }

        private static func isAmong(
            _ range: Range<Int32>, _ code: ExpressionCode, _ stack: inout [Term]
        ) -> Outcomes? {
            let constants = range.compactMap(code.schema(ofConstant:))
            guard case .field(let field)? = stack.popLast(), constants.count == range.count else {
                return nil
            }
            return field.isAmong(constants).map(Outcomes.init)
        }

        private static func isElement(_ stack: inout [Term]) -> Outcomes? {
            guard case .field(let list)? = stack.popLast(),
                case .constant(let value)? = stack.popLast()
            else { return nil }
            return list.contains(value).map(Outcomes.init)
        }

        private static func comparison(
            _ left: Term, _ sign: ExpressionCode.Operation, _ right: Term
        ) -> Outcomes? {
            switch (left, right) {
            case (.field(let field), .constant(let value)):
                field.compared(sign, to: value).map(Outcomes.init)
            case (.constant(let value), .field(let field)):
                field.compared(sign.mirrored, to: value).map(Outcomes.init)
            default: nil
            }
        }
    }
}

extension ExpressionCode {
    fileprivate func schema(ofConstant index: Int32) -> SchemaValue? {
        let value = value(ofConstant: index)
        return value?.boolean.map { .boolean($0) } ?? value?.decimal.map { .number($0) }
            ?? value?.text.map { .text($0) }
    }
}

extension ExpressionCode.Operation {
    fileprivate var isAnd: Bool { if case .and = self { true } else { false } }

    /// The comparison with exchanged operands.
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

extension CompiledForm {
    /// The condition under which a field is shown, as far as JSON Schema can express it.
    enum ShownCondition {
        case always
        /// While the conditions of the pages and sections around the field and its own are true, if they exist.
        case whileShown(in: [ItemContainer], own: FormExpression?)
        /// While some of its choices are offered.
        case filtered(OfferedChoices)
        /// JSON Schema cannot express the condition, which may hide the field or only decide what can be entered.
        case notExpressed(mayBeHidden: Bool)
    }

    /// Whether the field has no condition, so that its submitted value is always its effective value.
    func isAlwaysOpen(_ field: Int) -> Bool {
        guard let step = step(of: field) else { return true }
        return !step.isConditional || step.onlyOffersOther
    }

    func shownCondition(of field: Int) -> ShownCondition {
        guard let step = step(of: field), step.isConditional else { return .always }
        let containers = containers(around: step)
        let isAlwaysThere = containers.isEmpty && step.visible == nil
        guard step.enabled == nil, step.computed == nil, fields[field].item.setBy == .person else {
            return .notExpressed(mayBeHidden: !isAlwaysThere || step.offered != nil)
        }
        if let offered = step.offered {
            return isAlwaysThere ? .filtered(offered) : .notExpressed(mayBeHidden: true)
        }
        return .whileShown(in: containers, own: step.visible)
    }

    /// The containers with a condition around the item of a step, from the outermost inwards.
    private func containers(around step: ConditionStep) -> [ItemContainer] {
        guard let container = step.container else { return [] }
        let enclosing = self.step(opening: container).map { containers(around: $0) } ?? []
        return enclosing + [container]
    }

    /// The condition of a page or section, or `nil`.
    func condition(of container: ItemContainer) -> FormExpression? {
        step(opening: container)?.visible
    }

    /// - Complexity: O(1) for a section, and O(*n*) in the conditions of the form for a page.
    private func step(opening container: ItemContainer) -> ConditionStep? {
        guard case .section(let item) = container else {
            return conditions.steps.first { $0.opened == container }
        }
        let step = conditions.stepOfItem[item]
        return step < 0 ? nil : conditions.steps[step]
    }

    /// The number of fields of a page or section with a condition that are in no section with one of its own, and of
    /// such sections.
    func memberCount(of container: ItemContainer) -> Int {
        (conditions.stepsOfContainer[container] ?? []).count {
            conditions.steps[$0].field >= 0 || conditions.steps[$0].opened != nil
        }
    }
}
