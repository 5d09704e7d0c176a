import FormModel

extension MessageCatalog {
    /// The sentences in English.
    public static let english = MessageCatalog(
        language: "en",
        sentences: [
            "unknown": "{title} is not acceptable ({code}).",
            "malformedJSON": "This is not JSON.",
            "duplicateKey": "The key \"{key}\" stands twice; send it once.",
            "tooDeep": "This is nested more than {max} levels deep.",
            "tooManyBytes": "This has more than {max} bytes.",
            "tooManyMembers": "This has more than {max} values.",
            "notAnObject": "This must be a JSON object of fields and values.",
            "unknownField": "There is no field \"{field}\" in this form.",
            "unknownField.nearest":
                "There is no field \"{field}\" in this form; did you mean \"{nearest}\"?",
            "wrongType": "{title} has a value of the wrong type.",
            "wrongType.text": "{title} must be a text.",
            "wrongType.multiline": "{title} must be a text.",
            "wrongType.integer": "{title} must be a whole number.",
            "wrongType.decimal": "{title} must be a number.",
            "wrongType.boolean": "{title} must be yes or no.",
            "wrongType.date": "{title} must be a date that exists, such as 2026-01-31.",
            "wrongType.choice": "{title} must be one of the choices.",
            "wrongType.choices": "{title} must be a list of choices.",
            "tooManyDigits": "{title} must have at most {max} digits.",
            "tooManyDigits.one": "{title} must have at most 1 digit.",
            "tooManyDecimals": "{title} must have at most {max} decimals.",
            "tooManyDecimals.one": "{title} must have at most 1 decimal.",
            "notAChoice": "{title} must be one of the choices.",
            "unsettled":
                "{title} was changed more than {max} times in answer to one change; two rules contradict each other.",
            "required": "{title} is required.",
            "tooShort": "{title} must have at least {min} characters.",
            "tooShort.one": "{title} must have at least 1 character.",
            "tooLong": "{title} must have at most {max} characters.",
            "tooLong.one": "{title} must have at most 1 character.",
            "tooSmall": "{title} must be at least {min}.",
            "tooSmall.date": "{title} must not be before {min}.",
            "tooLarge": "{title} must be at most {max}.",
            "tooLarge.date": "{title} must not be after {max}.",
            "pattern": "{title} does not have the form that is asked for.",
            "patternTooCostly": "{title} is too long to be checked; shorten it.",
            "email": "{title} must be an e-mail address, such as ada@example.com.",
            "notTheSame": "{title} must be the same as {otherTitle}.",
            "oneOf": "{title} must be one of: {allowed}.",
            "currency": "{title} must be an amount of money, such as 1,234.50.",
            "zipcode": "{title} must be a ZIP code, such as 12345 or 12345-6789.",
            "phone": "{title} must be a phone number, such as (212) 555-0123 or +44 20 7946 0958.",
            "ssn": "{title} must be a social security number, such as 123-45-6789.",
        ].merging(
            JSONFailure.Reason.allCases.map {
                ("malformedJSON.\($0.rawValue)", "This is not JSON: \($0.sentence)")
            }, uniquingKeysWith: { first, _ in first }))
}
