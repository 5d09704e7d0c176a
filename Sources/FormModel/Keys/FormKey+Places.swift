// Keys in members of JSON, and in problems.
extension String {
    /// Whether the text is a key.
    package func hasSameBytes(as key: FormKey) -> Bool { hasSameBytes(as: key.rawValue) }
}

extension [(key: String, keyOffset: Int, value: JSONValue)] {
    /// The value of a member; `nil` without one.
    func value(_ key: FormKey) -> JSONValue? {
        first { $0.key.hasSameBytes(as: key) }?.value
    }
}

extension IssueParameters.Value {
    /// The name of a key.
    static func key(_ key: FormKey) -> IssueParameters.Value { .text(key.rawValue) }
}

extension DefinitionProblem.Part {
    /// The value of a key, or the value of a key in the object at it, such as `choices.with`.
    static func key(_ key: FormKey, _ inner: FormKey? = nil) -> DefinitionProblem.Part {
        .key(inner.map { "\(key.rawValue).\($0.rawValue)" } ?? key.rawValue)
    }

    /// The value of a key in a named member of an object, such as `endings.tooYoung.when`.
    static func key(
        _ key: FormKey, of name: FieldName, _ inner: FormKey? = nil
    ) -> DefinitionProblem.Part {
        let place = "\(key.rawValue).\(name.text)"
        return .key(inner.map { "\(place).\($0.rawValue)" } ?? place)
    }
}

extension SchemaValue {
    /// Makes an object of keys.
    package init(_ members: KeyValuePairs<FormKey, SchemaValue>) {
        self = .object(members.map { Member($0.key, $0.value) })
    }

    /// The value of a key; `nil` without one.
    package subscript(_ key: FormKey) -> SchemaValue? { self[key.rawValue] }
}

extension SchemaValue.Member {
    package init(_ key: FormKey, _ value: SchemaValue) { self.init(key.rawValue, value) }
}

extension FormKey {
    /// The key of a property that can be set in Swift.
    init(_ property: FormItem.Property) {
        self =
            switch property {
            case .autocomplete: .autocomplete
            case .computed: .computed
            case .defaultValue, .defaultExpression: .default
            case .enabledWhen: .enabledWhen
            case .isConfirmed: .confirm
            case .requiredWhen: .requiredWhen
            case .setBy: .setBy
            }
    }
}
