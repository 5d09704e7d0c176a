import FormModel
import FormValidation
import Testing

@testable import FormCards

/// When a form ends, for a session and for a presenter.
@Suite struct SubmissionAttemptTests {
    private func source() throws -> FormDataSource {
        let form = try Form(
            id: "f", title: "F",
            endings: [
                FormEnding("tooYoung", when: "age < 18", text: "Come back.", isAccepted: false),
                FormEnding("thanks", text: "Thank you."),
            ],
            items: [
                .input("age", title: "Age", value: .integer),
                .input("name", title: "Name", validators: [.required, .remote("isFree")]),
                .input("mail", title: "Mail", validators: [.email]),
            ])
        return FormDataSource(form: form, checks: ["isFree"])
    }

    private func described(_ attempt: SubmissionAttempt) -> String {
        switch attempt {
        case .accepted: "accepted"
        case .pending: "pending"
        case .invalid(let issues): issues.map { "\($0.path)" }.joined(separator: " ")
        }
    }

    @Test func `Errors come before checks, and checks before the end`() throws {
        let source = try source()
        #expect(described(source.submit()) == "/name")
        #expect(source.reportedIssues.map { "\($0.path)" } == ["/name"])
        try source.updateValue(of: "name", to: .text("ada"), userInitiated: true)
        #expect(described(source.submit()) == "pending")
        try source.updateValue(of: "mail", to: .text("ada"), userInitiated: true)
        #expect(described(source.submit()) == "/mail")
        try source.updateValue(of: "mail", to: .text("ada@example.com"), userInitiated: true)
        let question = try #require(source.pendingChecks.first)
        try source.receive(.accepted, to: question)
        #expect(described(source.submit()) == "accepted")
        #expect(source.ending?.name == "thanks")
    }

    @Test func `An ending declines answers while its condition holds`() throws {
        let source = try source()
        #expect(source.decliningEnding == nil)
        try source.updateValue(of: "age", to: .integer(17), userInitiated: true)
        #expect(source.decliningEnding?.name == "tooYoung")
        #expect(!source.offersSubmission)
        try source.updateValue(of: "age", to: .integer(18), userInitiated: true)
        #expect(source.decliningEnding == nil)
        #expect(source.offersSubmission)
    }
}
