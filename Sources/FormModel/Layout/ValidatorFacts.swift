/// The facts about a validator that hold for every value: which types of value it takes, which issues
/// it may add, what it reads.
///
/// ```swift
/// let facts = ValidatorFacts(types: [.integer], codes: [IssueCode(rawValue: "odd"): []])
/// ```
public struct ValidatorFacts: Sendable {
    /// The types of value that the validator can judge; `nil` if it can judge any.
    ///
    /// On a field of another type, the validator is a problem of the definition. The types belong to the name of the
    /// validator: they are the same whatever its parameters are.
    public var types: [ValueType]?

    /// The issue codes that the validator may add, each with the parameters that it adds to
    /// ``ValidatorDescription/parameters``, such as `actual`.
    ///
    /// The messages of an item are validated against them; if there are none, every message is
    /// accepted.
    public var codes: [IssueCode: [String]]

    /// The other fields whose values the validator reads: when one of them changes, the field is validated again.
    public var reads: [FieldName]

    /// The names of the asynchronous checks to which the validator may leave the verdict.
    public var remoteChecks: [String]

    /// Whether the validator judges empty values; only validators of presence do.
    public var judgesEmpty: Bool

    /// Whether the validator judges values that are not empty; validators of presence alone do not.
    public var judgesValues: Bool

    /// Whether the field must be filled in, since the validator refuses empty values.
    public var requiresValue: Bool

    /// Whether the list that the validator is in ends with its first error.
    var stopsOnFirst: Bool

    /// Whether the validator makes canonical texts; see ``ValidatorDescription/canonicalize(_:into:)``.
    public var canonicalizes: Bool

    /// What helps a person who enters a value that the validator accepts; `nil` for nothing.
    public var entry: EntryHint?

    /// Makes facts; what is left out is that of a validator that judges any value that is not empty, by itself.
    ///
    /// - Parameters:
    ///   - types: The types of value that it can judge; any unless given.
    ///   - codes: The issue codes that it may add, with their parameters.
    ///   - reads: The other fields that it reads.
    ///   - remoteChecks: The asynchronous checks that it needs.
    ///   - judgesEmpty: Whether it judges empty values.
    ///   - judgesValues: Whether it judges values that are not empty.
    ///   - requiresValue: Whether it refuses empty values; if it judges them, unless said otherwise.
    ///   - stopsOnFirst: Whether the list that it is in ends with the first error.
    ///   - canonicalizes: Whether it makes canonical texts.
    ///   - entry: What helps a person who enters a value.
    public init(
        types: [ValueType]? = nil, codes: [IssueCode: [String]] = [:], reads: [FieldName] = [],
        remoteChecks: [String] = [], judgesEmpty: Bool = false, judgesValues: Bool = true,
        requiresValue: Bool? = nil, stopsOnFirst: Bool = false, canonicalizes: Bool = false,
        entry: EntryHint? = nil
    ) {
        self.types = types
        self.codes = codes
        self.reads = reads
        self.remoteChecks = remoteChecks
        self.judgesEmpty = judgesEmpty
        self.judgesValues = judgesValues
        self.requiresValue = requiresValue ?? judgesEmpty
        self.stopsOnFirst = stopsOnFirst
        self.canonicalizes = canonicalizes
        self.entry = entry
    }
}
