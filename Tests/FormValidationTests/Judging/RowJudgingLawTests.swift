import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct RowJudgingLawTests {
    private func row(_ numbers: inout SeededNumbers) -> String {
        var members: [String] = []
        // The first values are the valid ones.
        let isGood = numbers.below(3) > 0
        func add(_ name: String, _ values: [String]) {
            guard numbers.below(8) > 0 else { return }
            let value = isGood ? 0 : numbers.below(values.count)
            members.append(#""\#(name)":\#(values[value])"#)
        }
        add(
            "name",
            [
                ["\"A\"", "\"B\"", "\"C\""][numbers.below(3)], #"" A ""#, #""toolong""#, "1",
                #""\u0041""#, "null",
            ])
        add("phone", [#""2125550123""#, #""12""#, "false", #""""#])
        add("tags", [#"["x"]"#, #"["z","x",1]"#, "[]", "[[]]"])
        add("pin", [#""CANARY""#, #"" 1""#, "{}"])
        add("again", [#""CANARY""#, #""1""#])
        let inner = ["{}", #"{"number":1}"#, #"{"number":1.5}"#, #"{"number":10,"z":1}"#, "null"]
        let count = numbers.below(isGood ? 2 : 4)
        let phones = (0..<count).map { _ in inner[isGood ? 1 : numbers.below(inner.count)] }
        add("phones", ["[\(phones.joined(separator: ","))]", "{}", "[]"])
        if !isGood { add("zz", ["1", "{}"]) }
        return "{\(members.shuffled(using: &numbers).joined(separator: ","))}"
    }

    private func members(_ numbers: inout SeededNumbers) -> [String] {
        let rows = (0..<numbers.below(5)).map { _ in
            numbers.below(19) == 0 ? "[1]" : row(&numbers)
        }
        let list = numbers.below(9) == 0 ? #""x""# : "[\(rows.joined(separator: " , "))]"
        let unknown = numbers.below(9) == 0 ? [#""yy":[{"name":"A"}]"#] : []
        return [#""contacts":\#(list)"#, #""last":"x""#, #""name":"N""#].filter { _ in
            numbers.below(9) > 0
        } + unknown
    }

    private func facts(_ report: ValidationReport) -> [String] {
        report.issues.map { "\($0.path) \($0.code) \($0.parameters.pairs)" }
            + report.values.map { "\($0.name)=\($0.value)" }
    }

    @Test func orderDoesNotShowAndMemoryKeepsNothing() throws {
        let form = try RowJudgingTests.form()
        let validator = FormValidator(form)
        var submissionValidator = SubmissionValidator(form: form, limits: .submission)
        var numbers = SeededNumbers(seed: 60)
        var codes: Set<IssueCode> = []
        var valid = 0
        for _ in Laws.rounds(60) {
            let members = members(&numbers)
            let sent = Array("{\(members.joined(separator: ","))}".utf8)
            let report = validator.validate(.json(sent))
            let shuffled = "{\(members.shuffled(using: &numbers).joined(separator: ","))}"
            #expect(facts(report) == facts(validator.validate(.json(Array(shuffled.utf8)))))
            for _ in 0..<2 {
                #expect(submissionValidator.validate(sent.span) == report.issues.isEmpty)
                #expect(submissionValidator.findings.list.map(form.compiled.issue) == report.issues)
                #expect(
                    submissionValidator.values(in: sent.span).map(\.value)
                        == report.values.map(\.value))
            }
            codes.formUnion(report.issues.map(\.code))
            if report.isValid { valid += 1 }
        }
        #expect(valid > Laws.cases(20))
        #expect(
            codes == [
                .required, .tooLong, .wrongType, .phone, .notAChoice, .notTheSame, .tooLarge,
                .tooFew, .tooMany, .unique, .unknownField,
            ])
    }

    /// The values of a valid report are valid, and are reported unchanged.
    @Test func valuesGoRound() throws {
        let form = try RowJudgingTests.form()
        let validator = FormValidator(form)
        var numbers = SeededNumbers(seed: 61)
        var count = 0
        while count < 40 {
            let json = "{\(members(&numbers).joined(separator: ","))}"
            let report = validator.validate(.json(Array(json.utf8)))
            guard report.isValid else { continue }
            count += 1
            var writer = JSONWriter()
            writer.object(report.values)
            let again = validator.validate(.json(writer.bytes))
            #expect(again.isValid && again.values.map(\.value) == report.values.map(\.value))
            let given = Dictionary(uniqueKeysWithValues: report.values.map { ($0.name, $0.value) })
            let values = validator.validate(.values(given))
            #expect(values.isValid && values.values.map(\.value) == report.values.map(\.value))
            let source = FormDataSource(form: form)
            try source.updateValues(report.values, userInitiated: false)
            #expect(source.isValid && source.values.map(\.value) == report.values.map(\.value))
        }
    }

    /// A data source that is filled in cell by cell has the issues of the corresponding submission.
    @Test func dataSourceAndSubmissionsAgree() throws {
        let form = try RowJudgingTests.form()
        let validator = FormValidator(form)
        var numbers = SeededNumbers(seed: 62)
        let texts = ["", "A", "B ", "toolong", "2125550123", "12", "5", "x"]
        for _ in Laws.rounds(20) {
            let source = FormDataSource(form: form)
            var rows: [FormRow] = []
            for index in 0..<numbers.below(4) {
                #expect(try source.addRow(to: FieldPath("contacts"), userInitiated: true))
                rows.append([:])
                for name: FieldName in ["name", "phone", "pin", "again"] {
                    let value = FieldValue.text(texts[numbers.below(texts.count)])
                    rows[index][name] = value
                    let path = FieldPath([.key("contacts"), .index(index), .key(name.text)])
                    try source.updateValue(at: path, to: value, userInitiated: true)
                }
            }
            let report = validator.validate(.values(["contacts": .rows(rows)]))
            #expect(source.issues == report.issues)
            let readable = report.issues.allSatisfy { $0.code != .phone }
            if readable {
                #expect(source.value(of: "contacts") == report["contacts"] || rows.isEmpty)
            }
        }
    }

    @Test func secretsOfRowsAreNowhereButInTheValues() throws {
        let validator = FormValidator(try RowJudgingTests.form())
        var numbers = SeededNumbers(seed: 63)
        for _ in Laws.rounds(100) {
            let submission = Submission.json(
                Array("{\(members(&numbers).joined(separator: ","))}".utf8))
            let report = validator.validate(submission)
            var seen = String(decoding: validator.json(of: report), as: UTF8.self)
            dump(report, to: &seen)
            dump(report.issues, to: &seen)
            #expect(!seen.contains("CANARY"))
        }
    }
}
