/// A rule over several fields of a form or page.
///
/// Its issue is at the first of its fields that is open: neither hidden nor disabled. Where none is, it
/// does not apply. Where only some fields are judged, it is the first of those, and all that the rule reads
/// must be known: ``ValidationScope``.
///
/// ```swift
/// FormRule.atLeastOneOf(["email", "phone"])
/// FormRule.check("starts < ends", message: "It must end after it starts.")
/// ```
public struct FormRule: Sendable {
    enum Kind: Sendable {
        case fields(FieldSetRule, [FieldName])
        case check(FormExpression, message: LocalizedText?)
    }

    /// The most fields that one rule may name.
    public static let maximumFields = 100

    let kind: Kind
    /// The byte of the form file at which it stands.
    var offset: Int?
    /// The bytes at which the names of its fields stand.
    var nameOffsets: [Int] = []

    /// One of the fields, or more, must be filled in.
    public static func atLeastOneOf(_ fields: [FieldName]) -> FormRule {
        FormRule(kind: .fields(.atLeastOneOf, fields))
    }

    /// One of the fields must be filled in, and no other.
    public static func exactlyOneOf(_ fields: [FieldName]) -> FormRule {
        FormRule(kind: .fields(.exactlyOneOf, fields))
    }

    /// All of the fields must be filled in, or none.
    public static func allOrNone(_ fields: [FieldName]) -> FormRule {
        FormRule(kind: .fields(.allOrNone, fields))
    }

    /// A condition must hold, or have no answer; it names at least one field.
    ///
    /// - Parameters:
    ///   - condition: The condition; it names at least one field.
    ///   - message: What is said where it does not; `{title}` is that of the field.
    /// - Returns: The rule; whether it makes sense is checked when a form is made of it.
    public static func check(_ condition: FormExpression, message: LocalizedText? = nil) -> FormRule
    {
        FormRule(kind: .check(condition, message: message))
    }
}
