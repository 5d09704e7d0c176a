public import FormModel

/// A reason why a form does not express keywords of a JSON Schema, and the keywords.
public struct SchemaLoss: Sendable, Hashable {
    /// How a form differs from its schema.
    public enum Effect: String, Sendable, Hashable, CaseIterable {
        /// The form lacks a field or a constraint, so it may accept more than the schema.
        case omission
        /// The form lacks a field for a property that the schema requires, so it accepts objects without it.
        case missing
        /// The form refuses some values that the schema accepts.
        case restriction
        /// The answers have another shape than the values that the schema describes.
        case reshaping
        /// The form lacks something that does not decide which values are valid: a default, a
        /// keyword that JSON Schema does not have, or something that the standard leaves open, such as the check of a
        /// format.
        case annotation
    }

    /// The positions of the keywords as JSON Pointers (RFC 6901), in the order of the schema; at
    /// least one.
    public let paths: [FieldPath]

    /// A sentence with the reason and the consequence.
    public let reason: String

    /// How the form differs from the schema.
    public let effect: Effect

    /// The first of ``paths``.
    public var path: FieldPath { paths[0] }

    /// The first position, of whose names at most 200 characters are quoted, the reason, and the number of other positions.
    public var sentence: String {
        let others = paths.count - 1
        return others == 0
            ? "\(path.quoted): \(reason)"
            : "\(path.quoted): \(reason) (And at \(others) other place\(others == 1 ? "" : "s").)"
    }
}

/// A sentence about a keyword that a form does not express, and the effect on the form.
struct LossReason {
    let text: String
    let effect: SchemaLoss.Effect

    init(_ text: String, _ effect: SchemaLoss.Effect = .omission) {
        self.text = text
        self.effect = effect
    }

    /// The reason that a form cannot express a keyword; keywords that JSON Schema does not have
    /// decide nothing.
    static func notExpressed(_ keyword: String, by owner: String) -> LossReason {
        guard SchemaDraft.isConstraint(keyword) else {
            return LossReason(
                "It decides nothing about what is valid, and \(owner) has no place for it.",
                .annotation)
        }
        return LossReason("\(owner.capitalizedFirst) cannot express \"\(keyword)\" here.")
    }
}

extension String {
    /// The text with an ASCII capital at its beginning.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
