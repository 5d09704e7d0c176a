/// What a validator or a formatter says in JSON Schema, draft 2020-12, of a value that is not empty;
/// whether empty ones are refused, `Validator.requiresValue` says.
///
/// A fragment never refuses what is accepted here, as long as texts have no white space at their ends.
/// What it cannot say is named in ``unsaid``.
///
/// ```swift
/// SchemaFragment(["minLength": 3])
/// SchemaFragment(["type": "string"], unsaid: "an account that exists")
/// ```
public struct SchemaFragment: Sendable, Hashable {
    /// The keywords.
    public var keywords: [SchemaValue.Member]

    /// What is judged and not said by the keywords, as a phrase; `nil` where nothing is left to say.
    public var unsaid: String?

    /// Makes a fragment.
    ///
    /// - Parameters:
    ///   - keywords: An object of keywords.
    ///   - unsaid: What is judged and not said by the keywords, as a phrase without a full stop.
    public init(_ keywords: SchemaValue = [:], unsaid: String? = nil) {
        self.keywords = keywords.members
        self.unsaid = unsaid
    }

    /// The fragment as a schema by itself; `nil` where something is left unsaid.
    public var schema: SchemaValue? {
        guard unsaid == nil else { return nil }
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
