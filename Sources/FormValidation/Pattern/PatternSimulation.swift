import Synchronization

/// Simulates the nondeterministic automaton, for patterns whose deterministic automaton would be
/// too large.
///
/// The state sets come from a pool, so that matching allocates nothing once there are as many as
/// threads.
final class PatternSimulation: Sendable {
    private struct Scratch: Sendable {
        var current: PatternClosure
        var next: PatternClosure
    }

    private let program: PatternProgram
    private let pool = Mutex<[Scratch]>([])

    init(_ program: PatternProgram) {
        self.program = program
    }

    func judge(_ text: Span<UInt8>) -> Pattern.Outcome {
        var scratch =
            pool.withLock { $0.popLast() }
            ?? Scratch(current: PatternClosure(program), next: PatternClosure(program))
        let result = judge(text, &scratch)
        pool.withLock { [scratch] in $0.append(scratch) }
        return result
    }

    private func judge(_ text: Span<UInt8>, _ scratch: inout Scratch) -> Pattern.Outcome {
        let limit = scratch.current.work + scratch.next.work + PatternLimits.steps
        var before = Neighbour.edge
        scratch.current.removeAll()
        scratch.current.insert(
            program.start, of: program, before: before,
            after: text.isEmpty ? .edge : Neighbour(text[0]))

        for index in text.indices {
            let byte = text[index]
            before = Neighbour(byte)
            let after = index + 1 < text.count ? Neighbour(text[index + 1]) : .edge
            scratch.next.removeAll()
            for state in scratch.current.states {
                guard let target = program.target(from: state, reading: byte) else { continue }
                scratch.next.insert(target, of: program, before: before, after: after)
            }
            swap(&scratch.current, &scratch.next)
            if scratch.current.states.isEmpty { return .doesNotMatch }
            if scratch.current.work + scratch.next.work > limit { return .tooManySteps }
        }
        return scratch.current.matches ? .matches : .doesNotMatch
    }
}
