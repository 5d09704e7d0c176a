/// What a validator or a formatter says in JSON Schema, draft 2020-12, of a value that is not empty.
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

    /// Whether empty values are refused.
    public var isRequired: Bool

    /// Makes a fragment.
    ///
    /// - Parameters:
    ///   - keywords: An object of keywords.
    ///   - unsaid: What is judged and not said by the keywords, as a phrase without a full stop.
    ///   - isRequired: Whether empty values are refused.
    public init(_ keywords: SchemaValue = [:], unsaid: String? = nil, isRequired: Bool = false) {
        self.keywords = keywords.members
        self.unsaid = unsaid
        self.isRequired = isRequired
    }
}
