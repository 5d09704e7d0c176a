import FormModel
import FormValidation
import Testing

/// The example of `Documentation/Server.md` for asynchronous checks, compiled and run; `ReadmeTests` compares the two.
@Suite struct RemoteExample {
    private actor Users {
        func has(_ name: String) throws -> Bool { name == "ada" }
    }

    @Test func asksForNames() async throws {
        let users = Users()
        let validator = FormValidator(
            try Form(
                id: "signUp", title: "Sign up",
                items: [.input("name", title: "Name", validators: [.remote("nameIsFree")])]))

        // README: begin
        var checks = RemoteChecks(timeout: .seconds(3))
        checks.add("nameIsFree") { value in
            guard case .text(let name) = value else { return .accepted }
            return try await users.has(name)
                ? .refused(message: "\(name) is taken.") : .accepted
        }
        func report(on body: [UInt8]) async -> ValidationReport {
            await validator.validate(.json(body), checks: checks)
        }
        // README: end

        let taken = await report(on: Array(#"{"name":"ada"}"#.utf8))
        #expect(taken.issues.map(validator.message) == ["ada is taken."])
        #expect(await report(on: Array(#"{"name":"eve"}"#.utf8)).isValid)

        let source = FormDataSource(form: validator.form, checks: checks.names)
        try source.updateValue(of: "name", to: .text("ada"), userInitiated: true)
        await checks.answerPending(source)
        #expect(!source.attemptSubmission())
    }
}
