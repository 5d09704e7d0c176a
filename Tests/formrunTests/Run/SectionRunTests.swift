import FormCards
import FormModel
import FormValidation
import Testing

@testable import formrun

/// Sections in the dialogue, and in answers that are given in other ways.
@Suite struct SectionRunTests {
    static let form = """
        { "formrun": 1, "id": "sections", "title": "Sections",
          "items": [
            { "type": "input", "name": "home", "title": "Home", "value": "boolean" },
            { "type": "section", "name": "address", "title": "Address", "help": "Where you live.",
              "visibleWhen": "home == true",
              "items": [
                { "type": "section", "title": "Place", "items": [
                  { "type": "input", "name": "street", "title": "Street" }] },
                { "type": "input", "name": "zip", "title": "Zip" }] },
            { "type": "section", "title": "Nothing", "items": [
              { "type": "input", "name": "never", "title": "Never", "visibleWhen": "home == false" }] },
            { "type": "input", "name": "last", "title": "Last" }
          ] }
        """

    @Test func theHeadingComesOnceBeforeTheFirstItem() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type(lines: "yes", "Main", "1", "", "")
        #expect(dialogue.status == .success)
        let said = dialogue.transcript
        let asked = said.drop { !$0.hasPrefix("? Home") }
        let lines = asked.map { String($0.drop { $0 == " " }) }.filter { !$0.hasPrefix("?") }
        #expect(
            lines == [
                "Home: yes", "Address", "Where you live.", "Place", "Street: Main", "Zip: 1",
                "Last: —", "Review", "1) Home: yes", "Address", "Place", "2) Street: Main",
                "3) Zip: 1", "4) Last: —", "✓ Submitted.",
            ])
    }

    @Test func aHiddenSectionShowsNothing() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type(lines: "no", "", "", "")
        #expect(dialogue.status == .success)
        #expect(!dialogue.transcript.contains { $0.contains("Address") || $0.contains("Place") })
        #expect(dialogue.transcript.contains { $0.hasSuffix("Nothing") })
    }

    private static func values(_ form: Form) -> [(name: FieldName, value: FieldValue)] {
        [("home", true), ("address.street", "Main"), ("address.zip", "1")]
    }

    @Test func outputs() throws {
        let form = try FormDocument.read(Array(Self.form.utf8), vocabulary: .standard)
        let values = Self.values(form)
        for (format, text) in [
            (AnswersWriter.Format.json, #"{"home":true,"address":{"street":"Main","zip":"1"}}"#),
            (.env, "home=true\naddress_street=Main\naddress_zip=1"),
            (.shell, "home='true'\naddress_street='Main'\naddress_zip='1'"),
        ] {
            let bytes = AnswersWriter.bytes(values, of: form.compiled.layout, as: format)
            #expect(String(decoding: bytes, as: UTF8.self) == text + "\n")
        }
    }

    @Test func variables() throws {
        let form = try FormDocument.read(Array(Self.form.utf8), vocabulary: .standard)
        let read = try AnswerVariables(form: form).read([
            ("FORMRUN_address_street", Array("Main".utf8)), ("FORMRUN_address_zp", []),
        ])
        #expect(
            read.answers.map { form.compiled.path(of: $0.place).description } == ["/address/street"]
        )
        #expect(read.misspelt.map(\.nearest) == ["FORMRUN_address_zip"])
    }

    @Test func variablesOfTwoFieldsWithTheSameNameAreRefused() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .section("a", items: [.input("b", title: "B")]), .input("a_b", title: "AB"),
            ])
        #expect(VariableName.collision(in: form)?.name == "a_b")
        #expect(VariableName.collision(in: form)?.fields == ["a.b", "a_b"])
    }
}
