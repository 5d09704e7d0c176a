/// The JSON Schema (draft 2020-12) of a validator or a formatter, for values that are not empty;
/// `Validator.requiresValue` decides about empty ones.
///
/// A fragment never refuses a value that the validator accepts, as long as texts have no white
/// space at their ends. What JSON Schema cannot express is described in ``notExpressed``.
///
/// ```swift
/// SchemaFragment(["minLength": 3])
/// SchemaFragment(["type": "string"], notExpressed: "an account that exists")
/// ```
public struct SchemaFragment: Sendable, Hashable {
    /// The keywords of the schema.
    package var keywords: [SchemaValue.Member]

    /// A phrase for what the keywords do not express; `nil` if they express everything.
    public var notExpressed: String?

    /// Makes a fragment.
    ///
    /// - Parameters:
    ///   - keywords: An object of keywords.
    ///   - notExpressed: A phrase without a full stop for what the keywords do not express.
    public init(_ keywords: SchemaValue = [:], notExpressed: String? = nil) {
        self.keywords = keywords.members
        self.notExpressed = notExpressed
    }

    /// The fragment as a complete schema; `nil` if the keywords do not express everything.
    package var schema: SchemaValue? {
        guard notExpressed == nil else { return nil }
        var own: [SchemaValue.Member] = []
        var more: [SchemaValue] = []
        for member in keywords {
            if own.contains(where: { $0.key == member.key }) {
                more.append(.object([member]))
            } else {
                own.append(member)
            }
        }
        return .object(more.isEmpty ? own : own + [.init("allOf", .list(more))])
    }
}
