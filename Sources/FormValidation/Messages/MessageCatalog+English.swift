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
            "tooManyIssues": "There are more issues than the {max} that are told.",
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
            "wrongType.group": "{title} must be a list of entries, each an object of fields.",
            "wrongType.row": "Each entry of {title} must be an object of fields.",
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
            "tooFew": "{title} must have at least {min} entries.",
            "tooFew.one": "{title} must have at least 1 entry.",
            "tooMany": "{title} must have at most {max} entries.",
            "tooMany.one": "{title} must have at most 1 entry.",
            "unique": "{title} repeats an earlier entry; each must be different.",
            "currency.character": "{title} has a character that no amount of money has.",
            "currency.misplacedSeparator":
                "{title} has a comma or a point where none belongs: write 1,234.50 or 1234.50.",
            "currency.digits": "{title} must be an amount of money: there are no digits in it.",
            "currency.sign": "{title} must have one sign at most, before the amount.",
            "currency.otherCurrency": "{title} is in another currency than is asked for.",
            "currency": "{title} must be an amount of money, such as 1,234.50.",
            "zipcode.digits": "{title} must have five digits, or nine: 12345 or 12345-6789.",
            "zipcode.character": "{title} must be digits only, such as 12345 or 12345-6789.",
            "zipcode.misplacedSeparator":
                "{title} must have its dash behind the fifth digit: 12345-6789.",
            "zipcode": "{title} must be a ZIP code, such as 12345 or 12345-6789.",
            "phone.character": "{title} has a character that no phone number has.",
            "phone.misplacedSeparator":
                "{title} has brackets or a separator where none belongs: write (212) 555-0123.",
            "phone.digits": "{title} must be a phone number: there are no digits in it.",
            "phone.tooFewDigits": "{title} has too few digits for a phone number.",
            "phone.tooManyDigits": "{title} has too many digits for a phone number.",
            "phone.areaCode": "{title} has an area code that does not exist.",
            "phone.exchange":
                "{title} has an exchange (the three digits behind the area code) that does not exist.",
            "phone.countryCode": "{title} has a country code that does not exist.",
            "phone.internationalPrefix": "{title} must begin with + in place of 00 or 011.",
            "phone.trunkPrefix":
                "{title} must be without the (0) that is dialled within a country.",
            "phone.extension": "{title} must be without an extension.",
            "phone": "{title} must be a phone number, such as (212) 555-0123 or +44 20 7946 0958.",
            "ssn.digits": "{title} must have nine digits, such as 123-45-6789.",
            "ssn.character": "{title} must be digits only, such as 123-45-6789.",
            "ssn.misplacedSeparator": "{title} must be written as 123-45-6789.",
            "ssn.area": "{title} begins with three digits that were never assigned.",
            "ssn.group": "{title} cannot have 00 in the middle.",
            "ssn.serial": "{title} cannot end in 0000.",
            "ssn": "{title} must be a social security number, such as 123-45-6789.",
        ].merging(
            JSONFailure.Reason.allCases.map {
                ("malformedJSON.\($0.rawValue)", "This is not JSON: \($0.sentence)")
            }, uniquingKeysWith: { first, _ in first }))
}
