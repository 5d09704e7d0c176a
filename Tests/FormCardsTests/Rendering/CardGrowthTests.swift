import FormCards
import FormModel
import FormValidation
import TestSupport
import Testing

/// The work of drawing is linear in the output.
@Suite struct CardGrowthTests {
    private func pages(_ count: Int) throws -> FormDataSource {
        let form = try Form(
            id: "f", title: "F",
            pages: (0..<count).map { page in
                Page(items: [
                    FormItem.input(
                        FieldName("a\(page)") ?? "a", title: "A", validators: [.required])
                ])
            })
        return FormDataSource(form: form)
    }

    @Test(.countsInstructions, arguments: [nil, CardState.empty, .invalid])
    func ofPages(_ state: CardState?) throws {
        let growth = try Growth.ofEightTimes(20) { count in
            let source = try pages(count)
            source.attemptSubmission()
            let renderer = CardDrawing(width: 40, catalog: .english)
            return {
                for card in Card.cards(of: source) {
                    _ = state.map { renderer.lines(for: card, as: $0) } ?? renderer.lines(for: card)
                }
            }
        }
        // Each card counts the pages, which adds little to its drawing.
        #expect(growth < 16)
    }

    @Test(.countsInstructions) func ofStates() throws {
        let growth = try Growth.ofEightTimes(300) { count in
            let source = try pages(count)
            source.attemptSubmission()
            return { for card in Card.cards(of: source) { _ = card.state } }
        }
        #expect(growth < 10)
    }

    /// A field of choices that are all chosen.
    private func chosen(_ count: Int) throws -> FormDataSource {
        let values = (0..<count).map { "value\($0)" }
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("c", title: "C", value: .choices, choices: values.map { Choice($0) })
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "c", to: .choices(values), userInitiated: true)
        return source
    }

    @Test(.countsInstructions) func ofChoicesTaken() throws {
        let growth = try Growth.ofEightTimes(100) { count in
            let source = try chosen(count)
            return { _ = source.displayText(of: "c") }
        }
        #expect(growth < 10)
    }

    @Test(.countsInstructions) func ofChosenOptions() throws {
        let growth = try Growth.ofEightTimes(100) { count in
            let source = try chosen(count)
            return { _ = DescriptionBuilder().descriptions(of: source) }
        }
        #expect(growth < 10)
    }
}
