/// Collects the conditions and calculations of a form, or of the rows of a group, as steps.
struct ConditionBuilder {
    private let record: RecordDefinition
    /// For each field, its item.
    private let itemOfField: [Int]
    /// The index of the group whose rows it collects the conditions of, in the record around them; `nil` for the form.
    private let group: Int?
    /// The steps: those of pages first, the others in any order until ``sort()``.
    private var steps: [ConditionStep] = []
    /// For each field, its step until they are sorted, or −1.
    private var stepOfField: [Int]
    private var endings: [CompiledEnding] = []

    init(_ record: RecordDefinition, itemOfField: [Int], of group: Int?) {
        self.record = record
        self.group = group
        self.itemOfField = itemOfField
        stepOfField = [Int](repeating: -1, count: itemOfField.count)
    }

    /// The conditions in dependency order.
    var plan: ConditionPlan {
        ConditionPlan(
            steps, record.items, itemOfField: itemOfField, endings: endings, of: group)
    }

    /// Compiles the conditions of the pages.
    mutating func bindPages(_ binder: inout ExpressionBinder) {
        for (index, page) in record.pages.enumerated() {
            guard let condition = page.condition else { continue }
            let bound = binder.condition(condition)
            if page.hiding.isEmpty {
                binder.report(bound.problems)
            } else if let own = page.visibleWhen {
                // The problems of the traits are reported with those of the card.
                let visible = binder.condition(own)
                binder.report(visible.problems)
            }
            steps.append(
                ConditionStep(
                    item: -1, field: -1, in: nil, opening: .page(index),
                    ItemExpressions(visible: bound)))
        }
    }

    /// Adds the step of an item, if anything decides on it.
    mutating func add(
        _ expressions: ItemExpressions, of item: FormItem, _ index: Int, field: Int?,
        in container: ItemContainer?
    ) {
        guard !expressions.isEmpty || container != nil else { return }
        if let field { stepOfField[field] = steps.count }
        let isContainer = item.kind == .section && expressions.visible != nil
        steps.append(
            ConditionStep(
                item: index, field: field ?? -1, in: container,
                opening: isContainer ? .section(index) : nil, expressions))
    }

    /// Gives a group whose rows have conditions a step, or adds them to its step.
    mutating func attach(_ rows: CompiledForm, to field: Int) {
        guard !rows.conditions.steps.isEmpty else { return }
        let index = stepOfField[field]
        if index >= 0 {
            steps[index] = steps[index].settling(rows)
        } else {
            steps.append(
                ConditionStep(
                    item: itemOfField[field], field: field, in: nil, ItemExpressions(), rows: rows))
        }
    }

    /// Puts the steps of items in form order, so that a cycle is reported at the first of its conditions.
    mutating func sort() {
        let pages = steps.prefix { $0.item < 0 }
        steps = pages + steps[pages.count...].sorted { $0.item < $1.item }
    }

    // MARK: Endings

    /// Adds the endings, after all other steps: the page of each, and the pages that it hides.
    ///
    /// The endings are put in the order in which they are reached: by page, those of one page in the given order.
    ///
    /// - Complexity: O(*n*) in the steps and in what they read, and in the pages for each ending.
    mutating func attachEndings() {
        let conditional = record.endings.filter { $0.when != nil }
        guard !conditional.isEmpty else { return }
        let pageOfItem = record.pages.enumerated().flatMap { index, page in
            [Int](repeating: index, count: page.items.count)
        }
        let lastPages = lastPages(pageOfItem)
        let first = itemOfField.count - conditional.count
        let compiled = conditional.enumerated().map { index, ending in
            CompiledEnding(ending: ending, field: first + index, page: lastPages[first + index])
        }
        endings = compiled.enumerated().sorted {
            ($0.element.page, $0.offset) < ($1.element.page, $1.offset)
        }.map(\.element)
        hidePages(pageOfItem)
    }

    /// For each field, the last page on whose fields it depends; −1 if there is none.
    ///
    /// The field itself counts, and everything that its conditions and calculations read, directly or not: so the pages
    /// that an ending hides cannot change its own condition.
    private func lastPages(_ pageOfItem: [Int]) -> [Int] {
        var stepOfItem: [Int: Int] = [:]
        var stepOfContainer: [ItemContainer: Int] = [:]
        for (index, step) in steps.enumerated() {
            if step.item >= 0 { stepOfItem[step.item] = index }
            if let opened = step.opened { stepOfContainer[opened] = index }
        }
        func page(of field: Int) -> Int {
            let item = itemOfField[field]
            return item < pageOfItem.count ? pageOfItem[item] : -1
        }
        let needs = steps.map { step in
            var nodes = step.reads.compactMap { stepOfItem[itemOfField[$0]] }
            if let container = step.container, let node = stepOfContainer[container] {
                nodes.append(node)
            }
            return nodes
        }
        var lastOfStep = [Int](repeating: -1, count: steps.count)
        for index in DependencyOrder(needs).order {
            let read = steps[index].reads.map(page).max() ?? -1
            let inherited = needs[index].map { lastOfStep[$0] }.max() ?? -1
            lastOfStep[index] = max(read, inherited)
        }
        return itemOfField.indices.map { field in
            max(page(of: field), stepOfItem[itemOfField[field]].map { lastOfStep[$0] } ?? -1)
        }
    }

    /// Gives each page behind an ending, and each item on it, a step that depends on the ending.
    private mutating func hidePages(_ pageOfItem: [Int]) {
        guard let first = endings.first?.page else { return }
        var ofPages: [Int: ConditionStep] = [:]
        var ofItems: [Int: ConditionStep] = [:]
        for step in steps {
            if step.item >= 0 {
                ofItems[step.item] = step
            } else if case .page(let page) = step.opened {
                ofPages[page] = step
            }
        }
        for page in max(0, first + 1)..<max(0, first + 1, record.pages.count) {
            let step =
                ofPages[page] ?? ConditionStep(item: -1, field: -1, in: nil, opening: .page(page))
            ofPages[page] = step.hidden(by: endings.prefix { $0.page < page }.map(\.field))
        }
        let fieldOfItem = [Int: Int](
            itemOfField.enumerated().map { ($0.element, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        for (item, page) in pageOfItem.enumerated() where page > first {
            let field = fieldOfItem[item] ?? -1
            ofItems[item] =
                ofItems[item]?.onPage(page)
                ?? ConditionStep(item: item, field: field, in: .page(page))
        }
        steps =
            ofPages.sorted { $0.key < $1.key }.map(\.value)
            + ofItems.sorted { $0.key < $1.key }.map(\.value)
    }

    // MARK: Cycles

    /// The problem of each cycle of conditions that depend on each other, at the first of them.
    ///
    /// - Parameters:
    ///   - cycles: The cycles.
    ///   - name: The name of the group whose rows have the conditions; `nil` for the form.
    /// - Returns: The problems.
    func problems(
        ofCycles cycles: [[ConditionStep]], group name: FieldName?
    ) -> [DefinitionProblem] {
        cycles.map { cycle in
            let rows = group.map { FieldReference(up: 1, field: $0) }
            // Fields that read each other in other rows are named with the group by which they do.
            let isOfRows = cycle.indices.contains { index in
                let next = cycle[(index + 1) % cycle.count].field
                return rows.map { cycle[index].reads(next, inRowsOf: $0) } ?? false
            }
            let prefix = isOfRows ? name.map { "\($0.text)." } ?? "" : ""
            // Of a cycle of thousands, the first members say enough.
            let shown = cycle.count <= 12 ? cycle : Array(cycle.prefix(12))
            var names = shown.enumerated().map { index, step in
                let next = cycle[(index + 1) % cycle.count]
                return prefix + self.name(of: step, before: next, isOfRows ? rows : nil)
            }
            if cycle.count > shown.count { names.append("…") }
            names.append(names[0])
            var problem = DefinitionProblem(
                .conditionLoop, parameters: ["loop": .text(names.joined(separator: " -> "))])
            let first = cycle[0]
            if first.field >= 0, let part = record.layout.fields[first.field].part {
                problem.part = part
            } else if first.item >= 0 {
                problem.item = first.item
            }
            problem.fileOffset = offset(of: first, reading: cycle[cycle.count > 1 ? 1 : 0])
            if problem.fileOffset == nil, isOfRows, let rows {
                problem.fileOffset = first.offset(reading: rows.field, up: rows.up)
            }
            return problem
        }
    }

    /// The offset in the form file of the expression of a step that reads the next step of a cycle.
    private func offset(of step: ConditionStep, reading next: ConditionStep) -> Int? {
        let condition = [step.visible, step.enabled, step.computed].compactMap { $0 }.first
        let offset =
            next.field < 0 ? condition?.place?.offset(ofByte: 0) : step.offset(reading: next.field)
        if offset == nil, case .page(let page) = step.opened {
            return record.pages[page].hiding.first??.place?.offset(ofByte: 0)
        }
        return offset
    }

    /// The name of the item, page or section of a step; of a group with the fields of its rows that read the next step, or the
    /// rows around the group.
    private func name(
        of step: ConditionStep, before next: ConditionStep, _ rows: FieldReference?
    ) -> String {
        if step.field >= 0 {
            var inner = step.namesInRows(reading: next.field)
            if inner.isEmpty, let rows {
                inner = step.namesInRows(reading: rows.field, up: rows.up)
            }
            let name = record.layout.fields[step.field].name.text
            return inner.isEmpty ? name : "\(name) (\(inner.joined(separator: ", ")))"
        }
        switch step.opened {
        case .page(let page): return "page \(page + 1)"
        case .section(let item): return record.items[item].name.map { "section \($0)" } ?? "section"
        case nil: return "?"
        }
    }
}

extension FieldLayout {
    /// The part of the form that a helper is made of; `nil` for another field.
    var part: DefinitionProblem.Part? {
        switch role {
        case .sent: nil
        case .value: .key(.values, of: name)
        case .ending: .key(.endings, of: name, .when)
        }
    }
}
