/// The items of a page that parts of its card name, so that the parts for all other items leave them out.
package struct PlacedItems: Sendable, Hashable {
    /// The names of inputs, groups, labels and sections; that of a section stands for all its items.
    package private(set) var items: Set<FieldName> = []
    /// The names of buttons.
    package private(set) var buttons: Set<FieldName> = []

    /// Collects the names in parts, whatever the conditions of the parts.
    ///
    /// - Complexity: O(*n*) in the parts and their arguments.
    init(_ parts: [CardWord], _ words: CardWordShapes, depth: Int = 0) {
        guard depth < CardWord.maximumDepth else { return }
        for part in parts {
            guard let shape = words.part(part.name) else { continue }
            for parameter in shape.parameters {
                guard let argument = part.arguments[parameter.name] else { continue }
                add(argument, parameter.kind, words, depth)
            }
        }
    }

    /// Whether an item, or a section around it, is placed.
    package func contains(_ name: FieldName) -> Bool {
        guard !items.isEmpty else { return false }
        if items.contains(name) { return true }
        let steps = name.text.split(separator: ".")
        return (1..<max(1, steps.count)).contains { count in
            FieldName(steps.prefix(count).joined(separator: ".")).map(items.contains) ?? false
        }
    }

    private mutating func add(
        _ argument: CardArgument, _ kind: CardParameterKind, _ words: CardWordShapes, _ depth: Int
    ) {
        switch (kind.shape, argument) {
        case (.field(isPlaced: true), .fields(let names)),
            (.fields(isPlaced: true), .fields(let names)),
            (.group(isPlaced: true), .fields(let names)):
            items.formUnion(names)
        case (.button, .fields(let names)): buttons.formUnion(names)
        case (.parts, .parts(let parts)):
            let inner = PlacedItems(parts, words, depth: depth + 1)
            items.formUnion(inner.items)
            buttons.formUnion(inner.buttons)
        case (.list(let kind, _), .list(let elements)):
            for element in elements { add(element, kind, words, depth) }
        case (.object(let parameters), .named(let named)):
            for parameter in parameters {
                if let argument = named[parameter.name] {
                    add(argument, parameter.kind, words, depth)
                }
            }
        case (.oneOf(let kinds), _): for kind in kinds { add(argument, kind, words, depth) }
        case (.ofRows(let kind), _): add(argument, kind, words, depth)
        default: break
        }
    }
}
