import FormModel
import FormValidation
import Testing

/// The example of the README for servers, compiled and run; `ReadmeTests` compares the two.
@Suite struct ReadmeExample {
    @Test func answersRequests() throws {
        let file = Array(
            #"""
            { "formrun": 1, "id": "hello", "title": "Hello",
              "items": [{ "type": "input", "name": "name", "title": "Name", "validators": ["required"] }] }
            """#.utf8)

        // README: begin
        let form = try FormDocument.read(file, vocabulary: .standard)
        let validator = FormValidator(form)  // once, for all requests

        func answer(to body: [UInt8]) -> (status: Int, body: [UInt8]) {
            let report = validator.validate(.json(body))
            guard report.isValid, case .text(let name) = report["name"] else {
                return (422, validator.json(of: report))
            }
            return (200, Array("Welcome, \(name)!".utf8))
        }
        // README: end

        #expect(answer(to: Array(#"{"name":"Ada"}"#.utf8)).body == Array("Welcome, Ada!".utf8))
        #expect(answer(to: Array("{}".utf8)).status == 422)
    }
}
