/// Validates the words that an item has for its values: the titles of yes and no, and the unit of a number.
enum WordChecks {
    static func problems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        let titles = [(FormKey.trueTitle, item.trueTitle), (.falseTitle, item.falseTitle)]
        var problems = titles.compactMap { key, text in
            problem(of: text, key, item, index, fits: item.valueType == .boolean)
        }
        let unit = problem(of: item.unit, .unit, item, index, fits: item.valueType.isNumber)
        problems += [unit].compactMap { $0 }
        guard problems.isEmpty else { return problems }
        if let yes = item.trueTitle, let no = item.falseTitle, let same = same(yes, no) {
            problems.append(
                DefinitionProblem(
                    .duplicateChoice, parameters: ["value": .text(same)], item: index,
                    part: .key(.falseTitle)))
        }
        if let unit = item.unit, unit.contains(where: isLikeNumber) {
            problems.append(
                DefinitionProblem(
                    .wrongType,
                    parameters: [
                        "key": .key(.unit),
                        "expected": .text("a word that can be told from the number before it"),
                    ], item: index, part: .key(.unit)))
        }
        return problems
    }

    private static func problem(
        of text: LocalizedText?, _ key: FormKey, _ item: FormItem, _ index: Int, fits: Bool
    ) -> DefinitionProblem? {
        guard let text else { return nil }
        var owner: String?
        if !fits {
            owner = "a field of type \(item.valueType.rawValue)"
        } else if item.formatter != nil {
            owner = "a field with a formatter"
        }
        if let owner {
            return DefinitionProblem(
                .misplacedKey, parameters: ["key": .key(key), "owner": .text(owner)],
                item: index, part: .key(key))
        }
        return text.isBlank ? DefinitionProblem(.emptyText, item: index, part: .key(key)) : nil
    }

    /// A text that two texts have in common, in a language of either.
    private static func same(_ one: LocalizedText, _ other: LocalizedText) -> String? {
        (one.texts + other.texts).lazy.map(\.language).map {
            (one.text(in: $0), other.text(in: $0))
        }.first { TypedChoices.fold($0.0) == TypedChoices.fold($0.1) }?.1
    }

    /// Whether a unit behind a number could be read as a part of the number.
    private static func isLikeNumber(_ unit: String) -> Bool {
        let text = WhiteSpace.trim(unit)
        guard let first = text.unicodeScalars.first else { return false }
        return first.properties.numericType != nil || "+-.,'’".unicodeScalars.contains(first)
            || TypedReader().number("1 \(text)") != nil
    }
}
