import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct JudgingLawTests {
    /// Valid and invalid values for each field, as JSON.
    static let values: [(name: String, json: [String])] = [
        ("text", [#""a@b""#, #""toolong""#, #""\u00e9""#, "1", "null", #"""# + #"""#]),
        ("many", [#"" a ""#, "{}"]), ("whole", ["5", "0", "1e2", #""5""#, "1.5", "1e30"]),
        ("exact", ["1.50", "1e401", "-0", "true"]), ("flag", ["true", "0"]),
        ("day", [#""2024-02-29""#, #""2023-02-29""#]), ("one", [#""x""#, #""z""#, "[]"]),
        ("some", [#"["x","y"]"#, #"["z",1]"#, "[]", #""x""#]),
        ("secret", [#""CANARY-7341""#, "1"]),
        ("again", [#""CANARY-7341""#, #""CANARY-other""#]), ("zz", ["1"]), ("q\\u0061", ["[{}]"]),
    ]

    static func members(_ numbers: inout SeededNumbers) -> [String] {
        values.filter { _ in numbers.below(4) > 0 }.map { name, json in
            #""\#(name)":\#(json[numbers.below(json.count)])"#
        }
    }

    private func facts(_ report: ValidationReport) -> [String] {
        report.issues.map { "\($0.path) \($0.code) \($0.parameters.pairs)" }
            + report.values.map { "\($0.name)=\($0.value)" }
    }

    @Test func theOrderInWhichFieldsAreSentDoesNotShow() throws {
        let validator = FormValidator(try FormValidatorTests.form())
        var numbers = SeededNumbers(seed: 50)
        var codes: Set<IssueCode> = []
        for _ in Laws.rounds(300) {
            let members = JudgingLawTests.members(&numbers)
            let sent = "{\(members.joined(separator: ","))}"
            let shuffled = "{\(members.shuffled(using: &numbers).joined(separator: " , "))}"
            let report = validator.validate(.json(Array(sent.utf8)))
            #expect(facts(report) == facts(validator.validate(.json(Array(shuffled.utf8)))))
            codes.formUnion(report.issues.map(\.code))
        }
        #expect(codes.count >= 10)
    }

    @Test func judgingAgainOnTheSameMemoryIsTheSame() throws {
        let form = try FormValidatorTests.form()
        let validator = FormValidator(form)
        var submissionValidator = SubmissionValidator(form: form, limits: .submission)
        var numbers = SeededNumbers(seed: 51)
        for round in Laws.rounds(300) {
            var sent = Array("{\(JudgingLawTests.members(&numbers).joined(separator: ","))}".utf8)
            if round % 7 == 0 { sent.removeLast() }
            let fresh = validator.validate(.json(sent))
            for _ in 0..<2 {
                #expect(submissionValidator.validate(sent.span) == fresh.issues.isEmpty)
                #expect(submissionValidator.findings.list.map(form.compiled.issue) == fresh.issues)
                let values = submissionValidator.values(in: sent.span)
                #expect(values.map(\.name) == fresh.values.map(\.name))
                #expect(values.map(\.value) == fresh.values.map(\.value))
            }
        }
    }

    /// Data source, JSON and given values have the same result.
    @Test func valuesAndJSONAndDataSourceAgree() throws {
        let form = try FormValidatorTests.form()
        let validator = FormValidator(form)
        var numbers = SeededNumbers(seed: 52)
        let texts = ["", " a ", "a@b", "toolong", "e\u{301}", "x"]
        let number = { (numbers: inout SeededNumbers) in
            ExactDecimal(Int128(numbers.below(300)) - 20, exponent: numbers.below(4) - 2)
        }
        for _ in Laws.rounds(30) {
            var values: [FieldName: FieldValue] = [:]
            values["text"] = .text(texts[numbers.below(6)])
            values["many"] = .text(texts[numbers.below(6)])
            values["whole"] =
                numbers.below(2) == 0 ? .integer(numbers.below(20)) : .decimal(number(&numbers))
            values["exact"] = .decimal(number(&numbers))
            values["flag"] = .boolean(numbers.below(2) == 0)
            values["one"] = .choice(texts[numbers.below(6)])
            values["some"] = .choices(
                (0..<numbers.below(4)).map { _ in texts[1 + numbers.below(5)] })
            values["secret"] = .text(texts[numbers.below(6)])
            values["again"] = .text(texts[numbers.below(6)])
            values["zz"] = numbers.below(2) == 0 ? .integer(1) : nil
            var writer = JSONWriter()
            writer.beginObject()
            for (name, value) in values {
                writer.key(name.text)
                writer.value(value)
            }
            writer.endObject()
            let given = validator.validate(.values(values))
            let sent = validator.validate(.json(writer.bytes))
            #expect(facts(given) == facts(sent))
            let source = FormDataSource(form: form)
            values["zz"] = nil
            try source.updateValues(values.map { ($0.key, $0.value) }, userInitiated: false)
            let known = given.issues.filter { $0.code != .unknownField }
            #expect(source.issues == known)
        }
    }

    @Test func secretsAreNowhereButInTheValues() throws {
        let validator = FormValidator(try FormValidatorTests.form())
        var numbers = SeededNumbers(seed: 53)
        for _ in Laws.rounds(100) {
            let body = "{\(JudgingLawTests.members(&numbers).joined(separator: ","))}"
            let submission = Submission.json(Array(body.utf8))
            let report = validator.validate(submission)
            var seen = String(decoding: validator.json(of: report), as: UTF8.self)
            dump(report, to: &seen)
            dump(submission, to: &seen)
            dump(report.issues, to: &seen)
            seen += "\(report) \(submission) \(report.issues)" + String(reflecting: report)
            seen += String(reflecting: submission)
            #expect(!seen.contains("CANARY"))
        }
        let values = Submission.values(["secret": .text("CANARY")])
        var seen = "\(values)" + String(reflecting: values)
        dump(values, to: &seen)
        #expect(!seen.contains("CANARY"))
    }

    @Test func manyTasksGetEqualReports() async throws {
        let validator = FormValidator(try FormValidatorTests.form())
        var numbers = SeededNumbers(seed: 54)
        let bodies = (0..<50).map { _ in
            Array("{\(JudgingLawTests.members(&numbers).joined(separator: ","))}".utf8)
        }
        let expected = bodies.map { validator.json(of: validator.validate(.json($0))) }
        await withTaskGroup(of: [[UInt8]].self) { group in
            for _ in 0..<(Laws.areMany ? 16 : 5) {
                group.addTask { bodies.map { validator.json(of: validator.validate(.json($0))) } }
            }
            for await reports in group { #expect(reports == expected) }
        }
    }
}
