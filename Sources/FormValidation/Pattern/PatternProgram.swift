/// A nondeterministic automaton over UTF-8 bytes.
struct PatternProgram: Sendable {
    typealias State = UInt32

    enum Instruction: Sendable {
        /// Reads one byte of `ranges[first..<first + count]`, which are sorted and do not overlap.
        case bytes(first: UInt32, count: UInt32)
        case split(State, State)
        case assertion(PatternAssertion, State)
        case match
    }

    struct ByteRange: Sendable {
        let lower: UInt8
        let upper: UInt8
        let target: State
    }

    fileprivate(set) var instructions: [Instruction] = [.match]
    fileprivate(set) var ranges: [ByteRange] = []
    fileprivate(set) var start: State = 0
    fileprivate(set) var hasAssertions = false

    init(_ pattern: ParsedPattern) throws(PatternError) {
        var compiler = Compiler(program: self, classes: pattern.classes)
        compiler.program.start = try compiler.compile(pattern.syntax, next: 0)
        self = compiler.program
    }

    /// Where reading a byte in this state leads; `nil` for nowhere.
    func target(first: UInt32, count: UInt32, byte: UInt8) -> State? {
        var low = Int(first)
        var high = low + Int(count)
        while low < high {
            let middle = (low + high) / 2
            let range = ranges[middle]
            if byte < range.lower {
                high = middle
            } else if byte > range.upper {
                low = middle + 1
            } else {
                return range.target
            }
        }
        return nil
    }
}

/// Writes the instructions of each part before those of what precedes it, so that no jump needs mending.
private struct Compiler {
    var program: PatternProgram
    let classes: [CharacterClass]
    var forms: [Int: UTF8Ranges] = [:]

    init(program: PatternProgram, classes: [CharacterClass]) {
        self.program = program
        self.classes = classes
    }

    mutating func compile(
        _ syntax: PatternSyntax, next: PatternProgram.State
    ) throws(PatternError) -> PatternProgram.State {
        switch syntax {
        case .empty:
            return next
        case .scalar(let index):
            return try emit(form(index), next: next)
        case .anyByte:
            return try emit(
                [UTF8Ranges.Edge(lower: 0x00, upper: 0xFF, target: UTF8Ranges.end)], next: next,
                base: 0)
        case .assertion(let assertion):
            program.hasAssertions = true
            return try emit(.assertion(assertion, next))
        case .sequence(let parts):
            var next = next
            for part in parts.reversed() { next = try compile(part, next: next) }
            return next
        case .choice(let parts):
            var entry: PatternProgram.State?
            for part in parts.reversed() {
                let start = try compile(part, next: next)
                entry = if let rest = entry { try emit(.split(start, rest)) } else { start }
            }
            return entry ?? next
        case .repetition(let part, let least, let most):
            return try compile(part, least: least, most: most, next: next)
        }
    }

    private mutating func compile(
        _ part: PatternSyntax, least: Int, most: Int?, next: PatternProgram.State
    ) throws(PatternError) -> PatternProgram.State {
        var entry = next
        if let most {
            for _ in least..<most {
                entry = try emit(.split(compile(part, next: entry), next))
            }
        } else {
            let loop = try emit(.split(next, next))
            let body = try compile(part, next: loop)
            program.instructions[Int(loop)] = .split(body, next)
            entry = least == 0 ? loop : body
        }
        let written = most == nil ? 1 : 0
        for _ in 0..<max(0, least - written) { entry = try compile(part, next: entry) }
        return entry
    }

    private mutating func form(_ index: Int) -> UTF8Ranges {
        if let form = forms[index] { return form }
        let form = UTF8Ranges(classes[index])
        forms[index] = form
        return form
    }

    private mutating func emit(
        _ form: UTF8Ranges, next: PatternProgram.State
    ) throws(PatternError) -> PatternProgram.State {
        let base = program.instructions.count
        var entry = next
        for edges in form.nodes { entry = try emit(edges, next: next, base: base) }
        return entry
    }

    private mutating func emit(
        _ edges: [UTF8Ranges.Edge], next: PatternProgram.State, base: Int
    ) throws(PatternError) -> PatternProgram.State {
        let first = program.ranges.count
        for edge in edges {
            let target =
                edge.target == UTF8Ranges.end ? next : PatternProgram.State(base + edge.target)
            program.ranges.append(.init(lower: edge.lower, upper: edge.upper, target: target))
        }
        return try emit(.bytes(first: UInt32(first), count: UInt32(edges.count)))
    }

    private mutating func emit(
        _ instruction: PatternProgram.Instruction
    ) throws(PatternError) -> PatternProgram.State {
        program.instructions.append(instruction)
        guard program.instructions.count + program.ranges.count <= PatternLimits.programSize else {
            throw PatternError(code: .tooManyStates, offset: 0, fragment: "")
        }
        return PatternProgram.State(program.instructions.count - 1)
    }
}
