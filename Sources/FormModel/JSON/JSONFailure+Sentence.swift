extension JSONFailure.Reason {
    /// The mistake and how to correct it, as the end of a sentence.
    package var sentence: String {
        switch self {
        case .empty: "there is nothing here; give a JSON value."
        case .expectedValue: "a value is expected here."
        case .expectedKey: "a key in quotation marks is expected here; is there a comma too many?"
        case .expectedColon: "a colon is expected after the key."
        case .expectedCommaOrBracket: "a comma or ] is expected here."
        case .expectedCommaOrBrace: "a comma or } is expected here."
        case .textAfterTheValue: "there is text after the end of the value; remove it."
        case .unterminatedString: "this text has no closing quotation mark."
        case .controlCharacter:
            "a text contains a control character; write it as an escape, such as \\n."
        case .badEscape: "there is no such escape; write a backslash as \\\\."
        case .loneSurrogate: "a text contains one half of a surrogate pair; write both halves."
        case .invalidUTF8: "these bytes are not UTF-8; save the text as UTF-8."
        case .badNumber:
            "this is not how JSON writes a number: no leading zeros, digits on both sides of the point."
        case .duplicateKey: "a key occurs twice."
        case .tooDeep: "it is nested too deeply."
        case .tooManyBytes: "it has too many bytes."
        case .tooManyMembers: "it has too many values."
        }
    }
}
