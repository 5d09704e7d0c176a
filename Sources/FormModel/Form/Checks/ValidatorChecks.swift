/// Validates the validators, the formatter and the messages of an item.
enum ValidatorChecks {
    static func problems(
        of item: FormItem, _ index: Int, in compiled: CompiledForm, _ limits: DefinitionLimits
    ) -> [DefinitionProblem] {
        guard item.validators.count <= limits.itemValidators else {
            return [
                DefinitionProblem(
                    .tooManyValidators, parameters: ["max": .integer(limits.itemValidators)],
                    item: index, part: .key(.validators))
            ]
        }
        var problems: [DefinitionProblem] = []
        let context = DefinitionContext(item, index, of: compiled)
        let field = compiled.fieldIndices[index]
        let validators =
            field.map { compiled.fields[$0].itemValidators.map(\.validator) } ?? item.validators
        for (at, validator) in validators.enumerated() {
            problems += validator.allProblems(in: context).map {
                $0.placed(item: index, part: .validator(at))
            }
        }
        if let formatter = item.formatter {
            problems += formatter.problems.map { $0.placed(item: index, part: .formatter) }
            if !formatter.valueTypes.contains(item.valueType) {
                problems.append(
                    DefinitionProblem(
                        .unsuitableFormatter,
                        parameters: [
                            "name": .text(formatter.name), "value": .text(item.valueType.rawValue),
                        ], item: index, part: .formatter))
            }
        }
        let rules = field.map { compiled.fields[$0].rules } ?? []
        return problems
            + MessageChecks.problems(
                of: item, index, in: compiled, validators: validators,
                ruleCodes: rules.lazy.map { compiled.rules[$0].code })
    }
}
