import FormModel

/// The error of an operation on a list of cards; the list stays as it is.
///
/// Its ``description`` says what to do about every id that the operation cannot use:
///
/// ```text
/// There is no card "incme". Did you mean "income"?
/// ```
public struct CardListError: Error, Sendable, Hashable {
    /// One id that an operation cannot use.
    public struct Problem: Sendable, Hashable {
        /// The reason.
        public enum Reason: String, Sendable, Hashable {
            /// No card of the list has the id.
            case unknown
            /// Another card has the id.
            case duplicate
        }

        /// The id.
        public let id: String
        /// The reason.
        public let reason: Reason
        /// The nearest id of the list; `nil` if none is similar.
        public let suggestion: String?
    }

    /// The problems, in the order of the ids that were given; at least one.
    public let problems: [Problem]

    init(_ problems: [Problem]) { self.problems = problems }
}

extension CardListError.Problem {
    init(duplicate id: String) {
        self.init(id: id, reason: .duplicate, suggestion: nil)
    }

    init(unknown id: String, in ids: some Sequence<String>) {
        self.init(id: id, reason: .unknown, suggestion: Spelling.nearest(to: id, in: ids))
    }
}

extension CardListError: CustomStringConvertible {
    /// One line a problem; control characters of an id are escaped as in JSON.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension CardListError.Problem: CustomStringConvertible {
    /// What is wrong with the id, and what to do.
    public var description: String {
        switch reason {
        case .duplicate:
            return
                "There is already a card \(jsonQuoted(id)). Replace or remove it first, or use another id."
        case .unknown:
            guard let suggestion else {
                return
                    "There is no card \(jsonQuoted(id)). Insert it first, or use an id of the list."
            }
            return "There is no card \(jsonQuoted(id)). Did you mean \(jsonQuoted(suggestion))?"
        }
    }
}

/// A text in quotation marks, with its control characters escaped as in JSON.
func jsonQuoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(jsonString: text.utf8.span)
    return String(decoding: bytes, as: UTF8.self)
}
