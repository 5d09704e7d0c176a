/// Reads JSON submissions member by member and stages those that are fields, on memory that it keeps.
package struct SubmissionReader: Sendable {
    private let program: FormProgram
    private let limits: JSONLimits
    private var tape = JSONTape()
    private var keySet = JSONKeySet()

    /// What was staged of the last submission.
    package private(set) var values: StagedValues

    /// The keys of the last submission that are no field.
    package private(set) var unknown: [JSONNode] = []

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

    /// Reads a text that is an object, or tells that it is none and there is nothing to read.
    ///
    /// What was staged of a text that is no JSON is worth nothing.
    package mutating func read(_ text: Span<UInt8>) throws(JSONFailure) -> Bool {
        guard var members = JSONMembers(text, limits: limits) else { return false }
        var twice: JSONNode?
        var expected = 0
        let keys = program.table.keys
        while try members.advance(text) {
            var field = expected
            if expected >= keys.count || values.isSent(expected)
                || !members.take(keys[expected], text)
            {
                let key = try members.readKey(text)
                field = index(of: key, text)
                if field < 0 {
                    unknown.append(key)
                } else if values.isSent(field) {
                    if twice == nil { twice = key }
                    field = -1
                }
            }
            let value = try members.readValue(text, tape: &tape)
            guard field >= 0 else { continue }
            expected = field &+ 1
            if value.isNested {
                values.stage(nested: tape.nodes, text, at: field)
            } else {
                values.stage(value, text, at: field)
            }
        }
        // The first key that stood twice is told, once the rest of the object is known to be sound.
        if unknown.count > 1, let index = keySet.duplicate(among: unknown, text) {
            if unknown[index].start < twice?.start ?? .max { twice = unknown[index] }
        }
        if let twice { throw JSONFailure.duplicate(twice, in: text) }
        try members.end(text)
        return true
    }

    /// The field of a key, or −1.
    private func index(of key: JSONNode, _ text: Span<UInt8>) -> Int {
        guard key.isEscaped else {
            return program.table.index(of: text.extracting(Int(key.start)..<Int(key.end)))
        }
        var bytes: [UInt8] = []
        key.appendUnescaped(from: text, to: &bytes)
        return program.table.index(of: bytes.span)
    }
}
