/// Validates how a field is entered: that its control goes with its type, and what is suggested.
enum ControlChecks {
    static func problems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        let control = control(of: item).map { key, problem in
            problem.placed(item: index, part: .key(key))
        }
        return (control.map { [$0] } ?? [])
            + suggestions(of: item).map { $0.placed(item: index, part: .key(.suggestions)) }
    }

    private static func misplaced(_ key: FormKey, in item: FormItem) -> DefinitionProblem {
        DefinitionProblem(
            .misplacedKey,
            parameters: [
                "key": .key(key), "owner": .text("a field of type \(item.valueType.rawValue)"),
            ])
    }

    /// The words of the controls that a field of its type may have.
    private static func allowedWords(of item: FormItem) -> [String] {
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
        return allowed
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
        let allowed = allowedWords(of: item)
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

    /// The problems of the texts that are suggested, each of which must be an answer that a person can see and type.
    private static func suggestions(of item: FormItem) -> [DefinitionProblem] {
        let texts = item.suggestions
        guard !texts.isEmpty || item.suggestionsFrom != nil else { return [] }
        guard item.valueType == .text else { return [misplaced(.suggestions, in: item)] }
        if item.suggestionsFrom.map({ WhiteSpace.trim($0).isEmpty }) == true {
            return [DefinitionProblem(.emptyText)]
        }
        let known = FieldTable(texts)
        return texts.enumerated().compactMap { at, text in
            let problem: DefinitionProblem? =
                if WhiteSpace.trim(text).isEmpty {
                    DefinitionProblem(.emptyText)
                } else if FormItem.suggestionRefuses(text) {
                    DefinitionProblem(.controlInSuggestion)
                } else if known.index(of: text.utf8Span.span) != at {
                    DefinitionProblem(.duplicateChoice, parameters: ["value": .text(text)])
                } else {
                    nil
                }
            return problem?.nested(at: at)
        }
    }

}

extension FormItem {
    /// Whether a text has a character that stands in no suggestion: it is invisible, and neither joins letters or emoji nor is
    /// a tag of a flag.
    package static func suggestionRefuses(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x200C...0x200D, 0xE0020...0xE007F: false
            default: scalar.isHiddenControl
            }
        }
    }
}
