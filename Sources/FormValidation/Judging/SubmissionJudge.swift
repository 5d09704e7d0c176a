package import FormModel

/// Judges one submission after the other on memory that it keeps, so that a bulk run allocates nothing
/// for a valid record once it is warm.
package struct SubmissionJudge: Sendable {
    let program: FormProgram
    private let limits: JSONLimits
    private let rejectsUnknown: Bool
    private var now: DateTime?
    private let settles: Bool
    private let scope: JudgingScope
    private let isWhole: Bool
    /// What is known from earlier pages, by the index of the field.
    private let known: [Int: FieldValue]
    /// The names to be judged that the form does not have, each once, as issues tell them.
    private let unknownNames: [IssueParameters]
    private var reader: SubmissionReader

    /// What was found in the last submission, in order; warnings are no reason to refuse it.
    package private(set) var findings = Findings()

    /// How many unknown fields are told what they may have been meant to be; of a hostile submission it
    /// is not worth the time.
    private static let spellingLimit = 16

    /// - Parameters:
    ///   - form: The form.
    ///   - limits: How much JSON is read.
    ///   - now: The moment at which all submissions are judged.
    ///   - checks: The asynchronous checks that whoever judges answers: ``takeQuestions(_:)``.
    ///   - settles: Whether conditions and calculations are worked out, so that nothing that was sent for a
    ///     hidden field counts; otherwise all fields are judged as if there were none.
    ///   - scope: Which fields are judged.
    ///   - known: What fields hold that are not judged, such as those of earlier pages; what is sent for them does not
    ///     count.
    ///   - maximumIssues: How much is told of one submission.
    ///   - locale: How texts are read that a person typed into a form post; that of the form unless given.
    package init(
        form: Form, limits: JSONLimits, now: DateTime? = nil, checks: Set<String> = [],
        settles: Bool = true, scope: JudgingScope = .whole, known: [FieldName: FieldValue] = [:],
        maximumIssues: Int = FormValidator.maximumIssues, locale: ReaderLocale? = nil
    ) {
        self.settles = settles && !form.program.conditions.isDefaultOnly
        self.scope = scope
        isWhole = scope == .whole
        self.known = SubmissionJudge.known(known, beside: scope, of: form.program)
        unknownNames = SubmissionJudge.unknownNames(in: scope, of: form)
        findings.answeredChecks = checks
        findings.limit = max(1, maximumIssues)
        program = form.program
        self.now = now
        self.limits = limits
        rejectsUnknown = form.unknownFields == .reject
        reader = SubmissionReader(
            program: form.program, limits: limits, scope: scope,
            reader: TypedReader(
                locale ?? ReaderLocale(form.locale), formLanguage: form.locale,
                now: now))
    }

    /// Judges a JSON submission.
    ///
    /// - Returns: Whether nothing was found.
    /// - Complexity: O(*n*).
    package mutating func judge(_ text: Span<UInt8>) -> Bool {
        reset()
        do throws(JSONFailure) {
            guard try reader.read(text) else {
                refuseWhole(text)
                return false
            }
        } catch {
            // What was staged of a text that is no JSON is worth nothing.
            reset()
            refuse(error)
            return false
        }
        judgeFields(text)
        if rejectsUnknown, reader.hasUnknown { addUnknown(text) }
        return end()
    }

    /// Judges a form post.
    ///
    /// - Returns: Whether nothing was found.
    /// - Complexity: O(*n*), and O(*k* log *k*) for *k* elements of lists that are sent in turns.
    package mutating func judge(_ text: Span<UInt8>, as encoding: PostEncoding) -> Bool {
        reset()
        do throws(PostFailure) {
            try reader.read(text, as: encoding)
        } catch {
            reset()
            findings.offset = error.offset
            findings.add(error.code, parameters: error.parameters)
            return false
        }
        judgeFields(text)
        if rejectsUnknown, reader.hasUnknown { addUnknownEntries(text) }
        return end()
    }

    /// Judges a submission of any kind.
    ///
    /// - Returns: The bytes in which its values lie; none for values that a program has.
    mutating func judge(_ submission: Submission) -> [UInt8] {
        switch submission {
        case .json(let bytes):
            _ = judge(bytes.span)
            return bytes
        case .urlEncoded(let bytes):
            _ = judge(bytes.span, as: .urlEncoded)
            return bytes
        case .multipart(let bytes, let boundary):
            _ = judge(bytes.span, as: .multipart(boundary: Array(boundary.utf8)))
            return bytes
        case .values(let values):
            _ = judge(values)
            return []
        }
    }

    /// Judges values that a program has.
    package mutating func judge(_ given: [FieldName: FieldValue]) -> Bool {
        reset()
        reader.stage(given)
        judgeFields(Span())
        if rejectsUnknown {
            let unknown = given.keys.filter { program.index(of: $0) == nil }.map(\.text)
            addUnknown(unknown.sorted().map { ($0, -1) })
            addUnknownMembers()
        }
        return end()
    }

    /// The values of the last submission, canonical, in form order; of named fields only those, and where only
    /// those that were sent are judged, also those that were sent empty.
    package func values(in text: Span<UInt8>) -> [(name: FieldName, value: FieldValue)] {
        let view = reader.values.view(submission: text)
        let (named, keepsCleared) = (namedFields, scope == .sent)
        var list: [(name: FieldName, value: FieldValue)] = []
        list.reserveCapacity(min(program.layout.fields.count, SubmissionJudge.usualCount))
        for index in program.layout.fields.indices {
            if let named, !named.contains(program.layout.fields[index].name) { continue }
            let value = view.value(at: index, of: program.layout)
            if !value.isEmpty || (keepsCleared && view.isCleared(at: index)) {
                // The name alone is read: copying the field counts the references of all that its item holds.
                list.append((program.layout.fields[index].name, value))
            }
        }
        return list
    }

    /// For how many values there is room from the start.
    private static let usualCount = 32

    /// The fields that were asked for by name; `nil` where others are judged too.
    private var namedFields: Set<FieldName>? {
        if case .fields(let names) = scope { Set(names) } else { nil }
    }

    /// Makes what writes the same values as ``values(in:)``.
    ///
    /// - Parameter isWritten: Whether a field of the form or of a row may be written.
    /// - Returns: The writer, for ``append(valuesIn:with:to:)``.
    package func makeWriter(where isWritten: (FieldLayout) -> Bool) -> StagedValuesWriter {
        guard let named = namedFields else {
            return StagedValuesWriter(program.layout, where: isWritten)
        }
        return StagedValuesWriter(
            program.layout, isMember: { named.contains($0.name) }, where: isWritten)
    }

    /// Appends the values of the last submission as a JSON object.
    package func append(
        valuesIn text: Span<UInt8>, with writer: StagedValuesWriter, to bytes: inout [UInt8]
    ) {
        writer.append(
            reader.values.view(submission: text), writesCleared: scope == .sent, to: &bytes)
    }

    /// What has to be asked before there is a verdict on the last submission; ``settle(_:_:)`` takes the answers.
    package mutating func takeQuestions(_ text: Span<UInt8>) -> [RemoteQuestion] {
        guard findings.hasPending else { return [] }
        var waiting = findings
        defer { findings = waiting }
        return program.questions(in: &waiting, reader.values.view(submission: text))
    }

    /// Puts the answers to the questions of the last submission in their places.
    ///
    /// - Returns: Whether nothing was found.
    package mutating func settle(
        _ questions: [RemoteQuestion], _ answer: (RemoteQuestion) -> RemoteAnswer
    ) -> Bool {
        program.settle(&findings, questions, answer)
        return findings.list.isEmpty
    }

    /// The known values of fields that are not judged themselves.
    private static func known(
        _ values: [FieldName: FieldValue], beside scope: JudgingScope, of program: FormProgram
    ) -> [Int: FieldValue] {
        guard !values.isEmpty, case .fields(let names) = scope else { return [:] }
        var known: [Int: FieldValue] = [:]
        for (name, value) in values { known[program.index(of: name) ?? -1] = value }
        known[-1] = nil
        for name in names { known[program.index(of: name) ?? -1] = nil }
        return known
    }

    /// Says what `today` and `now` stand for in the submissions that follow.
    mutating func set(now: DateTime?) {
        guard self.now != now else { return }
        self.now = now
        reader.set(now: now)
    }

    /// Whether the last submission left so much behind that the memory is not worth keeping.
    var holdsMuch: Bool {
        reader.values.scratchCount > SubmissionJudge.muchMemory
            || findings.list.count > FormValidator.maximumIssues
    }

    /// How many bytes of a submission or of its texts are much: 64 KiB.
    static let muchMemory = 1 << 16

    private mutating func reset() {
        findings.removeAll()
        reader.reset()
    }

    private mutating func judgeFields(_ text: Span<UInt8>) {
        for (field, value) in known { reader.stage(known: value, at: field) }
        var scope =
            isWhole
            ? nil : ScopedFields(scope, reader.values, program, given: Set(known.keys))
        if settles {
            reader.settle(text, now: now, refusesHidden: rejectsUnknown, scope: &scope)
        }
        program.judge(reader.values, text, now: now, scope, into: &findings)
    }

    /// Ends what was found in a submission that could be read.
    ///
    /// - Returns: Whether nothing was.
    private mutating func end() -> Bool {
        if !unknownNames.isEmpty { addUnknownNames() }
        findings.close()
        return findings.list.isEmpty
    }

    // MARK: What concerns the submission as a whole

    private mutating func refuse(_ failure: JSONFailure) {
        findings.offset = failure.offset
        findings.add(failure.code, parameters: failure.parameters)
    }

    /// Says what is wrong with a text that does not begin as an object, or is too long to be read.
    private mutating func refuseWhole(_ text: Span<UInt8>) {
        var tape = JSONTape()
        if let failure = tape.read(text, limits: limits) { return refuse(failure) }
        findings.offset = tape.nodes[0].offset
        findings.add(.notAnObject)
    }

    private mutating func addUnknown(_ text: Span<UInt8>) {
        addUnknownMembers()
        guard !reader.unknown.isEmpty else { return }
        addUnknown(
            bytes: reader.unknown.map { (Array($0.string(in: text).utf8), $0.offset) })
    }

    /// A name that is sent again and again is told once.
    private mutating func addUnknownEntries(_ text: Span<UInt8>) {
        addUnknownMembers()
        var seen: Set<[UInt8]> = []
        var keys: [(bytes: [UInt8], offset: Int)] = []
        for entry in reader.unknownEntries {
            let bytes = Array(entry.nameText(in: text).utf8)
            if seen.insert(bytes).inserted { keys.append((bytes, entry.name.lowerBound)) }
        }
        addUnknown(bytes: keys)
    }

    private mutating func addUnknown(bytes keys: [(bytes: [UInt8], offset: Int)]) {
        // By name, so that the order in which fields were sent does not show.
        let sorted = keys.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        addUnknown(sorted.map { (String(decoding: $0.bytes, as: UTF8.self), $0.offset) })
    }

    private mutating func addUnknown(_ keys: [(key: String, offset: Int)]) {
        let layout = keys.count <= SubmissionJudge.spellingLimit ? program.layout : nil
        for (key, offset) in keys { addUnknown(key, offset, suggesting: layout) }
    }

    /// The unknown keys of rows, in the order of the form whatever the order they were sent in, by name
    /// within a row.
    private mutating func addUnknownMembers() {
        let unknown = reader.values.unknownMembers
        guard !unknown.isEmpty else { return }
        let sorted = unknown.sorted { a, b in
            guard a.row == b.row else {
                return a.row.lexicographicallyPrecedes(b.row) {
                    ($0.field, $0.index) < ($1.field, $1.index)
                }
            }
            return a.key.utf8.lexicographicallyPrecedes(b.key.utf8)
        }
        for member in sorted {
            findings.row = member.row
            addUnknown(
                member.key, member.offset,
                suggesting: unknown.count <= SubmissionJudge.spellingLimit ? member.layout : nil)
        }
        findings.row = []
    }

    private mutating func addUnknown(
        _ key: String, _ offset: Int, suggesting layout: FormLayout?
    ) {
        findings.begin(field: -1, offset: offset)
        findings.add(
            .unknownField,
            parameters: SubmissionJudge.parameters(ofUnknown: key, suggesting: layout))
    }

    private static func parameters(
        ofUnknown key: String, suggesting layout: FormLayout?
    ) -> IssueParameters {
        var parameters: IssueParameters = ["field": .text(key)]
        parameters["nearest"] = layout?.nearest(to: key).map { .text($0) }
        return parameters
    }

    // MARK: Names that nobody has

    /// The names of buttons and labels, which hold no value, are known all the same: a page has them too.
    private static func unknownNames(in scope: JudgingScope, of form: Form) -> [IssueParameters] {
        guard case .fields(let names) = scope else { return [] }
        var seen: Set<FieldName> = []
        var unknown = names.filter {
            form.program.index(of: $0) == nil && seen.insert($0).inserted
        }
        guard !unknown.isEmpty else { return [] }
        let known = Set(form.items.compactMap(\.name))
        unknown.removeAll { known.contains($0) }
        let layout = unknown.count <= spellingLimit ? form.program.layout : nil
        return unknown.map { parameters(ofUnknown: $0.text, suggesting: layout) }
    }

    /// Whoever names what is to be judged made a mistake, whatever becomes of what is sent; a name that was
    /// sent too is told once.
    private mutating func addUnknownNames() {
        let sent = findings.list.filter {
            $0.code == .unknownField && $0.field < 0 && $0.row.isEmpty
        }
        let told = Set(sent.compactMap { $0.parameters["field"] })
        for parameters in unknownNames {
            if let name = parameters["field"], told.contains(name) { continue }
            findings.begin(field: -1, offset: -1)
            findings.add(.unknownField, parameters: parameters)
        }
    }
}
