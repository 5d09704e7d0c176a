/// Compiles what expressions read from lists: columns of choices, `lookup` and `title`.
extension ExpressionCompiler {
    /// A column that an expression names.
    enum NamedColumn {
        case known(Int)
        /// A column of choices that are not fetched yet; its values are texts.
        case unknownYet
        /// A column that does not exist, which has been reported.
        case missing
    }

    /// Compiles `choice.NAME` in the condition of a choice; the current token is the dot.
    mutating func choiceColumn(
        of list: ListTable, at offset: Int
    ) throws(ExpressionProblem) -> Term {
        guard case .known(let column) = try column(of: list) else {
            return try unknownColumn(of: list, at: offset)
        }
        try emit(.column(list: add(list), Int32(column)), height: 1)
        return term(of: column, list, at: offset)
    }

    /// Compiles `FIELD.NAME`, a column of the row that a field chose; the current token is the dot.
    ///
    /// - Returns: The term; `nil` if the field has no choices.
    mutating func chosenColumn(
        of found: ExpressionScope.Found, _ name: String, at offset: Int
    ) throws(ExpressionProblem) -> Term? {
        guard let list = try columns(of: found, name) else { return nil }
        guard found.field.valueType == .choice else {
            throw ExpressionProblem(
                type: "\(quoted(name)) has several choices; write sum(\(name).column)", at: offset)
        }
        guard case .known(let column) = try column(of: list) else {
            return try unknownColumn(of: list, at: offset)
        }
        try emit(.chosen(found.reference, list: add(list, of: found), Int32(column)), height: 1)
        return term(of: column, list, at: offset)
    }

    /// Compiles the sum of a column over the chosen rows of a field; the current token is the dot.
    ///
    /// - Returns: The operation, and whether the sum is a whole number; `nil` if the field is a group.
    mutating func chosenSum(
        of found: ExpressionScope.Found, _ name: String
    ) throws(ExpressionProblem) -> (operation: ExpressionCode.Operation, isWhole: Bool)? {
        guard let list = try columns(of: found, name) else { return nil }
        let offset = lexer.offset
        guard case .known(let column) = try column(of: list) else {
            return (.constant(code.add(constant: .missing)), true)
        }
        let type = ExpressionType(list.type(of: column))
        if type != .number {
            add(type: "this must be a number, but it is \(type.words)", at: offset)
        }
        return (
            .chosenSum(found.reference, list: add(list, of: found), Int32(column)),
            list.type(of: column) == .integer
        )
    }

    /// The table of the choices of a field that is followed by a dot; `nil` if it has no choices.
    private func columns(
        of found: ExpressionScope.Found, _ name: String
    ) throws(ExpressionProblem) -> ListTable? {
        guard found.field.valueType == .choice || found.field.valueType == .choices else {
            return nil
        }
        if let list = found.field.list { return list }
        throw ExpressionProblem(
            type:
                "the choices of \(quoted(name)) have no columns, since they are not those of a list",
            at: token.offset)
    }

    private func term(of column: Int, _ list: ListTable, at offset: Int) -> Term {
        let type = list.type(of: column)
        return Term(type: ExpressionType(type), offset: offset, isWhole: type == .integer)
    }

    /// A term for a column that is unknown: without a value, and a text if the choices are not fetched yet.
    private mutating func unknownColumn(
        of list: ListTable, at offset: Int
    ) throws(ExpressionProblem) -> Term {
        try emit(constant: .missing)
        return Term(type: list.hasUnknownColumns ? .text : nil, offset: offset)
    }

    /// Reads a dot and the name of a column; adds a problem if there is no such column.
    private mutating func column(of list: ListTable) throws(ExpressionProblem) -> NamedColumn {
        try take(.dot)
        guard case .name(let name) = token.kind else {
            throw ExpressionProblem(
                syntax: "the name of a column belongs here", at: token.offset)
        }
        let offset = token.offset
        try advance()
        return column(named: name, of: list, at: offset)
    }

    private mutating func column(
        named name: String, of list: ListTable, at offset: Int
    ) -> NamedColumn {
        if let column = list.column(named: name) { return .known(column) }
        if list.hasUnknownColumns { return .unknownYet }
        var parameters: IssueParameters = ["list": .text(list.name), "name": .text(name)]
        if maySuggest() {
            parameters["nearest"] = Spelling.nearest(
                to: name, in: list.columns.map(\.name.text)
            ).map { .text($0) }
        }
        // Fetched choices may have columns that the field does not declare.
        if !list.sources.isEmpty { parameters["declaredIn"] = .text("columns") }
        problems.append(ExpressionProblem(.unknownColumn, parameters, at: offset))
        return .missing
    }

    /// The index of a table among those of the code.
    private mutating func add(_ list: ListTable) -> Int32 {
        let known = code.lists.firstIndex { $0 === list }
        if known == nil { code.lists.append(list) }
        return Int32(known ?? code.lists.count - 1)
    }

    /// The index of the table of the choices of a field.
    ///
    /// If values of other fields decide on the choices, the expression reads these too.
    private mutating func add(_ list: ListTable, of found: ExpressionScope.Found) -> Int32 {
        let index = add(list)
        guard let choices = scope.dependentChoices(of: list, beside: found) else { return index }
        code.sources[index] = choices
        for read in choices.reads where !code.reads.contains(read) { code.reads.append(read) }
        return index
    }

    // MARK: lookup

    /// Compiles `lookup(list, value).column` or `lookup(list, number, 'from').column`; the current token is the left
    /// parenthesis.
    mutating func lookup(usage: String, at offset: Int) throws(ExpressionProblem) -> Term {
        try advance()
        let list = try listName(usage: usage)
        guard isComma else {
            throw ExpressionProblem(syntax: "a value belongs here: \(usage)", at: token.offset)
        }
        try advance()
        let value = try expression()
        var key: Int?
        var isBracket = false
        if isComma {
            try advance()
            isBracket = true
            key = try bracketColumn(of: list, usage: usage)
        }
        try take(.rightParenthesis)
        expect(value, isBracket ? .number : .text)
        if !isBracket { checkRow(value, of: list) }
        guard let list else {
            if isDot {
                try advance()
                try advance()
            }
            reduce(.isAmong(0..<0), 1)
            return Term(type: nil, offset: offset)
        }
        guard isDot else { throw missingColumn(of: list, usage: usage) }
        guard case .known(let column) = try column(of: list), !isBracket || key != nil else {
            reduce(.isAmong(0..<0), 1)
            return Term(type: nil, offset: offset)
        }
        if let key {
            code.brackets.append((key, list.sorted(by: key)))
            reduce(
                .bracket(
                    list: add(list), Int32(column), key: Int32(code.brackets.count - 1)), 1)
        } else {
            reduce(.lookup(list: add(list), Int32(column)), 1)
        }
        return term(of: column, list, at: offset)
    }

    /// Reads the name of a list, with or without quotation marks; adds a problem if there is none.
    private mutating func listName(usage: String) throws(ExpressionProblem) -> ListTable? {
        let name: String
        switch token.kind {
        case .name(let word): name = word
        case .text(let text): name = String(decoding: text, as: UTF8.self)
        default:
            throw ExpressionProblem(
                syntax: "the name of a list belongs here: \(usage)", at: token.offset)
        }
        let offset = token.offset
        try advance()
        let lists = scope.vocabulary.lists
        if ChoiceList.isName(name), let list = lists.lists[name] { return list }
        problems.append(
            ExpressionProblem(
                .unknownList, lists.parameters(ofUnknown: name, suggests: maySuggest()), at: offset)
        )
        return nil
    }

    /// Reads the text that names the column of numbers of a look-up in brackets.
    private mutating func bracketColumn(
        of list: ListTable?, usage: String
    ) throws(ExpressionProblem) -> Int? {
        guard case .text(let text) = token.kind else {
            throw ExpressionProblem(
                syntax: "the name of a column in quotation marks belongs here: \(usage)",
                at: token.offset)
        }
        let offset = token.offset
        try advance()
        guard let list,
            case .known(let column) = column(
                named: String(decoding: text, as: UTF8.self), of: list, at: offset)
        else { return nil }
        let type = ExpressionType(list.type(of: column))
        guard type == .number else {
            add(type: "this column must have numbers, but it has \(type.words)", at: offset)
            return nil
        }
        return column
    }

    /// Reports a constant value that no row of a list has.
    private mutating func checkRow(_ value: Term, of list: ListTable?) {
        guard let text = value.literal, let list, list.row(of: text.span) == nil else { return }
        let word = String(decoding: text, as: UTF8.self)
        var parameters: IssueParameters = ["word": .text(word), "name": .text(list.name)]
        if maySuggest() {
            parameters["nearest"] = Spelling.nearest(to: word, in: list.choices.lazy.map(\.value))
                .map { .text($0) }
        }
        problems.append(ExpressionProblem(.unknownChoice, parameters, at: value.offset))
    }

    /// The problem of a look-up that names no column.
    private func missingColumn(of list: ListTable, usage: String) -> ExpressionProblem {
        let names = (list.columns.prefix(8).map(\.name.text) + ["title"]).joined(separator: ", ")
        return ExpressionProblem(
            syntax: "a dot and a column are missing here: \(usage); \"\(list.name)\" has \(names)",
            at: token.offset)
    }

    // MARK: title

    /// Compiles `title(field)`; the current token is the left parenthesis.
    mutating func titleCall(usage: String, at offset: Int) throws(ExpressionProblem) -> Term {
        try advance()
        guard case .name(let first) = token.kind else {
            throw ExpressionProblem(
                syntax: "the name of a field belongs here: \(usage)", at: token.offset)
        }
        let place = token.offset
        try advance()
        let name = try fullName(first)
        let found = try field(name, at: place)
        // An unknown field has been reported.
        if found == nil, isDot {
            try advance()
            try advance()
        }
        try take(.rightParenthesis)
        guard let found else {
            try emit(constant: .missing)
            return Term(type: .text, offset: offset)
        }
        let type = found.field.valueType
        guard type == .choice || type == .choices || found.field.offersNumbers else {
            add(type: "\(quoted(name)) has no choices, and so no title", at: place)
            try emit(constant: .missing)
            return Term(type: .text, offset: offset)
        }
        let list = found.field.titleTable(in: scope.vocabulary.lists.locale)
        try emit(.title(found.reference, list: add(list, of: found)), height: 1)
        return Term(type: .text, offset: offset)
    }
}

extension ListTables {
    /// The parameters of the problem of an unknown list.
    func parameters(ofUnknown name: String, suggests: Bool = true) -> IssueParameters {
        var parameters: IssueParameters = ["name": .text(name)]
        if suggests {
            parameters["nearest"] = Spelling.nearest(to: name, in: names).map { .text($0) }
        }
        return parameters
    }
}
