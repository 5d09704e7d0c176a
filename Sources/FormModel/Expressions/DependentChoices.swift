/// Validates values of the fields of a record by validators that read no other field.
protocol OwnValidation: AnyObject, Sendable {
    /// Whether these validators of a field accept a value.
    func accepts(
        _ value: borrowing ValueView, of field: Int, in context: borrowing JudgingContext
    ) -> Bool
}

/// Finds the choices that were fetched for the present values of other fields.
final class DependentChoices: Sendable {
    /// A field whose value decides on the choices.
    struct Source: Sendable {
        let name: FieldName
        let reference: FieldReference
        let layout: FormLayout
        /// What validates the value by itself; `nil` for a field of rows at which a function looks.
        let validation: (any OwnValidation)?
        /// The table of its choices and what finds them, if these are fetched for values, too.
        let chained: (table: ListTable, choices: DependentChoices)?
    }

    /// The name of the choices.
    private let name: String
    private let sources: [Source]

    init(_ name: String, _ sources: [Source]) {
        self.name = name
        self.sources = sources
    }

    /// The fields whose values decide on the choices, and those that decide on the choices of these.
    var reads: [FieldReference] {
        FieldReferences(
            sources.flatMap { [$0.reference] + ($0.chained?.choices.reads ?? []) }
        ).list
    }

    /// What the present values ask for.
    enum Present {
        case question(ChoiceQuestion)
        /// A field is empty, could not be read, or is refused by its own validators or choices: no program gets such a
        /// value.
        case none
        /// The choices of a field are not known, so that its value may be refused.
        case unknown
    }

    /// The question for the present values, if there is one.
    func question(in context: borrowing JudgingContext) -> ChoiceQuestion? {
        if case .question(let question) = present(in: context) { question } else { nil }
    }

    /// What the present values ask for.
    func present(in context: borrowing JudgingContext) -> Present {
        var values: [FieldValue] = []
        var isUnknown = false
        for source in sources {
            guard context.isPresent(source.reference) else { return .none }
            switch source.accepts(in: context) {
            case true?: break
            case false?: return .none
            case nil: isUnknown = true
            }
            values.append(context.fieldValue(of: source.reference, source.layout))
        }
        if isUnknown { return .unknown }
        return .question(ChoiceQuestion(name, sources.map(\.name), values))
    }

    /// The table of the choices, with the columns of another table; `nil` if they are not known.
    func table(like table: ListTable, in context: borrowing JudgingContext) -> ListTable? {
        guard let sets = context.totals?.sets, let question = question(in: context) else {
            return nil
        }
        return sets.table(for: question, like: table)
    }
}

extension DependentChoices.Source {
    /// Whether the validators of the field that read no other one accept its value, and its choices have it; `nil` if
    /// these are not known.
    fileprivate func accepts(in context: borrowing JudgingContext) -> Bool? {
        let values = context.values(up: reference.up)
        let value = values.view(at: reference.field)
        if let chained {
            guard let table = chained.choices.table(like: chained.table, in: context) else {
                return chained.choices.question(in: context) == nil ? false : nil
            }
            if value.kind == .list {
                for index in 0..<value.count where table.row(of: value.element(index)) == nil {
                    return false
                }
            } else if table.row(of: value.text) == nil {
                return false
            }
        }
        return validation?.accepts(value, of: reference.field, in: context) ?? true
    }
}

extension ExpressionScope {
    /// Finds the choices of a field, as they are seen from this scope.
    ///
    /// - Parameters:
    ///   - list: The table of the choices.
    ///   - found: The field; `nil` for a field of this scope.
    ///   - isChained: Whether the choices of another field depend on the field.
    /// - Returns: What finds them; `nil` if there is no such field, which is reported where the choices are declared.
    func dependentChoices(
        of list: ListTable, beside found: Found?, isChained: Bool = false
    ) -> DependentChoices? {
        guard !list.sources.isEmpty else { return nil }
        var sources: [DependentChoices.Source] = []
        for name in list.sources {
            let source = found.map { find(name, beside: $0) } ?? find(name.text)
            guard let source else { return nil }
            var chained: (ListTable, DependentChoices)?
            // Of further fields nothing need be known: choices are known only for values that were acceptable.
            if !isChained, let table = source.field.list, !table.sources.isEmpty {
                let choices = dependentChoices(of: table, beside: source, isChained: true)
                chained = choices.map { (table, $0) }
            }
            sources.append(
                DependentChoices.Source(
                    name: name, reference: source.reference, layout: source.layout,
                    validation: source.validation, chained: chained))
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
}
