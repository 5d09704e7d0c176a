import FormModel
import Testing

/// The keys, functions and operators that form files use.
///
/// A form file is read by the shapes of its keys, which its reader and its schema have in common.
struct FormWords {
    /// The keys, with the name of their object: `item.visibleWhen`, `choiceSource.with`.
    private(set) var keys: Set<String> = []
    /// The expressions, without the texts in quotes inside them.
    private(set) var expressions: [String] = []

    /// The names of all keys, of which a key of a row of a list is also one of a choice, and a key that a use of a fragment
    /// replaces is one of an item.
    static let allKeys: [String] =
        FormKeys.form.keys.map { "form.\($0.name)" } + FormKeys.items.map { "item.\($0.name)" }
        + FormKeys.everywhere.map { "any.\($0.name)" }
        + FormKeys.objects.filter { ![.replacement, .listRow].contains($0.name) }.flatMap {
            object in
            object.keys.map { "\(object.name.rawValue).\($0.name)" }
        }

    /// Adds the words of a form file.
    mutating func add(_ form: SchemaValue) { add(form, "form", FormKeys.form.keys) }

    /// Whether an expression calls a function.
    func calls(_ function: String) -> Bool {
        expressions.contains { expression in
            expression.matches(of: /(\w+)\(/).contains { $0.output.1 == function }
        }
    }

    /// Whether an expression has an operator.
    func uses(_ symbol: String) -> Bool { expressions.contains { $0.contains(symbol) } }

    // MARK: Objects

    private mutating func add(_ value: SchemaValue, _ object: String, _ known: [FormKeys.Key]) {
        for member in value.members {
            if member.key == "$comment" {
                keys.insert("any.$comment")
            } else if member.key.hasPrefix("x-") {
                keys.insert("any.x-…")
            } else if let key = known.first(where: { $0.name == member.key }) {
                keys.insert("\(object).\(key.name)")
                add(member.value, key.shape)
                if key.shape == .anything { addDefault(member.value) }
            }
        }
    }

    private mutating func add(_ value: SchemaValue, _ name: KeyShape.ObjectName) {
        switch name {
        case .validator: addParameters(value)
        case .formatter: break
        case .item, .fragmentItem, .replacement:
            guard value["use"] == nil else { return add(value, .use) }
            add(value, "item", FormKeys.items)
        default:
            guard let object = FormKeys.objects.first(where: { $0.name == name }) else { return }
            let title = name == .listRow ? KeyShape.ObjectName.choice : name
            add(value, title.rawValue, object.keys)
        }
    }

    /// Adds the expression of a calculated default; a literal has no words.
    private mutating func addDefault(_ value: SchemaValue) {
        if value["expression"] != nil { add(value, .calculated) }
    }

    /// Adds the expressions among the parameters of a validator, and of those inside it.
    private mutating func addParameters(_ value: SchemaValue) {
        for member in value.members {
            switch member.key {
            case "that", "expression": add(member.value, KeyShape.expression)
            case "message": add(member.value, .localizedText)
            default: addParameters(member.value)
            }
        }
        for element in value.list ?? [] { addParameters(element) }
    }

    // MARK: Shapes

    private mutating func add(_ value: SchemaValue, _ shape: KeyShape) {
        switch shape {
        case .expression:
            // A text in quotes may have a word like the name of a function.
            if let text = value.string {
                expressions.append(text.replacing(/'(?:[^'\\]|\\.)*'/, with: "''"))
            }
        case .localizedText: addTemplates(value)
        case .messages: for member in value.members { addTemplates(member.value) }
        case .list(of: let element, least: _):
            for value in value.list ?? [] { add(value, element) }
        case .byName(let shape, names: _):
            for member in value.members { add(member.value, shape) }
        case .object(let name): add(value, name)
        case .oneOf(let shapes):
            if let shape = shapes.first(where: { FormWords.fits(value, $0) }) { add(value, shape) }
        default: break
        }
    }

    /// Adds the expressions in the braces of a text, in all languages.
    private mutating func addTemplates(_ value: SchemaValue) {
        for text in [value.string].compactMap({ $0 }) + value.members.compactMap(\.value.string) {
            for match in text.matches(of: /\{= ([^}]*)\}/) {
                add(.text(String(match.output.1)), KeyShape.expression)
            }
        }
    }

    /// Whether a value is of one of the shapes that a key allows; an object is of the first whose table has all of its
    /// keys.
    private static func fits(_ value: SchemaValue, _ shape: KeyShape) -> Bool {
        switch (value, shape) {
        case (.text, .text), (.text, .expression), (.text, .localizedText), (.text, .word),
            (.list, .list), (.object, .byName), (.object, .localizedText), (.object, .messages):
            return true
        case (.object, .object(let name)):
            guard let object = FormKeys.objects.first(where: { $0.name == name }) else {
                return true
            }
            return value.members.allSatisfy { member in
                object.others != nil || member.key == "$comment" || member.key.hasPrefix("x-")
                    || object.keys.contains { $0.name == member.key }
            }
        default: return false
        }
    }
}
