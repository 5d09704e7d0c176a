import FormModel
import FormValidation
import Testing

/// The example of `Documentation/Server.md` for typed answers, compiled and run; `ReadmeTests` compares the two.
@Suite struct TypedExample {
    @Test func handsOutAnAccount() async throws {
        // README: begin
        struct Account: Decodable, Sendable {
            enum Plan: String, Decodable { case free, team }
            struct Contact: Decodable { let name: String, phone: String? }
            let email: String
            let birthday: CalendarDate
            let plan: Plan
            let seats: Int?
            let budget: ExactDecimal?
            let contacts: [Contact]
        }

        let form = try Form(
            id: "signUp", title: "Create your account",
            items: [
                .input("email", title: "E-mail", validators: [.required, .email]),
                .input("birthday", title: "Birthday", value: .date, validators: [.required]),
                .input(
                    "plan", title: "Plan", value: .choice, choices: ["free", "team"],
                    validators: [.required]),
                .input(
                    "seats", title: "Seats", value: .integer,
                    validators: [.required, .range(1...500)], visibleWhen: "plan == 'team'"),
                .input("budget", title: "Budget", value: .decimal),
                .group(
                    "contacts", title: "Contacts",
                    items: [
                        .input("name", title: "Name", validators: [.required]),
                        .input("phone", title: "Phone", formatter: .phone),
                    ]),
            ])
        /// Once, at the start: the error has a line for everything that does not fit.
        func makeValidator() throws(FormTypeError) -> TypedValidator<Account> {
            try TypedValidator(FormValidator(form), as: Account.self)
        }
        let signUp = try makeValidator()

        func handle(
            _ submission: Submission, checks: RemoteChecks, language: LanguageTag?
        ) async throws(FormDecodingError) -> (status: Int, body: [UInt8]) {
            switch try await signUp.validate(submission, checks: checks) {
            case .accepted(let account, let warnings):
                for warning in warnings { print(warning.path, warning.code) }
                return (201, Array("Welcome, \(account.email)".utf8))
            case .refused(let report):
                let catalog = MessageCatalog(for: language, of: form)
                return (422, signUp.validator.json(of: report, in: catalog))
            }
        }
        // README: end

        let good = """
            {"email":"ada@example.com","birthday":"1990-02-28","plan":"team","seats":3,"contacts":[{"name":"Bob"}]}
            """
        let accepted = try await handle(.json(good), checks: RemoteChecks(), language: nil)
        #expect(accepted.status == 201)
        let refused = try await handle(.json("{}"), checks: RemoteChecks(), language: "de")
        #expect(refused.status == 422)
        #expect(String(decoding: refused.body, as: UTF8.self).contains("erforderlich"))
    }
}
