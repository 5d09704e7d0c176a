/// The kind of an issue, such as `required`; programs compare codes, never messages.
public struct IssueCode: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The name in reports, in camel case.
    public let rawValue: String

    /// Makes a code; custom validators have codes of their own.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The name.
    public var description: String { rawValue }
}

extension IssueCode {
    // The submission as a whole.

    /// The submission is not JSON: RFC 8259.
    public static let malformedJSON = IssueCode(rawValue: "malformedJSON")
    /// A key occurs twice in an object.
    public static let duplicateKey = IssueCode(rawValue: "duplicateKey")
    /// Arrays and objects are nested deeper than the limit.
    public static let tooDeep = IssueCode(rawValue: "tooDeep")
    /// The submission has more bytes than the limit.
    public static let tooManyBytes = IssueCode(rawValue: "tooManyBytes")
    /// The submission has more values than the limit.
    public static let tooManyMembers = IssueCode(rawValue: "tooManyMembers")
    /// The submission is JSON, but not an object.
    public static let notAnObject = IssueCode(rawValue: "notAnObject")
    /// The submission is not `multipart/form-data`: RFC 7578.
    public static let malformedMultipart = IssueCode(rawValue: "malformedMultipart")
    /// The submission has more parts than the limit.
    public static let tooManyParts = IssueCode(rawValue: "tooManyParts")
    /// There are more issues than the limit of a report.
    public static let tooManyIssues = IssueCode(rawValue: "tooManyIssues")
    /// A key is not a field of the form.
    public static let unknownField = IssueCode(rawValue: "unknownField")

    /// The answers are to another form, as their member `$form` says.
    public static let otherForm = IssueCode(rawValue: "otherForm")
    /// The answers are to another version of the form, as their member `$form` says; a warning.
    public static let otherVersion = IssueCode(rawValue: "otherVersion")

    // Values.

    /// The decoded value is not UTF-8.
    public static let malformedText = IssueCode(rawValue: "malformedText")
    /// A text contains a control character, or a line end where only one line is allowed.
    public static let controlCharacter = IssueCode(rawValue: "controlCharacter")
    /// A field that is not a list was sent more than once.
    public static let repeatedField = IssueCode(rawValue: "repeatedField")
    /// A file was sent for a field.
    public static let fileNotAccepted = IssueCode(rawValue: "fileNotAccepted")
    /// The name or the path of a file has more bytes than the limit.
    public static let fileNameTooLong = IssueCode(rawValue: "fileNameTooLong")
    /// The facts of a file were sent with a path.
    public static let pathNotAccepted = IssueCode(rawValue: "pathNotAccepted")
    /// The value has another type than the field.
    public static let wrongType = IssueCode(rawValue: "wrongType")
    /// A number has more digits than can be stored exactly.
    public static let tooManyDigits = IssueCode(rawValue: "tooManyDigits")
    /// A number has more decimals than allowed.
    public static let tooManyDecimals = IssueCode(rawValue: "tooManyDecimals")
    /// A text has more bytes than the limit.
    public static let tooManyTextBytes = IssueCode(rawValue: "tooManyTextBytes")
    /// A list has more elements than the limit.
    public static let tooManyElements = IssueCode(rawValue: "tooManyElements")
    /// A list of free texts has an element that is empty or blank.
    public static let emptyElement = IssueCode(rawValue: "emptyElement")
    /// The rows of a group have more cells than the limit.
    public static let tooManyCells = IssueCode(rawValue: "tooManyCells")
    /// Too many choices would have to be examined to find those of all rows of a group.
    public static let tooManyFiltered = IssueCode(rawValue: "tooManyFiltered")
    /// The expressions of the form would do too much work.
    public static let tooMuchWork = IssueCode(rawValue: "tooMuchWork")
    /// The value is not one of the choices of the field.
    public static let notAChoice = IssueCode(rawValue: "notAChoice")
    /// A choice that is chosen alone was chosen with others.
    public static let notAlone = IssueCode(rawValue: "notAlone")
    /// A value was sent for a hidden field.
    public static let hiddenField = IssueCode(rawValue: "hiddenField")
    /// A value was sent for a disabled field, and differs from its effective value.
    public static let disabledField = IssueCode(rawValue: "disabledField")
    /// A value was sent for a computed field, and differs from the calculated value.
    public static let notComputed = IssueCode(rawValue: "notComputed")
    /// A value was sent for a field that the program sets, and differs from the given value.
    public static let notGiven = IssueCode(rawValue: "notGiven")
    /// The answers meet an ending of the form that does not accept them.
    public static let ended = IssueCode(rawValue: "ended")
    /// Every button that submits the answers and is shown is disabled.
    public static let submitDisabled = IssueCode(rawValue: "submitDisabled")
    /// Updates that cause each other did not end within the limit.
    public static let unsettled = IssueCode(rawValue: "unsettled")
    /// A value is validated against the current time, which is unknown.
    public static let timeUnknown = IssueCode(rawValue: "timeUnknown")

    // Rules.

    /// A condition does not hold.
    public static let check = IssueCode(rawValue: "check")
    /// None of several fields is filled in.
    public static let atLeastOneOf = IssueCode(rawValue: "atLeastOneOf")
    /// Exactly one of several fields must be filled in, but none or more than one is.
    public static let exactlyOneOf = IssueCode(rawValue: "exactlyOneOf")
    /// Some of several fields are filled in, and some are not.
    public static let allOrNone = IssueCode(rawValue: "allOrNone")

    // Validators.

    /// A required field is empty.
    public static let required = IssueCode(rawValue: "required")
    /// A text is shorter than allowed.
    public static let tooShort = IssueCode(rawValue: "tooShort")
    /// A text is longer than allowed.
    public static let tooLong = IssueCode(rawValue: "tooLong")
    /// A number or date is below the smallest allowed.
    public static let tooSmall = IssueCode(rawValue: "tooSmall")
    /// A number or date is above the largest allowed.
    public static let tooLarge = IssueCode(rawValue: "tooLarge")
    /// A text does not match the pattern.
    public static let pattern = IssueCode(rawValue: "pattern")
    /// A text would cost more steps to match than allowed.
    public static let patternTooCostly = IssueCode(rawValue: "patternTooCostly")
    /// A text is not an e-mail address.
    public static let email = IssueCode(rawValue: "email")
    /// The value differs from that of another field.
    public static let notTheSame = IssueCode(rawValue: "notTheSame")
    /// An element of a list, or a field of a row, repeats an earlier one.
    public static let unique = IssueCode(rawValue: "unique")
    /// The value is not one of those listed.
    public static let oneOf = IssueCode(rawValue: "oneOf")
    /// None of several validators accepts the value.
    public static let anyOf = IssueCode(rawValue: "anyOf")
    /// A validator accepts a value that it should refuse.
    public static let not = IssueCode(rawValue: "not")
    /// A box is not ticked.
    public static let accepted = IssueCode(rawValue: "accepted")
    /// A field that must be empty has a value.
    public static let absent = IssueCode(rawValue: "absent")
    /// The value is equal to that of another field.
    public static let notDifferent = IssueCode(rawValue: "notDifferent")
    /// The value is one of those that are not allowed.
    public static let noneOf = IssueCode(rawValue: "noneOf")
    /// A list has fewer elements than allowed, or a group fewer rows.
    public static let tooFew = IssueCode(rawValue: "tooFew")
    /// A list has more elements than allowed, or a group more rows.
    public static let tooMany = IssueCode(rawValue: "tooMany")
    /// The weekday of a date is not allowed.
    public static let weekday = IssueCode(rawValue: "weekday")

    /// The media type of a file is not accepted, nor the extension of its name.
    public static let fileType = IssueCode(rawValue: "fileType")
    /// A file has more bytes than allowed.
    public static let fileTooLarge = IssueCode(rawValue: "fileTooLarge")

    // Formatters.

    /// A text is not an amount of money.
    public static let currency = IssueCode(rawValue: "currency")
    /// A text is not a ZIP code.
    public static let zipcode = IssueCode(rawValue: "zipcode")
    /// A text is not a telephone number.
    public static let phone = IssueCode(rawValue: "phone")
    /// A text is not a social security number.
    public static let ssn = IssueCode(rawValue: "ssn")

    /// A text does not fit a mask.
    public static let mask = IssueCode(rawValue: "mask")

    /// All codes of the engine, in the order of the documentation.
    public static let all: [IssueCode] =
        [
            .malformedJSON, .duplicateKey, .tooDeep, .tooManyBytes, .tooManyMembers, .notAnObject,
            .malformedMultipart, .tooManyParts, .tooManyIssues, .unknownField,
            .otherForm, .otherVersion,
            .malformedText, .controlCharacter, .repeatedField, .fileNotAccepted,
            .fileNameTooLong, .pathNotAccepted, .wrongType,
            .tooManyDigits, .tooManyDecimals, .tooManyTextBytes, .tooManyElements, .emptyElement,
            .tooManyCells, .tooManyFiltered, .tooMuchWork, .notAChoice, .notAlone,
            .hiddenField, .disabledField, .notComputed, .notGiven, .ended, .submitDisabled,
            .unsettled,
            .timeUnknown, .check, .atLeastOneOf, .exactlyOneOf, .allOrNone,
            .required, .tooShort, .tooLong, .tooSmall, .tooLarge, .pattern, .patternTooCostly,
            .email, .notTheSame, .oneOf, .anyOf, .not, .accepted, .absent, .notDifferent, .noneOf,
            .tooFew, .tooMany, .unique, .weekday, .fileType, .fileTooLarge, .currency, .zipcode,
            .phone, .ssn, .mask,
        ] + textCodes + networkCodes + financeAndSecurity + remoteCodes
}
