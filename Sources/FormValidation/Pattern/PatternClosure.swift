/// A set of program states that is closed under transitions without input.
///
/// It is reused without allocation.
struct PatternClosure: Sendable {
    /// The states that read a byte, wait for an assertion, or match.
    private(set) var states: [PatternProgram.State] = []

    /// Whether a state waits for an assertion that depends on the next byte.
    private(set) var awaitsNext = false

    private(set) var matches = false

    /// The total number of visited states.
    private(set) var work = 0

    private var pending: [PatternProgram.State] = []
    /// The round in which each state was last visited; clearing the set only starts a new round.
    private var visits: [UInt32]
    private var round: UInt32 = 1

    init(_ program: PatternProgram) {
        visits = Array(repeating: 0, count: program.instructions.count)
        states.reserveCapacity(visits.count)
        pending.reserveCapacity(visits.count)
    }

    mutating func removeAll() {
        states.removeAll(keepingCapacity: true)
        awaitsNext = false
        matches = false
        if round == .max {
            for index in visits.indices { visits[index] = 0 }
            round = 0
        }
        round += 1
    }

    /// Adds a state and all states reachable from it without input between these two neighbours.
    ///
    /// If `after` is `nil`, it is unknown, and assertions that depend on it remain in the set.
    mutating func insert(
        _ state: PatternProgram.State, of program: borrowing PatternProgram, before: Neighbour,
        after: Neighbour?
    ) {
        visit(state)
        while let state = pending.popLast() {
            switch program.instructions[Int(state)] {
            case .bytes:
                states.append(state)
            case .match:
                states.append(state)
                matches = true
            case .split(let first, let second):
                visit(second)
                visit(first)
            case .assertion(let assertion, let next):
                if after == nil, !assertion.looksBackOnly {
                    states.append(state)
                    awaitsNext = true
                } else if assertion.holds(before: before, after: after ?? .edge) {
                    visit(next)
                }
            }
        }
    }

    mutating func sort() {
        states.sort()
    }

    private mutating func visit(_ state: PatternProgram.State) {
        guard visits[Int(state)] != round else { return }
        visits[Int(state)] = round
        pending.append(state)
        work += 1
    }
}
