/// The byte offsets of the parts of an item in its file, for locating problems of the definition.
struct ItemOffsets {
    /// What other problems may follow from, if it cannot be read.
    enum Cause {
        /// The type of the item.
        case kind
        /// The type or name, so that references to the item seem to be unknown.
        case name
        /// The value type or a choice, so that problems that depend on them are unreliable.
        case values
    }

    private let whole: Int
    /// The offsets of parts other than choices, validators and messages, in the order in which they were found.
    private var parts: [(part: DefinitionProblem.Part, offset: Int)] = []
    /// The offsets of messages by code, of which a file may have very many.
    private var messages: [String: Int] = [:]
    private var choices: [Int] = []
    private var suggestions: [Int] = []
    private var validators: [ValidatorOffsets] = []
    private var items: [ItemOffsets] = []
    private var unreadable: [Cause] = []

    init(whole: Int) { self.whole = whole }

    // MARK: Recording

    /// Adds a part other than a choice or validator; one that was found again is at the later offset.
    mutating func add(_ part: DefinitionProblem.Part, at offset: Int?) {
        guard let offset else { return }
        if case .message(let code) = part {
            messages[code] = offset
        } else {
            parts.append((part, offset))
        }
    }

    /// Adds choices, behind those that were added before.
    mutating func add(choices offsets: [Int]) { choices += offsets }

    mutating func add(suggestions offsets: [Int]) { suggestions += offsets }

    mutating func add(validators offsets: [ValidatorOffsets]) { validators += offsets }

    /// Adds the items of a group.
    mutating func add(items offsets: [ItemOffsets]) { items += offsets }

    mutating func add(unreadable cause: Cause) { unreadable.append(cause) }

    // MARK: Locating

    /// Whether a part cannot be read.
    func lacks(_ cause: Cause) -> Bool { unreadable.contains(cause) }

    /// Whether a problem of that part may be a consequence of an unreadable part.
    func mayFollow(_ part: DefinitionProblem.Part) -> Bool {
        switch part {
        case .value, .defaultValue, .choice, .validator, .formatter, .key, .message: lacks(.values)
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
        case .choice(let index): choices.indices.contains(index) ? choices[index] : whole
        case .validator(let index):
            validators.indices.contains(index)
                ? validators[index].offset(at: problem.nesting[...]) : whole
        case .message(let code): messages[code] ?? whole
        case .key where problem.part == .key(.suggestions) && !problem.nesting.isEmpty:
            problem.nesting.first.flatMap { index in
                suggestions.indices.contains(index) ? suggestions[index] : nil
            } ?? whole
        case .whole, .name, .title, .value, .defaultValue, .formatter, .action, .key:
            parts.last { $0.part == problem.part }?.offset ?? whole
        }
    }
}
