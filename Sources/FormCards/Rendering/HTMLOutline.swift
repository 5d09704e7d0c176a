import FormModel

/// What a page has to know of a card before it is written.
struct HTMLOutline {
    /// The button that the Enter key presses.
    private(set) var primary: ActionNode?
    /// Whether that button comes first, so that browsers choose it.
    private(set) var isPrimaryFirst = false
    /// Whether a part of the card summarizes the issues.
    private(set) var hasSummary = false
    /// Whether the style sheet shows and hides nodes.
    private(set) var followsConditions = false
    /// Whether there are conditions that it does not follow, so that only a new page shows what they hide.
    private(set) var leavesConditions = false
    /// Whether the page sends a file.
    private(set) var sendsFiles = false
    /// Whether a field or group has the mark for a required answer.
    private(set) var marksRequired = false

    private var hasButton = false
    /// The fields whose answers are seen in options, each with the answers on which the field itself depends.
    private var controls: [FieldPath: [NodeCondition.Answer]] = [:]
    /// The fields with one box, on which no option is seen for no.
    private var boxes: Set<FieldPath> = []
    private var conditions: [NodeCondition] = []
    /// The answers that the style sheet follows, with their numbers.
    private var numbers: [NodeCondition.Answer: Int] = [:]
    private var answers: [FieldPath: [NodeCondition.Answer]] = [:]

    init() {}

    /// - Complexity: O(*n*) in the nodes, and in the answers of conditions.
    init(_ body: CardNode) {
        var rest: [(node: CardNode, around: [NodeCondition.Answer])] = [(body, [])]
        while let (node, outer) = rest.popLast() {
            var around = outer
            if let condition = node.condition {
                conditions.append(condition)
                around += condition.answers
            }
            collect(node, around)
            for inner in node.shownNodes.reversed() { rest.append((inner, around)) }
        }
        guard !conditions.isEmpty else { return }
        for condition in conditions {
            number(condition)
            if numbers(of: condition) == nil { leavesConditions = true }
        }
    }

    private mutating func collect(_ node: CardNode, _ around: [NodeCondition.Answer]) {
        switch node.content {
        case .button(let action):
            if !hasButton, action.isPrimary { isPrimaryFirst = true }
            if action.isPrimary, primary == nil { primary = action }
            hasButton = true
        case .issues(let issues): if issues.style != .list { hasSummary = true }
        case .group(let group): collect(group)
        case .table(let table): if let group = table.group { collect(group) }
        case .field(let shared):
            let field = shared.value
            if field.isRequired { marksRequired = true }
            if field.control == .file, field.isSent { sendsFiles = true }
            if field.box != nil { boxes.insert(field.path) }
            if field.hasOptions, !field.isComputed, !field.isGiven, controls[field.path] == nil {
                controls[field.path] = around
            }
        default: break
        }
    }

    private mutating func collect(_ group: GroupNode) {
        if group.hasButtons { hasButton = true }
        if group.isRequired { marksRequired = true }
    }

    // MARK: Conditions

    /// Gives numbers to the answers of a condition, unless the page cannot follow it.
    private mutating func number(_ condition: NodeCondition) {
        guard let all = chain(of: condition) else { return }
        let new = all.filter { numbers[$0] == nil }
        guard numbers.count + new.count <= HTMLStyleSheet.maximumConditions else { return }
        for answer in new {
            numbers[answer] = numbers.count + 1
            answers[answer.path, default: []].append(answer)
        }
        followsConditions = true
    }

    /// The answers of a condition, and those on which the fields of these answers depend: a hidden field has no answer,
    /// although its options keep theirs.
    ///
    /// - Returns: Each answer once; `nil` where a field has no options on the page, or none for an answer.
    private func chain(of condition: NodeCondition) -> [NodeCondition.Answer]? {
        var found: [NodeCondition.Answer] = []
        var rest = condition.answers
        while let answer = rest.popLast() {
            guard !found.contains(answer) else { continue }
            guard let around = controls[answer.path] else { return nil }
            if boxes.contains(answer.path), answer.includes("false") { return nil }
            found.append(answer)
            rest += around
        }
        return found
    }

    /// The numbers of the answers on which a node depends; `nil` where the page cannot follow its condition.
    func numbers(of condition: NodeCondition) -> [Int]? {
        guard followsConditions, let all = chain(of: condition) else { return nil }
        let numbers = all.compactMap { self.numbers[$0] }
        return numbers.count == all.count ? numbers : nil
    }

    /// The numbers of the answers of which an option is one.
    func numbers(of option: String, at path: FieldPath) -> [Int] {
        guard followsConditions, let answers = answers[path] else { return [] }
        return answers.compactMap { $0.includes(option) ? numbers[$0] : nil }
    }
}

extension CardNode {
    /// The nodes directly in this one that a page shows, in order.
    fileprivate var shownNodes: [CardNode] {
        if case .pages(let pages) = content {
            return pages.pages.isEmpty ? [] : [pages.pages[pages.current]]
        }
        return nodes
    }
}

extension GroupNode {
    /// Whether the group has buttons that add or remove rows.
    fileprivate var hasButtons: Bool { add != nil || remove != nil }
}

extension FieldNode {
    /// Whether the answer is chosen from options.
    fileprivate var hasOptions: Bool {
        switch control {
        case .yesNo, .one, .many: !isSecure
        default: false
        }
    }
}
