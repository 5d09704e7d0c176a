/// Where the parts of an item stand in its file, so that a problem of the definition finds its place.
struct ItemOffsets {
    var whole = 0
    var name: Int?
    var title: Int?
    var value: Int?
    var defaultValue: Int?
    var choices: [Int] = []
    var validators: [Int] = []
    var formatter: Int?
    var messages: [String: Int] = [:]

    func offset(of part: DefinitionProblem.Part) -> Int {
        switch part {
        case .whole, .action, .key: whole
        case .name: name ?? whole
        case .title: title ?? whole
        case .value: value ?? whole
        case .defaultValue: defaultValue ?? whole
        case .choice(let index): choices.indices.contains(index) ? choices[index] : whole
        case .validator(let index):
            validators.indices.contains(index) ? validators[index] : whole
        case .formatter: formatter ?? whole
        case .message(let code): messages[code] ?? whole
        }
    }
}
