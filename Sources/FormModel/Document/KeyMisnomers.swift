/// Keys of other form languages with their names in form files, for "Did you mean".
enum KeyMisnomers {
    /// The keys with their misnomers; if a misnomer occurs several times, the first key that the
    /// object may have is suggested.
    static let words: [(key: String, misnomers: [String])] = [
        (
            "help",
            ["description", "hint", "info", "note", "subtitle", "intro", "summary", "tooltip"]
        ),
        ("placeholder", ["example", "hint"]),
        ("title", ["label", "caption", "question", "heading", "text", "legend"]),
        ("name", ["id", "key", "field"]),
        ("id", ["name", "key"]),
        ("type", ["kind", "widget"]),
        ("value", ["valueType", "dataType", "inputType", "format", "id", "key", "code", "name"]),
        ("choices", ["options", "values", "enum", "oneOf"]),
        ("default", ["initial", "initialValue", "defaultValue"]),
        ("validators", ["validate", "validation", "constraints"]),
        ("formatter", ["format", "inputMask"]),
        ("messages", ["message", "errors", "errorMessage", "errorMessages"]),
        ("visibleWhen", ["showWhen", "showIf", "visibleIf", "visible", "when", "if", "condition"]),
        ("enabledWhen", ["enableWhen", "enabledIf", "enabled", "editableWhen"]),
        ("requiredWhen", ["requiredIf", "mandatoryWhen"]),
        ("computed", ["compute", "calculated", "calculate", "formula", "expression"]),
        ("action", ["onClick", "onPress", "command"]),
        ("items", ["fields", "inputs", "questions", "children", "elements", "components"]),
        ("pages", ["steps", "sections", "groups", "wizard"]),
        ("rules", ["constraints", "checks", "validators", "validate", "validation"]),
        ("min", ["minItems", "minRows", "minimum"]),
        ("max", ["maxItems", "maxRows", "maximum"]),
        ("locale", ["language", "lang"]),
        ("unknownFields", ["additionalProperties", "strict"]),
        ("formrun", ["schema"]),
        ("values", ["variables", "calculatedValues", "constants", "helpers", "let"]),
        ("endings", ["ending", "outcomes", "outcome", "thankYou", "completed", "confirmation"]),
        ("setBy", ["readOnly", "readonly", "disabled"]),
        ("trueTitle", ["labelTrue", "trueLabel", "yesLabel", "yesTitle", "onLabel"]),
        ("falseTitle", ["labelFalse", "falseLabel", "noLabel", "noTitle", "offLabel"]),
        ("unit", ["units", "suffix"]),
        ("autocomplete", ["autoComplete", "autofill"]),
        ("exclusive", ["isExclusive", "isNone", "single"]),
        ("shown", ["hidden", "isHidden", "display"]),
        ("accepted", ["isAccepted", "accept"]),
        ("states", ["state"]),
        ("open", ["action", "onTap", "tapped"]),
        ("traits", ["style", "styles", "look", "appearance"]),
        ("parts", ["body", "content", "contents", "elements", "children"]),
        ("remote", ["from", "url", "source"]),
    ]

    /// The key that a word probably means, among the keys of an object.
    static func key(for word: String, among keys: [String]) -> String? {
        words.first { key, misnomers in
            keys.contains(key) && misnomers.contains { $0.hasSameBytes(as: word) }
        }?.key
    }
}
