import FormModel

// The validators and formatters of a vocabulary.
extension FormFileSchema {
    static func words(of vocabulary: Vocabulary) -> [SchemaValue.Member] {
        [
            .init(
                definition: .validator,
                definition(
                    of: vocabulary.validators, "a validator",
                    vocabulary.validators.map { vocabulary.parameters(of: $0) })),
            .init(
                definition: .formatter,
                definition(
                    of: vocabulary.formatters, "a formatter",
                    vocabulary.formatters.map { vocabulary.parameters(of: $0) })),
        ]
    }

    // MARK: Types of value

    /// A validator or formatter that goes with some types of value only.
    private struct TypedWord {
        let key: FormKey
        let name: String
        let types: [ValueType]
    }

    private static func typedWords(of vocabulary: Vocabulary) -> [TypedWord] {
        vocabulary.validators.compactMap { word in
            vocabulary.parameters(of: word).valueTypes.map {
                TypedWord(key: .validators, name: word.name, types: $0)
            }
        }
            + vocabulary.formatters.compactMap { word in
                vocabulary.parameters(of: word).valueTypes.map {
                    TypedWord(key: .formatter, name: word.name, types: $0)
                }
            }
    }

    /// An item of a kind has no validator or formatter that does not go with its type of value.
    static func unsuitableWords(
        of vocabulary: Vocabulary, for kind: FormItem.Kind
    ) -> [SchemaValue] {
        switch kind {
        case .input: unsuitableWords(of: vocabulary)
        case .secureInput: unsuitableWords(of: vocabulary, forType: .text)
        case .group: unsuitableWords(of: vocabulary, forType: .group)
        case .label, .section, .button: []
        }
    }

    private static func unsuitableWords(
        of vocabulary: Vocabulary, forType type: ValueType
    ) -> [SchemaValue] {
        let words = typedWords(of: vocabulary).filter { !$0.types.contains(type) }
        return [without(words, .validators), without(words, .formatter)]
    }

    /// The same for an input, whose type of value is a key of it; words with the same types share a rule.
    private static func unsuitableWords(of vocabulary: Vocabulary) -> [SchemaValue] {
        var groups: [[TypedWord]] = []
        for word in typedWords(of: vocabulary) {
            if let index = groups.firstIndex(where: {
                $0[0].key == word.key && $0[0].types == word.types
            }) {
                groups[index].append(word)
            } else {
                groups.append([word])
            }
        }
        return groups.map { words in
            let others = ValueType.ofInputs.filter { !words[0].types.contains($0) }
            return when(
                .value, others.map(\.rawValue), without(words, words[0].key),
                isUnlessGiven: others.contains(.text))
        }
    }

    /// The schema of objects that have none of the words at a key.
    private static func without(_ words: [TypedWord], _ key: FormKey) -> SchemaValue {
        let names = words.filter { $0.key == key }.map { SchemaValue.text($0.name) }
        let none: SchemaValue = [
            "not": ["enum": .list(names)], "propertyNames": ["not": ["enum": .list(names)]],
        ]
        return at([key: key == .validators ? ["items": none] : none])
    }

    // MARK: Codes

    /// Whether no validator or formatter has other codes than those of the engine.
    static func hasOnlyKnownCodes(_ vocabulary: Vocabulary) -> Bool {
        let known = Set(IssueCode.all)
        let all =
            vocabulary.validators.map { vocabulary.parameters(of: $0) }
            + vocabulary.formatters.map { vocabulary.parameters(of: $0) }
        return all.allSatisfy { $0.codes?.allSatisfy(known.contains) == true }
    }

    // MARK: Parameters

    /// A name alone where that is enough, or an object of one name with its parameters.
    private static func definition<Made>(
        of words: [Vocabulary.Word<Made>], _ summary: String, _ allParameters: [WordParameters]
    ) -> SchemaValue {
        var alternatives: [SchemaValue] = []
        var properties: [SchemaValue.Member] = []
        for (word, parameters) in zip(words, allParameters) {
            let description = SchemaValue.Member("description", .text(word.summary))
            if parameters.isCompleteAlone {
                alternatives.append(.object([.init("const", .text(word.name)), description]))
            }
            properties.append(
                .init(word.name, .object([description] + schema(of: parameters))))
        }
        alternatives.append(
            .object([
                .init("type", "object"), .init("properties", .object(properties + [comment])),
                .init("additionalProperties", false),
                // One name, with or without a comment.
                .init("if", ["required": ["$comment"]]),
                .init("then", ["minProperties": 2, "maxProperties": 2]),
                .init("else", ["minProperties": 1, "maxProperties": 1]),
            ]))
        return [
            "description": .text(
                "\(summary): a name, or an object of one name with its parameters"),
            "anyOf": .list(alternatives),
        ]
    }

    private static let comment = SchemaValue.Member("$comment", true)

    /// The keywords for the parameters of a word: the main one, or an object of named ones.
    private static func schema(of parameters: WordParameters) -> [SchemaValue.Member] {
        // A word whose documented usage is no JSON may have parameters that are not known.
        guard parameters.isComplete else { return [] }
        let required = parameters.list.filter(\.isRequired).map(\.name)
        let properties = parameters.list.map { parameter in
            SchemaValue.Member(
                parameter.name,
                .object(
                    [.init("description", .text(parameter.expected))]
                        + keywords(of: parameter.shape)))
        }
        var named: [SchemaValue.Member] = [
            .init("type", "object"), .init("properties", .object(properties + [comment])),
            .init("additionalProperties", false),
        ]
        if !required.isEmpty {
            named.append(.init("required", .list(required.map { .text($0) })))
        }
        if parameters.needsAny {
            let each = parameters.list.map { SchemaValue.text($0.name) }
            named.append(.init("anyOf", .list(each.map { ["required": [$0]] })))
        }
        guard let main = parameters.main else { return named }
        let unnamed =
            [.init("description", .text(main.expected))] + keywords(of: main.shape)
        return [.init("anyOf", [.object(unnamed), .object(named)])]
    }
}
