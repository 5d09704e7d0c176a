/// Reads submissions (JSON, form posts and given values) into the table, and reuses its memory.
struct SubmissionReader: Sendable {
    private let compiled: CompiledForm
    /// The keys of the fields, which the reader compares with the text.
    private let keys: [JSONKey]
    private let limits: JSONLimits
    private var tape = JSONTape()
    private var keySet = JSONKeySet()
    /// The sections of the form that the last submission has.
    private var sections: Set<Int> = []
    private var posts: PostReader
    private var hasReadPost = false
    /// The reader of texts for posts that do not say in which language their page was drawn.
    private var reader: TypedReader

    /// The values of the last submission.
    var values: ValueTable

    /// The keys of the last submission that name no field.
    private(set) var unknown: [JSONNode] = []

    /// Whether the submission, a section or a row has keys that name no field.
    var hasUnknown: Bool {
        !unknown.isEmpty || !posts.unknown.isEmpty || !values.unknownMembers.isEmpty
    }

    /// Whether the last submission was posted by a page of a card.
    var isFromPage: Bool { hasReadPost && posts.isFromPage }

    /// - Parameters:
    ///   - compiled: The form.
    ///   - limits: The limits of a submission.
    ///   - reader: The reader of texts that are not canonical, in form posts and in given values.
    init(
        compiled: CompiledForm, limits: JSONLimits, reader: TypedReader = TypedReader()
    ) {
        self.compiled = compiled
        keys = compiled.layout.memberKeys
        self.limits = limits
        values = ValueTable(layout: compiled.layout)
        self.reader = reader.ofSentTexts
        values.reading.typed = self.reader
        posts = PostReader(compiled, limits: limits)
    }

    /// Removes the last submission.
    mutating func reset() {
        values.reset()
        if !unknown.isEmpty { unknown.removeAll(keepingCapacity: true) }
        if !sections.isEmpty { sections.removeAll(keepingCapacity: true) }
        guard hasReadPost else { return }
        if posts.hasLocale { values.reading.typed = reader }
        posts.reset()
        hasReadPost = false
    }

    /// Sets the current moment for `today` and `now` in later texts.
    mutating func set(now: DateTime?) {
        reader = reader.at(now)
        values.reading.typed = reader
    }

    /// Sets the locale of texts in form posts that are not canonical, unless a post says in which language its page was drawn.
    mutating func set(locale: ReaderLocale) {
        reader = reader.speaking(locale)
        values.reading.typed = reader
    }

    /// Sets the fields that are validated: a box that is absent from a form post is unticked only if it is one of them.
    mutating func set(scope: ValidationScope) { posts.set(scope: scope) }

    /// The members of the last submission, its sections and rows that name no field, in objects that do not ignore these,
    /// and the sections whose value is no object; none of the buttons that a post may have.
    func unknownMembers(
        in text: Span<UInt8>, of form: Form
    ) -> [ValueTable.UnknownMember] {
        var members = values.unknownMembers
        if hasReadPost, !members.isEmpty {
            let buttons = form.buttonNames
            members.removeAll { member in
                !posts.unknownFiles.contains(member.offset)
                    && SubmissionReader.name(of: member).flatMap { $0.button(among: buttons) }
                        != nil
            }
        }
        guard compiled.layout.rejectsUnknown else { return members }
        func add(_ key: String, _ offset: Int) {
            members.append(
                ValueTable.UnknownMember(
                    row: [], key: key, section: -1, offset: offset, layout: compiled.layout))
        }
        for key in unknown { add(key.string(in: text), key.offset) }
        for entry in posts.unknown { add(entry.nameText(in: text), entry.name.lowerBound) }
        return members
    }

    /// Takes the stamp out of the keys that name no field, where it follows the first key of that
    /// name.
    mutating func takeStamp(in text: Span<UInt8>) -> (stamp: FormStamp, offset: Int)? {
        let index = unknown.firstIndex {
            ($0.isEscaped || Int($0.end - $0.start) == FormStamp.key.utf8.count)
                && $0.string(in: text).hasSameBytes(as: FormStamp.key)
        }
        guard let index, let stamp = FormStamp(after: unknown[index], in: text, limits: limits)
        else { return nil }
        return (stamp, unknown.remove(at: index).offset)
    }

    /// Takes the buttons out of the names of a post that are no field; those of sections stay, and are passed over later.
    ///
    /// - Returns: The pressed button of the form: the one that a page of a card names, or else the first one that was sent as
    ///   an entry of its own.
    mutating func takeButtons(of form: Form, in text: Span<UInt8>) -> FieldName? {
        guard hasReadPost else { return nil }
        let buttons = form.buttonNames
        var pressed = posts.button.flatMap { $0.valueText(in: text).button(among: buttons) }
        posts.removeUnknown { entry in
            guard !entry.isFile, let found = entry.nameText(in: text).button(among: buttons)
            else { return false }
            pressed = pressed ?? found
            return true
        }
        return pressed
            ?? posts.unknownMembers.lazy.compactMap { [compiled] key, section in
                "\(compiled.layout.sections[section].name.text).\(key)".button(among: buttons)
            }.first
    }

    /// The full name of a member of a section of the form; `nil` for any other member.
    private static func name(of member: ValueTable.UnknownMember) -> String? {
        guard member.row.isEmpty, member.group < 0, member.code == .unknownField else { return nil }
        return member.objectName.map { "\($0.text).\(member.key)" }
    }

    /// Removes the names of the submission itself that are no field and that the program ignores.
    mutating func remove(_ ignored: IgnoredNames, in text: Span<UInt8>) {
        unknown.removeAll { ignored.contains($0.string(in: text)) }
        posts.removeUnknown { ignored.contains($0.nameText(in: text)) }
    }

    /// Whether a post has entries that may name a button.
    var mayNameButton: Bool {
        hasReadPost && (hasUnknown || posts.button != nil || !posts.unknownMembers.isEmpty)
    }

    /// Reads a form post.
    ///
    /// If it throws, the staged values must not be used.
    mutating func read(
        _ text: Span<UInt8>, as encoding: PostEncoding
    ) throws(PostFailure) {
        hasReadPost = true
        try posts.read(text, as: encoding, into: &values)
    }

    /// Reads a form post as far as it can be read, for a page that is filled in with it again.
    ///
    /// - Returns: The entries of fields, and whether the staged values may be used.
    mutating func readAll(
        _ text: Span<UInt8>, as encoding: PostEncoding
    ) -> (entries: [CollectedEntry], isRead: Bool) {
        posts.keepsEntries = true
        posts.set(scope: .sent)
        do throws(PostFailure) {
            try read(text, as: encoding)
            return (posts.entries, true)
        } catch {
            return (posts.entries, false)
        }
    }

    /// Stages values from a program.
    mutating func stage(_ given: [FieldName: FieldValue]) {
        for (name, value) in given {
            if let field = compiled.index(of: name) {
                stage(known: value, at: field)
            } else {
                let (section, key) = compiled.layout.split(name)
                values.addUnknown(key, of: section, offset: -1)
            }
        }
    }

    /// Stages a value that is not part of the submission; it replaces a value that was sent for the field.
    mutating func stage(known value: FieldValue, at field: Int) {
        values.stage(value, at: field)
        values.slots[field].offset = -2
    }

    /// Reads a JSON object.
    ///
    /// If it throws, the staged values must not be used.
    ///
    /// - Returns: `false` if the text does not begin as an object, or is too long.
    mutating func read(_ text: Span<UInt8>) throws(JSONFailure) -> Bool {
        guard var members = JSONMembers(text, limits: limits) else { return false }
        // The array is moved out, so that an assignment to a slot does not check each time whether it is shared.
        var slots = values.takeSlots()
        defer { values.put(slots) }
        let twice = try readMembers(&members, text, into: slots.mutableSpan)
        try members.end(text)
        // The first duplicate key is reported only if the rest is valid JSON.
        if let twice { throw JSONFailure.duplicate(twice, in: text) }
        return true
    }

    /// - Returns: The first duplicate key.
    @inline(__always)
    private mutating func readMembers(
        _ members: inout JSONMembers, _ text: Span<UInt8>,
        into slots: consuming MutableSpan<ValueSlot>
    ) throws(JSONFailure) -> JSONNode? {
        var twice: JSONNode?
        var expected = 0
        while true {
            var field = expected
            if expected >= keys.count || slots[expected].isSent
                || !members.take(keys[expected], text)
            {
                guard try members.advance(text) else { break }
                let key = try members.readKey(text)
                field = compiled.layout.index(of: key, text)
                guard field >= 0, !slots[field].isSent else {
                    if field < 0 { unknown.append(key) } else if twice == nil { twice = key }
                    let value = try members.readValue(text, tape: &tape)
                    if field < 0, !compiled.layout.sections.isEmpty,
                        takeSection(value, text, into: &slots), twice == nil
                    {
                        twice = key
                    }
                    continue
                }
            }
            expected = field &+ 1
            // Most values are strings without escapes for fields of texts; they are staged inline.
            if members.beginsString(text), values.isPlainText(field) {
                let string = try members.readString(text)
                if !string.isEscaped, string.end &- string.start <= values.reading.textBytes {
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

    // MARK: Sections

    /// Stages the members of a section, if the last key that names no field names one.
    ///
    /// - Returns: Whether the section was sent before.
    @inline(never)
    private mutating func takeSection(
        _ value: JSONNode, _ text: Span<UInt8>, into slots: inout MutableSpan<ValueSlot>
    ) -> Bool {
        let layout = compiled.layout
        guard let key = unknown.last,
            case .section(let section) = layout.member(key, text, of: -1)
        else { return false }
        unknown.removeLast()
        guard sections.insert(section).inserted else { return true }
        let source = JSONSource(nodes: value.isNested ? tape.nodes : [value])
        stage(section: section, 0, of: source, text, into: &slots)
        return false
    }

    /// Stages the value of a section, which is a node of a source.
    private mutating func stage(
        section: Int, _ node: Int, of source: JSONSource, _ text: Span<UInt8>,
        into slots: inout MutableSpan<ValueSlot>
    ) {
        let layout = compiled.layout
        switch source.content(of: node, section: section) {
        case .members(var members):
            members.expected = layout.sections[section].fields.first ?? 0
            while let member = source.nextMember(&members, text, of: layout) {
                switch member {
                case .field(let field, let node):
                    slots[field] = values.staged(node, of: source, text, at: field)
                case .unknown(let key, let section, let offset):
                    values.addUnknown(key, of: section, offset: offset)
                case .section(let inner, let node):
                    stage(section: inner, node, of: source, text, into: &slots)
                }
            }
        case .cleared:
            for field in layout.sections[section].fields {
                slots[field] = values.staged(node, of: source, text, at: field)
            }
        case .refused(let offset):
            values.refuse(section: section, offset: offset)
            for field in layout.sections[section].fields { slots[field] = .inRefusedSection }
        }
    }
}

extension Form {
    fileprivate var buttonNames: [FieldName] {
        items.lazy.filter { $0.kind == .button }.compactMap(\.name)
    }
}

extension String {
    /// The button with that name.
    fileprivate func button(among buttons: [FieldName]) -> FieldName? {
        buttons.first { $0.text.hasSameBytes(as: self) }
    }
}
