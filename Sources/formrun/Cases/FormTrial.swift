import FormModel
import FormValidation

/// Validates the submissions of cases as `validate` does, and finds what differs from what is expected.
struct FormTrial {
    /// What differs; the raw value is the code in reports.
    enum Difference: String, CaseIterable {
        case missingIssue, unexpectedIssue, otherEnding, otherValue, unreadableFile
    }

    /// The limits of a report, which has the values of a submission and up to 1,000 issues.
    private static let limits = JSONLimits(bytes: 1 << 30, depth: 99, members: 10_000_000)

    private var validator: ChunkValidator
    /// The members that are or have secrets, of which no report says anything.
    private let secrets: Set<ExactText>

    init(_ validator: FormValidator, _ remote: RemoteCommands) {
        var options = BulkOptions()
        options.report = .json
        options.reportsValid = true
        options.reportsValues = true
        options.remote = remote
        secrets = Set(
            validator.form.compiled.fields.lazy.filter(\.holdsSecrets).compactMap { field in
                field.layout.path.keys.first.map { ExactText($0) }
            })
        self.validator = ChunkValidator(validator: validator, options: options, file: "-")
    }

    /// What differs, with offsets in the file of cases.
    mutating func differences(
        of one: FormCase, _ submission: [UInt8]
    ) -> [(offset: Int, difference: Difference, message: String)] {
        validator.validateWhole(submission)
        // What the report of `validate` says is compared, so that a case can expect nothing else.
        guard let report = try? JSONValue(validator.result.report, limits: Self.limits) else {
            return [(one.offset, .unexpectedIssue, "There is no report.")]
        }
        var comparison = Comparison(of: one, with: report)
        comparison.compareIssues()
        comparison.compareEnding()
        comparison.compareValues(secrets: secrets)
        return comparison.found
    }
}

/// A case beside the report of its submission.
private struct Comparison {
    private let one: FormCase
    private let report: JSONValue
    private(set) var found: [(offset: Int, difference: FormTrial.Difference, message: String)] = []

    init(of one: FormCase, with report: JSONValue) {
        self.one = one
        self.report = report
    }

    mutating func compareIssues() {
        // The offsets of each finding, the last one first.
        var expected: [FormCase.Finding: [Int]] = [:]
        for issue in one.issues.reversed() {
            expected[issue.value, default: []].append(issue.offset)
        }
        for issue in member("issues")?.elements ?? [] {
            let texts = issue.members?.map { ($0.key, $0.value.string ?? "") } ?? []
            let facts = Dictionary(texts) { first, _ in first }
            let finding = FormCase.Finding(path: facts["path"] ?? "", code: facts["code"] ?? "")
            guard expected[finding]?.popLast() == nil else { continue }
            add(
                one.offset, .unexpectedIssue,
                "\(finding.place) has the issue \(finding.code.text): \(facts["message"] ?? "")")
        }
        let missing = expected.flatMap { finding, offsets in offsets.map { (finding, $0) } }
        for (finding, offset) in missing.sorted(by: { $0.1 < $1.1 }) {
            add(
                offset, .missingIssue,
                "\(finding.place) has no issue \(ShortenedText.quotation(finding.code.text)).")
        }
    }

    mutating func compareEnding() {
        let ending = member("ending")?.string
        guard let expected = one.ending, ending?.hasSameBytes(as: expected.value) != true else {
            return
        }
        let reached = ending.map { "the ending is \(quoted($0))" } ?? "no ending is reached"
        add(expected.offset, .otherEnding, "\(reached), not \(quoted(expected.value)).")
    }

    /// - Parameter secrets: The members that are or have secrets.
    mutating func compareValues(secrets: Set<ExactText>) {
        let members = (member("values")?.members ?? []).map { (ExactText($0.key), $0.value) }
        let values = Dictionary(members) { first, _ in first }
        for expected in one.values {
            let (key, wanted) = (expected.value.key, expected.value.value)
            if secrets.contains(ExactText(key)) {
                add(
                    expected.offset, .otherValue,
                    "\(quoted(key)) is or has a secret, which is not compared; leave it out.")
                continue
            }
            guard let value = values[ExactText(key)].map({ SchemaValue(copying: $0) }) else {
                // What is expected is not repeated: it may be a secret under a wrong name.
                add(expected.offset, .otherValue, "\(quoted(key)) has no value.")
                continue
            }
            guard !value.isSame(as: wanted) else { continue }
            add(
                expected.offset, .otherValue,
                "\(quoted(key)) is \(shown(value)), not \(shown(wanted)).")
        }
    }

    private func member(_ key: String) -> JSONValue? {
        report.members?.first { $0.key == key }?.value
    }

    private mutating func add(
        _ offset: Int, _ difference: FormTrial.Difference, _ message: String
    ) {
        found.append((offset, difference, "\(ShortenedText.quotation(one.name)): \(message)"))
    }

    private func shown(_ value: SchemaValue) -> String {
        ShortenedText.quotation(String(decoding: value.compactJSON, as: UTF8.self))
    }
}

extension SchemaValue {
    /// Whether both are the same value: texts are compared by their bytes, and objects without the order of their members.
    fileprivate func isSame(as other: SchemaValue) -> Bool {
        switch (self, other) {
        case (.text(let one), .text(let other)): return one.hasSameBytes(as: other)
        case (.list(let ones), .list(let others)):
            return ones.count == others.count && zip(ones, others).allSatisfy { $0.isSame(as: $1) }
        case (.object(let ones), .object(let others)):
            let pairs = others.map { (ExactText($0.key), $0.value) }
            let members = Dictionary(pairs) { first, _ in first }
            return ones.count == others.count
                && ones.allSatisfy { members[ExactText($0.key)]?.isSame(as: $0.value) == true }
        case (.null, _), (.boolean, _), (.number, _), (.numeral, _), (.text, _), (.list, _),
            (.object, _):
            return self == other
        }
    }
}
