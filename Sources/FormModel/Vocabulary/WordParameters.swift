/// A parameter of a validator or formatter, as its reader asked for it.
package struct WordParameter: Sendable, Hashable {
    package let name: String
    package let shape: KeyShape
    /// What the reader expects, such as "a whole number from 0".
    package let expected: String
    /// Whether the parameter may be given without its name.
    let isMain: Bool
    package let isRequired: Bool
}

/// The parameters of a validator or formatter, found by running its reader, so that they cannot
/// differ from what it reads.
package struct WordParameters: Sendable {
    /// The parameters in the order in which they are read.
    package private(set) var list: [WordParameter] = []
    /// Whether at least one parameter must be given, although none of them is required.
    package private(set) var needsAny = false
    /// Whether the name may be written without parameters.
    package private(set) var isCompleteAlone = false
    /// Whether all parameters are known: not where the documented usage is no JSON.
    package private(set) var isComplete = false
    /// The types of value for which the documented usage is made; `nil` if for any.
    package fileprivate(set) var valueTypes: [ValueType]?
    /// The codes of the issues of the documented usage; `nil` if it does not declare them.
    package fileprivate(set) var codes: [IssueCode]?

    /// The parameter that may be given without its name.
    package var main: WordParameter? { list.first(where: \.isMain) }

    /// Adds what one run of a reader asked for.
    fileprivate mutating func add(_ arguments: DefinitionArguments) {
        for parameter in arguments.recorded
        where !list.contains(where: { $0.name.hasSameBytes(as: parameter.name) }) {
            list.append(parameter)
        }
        if arguments.hasReportedNeed { needsAny = true }
    }

    /// Runs a reader twice: without parameters, and with those of the documented usage, since a
    /// reader may ask for a second parameter only after it has got the first.
    fileprivate init<Made>(
        of word: Vocabulary.Word<Made>, in vocabulary: Vocabulary, source: MovingSource,
        addFacts: (inout WordParameters, Made) -> Void
    ) {
        func run(_ value: JSONValue?) -> (arguments: DefinitionArguments, made: Made?) {
            var arguments = DefinitionArguments(
                owner: word.name, value: value, offset: 0, vocabulary: vocabulary,
                source: source)
            arguments.isRecording = true
            let made = word.make(&arguments)
            arguments.finish(takesMain: word.takesMain)
            return (arguments, arguments.problems.isEmpty ? made : nil)
        }
        let alone = run(nil)
        add(alone.arguments)
        isCompleteAlone = alone.made != nil
        var made = alone.made
        defer { if let made { addFacts(&self, made) } }
        guard let usage = try? JSONValue(Array(word.usage.utf8), limits: .formFile) else { return }
        if usage.string?.hasSameBytes(as: word.name) == true {
            isComplete = true
        } else if let member = usage.members?.first, member.key.hasSameBytes(as: word.name) {
            let usual = run(member.value)
            add(usual.arguments)
            made = usual.made
            isComplete = true
        }
        if !word.takesMain {
            list = list.map { parameter in
                WordParameter(
                    name: parameter.name, shape: parameter.shape, expected: parameter.expected,
                    isMain: false, isRequired: parameter.isRequired)
            }
        }
    }
}

extension Vocabulary {
    package func parameters(of word: Word<any Validator>) -> WordParameters {
        WordParameters(of: word, in: self, source: .probe(.middle)) { parameters, validator in
            let facts = validator.facts
            parameters.valueTypes = facts.types
            let mayHaveOthers = facts.codes.isEmpty && (facts.judgesEmpty || facts.judgesValues)
            parameters.codes = mayHaveOthers ? nil : Array(facts.codes.keys)
        }
    }

    /// The parameters of a formatter, none of which may be an expression.
    package func parameters(of word: Word<any InputFormatter>) -> WordParameters {
        WordParameters(of: word, in: self, source: .none) { parameters, formatter in
            parameters.valueTypes = formatter.valueTypes
            parameters.codes = formatter.codes.isEmpty ? nil : Array(formatter.codes.keys)
        }
    }
}
