import FormModel

extension Vocabulary {
    /// Adds the validators that contain other validators.
    mutating func addCombinations() {
        add(
            validator: "anyOf", usage: #"{ "anyOf": ["email", { "length": { "max": 3 } }] }"#,
            summary: "At least one of the validators listed accepts the value.", takesMain: true
        ) { arguments in
            arguments.validators("validators", isMain: true, isRequired: true)
                .map(AnyOfValidator.init)
        }
        add(
            validator: "not", usage: #"{ "not": { "oneOf": ["root"] } }"#,
            summary: "The validator refuses the value.", takesMain: true
        ) { arguments in
            arguments.validator("validator", isMain: true, isRequired: true).map {
                NotValidator($0)
            }
        }
        add(
            validator: "each", usage: #"{ "each": [{ "length": { "max": 20 } }] }"#,
            summary: "Each element of a list passes the validators.", takesMain: true
        ) { arguments in
            arguments.validators("validators", isMain: true, isRequired: true)
                .map(EachValidator.init)
        }
        add(
            validator: "stopOnFirst", usage: #""stopOnFirst""#,
            summary:
                "Of a field (or a list of validators) with this in its list only the first error is told, in the order of the list."
        ) { _ in .stopOnFirst }
        add(
            validator: "warning", usage: #"{ "warning": { "length": { "min": 12 } } }"#,
            summary:
                "What the validator finds is a warning: reported, and the submission is valid all the same.",
            takesMain: true
        ) { arguments in
            arguments.validator("validator", isMain: true, isRequired: true).map {
                WarningValidator($0)
            }
        }
    }
}
