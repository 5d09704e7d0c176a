import FormModel
import Testing

/// The values that views read can be made and compared, so that views are tested without a form.
@Suite struct ValuesForViewsTests {
    @Test func choices() {
        let choice = Choice("a", title: "A")
        #expect(OfferedChoice(choice: choice) == OfferedChoice(choice: choice, isEnabled: true))
        let disabled = OfferedChoice(choice: choice, isEnabled: false, reason: "Sold out")
        #expect(disabled.reason == "Sold out" && !disabled.isEnabled)
        #expect(Set([disabled, disabled, OfferedChoice(choice: choice)]).count == 2)
    }

    @Test func validators() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [.input("n", title: "N", validators: [TextLength()])])
        let source = FormDataSource(form: form)
        let found = source.effectiveValidators(at: FieldPath("n"))
        #expect(found == [EffectiveValidator(name: "textLength", parameters: ["max": .integer(3)])])
        #expect(Set(found + found).count == 1)
        #expect(found != [EffectiveValidator(name: "textLength")])
    }

    private struct TextLength: Validator {
        var name: String { "textLength" }
        var parameters: IssueParameters { ["max": .integer(3)] }
        var facts: ValidatorFacts { ValidatorFacts(types: [.text]) }

        func judge(
            _ value: borrowing ValueView, in context: borrowing JudgingContext,
            into findings: inout Findings
        ) {}
    }
}
