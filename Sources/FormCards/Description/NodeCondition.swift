import FormModel

/// A condition that a renderer can follow without the form: a node is shown while some answers are among constants.
struct NodeCondition: Sendable, Hashable {
    /// A part of a condition: the answer to one field.
    struct Answer: Sendable, Hashable {
        /// The path of the field: one of options, or of yes and no.
        let path: FieldPath
        /// The values of the options, as a submission has them.
        let values: [String]
        /// Whether an answer must be another than these; without an answer the part does not hold either.
        let isNegated: Bool

        /// Makes a part of a condition.
        init(_ path: FieldPath, isOneOf values: [String], isNegated: Bool = false) {
            self.path = path
            self.values = values
            self.isNegated = isNegated
        }

        /// Whether the part holds where an option is chosen.
        func includes(_ option: String) -> Bool {
            values.contains { $0.utf8.elementsEqual(option.utf8) } != isNegated
        }
    }

    /// The answers, all of which must be given.
    let answers: [Answer]

    /// Whether the node is shown at present.
    let isMet: Bool

    /// Makes a condition.
    init(_ answers: [Answer], isMet: Bool) {
        self.answers = answers
        self.isMet = isMet
    }
}
