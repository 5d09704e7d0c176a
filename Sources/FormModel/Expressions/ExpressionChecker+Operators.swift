/// Checks operators and the types of their operands.
extension ExpressionChecker {
    mutating func combine(
        _ left: ExpressionTerm, _ sign: ExpressionOperator, _ right: ExpressionTerm, at offset: Int
    ) -> ExpressionTerm {
        switch sign {
        case .and, .or:
            expect(left, .boolean)
            expect(right, .boolean)
            code.reduce(sign == .and ? .and : .or, 2)
            return ExpressionTerm(type: .boolean, offset: left.offset)
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
            compare(left, sign, right, at: offset)
            return ExpressionTerm(type: .boolean, offset: left.offset)
        case .plus, .minus, .times, .divided, .modulo:
            return calculate(left, sign, right, at: offset)
        case .isIn:
            return left
        }
    }

    // MARK: Comparing

    private mutating func compare(
        _ left: ExpressionTerm, _ sign: ExpressionOperator, _ right: ExpressionTerm, at offset: Int
    ) {
        var (left, right) = (left, right)
        if let type = right.type, type.isTime { readTime(&left, as: type) }
        if let type = left.type, type.isTime { readTime(&right, as: type) }
        if sign == .equal || sign == .notEqual {
            checkChoice(left, right)
            checkChoice(right, left)
        }
        for term in [left, right] { checkEmptyText(term) }
        let operation: ExpressionCode.Operation =
            switch sign {
            case .equal: .equal
            case .notEqual: .notEqual
            case .less: .less
            case .lessOrEqual: .lessOrEqual
            case .greater: .greater
            default: .greaterOrEqual
            }
        code.reduce(operation, 2)
        guard let a = left.type, let b = right.type else { return }
        let isEquality = sign == .equal || sign == .notEqual
        if isEquality, isOther(left, of: right) || isOther(right, of: left) { return }
        guard a == b else {
            let isQuoted = [left, right].contains { term in
                term.literal.map { ExactDecimal(utf8: $0.span) != nil } == true
            }
            let hint = ExpressionChecker.hint(comparing: [a, b], isQuoted: isQuoted)
            return add(
                type: "\(a.words) cannot be compared with \(b.words)\(hint)", at: offset)
        }
        guard isEquality ? a.isEquatable : a.isOrdered else {
            let hint = a == .text ? "; only == and != go with texts" : ""
            return add(
                type: "\(a.words) cannot be compared with \(sign.rawValue)\(hint)", at: offset)
        }
    }

    /// Whether a constant text stands for another answer than the numbers of a field.
    private func isOther(_ literal: ExpressionTerm, of field: ExpressionTerm) -> Bool {
        field.field?.field.offersOther == true
            && literal.literal?.span.hasSameBytes(as: Choice.otherValue.utf8.span) == true
    }

    /// What to write instead of a comparison of values of different types.
    private static func hint(comparing types: [ExpressionType], isQuoted: Bool) -> String {
        if types.contains(.localDateTime), types.contains(.dateTime) {
            return "; write local(…) of the one with an offset"
        }
        return isQuoted && types.contains(.number)
            ? "; write the number without quotation marks" : ""
    }

    /// Reports a comparison with an empty text, which is never true because an empty value has no
    /// result.
    mutating func checkEmptyText(_ term: ExpressionTerm) {
        guard term.literal?.isEmpty == true else { return }
        add(type: "no value is equal to an empty text; write !present(…)", at: term.offset)
    }

    /// Reads a constant text that is compared with a date or time as one.
    mutating func readTime(_ term: inout ExpressionTerm, as type: ExpressionType) {
        guard let text = term.literal, let constant = term.constant else { return }
        term.literal = nil
        guard let operand = time(text, type, at: term.offset) else {
            term.type = nil
            return
        }
        code.replace(constant: constant, by: operand)
        term.type = type
    }

    mutating func time(
        _ text: [UInt8], _ type: ExpressionType, at offset: Int
    ) -> ExpressionOperand? {
        let operand: ExpressionOperand?
        let example: String
        switch type {
        case .time: (operand, example) = (ClockTime(utf8: text.span).map { .time($0) }, "14:30")
        case .dateTime:
            operand = DateTime(utf8: text.span).map { .moment($0) }
            example = "2026-01-31T14:30:00Z"
        case .localDateTime:
            operand = LocalDateTime(utf8: text.span).map { .local($0) }
            example = "2026-01-31T14:30"
        case .duration:
            (operand, example) = (CalendarDuration(utf8: text.span).map { .duration($0) }, "P3D")
        default:
            (operand, example) = (CalendarDate(utf8: text.span).map { .date($0) }, "2026-01-31")
        }
        if operand == nil {
            add(type: "this must be \(type.words) that exists, such as '\(example)'", at: offset)
        }
        return operand
    }

    /// Reports a comparison of a field with a text or number that is not one of its choices.
    ///
    /// Fetched choices are not checked, since the author of the form cannot know them.
    mutating func checkChoice(_ literal: ExpressionTerm, _ field: ExpressionTerm) {
        guard let text = literal.choice, !text.isEmpty, let found = field.field,
            found.field.valueType.isNumber == (literal.number != nil),
            !found.field.choices.isEmpty, !found.field.fetchesChoices,
            !found.offers(text.span)
        else { return }
        let word = String(decoding: text, as: UTF8.self)
        let name = found.field.name.text
        var parameters: IssueParameters = ["word": .text(word), "name": .text(name)]
        if maySuggest() {
            let choices = found.field.choices.lazy.map(\.value)
            parameters["nearest"] = Spelling.nearest(to: word, in: choices).map { .text($0) }
        }
        report(ExpressionProblem(.unknownChoice, parameters, at: literal.offset))
    }

    // MARK: Membership

    /// Whether the last operand, a field whose value is a list, contains the one before it.
    mutating func isElement(_ left: ExpressionTerm, _ right: ExpressionTerm) -> ExpressionTerm {
        checkEmptyText(left)
        checkChoice(left, right)
        expect(left, .text)
        if let type = right.type, type != .list {
            let wanted = "a list such as ['a', 'b'] or a field that holds a list"
            add(
                type: "in must be followed by \(wanted), but this is \(type.words)",
                at: right.offset)
        }
        code.reduce(.isElement, 2)
        return ExpressionTerm(type: .boolean, offset: left.offset)
    }

    /// The operand of a list of constant texts, none of which may be empty.
    mutating func list(of texts: [(text: [UInt8], offset: Int)]) -> ExpressionOperand {
        for (text, offset) in texts where text.isEmpty {
            add(type: "an element of a list is no empty text", at: offset)
        }
        return code.operand(ofList: texts.map { String(decoding: $0.text, as: UTF8.self) })
    }

    /// The operand of a constant in a list; `nil` for another token than a text, a number, true or false.
    mutating func element(
        _ token: ExpressionToken.Kind, isNegative: Bool, comparedWith left: ExpressionTerm,
        at offset: Int
    ) -> (type: ExpressionType, operand: ExpressionOperand)? {
        switch token {
        case .number(let number):
            let signed = isNegative ? ExactDecimal(0).subtracting(number) : number
            checkChoice(ExpressionTerm(type: .number, offset: offset, number: signed), left)
            return (.number, signed.map { .number($0) } ?? .missing)
        case .text(let text) where !isNegative:
            if let type = left.type, type.isTime {
                return (type, time(text, type, at: offset) ?? .missing)
            }
            let term = ExpressionTerm(type: .text, offset: offset, literal: text)
            checkEmptyText(term)
            checkChoice(term, left)
            return (.text, code.operand(ofText: text))
        case .name("true") where !isNegative: return (.boolean, .boolean(true))
        case .name("false") where !isNegative: return (.boolean, .boolean(false))
        default: return nil
        }
    }

    // MARK: Calculating

    private mutating func calculate(
        _ left: ExpressionTerm, _ sign: ExpressionOperator, _ right: ExpressionTerm, at offset: Int
    ) -> ExpressionTerm {
        let operation: ExpressionCode.Operation =
            switch sign {
            case .plus: .add
            case .minus: .subtract
            case .times: .multiply
            case .modulo: .remainder
            default: .divide
            }
        code.reduce(operation, 2)
        var result = ExpressionTerm(type: nil, offset: left.offset)
        var (left, right) = (left, right)
        if sign == .minus {
            if let type = left.type, type.hasDifference { readTime(&right, as: type) }
            if let type = right.type, type.hasDifference { readTime(&left, as: type) }
        }
        guard let a = left.type, let b = right.type else { return result }
        result.type = ExpressionChecker.type(of: a, sign, b)
        result.isWhole =
            result.type == .number
            && (a == .date || left.isWhole && right.isWhole && sign != .divided)
        if result.type == nil {
            let hint = ExpressionChecker.hint(calculating: a, sign, b)
            add(
                type: "\(a.words) \(sign.rawValue) \(b.words) cannot be calculated\(hint)",
                at: offset)
        }
        return result
    }

    /// The type of the result of a calculation; `nil` if there is no such calculation.
    private static func type(
        of a: ExpressionType, _ sign: ExpressionOperator, _ b: ExpressionType
    ) -> ExpressionType? {
        switch (a, sign, b) {
        case (.number, _, .number): .number
        case (.text, .plus, .text): .text
        case (.date, .plus, .period), (.date, .minus, .period): .date
        case (.dateTime, .plus, .period), (.dateTime, .minus, .period): .dateTime
        case (.localDateTime, .plus, .period), (.localDateTime, .minus, .period): .localDateTime
        case (.dateTime, .plus, .duration), (.dateTime, .minus, .duration): .dateTime
        case (.localDateTime, .plus, .duration), (.localDateTime, .minus, .duration):
            .localDateTime
        case (.dateTime, .minus, .dateTime), (.localDateTime, .minus, .localDateTime),
            (.time, .minus, .time):
            .duration
        case (.date, .minus, .date): .number
        default: nil
        }
    }

    /// What to write instead of a calculation that there is not.
    private static func hint(
        calculating a: ExpressionType, _ sign: ExpressionOperator, _ b: ExpressionType
    ) -> String {
        switch (a, sign, b) {
        case (.date, .plus, .number), (.date, .minus, .number), (.date, .plus, .duration),
            (.date, .minus, .duration):
            "; write days(…)"
        case (.dateTime, .plus, .number), (.dateTime, .minus, .number),
            (.localDateTime, .plus, .number), (.localDateTime, .minus, .number):
            "; write hours(…) or days(…)"
        case (.dateTime, .minus, .localDateTime), (.localDateTime, .minus, .dateTime):
            "; write local(…) of the one with an offset"
        case (.text, .plus, .number), (.number, .plus, .text):
            "; write text(…) of the number, or number(…) of the text"
        default: ""
        }
    }
}

extension ExpressionTerm {
    /// The constant text or number as the value of a choice.
    fileprivate var choice: [UInt8]? {
        literal ?? number.map { Array($0.normalized.description.utf8) }
    }
}
