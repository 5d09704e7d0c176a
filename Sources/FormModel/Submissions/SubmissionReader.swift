/// Reads JSON submissions member by member and stages those that are fields, on memory that it keeps.
package struct SubmissionReader: Sendable {
    private let program: FormProgram
    /// The keys of the fields, at hand where each is looked for.
    private let keys: [JSONKey]
    private let limits: JSONLimits
    private var tape = JSONTape()
    private var keySet = JSONKeySet()
    private var posts: PostReader
    private var hasReadPost = false

    /// What was staged of the last submission.
    package private(set) var values: StagedValues

    /// The keys of the last submission that are no field.
    package private(set) var unknown: [JSONNode] = []

    /// Whether there are keys that are no field, of the submission itself or of a row.
    package var hasUnknown: Bool {
        !unknown.isEmpty || !posts.unknown.isEmpty || !values.unknownMembers.isEmpty
    }

    /// - Parameters:
    ///   - program: The form.
    ///   - limits: How much is read.
    ///   - reader: How texts are read that a person typed: in form posts, and where a program gives them.
    package init(
        program: FormProgram, limits: JSONLimits, reader: TypedReader = TypedReader()
    ) {
        self.program = program
        keys = program.layout.table.keys
        self.limits = limits
        values = StagedValues(layout: program.layout)
        values.reader = reader.ofSentTexts
        posts = PostReader(layout: program.layout, limits: limits)
    }

    /// Forgets the last submission.
    package mutating func reset() {
        values.reset()
        if !unknown.isEmpty { unknown.removeAll(keepingCapacity: true) }
        guard hasReadPost else { return }
        posts.reset()
        hasReadPost = false
    }

    /// Says what `today` and `now` stand for in the texts that are read from here on.
    package mutating func set(now: DateTime?) {
        values.reader = values.reader.at(now).ofSentTexts
    }

    /// Sets the fields that are validated: only of those does a form post without them say that a box is not ticked.
    mutating func set(scope: ValidationScope) { posts.set(scope: scope) }

    /// The members of the last submission and of its rows that are no field.
    func unknownMembers(in text: Span<UInt8>) -> [StagedValues.UnknownMember] {
        var members = values.unknownMembers
        func add(_ key: String, _ offset: Int) {
            members.append(
                StagedValues.UnknownMember(
                    row: [], key: key, offset: offset, layout: program.layout))
        }
        for key in unknown { add(key.string(in: text), key.offset) }
        for entry in posts.unknown { add(entry.nameText(in: text), entry.name.lowerBound) }
        return members
    }

    /// Reads a form post.
    ///
    /// What was staged of one that cannot be read is worth nothing.
    package mutating func read(
        _ text: Span<UInt8>, as encoding: PostEncoding
    ) throws(PostFailure) {
        hasReadPost = true
        try posts.read(text, as: encoding, into: &values)
    }

    /// Stages values that a program has.
    package mutating func stage(_ given: [FieldName: FieldValue]) {
        for (index, field) in program.fields.enumerated() {
            guard let value = given[field.name] else { continue }
            values.stage(value, at: index)
            // It was sent, and has no place in a text.
            values.slots[index].offset = -2
        }
        for name in given.keys where program.index(of: name) == nil {
            values.addUnknown(name.text, offset: -1)
        }
    }

    /// Stages a value that is known from elsewhere, in the place of what was sent for its field.
    package mutating func stage(known value: FieldValue, at field: Int) {
        values.stage(value, at: field)
        values.slots[field].offset = -2
    }

    /// Works out the conditions of the form for what was staged; see ``StagedValues/settle(_:by:now:refusesHidden:scope:)``.
    package mutating func settle(
        _ text: Span<UInt8>, now: DateTime?, refusesHidden: Bool, scope: inout ScopedFields?
    ) {
        values.settle(
            text, by: program, now: now, refusesHidden: refusesHidden, scope: &scope)
    }

    /// Reads a text that is an object, or tells that it is none and there is nothing to read.
    ///
    /// What was staged of a text that is no JSON is worth nothing.
    package mutating func read(_ text: Span<UInt8>) throws(JSONFailure) -> Bool {
        guard var members = JSONMembers(text, limits: limits) else { return false }
        // Taken out, so that filling a slot does not look each time whether the array is shared.
        var slots = values.takeSlots()
        defer { values.put(slots) }
        let twice = try readMembers(&members, text, into: slots.mutableSpan)
        try members.end(text)
        // The first key that stood twice is told, once the rest is known to be sound.
        if let twice { throw JSONFailure.duplicate(twice, in: text) }
        return true
    }

    /// - Returns: The first key that stood twice.
    @inline(__always)
    private mutating func readMembers(
        _ members: inout JSONMembers, _ text: Span<UInt8>,
        into slots: consuming MutableSpan<StagedValue>
    ) throws(JSONFailure) -> JSONNode? {
        var twice: JSONNode?
        var expected = 0
        while true {
            var field = expected
            if expected >= slots.count || slots[expected].isSent
                || !members.take(keys[expected], text)
            {
                guard try members.advance(text) else { break }
                let key = try members.readKey(text)
                field = program.layout.index(of: key, text)
                guard field >= 0, !slots[field].isSent else {
                    if field < 0 { unknown.append(key) } else if twice == nil { twice = key }
                    _ = try members.readValue(text, tape: &tape)
                    continue
                }
            }
            expected = field &+ 1
            // Most values are texts that lie as they are; they are staged here, all others elsewhere.
            if members.beginsString(text), values.isPlainText(field) {
                let string = try members.readString(text)
                if !string.isEscaped, string.end &- string.start <= values.textBytes {
                    slots[field] = values.stagedText(string, text, at: field)
                } else {
                    slots[field] = values.staged(string, text, at: field)
                }
                continue
            }
            let value = try members.readValue(text, tape: &tape)
            slots[field] =
                value.isNested
                ? values.staged(nested: tape.nodes, text, at: field)
                : values.staged(value, text, at: field)
        }
        guard unknown.count > 1, let index = keySet.duplicate(among: unknown, text),
            unknown[index].start < twice?.start ?? .max
        else { return twice }
        return unknown[index]
    }
}
