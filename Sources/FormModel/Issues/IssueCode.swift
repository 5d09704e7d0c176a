/// The stable name of a kind of trouble, such as `required`; programs match on it, never on sentences.
public struct IssueCode: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The name as it stands in reports: camel case.
    public let rawValue: String

    /// Makes a code; an embedder's own validators use codes of their own.
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
    /// A key stands twice in an object.
    public static let duplicateKey = IssueCode(rawValue: "duplicateKey")
    /// Arrays and objects are nested deeper than the limit.
    public static let tooDeep = IssueCode(rawValue: "tooDeep")
    /// The submission has more bytes than the limit.
    public static let tooManyBytes = IssueCode(rawValue: "tooManyBytes")
    /// The submission has more values than the limit.
    public static let tooManyMembers = IssueCode(rawValue: "tooManyMembers")
    /// The submission is JSON, but not an object.
    public static let notAnObject = IssueCode(rawValue: "notAnObject")
    /// The submission is no `multipart/form-data`: RFC 7578.
    public static let malformedMultipart = IssueCode(rawValue: "malformedMultipart")
    /// The submission has more parts than the limit.
    public static let tooManyParts = IssueCode(rawValue: "tooManyParts")
    /// There are more issues than are told.
    public static let tooManyIssues = IssueCode(rawValue: "tooManyIssues")
    /// A key is no field of the form.
    public static let unknownField = IssueCode(rawValue: "unknownField")

    // Values.

    /// The value is not UTF-8, once it was decoded.
    public static let malformedText = IssueCode(rawValue: "malformedText")
    /// A text holds a control character, or a line end where it is one line.
    public static let controlCharacter = IssueCode(rawValue: "controlCharacter")
    /// A field that is no list was sent more than once.
    public static let repeatedField = IssueCode(rawValue: "repeatedField")
    /// A file was sent for a field.
    public static let fileNotAccepted = IssueCode(rawValue: "fileNotAccepted")
    /// The value is of another type than the field.
    public static let wrongType = IssueCode(rawValue: "wrongType")
    /// A number has more digits than can be held exactly.
    public static let tooManyDigits = IssueCode(rawValue: "tooManyDigits")
    /// A number has more decimals than allowed.
    public static let tooManyDecimals = IssueCode(rawValue: "tooManyDecimals")
    /// A text has more bytes than the limit.
    public static let tooManyTextBytes = IssueCode(rawValue: "tooManyTextBytes")
    /// A list has more elements than the limit.
    public static let tooManyElements = IssueCode(rawValue: "tooManyElements")
    /// A list of free texts has one that is empty or blank.
    public static let emptyElement = IssueCode(rawValue: "emptyElement")
    /// The rows of a group have more fields together than the limit.
    public static let tooManyCells = IssueCode(rawValue: "tooManyCells")
    /// The value is none of the field's choices.
    public static let notAChoice = IssueCode(rawValue: "notAChoice")
    /// A field was sent that is not shown.
    public static let hiddenField = IssueCode(rawValue: "hiddenField")
    /// A field was sent that cannot be changed, and with another value than it has.
    public static let disabledField = IssueCode(rawValue: "disabledField")
    /// A field was sent that is calculated, and with another value than it comes to.
    public static let notComputed = IssueCode(rawValue: "notComputed")
    /// Updates made in answer to each other did not come to rest.
    public static let unsettled = IssueCode(rawValue: "unsettled")
    /// What the value is compared with depends on the time, which nobody told.
    public static let timeUnknown = IssueCode(rawValue: "timeUnknown")

    // Rules.

    /// A condition does not hold.
    public static let check = IssueCode(rawValue: "check")
    /// None of several fields is filled in.
    public static let atLeastOneOf = IssueCode(rawValue: "atLeastOneOf")
    /// None of several fields is filled in, or more than one.
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
    /// A text is no e-mail address.
    public static let email = IssueCode(rawValue: "email")
    /// The value is not the same as that of another field.
    public static let notTheSame = IssueCode(rawValue: "notTheSame")
    /// An element of a list, or a field of a row, repeats an earlier one.
    public static let unique = IssueCode(rawValue: "unique")
    /// The value is none of those listed.
    public static let oneOf = IssueCode(rawValue: "oneOf")
    /// None of several validators accepts the value.
    public static let anyOf = IssueCode(rawValue: "anyOf")
    /// A validator accepts a value that it should refuse.
    public static let not = IssueCode(rawValue: "not")
    /// A box is not ticked.
    public static let accepted = IssueCode(rawValue: "accepted")
    /// A field that must be empty is not.
    public static let absent = IssueCode(rawValue: "absent")
    /// The value is the same as that of another field.
    public static let notDifferent = IssueCode(rawValue: "notDifferent")
    /// The value is one of those that are not allowed.
    public static let noneOf = IssueCode(rawValue: "noneOf")
    /// A list has fewer elements than allowed, or a group fewer rows.
    public static let tooFew = IssueCode(rawValue: "tooFew")
    /// A list has more elements than allowed, or a group more rows.
    public static let tooMany = IssueCode(rawValue: "tooMany")
    /// A date is on none of the days of the week that are allowed.
    public static let weekday = IssueCode(rawValue: "weekday")

    // Formatters.

    /// A text is no amount of money.
    public static let currency = IssueCode(rawValue: "currency")
    /// A text is no ZIP code.
    public static let zipcode = IssueCode(rawValue: "zipcode")
    /// A text is no telephone number.
    public static let phone = IssueCode(rawValue: "phone")
    /// A text is no social security number.
    public static let ssn = IssueCode(rawValue: "ssn")

    /// Every code that the engine itself gives, in the order of the documentation.
    public static let all: [IssueCode] =
        [
            .malformedJSON, .duplicateKey, .tooDeep, .tooManyBytes, .tooManyMembers, .notAnObject,
            .malformedMultipart, .tooManyParts, .tooManyIssues, .unknownField,
            .malformedText, .controlCharacter, .repeatedField, .fileNotAccepted, .wrongType,
            .tooManyDigits, .tooManyDecimals, .tooManyTextBytes, .tooManyElements, .emptyElement,
            .tooManyCells, .notAChoice,
            .hiddenField, .disabledField, .notComputed, .unsettled,
            .timeUnknown, .check, .atLeastOneOf, .exactlyOneOf, .allOrNone,
            .required, .tooShort, .tooLong, .tooSmall, .tooLarge, .pattern, .patternTooCostly,
            .email, .notTheSame, .oneOf, .anyOf, .not, .accepted, .absent, .notDifferent, .noneOf,
            .tooFew, .tooMany, .unique, .weekday, .currency, .zipcode, .phone, .ssn,
        ] + textCodes + networkCodes + financeAndSecurity + remoteCodes
}
