import FormModel
import FormValidation
import Foundation
import TestSupport
import Testing

@testable import FormCards

/// The sample forms are filled in card by card, by what a person types.
@Suite struct CardPresenterSamplesTests {
    /// The forms that need no choices and checks from elsewhere.
    private static let samples = SampleForm.all
        .filter { (try? $0.form()).map { !asksElsewhere($0) } ?? true }

    private static func asksElsewhere(_ form: Form) -> Bool {
        !form.remoteChecks.isEmpty || form.items.contains { fetches($0) }
    }

    private static func fetches(_ item: FormItem) -> Bool {
        item.choicesFrom != nil || item.items.contains { fetches($0) }
    }

    private func answers(of sample: SampleForm) throws -> [String] {
        var lines = String(decoding: try sample.submission(".answers.txt"), as: UTF8.self)
            .components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    @Test func `Several forms are tried`() {
        #expect(Self.samples.count >= 8)
    }

    @Test(arguments: samples)
    func `A form is filled in and submitted card by card`(sample: SampleForm) throws {
        let source = FormDataSource(form: try sample.form(), clock: SampleForm.clock)
        let presenter = CardPresenter(source)
        var invalid: [String] = []
        presenter.observe {
            if case .refused(let refusal) = $0 { invalid.append(refusal.description) }
        }
        var answers = try answers(of: sample)[...]
        var isSubmitted = false
        // A card is the current one once, and no walk is endless.
        for _ in source.form.pages where !isSubmitted {
            let card = try #require(presenter.current)
            for item in card.page.items {
                try answer(item, in: FieldPath(), from: &answers, presenter)
            }
            let buttons = try #require(presenter.description).buttons
            if let submit = buttons.first(where: { $0.action == .submit })?.name {
                let response = presenter.press(submit)
                isSubmitted = response.refusal == nil
            } else if let next = buttons.first(where: { $0.action == .next })?.name {
                presenter.press(next)
            } else {
                presenter.next()
            }
        }
        #expect(invalid == [])
        #expect(answers.isEmpty)
        #expect(isSubmitted)
        #expect(presenter.stack.ids == presenter.cards.visibleIDs)
    }

    @Test(arguments: samples)
    func `An empty form leads to its first invalid card`(sample: SampleForm) throws {
        let presenter = CardPresenter(FormDataSource(form: try sample.form()))
        let refusal = presenter.submit().refusal
        let first = presenter.cards.visibleIDs.first { presenter.cards[$0]?.hasErrors == true }
        #expect(refusal == first.map { .invalidForm($0) })
        #expect(presenter.currentID == first)
        #expect(presenter.current?.isValid == false)
    }

    /// The law: there is an event for each change of the state and the validity of a visible card.
    @Test(arguments: samples)
    func `States follow random operations`(sample: SampleForm) throws {
        let form = try sample.form()
        let presenter = CardPresenter(FormDataSource(form: form, clock: SampleForm.clock))
        var soup = ScalarSoup(seed: 13)
        var states: [String: CardState] = [:]
        var validity: [String: Bool] = [:]
        for (id, card) in presenter.visibleCards {
            (states[id], validity[id]) = (card.state, card.isValid)
        }
        presenter.observe { event in
            switch event {
            case .state(let id, let old, let new):
                #expect(states.updateValue(new, forKey: id) == old)
            case .validity(let id, let old, let new):
                #expect(validity.updateValue(new, forKey: id) == old)
            default: break
            }
        }
        let texts = ["", "1", "yes", "true", "ada@example.com", "2026-11-22", "GB", "70000", "x"]
        let names = form.items.filter(\.isInput).compactMap(\.name)
        let rounds = Laws.areMany ? 60 : 18
        for round in 0..<rounds {
            let path = FieldPath(names[soup.number(below: names.count)])
            switch soup.number(below: 12) {
            case 0: presenter.leave(path)
            case 1: presenter.addRow(to: path)
            case 2: presenter.removeRow(path.appending(.index(0)))
            case 3 where round > rounds / 3: presenter.submit()
            case 4 where round > rounds / 2: presenter.reset()
            case 5: presenter.next()
            case 6: presenter.press(names.first ?? "a")
            default:
                presenter.enter(texts[soup.number(below: texts.count)], at: path)
            }
            for (id, card) in presenter.visibleCards {
                // A card that was hidden until now is new to the observer.
                #expect(states[id, default: card.state] == card.state, "\(round) \(id)")
                #expect(validity[id, default: card.isValid] == card.isValid, "\(round) \(id)")
                (states[id], validity[id]) = (card.state, card.isValid)
            }
            let current = presenter.stack.ids.map { presenter.cards.number(of: $0) }
            #expect(current.allSatisfy { $0 != nil } && current.count > 0)
        }
    }

    private func answer(
        _ item: FormItem, in row: FieldPath, from answers: inout ArraySlice<String>,
        _ presenter: CardPresenter
    ) throws {
        guard item.isInput, item.isShown, let name = item.name else { return }
        let source = presenter.dataSource
        let path =
            row.steps.isEmpty ? source.form.path(of: name) : row.appending(FieldPath(name))
        guard source.isVisible(at: path), source.isEnabled(at: path) else { return }
        guard item.kind == .group else {
            guard var answer = answers.popFirst(), !answer.isEmpty else { return }
            // A list is typed one text a line, up to an empty line.
            while item.valueType == .texts, let line = answers.popFirst(), !line.isEmpty {
                answer += "\n" + line
            }
            presenter.enter(answer, at: path)
            presenter.leave(path)
            return
        }
        let place = try #require(source.form.compiled.place(of: path)?.place)
        let count = item.rowSource == nil ? nil : source.rowNumber(of: path)
        for number in 0..<(count ?? item.maximumRows) {
            // After each optional row, a line says whether another one follows.
            if count == nil, number >= item.minimumRows {
                guard ["y", "yes"].contains(answers.popFirst()) else { return }
            }
            if source.rowCount(of: path) <= number { presenter.addRow(to: path) }
            for inner in item.items {
                let row = source.form.compiled.path(
                    of: RowPlace(group: place, index: number))
                try answer(inner, in: row, from: &answers, presenter)
            }
        }
    }
}

extension CardPresenter {
    fileprivate var visibleCards: [(id: String, card: Card)] {
        cards.visibleIDs.compactMap { id in cards[id].map { (id, $0) } }
    }
}
