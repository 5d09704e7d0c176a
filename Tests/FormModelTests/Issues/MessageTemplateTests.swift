import FormModel
import Testing

@Suite struct MessageTemplateTests {
    @Test(arguments: [
        ("", ""), ("plain", "plain"), ("{min}", "3"), ("{min} to {max}.", "3 to 9."),
        ("{{min}", "{min}"), ("{{{min}", "{3"), ("a {unknown} b", "a {unknown} b"), ("}", "}"),
        ("{}", "{}"), ("é{min}\u{301}", "é3\u{301}"), ("{ min}", "{ min}"), ("{braces}", "{min}"),
        ("{min", "{min"), ("{min} {max", "3 {max"), ("{{", "{"),
    ])
    func fills(_ row: (template: String, sentence: String)) {
        let facts = ["min": "3", "max": "9", "braces": "{min}"]
        let sentence = MessageTemplate(row.template).filled { facts[$0] }
        #expect(Array(sentence.utf8) == Array(row.sentence.utf8))
    }

    @Test func namesItsPlaceholders() {
        let template = MessageTemplate("{min} {{x} {max} {min}")
        #expect(template.placeholders == ["min", "max", "min"] && template.unclosed == nil)
        #expect(MessageTemplate("{a} {b").placeholders == ["a"])
        #expect(MessageTemplate("{a} {b c").unclosed == "b c")
    }

    @Test func manyOpenBracesCostWhatTheirBytesCost() {
        let text = String(repeating: "{ ", count: 200_000)
        #expect(MessageTemplate(text).unclosed?.utf8.count == 399_999)
        #expect(MessageTemplate(text).filled { _ in nil } == text)
    }
}
