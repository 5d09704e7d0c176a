import FormModel

extension MessageCatalog {
    /// The sentences in English.
    public static let english = MessageCatalog(
        .english, entry: "{title} (entry {number})",
        weekdays: [
            "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
        ],
        sentences: [
            "unknown": "{title} is not acceptable ({code}).",
            "malformedJSON": "This is not JSON.",
            "duplicateKey": "The key \"{key}\" occurs twice; send it once.",
            "tooDeep": "This is nested more than {max} levels deep.",
            "tooDeep.one": "This is nested more than 1 level deep.",
            "tooManyBytes": "This has more than {max} bytes.",
            "tooManyBytes.one": "This has more than 1 byte.",
            "tooManyMembers": "This has more than {max} values.",
            "tooManyMembers.one": "This has more than 1 value.",
            "notAnObject": "This must be a JSON object of fields and values.",
            "tooManyIssues": "There are more than {max} issues; the others are not shown.",
            "tooManyIssues.one": "There is more than 1 issue; the others are not shown.",
            "otherForm": "These are answers to another form; this one is \"{form}\".",
            "otherVersion":
                "These are answers to another version of the form; this is version {version}.",
            "unknownField": "There is no field \"{field}\" in this form.",
            "unknownField.nearest":
                "There is no field \"{field}\" in this form; did you mean \"{nearest}\"?",
            "unknownField.normalForm":
                "There is no field \"{field}\" in this form; \"{nearest}\" looks the same, but has another Unicode normal form (NFC or NFD).",
            "malformedMultipart": "This is not multipart/form-data.",
            "tooManyParts": "This has more than {max} parts.",
            "tooManyParts.one": "This has more than 1 part.",
            "malformedText": "{title} must be text in UTF-8.",
            "controlCharacter": "{title} must be one line, without control characters.",
            "controlCharacter.multiline":
                "{title} has a control character; only line ends and tabs are allowed.",
            "repeatedField": "{title} was sent more than once; send it once.",
            "fileNotAccepted": "{title} must be a text, not a file.",
            "wrongType.file": "{title} must be a file, with its name, type and size.",
            "wrongType.noSuchFile": "{title} must be the path of a file that exists.",
            "fileType": "{title} must be a file of one of these types: {allowed}.",
            "fileNameTooLong": "{title} has a file name that is too long.",
            "pathNotAccepted": "{title} must have the name of a file, and no path.",
            "fileTooLarge": "{title} must have at most {max} bytes.",
            "fileTooLarge.one": "{title} must have at most 1 byte.",
            "wrongType": "{title} has a value of the wrong type.",
            "wrongType.text": "{title} must be a text.",
            "wrongType.multiline": "{title} must be a text.",
            "wrongType.integer": "{title} must be a whole number.",
            "wrongType.decimal": "{title} must be a number.",
            "wrongType.boolean": "{title} must be yes or no.",
            "wrongType.date": "{title} must be a date that exists, such as {example}.",
            "wrongType.time": "{title} must be a time of day, such as 14:30 or 14:30:05.",
            "wrongType.dateTime":
                "{title} must be a date and time with an offset from UTC, such as 2026-01-31T14:30:00Z or 2026-01-31T14:30:00+01:00.",
            "wrongType.localDateTime":
                "{title} must be a date and time without an offset, such as 2026-01-31T14:30 or 2026-01-31 14:30:05.",
            "wrongType.withoutOffset":
                "{title} lacks its offset from UTC at the end: write 2026-01-31T14:30:00Z or 2026-01-31T14:30:00+01:00.",
            "wrongType.withoutSeconds":
                "{title} lacks its seconds: write 2026-01-31T14:30:00Z or 2026-01-31T14:30:00+01:00.",
            "wrongType.duration":
                "{title} must be a duration, such as {example}.",
            "wrongType.choice": "{title} must be one of the choices.",
            "wrongType.choices": "{title} must be a list of choices.",
            "wrongType.texts": "{title} must be a list of texts.",
            "given.text": "A text was sent.",
            "given.number": "A number was sent.",
            "given.boolean": "True or false was sent.",
            "given.list": "A list was sent.",
            "given.object": "An object was sent.",
            "emptyElement": "{title} has an empty entry; fill it in or leave it out.",
            "wrongType.group": "{title} must be a list of entries, each an object of fields.",
            "wrongType.row": "Each entry of {title} must be an object of fields.",
            "wrongType.rows": "{title} must be an object with an entry for each row.",
            "tooManyDigits": "{title} must have at most {max} digits.",
            "tooManyDigits.one": "{title} must have at most 1 digit.",
            "tooManyTextBytes": "{title} must have at most {max} bytes.",
            "tooManyTextBytes.one": "{title} must have at most 1 byte.",
            "tooManyElements": "{title} must have at most {max} entries.",
            "tooManyElements.one": "{title} must have at most 1 entry.",
            "tooManyCells":
                "{title} has too many rows: together they may have at most {max} fields.",
            "tooManyCells.one":
                "{title} has too many rows: together they may have at most 1 field.",
            "tooManyDecimals": "{title} must have at most {max} decimals.",
            "tooManyDecimals.one": "{title} must have at most 1 decimal.",
            "tooManyDecimals.none": "{title} must have no decimals.",
            "tooMuchWork":
                "These answers need more calculation than is allowed: give fewer rows or shorter texts.",
            "tooManyFiltered":
                "{title}: the rows differ too much to find out which choices each of them has.",
            "notAChoice": "{title} must be one of the choices.",
            "notAChoice.choice": "{title}: \"{choice}\" cannot be chosen.",
            "notAlone": "{title}: \"{choice}\" cannot be chosen together with other answers.",
            "unsettled":
                "{title} was changed more than {max} times after one change, because two rules contradict each other.",
            "unsettled.one":
                "{title} was changed more than 1 time after one change, because two rules contradict each other.",
            "timeUnknown": "{title} cannot be checked: the present date and time are not known.",
            "required": "{title} is required.",
            "tooShort": "{title} must have at least {min} characters.",
            "tooShort.one": "{title} must have at least 1 character.",
            "tooShort.exactly": "{title} must have exactly {min} characters.",
            "tooShort.exactly.one": "{title} must have exactly 1 character.",
            "tooLong": "{title} must have at most {max} characters.",
            "tooLong.one": "{title} must have at most 1 character.",
            "tooLong.none": "{title} must be left empty.",
            "tooSmall": "{title} must be at least {min}.",
            "tooSmall.date": "{title} must not be before {min}.",
            "tooSmall.dateTime": "{title} must not be before {min}.",
            "tooSmall.time": "{title} must not be before {min}.",
            "tooSmall.above": "{title} must be more than {above}.",
            "tooSmall.above.date": "{title} must be after {above}.",
            "tooSmall.above.dateTime": "{title} must be after {above}.",
            "tooSmall.above.time": "{title} must be after {above}.",
            "tooLarge": "{title} must be at most {max}.",
            "tooLarge.date": "{title} must not be after {max}.",
            "tooLarge.dateTime": "{title} must not be after {max}.",
            "tooLarge.time": "{title} must not be after {max}.",
            "tooLarge.below": "{title} must be less than {below}.",
            "tooLarge.below.date": "{title} must be before {below}.",
            "tooLarge.below.dateTime": "{title} must be before {below}.",
            "tooLarge.below.time": "{title} must be before {below}.",
            "pattern": "{title} does not have the required format.",
            "patternTooCostly": "{title} is too long to be checked; shorten it.",
            "email": "{title} must be an e-mail address, such as ada@example.com.",
            "email.unicodeHost":
                "{title} must have the ASCII form of its host after the @, such as xn--bcher-kva.example for bücher.example.",
            "notTheSame": "{title} must be the same as {otherTitle}.",
            "oneOf": "{title} must be one of: {allowed}.",
            "oneOf.choice": "{title}: \"{choice}\" is not one of: {allowed}.",
            "anyOf": "{title} does not have any of the allowed formats.",
            "not": "{title} has a value that is not allowed.",
            "accepted": "{title} must be ticked.",
            "absent": "{title} must be left empty.",
            "notDifferent": "{title} must be different from {otherTitle}.",
            "noneOf": "{title} must be none of: {forbidden}.",
            "noneOf.choice": "{title}: \"{choice}\" cannot be chosen.",
            "tooFew": "{title} must have at least {min} entries.",
            "tooFew.one": "{title} must have at least 1 entry.",
            "tooMany": "{title} must have at most {max} entries.",
            "tooMany.one": "{title} must have at most 1 entry.",
            "unique": "{title} repeats an earlier entry; each must be different.",
            "unique.choice": "{title}: \"{choice}\" is chosen more than once.",
            "weekday": "{title} must be one of these days: {in}.",
            "notPattern": "{title} has a format that is not allowed.",
            "alpha": "{title} must have letters only.",
            "alpha.ascii": "{title} must have the letters A to Z only.",
            "alphanumeric": "{title} must have letters and digits only.",
            "alphanumeric.ascii": "{title} must have the letters A to Z and digits only.",
            "ascii":
                "{title} must be without accents, emoji and other characters beyond plain ASCII.",
            "lowercase": "{title} must be in lower case.",
            "uppercase": "{title} must be in upper case.",
            "startsWith": "{title} must begin with {texts}.",
            "startsWith.several": "{title} must begin with one of: {texts}.",
            "endsWith": "{title} must end with {texts}.",
            "endsWith.several": "{title} must end with one of: {texts}.",
            "contains": "{title} must contain {texts}.",
            "contains.several": "{title} must contain all of: {texts}.",
            "excludes": "{title} must not contain {texts}.",
            "excludes.several": "{title} must not contain any of: {texts}.",
            "slug":
                "{title} must have small letters a to z and digits only, in words joined by single hyphens, such as my-first-page.",
            "base64": "{title} must be Base64, with its padding.",
            "base64.url": "{title} must be Base64 in the alphabet for URLs.",
            "hex": "{title} must have hexadecimal digits only: 0 to 9 and a to f.",
            "json": "{title} must be JSON.",
            "tooFewWords": "{title} must have at least {min} words.",
            "tooFewWords.one": "{title} must have at least 1 word.",
            "tooManyWords": "{title} must have at most {max} words.",
            "tooManyWords.one": "{title} must have at most 1 word.",
            "url": "{title} must be a full web address, such as https://example.com/page.",
            "url.scheme":
                "{title} must begin with one of these and a colon: {schemes}.",
            "url.host":
                "{title} must have the name of a site after its //, such as https://example.com/page.",
            "url.port": "{title} must have a port from 0 to 65535, or none.",
            "url.credentials": "{title} must be without a user name and password before the @.",
            "url.character":
                "{title} has a character that no web address may have; write a space as %20.",
            "hostname": "{title} must be a host name, such as www.example.com.",
            "hostname.unicodeHost":
                "{title} must be written in its ASCII form, such as xn--bcher-kva.example for bücher.example.",
            "ip": "{title} must be an IP address, such as 192.0.2.1 or 2001:db8::1.",
            "ip.version4": "{title} must be an IPv4 address, such as 192.0.2.1.",
            "ip.version6": "{title} must be an IPv6 address, such as 2001:db8::1.",
            "cidr":
                "{title} must be a range of IP addresses, such as 192.0.2.0/24 or 2001:db8::/32.",
            "cidr.version4": "{title} must be a range of IPv4 addresses, such as 192.0.2.0/24.",
            "cidr.version6": "{title} must be a range of IPv6 addresses, such as 2001:db8::/32.",
            "cidr.prefix":
                "{title} must end in a slash and the length of the prefix, a number from 0 to {max}.",
            "cidr.hostBits":
                "{title} is an address inside a range; give the first address of the range, with zeros after the prefix.",
            "port": "{title} must be a port: a number from 1 to 65535.",
            "uuid": "{title} must be a UUID, such as f81d4fae-7dec-11d0-a765-00a0c91e6bf6.",
            "uuid.version": "{title} must be a UUID of version {version}.",
            "semver": "{title} must be a version of three numbers, such as 1.4.0 or 2.0.0-beta.1.",
            "e164":
                "{title} must be a phone number with digits only after the + and the country code, such as +12125550123.",
            "e164.plus":
                "{title} must begin with + and the country code, such as +12125550123.",
            "multipleOf": "{title} must be a multiple of {of}.",
            "luhn": "{title} must be a number with its check digit; please check the digits.",
            "luhn.character": "{title} must be digits only.",
            "luhn.misplacedSeparator": "{title} has a space or a hyphen where none belongs.",
            "luhn.length": "{title} must have at least two digits.",
            "luhn.checksum": "{title} has a wrong digit; please check it.",
            "creditCard": "{title} must be a card number, as printed on the card.",
            "creditCard.character": "{title} must be digits only, as printed on the card.",
            "creditCard.misplacedSeparator": "{title} has a space or a hyphen where none belongs.",
            "creditCard.length": "{title} has too few or too many digits for such a card.",
            "creditCard.scheme": "{title} must be the number of a card of: {schemes}.",
            "creditCard.checksum": "{title} has a wrong digit; please check it against the card.",
            "iban": "{title} must be an IBAN, such as GB82 WEST 1234 5698 7654 32.",
            "iban.character":
                "{title} has a character that is not allowed at its position in an IBAN of that country.",
            "iban.misplacedSeparator": "{title} has a space or a hyphen where none belongs.",
            "iban.length":
                "{title} has too few or too many characters for an IBAN of that country.",
            "iban.country": "{title} must begin with the two letters of a country that has IBANs.",
            "iban.checksum":
                "{title} has a wrong character, or two that are swapped; please check it.",
            "bic": "{title} must be a BIC, such as DEUTDEFF500.",
            "bic.character": "{title} must be letters and digits only, such as DEUTDEFF500.",
            "bic.misplacedSeparator": "{title} has a space or a hyphen where none belongs.",
            "bic.length": "{title} must have 8 or 11 characters, such as DEUTDEFF500.",
            "bic.country": "{title} must have the code of a country as fifth and sixth letter.",
            "routingNumber": "{title} must be a routing number of nine digits, such as 021000021.",
            "routingNumber.character": "{title} must be digits only, such as 021000021.",
            "routingNumber.misplacedSeparator":
                "{title} has a space or a hyphen where none belongs.",
            "routingNumber.length": "{title} must have nine digits, such as 021000021.",
            "routingNumber.prefix":
                "{title} begins with two digits that no routing number begins with.",
            "routingNumber.checksum": "{title} has a wrong digit; please check it.",
            "isbn": "{title} must be an ISBN, such as 978-3-16-148410-0.",
            "isbn.character": "{title} must be digits only (an X may be the last of ten).",
            "isbn.misplacedSeparator": "{title} has a space or a hyphen where none belongs.",
            "isbn.length": "{title} must have 10 or 13 digits.",
            "isbn.prefix": "{title} must begin with 978 or 979, as the numbers of books do.",
            "isbn.music": "{title} is the number of printed music (ISMN), not of a book.",
            "isbn.checksum": "{title} has a wrong digit; please check it against the book.",
            "ein": "{title} must be an employer identification number, such as 12-3456789.",
            "ein.character": "{title} must be digits only, such as 12-3456789.",
            "ein.misplacedSeparator": "{title} must be written as 12-3456789.",
            "ein.length": "{title} must have nine digits, such as 12-3456789.",
            "ein.prefix": "{title} begins with two digits that were never assigned.",
            "itin":
                "{title} must be an individual taxpayer identification number, such as 900-70-0000.",
            "itin.character": "{title} must be digits only, such as 900-70-0000.",
            "itin.misplacedSeparator": "{title} must be written as 900-70-0000.",
            "itin.length": "{title} must have nine digits, such as 900-70-0000.",
            "itin.prefix": "{title} must begin with 9.",
            "itin.group": "{title} has two digits in the middle that were never assigned.",
            "postalCode":
                "{title} must be a postal code as it is written in the country {country}.",
            "countryCode": "{title} must be the code of a country: {letters} capital letters.",
            "currencyCode": "{title} must be the code of a currency: three capitals, such as EUR.",
            "phone.otherCountry": "{title} must be a phone number that begins with +{callingCode}.",
            "passwordStrength": "{title} is too easy to guess; use several unrelated words.",
            "passwordStrength.commonPassword":
                "{title} is too easy to guess: it is close to a password that many people use.",
            "passwordStrength.commonWord":
                "{title} is too easy to guess: it is made of a common word or name; use several unrelated words.",
            "passwordStrength.word":
                "{title} is too easy to guess: it reads like a word or two; use several unrelated words.",
            "passwordStrength.sequence":
                "{title} is too easy to guess: it has letters or digits in their order, such as abc or 321.",
            "passwordStrength.keyboard":
                "{title} is too easy to guess: it has keys that lie side by side.",
            "passwordStrength.repeats":
                "{title} is too easy to guess: it repeats the same characters.",
            "passwordStrength.date": "{title} is too easy to guess: it has a date or a year in it.",
            "passwordStrength.tooShort": "{title} is too easy to guess: make it longer.",
            "notSuspicious": "{title} has characters that make it look like another text.",
            "notSuspicious.mixedDigits":
                "{title} mixes digits of several scripts; use one kind only.",
            "notSuspicious.marks":
                "{title} has too many marks on one character, or one of them twice.",
            "notSuspicious.mixedScripts":
                "{title} mixes letters of several scripts that look alike; write it in one script.",
            "notSuspicious.lookAlikes":
                "{title} has a letter that only looks like an ordinary one; please type the ordinary letter.",
            "notSuspicious.invisible":
                "{title} has a character that does not show; please type it instead of pasting it.",
            "notSuspicious.bidirectional":
                "{title} has a character that turns the direction of writing; please type it instead of pasting it.",
            "hiddenField": "{title} does not belong to these answers; leave it out.",
            "disabledField": "{title} cannot be changed here; leave it out.",
            "notComputed":
                "{title} is calculated, and the result differs from the value that was sent; leave it out.",
            "notGiven":
                "{title} is set by the program, and the value that was sent differs; leave it out.",
            "ended": "These answers end the form at \"{ending}\" and are not accepted.",
            "submitDisabled": "These answers cannot be submitted: \"{button}\" is not available.",
            "check": "{title} does not go with the other answers.",
            "atLeastOneOf": "Fill in at least one of these: {titles}.",
            "exactlyOneOf": "Fill in exactly one of these: {titles}.",
            "allOrNone": "Fill in all of these, or none: {titles}.",
            "remote": "{title} is not accepted.",
            "remoteUnknown":
                "{title} cannot be checked here, because there is no check \"{check}\".",
            "remoteTimeout": "{title} could not be checked in time; please try again.",
            "remoteFailed": "{title} could not be checked just now; please try again.",
            "choicesUnknown": "The choices of {title} are not known.",
            "tooManyChoiceSets":
                "The choices of {title} are not known: the answers need choices for too many different values.",
            "currency.character": "{title} has a character that no amount of money has.",
            "currency.misplacedSeparator":
                "{title} has a comma or a point where none belongs: write {example}.",
            "currency.digits": "{title} must be an amount of money: there are no digits in it.",
            "currency.sign": "{title} must have one sign at most, before the amount.",
            "currency.repeatedCurrency":
                "{title} names its currency twice; write it once, or not at all.",
            "currency.otherCurrency": "{title} is not in the required currency.",
            "currency": "{title} must be an amount of money, such as {example}.",
            "zipcode.digits": "{title} must have five digits, or nine: 12345 or 12345-6789.",
            "zipcode.character": "{title} must be digits only, such as 12345 or 12345-6789.",
            "zipcode.misplacedSeparator":
                "{title} must have its dash after the fifth digit: 12345-6789.",
            "zipcode": "{title} must be a ZIP code, such as 12345 or 12345-6789.",
            "phone.character": "{title} has a character that no phone number has.",
            "phone.misplacedSeparator":
                "{title} has brackets or a separator where none belongs: write (212) 555-0123.",
            "phone.digits": "{title} must be a phone number: there are no digits in it.",
            "phone.tooFewDigits": "{title} has too few digits for a phone number.",
            "phone.tooManyDigits": "{title} has too many digits for a phone number.",
            "phone.areaCode": "{title} has an area code that does not exist.",
            "phone.exchange":
                "{title} has an exchange (the three digits after the area code) that does not exist.",
            "phone.countryCode": "{title} has a country code that does not exist.",
            "phone.internationalPrefix": "{title} must begin with + in place of 00 or 011.",
            "phone.trunkPrefix":
                "{title} must be without the (0) that is dialled within a country.",
            "phone.noTrunkPrefix":
                "{title} must begin with {trunkPrefix}, or with + and the country code.",
            "phone.extension": "{title} must be without an extension.",
            "phone": "{title} must be a phone number, such as (212) 555-0123 or +44 20 7946 0958.",
            "mask": "{title} must be written like {example}.",
            "ssn.digits": "{title} must have nine digits, such as 123-45-6789.",
            "ssn.character": "{title} must be digits only, such as 123-45-6789.",
            "ssn.misplacedSeparator": "{title} must be written as 123-45-6789.",
            "ssn.area": "{title} begins with three digits that were never assigned.",
            "ssn.group": "{title} cannot have 00 in the middle.",
            "ssn.serial": "{title} cannot end in 0000.",
            "ssn.published":
                "{title} is a number that was published as an example and belongs to nobody.",
            "ssn": "{title} must be a social security number, such as 123-45-6789.",
        ].merging(
            JSONFailure.Reason.allCases.filter { $0.code == .malformedJSON }.map {
                ("malformedJSON.\($0.rawValue)", "This is not JSON: \($0.sentence)")
            }, uniquingKeysWith: { first, _ in first }
        ).merging(
            PostFailure.Reason.allCases.compactMap { reason in
                reason.sentence.map {
                    (
                        "malformedMultipart.\(reason.rawValue)",
                        "This is not multipart/form-data: \($0)"
                    )
                }
            }, uniquingKeysWith: { first, _ in first }
        ).merging(
            JSONFailure.Reason.allCases.map {
                (
                    "json.\($0.rawValue)",
                    "{title} must be JSON; at line {line}, column {column}: \($0.sentence)"
                )
            }, uniquingKeysWith: { first, _ in first }))
}
