import FormCards
@testable import FormModel
@testable import FormValidation

// Answers to the fixed form.
extension FuzzTarget {
    /// A byte for the kind, and a submission: a validator that was used before has the verdict of a new one, and values
    /// that were accepted are accepted again.
    static func submission(_ input: Span<UInt8>) {
        let body = bytes(input, from: 1)
        let submission: Submission = choose(
            [
                .json(body), .urlEncoded(body), .multipart(body, boundary: "b"), .adaptive(body),
            ], input, 0)
        let validator = Everything.validator
        let report = validator.validate(submission)
        expect(
            report.isSame(as: validator.makeSession().validate(submission)),
            "a validator that was used before has the verdict of a new one")
        _ = report.issues.map(validator.message)
        expect(
            (try? JSONValue(validator.json(of: report), limits: .formFile)) != nil,
            "a report is JSON")
        if case .json = submission { lines(body, report) }
        guard report.isValid else { return }
        var writer = JSONWriter()
        writer.object(report.values)
        let again = validator.validate(.json(writer.bytes))
        expect(again.isSame(as: report), "accepted values are accepted again: \(again)")
    }

    /// A stream of submissions has the same reports, whatever its pieces.
    private static func lines(_ body: [UInt8], _ report: ValidationReport) {
        func reports(_ size: Int) -> [LineReport] {
            var lines = SubmissionLines(Everything.validator)
            var reports: [LineReport] = []
            for start in stride(from: 0, to: body.count, by: size) {
                lines.append { $0 += body[start..<min(body.count, start + size)] }
                while let report = lines.next() { reports.append(report) }
            }
            if let report = lines.finish() { reports.append(report) }
            return reports
        }
        let whole = reports(max(1, body.count))
        let pieces = reports(7)
        expect(
            whole.count == pieces.count
                && zip(whole, pieces).allSatisfy {
                    $0.line == $1.line && $0.report.isSame(as: $1.report)
                },
            "the reports do not depend on the pieces")
    }

    /// The post of a page: what is left after its controls were taken out has none, and it can be filled in and drawn.
    static func post(_ input: Span<UInt8>) {
        let post = CardPost(urlEncoded: bytes(input))
        if case .urlEncoded(let answers) = post.answers {
            let again = CardPost(urlEncoded: answers)
            expect(again.pressed == nil && again.token == nil, "answers have no control")
            expect(again.card == post.card, "answers name the card")
        }
        let source = Everything.makeSource()
        post.fill(source)
        try? post.pressed?.perform(on: source)
        source.attemptSubmission()
        Everything.draw(source)
        _ = Everything.validator.validate(post.answers)
    }
}

extension ValidationReport {
    fileprivate func isSame(as other: ValidationReport) -> Bool {
        issues == other.issues && ending == other.ending
            && values.elementsEqual(other.values) {
                $0.name == $1.name && $0.value.json == $1.value.json
            }
    }
}
