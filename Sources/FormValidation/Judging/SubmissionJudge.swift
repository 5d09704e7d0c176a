package import FormModel

/// Judges one submission after the other on memory that it keeps, so that a bulk run allocates nothing
/// for a valid record once it is warm.
package struct SubmissionJudge: Sendable {
    private let program: FormProgram
    private let limits: JSONLimits
    private let rejectsUnknown: Bool
    private var tape = JSONTape()
    private var values = StagedValues()
    private var unknown: [Int] = []

    /// What was found in the last submission, in order.
    package private(set) var findings = Findings()

    /// How many unknown fields are told what they may have been meant to be; of a hostile submission it
    /// is not worth the time.
    private static let spellingLimit = 16

    package init(form: Form, limits: JSONLimits) {
        program = form.program
        self.limits = limits
        rejectsUnknown = form.unknownFields == .reject
    }

    /// Judges a JSON submission.
    ///
    /// - Returns: Whether nothing was found.
    /// - Complexity: O(*n*).
    package mutating func judge(_ text: Span<UInt8>) -> Bool {
        findings.removeAll()
        values.reset(fieldCount: program.fields.count)
        unknown.removeAll(keepingCapacity: true)
        if let failure = tape.read(text, limits: limits) {
            findings.offset = failure.offset
            findings.add(failure.code, parameters: failure.parameters)
            return false
        }
        guard tape.nodes[0].kind == .object else {
            findings.offset = tape.nodes[0].offset
            findings.add(.notAnObject)
            return false
        }
        stageMembers(text)
        judgeFields(text)
        if !unknown.isEmpty { addUnknown(text) }
        return findings.list.isEmpty
    }

    /// Judges values that a program has.
    package mutating func judge(_ given: [FieldName: FieldValue]) -> Bool {
        findings.removeAll()
        values.reset(fieldCount: program.fields.count)
        for (index, field) in program.fields.enumerated() {
            if let value = given[field.name] { values.stage(value, for: field, at: index) }
        }
        judgeFields(Span())
        guard rejectsUnknown else { return findings.list.isEmpty }
        let unknown = given.keys.filter { program.index(of: $0) == nil }.map(\.text)
        addUnknown(unknown.sorted().map { ($0, -1) })
        return findings.list.isEmpty
    }

    /// The values of the last submission, canonical, in form order.
    package func values(in text: Span<UInt8>) -> [(name: FieldName, value: FieldValue)] {
        guard values.slots.count == program.fields.count else { return [] }
        let view = values.view(of: program, submission: text)
        var list: [(name: FieldName, value: FieldValue)] = []
        for (index, field) in program.fields.enumerated() {
            let value = view.value(at: index)
            if !value.isEmpty { list.append((field.name, value)) }
        }
        return list
    }

    private mutating func stageMembers(_ text: Span<UInt8>) {
        let nodes = tape.nodes
        var at = 1
        while at < nodes.count {
            let key = nodes[at]
            let field = index(of: key, text)
            if field >= 0 {
                values.stage(
                    nodes.span, at + 1, text, for: program.fields[field], at: field)
            } else if rejectsUnknown {
                unknown.append(at)
            }
            at = Int(nodes[at + 1].next)
        }
    }

    private func index(of key: JSONNode, _ text: Span<UInt8>) -> Int {
        guard key.isEscaped else {
            return program.table.index(of: text.extracting(Int(key.start)..<Int(key.end)))
        }
        var bytes: [UInt8] = []
        key.appendUnescaped(from: text, to: &bytes)
        return program.table.index(of: bytes.span)
    }

    private mutating func judgeFields(_ text: Span<UInt8>) {
        var findings = self.findings
        self.findings = Findings()
        judgeFields(text, into: &findings)
        self.findings = findings
    }

    private func judgeFields(_ text: Span<UInt8>, into findings: inout Findings) {
        let view = values.view(of: program, submission: text)
        for index in program.fields.indices {
            program.fields[index].judge(index, of: view, into: &findings)
        }
    }

    private mutating func addUnknown(_ text: Span<UInt8>) {
        let keys = unknown.map { at in
            (bytes: Array(tape.nodes[at].string(in: text).utf8), offset: tape.nodes[at].offset)
        }
        // By name, so that the order in which fields were sent does not show.
        let sorted = keys.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        addUnknown(sorted.map { (String(decoding: $0.bytes, as: UTF8.self), $0.offset) })
    }

    private mutating func addUnknown(_ keys: [(key: String, offset: Int)]) {
        findings.field = -1
        findings.validator = -1
        for (key, offset) in keys {
            var parameters: IssueParameters = ["field": .text(key)]
            if keys.count <= SubmissionJudge.spellingLimit {
                let names = program.fields.lazy.map(\.name.text)
                parameters["nearest"] = Spelling.nearest(to: key, in: names).map { .text($0) }
            }
            findings.offset = offset
            findings.add(.unknownField, parameters: parameters)
        }
    }
}
