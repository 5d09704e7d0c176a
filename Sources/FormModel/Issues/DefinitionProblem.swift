/// A problem of the definition of a form: a code with parameters and a position.
public struct DefinitionProblem: Error, Sendable, Hashable {
    /// The part of a form that has the problem.
    public enum Part: Sendable, Hashable {
        /// The form, page or item itself.
        case whole
        /// The name.
        case name
        /// The title.
        case title
        /// The value type.
        case value
        /// The default.
        case defaultValue
        /// The choice at an index.
        case choice(Int)
        /// The validator at an index.
        case validator(Int)
        /// The formatter.
        case formatter
        /// The action.
        case action
        /// The message for a code.
        case message(String)
        /// The value of another key.
        case key(String)
    }

    /// The kind of problem.
    public let code: DefinitionCode

    /// The values for the placeholders of the message.
    public let parameters: IssueParameters

    /// The index of the item among all items of the form, or `nil` for the form itself.
    public internal(set) var item: Int?

    /// The path inside groups: the index of the item in its group, and so on inwards; empty for an
    /// item of the form.
    public internal(set) var inner: [Int] = []

    /// The part of the item or form.
    public internal(set) var part: Part

    /// The path to a nested validator, if the part is a validator made of others; each step is an
    /// index in the validator before.
    var nesting: [Int] = []

    /// The byte offset in the form file, if the problem has a more exact one than its part.
    var fileOffset: Int?

    /// Makes a problem; validators and formatters leave the position to their caller.
    public init(
        _ code: DefinitionCode, parameters: IssueParameters = [:], item: Int? = nil,
        part: Part = .whole
    ) {
        self.code = code
        self.parameters = parameters
        self.item = item
        self.part = part
    }

    /// The problem of a state that a card cannot have, or not with its condition; of `names`, the nearest one is suggested.
    init(badState state: String, names: [String]) {
        var parameters: IssueParameters = ["state": .text(state)]
        if !names.contains(where: { $0.hasSameBytes(as: state) }) {
            let custom = FieldName(simple: state).map { _ in "custom:\(state)" }
            parameters["nearest"] = (Spelling.nearest(to: state, in: names) ?? custom).map {
                .text($0)
            }
        }
        self.init(.badState, parameters: parameters)
    }

    /// The problem of a parameter that its owner does not have.
    package init(unknownParameter key: String, of owner: String, known: [String]) {
        var parameters: IssueParameters = ["owner": .text(owner), "key": .text(key)]
        parameters["nearest"] = Spelling.nearest(to: key, in: known).map { .text($0) }
        parameters["usage"] = .text(known.isEmpty ? "it has none" : "it has \(quoted(known))")
        self.init(.unknownParameter, parameters: parameters)
    }

    func nested(at index: Int) -> DefinitionProblem {
        var nested = self
        nested.nesting.insert(index, at: 0)
        return nested
    }

    func placed(item: Int?, part: Part) -> DefinitionProblem {
        var placed = self
        placed.item = item
        placed.part = part
        return placed
    }

    /// The problem of an item of a group, located from the scope that contains the group.
    func within(_ group: Int) -> DefinitionProblem {
        var within = self
        within.inner = (item.map { [$0] } ?? []) + inner
        within.item = group
        return within
    }
}

/// All errors of the definition of a form, in order.
public struct FormDefinitionError: Error, Sendable, Hashable {
    /// The problems; at least one.
    public let problems: [DefinitionProblem]

    /// The position of each problem, as in ``description``.
    let places: [String]
}

extension FormDefinitionError: CustomStringConvertible {
    /// One line for each problem: the item by its name, or by its index if it has none, the key,
    /// the message and the code.
    ///
    /// ```
    /// contacts.phone.validators[0]: error: The pattern cannot be used, at byte 3: … [badPattern]
    /// items[2].title: error: This text is empty; write a text that a person can read. [emptyText]
    /// ```
    public var description: String {
        zip(places, problems).map { "\($0): error: \($1.message) [\($1.code)]" }
            .joined(separator: "\n")
    }
}
