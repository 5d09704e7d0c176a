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
    /// There are more issues than are told.
    public static let tooManyIssues = IssueCode(rawValue: "tooManyIssues")
    /// A key is no field of the form.
    public static let unknownField = IssueCode(rawValue: "unknownField")

    // Values.

    /// The value is of another type than the field.
    public static let wrongType = IssueCode(rawValue: "wrongType")
    /// A number has more digits than can be held exactly.
    public static let tooManyDigits = IssueCode(rawValue: "tooManyDigits")
    /// A number has more decimals than allowed.
    public static let tooManyDecimals = IssueCode(rawValue: "tooManyDecimals")
    /// The value is none of the field's choices.
    public static let notAChoice = IssueCode(rawValue: "notAChoice")
    /// Updates made in answer to each other did not come to rest.
    public static let unsettled = IssueCode(rawValue: "unsettled")

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
    /// A group has fewer rows than it must have.
    public static let tooFew = IssueCode(rawValue: "tooFew")
    /// A group has more rows than it may have.
    public static let tooMany = IssueCode(rawValue: "tooMany")
    /// An element of a list, or a field of a row, repeats an earlier one.
    public static let unique = IssueCode(rawValue: "unique")
    /// The value is none of those listed.
    public static let oneOf = IssueCode(rawValue: "oneOf")

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
    public static let all: [IssueCode] = [
        .malformedJSON, .duplicateKey, .tooDeep, .tooManyBytes, .tooManyMembers, .notAnObject,
        .tooManyIssues, .unknownField, .wrongType, .tooManyDigits, .tooManyDecimals, .notAChoice,
        .unsettled,
        .required, .tooShort, .tooLong, .tooSmall, .tooLarge, .pattern, .patternTooCostly, .email,
        .notTheSame, .tooFew, .tooMany, .unique, .oneOf, .currency, .zipcode, .phone, .ssn,
    ]
}
