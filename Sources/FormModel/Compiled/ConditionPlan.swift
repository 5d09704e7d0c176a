/// The conditions and calculations of a form, in dependency order, with the endings and buttons on which they decide.
package struct ConditionPlan: Sendable {
    package let steps: [ConditionStep]
    /// For each field, the steps that read it.
    package let readers: [[Int]]
    /// For each item, its step, or −1.
    package let stepOfItem: [Int]
    /// For each page or section with a condition, the steps of its items and of the sections in it.
    package let stepsOfContainer: [ItemContainer: [Int]]
    /// The fields of enclosing scopes that the steps of a row read, each once; none in the form itself.
    let enclosingReads: [FieldReference]
    /// The steps that read enclosing scopes.
    let enclosingSteps: [Int]
    /// For each pass over the rows of the group, the number of steps up to its end; one pass for all steps, unless rows
    /// read other rows.
    let passes: [Int]
    /// The fields that rows read in the row before; none where rows read no other rows.
    let previousFields: [Int]
    /// Whether rows read other rows of their group, so that its steps are settled in passes.
    let readsOwnRows: Bool
    /// The steps that read other rows of their group.
    let rowReaders: RowReaders
    /// For each step, whether it reads all rows of its group, or touches a step of its row or of the next one that does; none
    /// where rows read no other rows.
    let reachesAllRows: [Bool]
    /// Whether there are only default expressions, which apply to a filling-in and not to a submission.
    let isDefaultOnly: Bool

    /// The conditions that depend on each other in a cycle, each cycle once.
    let loops: [[ConditionStep]]

    /// The endings with a condition, in the order in which they are reached; none in the rows of a group.
    let endings: [CompiledEnding]
    /// The buttons that submit, if one of them can be disabled; none in the rows of a group.
    let submitButtons: [SubmitButton]

    /// - Parameters:
    ///   - unordered: The steps, those of pages first.
    ///   - items: The items.
    ///   - itemOfField: For each field, its item.
    ///   - endings: The endings with a condition, in the order in which they are reached.
    ///   - group: The index of the group whose rows have the conditions, in the record around them; `nil` for the form.
    /// - Complexity: O(*n*) in the steps and in the fields that they read.
    init(
        _ unordered: [ConditionStep], _ items: [FormItem], itemOfField: [Int],
        endings: [CompiledEnding], of group: Int?
    ) {
        let sorted = ConditionPlan.order(of: unordered, items: items.count, itemOfField, group)
        steps = sorted.order.map { unordered[$0] }
        loops = sorted.loops.map { loop in loop.map { unordered[$0] } }
        passes = sorted.passes
        previousFields = sorted.previousFields
        readsOwnRows = sorted.readsOwnRows
        if let group, sorted.readsOwnRows {
            let own = FieldReference(up: 1, field: group)
            rowReaders = RowReaders(
                steps.map { $0.reads(ofRowsOf: own) }, fieldCount: itemOfField.count)
        } else {
            rowReaders = RowReaders()
        }
        var readers = [[Int]](repeating: [], count: itemOfField.count)
        var stepOfItem = [Int](repeating: -1, count: items.count)
        var stepsOfContainer: [ItemContainer: [Int]] = [:]
        for (index, step) in steps.enumerated() {
            for field in step.reads where readers[field].last != index {
                readers[field].append(index)
            }
            // A group whose rows read other rows is settled again when one of them changes.
            if step.field >= 0, step.rowReads.contains(step.field),
                readers[step.field].last != index
            {
                readers[step.field].append(index)
            }
            if step.item >= 0 { stepOfItem[step.item] = index }
            if let container = step.container {
                stepsOfContainer[container, default: []].append(index)
            }
        }
        reachesAllRows = ConditionPlan.reachingAllRows(
            steps, rowReaders, readers: readers, stepsOfContainer)
        enclosingReads = FieldReferences(steps.lazy.flatMap(\.enclosingReads)).list
        enclosingSteps = steps.indices.filter { [steps] in !steps[$0].enclosingReads.isEmpty }
        isDefaultOnly = steps.allSatisfy(\.isDefaultOnly)
        self.readers = readers
        self.stepOfItem = stepOfItem
        self.stepsOfContainer = stepsOfContainer
        self.endings = endings
        submitButtons = group != nil ? [] : SubmitButton.buttons(among: items, steps, stepOfItem)
    }

    /// For each step, whether it or a step that its result touches reads all rows of the group.
    private static func reachingAllRows(
        _ steps: [ConditionStep], _ rowReaders: RowReaders, readers: [[Int]],
        _ stepsOfContainer: [ItemContainer: [Int]]
    ) -> [Bool] {
        guard !rowReaders.ofEveryRow.isEmpty else { return [] }
        var reaches = [Bool](repeating: false, count: steps.count)
        for step in rowReaders.ofEveryRow { reaches[step] = true }
        var isOther = true
        while isOther {
            isOther = false
            // A step touches later ones of its row, and any of the next row.
            for index in steps.indices.reversed() where !reaches[index] {
                let step = steps[index]
                var touched = step.opened.flatMap { stepsOfContainer[$0] } ?? []
                if step.field >= 0 {
                    touched += readers[step.field] + rowReaders.ofPrevious[step.field]
                }
                guard touched.contains(where: { reaches[$0] }) else { continue }
                reaches[index] = true
                isOther = true
            }
        }
        return reaches
    }

    /// The dependency order of steps, each of which follows what it reads and the container around it.
    private static func order(
        of unordered: [ConditionStep], items: Int, _ itemOfField: [Int], _ group: Int?
    ) -> RowOrderOfSteps {
        var nodeOfItem = [Int](repeating: -1, count: items)
        var nodeOfContainer: [ItemContainer: Int] = [:]
        for (node, step) in unordered.enumerated() {
            if step.item >= 0 { nodeOfItem[step.item] = node }
            if let opened = step.opened { nodeOfContainer[opened] = node }
        }
        func nodes(_ fields: [Int]) -> [Int] {
            fields.map { nodeOfItem[itemOfField[$0]] }.filter { $0 >= 0 }
        }
        let needs = unordered.map { step in
            let container = step.container.flatMap { nodeOfContainer[$0] }
            return nodes(step.reads) + (container.map { [$0] } ?? [])
        }
        let reads = group.map { group in
            unordered.map { $0.reads(ofRowsOf: FieldReference(up: 1, field: group)) }
        }
        guard let reads, reads.contains(where: \.isAny) else {
            return RowOrderOfSteps(DependencyOrder(needs))
        }
        let all = zip(unordered, reads).map { step, reads in
            // A group in the rows may read what was entered in the same group of other rows.
            nodes(
                reads.all.filter { $0.first != step.field || !step.isEntered($0.dropFirst()) }
                    .compactMap(\.first))
        }
        return RowOrderOfSteps(
            needs, ofAllRows: all, ofPrevious: reads.map { nodes($0.previous) },
            previousFields: Set(reads.flatMap(\.previous)).sorted())
    }

    // MARK: Endings and buttons

    /// The ending that the values of a record of the form reach by a condition; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the endings.
    func ending(in values: borrowing ValueTableView) -> FormEnding? {
        for ending in endings where values.isTrue(at: ending.field) { return ending.ending }
        return nil
    }

    /// The ending that an issue `ended` names.
    package func ending(of issue: FormIssue) -> FormEnding? {
        guard case .text(let name)? = issue.parameters["ending"] else { return nil }
        return endings.lazy.map(\.ending).first { $0.name.text.hasSameBytes(as: name) }
    }

    /// The button because of which the values of the form cannot be submitted: some buttons that submit are shown, and
    /// all of these are disabled.
    ///
    /// Buttons that are hidden decide nothing.
    ///
    /// - Returns: The first of these buttons; `nil` if the values can be submitted.
    func disabledSubmit(in context: borrowing JudgingContext) -> SubmitButton? {
        var disabled: SubmitButton?
        for button in submitButtons {
            if button.isHidden(in: context) { continue }
            guard button.isDisabled(in: context) else { return nil }
            disabled = disabled ?? button
        }
        return disabled
    }

    /// The buttons that submit and can be disabled.
    package var conditionalButtons: [FormItem] {
        submitButtons.map(\.item).filter { $0.enabledWhen != nil }
    }

    /// The button that an issue `submitDisabled` names.
    package func button(of issue: FormIssue) -> FormItem? {
        guard issue.code == .submitDisabled, case .text(let name)? = issue.parameters["button"]
        else { return nil }
        return submitButtons.first { $0.item.name?.text.hasSameBytes(as: name) == true }?.item
    }
}
