import FormModel

/// An item that a card shows, or that an answer on the card can show.
struct ShownItem {
    /// A condition that a page can follow.
    struct Condition {
        let answers: [AnswerCondition]
        /// Whether the item is shown now.
        let isMet: Bool
    }

    let item: FormItem
    /// The index of the item in the form, or in the rows of its group.
    let index: Int
    /// The items of a section that are shown, in order.
    let inner: [ShownItem]
    /// The condition of the item itself; `nil` where it has none that a page can follow.
    var condition: Condition?

    /// The visible items, each section with its own, without sections that have no visible items.
    ///
    /// - Parameters:
    ///   - items: The items of a page or group.
    ///   - conditions: The conditions of the record of the items; `nil` to leave out conditions and what they hide.
    ///   - first: The index of the first of the items in that record.
    ///   - isVisible: Whether an item is visible.
    /// - Returns: The items.
    /// - Complexity: O(*n*) in the items.
    static func shown(
        _ items: [FormItem], _ conditions: ItemConditions?, from first: Int = 0,
        where isVisible: (Int) -> Bool
    ) -> [ShownItem] {
        ShownItemWalk(items, conditions, first).shown(items.indices, isHidden: false, isVisible)
    }
}

/// The conditions of the items of a form, or of the rows of a group, as far as a page can follow them.
struct ItemConditions {
    /// The condition of one item.
    enum Kind {
        /// It has none of its own.
        case unconditional
        /// All of these answers.
        case answers([AnswerCondition])
        /// One that only the form evaluates.
        case other
    }

    private let plan: ConditionPlan

    init(_ compiled: CompiledForm) { plan = compiled.conditions }

    func kind(of item: Int) -> Kind {
        let step = plan.stepOfItem[item]
        guard step >= 0 else { return .unconditional }
        guard plan.steps[step].offered == nil else { return .other }
        guard let visible = plan.steps[step].visible else { return .unconditional }
        return visible.answerConditions.map(Kind.answers) ?? .other
    }
}

/// A walk over the items of a record.
private struct ShownItemWalk {
    /// Whether an item is on the page.
    private enum Presence {
        case absent
        case present(ShownItem.Condition?)
    }

    private let items: [FormItem]
    private let conditions: ItemConditions?
    private let first: Int

    init(_ items: [FormItem], _ conditions: ItemConditions?, _ first: Int) {
        self.items = items
        self.conditions = conditions
        self.first = first
    }

    /// The items of a page, group or section that are on the page.
    ///
    /// - Parameters:
    ///   - range: The items.
    ///   - isHidden: Whether the section around them is hidden by a condition that a page can follow.
    ///   - isVisible: Whether an item is visible.
    /// - Returns: The items.
    func shown(
        _ range: Range<Int>, isHidden: Bool, _ isVisible: (Int) -> Bool
    ) -> [ShownItem] {
        var shown: [ShownItem] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let (item, place) = (items[index], index)
            index += 1
            if item.kind == .section { index = min(index + item.itemCount, range.upperBound) }
            let isShown = !isHidden && isVisible(place)
            guard case .present(let condition) = presence(of: place, isShown, isHidden: isHidden)
            else { continue }
            let inner = self.shown(place + 1..<index, isHidden: !isShown, isVisible)
            if item.kind != .section || !inner.isEmpty {
                shown.append(
                    ShownItem(
                        item: item, index: first + place, inner: inner, condition: condition))
            }
        }
        return shown
    }

    private func presence(of index: Int, _ isShown: Bool, isHidden: Bool) -> Presence {
        guard let conditions else { return isShown ? .present(nil) : .absent }
        let item = items[index]
        guard isShown || item.isShown && item.kind != .button else { return .absent }
        switch conditions.kind(of: first + index) {
        case .answers(let answers):
            return .present(ShownItem.Condition(answers: answers, isMet: isShown))
        case .other: return isShown ? .present(nil) : .absent
        // Within a hidden section, an item without a condition of its own is shown with the section.
        case .unconditional: return isShown || isHidden ? .present(nil) : .absent
        }
    }
}
