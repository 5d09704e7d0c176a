import Testing

@testable import FormModel

@Suite struct PostNameTests {
    /// The steps as texts: a name, the number of a row, or `+` for a further element.
    private func steps(_ text: String, depth: Int = 8) throws -> [String]? {
        let bytes = Array(text.utf8)
        return try PostName(bytes.span, depth: depth).map { name in
            [String(decoding: bytes[name.field], as: UTF8.self)]
                + name.steps.map { step in
                    switch step {
                    case .name(let range): String(decoding: bytes[range], as: UTF8.self)
                    case .row(let number): "#\(number)"
                    case .append: "+"
                    }
                }
        }
    }

    @Test(arguments: [
        ("tags", ["tags"]), ("tags[]", ["tags", "+"]), ("é", ["é"]),
        ("contacts[0][name]", ["contacts", "#0", "name"]),
        ("contacts[0].name", ["contacts", "#0", "name"]),
        ("contacts.0.name", ["contacts", "#0", "name"]),
        ("contacts[12][tags][]", ["contacts", "#12", "tags", "+"]),
        ("contacts[007]", ["contacts", "#7"]),
        ("contacts[1234567890]", ["contacts", "1234567890"]),
        ("contacts[x y]", ["contacts", "x y"]),
    ])
    func takesApart(_ row: (text: String, steps: [String])) throws {
        #expect(try steps(row.text) == row.steps)
    }

    @Test(arguments: [
        "", "[]", ".a", "a[", "a]", "a[0", "a[0]b", "a[[0]]", "a..b", "a.", "a[0].", "a[.]",
    ])
    func bracketsThatDoNotFit(_ text: String) throws {
        #expect(try steps(text) == nil)
    }

    @Test func depth() throws {
        #expect(try steps("a[0][b]", depth: 2) == ["a", "#0", "b"])
        #expect(throws: PostFailure.self) { try steps("a[0][b]", depth: 1) }
    }
}
