/// Validates the validators, the formatter and the messages of an item.
enum ValidatorChecks {
    static func problems(
        of item: FormItem, _ index: Int, in compiled: CompiledForm
    ) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        let context = DefinitionContext(item, index, of: compiled)
        let field = compiled.fieldIndices[index]
        // The first and the last validator of a group are added by the engine and are always sound.
        let validators =
            field.map { compiled.fields[$0] }.map {
                $0.rows == nil ? $0.validators : $0.validators.dropFirst().dropLast()
            } ?? item.validators
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
        return problems + MessageChecks.problems(of: item, index, validators: validators)
    }
}
