/// A field made ready for judging: nothing is looked up or converted again for each value.
package struct FieldProgram: Sendable {
    package let name: FieldName
    package let item: FormItem
    package let valueType: ValueType
    package let isSecure: Bool
    package let formatter: (any InputFormatter)?
    package let choices: FieldTable
    package let validators: [any Validator]
    private let presence: [Int]

    init?(_ item: FormItem) {
        guard let name = item.name, item.isInput else { return nil }
        self.name = name
        self.item = item
        valueType = item.valueType
        isSecure = item.isSecure
        formatter = item.formatter
        choices = FieldTable(item.choices.map(\.value))
        validators = item.validators
        presence = validators.indices.filter { item.validators[$0].judgesEmpty }
    }

    /// Judges the value that was staged for this field: all that is wrong, in declared order.
    package func judge(
        _ index: Int, of values: StagedValuesView, into findings: inout Findings
    ) {
        let slot = values.slot(index)
        findings.field = index
        findings.validator = -1
        findings.offset = Int(slot.offset)
        guard slot.problemCount == 0 else {
            values.addProblems(of: slot, to: &findings)
            return
        }
        let view = values.view(at: index)
        let context = JudgingContext(values: values)
        if slot.kind == .empty {
            for validator in presence {
                findings.validator = validator
                validators[validator].judge(view, in: context, into: &findings)
            }
        } else {
            for validator in validators.indices {
                findings.validator = validator
                validators[validator].judge(view, in: context, into: &findings)
            }
        }
    }
}
