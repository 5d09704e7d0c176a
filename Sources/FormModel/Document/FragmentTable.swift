/// The fragments of a form file, checked before anything is expanded.
struct FragmentTable {
    struct Fragment {
        let name: String
        let keyOffset: Int
        let items: [JSONValue]
        /// The offsets of the uses of fragments in it.
        var uses: [Int] = []
        /// The number of values.
        let count: Int
    }

    /// The largest depth of fragments that use each other: 8.
    static let maximumDepth = 8

    private(set) var fragments: [String: Fragment] = [:]
    /// The uses of fragments by their offsets.
    private var uses: [Int: FragmentUse] = [:]
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []
    /// The names of the items of each fragment that is used.
    private(set) var names: [String: FieldNames] = [:]

    /// The fragments that nothing uses, not even an unused fragment, so that checking them checks every unused one.
    private(set) var unused: [Fragment] = []

    private let limits: JSONLimits
    /// The names of the fragments, in order.
    private var order: [String] = []
    /// The number of values of each fragment that has been measured, with the fragments that it
    /// uses, and the depth of these; `nil` for a broken one.
    private var sizes: [String: (count: Int, depth: Int)?] = [:]
    private var suggestions = 16

    /// Whether a form has neither the key of fragments nor uses of any.
    var isEmpty: Bool { !hasKey && uses.isEmpty && problems.isEmpty }

    /// Whether the form has the key of fragments, even with none.
    private let hasKey: Bool

    init(_ form: JSONValue, limits: JSONLimits) {
        self.limits = limits
        let members = form.members ?? []
        hasKey = members.value(.fragments) != nil
        if let value = members.value(.fragments) { read(value) }
        for name in order {
            let found = addUses(in: fragments[name]?.items ?? [])
            fragments[name]?.uses = found
        }
        var used: [Int] = addUses(in: members.value(.items)?.elements ?? [])
        for page in members.value(.pages)?.elements ?? [] {
            used += addUses(in: page.members?.value(.items)?.elements ?? [])
        }
        guard problems.allSatisfy({ $0.problem.code.severity != .error }), !isEmpty else { return }
        measure(used, form.count)
        guard problems.allSatisfy({ $0.problem.code.severity != .error }) else { return }
        for use in used { name(uses[use]) }
        findUnused()
    }

    // MARK: Reading

    private mutating func read(_ value: JSONValue) {
        guard let members = value.members else {
            return add(
                .wrongType,
                ["key": .key(.fragments), "expected": .text("an object of fragments by name")],
                value.offset)
        }
        for (key, keyOffset, fragment) in members {
            guard let name = FieldName(key)?.text else {
                add(.badName, ["name": .text(key)], keyOffset)
                continue
            }
            guard var object = ObjectReader(fragment, FormKeys.fragment) else {
                add(
                    .wrongType,
                    ["key": .text(key), "expected": .text("an object with \"items\"")],
                    fragment.offset)
                continue
            }
            if object.value(.items) == nil {
                object.missing(.items, hint: "list the items of the fragment.")
            }
            let items = object.elements(.items) ?? []
            if items.isEmpty, let offset = object.value(.items)?.offset {
                object.add(.noItems, [:], at: offset)
            }
            problems += object.problems
            order.append(name)
            fragments[name] = Fragment(
                name: name, keyOffset: keyOffset, items: items, count: fragment.count)
        }
    }

    /// Reads the uses of fragments in items and in the items within these.
    ///
    /// - Returns: Their offsets.
    private mutating func addUses(in items: [JSONValue]) -> [Int] {
        var found: [Int] = []
        for item in items {
            if let use = FragmentUse(item) {
                problems += use.problems
                uses[item.offset] = use
                found.append(item.offset)
                if !use.word.isEmpty, fragments[use.fragment] == nil { addUnknown(use) }
            } else if let inner = item.members?.value(.items)?.elements {
                found += addUses(in: inner)
            }
        }
        return found
    }

    private mutating func addUnknown(_ use: FragmentUse) {
        var parameters: IssueParameters = ["word": .text(use.word)]
        suggestions -= 1
        if suggestions >= 0 {
            parameters["nearest"] = Spelling.nearest(to: use.word, in: order)
                .map { .text($0) }
        }
        add(.unknownFragment, parameters, use.fragmentOffset)
    }

    // MARK: Measuring

    /// Finds cycles, and forms that would be too large or too deep, without expanding anything.
    private mutating func measure(_ used: [Int], _ count: Int) {
        for name in order { _ = measure(name, within: []) }
        var total = count
        for offset in used {
            guard let use = uses[offset], let size = sizes[use.fragment] ?? nil else { continue }
            total += size.count
            guard total <= limits.members else { return addTooLarge(use) }
        }
    }

    private mutating func measure(
        _ name: String, within around: [String]
    ) -> (count: Int, depth: Int)? {
        if let size = sizes[name] { return size }
        guard let fragment = fragments[name] else { return nil }
        sizes[name] = .some(nil)
        var size = (count: fragment.count, depth: 1)
        var isSound = true
        for offset in fragment.uses {
            guard let use = uses[offset] else { continue }
            let path = around + [name]
            if let start = path.firstIndex(of: use.fragment) {
                addLoop(path[start...] + [use.fragment], use)
                isSound = false
                continue
            }
            guard path.count < FragmentTable.maximumDepth else {
                addTooDeep(use)
                isSound = false
                continue
            }
            guard let inner = measure(use.fragment, within: path) else {
                isSound = false
                continue
            }
            size = (size.count + inner.count, max(size.depth, inner.depth + 1))
            guard size.count <= limits.members else {
                addTooLarge(use)
                return nil
            }
            if size.depth > FragmentTable.maximumDepth {
                addTooDeep(use)
                isSound = false
            }
        }
        sizes[name] = isSound ? size : .some(nil)
        return isSound ? size : nil
    }

    private mutating func addLoop(_ names: ArraySlice<String>, _ use: FragmentUse) {
        let loop = names.map { "\"\($0)\"" }.joined(separator: ", ")
        add(.fragmentLoop, ["loop": .text(loop)], use.fragmentOffset)
    }

    private mutating func addTooDeep(_ use: FragmentUse) {
        add(
            .fragmentsTooDeep, ["max": .integer(FragmentTable.maximumDepth)], use.fragmentOffset)
    }

    private mutating func addTooLarge(_ use: FragmentUse) {
        problems.append((use.fragmentOffset, FragmentTable.tooLarge(limits)))
    }

    /// The problem of a form that is too large.
    static func tooLarge(_ limits: JSONLimits) -> DefinitionProblem {
        DefinitionProblem(
            .fragmentsTooLarge,
            parameters: ["max": .integer(limits.members), "bytes": .integer(limits.bytes)])
    }

    // MARK: Names

    /// Finds the names of a fragment that is used, and of those that it uses.
    @discardableResult
    private mutating func name(_ use: FragmentUse?) -> FieldNames? {
        guard let use, let fragment = fragments[use.fragment] else { return nil }
        if names[fragment.name] == nil {
            for inner in fragment.uses { name(uses[inner]) }
            names[fragment.name] = FieldNames(of: fragment.items) { [self] in self.names(ofUse: $0)
            }
        }
        let names = names[fragment.name]
        if let names {
            problems += use.problems(among: names, suggestions: &suggestions)
        }
        return names
    }

    /// Warns of each fragment that the form does not use.
    private mutating func findUnused() {
        let never = order.filter { names[$0] == nil }
        var inner: Set<String> = []
        for name in never {
            guard let fragment = fragments[name] else { continue }
            add(.unusedFragment, ["word": .text(name)], fragment.keyOffset)
            inner.formUnion(fragment.uses.compactMap { uses[$0]?.fragment })
        }
        var total = 0
        for name in never where !inner.contains(name) {
            guard let fragment = fragments[name] else { continue }
            total += (sizes[name] ?? nil)?.count ?? 0
            guard total <= limits.members else {
                return problems.append((fragment.keyOffset, FragmentTable.tooLarge(limits)))
            }
            unused.append(fragment)
            for use in fragment.uses { self.name(uses[use]) }
        }
    }

    /// The use of a fragment that an item is, wherever the fragment that contains it is used; `nil` for another item.
    func use(_ item: JSONValue) -> FragmentUse? { uses[SourceUses.offset(of: item.offset)] }

    /// The names that a use of a fragment makes; `nil` for another item.
    func names(ofUse item: JSONValue) -> FieldNames? {
        guard let use = use(item), let names = names(in: use) else { return nil }
        return use.prefix.map { names.prefixed(by: $0) } ?? names
    }

    /// The names in the fragment of a use, as the use changes them.
    func names(in use: FragmentUse) -> FieldNames? {
        names[use.fragment]?.changed(by: use.replaced)
    }

    private mutating func add(_ code: DefinitionCode, _ parameters: IssueParameters, _ offset: Int)
    {
        problems.append((offset, DefinitionProblem(code, parameters: parameters)))
    }
}
