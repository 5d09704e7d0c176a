public import FormModel

/// A condition that a renderer can follow without the form: a node is shown while some answers are among constants.
public struct NodeCondition: Sendable, Hashable {
    /// A part of a condition: the answer to one field.
    public struct Answer: Sendable, Hashable {
        /// The path of the field: one of options, or of yes and no.
        public let path: FieldPath
        /// The values of the options, as a submission has them.
        public let values: [String]
        /// Whether an answer must be another than these; without an answer the part does not hold either.
        public let isNegated: Bool

        /// Makes a part of a condition.
        public init(_ path: FieldPath, isOneOf values: [String], isNegated: Bool = false) {
            self.path = path
            self.values = values
            self.isNegated = isNegated
        }

        /// Whether the part holds where an option is chosen.
        public func includes(_ option: String) -> Bool {
            values.contains { $0.utf8.elementsEqual(option.utf8) } != isNegated
        }
    }

    /// The answers, all of which must be given.
    public let answers: [Answer]

    /// Whether the node is shown at present.
    public let isMet: Bool

    /// Makes a condition.
    public init(_ answers: [Answer], isMet: Bool) {
        self.answers = answers
        self.isMet = isMet
    }
}
