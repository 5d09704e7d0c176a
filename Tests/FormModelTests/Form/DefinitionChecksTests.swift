import FormModel
import Testing

@Suite struct DefinitionChecksTests {
    private func problems(_ items: [FormItem]) -> [DefinitionProblem] {
        do throws(FormDefinitionError) {
            _ = try Form(id: "f", title: "F", items: items)
            return []
        } catch {
            return error.problems
        }
    }

    @Test func saysWhichPartOfWhichItem() {
        let found = problems([
            .label(" "),
            .input("a", title: "A", default: .text("abc"), validators: [Short(max: 2)]),
            .input("a", title: "A", validators: [Needed(), Short(max: 0)]),
            .input("c", title: "C", value: .choice, choices: ["x", "x"]),
            .input("d", title: "D", messages: [.required: "x"]),
        ])
        #expect(
            found.map(\.code) == [
                .emptyText, .invalidDefault, .duplicateName, .emptyRange, .duplicateChoice,
                .unknownMessageCode,
            ])
        #expect(found.map(\.item) == [0, 1, 2, 2, 3, 4])
        #expect(
            found.map(\.part) == [
                .title, .defaultValue, .name, .validator(1), .choice(1), .message("required"),
            ])
        #expect(problems([]).map(\.code) == [.noItems])
    }

    /// A form file refuses the key of these items too.
    @Test(
        arguments: [
            (.secureInput("x", title: "X"), .text("t")), (.label("X"), .text("t")),
            (.button("x", title: "X", action: .submit), .text("t")),
        ] as [(FormItem, FieldValue)])
    func onlyAnInputThatIsNotSecureHasADefault(_ row: (item: FormItem, value: FieldValue)) {
        var item = row.item
        item.defaultValue = row.value
        let found = problems([item, .input("z", title: "Z", default: .text("t"))])
        #expect(found.map(\.code) == [.misplacedKey] && found.map(\.item) == [0])
        #expect(found.map(\.part) == [.defaultValue])
    }

    @Test func aValidatorThatHidesItsCodesTakesAnySentence() {
        let own = IssueCode(rawValue: "even")
        #expect(
            problems([
                .input("a", title: "A", validators: [Silent(pattern: "")], messages: [own: "{odd}"])
            ]).isEmpty)
        #expect(
            problems([
                .input("a", title: "A", validators: [Silent(pattern: "")], messages: [own: "{odd"])
            ]).map(\.code) == [.malformedTemplate])
    }

    @Test func sentencesMayNameWhatTheirIssueHas() {
        let messages: [IssueCode: LocalizedText] = [
            .notTheSame: "{other} {otherTitle}", .tooLong: "{max} {actual}",
            .wrongType: "{expected}",
        ]
        #expect(
            problems([
                .input("b", title: "B"),
                .input(
                    "a", title: "A", validators: [Same(other: "b"), Short(max: 3)],
                    messages: messages),
            ]).isEmpty)
        #expect(
            problems([
                .input("a", title: "A", validators: [Needed()], messages: [.required: "{max}"])
            ])
            .map(\.code) == [.unknownPlaceholder])
    }

    /// Pairwise comparison would take quadratic time.
    @Test func manyNamesAndChoicesAreCheckedInOnePass() {
        let count = 3_000
        let name: FieldName = "same"
        let items = (0..<count).map { _ in FormItem.input(name, title: "A") }
        #expect(problems(items).count == count - 1)
        let choices = (0..<count).map { Choice("choice number \($0)") }
        #expect(problems([.input("a", title: "A", value: .choice, choices: choices)]).isEmpty)
        let defaults = (0..<count / 2).compactMap { FieldName("n\($0)") }.map {
            FormItem.input($0, title: "A", default: .text("x"))
        }
        #expect(problems(defaults).isEmpty)
    }
}
