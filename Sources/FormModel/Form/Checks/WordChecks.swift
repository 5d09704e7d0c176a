/// Validates the words that an item has for its values: the titles of yes and no, and the units of a number.
enum WordChecks {
    static func problems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        // The number of another answer has the unit of its field.
        guard item.other == nil else { return [] }
        let titles = [(FormKey.trueTitle, item.trueTitle), (.falseTitle, item.falseTitle)]
        var problems = titles.compactMap { key, text in
            problem(of: text, key, item, index, fits: item.valueType == .boolean)
        }
        let units = [(FormKey.unitBefore, item.unitBefore), (.unit, item.unit)]
        problems += units.compactMap { key, text in
            problem(of: text, key, item, index, fits: item.valueType.isNumber)
        }
        guard problems.isEmpty else { return problems }
        if let yes = item.trueTitle, let no = item.falseTitle, let same = same(yes, no) {
            problems.append(
                DefinitionProblem(
                    .duplicateChoice, parameters: ["value": .text(same)], item: index,
                    part: .key(.falseTitle)))
        }
        for (key, text) in units {
            let isBefore = key == .unitBefore
            guard let text, text.contains(where: { isLikeNumber($0, isBefore: isBefore) }) else {
                continue
            }
            let place = isBefore ? "behind" : "before"
            problems.append(
                DefinitionProblem(
                    .wrongType,
                    parameters: [
                        "key": .key(key),
                        "expected": .text("a word that can be told from the number \(place) it"),
                    ], item: index, part: .key(key)))
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

    /// Whether a unit beside a number could be read as a part of the number.
    ///
    /// A unit may have digits, as `10^3/µL` has, but beside the number only if something else is in its word.
    private static func isLikeNumber(_ unit: String, isBefore: Bool) -> Bool {
        let text = WhiteSpace.trim(unit)
        let scalars = text.unicodeScalars
        guard let next = isBefore ? scalars.last : scalars.first else { return false }
        if "+-.,'’".unicodeScalars.contains(next) && !(isBefore && next == ".") { return true }
        let words = text.split(separator: " ")
        let word = (isBefore ? words.last : words.first) ?? ""
        let isNumber = word.unicodeScalars.allSatisfy {
            $0.properties.numericType != nil || "+-.,'’".unicodeScalars.contains($0)
        }
        return isNumber || TypedReader().number(isBefore ? "\(text) 1" : "1 \(text)") != nil
    }
}
