/// Checks the arguments of functions.
extension ExpressionChecker {
    /// Reports arguments of other types than a function takes, and constants that it never accepts.
    mutating func check(_ terms: inout [ExpressionTerm], by parameters: [ScalarFunction.Parameter])
    {
        for (index, parameter) in zip(terms.indices, parameters) {
            if parameter.readsTexts, let type = parameter.types.first {
                readTime(&terms[index], as: type)
            }
            expect(terms[index], oneOf: parameter.types)
        }
        for (term, parameter) in zip(terms, parameters) {
            if let sentence = parameter.refusal(term) { add(type: sentence, at: term.offset) }
        }
        for parameter in parameters.prefix(terms.count) {
            if let type = parameter.typeOfFirst { expect(terms[0], type) }
        }
    }

    /// Replaces the constant text that is the argument of `date` by the date.
    mutating func date(
        _ term: ExpressionTerm, _ usage: String, at offset: Int
    ) -> ExpressionTerm {
        expect(term, .text)
        if let text = term.literal, let constant = term.constant {
            if let date = time(text, .date, at: term.offset) {
                code.replace(constant: constant, by: date)
            }
        } else if term.type == .text {
            add(type: "a date is given as a text in quotation marks: \(usage)", at: term.offset)
        }
        return ExpressionTerm(type: .date, offset: offset)
    }

    /// Checks the arguments of `matches`, and compiles the pattern.
    mutating func matches(
        _ text: ExpressionTerm, _ pattern: ExpressionTerm, _ usage: String, at offset: Int
    ) -> ExpressionTerm {
        expect(text, .text)
        expect(pattern, .text)
        readPattern(pattern, usage)
        return ExpressionTerm(type: .boolean, offset: offset)
    }

    private mutating func readPattern(_ term: ExpressionTerm, _ usage: String) {
        // The pattern is compiled, not evaluated, so its text is not pushed.
        if term.literal != nil { code.dropLast() }
        code.reduce(.matches(Int32(code.code.matchers.count)), 2)
        guard let text = term.literal else {
            if term.type == .text {
                add(type: "a pattern is a text in quotation marks: \(usage)", at: term.offset)
            }
            return
        }
        guard let makeMatcher = scope.vocabulary.makeMatcher else { return }
        switch makeMatcher(String(decoding: text, as: UTF8.self), scope.limits) {
        case .success(let matcher): code.add(ExpressionMatcher(matcher))
        case .failure(let problem):
            report(ExpressionProblem(problem.code, problem.parameters, at: term.offset))
        }
    }

    /// Compiles a call of a function that selects one of its arguments.
    mutating func selection(
        _ special: ExpressionFunction.Special, _ name: String, of terms: [ExpressionTerm],
        at offset: Int
    ) -> ExpressionTerm {
        var terms = terms
        if special == .choose { expect(terms.removeFirst(), .boolean) }
        let type = commonType(of: &terms)
        let compares = special == .least || special == .greatest
        if let type, compares ? !type.isOrdered : !type.isChoosable {
            let hint =
                compares
                ? "cannot be compared by min and max" : "cannot be chosen by \(name)"
            add(type: "\(type.words) \(hint)", at: terms[0].offset)
        }
        switch special {
        case .choose: code.reduce(.choose, 3)
        default:
            // Each operation takes two operands, from the last to the first.
            let operation: ExpressionCode.Operation =
                switch special {
                case .least: .least
                case .greatest: .greatest
                default: .orElse
                }
            for _ in terms.dropFirst() { code.reduce(operation, 2) }
        }
        return ExpressionTerm(type: type, offset: offset, isWhole: terms.allSatisfy(\.isWhole))
    }

    /// The common type of arguments, which must all have the same; texts beside a date or time are
    /// read as one.
    ///
    /// - Returns: The type; `nil` if it is unknown.
    private mutating func commonType(of terms: inout [ExpressionTerm]) -> ExpressionType? {
        if let time = terms.lazy.compactMap(\.type).first(where: \.isTime) {
            for index in terms.indices { readTime(&terms[index], as: time) }
        }
        guard let type = terms.lazy.compactMap(\.type).first else { return nil }
        for term in terms { expect(term, type) }
        return type
    }

    // MARK: Fields as arguments

    mutating func countable(_ field: FieldLayout, at offset: Int) -> Bool {
        let type = ExpressionType(field.valueType)
        guard field.rows != nil || type == .list else {
            add(type: "this must be a list or a group, but it is \(type.words)", at: offset)
            return false
        }
        return true
    }

    mutating func isNumber(_ field: FieldLayout, at offset: Int) -> Bool {
        let type = ExpressionType(field.valueType)
        guard type == .number else {
            add(type: "this must be a number, but it is \(type.words)", at: offset)
            return false
        }
        return true
    }

    /// The index of the field with that name in the rows of a group; adds a problem at `place` if
    /// there is none.
    mutating func index(
        of member: String, at place: Int, inRowsOf group: FieldLayout, _ name: String,
        at offset: Int
    ) -> Int? {
        guard let rows = group.rows else {
            add(type: "\(quoted(name)) is no group; only a group has fields of rows", at: offset)
            return nil
        }
        if let index = FieldName(member).flatMap(rows.readableIndex) { return index }
        var parameters: IssueParameters = ["name": .text(member)]
        if maySuggest() {
            parameters["nearest"] = rows.nearestReadable(to: member).map { .text($0) }
        }
        report(ExpressionProblem(.unknownField, parameters, at: place))
        return nil
    }
}

extension ExpressionType {
    /// Whether `if` can select between two values of this type.
    fileprivate var isChoosable: Bool { isEquatable || self == .period || self == .list }
}
