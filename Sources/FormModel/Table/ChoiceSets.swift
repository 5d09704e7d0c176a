import Synchronization

/// The choices that were fetched for the values of other fields, for one filling-in or for submissions in sequence.
package final class ChoiceSets: Sendable {
    /// The largest number of sets that are kept: 1,000.
    package static let maximum = 1_000

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
    }

    private let memory = Mutex(Memory())

    package init() {}

    /// Whether the choices for a question were fetched.
    package func has(_ question: ChoiceQuestion) -> Bool {
        memory.withLock { $0.sets[question] != nil }
    }

    /// The questions whose choices were looked up and are not known, each once; at most ``maximum``.
    package var wanted: [ChoiceQuestion] { memory.withLock { $0.wanted } }

    /// Forgets which choices were looked up, before the next submission.
    ///
    /// If there is no room for as many sets as one submission may need, all sets are removed.
    package func beginSubmission() {
        memory.withLock { memory in
            memory.wanted = []
            memory.isWanted = []
            if memory.sets.count >= ChoiceSets.maximum {
                memory.sets = [:]
                memory.made = [:]
            }
        }
    }

    /// Forgets which choices were looked up, before the same submission is validated again.
    package func repeatSubmission() {
        memory.withLock {
            $0.wanted = []
            $0.isWanted = []
        }
    }

    /// Removes all sets.
    package func removeAll() { memory.withLock { $0 = Memory() } }

    /// Adds the choices for a question.
    ///
    /// - Parameters:
    ///   - choices: The choices.
    ///   - question: The question.
    ///   - needed: The questions whose sets are kept if there are too many.
    package func insert(
        _ choices: [Choice], for question: ChoiceQuestion, keeping needed: [ChoiceQuestion] = []
    ) {
        memory.withLock { memory in
            memory.sets[question] = choices
            memory.made = memory.made.filter { $0.key.question != question }
            guard memory.sets.count > ChoiceSets.maximum else { return }
            let kept = Set(needed).union([question])
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
        let key = Key(question: question, user: ObjectIdentifier(user))
        let (made, choices) = memory.withLock { memory in
            let choices = memory.sets[question]
            if choices == nil, memory.wanted.count < ChoiceSets.maximum,
                memory.isWanted.insert(question).inserted
            {
                memory.wanted.append(question)
            }
            return (memory.made[key], choices)
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
