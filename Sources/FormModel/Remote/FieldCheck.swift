/// A check of what a field holds at present, and what came of it.
struct FieldCheck: Sendable, Hashable {
    let question: RemoteQuestion
    /// `nil` while it is awaited.
    var answer: RemoteAnswer?

    var isPending: Bool { answer == nil }

    /// Whether asking again may bring another answer.
    var isFailed: Bool { answer == .timedOut || answer == .failed }
}
