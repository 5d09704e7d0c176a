/// A check of what a field holds at present, and what came of it.
struct FieldCheck: Sendable, Hashable {
    let question: RemoteQuestion
    /// `nil` while it is awaited.
    var answer: RemoteAnswer?

    var isPending: Bool { answer == nil }

    /// Whether asking again may bring another answer.
    var isFailed: Bool { answer == .timedOut || answer == .failed }
}

/// The checks of a field before it was judged anew, each of which serves one that asks the same.
struct KnownChecks {
    private let list: [FieldCheck]
    private var isTaken: [Bool]
    private var next = 0

    init(_ list: [FieldCheck]) {
        self.list = list
        isTaken = [Bool](repeating: false, count: list.count)
    }

    /// - Complexity: O(1) where they come in the order in which they were, else O(*n*).
    mutating func take(_ question: RemoteQuestion) -> FieldCheck? {
        for offset in list.indices {
            let index = (next + offset) % list.count
            guard !isTaken[index], list[index].question.asksSame(as: question) else { continue }
            isTaken[index] = true
            next = index + 1
            return list[index]
        }
        return nil
    }
}
