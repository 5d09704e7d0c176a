import FormModel
import FormValidation
import Testing

/// Lists in schemas: one definition for all fields, and the cases of a filter that compares a column with a field.
@Suite struct ListSchemaTests {
    private func schema(where filter: FormExpression?, rows: Int = 3) throws -> String {
        let list = ChoiceList(
            "counties", columns: [.init("state"), .init("n", type: .integer)],
            choices: (0..<rows).map {
                Choice(
                    "c\($0)", title: "County \($0)",
                    columns: ["state": $0.isMultiple(of: 2) ? "wa" : "tx", "n": .integer($0)])
            })
        let form = try Form(
            id: "f", title: "F", lists: [list],
            items: [
                .input("state", title: "S", value: .choice, choices: ["wa", "tx", "or"]),
                .input(
                    "county", title: "C", value: .choice,
                    choicesOf: .list("counties", where: filter)),
                .input("more", title: "M", value: .choices, choicesOf: .list("counties")),
            ])
        let text = String(decoding: FormSchema(form).json, as: UTF8.self)
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test func fieldsShareTheChoicesOfTheList() throws {
        let text = try schema(where: nil)
        #expect(text.components("#/$defs/list.counties") == 2)
        #expect(text.components("\"County 1\"") == 1)
        #expect(!text.contains("allOf") && !text.contains("not expressed"))
    }

    @Test func aComparisonWithAFieldIsExpressed() throws {
        for filter: FormExpression in ["choice.state == state", "state == choice.state"] {
            let text = try schema(where: filter)
            #expect(text.contains(#"{ "enum": ["c0", "c2"] }"#))
            #expect(text.contains(#"{ "enum": ["c1"] }"#))
            #expect(!text.contains("not expressed"))
        }
    }

    @Test func anotherFilterIsNamedInTheComment() throws {
        for filter: FormExpression in ["choice.n > 1", "choice.state == state && choice.n > 0"] {
            #expect(try schema(where: filter).contains("which choices are offered"))
        }
        // Cases of too many choices are not written.
        let text = try schema(where: "choice.state == state", rows: 1_001)
        #expect(text.contains("which choices are offered") && !text.contains("allOf"))
    }
}

extension String {
    /// The number of occurrences of a text.
    fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
