import FormModel
import Testing

/// The key `other` beside choices.
@Suite struct OtherDocumentTests {
    private static func form(_ members: String) -> String {
        FormDocumentTests.form(
            #"{"type":"input","name":"g","title":"G","help":"H",\#(members)},{"type":"label","title":"L"}"#
        )
    }

    @Test(arguments: [("choice", "g == 'other'"), ("choices", "'other' in g")])
    func itAddsAChoiceAndAText(_ type: String, _ condition: String) throws {
        let text = Self.form(
            #""value":"\#(type)","choices":["f","m"],"output":false,"other":{"title":"O","name":"gOther","validators":["needed"],"$comment":1}"#
        )
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .words)
        #expect(form.items.map(\.name) == ["g", "gOther", nil])
        #expect(form.items[0].choices.map(\.value) == ["f", "m", "other"])
        #expect(form.items[0].choices[2].title == "O" && form.items[1].title == "O")
        #expect(form.items[1].visibleWhen?.source == condition)
        #expect(form.items[1].requiredWhen?.source == condition)
        #expect(form.items[1].validators.count == 1 && !form.items[1].isOutput)
    }

    /// The key of the field is not that of the text.
    @Test(arguments: [
        ("", "", "/g", "/o"), (#","key":"an/y k""#, "", "/g", "/an~1y k"),
        ("", #""key":"g-h","#, "/g-h", "/o"), (#","key":"g""#, #""key":"o","#, "/o", "/g"),
    ])
    func theTextHasAKey(_ row: (ofText: String, ofField: String, field: String, text: String))
        throws
    {
        let text = Self.form(
            #"\#(row.ofField)"value":"choices","choices":["f"],"other":{"title":"O","name":"o"\#(row.ofText)}"#
        )
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .words)
        #expect(form.path(of: "g").description == row.field)
        #expect(form.path(of: "o").description == row.text)
    }

    @Test func itIsInARow() throws {
        let text = FormDocumentTests.form(
            #"{"type":"group","name":"r","title":"R","items":[{"type":"input","name":"g","title":"G","value":"choice","choices":["a"],"other":{"title":"O","name":"o"}}]}"#
        )
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .words)
        #expect(form.items[0].items.map(\.name) == ["g", "o"])
    }

    /// The conditions of the text name the field with the sections around it.
    @Test(arguments: [
        ("", "g", "g == 'other'"), (#""name":"s","#, "s.g", "s.g == 'other'"),
        (
            #""name":"s","items":[{"type":"section","name":"t",\#(items)}]},{"type":"section","name":"u","#,
            "s.t.g", "s.t.g == 'other'"
        ),
    ])
    func itIsInASection(_ row: (keys: String, name: String, condition: String)) throws {
        let text = FormDocumentTests.form(#"{"type":"section",\#(row.keys)\#(Self.items)}"#)
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .words)
        let field = form.items.first { $0.name?.text == row.name }
        let other = form.items.first { $0.name?.text == row.name.replacing("g", with: "o") }
        #expect(field?.choices.last?.value == "other")
        #expect(other?.visibleWhen?.source == row.condition)
        #expect(other?.requiredWhen?.source == row.condition)
    }

    private static let items =
        #""items":[{"type":"input","name":"g","title":"G","value":"choice","choices":["a"],"other":{"title":"O","name":"o"}}]"#

    @Test(arguments: [
        #""value":"choice","choices":["a"],"other":⟦wrongType⟧1"#,
        #""value":"choice","choices":["a"],"other":⟦missingKey⟧⟦missingKey⟧{}"#,
        #""value":"choice","choices":["a"],"other":{"title":"O","name":⟦badName⟧"1",⟦unknownKey⟧"help":"x"}"#,
        #""value":"choice","choices":["a"],"other":{"title":"O","name":⟦duplicateName⟧"g"}"#,
        #""value":"choice","choices":["a"],"other":⟦emptyText⟧{"title":⟦emptyText⟧"","name":"o"}"#,
        #""value":"choice","choices":["a","other"],"other":⟦duplicateChoice⟧{"title":"O","name":"o"}"#,
        #""value":"choice","choices":["a"],"other":{"title":"O","name":"o","validators":[⟦unknownValidator⟧"nope"]}"#,
        #""value":"choice","choices":{"remote":"n"},"other":{"title":"O","name":"o"}"#,
        #""value":"integer","choices":[1,2],"other":{"title":"O","name":"o"}"#,
        #""value":"integer","choices":[1,⟦wrongType⟧"other"]"#,
        #""value":"integer","other":⟦misplacedKey⟧{"title":"O","name":"o"}"#,
        #""value":"choice","choices":{"list":⟦unknownList⟧"n"},"other":{"title":"O","name":"o"}"#,
        #""other":⟦misplacedKey⟧{"title":"O","name":"o"}"#,
        #""value":"choice","choices":["a"],"other":{"title":"O","name":"o","key":"any/text"}"#,
        #""value":"choice","choices":["a"],"other":{"title":"O","name":"o","key":⟦wrongType⟧1}"#,
        #""value":"choice","choices":["a"],"other":{"title":"O","name":"o","key":⟦badKey⟧" "}"#,
        #""value":"choice","choices":["a"],"other":{"title":"O","name":"o","key":⟦badKey⟧"a\u0007"}"#,
        #""value":"choice","choices":["a"],"other":{"title":"O","name":"o","key":⟦reservedKey⟧"$form"}"#,
        #""value":"choice","choices":["a"],"other":{"title":"O","name":"o","key":⟦duplicateAnswerKey⟧"g"}"#,
        #""key":"\u00e9","value":"choice","choices":["a"],"other":{"title":"O","name":"o","key":⟦duplicateAnswerKey⟧"e\u0301"}"#,
        #""value":"choice","choices":["a"],"other":{"title":"O","name":"o","key":⟦keyTooLong⟧"\#(String(repeating: "k", count: 257))"}"#,
        #""value":"integer","other":⟦misplacedKey⟧{"title":"O","name":"o","key":"k"}"#,
    ])
    func diagnostics(_ members: String) {
        MarkedForm(Self.form(members)).check()
    }

    @Test(arguments: [("a", []), ("other", ["duplicateChoice"])])
    func besideAList(_ row: (value: String, codes: [String])) {
        let text =
            #"{"formrun":1,"id":"f","title":"F","lists":{"q":{"choices":["\#(row.value)"]}},"items":["#
            + #"{"type":"input","name":"g","title":"G","value":"choice","choices":{"list":"q"},"other":⟦{"title":"O","name":"o"}}]}"#
        let codes = row.codes.first.map { "⟦\($0)⟧" } ?? ""
        MarkedForm(text.replacing("⟦", with: codes)).check()
    }

    @Test(arguments: [("integer", "1"), ("decimal", "1.5")])
    func besideNumbersTheOtherIsANumber(_ row: (type: String, choice: String)) throws {
        let text = Self.form(
            #""value":"\#(row.type)","choices":[\#(row.choice)],"unit":"cm","other":{"title":"O","name":"o"}"#
        )
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .words)
        #expect(form.items[0].choices.map(\.value) == [row.choice, "other"])
        #expect(form.items[1].valueType.rawValue == row.type && form.items[1].unit == "cm")
        #expect(form.items[1].visibleWhen?.source == "g == 'other'")
    }

    @Test func aFieldWithoutChoicesStaysAlone() {
        let fields: [FormItem] = [
            .input("a", title: "A"), .label("L"), .secureInput("s", title: "S"),
            .input("c", title: "C", value: .integer),
        ]
        for field in fields { #expect(field.withOther("o", title: "O").count == 1) }
        let choice = FormItem.input("c", title: "C", value: .choice, choices: ["x"])
        #expect(choice.withOther("o", title: "O").map(\.name) == ["c", "o"])
        #expect(
            choice.keyed("c-c").withOther("o", title: "O", key: "o-o").map(\.key) == ["c-c", "o-o"])
        let fetched = FormItem.input("c", title: "C", value: .choice, choicesFrom: "n")
        #expect(fetched.withOther("o", title: "O").map(\.name) == ["c", "o"])
        #expect(fetched.withOther("o", title: "O")[0].awaitsChoices)
    }
}
