import FormModel

/// The elements of a container of an Adaptive Card, in order.
///
/// Pairs that follow each other share a set of facts, and buttons a set of actions. A rule or an empty row is a property
/// of the element behind it.
struct AdaptiveList {
    private var elements: [SchemaValue] = []
    private var facts: [SchemaValue] = []
    private var actions: [SchemaValue] = []
    private var isSeparated = false
    private var isSpaced = false

    /// An object with the members that have a value.
    static func object(_ members: [(String, SchemaValue?)]) -> SchemaValue {
        .object(members.compactMap { key, value in value.map { .init(key, $0) } })
    }

    /// An element of a type, with the members that have a value.
    static func element(
        _ type: String, _ members: KeyValuePairs<String, SchemaValue?>
    ) -> SchemaValue {
        object([("type", .text(type))] + members.map { ($0.key, $0.value) })
    }

    // MARK: Adding

    mutating func add(_ element: SchemaValue) {
        endFacts()
        endActions()
        append(element)
    }

    /// Adds a title and its value, both escaped.
    mutating func add(fact title: String, _ value: String) {
        endActions()
        facts.append(["title": .text(title), "value": .text(value)])
    }

    mutating func add(action: SchemaValue) {
        endFacts()
        actions.append(action)
    }

    /// Draws a line above the next element.
    mutating func separate() {
        endFacts()
        endActions()
        isSeparated = true
    }

    /// Leaves space above the next element.
    mutating func space() {
        endFacts()
        endActions()
        isSpaced = true
    }

    private mutating func endFacts() {
        guard !facts.isEmpty else { return }
        append(AdaptiveList.element("FactSet", ["facts": .list(facts)]))
        facts = []
    }

    private mutating func endActions() {
        guard !actions.isEmpty else { return }
        append(AdaptiveList.element("ActionSet", ["actions": .list(actions)]))
        actions = []
    }

    private mutating func append(_ element: SchemaValue) {
        var members = element.members
        if isSeparated { members.append(.init("separator", true)) }
        if isSpaced || isSeparated, !members.contains(where: { $0.key == "spacing" }) {
            members.append(.init("spacing", isSpaced ? "large" : "medium"))
        }
        isSeparated = false
        isSpaced = false
        elements.append(.object(members))
    }

    // MARK: The result

    /// All elements, and the actions at the end.
    var ended: (elements: [SchemaValue], actions: [SchemaValue]) {
        var list = self
        list.endFacts()
        return (list.elements, list.actions)
    }

    /// All elements; actions at the end are an element.
    var all: [SchemaValue] {
        var list = self
        list.endFacts()
        list.endActions()
        return list.elements
    }
}
