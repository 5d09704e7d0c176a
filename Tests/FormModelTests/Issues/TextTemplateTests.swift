import TestSupport
import Testing

@testable import FormModel

@Suite struct TextTemplateTests {
    @Test(arguments: [
        ("", ""), ("plain", "plain"), ("{min}", "3"), ("{min} to {max}.", "3 to 9."),
        ("{{min}", "{min}"), ("{{{min}", "{3"), ("a {unknown} b", "a {unknown} b"), ("}", "}"),
        ("{}", "{}"), ("é{min}\u{301}", "é3\u{301}"), ("{ min }", "3"), ("{braces}", "{min}"),
        ("{min", "{min"), ("{min} {max", "3 {max"), ("{{", "{"), ("}}", "}"), ("{{}}", "{}"),
        ("{none}", ""), ("{none|there}", "there"), ("{min|there}", "3"),
        ("{unknown|there}", "there"),
        ("{none|}", ""), ("{= min}", "{= min}"), ("{= a || b|none}", "none"), ("{a{min}", "{a3"),
    ])
    func fills(_ row: (template: String, text: String)) {
        let facts = ["min": "3", "max": "9", "braces": "{min}", "none": ""]
        let text = TextTemplate(row.template).filled { facts[$0] }
        #expect(Array(text.utf8) == Array(row.text.utf8))
    }

    @Test(
        arguments: [
            ("{a}", "a", nil, nil, 1), ("é{ a | b }", "a", nil, " b ", 4),
            ("{=1}", "=1", "1", nil, 2),
            ("{= a + 'x}y|'|no}", "= a + 'x}y|'", "a + 'x}y|'", "no", 3),
            ("{= a || b }", "= a || b", "a || b", nil, 3),
            (#"{= 'it\'s}' }"#, #"= 'it\'s}'"#, #"'it\'s}'"#, nil, 3),
            ("{=}", "=", "", nil, 2), ("{a.b}", "a.b", nil, nil, 1),
        ] as [(String, String, String?, String?, Int)])
    func readsAPlace(
        _ text: String, _ source: String, _ expression: String?, _ word: String?, _ offset: Int
    ) throws {
        let template = TextTemplate(text)
        let slot = try #require(template.slots.first)
        #expect(template.slots.count == 1 && template.malformation == nil)
        #expect(slot.source == source && slot.expression == expression)
        #expect(slot.word == word && slot.offset == offset)
    }

    @Test(arguments: [
        ("{a", 0, true), ("a {b c", 2, true), ("x }", 2, false), ("{a}}", 3, false),
        ("{a {b}", 0, true), ("{= 'x}", 0, true),
    ])
    func findsBracesThatCannotBeRead(_ text: String, _ offset: Int, _ isUnclosed: Bool) throws {
        let found = try #require(TextTemplate(text).malformation)
        #expect(found.offset == offset && found.isUnclosed == isUnclosed)
    }

    @Test(arguments: ["{", "}", "{{}}", "a { b } c", "{name|x}", "{= 1}", "none", "é{"])
    func anEscapedTextIsReadAsItIsWritten(_ text: String) {
        let template = TextTemplate(TextTemplate.escaped(text))
        #expect(template.malformation == nil && template.slots.isEmpty)
        #expect(template.filled { _ in nil } == text)
    }

    @Test(.countsInstructions, arguments: ["{ ", "{='\\'", "}", "{a} ", "{= '", "{{ ", "{a|"])
    func manyBracesCostWhatTheirBytesCost(_ unit: String) throws {
        let growth = try Growth.ofEightTimes(2_000) { size in
            let text = String(repeating: unit, count: size)
            return { _ = TextTemplate(text).filled { _ in nil } }
        }
        #expect(growth < 10, "\(growth)")
    }
}
