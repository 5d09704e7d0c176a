import FormModel
import Testing

/// Choices of numbers, choices that stand alone, titles of yes and no, and units in form files.
@Suite struct FieldWordDocumentTests {
    private static func form(_ members: String) -> String {
        FormDocumentTests.form(#"{"type":"input","name":"n","title":"N",\#(members)}"#)
    }

    private static func item(_ members: String) throws -> FormItem {
        try FormDocument.read(Array(form(members).utf8), vocabulary: .words).items[0]
    }

    @Test func numbers() throws {
        let item = try Self.item(
            #""value":"decimal","choices":[1e3,2.50,{"value":3.0,"title":"Three"}],"default":2.5"#)
        #expect(item.choices.map(\.value) == ["1000", "2.5", "3"])
        #expect(item.choices.map(\.title) == ["1000", "2.5", "Three"])
        let made = FormItem.input(
            "n", title: "N", value: .integer, choices: [1, .number(2, title: "Two"), "3.0"])
        #expect(made.choices.map(\.value) == ["1", "2", "3"])
        #expect(made.choices.map(\.title) == ["1", "Two", "3"])
    }

    @Test func words() throws {
        let flag = try Self.item(
            #""value":"boolean","trueTitle":"On","falseTitle":{"en":"Off","de":"Aus"}"#)
        #expect(flag.trueTitle == "On" && flag.falseTitle == ["en": "Off", "de": "Aus"])
        #expect(try Self.item(#""value":"integer","unit":"cm""#).unit == "cm")
        #expect(try Self.item(#""value":"integer","unit":"10^3/µL""#).unit == "10^3/µL")
        let fee = try Self.item(#""value":"integer","unit":"a day","unitBefore":"Fr.""#)
        #expect(fee.unit == "a day" && fee.unitBefore == "Fr.")
        let list = try Self.item(
            #""value":"choices","choices":["a",{"value":"none","exclusive":true}]"#)
        #expect(list.choices.map(\.isExclusive) == [false, true])
    }

    @Test(arguments: [
        #""value":"integer","choices":[1,⟦wrongType⟧"2"]"#,
        #""value":"integer","choices":[1,{"value":⟦wrongType⟧"2","title":"Two"}]"#,
        #""value":"integer","choices":[1,⟦missingKey⟧{"title":"Two"}]"#,
        #""value":"integer","choices":[1,⟦wrongType⟧1.5,⟦duplicateChoice⟧1.0]"#,
        #""value":"integer","choices":[1,{"value":2,⟦unknownKey⟧"x":1}]"#,
        #""value":"decimal","choices":[1,2],"default":⟦invalidDefault⟧3"#,
        #""value":"integer","choices":[1,⟦misplacedKey⟧{"value":2,"exclusive":true}]"#,
        #""value":"choice","choices":["a",⟦wrongType⟧1]"#,
        #""value":"decimal","choices":{"remote":⟦misplacedKey⟧"x"}"#,
        #""value":"choice","choices":["a",⟦misplacedKey⟧{"value":"b","exclusive":true}]"#,
        #""value":"choices","choices":["a",{"value":"b","exclusive":⟦wrongType⟧1}]"#,
        #""value":"text","trueTitle":⟦misplacedKey⟧"On","falseTitle":⟦misplacedKey⟧"Off""#,
        #""value":"boolean","trueTitle":⟦emptyText⟧"""#,
        #""value":"boolean","trueTitle":"On","falseTitle":⟦duplicateChoice⟧"on""#,
        #""value":"boolean","unit":⟦misplacedKey⟧"cm""#,
        #""value":"integer","unit":⟦wrongType⟧"000""#,
        #""value":"integer","unit":⟦wrongType⟧".5""#,
        #""value":"integer","unit":⟦wrongType⟧"1""#,
        #""value":"integer","unit":⟦wrongType⟧"10 km""#,
        #""value":"boolean","unitBefore":⟦misplacedKey⟧"£""#,
        #""value":"integer","unitBefore":⟦wrongType⟧"1""#,
        #""value":"integer","unitBefore":⟦wrongType⟧"No. 1""#,
        #""value":"integer","unitBefore":⟦wrongType⟧"£ -""#,
        #""value":"integer","unitBefore":⟦emptyText⟧" ""#,
        #""value":"integer",⟦unknownKey⟧"unitPrefix":"£""#,
        #""value":"integer","unit":⟦emptyText⟧" ""#,
        #""value":"integer",⟦unknownKey⟧"units":"cm""#,
    ])
    func diagnostics(_ members: String) {
        MarkedForm(Self.form(members)).check()
    }

    /// A comparison with a number that is no choice is a mistake, but an order with one is not.
    @Test(arguments: [
        "⟦unknownChoice⟧3 == n", "n != ⟦unknownChoice⟧1.5", "n in [1, ⟦unknownChoice⟧-2]",
        "n == 2.0 || n in [1, 2]", "n > 3", "n + 1 == 4",
    ])
    func comparisons(_ condition: String) {
        let label = #"{"type":"label","title":"L","visibleWhen":"\#(condition)"}"#
        let number = #"{"type":"input","name":"n","title":"N","value":"integer","choices":[1,2]}"#
        MarkedForm(FormDocumentTests.form("\(number),\(label)")).check()
    }
}
