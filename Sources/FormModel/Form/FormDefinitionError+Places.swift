extension FormDefinitionError {
    /// Makes the error from at least one problem; `items` are those of all pages of the form.
    init(_ problems: [DefinitionProblem], of items: [FormItem]) {
        self.problems = problems
        places = problems.map { $0.place(among: items) }
    }
}

extension DefinitionProblem {
    /// The position, such as `contacts.phone.validators[0]` or `items[2].title`; `form` for the
    /// form itself.
    fileprivate func place(among items: [FormItem]) -> String {
        var steps: [String] = []
        var around = items
        for index in (item.map { [$0] } ?? []) + inner where around.indices.contains(index) {
            // A problem of a name, such as a duplicate, is located by index, since the name may be
            // ambiguous.
            let isUnclear = part == .name && steps.count == inner.count
            let name = isUnclear ? nil : around[index].name?.text
            steps.append(name ?? "items[\(index)]")
            around = around[index].items
        }
        if let key = part.key { steps.append(key + nesting.map { "[\($0)]" }.joined()) }
        return steps.isEmpty ? "form" : steps.joined(separator: ".")
    }
}

extension DefinitionProblem.Part {
    /// The key of the part in a form file; `nil` for the form or item itself.
    fileprivate var key: String? {
        switch self {
        case .whole: nil
        case .name: FormKey.name.rawValue
        case .title: FormKey.title.rawValue
        case .value: FormKey.value.rawValue
        case .defaultValue: FormKey.default.rawValue
        case .choice(let index): "\(FormKey.choices.rawValue)[\(index)]"
        case .validator(let index): "\(FormKey.validators.rawValue)[\(index)]"
        case .formatter: FormKey.formatter.rawValue
        case .action: FormKey.action.rawValue
        case .message(let code): "\(FormKey.messages.rawValue).\(code)"
        case .key(let key): key
        }
    }
}
