/// Reads JSON submissions member by member and stages those that are fields, on memory that it keeps.
package struct SubmissionReader: Sendable {
    private let program: FormProgram
    private let limits: JSONLimits
    private var members = JSONMembers()
    private var keys = JSONKeySet()

    /// What was staged of the last submission.
    package private(set) var values: StagedValues

    /// The keys of the last submission that are no field.
    package private(set) var unknown: [JSONNode] = []

    /// Whether there are keys that are no field, of the submission itself or of a row.
    package var hasUnknown: Bool { !unknown.isEmpty || !values.unknownMembers.isEmpty }

    package init(program: FormProgram, limits: JSONLimits) {
        self.program = program
        self.limits = limits
        values = StagedValues(program: program)
    }

    /// Forgets the last submission.
    package mutating func reset() {
        values.reset()
        if !unknown.isEmpty { unknown.removeAll(keepingCapacity: true) }
    }

    /// Stages values that a program has.
    package mutating func stage(_ given: [FieldName: FieldValue]) {
        for (index, field) in program.fields.enumerated() {
            if let value = given[field.name] { values.stage(value, at: index) }
        }
    }

    /// Whether a text begins as an object; if not, there is nothing to read.
    package mutating func begin(_ text: Span<UInt8>) -> Bool {
        members.begin(text, limits: limits)
    }

    /// Reads the text that was begun.
    ///
    /// What was staged of a text that is no JSON is worth nothing.
    package mutating func read(_ text: Span<UInt8>) throws(JSONFailure) {
        var twice: JSONNode?
        var expected = 0
        while let member = try members.next(text, limits: limits) {
            let key = member.key
            let field = index(of: key, text, expected)
            if field < 0 {
                unknown.append(key)
                continue
            }
            expected = field &+ 1
            guard !values.isSent(field) else {
                if twice == nil { twice = key }
                continue
            }
            if member.value.isNested {
                values.stage(nested: members.tape.nodes, text, at: field)
            } else {
                values.stage(member.value, text, at: field)
            }
        }
        // The first key that stood twice is told, once the rest is known to be sound.
        if unknown.count > 1, let index = keys.duplicate(among: unknown, text) {
            if unknown[index].start < twice?.start ?? .max { twice = unknown[index] }
        }
        if let twice { throw JSONFailure.duplicate(twice, in: text) }
    }

    /// The field of a key; most senders keep the order of the form, so the next field is tried first.
    @inline(__always)
    private func index(of key: JSONNode, _ text: Span<UInt8>, _ expected: Int) -> Int {
        guard !key.isEscaped else { return indexUnescaped(key, text) }
        return program.table.index(
            of: Int(key.start)..<Int(key.end), in: text, expected: expected)
    }

    private func indexUnescaped(_ key: JSONNode, _ text: Span<UInt8>) -> Int {
        var bytes: [UInt8] = []
        key.appendUnescaped(from: text, to: &bytes)
        return program.table.index(of: bytes.span)
    }
}
