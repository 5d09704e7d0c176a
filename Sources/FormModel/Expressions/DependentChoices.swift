/// Finds the choices that were fetched for the present values of other fields.
final class DependentChoices: Sendable {
    /// A field whose value decides on the choices.
    struct Source: Sendable {
        let name: FieldName
        let reference: FieldReference
        let layout: FormLayout
    }

    /// The name of the choices.
    private let name: String
    private let sources: [Source]

    init(_ name: String, _ sources: [Source]) {
        self.name = name
        self.sources = sources
    }

    /// The fields whose values decide on the choices.
    var reads: [FieldReference] { sources.map(\.reference) }

    /// The question for the present values; `nil` while a field is empty or could not be read.
    func question(in context: borrowing JudgingContext) -> ChoiceQuestion? {
        var values: [FieldValue] = []
        for source in sources {
            guard context.isPresent(source.reference) else { return nil }
            values.append(context.fieldValue(of: source.reference, source.layout))
        }
        return ChoiceQuestion(name, sources.map(\.name), values)
    }

    /// The table of the choices, with the columns of another table; `nil` if they are not known.
    func table(like table: ListTable, in context: borrowing JudgingContext) -> ListTable? {
        guard let sets = context.totals?.sets, let question = question(in: context) else {
            return nil
        }
        return sets.table(for: question, like: table)
    }
}

extension ExpressionScope {
    /// Finds the choices of a field, as they are seen from this scope.
    ///
    /// - Parameters:
    ///   - list: The table of the choices.
    ///   - found: The field; `nil` for a field of this scope.
    /// - Returns: What finds them; `nil` if there is no such field, which is reported where the choices are declared.
    func dependentChoices(of list: ListTable, beside found: Found?) -> DependentChoices? {
        guard !list.sources.isEmpty else { return nil }
        var sources: [DependentChoices.Source] = []
        for name in list.sources {
            let source = found.map { find(name, beside: $0) } ?? find(name.text)
            guard let source else { return nil }
            sources.append(
                DependentChoices.Source(
                    name: name, reference: source.reference, layout: source.layout))
        }
        return DependentChoices(list.name, sources)
    }
}

extension ExpressionCode {
    /// A table of the code, or the one that was fetched for the present values; `nil` if that is not known.
    func table(_ list: Int32, in context: borrowing JudgingContext) -> ListTable? {
        let table = lists[Int(list)]
        guard !sources.isEmpty, let source = sources[list] else { return table }
        return source.table(like: table, in: context)
    }

    /// The code with a table in place of another one with the same columns.
    func replacing(_ old: ListTable, by new: ListTable) -> ExpressionCode {
        var code = self
        for index in code.lists.indices where code.lists[index] === old {
            code.lists[index] = new
            code.sources[Int32(index)] = nil
        }
        return code
    }
}
