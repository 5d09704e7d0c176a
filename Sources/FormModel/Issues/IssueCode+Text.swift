extension IssueCode {
    /// A text matches a pattern that it must not match.
    public static let notPattern = IssueCode(rawValue: "notPattern")
    /// A text contains something other than letters.
    public static let alpha = IssueCode(rawValue: "alpha")
    /// A text contains something other than letters and digits.
    public static let alphanumeric = IssueCode(rawValue: "alphanumeric")
    /// A text contains a character beyond ASCII.
    public static let ascii = IssueCode(rawValue: "ascii")
    /// A text contains an upper-case letter.
    public static let lowercase = IssueCode(rawValue: "lowercase")
    /// A text contains a lower-case letter.
    public static let uppercase = IssueCode(rawValue: "uppercase")
    /// A text begins with none of the given texts.
    public static let startsWith = IssueCode(rawValue: "startsWith")
    /// A text ends with none of the given texts.
    public static let endsWith = IssueCode(rawValue: "endsWith")
    /// A text lacks one of the given texts.
    public static let contains = IssueCode(rawValue: "contains")
    /// A text contains one of the given texts.
    public static let excludes = IssueCode(rawValue: "excludes")
    /// A text is not a slug, such as `my-first-page`.
    public static let slug = IssueCode(rawValue: "slug")
    /// A text is not Base64.
    public static let base64 = IssueCode(rawValue: "base64")
    /// A text contains something other than hexadecimal digits.
    public static let hex = IssueCode(rawValue: "hex")
    /// A text is not JSON.
    public static let json = IssueCode(rawValue: "json")
    /// A text has fewer words than allowed.
    public static let tooFewWords = IssueCode(rawValue: "tooFewWords")
    /// A text has more words than allowed.
    public static let tooManyWords = IssueCode(rawValue: "tooManyWords")

    /// The codes of validators of texts.
    static let textCodes: [IssueCode] = [
        .notPattern, .alpha, .alphanumeric, .ascii, .lowercase, .uppercase, .startsWith, .endsWith,
        .contains, .excludes, .slug, .base64, .hex, .json, .tooFewWords, .tooManyWords,
    ]
}
