import FormModel
import FormValidation
import TestSupport
import Testing

@testable import FormCards

/// Walking the pages of a form, with a state that is encoded and decoded at each step, has the verdict and the values of one
/// submission of the same entries.
@Suite(.timeLimit(.minutes(60))) struct PageFlowLawTests {
    private static let samples = SampleForm.all
        .filter { (try? $0.form().remoteChoices.isEmpty) == true }

    /// What a walk comes to.
    private struct End {
        var isDone = false
        var isRefused = false
        var values: [String] = []
        var refusals: [String] = []
    }

    private static func described(_ report: ValidationReport) -> [String] {
        report.values.map { "\($0.name)=\($0.value)" }
    }

    /// Walks through a form as a person who gives the answers of a data source, and sometimes goes back.
    private static func walk(
        _ flow: PageFlow, _ oracle: FormDataSource, _ secrets: [String: String],
        _ kept: FormState.Secrets, _ numbers: inout SeededNumbers
    ) async throws -> (end: End, posts: PostBody.Entries) {
        var walk = try PageWalk(flow, secrets: kept)
        var end = End()
        let builder = DescriptionBuilder(describesHidden: true)
        let cards = Card.cards(of: oracle)
        for _ in 0..<40 {
            if walk.page > 0, numbers.below(4) == 0 { try await walk.goBack() }
            let page = try HTMLElement.read(builder.description(of: cards[walk.page]).html())
            let entries = HTMLForm(element: try #require(page.first("form")))
                .entries(secrets: secrets)
            switch try await walk.goOn(
                entries, secrets: kept == .dropped ? secrets : [:], encoding: numbers.below(2))
            {
            case .next: continue
            // Another secret has shown fields of which the page was drawn without.
            case .show(_, 200) where kept == .dropped: continue
            case .show(let cards, let status):
                end.isRefused = true
                #expect(status == 422 && cards.count == 1)
                end.refusals = cards.flatMap(\.issues).map {
                    "\($0.path?.description ?? "") \($0.code)"
                }
                #expect(
                    cards[0].state == .invalid && !end.refusals.isEmpty || cards[0].ending != nil)
            case .done(let report):
                end.isDone = true
                end.values = described(report)
            }
            break
        }
        // The pages behind one that is refused are never posted.
        let shown = builder.numbering(oracle, oracle.form).isShown
        for card in cards where shown[card.index] && walk.posts[card.index] == nil {
            let page = try HTMLElement.read(builder.description(of: card).html())
            walk.add(
                HTMLForm(element: try #require(page.first("form"))).entries(secrets: secrets),
                of: card.index)
        }
        let posts = walk.posts.sorted { $0.key < $1.key }.flatMap(\.value)
        return (end, posts)
    }

    private static func expectTheSame(
        _ form: Form, _ source: FormDataSource, _ secrets: [String: String],
        _ kept: FormState.Secrets, _ numbers: inout SeededNumbers
    ) async throws -> Bool {
        let validator = FormValidator(form, clock: SampleForm.clock)
        let (end, posts) = try await walk(
            PageFlow(validator), source, secrets, kept, &numbers)
        let body = HTMLForm.body(posts)
        let one = validator.validate(.urlEncoded(body))
        let context = "\(form.id) \(kept) \(String(decoding: body, as: UTF8.self))"
        #expect(end.isDone || end.isRefused, "\(context)")
        #expect(
            end.isDone == one.isValid,
            "\(end.refusals) / \(one.issues.map { "\($0.path) \($0.code)" }) \(context)")
        if end.isDone { #expect(end.values == described(one), "\(context)") }
        return end.isDone
    }

    @Test(arguments: samples)
    func validAnswers(_ sample: SampleForm) async throws {
        let form = try sample.form()
        let given = FormValidator(form, clock: SampleForm.clock).validate(
            .json(try sample.submission(".valid.json")))
        let source = FormDataSource(form: form, clock: SampleForm.clock)
        for (name, value) in given.values where source.isEnabled(name) {
            try source.updateValue(of: name, to: value, userInitiated: true)
        }
        var numbers = SeededNumbers(seed: 11)
        let secrets = HTMLRoundTripTests.secrets(of: given.values, form.items, "")
        let isDone = try await Self.expectTheSame(form, source, secrets, .kept, &numbers)
        #expect(isDone)
    }

    /// Answers at random; in every second round, those that are refused are replaced by good ones.
    @Test func generatedAnswers() async throws {
        var numbers = SeededNumbers(seed: 12)
        var done = 0
        for round in Laws.rounds(40) {
            let form = try PagedForm.make(&numbers)
            let source = FormDataSource(form: form, clock: SampleForm.clock)
            var secrets: [String: String] = [:]
            for item in form.items {
                try HTMLRoundTripTests.answer(item, at: FieldPath(), source, &numbers, &secrets)
            }
            if round.isMultiple(of: 2) { try Self.mend(source, &secrets, &numbers) }
            if try await Self.expectTheSame(form, source, secrets, .kept, &numbers) { done += 1 }
            // What depends on a secret that is not kept is not asked for on other pages.
            guard !Self.hidesByOtherPages(form) else { continue }
            var others = numbers
            _ = try await Self.expectTheSame(form, source, secrets, .dropped, &others)
        }
        #expect(done > Laws.cases(80), "\(done)")
    }

    /// Whether a field or page may be hidden, itself or by others, by the absence of a secret of another page.
    private static func hidesByOtherPages(_ form: Form) -> Bool {
        func reads(_ condition: FormExpression?, _ names: Set<FieldName>) -> Bool {
            let words = condition?.source.split { !$0.isLetter && !$0.isNumber } ?? []
            return names.contains { name in words.contains { $0 == name.text } }
        }
        return form.pages.indices.contains { index in
            var absent: Set<FieldName> = []
            var hides = false
            // A condition reads earlier fields only.
            for (number, page) in form.pages.enumerated() {
                for item in page.items {
                    let isHidden = [page.visibleWhen, item.visibleWhen, item.enabledWhen]
                        .contains { reads($0, absent) }
                    hides = hides || isHidden && number == index
                    if isHidden || item.kind == .secureInput && number != index {
                        item.name.map { _ = absent.insert($0) }
                    }
                }
            }
            return hides
        }
    }

    private static func mend(
        _ source: FormDataSource, _ secrets: inout [String: String],
        _ numbers: inout SeededNumbers
    ) throws {
        for _ in 0..<6 {
            for issue in source.issues {
                guard let (place, row) = source.form.compiled.place(of: issue.path), row == nil
                else { continue }
                let field = source.form.compiled.field(at: place)
                let value: FieldValue =
                    switch field.item.valueType {
                    case .integer, .decimal: .integer(1 + numbers.below(40))
                    case .date: .text("2026-01-02")
                    case .choice: .choice("b")
                    case .choices: .choices(["a"])
                    case .boolean: .boolean(true)
                    default: .text(field.item.formatter == nil ? "ok" : "2125550123")
                    }
                if field.isSecure { secrets[issue.path.dotted] = "ok" }
                try source.updateValue(at: issue.path, to: value, userInitiated: true)
            }
        }
    }
}
