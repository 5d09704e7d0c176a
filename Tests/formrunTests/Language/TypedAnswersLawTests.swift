import FormModel
import TestSupport
import Testing

@testable import FormValidation
@testable import formrun

/// For forms of all features: decoded answers are those that `--accepted` writes, and the check of a type knows which of them
/// may be absent.
@Suite struct TypedAnswersLawTests {
    /// Any answers, as a type that decodes them by trying.
    private indirect enum Tree: Decodable, Sendable {
        case null, flag(Bool), number(ExactDecimal), text(String), list([Tree])
        case object([(key: String, value: Tree)])

        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let single = try decoder.singleValueContainer()
            if single.decodeNil() {
                self = .null
            } else if let text = try? single.decode(String.self) {
                self = .text(text)
            } else if let number = try? single.decode(ExactDecimal.self) {
                self = .number(number)
            } else if let flag = try? single.decode(Bool.self) {
                self = .flag(flag)
            } else if let members = try? decoder.container(keyedBy: Key.self) {
                self = .object(
                    try members.allKeys.map {
                        ($0.stringValue, try members.decode(Tree.self, forKey: $0))
                    })
            } else {
                self = .list(try [Tree](from: decoder))
            }
        }

        func write(to writer: inout JSONWriter) {
            switch self {
            case .null: writer.null()
            case .flag(let flag): writer.boolean(flag)
            case .number(let number): writer.decimal(number)
            case .text(let text): writer.string(text)
            case .list(let list):
                writer.beginArray()
                for tree in list { tree.write(to: &writer) }
                writer.endArray()
            case .object(let members):
                writer.beginObject()
                for (key, value) in members {
                    writer.key(key)
                    value.write(to: &writer)
                }
                writer.endObject()
            }
        }

        subscript(key: String) -> Tree? {
            if case .object(let members) = self {
                members.first { $0.key == key }?.value
            } else {
                nil
            }
        }
    }

    /// What `--accepted` writes; `nil` for a submission with issues.
    private static func accepted(
        _ json: [UInt8], _ validator: FormValidator, keepsSecrets: Bool
    ) -> String? {
        var submissions = validator.makeSubmissionValidator()
        let text = submissions.validate(.json(json))
        guard submissions.findings.list.isEmpty else { return nil }
        let writer = RecordWriter(form: validator.form, keepsSecrets: keepsSecrets)
            .acceptedWriter(of: submissions)
        var bytes: [UInt8] = []
        submissions.append(valuesIn: text.span, with: writer, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Tries the laws; whether the submission is accepted.
    private static func check(_ json: [UInt8], _ validator: FormValidator) throws -> Bool {
        guard let accepted = accepted(json, validator, keepsSecrets: true) else { return false }
        let report = validator.validate(.json(json))
        let tree = try report.decode(Tree.self)
        var writer = JSONWriter()
        tree.write(to: &writer)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == accepted)
        #expect(
            String(decoding: report.answers, as: UTF8.self)
                == Self.accepted(json, validator, keepsSecrets: false))
        let samples = SampledRecord(of: validator.form, scope: .whole, samples: [:]).samples
        expectPresent(samples, tree, "\(accepted) \(validator.form.id)")
        return true
    }

    /// What is never absent in samples is there.
    private static func expectPresent(_ samples: [AnswerSample], _ tree: Tree, _ context: String) {
        for sample in samples {
            let found = tree[sample.path.steps.last?.text ?? ""]
            #expect(found != nil || sample.mayBeAbsent, "\(sample.path) \(context)")
            switch (sample.content, found) {
            case (.values, _), (_, nil): break
            case (.section(let inner), let found?): expectPresent(inner, found, context)
            case (.rows(let inner, _), .list(let rows)?):
                for row in rows { expectPresent(inner, row, context) }
            case (.rows(let inner, _), .object(let rows)?):
                for row in rows { expectPresent(inner, row.value, context) }
            case (.rows, _?): Issue.record("\(sample.path) has no rows")
            }
        }
    }

    @Test func formsOfAllFeatures() throws {
        var numbers = SeededNumbers(seed: 613)
        let blocks = try LanguageBlock.tried()
        var count = 0
        for number in Laws.rounds(blocks.count * 2) {
            let others = blocks.shuffled(using: &numbers).prefix(2)
            let form = try LanguageForm(
                [blocks[number % blocks.count]]
                    + others.filter {
                        $0.name != blocks[number % blocks.count].name
                    }, &numbers)
            for _ in 0..<6 {
                if try Self.check(form.answers(&numbers).json, form.validator()) { count += 1 }
            }
        }
        #expect(count > Laws.cases(100))
    }

    @Test func formsOfAllFields() throws {
        var numbers = SeededNumbers(seed: 614)
        var count = 0
        for _ in Laws.rounds(40) {
            let form = try GeneratedForm(&numbers)
            let validator = FormValidator(form.form, clock: SampleForm.clock)
            for line in form.lines(20, &numbers) {
                if try Self.check(line, validator) { count += 1 }
            }
        }
        #expect(count > Laws.cases(100))
    }

    @Test(arguments: SampleForm.all)
    func sampleForms(_ sample: SampleForm) throws {
        let form = try sample.form()
        guard let json = try? sample.submission(".valid.json") else { return }
        let validator = FormValidator(form, clock: SampleForm.clock)
        _ = try Self.check(json, validator)
        // Any form fits a type that takes everything.
        #expect(throws: Never.self) { try TypedValidator(validator, as: Tree.self) }
    }
}
