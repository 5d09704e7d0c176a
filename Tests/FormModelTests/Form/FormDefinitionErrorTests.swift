import FormModel
import Testing

@Suite struct FormDefinitionErrorTests {
    /// One line for each mistake, with the item and the key.
    @Test(
        arguments: [
            ([], ["form: error: … [noItems]"]),
            ([.label(" "), .input("a", title: "A")], ["items[0].title: error: … [emptyText]"]),
            (
                [.input("a", title: "A", default: "abc", validators: [Short(max: 2)])],
                ["a.default: error: … [invalidDefault]"]
            ),
            (
                [
                    .input("a", title: "A"),
                    .input("a", title: "", validators: [Needed(), Short(max: 0)]),
                ],
                [
                    "items[1].name: error: … [duplicateName]", "a.title: error: … [emptyText]",
                    "a.validators[1]: error: … [emptyRange]",
                ]
            ),
            (
                [.input("c", title: "C", value: .choice, choices: ["x", "x"])],
                ["c.choices[1]: error: … [duplicateChoice]"]
            ),
            (
                [.input("d", title: "D", messages: [.required: "x"])],
                ["d.messages.required: error: … [unknownMessageCode]"]
            ),
            (
                [.input("a", title: "A", visibleWhen: "b > 1")],
                ["a.visibleWhen: error: … [unknownField]"]
            ),
            (
                [
                    .group(
                        "contacts", title: "C",
                        items: [
                            .label("L"), .label(""),
                            .input("phone", title: "P", value: .integer, default: "x"),
                        ])
                ],
                [
                    "contacts.items[1].title: error: … [emptyText]",
                    "contacts.phone.default: error: … [invalidDefault]",
                ]
            ),
        ] as [([FormItem], [String])])
    func namesTheItemOfEachProblem(_ row: (items: [FormItem], lines: [String])) throws {
        let error = try #require(
            #expect(throws: FormDefinitionError.self) {
                try Form(id: "f", title: "F", items: row.items)
            })
        var lines: [String] = []
        for (line, problem) in zip(error.description.split(separator: "\n"), error.problems) {
            let parts = line.split(separator: problem.message, omittingEmptySubsequences: false)
            lines.append(parts.joined(separator: "…"))
        }
        #expect(lines == row.lines && "\(error)".split(separator: "\n").count == lines.count)
    }
}
