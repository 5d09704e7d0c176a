/// A button that submits, with the conditions that decide whether a person can press it.
struct SubmitButton: Sendable {
    /// The index of the item among the items of the form.
    let index: Int
    let item: FormItem
    /// The conditions of the button, then those of the section and of the page around it; none if the button can always
    /// be pressed.
    private let steps: [ConditionStep]

    /// The buttons of a form that submit; none if all of them are always enabled, which is the usual case.
    static func buttons(
        among items: [FormItem], _ steps: [ConditionStep], _ stepOfItem: [Int]
    ) -> [SubmitButton] {
        let indices = items.indices.filter { items[$0].action == .submit }
        guard indices.contains(where: { items[$0].enabledWhen != nil }) else { return [] }
        let openings = [ItemContainer: ConditionStep](
            steps.compactMap { step in step.opened.map { ($0, step) } },
            uniquingKeysWith: { first, _ in first })
        return indices.map { index in
            let own = stepOfItem[index]
            var around: [ConditionStep] = []
            var step = own < 0 ? nil : steps[own]
            while let present = step {
                around.append(present)
                step = present.container.flatMap { openings[$0] }
            }
            return SubmitButton(index: index, item: items[index], steps: around)
        }
    }

    /// Whether the button, or what is around it, is hidden.
    func isHidden(in context: borrowing JudgingContext) -> Bool {
        var isHidden = false
        for step in steps where step.isHidden(in: context) { isHidden = true }
        return isHidden
    }

    /// Whether the button has a condition that does not hold.
    func isDisabled(in context: borrowing JudgingContext) -> Bool {
        guard let enabled = steps.first?.enabled else { return false }
        return enabled.holds(in: context) != true
    }

    /// The parameters of the issue `submitDisabled`.
    var parameters: IssueParameters { ["button": .text(item.name?.text ?? "")] }
}

extension ConditionStep {
    /// Whether the own condition of an item, section or page hides it, or an ending does.
    fileprivate func isHidden(in context: borrowing JudgingContext) -> Bool {
        if isEnded(in: context) { return true }
        guard let visible else { return false }
        return visible.holds(in: context) != true
    }
}
