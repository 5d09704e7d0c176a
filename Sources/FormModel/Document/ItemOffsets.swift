/// The byte offsets of the parts of an item in its file, for locating problems of the definition.
struct ItemOffsets {
    var whole = 0
    var name: Int?
    var title: Int?
    var value: Int?
    var defaultValue: Int?
    var choices: [Int] = []
    var validators: [ValidatorOffsets] = []
    var formatter: Int?
    var messages: [String: Int] = [:]
    /// The offsets of the values of other keys.
    var keys = KeyOffsets()
    var items: [ItemOffsets] = []
    /// Whether the value type or a choice is unreadable, so that problems depending on them are
    /// unreliable.
    var isUnsure = false
    /// Whether even the type of the item is unreadable.
    var isUnreadable = false
    /// Whether the type or name is unreadable, so that references to the item seem to be unknown.
    var isNameless = false

    /// Whether a problem of that part may be a consequence of an unreadable part.
    func mayFollow(_ part: DefinitionProblem.Part) -> Bool {
        switch part {
        case .value, .defaultValue, .choice, .validator, .formatter, .key, .message: isUnsure
        case .whole, .name, .title, .action: false
        }
    }

    /// The offsets of an item inside a group, by the path of indices; those of the innermost known
    /// item.
    func item(_ inner: [Int]) -> ItemOffsets {
        var offsets = self
        for index in inner where offsets.items.indices.contains(index) {
            offsets = offsets.items[index]
        }
        return offsets
    }

    func offset(of problem: DefinitionProblem) -> Int {
        switch problem.part {
        case .whole, .action: whole
        case .key: keys.offset(of: problem.part) ?? whole
        case .name: name ?? whole
        case .title: title ?? whole
        case .value: value ?? whole
        case .defaultValue: defaultValue ?? whole
        case .choice(let index): choices.indices.contains(index) ? choices[index] : whole
        case .validator(let index):
            validators.indices.contains(index)
                ? validators[index].offset(at: problem.nesting[...]) : whole
        case .formatter: formatter ?? whole
        case .message(let code): messages[code] ?? whole
        }
    }
}
