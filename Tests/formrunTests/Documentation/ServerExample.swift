import FormModel
import FormValidation
import Testing

/// The example of `Documentation/Server.md` for servers, compiled and run; `ReadmeTests` compares the two.
@Suite struct ServerExample {
    @Test func answersRequests() throws {
        // README: begin
        let form = try Form(
            id: "signUp", title: "Create your account",
            items: [
                .input("email", title: "E-mail", validators: [.required, .email]),
                .secureInput(
                    "password", title: "Password", validators: [.required, .length(min: 12)]),
                .button("create", title: "Create account", action: .submit),
            ])
        let validator = FormValidator(form)

        /// The status of a reply to answers with issues: most of them a person can correct.
        func status(of issues: [FormIssue]) -> Int {
            for issue in issues {
                switch issue.code {
                case .malformedJSON, .malformedText, .malformedMultipart, .notAnObject,
                    .pathNotAccepted:
                    return 400
                case .otherForm: return 409
                case .tooManyBytes, .tooManyMembers, .tooManyParts, .tooManyTextBytes,
                    .tooManyElements, .tooManyCells, .tooManyFiltered, .tooMuchWork,
                    .fileNameTooLong:
                    return 413
                case .fileNotAccepted: return 415
                default: continue
                }
            }
            return 422
        }

        func handle(body: [UInt8], contentType: String) -> (status: Int, body: [UInt8]) {
            guard let submission = Submission(body, contentType: contentType) else {
                return (415, [])
            }
            let report = validator.validate(submission)
            guard report.isValid, case .text(let email) = report["email"] else {
                return (status(of: report.issues), validator.json(of: report))
            }
            return (200, Array("Welcome, \(email)".utf8))
        }
        // README: end

        let good = #"{"email": "ada@example.com", "password": "correct horse battery"}"#
        let accepted = handle(body: Array(good.utf8), contentType: "application/json")
        #expect(accepted.status == 200)
        #expect(String(decoding: accepted.body, as: UTF8.self) == "Welcome, ada@example.com")

        let refused = handle(
            body: Array("email=ada%40example.com&password=x".utf8),
            contentType: "application/x-www-form-urlencoded")
        #expect(refused.status == 422)
        #expect(handle(body: [], contentType: "text/plain").status == 415)
        let cut = handle(body: Array("{".utf8), contentType: "application/json")
        #expect(cut.status == 400)
        #expect(
            String(decoding: refused.body, as: UTF8.self)
                == #"{"valid":false,"issues":[{"path":"/password","code":"tooShort","#
                + #""params":{"min":12},"#
                + #""message":"Password must have at least 12 characters."}]}"#)
    }

    @Test func storesFiles() throws {
        let uploads = FormValidator(
            try Form(
                id: "upload", title: "Upload",
                items: [
                    .input(
                        "photo", title: "Photo", value: .file,
                        validators: [.required, .accept("image/*"), .maxBytes(1_000_000)])
                ]))
        var saved: [String] = []
        func save(_ bytes: ArraySlice<UInt8>, _ name: String, _ type: String) {
            saved.append("\(name) \(type) \(String(decoding: bytes, as: UTF8.self))")
        }
        // README: begin
        func store(_ body: [UInt8], boundary: String) -> ValidationReport {
            let report = uploads.validate(.multipart(body, boundary: boundary))
            if report.isValid, case .file(let photo) = report["photo"], let range = photo.bytes {
                save(body[range], photo.name, photo.type)
            }
            return report
        }
        // README: end
        let body = [
            "--XX", "Content-Disposition: form-data; name=\"photo\"; filename=\"a.png\"",
            "Content-Type: image/png", "", "PNG", "--XX--", "",
        ].joined(separator: "\r\n")
        #expect(store(Array(body.utf8), boundary: "XX").isValid)
        #expect(saved == ["a.png image/png PNG"])
    }
}
