// Endings: the page of each, and the pages that it hides.

extension ConditionBuilder {
    /// Compiles the endings, after all steps are known.
    ///
    /// - Parameters:
    ///   - endings: The endings with a condition, in order.
    ///   - pages: All pages.
    /// - Returns: The endings in the order in which they are reached: by page, those of one page in the given order.
    /// - Complexity: O(*n*) in the steps and in what they read, and in the pages for each ending.
    mutating func attach(_ endings: [FormEnding], _ pages: [Page]) -> [CompiledEnding] {
        guard !endings.isEmpty else { return [] }
        let pageOfItem = pages.enumerated().flatMap { index, page in
            [Int](repeating: index, count: page.items.count)
        }
        let lastPages = lastPages(pageOfItem, pages.count)
        let first = fields.count - endings.count
        let compiled = endings.enumerated().map { index, ending in
            CompiledEnding(ending: ending, field: first + index, page: lastPages[first + index])
        }
        let sorted = compiled.enumerated().sorted {
            ($0.element.page, $0.offset) < ($1.element.page, $1.offset)
        }.map(\.element)
        hidePages(behind: sorted, pageOfItem, pages.count)
        return sorted
    }

    /// For each field, the last page on whose fields it depends; −1 if there is none.
    ///
    /// The field itself counts, and everything that its conditions and calculations read, directly or not: so the pages
    /// that an ending hides cannot change its own condition.
    private func lastPages(_ pageOfItem: [Int], _ pages: Int) -> [Int] {
        var stepOfItem: [Int: Int] = [:]
        var stepOfContainer: [ItemContainer: Int] = [:]
        for (index, step) in steps.enumerated() {
            if step.item >= 0 { stepOfItem[step.item] = index }
            if let opened = step.opened { stepOfContainer[opened] = index }
        }
        func page(of field: Int) -> Int {
            let item = fields[field].itemIndex
            return item < pageOfItem.count ? pageOfItem[item] : -1
        }
        let needs = steps.map { step in
            var nodes = step.reads.compactMap { stepOfItem[fields[$0].itemIndex] }
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
        return fields.indices.map { field in
            max(page(of: field), stepOfItem[fields[field].itemIndex].map { lastOfStep[$0] } ?? -1)
        }
    }

    /// Gives each page behind an ending, and each item on it, a step that depends on the ending.
    private mutating func hidePages(
        behind endings: [CompiledEnding], _ pageOfItem: [Int], _ pages: Int
    ) {
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
        for page in max(0, first + 1)..<max(0, first + 1, pages) {
            let step =
                ofPages[page] ?? ConditionStep(item: -1, field: -1, in: nil, opening: .page(page))
            ofPages[page] = step.hidden(
                by: endings.prefix { $0.page < page }.map(\.field))
        }
        let fieldOfItem = fieldOfItem
        for (item, page) in pageOfItem.enumerated() where page > first {
            let field = fieldOfItem[item] ?? -1
            ofItems[item] =
                ofItems[item]?.onPage(page)
                ?? ConditionStep(item: item, field: field, in: .page(page))
        }
        replaceSteps(
            ofPages.sorted { $0.key < $1.key }.map(\.value)
                + ofItems.sorted { $0.key < $1.key }.map(\.value))
    }

    private var fieldOfItem: [Int: Int] {
        [Int: Int](
            fields.enumerated().map { ($0.element.itemIndex, $0.offset) },
            uniquingKeysWith: { first, _ in first })
    }
}
