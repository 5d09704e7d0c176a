extension ExpressionCode {
    /// The truth value of the condition; `nil` if it has no result.
    ///
    /// - Parameters:
    ///   - context: The values.
    ///   - row: For the condition of a choice, the row of its list.
    /// - Returns: The truth value.
    func truth(in context: borrowing JudgingContext, choice row: Int = -1) -> Bool? {
        var scratch: [UInt8] = []
        guard case .boolean(let flag) = evaluate(in: context, &scratch, choice: row) else {
            return nil
        }
        return flag
    }

    /// The result of the expression; empty if there is none.
    func value(in context: borrowing JudgingContext) -> FieldValue {
        calculation(in: context).value
    }

    /// The result of the expression, or why it has none: what an unreadable value has spoilt counts as missing.
    func calculation(in context: borrowing JudgingContext) -> Calculation {
        var scratch: [UInt8] = []
        let operand = evaluate(in: context, &scratch)
        // A fraction, or a number beyond 64 bits, does not fit an integer field.
        if valueType == .integer, case .number(let number) = operand, number.integer == nil {
            return Calculation(noResult: .failed)
        }
        return Calculation(
            value: fieldValue(of: operand, in: context, scratch).asValue(of: valueType),
            noResult: operand.noResult == .failed ? .failed : .missing)
    }

    /// The result as an operand, for one that is no text.
    func operand(in context: borrowing JudgingContext) -> ExpressionOperand {
        // Most bounds are fields, whose values need no stack.
        if operations.count == 1, case .field(let field) = operations[0] {
            return context.operand(of: field)
        }
        var scratch: [UInt8] = []
        return evaluate(in: context, &scratch)
    }

    /// - Complexity: O(*n*) in the number of operations and in the size of the texts that they
    ///   read; beyond ``WorkBudget/maximum`` there is no result.
    func evaluate(
        in context: borrowing JudgingContext, _ scratch: inout [UInt8], choice row: Int = -1
    ) -> ExpressionOperand {
        guard context.spend(WorkBudget.evaluation + operations.count) else { return .failed }
        var stack = ExpressionStack()
        for operation in operations {
            switch operation {
            case .constant(let index): stack.push(constants[Int(index)])
            case .field(let field): stack.push(context.operand(of: field))
            case .present(let field): stack.push(.boolean(context.isPresent(field)))
            case .count(let field): stack.push(context.count(of: field))
            case .sum(let group, let path):
                stack.push(context.sum(of: paths[Int(path)], in: group))
            case .call(let index, let count):
                var arguments: [ExpressionOperand] = []
                for _ in 0..<count { arguments.append(stack.pop()) }
                stack.push(
                    call(functions[Int(index)], arguments.reversed(), in: context, &scratch))
            case .column(let list, let column):
                stack.push(row < 0 ? .missing : operand(of: column, ofRow: row, list: list))
            case .chosen(let field, let list, let column):
                stack.push(chosen(field, column, list: list, in: context, &scratch))
            case .chosenSum(let field, let list, let column):
                stack.push(chosenSum(field, column, list: list, in: context))
            case .title(let field, let list):
                stack.push(title(field, list: list, in: context, &scratch))
            case .lookup(let list, let column):
                stack.push(lookup(stack.pop(), column, list: list, in: context, scratch))
            case .bracket(let list, let column, let key):
                stack.push(bracket(stack.pop(), column, list: list, key: key))
            case .not, .negate, .isAmong, .matches:
                let operand = stack.pop()
                stack.push(unary(operation, operand, in: context, &scratch))
            case .and, .or, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
                .add, .subtract, .multiply, .divide, .remainder, .isElement, .least, .greatest:
                let right = stack.pop()
                let left = stack.pop()
                stack.push(binary(operation, left, right, in: context, &scratch))
            case .choose:
                let other = stack.pop()
                let chosen = stack.pop()
                stack.push(stack.pop().choosing(chosen, other))
            case .orElse:
                let other = stack.pop()
                let first = stack.pop()
                stack.push(first.orElse(other))
            case .rowNumber: stack.push(.number(ExactDecimal(Int128(context.number + 1))))
            case .previous(let field, let group):
                let previous = context.previous(Int(field), of: Int(group))
                stack.push(previous.text.map { keep($0, &scratch) } ?? previous.operand)
            case .rows(let index):
                let outcome = context.outcome(of: rowCalls[Int(index)])
                stack.push(outcome.text.map { keep($0, &scratch) } ?? outcome.operand)
            case .isInRows(let index):
                let values = context.values(of: rowCalls[Int(index)])
                stack.push(isAmong(values, stack.pop(), in: context, scratch))
            case .total(let count): stack.push(total(of: count, &stack))
            case .countAnswers(let count): stack.push(answerCount(of: count, &stack))
            case .scalar(let index, let count, let work):
                if work > 0 { context.spend(Int(work)) }
                var arguments = ScalarFunction.Arguments(count: count)
                if count > 2 { arguments.third = stack.pop() }
                if count > 1 { arguments.second = stack.pop() }
                if count > 0 { arguments.first = stack.pop() }
                stack.push(result(of: evaluations[Int(index)], arguments, in: context, &scratch))
            }
        }
        return stack.pop()
    }

    // MARK: Several operands

    /// The sum of the last operands.
    private func total(of count: Int32, _ stack: inout ExpressionStack) -> ExpressionOperand {
        var sum = DecimalSum()
        var cause = NoResult.missing
        for _ in 0..<count {
            let operand = stack.pop()
            if case .number(let number) = operand { sum.add(number) }
            cause = max(cause, operand.noResult ?? .missing)
        }
        return cause == .missing ? sum.value.operand : ExpressionOperand(cause)
    }

    /// How many of the last operands have a result.
    private func answerCount(
        of count: Int32, _ stack: inout ExpressionStack
    ) -> ExpressionOperand {
        var answers: Int128 = 0
        var cause = NoResult.missing
        for _ in 0..<count {
            let found = stack.pop().noResult
            if found == nil { answers += 1 }
            cause = max(cause, found ?? .missing)
        }
        return cause == .missing ? .number(ExactDecimal(answers)) : ExpressionOperand(cause)
    }

    // MARK: One operand

    private func unary(
        _ operation: Operation, _ operand: ExpressionOperand,
        in context: borrowing JudgingContext, _ scratch: inout [UInt8]
    ) -> ExpressionOperand {
        switch (operation, operand) {
        case (.not, .boolean(let flag)): return .boolean(!flag)
        case (.negate, .number(let number)): return ExactDecimal(0).subtracting(number).operand
        case (.isAmong, .missing), (.isAmong, .failed), (.isAmong, .unreadable): return operand
        case (.isAmong(let range), _):
            for index in range {
                let constant = constants[Int(index)]
                if isEqual(operand, constant, in: context, scratch) == true {
                    return .boolean(true)
                }
            }
            return .boolean(false)
        case (.matches(let index), .text(let text)):
            guard matchers.indices.contains(Int(index)) else { return .failed }
            let matcher = matchers[Int(index)]
            let matches =
                if case .field(let field) = text.origin {
                    context.matches(field, matcher)
                } else {
                    withUncountedBytes(text, in: context, scratch) { context.matches($0, matcher) }
                }
            return matches.map { .boolean($0) } ?? .failed
        default: return .nothing(of: operand)
        }
    }

    // MARK: Two operands

    private func binary(
        _ operation: Operation, _ left: ExpressionOperand, _ right: ExpressionOperand,
        in context: borrowing JudgingContext, _ scratch: inout [UInt8]
    ) -> ExpressionOperand {
        switch (operation, left, right) {
        case (.and, .boolean(false), _), (.and, _, .boolean(false)): return .boolean(false)
        case (.and, .boolean, .boolean): return .boolean(true)
        case (.or, .boolean(true), _), (.or, _, .boolean(true)): return .boolean(true)
        case (.or, .boolean, .boolean): return .boolean(false)
        case (.equal, _, _):
            return isEqual(left, right, in: context, scratch).map { .boolean($0) }
                ?? .nothing(of: left, right)
        case (.notEqual, _, _):
            return isEqual(left, right, in: context, scratch).map { .boolean(!$0) }
                ?? .nothing(of: left, right)
        case (.less, _, _): return ExpressionOperand.compare(left, right) { $0 < 0 }
        case (.lessOrEqual, _, _): return ExpressionOperand.compare(left, right) { $0 <= 0 }
        case (.greater, _, _): return ExpressionOperand.compare(left, right) { $0 > 0 }
        case (.greaterOrEqual, _, _): return ExpressionOperand.compare(left, right) { $0 >= 0 }
        case (.least, _, _):
            return ExpressionOperand.compare(left, right) { $0 <= 0 }.choosing(left, right)
        case (.greatest, _, _):
            return ExpressionOperand.compare(left, right) { $0 >= 0 }.choosing(left, right)
        case (.isElement, .text(let text), .list(let field)):
            let isThere = withBytes(text, in: context, scratch) { bytes in
                context.has(bytes, in: field)
            }
            return .boolean(isThere)
        case (.isElement, .text(let text), .elements(let list)):
            return withBytes(text, in: context, scratch) { text in
                withBytes(list, in: context, scratch) { .boolean(ListedTexts.has(text, in: $0)) }
            }
        case (.isElement, .text, .missing): return .boolean(false)
        case (.add, .text(let a), .text(let b)): return joined([a, b], in: context, &scratch)
        default: return calculate(operation, left, right)
        }
    }

    /// The texts one after the other; no result beyond a size, since computed fields that append to each other would grow
    /// without bound.
    private func joined(
        _ texts: [ExpressionOperand.Text], in context: borrowing JudgingContext,
        _ scratch: inout [UInt8]
    ) -> ExpressionOperand {
        let size = texts.reduce(0) { size, text in
            size + withUncountedBytes(text, in: context, scratch) { $0.count }
        }
        guard size <= FormExpression.maximumTextBytes else { return .failed }
        var joined: [UInt8] = []
        joined.reserveCapacity(size)
        for text in texts {
            withBytes(text, in: context, scratch) { bytes in
                for at in bytes.indices { joined.append(bytes[at]) }
            }
        }
        return keep(joined, &scratch)
    }

    private func calculate(
        _ operation: Operation, _ left: ExpressionOperand, _ right: ExpressionOperand
    ) -> ExpressionOperand {
        switch (operation, left, right) {
        case (.add, .number(let a), .number(let b)): return a.adding(b).operand
        case (.subtract, .number(let a), .number(let b)): return a.subtracting(b).operand
        case (.multiply, .number(let a), .number(let b)): return a.multiplied(by: b).operand
        case (.divide, .number(let a), .number(let b)): return a.divided(by: b).operand
        case (.remainder, .number(let a), .number(let b)):
            return a.remainder(dividingBy: b).operand
        case (.add, .date(let date), .period(let months, let days)):
            return date.moved(months, days).map { .date($0) } ?? .failed
        case (.subtract, .date(let date), .period(let months, let days)):
            guard months != .min, days != .min else { return .failed }
            return date.moved(-months, -days).map { .date($0) } ?? .failed
        case (.add, .moment(let moment), .period(let months, let days)):
            return moment.moved(months, days).map { .moment($0) } ?? .failed
        case (.subtract, .moment(let moment), .period(let months, let days)):
            guard months != .min, days != .min else { return .failed }
            return moment.moved(-months, -days).map { .moment($0) } ?? .failed
        case (.add, .local(let local), .period(let months, let days)):
            return local.moved(months, days).map { .local($0) } ?? .failed
        case (.subtract, .local(let local), .period(let months, let days)):
            guard months != .min, days != .min else { return .failed }
            return local.moved(-months, -days).map { .local($0) } ?? .failed
        case (.subtract, .date(let a), .date(let b)):
            return .number(ExactDecimal(Int128(a.dayNumber - b.dayNumber)))
        default: return elapsed(operation, left, right)
        }
    }

    private func isEqual(
        _ left: ExpressionOperand, _ right: ExpressionOperand,
        in context: borrowing JudgingContext, _ scratch: [UInt8]
    ) -> Bool? {
        switch (left, right) {
        case (.number(let a), .number(let b)): a == b
        case (.boolean(let a), .boolean(let b)): a == b
        case (.date(let a), .date(let b)): a == b
        case (.time(let a), .time(let b)): a == b
        case (.moment(let a), .moment(let b)): a == b
        case (.local(let a), .local(let b)): a == b
        case (.duration(let a), .duration(let b)): a == b
        case (.text(let a), .text(let b)):
            withBytes(a, in: context, scratch) { left in
                withBytes(b, in: context, scratch) { right in left.hasSameBytes(as: right) }
            }
        // A number is compared with no text but that of another answer.
        case (.other, .text), (.text, .other): true
        case (.number, .text), (.text, .number): false
        default: nil
        }
    }
}

extension CalendarDate {
    fileprivate func moved(_ months: Int, _ days: Int) -> CalendarDate? {
        adding(months: months)?.adding(days: days)
    }
}

extension DateTime {
    fileprivate func moved(_ months: Int, _ days: Int) -> DateTime? {
        date.moved(months, days).flatMap { moved(to: $0) }
    }
}

extension LocalDateTime {
    fileprivate func moved(_ months: Int, _ days: Int) -> LocalDateTime? {
        date.moved(months, days).flatMap { LocalDateTime(date: $0, time: time) }
    }
}
