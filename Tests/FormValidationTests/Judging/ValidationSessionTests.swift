import FormModel
import FormValidation
import Synchronization
import TestSupport
import Testing

@Suite struct ValidationSessionTests {
    /// Valid and invalid bodies, some of which are not JSON.
    private static func bodies(seed: UInt64, count: Int) -> [[UInt8]] {
        var numbers = SeededNumbers(seed: seed)
        return (0..<count).map { round in
            var sent = Array("{\(JudgingLawTests.members(&numbers).joined(separator: ","))}".utf8)
            if round % 7 == 0 { sent.removeLast() }
            return sent
        }
    }

    private static func facts(_ report: ValidationReport) -> [String] {
        report.issues.map { "\($0.path) \($0.code) \($0.parameters.pairs) \($0.offset ?? -1)" }
            + report.values.map { "\($0.name)=\($0.value)" }
    }

    /// The report of a new validator.
    private static func fresh(_ form: Form, _ submission: Submission) -> [String] {
        facts(FormValidator(form).validate(submission))
    }

    @Test func aSessionAndAValidatorUsedAgainSayWhatANewValidatorSays() throws {
        let form = try FormValidatorTests.form()
        let validator = FormValidator(form)
        let session = validator.makeSession()
        for body in Self.bodies(seed: 90, count: Laws.areMany ? 200 : 70) {
            let expected = Self.fresh(form, .json(body))
            #expect(Self.facts(session.validate(.json(body))) == expected)
            #expect(Self.facts(session.validate(.json(body.span))) == expected)
            #expect(Self.facts(validator.validate(.json(body))) == expected)
            #expect(Self.facts(validator.validate(.json(body.span))) == expected)
        }
    }

    @Test func submissionsOfAllKindsTakeTurns() throws {
        let form = try FormValidatorTests.form()
        let validator = FormValidator(form)
        let session = validator.makeSession()
        let post = Array("text=a%40b.example&whole=3&some=x&some=y&zz=1&zz=2".utf8)
        let multipart = Array(
            "--b\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\nabc\r\n--b--\r\n".utf8)
        let bodies = Self.bodies(seed: 91, count: 30)
        for body in bodies {
            let submissions: [Submission] = [
                .json(body), .urlEncoded(post), .values(["whole": .integer(99), "nn": .text("")]),
                .multipart(multipart, boundary: "b"), .urlEncoded(Array("text=%FF".utf8)),
            ]
            for submission in submissions {
                let expected = Self.fresh(form, submission)
                #expect(Self.facts(session.validate(submission)) == expected)
                #expect(Self.facts(validator.validate(submission)) == expected)
            }
            let expected = Self.fresh(form, .urlEncoded(post))
            #expect(Self.facts(session.validate(.urlEncoded(post.span))) == expected)
            #expect(
                Self.facts(session.validate(.multipart(multipart.span, boundary: "b")))
                    == Self.fresh(form, .multipart(multipart, boundary: "b")))
        }
    }

    /// Large submissions are validated correctly, whether their memory is kept or not.
    @Test func aLargeSubmissionLeavesNothingBehind() throws {
        let form = try FormValidatorTests.form()
        let validator = FormValidator(form)
        let session = validator.makeSession()
        let small = Array(#"{"text":"a@b"}"#.utf8)
        let keys = (0..<9_000).map { #""k\#($0)":"\u0041""# }.joined(separator: ",")
        let large = Array("{\(keys)}".utf8)
        let (few, many) = (Self.fresh(form, .json(small)), Self.fresh(form, .json(large)))
        for body in [small, large, small, large, small] {
            let expected = body.count == large.count ? many : few
            #expect(Self.facts(session.validate(.json(body))) == expected)
            #expect(Self.facts(validator.validate(.json(body))) == expected)
        }
        #expect(validator.validate(.json(large)).issues.count > 100)
    }

    @Test func tasksShareAValidator() async throws {
        let form = try FormValidatorTests.form()
        let validator = FormValidator(form)
        let bodies = Self.bodies(seed: 92, count: 60)
        let expected = bodies.map { Self.fresh(form, .json($0)) }
        let differing = await withTaskGroup(of: Int.self) { group in
            for first in 0..<8 {
                group.addTask {
                    let session = validator.makeSession()
                    var differing = 0
                    for round in Laws.rounds(120, share: 3) {
                        let index = (first * 7 + round) % bodies.count
                        let body = bodies[index]
                        for report in [
                            validator.validate(.json(body)), session.validate(.json(body)),
                        ] where Self.facts(report) != expected[index] {
                            differing += 1
                        }
                        if round % 10 == 0 { await Task.yield() }
                    }
                    return differing
                }
            }
            return await group.reduce(0, +)
        }
        #expect(differing == 0)
    }

    @Test func eachSubmissionAsksTheClockOnce() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "day", title: "Day", value: .date,
                    validators: [.range(to: "today")])
            ])
        let asked = Mutex(0)
        let clock = FormClock {
            asked.withLock { count in
                count += 1
                // Each submission is one day later.
                return DateTime(unixSeconds: 1_000_000_000 + Int64(count) * 86_400)
            }
        }
        let validator = FormValidator(form, clock: clock)
        // The clock starts on 2001-09-10.
        let body = Array(#"{"day":"2001-09-12"}"#.utf8)
        let session = validator.makeSession()
        var verdicts: [Bool] = []
        for _ in 0..<2 {
            verdicts.append(validator.validate(.json(body)).isValid)
            verdicts.append(session.validate(.json(body)).isValid)
        }
        #expect(verdicts == [false, false, true, true])
        #expect(asked.withLock { $0 } == 4)
    }
}
