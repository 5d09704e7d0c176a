import FormModel
import FormValidation

/// A form of the fields `a` and `b`, and the issues of values.
struct ValidatorHarness {
    let validator: FormValidator

    init(_ value: ValueType = .text, choices: [Choice] = [], _ validators: [any Validator]) throws {
        validator = FormValidator(
            try Form(
                id: "f", title: "F",
                items: [
                    .input("a", title: "A", value: value, choices: choices, validators: validators),
                    .input("b", title: "B", value: value, choices: choices),
                ]))
    }

    init(_ validators: [any Validator]) throws {
        try self.init(.text, validators)
    }

    /// The codes for a value of the field `a`, written as JSON, and of the field `b`.
    func codes(_ json: String, _ other: String = "null") -> [String] {
        issues(json, other).map(\.code.rawValue)
    }

    func issues(_ json: String, _ other: String = "null") -> [FormIssue] {
        validator.validate(.json(Array(#"{"a":\#(json),"b":\#(other)}"#.utf8))).issues
    }

    /// The mistakes in a definition.
    static func problems(
        _ value: ValueType, _ validator: any Validator, choices: [Choice] = []
    ) -> [DefinitionCode] {
        do throws(FormDefinitionError) {
            _ = try Form(
                id: "f", title: "F",
                items: [
                    .input(
                        "a", title: "A", value: value, choices: choices, validators: [validator]),
                    .input("text", title: "T"),
                ])
            return []
        } catch {
            return error.problems.map(\.code)
        }
    }

    /// The value types that a validator supports.
    static func suitable(_ validator: any Validator) -> Set<ValueType> {
        Set(
            ValueType.allCases.filter { type in
                let offers = type == .choice || type == .choices
                return !problems(type, validator, choices: offers ? ["x"] : [])
                    .contains(.unsuitableValidator)
            })
    }
}
