import FormModel
import Testing

@Suite struct FieldNameTests {
    @Test(arguments: ["a", "_", "Z", "fullName", "a_1", "_0", String(repeating: "a", count: 64)])
    func accepts(_ text: String) {
        #expect(FieldName(text)?.text == text)
        #expect(FieldName(text)?.description == text)
    }

    @Test(arguments: [
        "", "1a", "a-b", "a b", "a..b", ".a", "a.", "é", "a\u{301}", "a\u{0}", "[", "@", "`", "{",
        "a/b", "$a",
        String(repeating: "a", count: 65),
    ])
    func refuses(_ text: String) {
        #expect(FieldName(text) == nil)
    }

    @Test func ordersByBytes() {
        let names: [FieldName] = ["b", "a", "_", "Z", "a1"]
        #expect(names.sorted().map(\.text) == ["Z", "_", "a", "a1", "b"])
    }
}
