/// One thing that is wrong with the definition of a form: a fact, and where in the form it is.
public struct DefinitionProblem: Error, Sendable, Hashable {
    /// The part of a form that is wrong.
    public enum Part: Sendable, Hashable {
        /// The form, page or item itself.
        case whole
        /// Its name.
        case name
        /// Its title.
        case title
        /// Its value type.
        case value
        /// Its default.
        case defaultValue
        /// One of its choices, from 0.
        case choice(Int)
        /// One of its validators, from 0.
        case validator(Int)
        /// Its formatter.
        case formatter
        /// Its action.
        case action
        /// A sentence of its own.
        case message(String)
        /// A key that it has and should not.
        case key(String)
    }

    /// The stable name of the kind of problem.
    public let code: DefinitionCode

    /// The facts that a sentence may name.
    public let parameters: IssueParameters

    /// The index of the item among all items of the form, or `nil` for the form itself.
    public internal(set) var item: Int?

    /// Where in a group it is: the index of the item among the items of the group, and so on inwards; empty
    /// for an item of the form itself.
    public internal(set) var inner: [Int] = []

    /// The part of the item or form.
    public internal(set) var part: Part

    /// Where the part is a validator made of others: the way to the one that is wrong, each step the index
    /// among those nested in the one before.
    public internal(set) var nesting: [Int] = []

    /// The byte of the form file, where the problem knows it better than its part.
    var fileOffset: Int?

    /// Makes a problem; a validator or formatter leaves the place to whoever asked it.
    public init(
        _ code: DefinitionCode, parameters: IssueParameters = [:], item: Int? = nil,
        part: Part = .whole
    ) {
        self.code = code
        self.parameters = parameters
        self.item = item
        self.part = part
    }

    init(badState state: String) {
        self.init(.badState, parameters: ["state": .text(state)])
    }

    func nested(at index: Int) -> DefinitionProblem {
        var nested = self
        nested.nesting.insert(index, at: 0)
        return nested
    }

    package func placed(item: Int?, part: Part) -> DefinitionProblem {
        var placed = self
        placed.item = item
        placed.part = part
        return placed
    }

    /// The same problem of an item of a group, seen from what the group stands in.
    func within(_ group: Int) -> DefinitionProblem {
        var within = self
        within.inner = (item.map { [$0] } ?? []) + inner
        within.item = group
        return within
    }
}

/// Everything that is wrong with the definition of a form, in its order.
public struct FormDefinitionError: Error, Sendable, Hashable {
    /// The problems; at least one.
    public let problems: [DefinitionProblem]

    /// Where each problem is, as ``description`` says it.
    let places: [String]
}

extension FormDefinitionError: CustomStringConvertible {
    /// One line a problem: the item by its name, or by its index where it has none, the key, what is wrong, and the
    /// code.
    ///
    /// ```
    /// contacts.phone.validators[0]: error: The pattern cannot be used, at byte 3: … [badPattern]
    /// items[2].title: error: This text is empty; a person has to read something here. [emptyText]
    /// ```
    public var description: String {
        zip(places, problems).map { "\($0): error: \($1.message) [\($1.code)]" }
            .joined(separator: "\n")
    }
}
