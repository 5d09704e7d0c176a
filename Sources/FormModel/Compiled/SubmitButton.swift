/// A button that submits, with the conditions that decide whether a person can press it.
package struct SubmitButton: Sendable {
    /// The index of the item among the items of the form.
    let index: Int
    package let item: FormItem
    /// The conditions of the button, then those of the section and of the page around it; none if the button can always
    /// be pressed.
    fileprivate let steps: [ConditionStep]

    /// The buttons of a form that submit; none if all of them are always enabled, which is the usual case.
    static func buttons(among items: [FormItem], _ plan: ConditionPlan) -> [SubmitButton] {
        let indices = items.indices.filter { items[$0].action == .submit }
        guard indices.contains(where: { items[$0].enabledWhen != nil }) else { return [] }
        let openings = [ItemContainer: ConditionStep](
            plan.steps.compactMap { step in step.opened.map { ($0, step) } },
            uniquingKeysWith: { first, _ in first })
        return indices.map { index in
            let own = plan.stepOfItem[index]
            var steps: [ConditionStep] = []
            var step = own < 0 ? nil : plan.steps[own]
            while let present = step {
                steps.append(present)
                step = present.container.flatMap { openings[$0] }
            }
            return SubmitButton(index: index, item: items[index], steps: steps)
        }
    }
}

extension CompiledForm {
    /// The button because of which a submission in the table cannot be submitted; `nil` if it can.
    func disabledSubmit(
        _ values: borrowing ValueTable, _ submission: Span<UInt8>, now: DateTime?,
        _ sets: ChoiceSets?
    ) -> SubmitButton? {
        disabledSubmit(
            in: JudgingContext(
                values: values.view(submission: submission), compiled: self, now: now, sets: sets))
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
            var isHidden = false
            for step in button.steps where step.isHidden(in: context) { isHidden = true }
            if isHidden { continue }
            guard let enabled = button.steps.first?.enabled, enabled.holds(in: context) != true
            else { return nil }
            disabled = disabled ?? button
        }
        return disabled
    }

    /// The button that an issue `submitDisabled` names.
    package func button(of issue: FormIssue) -> FormItem? {
        guard issue.code == .submitDisabled, case .text(let name)? = issue.parameters["button"]
        else { return nil }
        return submitButtons.first { $0.item.name?.text.hasSameBytes(as: name) == true }?.item
    }
}

extension SubmitButton {
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
