/// Compiles what expressions read from lists: columns of choices, `lookup` and `title`.
extension ExpressionCompiler {
    /// Compiles `choice.NAME` in the condition of a choice; the current token is the dot.
    mutating func choiceColumn(
        of list: ListTable, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionTerm {
        guard case .known(let column) = try column(of: list) else {
            return try unknownColumn(of: list, at: offset)
        }
        try emit(.column(list: checker.code.add(list), Int32(column)))
        return checker.term(of: column, list, at: offset)
    }

    /// Compiles `FIELD.NAME`, a column of the row that a field chose; the current token is the dot.
    ///
    /// - Returns: The term; `nil` if the field has no choices.
    mutating func chosenColumn(
        of found: ExpressionScope.Found, _ name: String, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionTerm? {
        guard let list = try checker.columns(of: found, name, at: syntax.token.offset) else {
            return nil
        }
        guard found.field.valueType == .choice else {
            throw ExpressionProblem(
                type: "\(quoted(name)) has several choices; write sum(\(name).column)", at: offset)
        }
        guard case .known(let column) = try column(of: list) else {
            return try unknownColumn(of: list, at: offset)
        }
        try emit(.chosen(found.reference, list: checker.add(list, of: found), Int32(column)))
        return checker.term(of: column, list, at: offset)
    }

    /// Compiles the sum of a column over the chosen rows of a field; the current token is the dot.
    ///
    /// - Returns: The operation, and whether the sum is a whole number; `nil` if the field is a group.
    mutating func chosenSum(
        of found: ExpressionScope.Found, _ name: String
    ) throws(ExpressionProblem) -> (operation: ExpressionCode.Operation, isWhole: Bool)? {
        guard let list = try checker.columns(of: found, name, at: syntax.token.offset) else {
            return nil
        }
        let offset = syntax.end
        guard case .known(let column) = try column(of: list) else {
            return (.constant(checker.code.add(constant: .missing)), true)
        }
        let type = ExpressionType(list.type(of: column))
        if type != .number {
            checker.add(type: "this must be a number, but it is \(type.words)", at: offset)
        }
        return (
            .chosenSum(found.reference, list: checker.add(list, of: found), Int32(column)),
            list.type(of: column) == .integer
        )
    }

    /// A term for a column that is unknown: without a value, and a text if the choices are not fetched yet.
    private mutating func unknownColumn(
        of list: ListTable, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionTerm {
        try emit(constant: .missing)
        return ExpressionTerm(type: list.hasUnknownColumns ? .text : nil, offset: offset)
    }

    /// Reads a dot and the name of a column; adds a problem if there is no such column.
    private mutating func column(of list: ListTable) throws(ExpressionProblem)
        -> ExpressionChecker.NamedColumn
    {
        try syntax.take(.dot)
        let (name, offset) = try syntax.takeName(orSay: "the name of a column belongs here")
        return checker.column(named: name, of: list, at: offset)
    }

    // MARK: lookup

    /// Compiles `lookup(list, value).column` or `lookup(list, number, 'from').column`; the current token is the left
    /// parenthesis.
    mutating func lookup(usage: String, at offset: Int) throws(ExpressionProblem) -> ExpressionTerm
    {
        try syntax.advance()
        let list = try listName(usage: usage)
        guard syntax.isComma else {
            throw syntax.problem("a value belongs here: \(usage)")
        }
        try syntax.advance()
        let value = try expression()
        var key: Int?
        var isBracket = false
        if syntax.isComma {
            try syntax.advance()
            isBracket = true
            key = try bracketColumn(of: list, usage: usage)
        }
        try syntax.take(.rightParenthesis)
        checker.expect(value, isBracket ? .number : .text)
        if !isBracket { checker.checkRow(value, of: list) }
        guard let list else {
            if syntax.isDot {
                try syntax.advance()
                try syntax.advance()
            }
            checker.code.reduce(.isAmong(0..<0), 1)
            return ExpressionTerm(type: nil, offset: offset)
        }
        guard syntax.isDot else { throw missingColumn(of: list, usage: usage) }
        guard case .known(let column) = try column(of: list), !isBracket || key != nil else {
            checker.code.reduce(.isAmong(0..<0), 1)
            return ExpressionTerm(type: nil, offset: offset)
        }
        checker.code.lookUp(Int32(column), in: list, bracket: key)
        return checker.term(of: column, list, at: offset)
    }

    /// Reads the name of a list, with or without quotation marks; adds a problem if there is none.
    private mutating func listName(usage: String) throws(ExpressionProblem) -> ListTable? {
        let name: String
        switch syntax.token.kind {
        case .name(let word): name = word
        case .text(let text): name = String(decoding: text, as: UTF8.self)
        default:
            throw syntax.problem("the name of a list belongs here: \(usage)")
        }
        let offset = syntax.token.offset
        try syntax.advance()
        return checker.list(named: name, at: offset)
    }

    /// Reads the text that names the column of numbers of a look-up in brackets.
    private mutating func bracketColumn(
        of list: ListTable?, usage: String
    ) throws(ExpressionProblem) -> Int? {
        let (text, offset) = try syntax.takeText(
            orSay: "the name of a column in quotation marks belongs here: \(usage)")
        let name = String(decoding: text, as: UTF8.self)
        return list.flatMap { checker.bracketColumn(named: name, of: $0, at: offset) }
    }

    /// The problem of a look-up that names no column.
    private func missingColumn(of list: ListTable, usage: String) -> ExpressionProblem {
        let names = (list.columns.prefix(8).map(\.name.text) + ["title"]).joined(separator: ", ")
        return syntax.problem(
            "a dot and a column are missing here: \(usage); \"\(list.name)\" has \(names)")
    }

    // MARK: title

    /// Compiles `title(field)`; the current token is the left parenthesis.
    mutating func titleCall(usage: String, at offset: Int) throws(ExpressionProblem)
        -> ExpressionTerm
    {
        try syntax.advance()
        let (first, place) = try syntax.takeName(
            orSay: "the name of a field belongs here: \(usage)")
        let name = try syntax.fullName(first, by: checker)
        let found = checker.field(name, at: place)
        // An unknown field has been reported.
        if found == nil, syntax.isDot {
            try syntax.advance()
            try syntax.advance()
        }
        try syntax.take(.rightParenthesis)
        guard let found else {
            try emit(constant: .missing)
            return ExpressionTerm(type: .text, offset: offset)
        }
        let type = found.field.valueType
        guard type == .choice || type == .choices || found.field.offersNumbers else {
            checker.add(type: "\(quoted(name)) has no choices, and so no title", at: place)
            try emit(constant: .missing)
            return ExpressionTerm(type: .text, offset: offset)
        }
        let list = found.field.titleTable(in: checker.scope.vocabulary.lists.locale)
        try emit(.title(found.reference, list: checker.add(list, of: found)))
        return ExpressionTerm(type: .text, offset: offset)
    }
}
