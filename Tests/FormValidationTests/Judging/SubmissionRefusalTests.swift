import FormModel
import FormValidation
import TestSupport
import Testing

/// Invalid JSON is reported at the offset at which a strict JSON reader finds it, on each path of
/// the reader.
@Suite struct SubmissionRefusalTests {
    static let parts = [
        #""text":"a@b""#, #""t\u0065xt":"x""#, #""whole":5"#, #""whole":1e999"#, #""zz":1"#,
        #""z\u007a":[1,{"a":1}]"#, #""some":["x",{}]"#, #""deep":{"a":1,"\u0061":2}"#, #""":null"#,
        #""flag":tru"#, #""text""#, #""day":"\ud800""#, #""q":01"#, "\"secret\":\"CAN\u{1}\"",
        #""one":"\q""#, #""many":"""#, #"{}"#, #""exact":-"#,
    ]
    static let wholes = ["", " ", "[]", "null", "1", #""a""#, "{", "}", "{}}", "{}{}", "[1", "{,}"]

    private static func read(
        _ text: [UInt8], limits: JSONLimits
    ) -> Result<JSONValue, JSONFailure> {
        do throws(JSONFailure) {
            return .success(try JSONValue(text, limits: limits))
        } catch {
            return .failure(error)
        }
    }

    @Test func theJudgeRefusesWhatAReaderRefuses() throws {
        let form = try FormValidatorTests.form()
        var submissionValidator = SubmissionValidator(form: form, limits: .submission)
        var numbers = SeededNumbers(seed: 72)
        var codes: Set<IssueCode> = []
        for round in Laws.rounds(600) {
            let count = numbers.below(5)
            let parts = (0..<count).map { _ in Self.parts[numbers.below(Self.parts.count)] }
            var text = Array("{\(parts.joined(separator: numbers.below(9) == 0 ? " " : ","))}".utf8)
            if round % 20 == 0 { text = Array(Self.wholes[numbers.below(Self.wholes.count)].utf8) }
            if round % 7 == 0 { text = [0xEF, 0xBB, 0xBF] + text }
            if round % 11 == 0, !text.isEmpty { text.removeLast() }
            if round % 13 == 0, !text.isEmpty { text[numbers.below(text.count)] = 0xC3 }
            let read = Self.read(text, limits: .submission)
            let isClean = submissionValidator.validate(text.span)
            let issues = submissionValidator.findings.list.map(form.compiled.issue)
            let what: Comment = "\(String(decoding: text, as: UTF8.self))"
            #expect(isClean == issues.isEmpty, what)
            switch read {
            case .failure(let failure):
                let path = failure.path(in: text.span)
                #expect(path.steps.isEmpty == (failure.reason != .duplicateKey), what)
                let expected = FormIssue(
                    failure.code, at: path, parameters: failure.parameters,
                    offset: failure.offset)
                #expect(issues == [expected], what)
                #expect(submissionValidator.values(in: text.span).isEmpty, what)
                codes.insert(failure.code)
            case .success(let value) where value.kind == .object:
                #expect(issues.allSatisfy { !$0.path.steps.isEmpty }, what)
            case .success(let value):
                #expect(issues.map(\.code) == [.notAnObject], what)
                #expect(issues.first?.offset == value.offset, what)
                codes.insert(.notAnObject)
            }
        }
        #expect(codes == [.malformedJSON, .duplicateKey, .notAnObject])
    }

    /// The limits on depth and number of values apply on each path of the reader.
    @Test func limitsAreRefusedAsAReaderRefusesThem() throws {
        let form = try FormValidatorTests.form()
        for text in [#"{"text":"a","zz":[1,[2,[3]]],"whole":5}"#, #"[[1],{"a":[2]}]"#, "{}"] {
            for most in 1...8 {
                for depth in 1...5 {
                    let limits = JSONLimits(bytes: 30 + most, depth: depth, members: most)
                    var submissionValidator = SubmissionValidator(form: form, limits: limits)
                    _ = submissionValidator.validate(Array(text.utf8).span)
                    let found = submissionValidator.findings.list.first
                    guard case .failure(let failure) = Self.read(Array(text.utf8), limits: limits)
                    else {
                        #expect(found?.code != .tooDeep && found?.code != .tooManyMembers)
                        continue
                    }
                    #expect(found?.code == failure.code && found?.offset == failure.offset)
                    #expect(submissionValidator.findings.list.count == 1)
                }
            }
        }
    }
}
