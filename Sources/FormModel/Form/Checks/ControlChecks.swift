/// Validates how a field is entered: that its control goes with its type, and what is suggested.
enum ControlChecks {
    static func problems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        [control(of: item), suggestions(of: item)].compactMap(\.self).map { key, problem in
            problem.placed(item: index, part: .key(key))
        }
    }

    private static func misplaced(_ key: FormKey, in item: FormItem) -> DefinitionProblem {
        DefinitionProblem(
            .misplacedKey,
            parameters: [
                "key": .key(key), "owner": .text("a field of type \(item.valueType.rawValue)"),
            ])
    }

    private static func control(of item: FormItem) -> (FormKey, DefinitionProblem)? {
        guard let control = item.control else { return nil }
        func wrong(_ expected: String) -> (FormKey, DefinitionProblem) {
            (
                .control,
                DefinitionProblem(
                    .wrongType,
                    parameters: ["key": .key(.control), "expected": .text(expected)])
            )
        }
        let hasChoices = !item.choices.isEmpty || item.choicesOf != nil
        let isNumber = item.valueType.isNumber
        var allowed = FieldControl.words.filter {
            $0.types.contains(item.valueType)
                && !(isNumber && $0.control.showsChoices != hasChoices)
        }.compactMap(\.control.word)
        if isNumber, item.formatter != nil { allowed = [] }
        if FieldControl.typesOfRows.contains(item.valueType) {
            allowed.append(FormKey.rows.rawValue)
        }
        guard !allowed.isEmpty else { return (.control, misplaced(.control, in: item)) }
        guard allowed.contains(control.word ?? FormKey.rows.rawValue) else {
            return wrong(
                "a control of a field of type \(item.valueType.rawValue): \(quoted(allowed))")
        }
        switch control {
        case .slider:
            let bounds = item.fixedBounds
            if bounds.minimum == nil || bounds.maximum == nil {
                return wrong(
                    "\"slider\" beside a validator that gives the smallest and the largest number")
            }
        case .rating:
            if item.ratings == nil {
                return wrong(
                    "\"rating\" beside a validator that gives the smallest and the largest of at most \(FieldControl.maximumRatings) numbers"
                )
            }
        case .rows(let count):
            let numbers = FieldControl.rowNumbers
            if !numbers.contains(count) {
                return wrong("from \(numbers.lowerBound) to \(numbers.upperBound) rows")
            }
        case .select, .radios, .segments, .checkbox, .dateParts: break
        }
        return nil
    }

    private static func suggestions(of item: FormItem) -> (FormKey, DefinitionProblem)? {
        guard !item.suggestions.isEmpty else { return nil }
        guard item.valueType == .text else {
            return (.suggestions, misplaced(.suggestions, in: item))
        }
        guard item.suggestions.allSatisfy({ !WhiteSpace.trim($0).isEmpty }) else {
            return (.suggestions, DefinitionProblem(.emptyText))
        }
        return nil
    }
}
