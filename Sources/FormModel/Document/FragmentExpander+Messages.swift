// The messages of an item, in which parameters of an issue come before names of fields.
extension FragmentExpander {
    /// A validator of the file.
    struct ReadValidator {
        /// The validator; `nil` if it is malformed.
        let validator: (any Validator)?
        /// The parameters that name fields, by their offsets.
        let references: [Int: FieldReferenceText.Kind]
    }

    /// The validator at a place of the file, which is read once for all uses of its fragment.
    mutating func validator(_ value: JSONValue) -> ReadValidator {
        if let known = validators[value.offset] { return known }
        var reader = WordReader(vocabulary: vocabulary)
        let made = reader.validator(value, key: FormKey.validators.rawValue)?.0
        let found = ReadValidator(
            validator: made,
            references: Dictionary(
                reader.references.map { ($0.offset, $0.kind) },
                uniquingKeysWith: { first, _ in first }))
        validators[value.offset] = found
        return found
    }

    /// Writes the messages of an item with these members.
    mutating func write(
        messages part: Written, of members: [(key: String, keyOffset: Int, value: Written)]
    ) {
        guard !part.scope.isEmpty, let messages = part.value.allMembers else {
            return writer.copy(part.value, use: part.mapUse)
        }
        let parameters = parameters(of: members)
        writer.begin("{", at: part.value.offset, use: part.mapUse)
        for (code, keyOffset, message) in messages {
            writer.key(code, at: keyOffset, use: part.mapUse)
            // No code is longer, and hashing a hostile `String` could take quadratic time.
            let isCode = code.utf8.count <= FieldName.maximumLength
            let names = isCode ? parameters.names(of: code) : []
            write(message: part.with(message), names)
        }
        writer.end("}")
    }

    /// Writes a message, or an object of messages by language.
    private mutating func write(message part: Written, _ parameters: [String]) {
        guard let texts = part.value.allMembers else { return write(text: part, parameters) }
        writer.begin("{", at: part.value.offset, use: part.mapUse)
        for (language, keyOffset, text) in texts {
            writer.key(language, at: keyOffset, use: part.mapUse)
            write(text: part.with(text), parameters)
        }
        writer.end("}")
    }

    private mutating func write(text part: Written, _ parameters: [String]) {
        guard let text = part.value.string, !writer.isFull else {
            return writer.copy(part.value, use: part.mapUse)
        }
        var edits = NameEdits(part.scope, limit: writer.limit)
        edits.addText(text, parameters: parameters)
        writer.string(part.value, edits.edits, use: part.mapUse)
    }

    /// The parameters of the issues of an item with these members.
    ///
    /// Rules of the form may name any item.
    private mutating func parameters(
        of members: [(key: String, keyOffset: Int, value: Written)]
    ) -> MessageParameters {
        let kind = members.value(.type)?.value.string ?? ""
        let word = members.value(.value)?.value.string
        let isSecure = kind.hasSameBytes(as: FormItem.Kind.secureInput.rawValue)
        var type = word.flatMap { ObjectReader.word($0, of: ValueType.self) } ?? .text
        if kind.hasSameBytes(as: FormItem.Kind.group.rawValue) { type = .group }
        let formatter = members.value(.formatter)?.value
        var parameters = MessageParameters(
            of: type, isSecure: isSecure, hasFormatter: formatter != nil)
        if type == .choices { parameters.add([.notAlone: ["choice"]]) }
        if type == .group {
            let bounds = ["min", "max", "actual"]
            parameters.add([.tooFew: bounds, .tooMany: bounds])
        }
        for element in members.value(.validators)?.value.elements ?? [] {
            if let made = validator(element).validator { parameters.add(made) }
        }
        if let formatter {
            var reader = WordReader(vocabulary: vocabulary)
            if let made = reader.formatter(formatter) { parameters.add(made) }
        }
        for code in [IssueCode.atLeastOneOf, .exactlyOneOf, .allOrNone] {
            parameters.add(ruleCode: code)
        }
        if isSecure { parameters.removeLengths() }
        return parameters
    }
}
