import Synchronization

/// The choices that were fetched for the values of other fields, for one filling-in or for submissions in sequence.
final class ChoiceSets: Sendable {
    /// The largest number of sets that are kept: 1,000.
    static let maximum = 1_000

    /// A set, and the object for which something was made of it.
    private struct Key: Hashable {
        let question: ChoiceQuestion
        let user: ObjectIdentifier
    }

    private struct Memory {
        var sets: [ChoiceQuestion: [Choice]] = [:]
        /// The tables and conditions of the sets.
        var made: [Key: any Sendable] = [:]
        var wanted: [ChoiceQuestion] = []
        var isWanted: Set<ChoiceQuestion> = []
        /// The choices that are the same for all values, by their names.
        var constant: [String: [Choice]] = [:]
        /// The questions whose choices a submission looked up, at most ``maximum``.
        var needed: Set<ChoiceQuestion> = []

        mutating func forgetNeeded() {
            wanted = []
            isWanted = []
            needed = []
        }

        /// Whether a question is one of those that a submission may ask.
        mutating func mayNeed(_ question: ChoiceQuestion) -> Bool {
            if needed.contains(question) { return true }
            guard needed.count < ChoiceSets.maximum else { return false }
            needed.insert(question)
            return true
        }
    }

    private let memory = Mutex(Memory())
    /// Whether the sets are those of submissions, whose questions are counted from the first to the last.
    private let isOfSubmissions: Bool

    init(ofSubmissions isOfSubmissions: Bool) { self.isOfSubmissions = isOfSubmissions }

    /// Sets of their own for a copy of the validator, with the choices that are the same for all values.
    func separated() -> ChoiceSets {
        let sets = ChoiceSets(ofSubmissions: isOfSubmissions)
        let constant = memory.withLock { $0.constant }
        sets.memory.withLock { $0.constant = constant }
        return sets
    }

    /// Whether the choices for a question are known.
    func has(_ question: ChoiceQuestion) -> Bool {
        memory.withLock { $0.constant[question.name] != nil || $0.sets[question] != nil }
    }

    /// Whether the choices of a name are the same for all values.
    func isConstant(_ name: String) -> Bool { memory.withLock { $0.constant[name] != nil } }

    /// Whether the choices for a question are unknown because there are ``maximum`` other sets.
    func isBeyondLimit(_ question: ChoiceQuestion) -> Bool {
        memory.withLock { memory in
            guard memory.constant[question.name] == nil, memory.sets[question] == nil else {
                return false
            }
            guard isOfSubmissions else { return memory.sets.count >= ChoiceSets.maximum }
            return memory.needed.count >= ChoiceSets.maximum && !memory.needed.contains(question)
        }
    }

    /// The questions whose choices were looked up and are not known, each once; at most ``maximum``.
    var wanted: [ChoiceQuestion] { memory.withLock { $0.wanted } }

    /// Forgets which choices were looked up, before the next submission.
    ///
    /// If there is no room for as many sets as one submission may need, all sets are removed.
    func beginSubmission() {
        memory.withLock { memory in
            memory.forgetNeeded()
            if memory.sets.count >= ChoiceSets.maximum {
                memory.sets = [:]
                memory.made = [:]
            }
        }
    }

    /// Forgets which choices were looked up, before the same submission is validated again.
    func repeatSubmission() {
        memory.withLock { $0.forgetNeeded() }
    }

    /// Removes all sets that were fetched for values.
    func removeAll() {
        memory.withLock { memory in
            let constant = memory.constant
            memory = Memory()
            memory.constant = constant
        }
    }

    /// Adds the choices for a question.
    ///
    /// - Parameters:
    ///   - choices: The choices.
    ///   - question: The question.
    ///   - needed: The questions whose sets are kept if there are too many, besides those of the present submission.
    func insert(
        _ choices: [Choice], for question: ChoiceQuestion, keeping needed: [ChoiceQuestion] = []
    ) {
        memory.withLock { memory in
            memory.made = memory.made.filter { $0.key.question != question }
            if question.isForAllValues {
                memory.constant[question.name] = choices
                return
            }
            memory.sets[question] = choices
            guard memory.sets.count > ChoiceSets.maximum else { return }
            let kept = memory.needed.union(needed).union([question])
            memory.sets = memory.sets.filter { kept.contains($0.key) }
            memory.made = memory.made.filter { kept.contains($0.key.question) }
        }
    }

    /// Forgets what was made of the sets for objects that may no longer exist.
    func forgetMade() { memory.withLock { $0.made = [:] } }

    /// What a caller makes of the choices for a question, made once for an object; `nil` if they are not known, which is
    /// noted.
    ///
    /// - Complexity: O(1) after the first call.
    func result<Result: Sendable>(
        for question: ChoiceQuestion, of user: AnyObject, _ make: ([Choice]) -> Result
    ) -> Result? {
        let isOfSubmissions = isOfSubmissions
        let (key, made, choices) = memory.withLock { memory in
            let constant = memory.constant[question.name]
            let known = constant == nil ? question : ChoiceQuestion(forAllValuesOf: question.name)
            let key = Key(question: known, user: ObjectIdentifier(user))
            if let constant { return (key, memory.made[key], Optional(constant)) }
            if isOfSubmissions, !memory.mayNeed(question) { return (key, nil, nil) }
            let choices = memory.sets[question]
            if choices == nil, memory.wanted.count < ChoiceSets.maximum,
                memory.isWanted.insert(question).inserted
            {
                memory.wanted.append(question)
            }
            return (key, memory.made[key], choices)
        }
        if let made = made as? Result { return made }
        guard let choices else { return nil }
        let result = make(choices)
        memory.withLock { $0.made[key] = result }
        return result
    }

    /// The table of the choices for a question, with the columns of another table.
    func table(for question: ChoiceQuestion, like table: ListTable) -> ListTable? {
        result(for: question, of: table) { table.filled(with: $0) }
    }
}
