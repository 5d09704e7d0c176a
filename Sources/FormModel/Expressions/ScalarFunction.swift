/// A function of one to three values.
package enum ScalarFunction: String, Sendable {
    case number, text
    case power, sqrt, ln, exp
    case upper, trim, substring, contains, startsWith, endsWith, replace
    case year, month, day, weekday, age
    case hours, minutes

    /// The types that each argument may have.
    var parameters: [[ExpressionType]] {
        switch self {
        case .number, .upper, .trim: [[.text]]
        case .text: [ExpressionType.allCases.filter(\.isWritable), [.number]]
        case .power: [[.number], [.number]]
        case .sqrt, .ln, .exp: [[.number]]
        case .substring: [[.text], [.number], [.number]]
        case .contains, .startsWith, .endsWith: [[.text], [.text]]
        case .replace: [[.text], [.text], [.text]]
        case .year, .month, .day, .weekday: [[.date, .dateTime, .localDateTime]]
        case .age: [[.date], [.date]]
        case .hours, .minutes: [[.number, .duration]]
        }
    }

    /// How many of the last arguments may be absent.
    var optionalCount: Int {
        switch self {
        case .text, .substring, .age: 1
        default: 0
        }
    }

    /// The type of the result; `nil` if that depends on an unknown type.
    func result(of first: ExpressionType?) -> ExpressionType? {
        switch self {
        case .number, .power, .sqrt, .ln, .exp, .year, .month, .day, .weekday, .age: .number
        case .text, .upper, .trim, .substring, .replace: .text
        case .contains, .startsWith, .endsWith: .boolean
        case .hours, .minutes:
            switch first {
            case .duration: .number
            case .number: .duration
            default: nil
            }
        }
    }

    /// Whether the result is a whole number.
    var isWhole: Bool {
        switch self {
        case .year, .month, .day, .weekday, .age: true
        case .number, .power, .sqrt, .ln, .exp, .text, .upper, .trim, .substring, .replace,
            .contains, .startsWith, .endsWith, .hours, .minutes:
            false
        }
    }
}

extension ExpressionType {
    /// Whether `text` writes values of this type.
    var isWritable: Bool { self == .number || isTime }
}

extension ExpressionCompiler {
    /// Compiles a call of a function of values; the current token is the left parenthesis.
    mutating func call(
        _ function: ScalarFunction, usage: String, at offset: Int
    ) throws(ExpressionProblem) -> Term {
        var terms = try arguments()
        let types = function.parameters
        guard (types.count - function.optionalCount...types.count).contains(terms.count) else {
            return try wrongCount(terms, usage, function.result(of: nil), at: offset)
        }
        for index in terms.indices {
            // A text in quotation marks is read as a date where nothing else is accepted.
            if types[index] == [.date] { readTime(&terms[index], as: .date) }
            expect(terms[index], oneOf: types[index])
        }
        checkLiterals(function, terms)
        var first = terms[0].type
        if function == .text, terms.count == 2 {
            expect(terms[0], .number)
            first = .number
        }
        if function == .age, terms.count == 1 { code.readsTime = true }
        reduce(.scalar(function, count: Int8(terms.count)), terms.count)
        return Term(
            type: function.result(of: first), offset: offset, isWhole: function.isWhole)
    }

    private mutating func expect(_ term: Term, oneOf types: [ExpressionType]) {
        guard let found = term.type, !types.contains(found) else { return }
        let wanted = types.map(\.words).joined(separator: " or ")
        add(type: "this must be \(wanted), but it is \(found.words)", at: term.offset)
    }

    /// Reports constant arguments that a function never accepts.
    private mutating func checkLiterals(_ function: ScalarFunction, _ terms: [Term]) {
        let most = ExactDecimal.maximumDigits
        switch function {
        case .text where terms.count == 2:
            guard let digits = terms[1].number, !(0...most).contains(digits.integer ?? -1) else {
                return
            }
            add(
                type: "the digits of text are a whole number from 0 to \(most)",
                at: terms[1].offset)
        case .substring:
            if let from = terms[1].number, from.integer.map({ $0 < 1 }) ?? true {
                add(
                    type: "the first position of a text is 1, and positions are whole numbers",
                    at: terms[1].offset)
            }
            if terms.count == 3, let count = terms[2].number, count.integer.map({ $0 < 0 }) ?? true
            {
                add(
                    type: "substring takes a whole number of characters, at least 0",
                    at: terms[2].offset)
            }
        case .contains, .startsWith, .endsWith, .replace:
            guard terms[1].literal?.isEmpty == true else { return }
            add(type: "every text contains the empty text; write another one", at: terms[1].offset)
        default: return
        }
    }
}
