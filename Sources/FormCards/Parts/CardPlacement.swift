import FormModel

/// The fields and buttons that the parts of a card place by name, so that the parts for all others leave them out.
struct CardPlacement {
    private(set) var fields: Set<FieldName> = []
    private(set) var buttons: Set<FieldName> = []

    /// Collects the names in parts, whatever their conditions.
    ///
    /// - Complexity: O(*n*) in the parts.
    init(_ parts: [CardWord]) {
        var waiting = parts
        while let part = waiting.popLast() {
            // Tiles show the rows of a group, but a person cannot fill them in there.
            let placesRows = part.name == "table"
            for (key, argument) in part.arguments {
                switch (key, argument) {
                case ("fields", .fields(let names)), ("field", .fields(let names)):
                    fields.formUnion(names)
                case ("rows", .fields(let names)) where placesRows: fields.formUnion(names)
                case ("button", .fields(let names)): buttons.formUnion(names)
                default: waiting += argument.parts
                }
            }
        }
    }

    /// Whether a field, or a section around it, is placed.
    func hasField(_ name: FieldName) -> Bool {
        guard !fields.isEmpty else { return false }
        if fields.contains(name) { return true }
        let steps = name.text.split(separator: ".")
        guard steps.count > 1 else { return false }
        return (1..<steps.count).contains { count in
            FieldName(steps.prefix(count).joined(separator: ".")).map(fields.contains) ?? false
        }
    }
}

extension CardArgument {
    /// The parts in an argument.
    var parts: [CardWord] {
        switch self {
        case .parts(let parts): parts
        case .list(let list): list.flatMap(\.parts)
        case .named(let named): named.values.flatMap(\.parts)
        case .text, .expression, .number, .word, .flag, .fields: []
        }
    }
}
