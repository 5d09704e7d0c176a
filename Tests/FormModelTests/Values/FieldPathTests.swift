import FormModel
import Testing

@Suite struct FieldPathTests {
    @Test(arguments: [
        (FieldPath(), ""), (FieldPath("name"), "/name"),
        (FieldPath("list").appending(.index(10)), "/list/10"),
        (FieldPath([.key("a/b"), .key("m~n"), .key("~1"), .key("")]), "/a~1b/m~0n/~01/"),
        (FieldPath([.key("\r\n")]), "/\r\n"), (FieldPath([.key("/\u{301}")]), "/~1\u{301}"),
    ])
    func isWrittenAsAPointer(_ row: (path: FieldPath, text: String)) {
        #expect(Array(row.path.description.utf8) == Array(row.text.utf8))
    }

    @Test(arguments: [
        "", "/name", "/list/10", "/contacts/0/phone", "/a~1b/m~0n/~01/", "/", "//", "/01", "/1a",
        "/1234567890123", "/0",
    ])
    func aPointerIsReadAsItWasWritten(_ pointer: String) {
        #expect(FieldPath(pointer: pointer)?.description == pointer)
    }

    @Test func digitsAloneAreAnIndex() {
        #expect(FieldPath(pointer: "/a/1/b")?.steps == [.key("a"), .index(1), .key("b")])
        #expect(FieldPath(pointer: "/a/01")?.steps == [.key("a"), .key("01")])
        #expect(FieldPath(pointer: "/1234567890")?.steps == [.key("1234567890")])
    }

    @Test(arguments: ["a", " /a", "/~", "/~2", "/a~"]) func noPointers(_ text: String) {
        #expect(FieldPath(pointer: text) == nil)
    }

    @Test func comparesKeysAsBytes() {
        let composed = FieldPath([.key("\u{E9}")])
        let decomposed = FieldPath([.key("e\u{301}")])
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed, composed]).count == 2)
        // A pointer does not say which of the two it is.
        #expect(FieldPath([.key("1")]) == FieldPath([.index(1)]))
        #expect(Set([FieldPath([.key("1")]), FieldPath([.index(1)])]).count == 1)
        #expect(FieldPath([.key("01")]) != FieldPath([.index(1)]))
        #expect(FieldPath("a") == FieldPath([.key("a")]))
    }

    @Test func hashesALongKeyOfCombiningMarks() {
        let key = "e" + String(repeating: "\u{301}\u{323}", count: 50_000)
        let path = FieldPath([.key(key)])
        #expect(Set([path, path, FieldPath([.key(key + "x")])]).count == 2)
    }
}
