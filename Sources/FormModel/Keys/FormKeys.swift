/// The objects of a form file with their keys: the source for the readers, for diagnostics of unknown keys, for the schema of
/// form files, and for the documentation.
package enum FormKeys {
    /// The version of the format that this table describes.
    static let version = 1

    /// A key of an object.
    package struct Key: Sendable {
        package let key: FormKey
        /// The description for the documentation.
        package let summary: String
        /// The kinds of items that have the key; none for a key of another object.
        package let kinds: [FormItem.Kind]
        private let ownShape: KeyShape?

        init(
            _ key: FormKey, _ summary: String, _ shape: KeyShape? = nil,
            of kinds: [FormItem.Kind] = []
        ) {
            self.key = key
            self.summary = summary
            self.kinds = kinds
            ownShape = shape
        }

        package var name: String { key.rawValue }

        /// What may stand at the key.
        package var shape: KeyShape { ownShape ?? key.facts.shape }
    }

    /// An object with a table of keys.
    package struct Object: Sendable {
        package let name: KeyShape.ObjectName
        /// The object with its article, for messages: `an ending`.
        let owner: String
        /// The description for the schema.
        package let summary: String
        package let keys: [Key]
        /// The names of the keys.
        let names: [String]
        package let required: [FormKey]
        /// Keys of which exactly one must be given.
        package let oneOf: [FormKey]
        /// A key that excludes others.
        package let excludes: (key: FormKey, others: [FormKey])?
        /// A key that needs another key.
        package let needs: (key: FormKey, other: FormKey)?
        /// What may stand at keys that the table does not have; `nil` if there are none.
        package let others: KeyShape?
        /// Whether the object may have extension keys.
        package let isExtensible: Bool
        /// Keys that are reserved, but not supported by this version.
        let later: [String]

        init(
            _ name: KeyShape.ObjectName, _ owner: String, _ summary: String, _ keys: [Key],
            required: [FormKey] = [], oneOf: [FormKey] = [],
            excludes: (key: FormKey, others: [FormKey])? = nil,
            needs: (key: FormKey, other: FormKey)? = nil, others: KeyShape? = nil,
            isExtensible: Bool = true, later: [FormKey] = []
        ) {
            self.name = name
            self.owner = owner
            self.summary = summary
            self.keys = keys
            names = keys.map(\.name)
            self.required = required
            self.oneOf = oneOf
            self.excludes = excludes
            self.needs = needs
            self.others = others
            self.isExtensible = isExtensible
            self.later = later.map(\.rawValue)
        }
    }

    /// The keys that every object may have, with their descriptions.
    package static let everywhere = [
        (name: JSONValue.comment, summary: "any JSON; it is ignored"),
        (name: "x-…", summary: "any JSON; it is kept for other programs, and never validated"),
    ]

    /// The keys of items, in the order in which messages and the documentation list them.
    package static let items = FormKey.allCases.compactMap { key -> Key? in
        let facts = key.facts
        return facts.kinds.isEmpty ? nil : Key(key, facts.summary, facts.shape, of: facts.kinds)
    }

    static let namesOfItems = items.map(\.name)

    /// Keys of items that are reserved, but not supported by this version.
    static let laterOfItems = ["mask", FormKey.card.rawValue]

    /// The names of the keys of each kind of item.
    private static let namesByKind = FormItem.Kind.allCases.map { kind in
        (kind: kind, names: items.filter { $0.kinds.contains(kind) }.map(\.name))
    }

    static func names(of kind: FormItem.Kind) -> [String] {
        namesByKind.first { $0.kind == kind }?.names ?? []
    }

    /// The keys that an item of a kind must have.
    package static func required(of kind: FormItem.Kind) -> [FormKey] {
        switch kind {
        case .label: [.title]
        case .input, .secureInput: [.name, .title]
        case .button: [.name, .title, .action]
        case .group: [.name, .title, .items]
        case .section: [.items]
        }
    }

    /// Whether a field of a value type offers choices, and must have them.
    package static func offersChoices(_ type: ValueType) -> Bool {
        type == .choice || type == .choices
    }
}
