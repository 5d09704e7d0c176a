import FormModel
import FormValidation
import Testing

/// The example of `Documentation/Server.md` for submissions that arrive as a stream, compiled and run; `ReadmeTests`
/// compares the two.
@Suite struct StreamExample {
    @Test func judgesAStream() async throws {
        let validator = FormValidator(
            try Form(
                id: "ages", title: "Ages",
                items: [.input("age", title: "Age", value: .integer, validators: [.required])]))

        // README: begin
        func countInvalid(in body: some AsyncSequence<[UInt8], any Error>) async throws -> Int {
            var invalid = 0
            for try await line in validator.reports(of: body) where !line.isValid {
                print("line", line)  // line 17: /age: required
                invalid += 1
            }
            return invalid
        }
        // README: end

        let pieces = ["{\"age\":3", "6}\n{}\nnonsen", "se\n\n{\"age\":1}"].map { Array($0.utf8) }
        let body = AsyncThrowingStream([UInt8].self) { continuation in
            for piece in pieces { continuation.yield(piece) }
            continuation.finish()
        }
        #expect(try await countInvalid(in: body) == 2)
    }
}
