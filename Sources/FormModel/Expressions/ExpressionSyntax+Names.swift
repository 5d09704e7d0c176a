/// Reads the names of fields, which may be in sections, such as `address.street`.
extension ExpressionSyntax {
    /// What the first argument of a call begins with.
    enum ArgumentKind {
        /// A group, with another argument behind it.
        case group
        /// A group or a field of its rows, alone.
        case rowField
        /// Another field, alone; or nothing.
        case field
        /// Other values.
        case values
    }

    /// Reads the rest of the longest name of a field; the current token is the one behind its first
    /// word.
    ///
    /// If no field has such a name and there are sections, all words are one unknown name.
    ///
    /// - Parameters:
    ///   - first: The first word.
    ///   - rows: The fields of rows that the name is looked up in; `nil` for the scope.
    ///   - checker: Knows the scope.
    /// - Throws: The problem of a word that cannot be read.
    /// - Returns: The name; the first word alone if nothing behind it belongs to the name.
    mutating func fullName(
        _ first: String, in rows: FormLayout? = nil, by checker: ExpressionChecker
    ) throws(ExpressionProblem) -> String {
        guard isDot,
            rows?.sections.isEmpty == false || rows == nil && checker.scope.hasSections
        else {
            return first
        }
        var words = [first]
        // What is read behind each word.
        var behind = [self]
        while isDot, words.count < FieldName.maximumParts {
            var ahead = self
            try ahead.advance()
            guard case .name(let word) = ahead.token.kind else { break }
            try ahead.advance()
            self = ahead
            words.append(word)
            behind.append(self)
        }
        var length = rows.map { $0.nameLength(words) } ?? checker.scope.nameLength(words)
        // `choice` is no field, but the row of the list whose condition this is.
        let isChoice = rows == nil && checker.choice != nil && first == "choice"
        if length == 0 { length = isChoice ? 1 : words.count }
        self = behind[length - 1]
        return words[..<length].joined(separator: ".")
    }

    /// Reads the name of a field, which is the only argument of a call; the current token is the left parenthesis.
    ///
    /// - Parameters:
    ///   - usage: The syntax of the call.
    ///   - checker: Knows the scope.
    /// - Throws: The problem of another argument.
    /// - Returns: The name and its offset.
    mutating func takeOnlyName(
        _ usage: String, by checker: ExpressionChecker
    ) throws(ExpressionProblem) -> (text: String, offset: Int) {
        try advance()
        let (first, offset) = try takeName(
            orSay: "the name of a field of the rows belongs here: \(usage)")
        let name = try fullName(first, by: checker)
        guard case .rightParenthesis = token.kind else {
            throw problem("only the name of a field of the rows belongs here: \(usage)")
        }
        try advance()
        return (name, offset)
    }

    // MARK: Looking ahead

    /// The first argument of a call, whose left parenthesis is the current token.
    func argumentKind(by checker: ExpressionChecker) -> ArgumentKind {
        var ahead = self
        guard (try? ahead.advance()) != nil else { return .values }
        switch ahead.token.kind {
        case .name:
            guard let name = ahead.takeField(by: checker) else { return .values }
            let isGroup = checker.scope.find(name)?.field.rows != nil
            while true {
                switch ahead.token.kind {
                case .dot:
                    guard (try? ahead.advance()) != nil, case .name = ahead.token.kind
                    else {
                        return .field
                    }
                    guard (try? ahead.advance()) != nil else { return .values }
                case .comma: return isGroup ? .group : .values
                case .rightParenthesis: return isGroup ? .rowField : .field
                default: return .values
                }
            }
        case .rightParenthesis, .end: return .field
        default: return .values
        }
    }

    /// Whether the current token begins the name of a group, with a dot behind it.
    func startsRowPath(by checker: ExpressionChecker) -> Bool {
        var ahead = self
        guard let name = ahead.takeField(by: checker), checker.scope.find(name)?.field.rows != nil
        else {
            return false
        }
        return ahead.isDot
    }

    /// Reads the longest name of a field that begins at the current token; `nil` if there is none.
    private mutating func takeField(by checker: ExpressionChecker) -> String? {
        guard case .name(let first) = token.kind, (try? advance()) != nil else {
            return nil
        }
        return try? fullName(first, by: checker)
    }
}
