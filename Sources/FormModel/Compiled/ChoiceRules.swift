/// The compiled conditions of single choices: those of a field, or those of a list, which are compiled once for all
/// fields that use it.
final class ChoiceRules: Sendable {
    struct Rule: Sendable {
        let visible: FormExpression?
        let enabled: FormExpression?
        /// The reason that is shown while the choice cannot be chosen.
        let reason: LocalizedText?
        /// The number of the reason among the messages of the form.
        let sentence: Int?
    }

    /// The rules by row.
    let rules: [Int: Rule]

    /// The fields that the conditions read, each once.
    let reads: [FieldReference]

    /// Whether the conditions read the fields of the form, whatever record the field is in.
    let isOfForm: Bool

    /// All conditions, in the order of the rows.
    var expressions: [FormExpression?] {
        rules.sorted { $0.key < $1.key }.flatMap { [$0.value.visible, $0.value.enabled] }
    }

    init(_ rules: [Int: Rule], isOfForm: Bool) {
        self.rules = rules
        self.isOfForm = isOfForm
        reads =
            FieldReferences(
                rules.sorted { $0.key < $1.key }.flatMap { _, rule in
                    [rule.visible, rule.enabled].flatMap { $0?.code?.reads ?? [] }
                }
            ).list
    }

    /// Whether the conditions of a row offer it, and whether it can be chosen.
    func status(
        onRow row: Int, in context: borrowing JudgingContext
    ) -> OfferedChoices.Status {
        guard let rule = rules[row] else { return .enabled }
        guard isOfForm else { return ChoiceRules.status(by: rule, row, context) }
        return ChoiceRules.status(by: rule, row, context.ofForm)
    }

    private static func status(
        by rule: Rule, _ row: Int, _ context: borrowing JudgingContext
    ) -> OfferedChoices.Status {
        if let visible = rule.visible, visible.holds(in: context, choice: row) != true {
            return .hidden
        }
        if let enabled = rule.enabled, enabled.holds(in: context, choice: row) != true {
            return .disabled(rule.reason, sentence: rule.sentence)
        }
        return .enabled
    }
}
