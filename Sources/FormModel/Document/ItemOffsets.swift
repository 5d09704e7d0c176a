/// Where the parts of an item stand in its file, so that a problem of the definition finds its place.
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
    /// The values of other keys.
    var keys: [String: Int] = [:]
    /// The items of a group.
    var items: [ItemOffsets] = []
    /// Whether its value type or a choice could not be read, so that what follows from them is unknown.
    var isUnsure = false
    /// Whether nothing is known of it, not even what type of item it is.
    var isUnreadable = false
    /// Whether its type or name could not be read, so that others may name it in vain.
    var isNameless = false

    /// Whether a problem of that part may only follow from what could not be read.
    func mayFollow(_ part: DefinitionProblem.Part) -> Bool {
        switch part {
        case .value, .defaultValue, .choice, .validator, .formatter, .key, .message: isUnsure
        case .whole, .name, .title, .action: false
        }
    }

    /// The offsets of an item of the group, and so on inwards; of the innermost one that there is.
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
        case .key(let key): keys[key] ?? whole
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
