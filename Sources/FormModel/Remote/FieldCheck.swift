/// A question of an asynchronous check with its answer.
package typealias AnsweredCheck = (question: RemoteQuestion, answer: RemoteAnswer)

/// An asynchronous check of the value of a field, and its answer.
struct FieldCheck: Sendable, Hashable {
    /// The field whose validators ask.
    let place: FieldPlace
    let question: RemoteQuestion
    /// `nil` while it is awaited.
    var answer: RemoteAnswer?

    var isPending: Bool { answer == nil }

    /// Whether asking again may bring another answer.
    var isFailed: Bool { answer == .timedOut || answer == .failed }
}

/// The checks of what is validated again, before that; each serves one check that asks the same.
struct KnownChecks {
    private struct Asked: Hashable {
        let check: String
        let value: FieldValue
        let isWarning: Bool

        init(_ question: RemoteQuestion) {
            check = question.check
            value = question.value
            isWarning = question.isWarning
        }
    }

    private let list: [FieldCheck]
    /// The other checks of the field, which only give answers for the same values.
    private let others: [FieldCheck]
    private var isTaken: [Bool]
    private var next = 0
    /// The indices of the checks by question, the last one first; made when a question does not come in order.
    private var places: [Asked: [Int]]?
    /// The answers by question, also of checks that were taken.
    private var answers: [Asked: RemoteAnswer] = [:]

    init(_ list: [FieldCheck], beside others: [FieldCheck] = []) {
        self.list = list
        self.others = others
        isTaken = [Bool](repeating: false, count: list.count)
    }

    /// - Complexity: O(1) on average, however rows have moved.
    mutating func take(_ question: RemoteQuestion) -> FieldCheck? {
        guard let index = isNext(question) ? next : find(question) else { return nil }
        isTaken[index] = true
        next = index + 1
        return list[index]
    }

    /// The answer for the same value elsewhere, where there is one.
    ///
    /// It is meant for questions that ``take(_:)`` does not find.
    func answer(_ question: RemoteQuestion) -> RemoteAnswer? { answers[Asked(question)] }

    private func isNext(_ question: RemoteQuestion) -> Bool {
        list.indices.contains(next) && !isTaken[next]
            && list[next].question.asksSame(as: question)
    }

    private mutating func find(_ question: RemoteQuestion) -> Int? {
        if places == nil {
            places = [:]
            for index in list.indices.reversed() {
                places?[Asked(list[index].question), default: []].append(index)
            }
            for check in (list + others).reversed() where !check.isFailed {
                if let answer = check.answer { answers[Asked(check.question)] = answer }
            }
        }
        while let index = places?[Asked(question)]?.popLast() {
            if !isTaken[index] { return index }
        }
        return nil
    }
}
