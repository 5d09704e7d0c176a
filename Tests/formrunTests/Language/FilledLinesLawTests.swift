import FormModel
import FormValidation
import TestSupport
import Testing

@testable import FormCards

/// For forms of all features: the card around a question and the review are the same, whether the lines of fields are kept from
/// answer to answer or composed anew.
@Suite struct FilledLinesLawTests {
    /// A form that is filled in at random.
    private struct Filling {
        let form: LanguageForm
        let source: FormDataSource
        let texts: SessionTexts
        let cards: [Card]
        let builder = DescriptionBuilder(catalog: .english)
        /// The lines of cards and those of the review, which have numbers.
        let lines = (ofCards: FilledLines(), ofReview: FilledLines())
        var navigator: Navigator

        init(_ form: LanguageForm) {
            self.form = form
            source = form.makeDataSource()
            texts = SessionTexts(dataSource: source, catalog: .english)
            cards = Card.cards(of: source)
            navigator = Navigator(source, mode: .interactive, supplied: [], language: "en")
            _ = navigator.open()
            goOn()
        }

        /// The cards and the review.
        func shown(_ ofCards: FilledLines, _ ofReview: FilledLines) -> [CardNode] {
            let filled = FilledCards(navigator, texts, cards, builder, ofCards)
            let bodies = source.form.pages.indices.map { page in
                filled.card(ofPage: page, asking: navigator.place).card.body
            }
            return bodies + FilledCards(navigator, texts, cards, builder, ofReview).reviewEntries
        }

        /// The cards and the review with the lines that were kept; at times, the review takes those of the cards.
        func shownAgain(_ step: Int) -> [CardNode] {
            shown(lines.ofCards, step % 8 == 7 ? lines.ofCards : lines.ofReview)
        }

        /// Goes on to the next question.
        mutating func goOn() {
            for _ in 0..<200 { if case .ask = navigator.next() { return } }
        }

        /// Does what a person can do at the present question, or changes an answer without a question.
        mutating func act(_ answers: LanguageAnswers, _ numbers: inout SeededNumbers) {
            switch numbers.below(12) {
            case 0: _ = navigator.back(leaving: nil)
            case 1: _ = navigator.forward(leaving: nil)
            case 2: _ = navigator.turnPage(forward: numbers.below(2) == 0, leaving: nil)
            case 3: _ = source.attemptSubmission()
            case 4: _ = navigator.answer(numbers.below(2) == 0 ? "y" : "x")
            case 5...7:
                guard let sent = answers.typed.randomElement(using: &numbers) else { return }
                let value = numbers.below(3) == 0 ? .empty : sent.value
                try? source.updateValue(at: sent.path, to: value, userInitiated: true)
            default: answer(answers)
            }
        }

        private mutating func answer(_ answers: LanguageAnswers) {
            var text = ""
            switch navigator.place {
            case .field(let field):
                let value = answers.typed.first { $0.path == navigator.path(field) }?.value
                if case .text(let typed)? = value { text = typed }
            case .another(let group): text = source.rowCount(of: group) < 2 ? "y" : "n"
            case .review: text = "1"
            case .page, .rows: break
            }
            switch navigator.answer(text) {
            case .accepted, .adding: goOn()
            case .refused: _ = navigator.forward(leaving: nil)
            default: break
            }
        }
    }

    @Test func keptLinesAreThoseComposedAnew() throws {
        var numbers = SeededNumbers(seed: 2_027)
        let blocks = try LanguageBlock.tried()
        var (kept, fields) = (0, 0)
        for number in Laws.rounds(blocks.count) where Laws.tries(number, of: 4) {
            let first = blocks[number % blocks.count]
            let others = blocks.filter { $0.name != first.name }.shuffled(using: &numbers)
            let form = try LanguageForm([first] + others.prefix(2), &numbers)
            var filling = Filling(form)
            var before = Self.fields(filling.shownAgain(0))
            for step in 0..<30 {
                filling.act(form.answers(&numbers), &numbers)
                let shown = filling.shownAgain(step)
                #expect(
                    shown == filling.shown(FilledLines(), FilledLines()),
                    "step \(step) at \(filling.navigator.place) \(form.text)")
                let now = Self.fields(shown)
                kept += now.intersection(before).count
                fields += now.count
                before = now
            }
        }
        // The law says something only where most lines are kept.
        #expect(kept > fields / 3, "\(kept) of \(fields)")
    }

    /// The fields of nodes, by identity.
    private static func fields(_ nodes: [CardNode]) -> Set<ObjectIdentifier> {
        var found: Set<ObjectIdentifier> = []
        var rest = nodes
        while let node = rest.popLast() {
            if case .field(let field) = node.content { found.insert(ObjectIdentifier(field)) }
            rest += node.nodes
        }
        return found
    }
}
