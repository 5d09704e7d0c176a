import FormModel

/// A nondeterministic automaton over UTF-8 bytes.
struct PatternProgram: Sendable {
    typealias State = UInt32

    enum Instruction: Sendable {
        /// Reads one byte of `ranges[first..<first + count]`, which are sorted and disjoint; `next`
        /// follows the last byte of a scalar.
        case bytes(first: UInt32, count: UInt16, next: State)
        case split(State, State)
        case assertion(PatternAssertion, State)
        case match
    }

    /// A range of bytes with the same target.
    ///
    /// The target is relative, so that all copies of a class, as in `\pL{80}`, share their ranges.
    struct ByteRange: Sendable {
        let lower: UInt8
        let upper: UInt8
        /// The distance back to the state for the next byte; 0 at the end of a scalar.
        let distance: UInt16

        func target(from state: State, next: State) -> State {
            distance == 0 ? next : state - State(distance)
        }
    }

    fileprivate(set) var instructions: [Instruction] = [.match]
    fileprivate(set) var ranges: [ByteRange] = []
    fileprivate(set) var start: State = 0
    fileprivate(set) var hasAssertions = false

    /// Compiles a pattern; throws if instructions and ranges exceed the limit.
    init(
        _ pattern: ParsedPattern, limits: DefinitionLimits = DefinitionLimits()
    ) throws(PatternError) {
        var compiler = Compiler(
            program: self, classes: pattern.classes, maximumInstructions: limits.patternInstructions
        )
        compiler.program.start = try compiler.compile(pattern.syntax, next: 0)
        self = compiler.program
    }

    /// The target of a byte in a state; `nil` if there is none.
    func target(from state: State, reading byte: UInt8) -> State? {
        guard case .bytes(let first, let count, let next) = instructions[Int(state)] else {
            return nil
        }
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
                return range.target(from: state, next: next)
            }
        }
        return nil
    }
    /// Whether no instruction reachable from the start reads a byte.
    ///
    /// - Complexity: O(*n*) in the instructions.
    var readsNoCharacter: Bool {
        var isSeen = [Bool](repeating: false, count: instructions.count)
        var open = [start]
        while let state = open.popLast() {
            guard !isSeen[Int(state)] else { continue }
            isSeen[Int(state)] = true
            switch instructions[Int(state)] {
            case .bytes(_, let count, _): if count > 0 { return false }
            case .split(let one, let other): open += [one, other]
            case .assertion(_, let next): open.append(next)
            case .match: break
            }
        }
        return true
    }
}

/// Emits code from the end of the pattern to its start, so that all jump targets are known.
private struct Compiler {
    var program: PatternProgram
    let classes: [CharacterClass]
    let maximumInstructions: Int
    /// The ranges of each node of a class, for classes compiled so far.
    var forms: [Int: [Range<Int>]] = [:]
    var anyByte: [Range<Int>] = []

    init(program: PatternProgram, classes: [CharacterClass], maximumInstructions: Int) {
        self.program = program
        self.classes = classes
        self.maximumInstructions = maximumInstructions
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
            if anyByte.isEmpty {
                anyByte = write([[.init(lower: 0x00, upper: 0xFF, target: UTF8Ranges.end)]])
            }
            return try emit(anyByte, next: next)
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
        case .repetition(let part, let minimum, let maximum):
            return try compile(part, minimum: minimum, maximum: maximum, next: next)
        }
    }

    private mutating func compile(
        _ part: PatternSyntax, minimum: Int, maximum: Int?, next: PatternProgram.State
    ) throws(PatternError) -> PatternProgram.State {
        var entry = next
        if let maximum {
            for _ in minimum..<maximum {
                entry = try emit(.split(compile(part, next: entry), next))
            }
        } else {
            let loop = try emit(.split(next, next))
            let body = try compile(part, next: loop)
            program.instructions[Int(loop)] = .split(body, next)
            entry = minimum == 0 ? loop : body
        }
        let written = maximum == nil ? 1 : 0
        for _ in 0..<max(0, minimum - written) { entry = try compile(part, next: entry) }
        return entry
    }

    private mutating func form(_ index: Int) -> [Range<Int>] {
        if let form = forms[index] { return form }
        let form = write(UTF8Ranges(classes[index]).nodes)
        forms[index] = form
        return form
    }

    private mutating func write(_ nodes: [[UTF8Ranges.Edge]]) -> [Range<Int>] {
        nodes.indices.map { node in
            let first = program.ranges.count
            for edge in nodes[node] {
                let distance = edge.target == UTF8Ranges.end ? 0 : node - edge.target
                program.ranges.append(
                    .init(lower: edge.lower, upper: edge.upper, distance: UInt16(distance)))
            }
            return first..<program.ranges.count
        }
    }

    private mutating func emit(
        _ form: [Range<Int>], next: PatternProgram.State
    ) throws(PatternError) -> PatternProgram.State {
        var entry = next
        for node in form {
            entry = try emit(
                .bytes(first: UInt32(node.lowerBound), count: UInt16(node.count), next: next))
        }
        return entry
    }

    private mutating func emit(
        _ instruction: PatternProgram.Instruction
    ) throws(PatternError) -> PatternProgram.State {
        program.instructions.append(instruction)
        guard program.instructions.count + program.ranges.count <= maximumInstructions else {
            throw PatternError(
                code: .tooManyStates, offset: 0, fragment: "", limit: maximumInstructions)
        }
        return PatternProgram.State(program.instructions.count - 1)
    }
}
