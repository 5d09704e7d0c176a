/// Compiles `if`, `coalesce`, `min` and `max`, and checks constant arguments of other functions.
extension ExpressionCompiler {
    /// Compiles a call of a function that selects one of its arguments.
    mutating func selection(
        _ builtIn: ExpressionFunction.BuiltIn, usage: String, at offset: Int
    ) throws(ExpressionProblem) -> Term {
        var terms = try arguments()
        let isChoice = builtIn == .choose
        guard isChoice ? terms.count == 3 : terms.count >= 2 else {
            return try wrongCount(terms, usage, nil, at: offset)
        }
        if isChoice { expect(terms.removeFirst(), .boolean) }
        let type = commonType(of: &terms)
        let compares = builtIn == .least || builtIn == .greatest
        if let type, compares ? !type.isOrdered : !type.isChoosable {
            let hint =
                compares
                ? "cannot be compared by min and max" : "cannot be chosen by \(builtIn.rawValue)"
            add(type: "\(type.words) \(hint)", at: terms[0].offset)
        }
        switch builtIn {
        case .choose: reduce(.choose, 3)
        default:
            // Each operation takes two operands, from the last to the first.
            let operation: ExpressionCode.Operation =
                switch builtIn {
                case .least: .least
                case .greatest: .greatest
                default: .orElse
                }
            for _ in terms.dropFirst() { reduce(operation, 2) }
        }
        return Term(type: type, offset: offset, isWhole: terms.allSatisfy(\.isWhole))
    }

    /// The common type of arguments, which must all have the same; texts beside a date or time are
    /// read as one.
    ///
    /// - Returns: The type; `nil` if it is unknown.
    private mutating func commonType(of terms: inout [Term]) -> ExpressionType? {
        if let time = terms.lazy.compactMap(\.type).first(where: \.isTime) {
            for index in terms.indices { readTime(&terms[index], as: time) }
        }
        guard let type = terms.lazy.compactMap(\.type).first else { return nil }
        for term in terms { expect(term, type) }
        return type
    }

    /// Reports constant numbers that are out of range for a function.
    mutating func checkNumbers(of function: ExpressionFunction.BuiltIn, _ terms: [Term]) {
        guard let last = terms.last, let number = last.number else { return }
        let most = ExactDecimal.maximumDigits
        switch function {
        case .round where terms.count == 2 && !(0...most).contains(number.integer ?? -1):
            add(
                type: "the digits of round are a whole number from 0 to \(most)", at: last.offset)
        case .days, .months:
            guard number.integer == nil else { return }
            let unit = function.rawValue
            add(type: "\(unit)(…) takes a whole number of \(unit)", at: last.offset)
        case .years:
            let most = ExpressionCode.maximumYears
            if let years = number.integer, (-most...most).contains(years) { return }
            add(
                type: "years(…) takes a whole number of years from -\(most) to \(most)",
                at: last.offset)
        default: return
        }
    }
}

extension ExpressionType {
    /// Whether `if` can select between two values of this type.
    fileprivate var isChoosable: Bool { isEquatable || self == .period }
}
