/// Builds a ``PatternAutomaton`` from a program by subset construction.
struct PatternAutomatonBuilder {
    private let program: PatternProgram
    private let byteClasses: ByteClasses
    private let width: Int

    private var table: [UInt16] = []
    /// The program states of all automaton states, concatenated, and the end of each automaton
    /// state's part.
    private var members: [PatternProgram.State] = []
    private var memberEnds: [Int] = []
    private var neighbours: [Neighbour] = []
    private var awaiting: [Bool] = []
    private var statesByHash: [Int: [Int]] = [:]

    private var closure: PatternClosure
    private var resolved: PatternClosure
    private var targets: [[PatternProgram.State]]
    private var work = 0

    /// Builds the automaton; `nil` if its size or the work exceeds the limits.
    static func automaton(for program: PatternProgram) -> PatternAutomaton? {
        var builder = PatternAutomatonBuilder(program)
        return builder.build()
    }

    private init(_ program: PatternProgram) {
        self.program = program
        byteClasses = ByteClasses(program)
        width = byteClasses.count + 1
        closure = PatternClosure(program)
        resolved = PatternClosure(program)
        targets = Array(repeating: [], count: byteClasses.count)
    }

    private mutating func build() -> PatternAutomaton? {
        closure.removeAll()
        guard state(before: .edge) == 0 else { return nil }
        closure.insert(program.start, of: program, before: .edge, after: nil)
        guard let start = state(before: .edge) else { return nil }

        var next = 1
        while next < memberEnds.count {
            guard fillRow(of: next) else { return nil }
            next += 1
        }
        return PatternAutomaton(
            classes: byteClasses.classes, table: table, start: UInt16(start * width),
            endColumn: byteClasses.count)
    }

    /// The automaton state for the current closure; `nil` at a limit.
    private mutating func state(before: Neighbour) -> Int? {
        closure.sort()
        let before = closure.awaitsNext ? before : .other
        var hasher = Hasher()
        hasher.combine(before)
        for member in closure.states { hasher.combine(member) }
        let hash = hasher.finalize()
        for known in statesByHash[hash, default: []] {
            let first = known == 0 ? 0 : memberEnds[known - 1]
            if neighbours[known] == before,
                members[first..<memberEnds[known]] == closure.states[...]
            {
                return known
            }
        }

        let new = memberEnds.count
        guard (new + 1) * width <= PatternLimits.automatonEntries else { return nil }
        members += closure.states
        work += closure.states.count
        memberEnds.append(members.count)
        neighbours.append(before)
        awaiting.append(closure.awaitsNext)
        statesByHash[hash, default: []].append(new)
        for _ in 0..<width { table.append(0) }
        return new
    }

    /// Computes the transitions of a state; returns `false` at a limit.
    private mutating func fillRow(of state: Int) -> Bool {
        let first = memberEnds[state - 1]
        let end = memberEnds[state]
        let row = state * width
        for after in Neighbour.allCases where after == .edge || byteClasses.has(after) {
            resolved.removeAll()
            for index in first..<end {
                resolved.insert(
                    members[index], of: program, before: neighbours[state], after: after)
            }
            if after == .edge {
                table[row + byteClasses.count] = resolved.matches ? 1 : 0
            } else if !fill(row, after: after) {
                return false
            }
            // Without assertions the neighbour has no influence, so one pass covers all byte
            // classes.
            if !program.hasAssertions, after != .edge { break }
        }
        return true
    }

    private mutating func fill(_ row: Int, after: Neighbour) -> Bool {
        for byteClass in targets.indices { targets[byteClass].removeAll(keepingCapacity: true) }
        for member in resolved.states {
            guard case .bytes(let first, let count, let next) = program.instructions[Int(member)]
            else {
                continue
            }
            for range in program.ranges[Int(first)..<Int(first) + Int(count)] {
                let last = Int(byteClasses.classes[Int(range.upper)])
                for byteClass in Int(byteClasses.classes[Int(range.lower)])...last {
                    targets[byteClass].append(range.target(from: member, next: next))
                    work += 1
                }
            }
        }
        for byteClass in targets.indices where byteClasses.neighbours[byteClass] == after {
            if targets[byteClass].isEmpty { continue }
            if byteClass > 0, byteClasses.neighbours[byteClass - 1] == after,
                targets[byteClass] == targets[byteClass - 1]
            {
                table[row + byteClass] = table[row + byteClass - 1]
                continue
            }
            closure.removeAll()
            for target in targets[byteClass] {
                closure.insert(target, of: program, before: after, after: nil)
            }
            guard let next = self.state(before: after) else { return false }
            table[row + byteClass] = UInt16(next * width)
            if work + closure.work + resolved.work > PatternLimits.automatonWork { return false }
        }
        return true
    }
}

/// Classes of bytes that no instruction of a program distinguishes.
private struct ByteClasses {
    let classes: [UInt8]
    let neighbours: [Neighbour]

    init(_ program: PatternProgram) {
        var starts = Array(repeating: false, count: 257)
        for range in program.ranges {
            starts[Int(range.lower)] = true
            starts[Int(range.upper) + 1] = true
        }
        var classes: [UInt8] = []
        var neighbours: [Neighbour] = []
        for byte in UInt8.min...UInt8.max {
            let neighbour = program.hasAssertions ? Neighbour(byte) : .other
            if starts[Int(byte)] || neighbour != neighbours.last { neighbours.append(neighbour) }
            classes.append(UInt8(neighbours.count - 1))
        }
        self.classes = classes
        self.neighbours = neighbours
    }

    var count: Int { neighbours.count }

    func has(_ neighbour: Neighbour) -> Bool { neighbours.contains(neighbour) }
}
