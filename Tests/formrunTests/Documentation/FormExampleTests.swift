import FormModel
import FormValidation
import Testing

/// The whole forms on the pages of the documentation are read without a diagnostic.
@Suite struct FormExampleTests {
    static let forms: [String] = DocumentationPages.all.flatMap { page in
        page.text.split(separator: "```json\n").dropFirst().compactMap { block in
            block.split(separator: "\n```").first.map(String.init)
        }
    }.filter { $0.hasPrefix("{ \"formrun\": 1") }

    @Test func thereAreSome() { #expect(!Self.forms.isEmpty) }

    @Test(arguments: forms)
    func isSound(_ form: String) {
        let found = FormDocument.diagnostics(of: Array(form.utf8), vocabulary: .standard)
        #expect(found.isEmpty, "\(found)")
    }
}
