/// A rule over several fields of a form or page.
///
/// The issue of a rule is reported at its owner, the first of its fields that is neither hidden nor
/// disabled; without such a field the rule does not apply. If only some fields are validated, the
/// owner is the first of those, and all fields that the rule reads must be known: ``ValidationScope``.
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

    /// The largest number of fields of one rule.
    static let maximumFields = 100

    let kind: Kind
    /// Members of the rule whose keys begin with `x-`.
    public var extensions: Extensions = [:]
    /// The byte offset of the rule in the form file.
    var offset: Int?
    /// The byte offsets of the names of its fields.
    var nameOffsets: [Int] = []

    /// At least one of the fields must be filled in.
    public static func atLeastOneOf(_ fields: [FieldName]) -> FormRule {
        FormRule(kind: .fields(.atLeastOneOf, fields))
    }

    /// Exactly one of the fields must be filled in.
    public static func exactlyOneOf(_ fields: [FieldName]) -> FormRule {
        FormRule(kind: .fields(.exactlyOneOf, fields))
    }

    /// Either all of the fields must be filled in, or none.
    public static func allOrNone(_ fields: [FieldName]) -> FormRule {
        FormRule(kind: .fields(.allOrNone, fields))
    }

    /// A condition must not be false; a condition without a result passes.
    ///
    /// - Parameters:
    ///   - condition: The condition; it reads at least one field.
    ///   - message: The message of the issue; `{title}` is the title of the field.
    /// - Returns: The rule; `Form.init` validates it.
    public static func check(_ condition: FormExpression, message: LocalizedText? = nil) -> FormRule
    {
        FormRule(kind: .check(condition, message: message))
    }
}
