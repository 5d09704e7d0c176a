import FormModel
import Testing

/// The key `confirm` of secure inputs.
@Suite struct ConfirmDocumentTests {
    private static func form(_ member: String, type: String = "secureInput") -> MarkedForm {
        MarkedForm(
            """
            {"formrun":1,"id":"f","title":"F","items":[
             {"type":"\(type)","name":"a","title":"A",\(member)}]}
            """)
    }

    @Test(arguments: [(#""confirm":true"#, true), (#""confirm":false"#, false)])
    func read(_ row: (member: String, isConfirmed: Bool)) throws {
        let form = try FormDocument.read(Self.form(row.member).bytes, vocabulary: .words)
        #expect(form.items[0].isConfirmed == row.isConfirmed)
    }

    @Test func mistakes() {
        Self.form(#""confirm": ⟦wrongType⟧"yes""#).check()
        Self.form(#"⟦misplacedKey⟧"confirm": true"#, type: "input").check()
        Self.form(#"⟦misplacedKey⟧"confirm": true"#, type: "label").check()
    }

    @Test func anItemInSwift() throws {
        var input = FormItem.input("a", title: "A")
        input.isConfirmed = true
        #expect(throws: FormDefinitionError.self) {
            try Form(id: "f", title: "F", items: [input])
        }
        let secret = FormItem.secureInput("a", title: "A", isConfirmed: true)
        #expect(try Form(id: "f", title: "F", items: [secret]).items[0].isConfirmed)
    }
}
