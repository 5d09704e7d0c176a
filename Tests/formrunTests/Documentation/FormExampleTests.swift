import FormModel
import FormValidation
import Testing

/// The whole forms on the pages of the documentation are read without a diagnostic.
@Suite struct FormExampleTests {
    /// The blocks of JSON with the key `formrun`, which are whole forms; the others are parts of forms.
    static let forms: [String] = DocumentationPages.all.flatMap { page in
        page.text.split(separator: "```json\n").dropFirst().compactMap { block in
            block.split(separator: "\n```").first.map(String.init)
        }
    }.filter { block in
        guard let json = try? JSONValue(Array(block.utf8), limits: .formFile) else { return false }
        return json.members?.contains { $0.key == "formrun" } == true
    }

    /// A form that is not JSON would count as a part of a form: the number changes with each form that is added.
    @Test func allAreFound() { #expect(Self.forms.count == 17) }

    @Test(arguments: forms)
    func isSound(_ form: String) {
        let found = FormDocument.diagnostics(of: Array(form.utf8), vocabulary: .standard)
        #expect(found.isEmpty, "\(found)")
    }
}
