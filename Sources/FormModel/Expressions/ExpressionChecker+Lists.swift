/// Finds what expressions read from lists.
extension ExpressionChecker {
    /// A column that an expression names.
    enum NamedColumn {
        case known(Int)
        /// A column of choices that are not fetched yet; its values are texts.
        case unknownYet
        /// A column that does not exist, which has been reported.
        case missing
    }

    /// The table of the choices of a field that is followed by a dot; `nil` if it has no choices.
    func columns(
        of found: ExpressionScope.Found, _ name: String, at offset: Int
    ) throws(ExpressionProblem) -> ListTable? {
        guard found.field.valueType == .choice || found.field.valueType == .choices else {
            return nil
        }
        if let list = found.field.list { return list }
        throw ExpressionProblem(
            type:
                "the choices of \(quoted(name)) have no columns, since they are not those of a list",
            at: offset)
    }

    func term(of column: Int, _ list: ListTable, at offset: Int) -> ExpressionTerm {
        let type = list.type(of: column)
        return ExpressionTerm(type: ExpressionType(type), offset: offset, isWhole: type == .integer)
    }

    mutating func column(
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
        report(ExpressionProblem(.unknownColumn, parameters, at: offset))
        return .missing
    }

    /// A column of numbers with that name, by which rows are looked up; adds a problem if there is none.
    mutating func bracketColumn(named name: String, of list: ListTable, at offset: Int) -> Int? {
        guard case .known(let column) = column(named: name, of: list, at: offset) else {
            return nil
        }
        let type = ExpressionType(list.type(of: column))
        guard type == .number else {
            add(type: "this column must have numbers, but it has \(type.words)", at: offset)
            return nil
        }
        return column
    }

    /// The list with that name; adds a problem if there is none.
    mutating func list(named name: String, at offset: Int) -> ListTable? {
        let lists = scope.vocabulary.lists
        if ChoiceList.isName(name), let list = lists.lists[name] { return list }
        let parameters = lists.parameters(ofUnknown: name, suggests: maySuggest())
        report(ExpressionProblem(.unknownList, parameters, at: offset))
        return nil
    }

    /// The index of the table of the choices of a field.
    mutating func add(_ list: ListTable, of found: ExpressionScope.Found) -> Int32 {
        code.add(list, from: scope.dependentChoices(of: list, beside: found))
    }

    /// Reports a constant value that no row of a list has.
    mutating func checkRow(_ value: ExpressionTerm, of list: ListTable?) {
        guard let text = value.literal, let list, list.row(of: text.span) == nil else { return }
        let word = String(decoding: text, as: UTF8.self)
        var parameters: IssueParameters = ["word": .text(word), "name": .text(list.name)]
        if maySuggest() {
            parameters["nearest"] = Spelling.nearest(to: word, in: list.choices.lazy.map(\.value))
                .map { .text($0) }
        }
        report(ExpressionProblem(.unknownChoice, parameters, at: value.offset))
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
