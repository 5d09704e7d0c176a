import FormCards
import FormModel
import Testing

@testable import formrun

/// What is asked next, without words and without a terminal.
@Suite struct NavigatorTests {
    private func started(
        _ form: String, _ mode: Navigator.Mode = .interactive, answers: String? = nil
    ) throws -> Navigator {
        let source = FormDataSource(form: try TestForms.form(form))
        var supplied = SuppliedAnswers(form: source.form)
        if let answers { supplied.add(json: Array(answers.utf8)) }
        supplied.fill(source)
        return Navigator(
            source, mode: mode, supplied: Set(supplied.values.keys), language: "en")
    }

    private func described(_ place: Navigator.Place, _ source: FormDataSource) -> String {
        let path = place.field.map { "\(source.form.compiled.path(of: $0))" } ?? ""
        return switch place {
        case .field: path
        case .another: "another \(path)"
        case .rows: "rows \(path)"
        case .page(let page): "page \(page)"
        case .review: "review"
        }
    }

    /// Answers what is asked, until the answers end or the review is asked.
    private func asked(_ questionnaire: inout Navigator, _ answers: [String]) -> [String] {
        var asked: [String] = []
        var answers = answers[...]
        while true {
            guard case .ask(let place) = questionnaire.next() else { continue }
            asked.append(described(place, questionnaire.dataSource))
            guard place != .review, let answer = answers.popFirst() else { return asked }
            _ = questionnaire.answer(answer)
        }
    }

    static let page = #"""
        { "formrun": 1, "id": "p", "title": "P", "pages": [
          { "title": "One", "items": [{ "type": "input", "name": "a", "title": "A", "value": "boolean" }] },
          { "title": "Two", "visibleWhen": "a", "items": [{ "type": "input", "name": "b", "title": "B" }] },
          { "title": "Three", "items": [{ "type": "label", "title": "L" },
            { "type": "input", "name": "c", "title": "C" }] } ] }
        """#

    @Test(arguments: [("yes", ["One", "Two", "Three"]), ("no", ["One", "Three"])])
    func pagesBeginOnce(_ row: (answer: String, pages: [String])) throws {
        var questionnaire = try started(Self.page)
        var pages: [String] = []
        while true {
            switch questionnaire.next() {
            case .page(let page): pages.append(page.title?.text(in: "en") ?? "")
            case .ask(.review):
                #expect(pages == row.pages)
                return
            case .ask: _ = questionnaire.answer(row.answer)
            case .label, .section, .row, .newRow, .unasked: continue
            }
        }
    }

    @Test(arguments: [Navigator.Mode.interactive, .sequential])
    func bothModesAskTheSame(_ mode: Navigator.Mode) throws {
        var questionnaire = try started(TestForms.contacts, mode)
        let answers = ["Me", "Ada", "1234", "y", "x", "n", "no", "7"]
        #expect(
            asked(&questionnaire, answers) == [
                "/who", "/contacts/0/name", "/contacts/0/pin", "another /contacts/0/tags",
                "/contacts/0/tags/0/tag", "another /contacts/0/tags", "another /contacts", "/last",
                "review",
            ])
        guard case .submitted = questionnaire.submit() else {
            Issue.record("not submitted")
            return
        }
    }

    /// A person is asked for supplied answers that are invalid; a script is asked only for those that are not supplied.
    @Test func suppliedAnswers() throws {
        let answers = #"{"a":"x","b":"y"}"#
        var person = try started(TestForms.two, answers: answers)
        #expect(asked(&person, []) == ["/b"])
        var script = try started(TestForms.two, .sequential, answers: answers)
        #expect(asked(&script, []) == ["review"])
    }

    @Test func movesAndEntries() throws {
        var questionnaire = try started(
            TestForms.contacts, answers: #"{"contacts":[{"name":"A"}]}"#)
        questionnaire.review()
        let numbers = questionnaire.entries.compactMap { entry -> String? in
            guard case .answer(let number, let place) = entry else { return nil }
            return "\(number.map(String.init) ?? "-") \(described(place, questionnaire.dataSource))"
        }
        #expect(
            numbers == [
                "1 /who", "2 rows /contacts", "3 /contacts/0/name", "4 /contacts/0/pin",
                "5 rows /contacts/0/tags", "6 /last",
            ])
        for (typed, place) in [
            ("3", "/contacts/0/name"), ("Last", "/last"), ("2", "rows /contacts"),
        ] {
            questionnaire.review()
            guard case .moved = questionnaire.answer(typed) else {
                Issue.record("\(typed)")
                continue
            }
            #expect(described(questionnaire.place, questionnaire.dataSource) == place)
        }
    }

    /// Going back from the questions of a row that was just added removes it, and the review is not left behind it.
    @Test func goingBackFromARowOfTheReview() throws {
        var questionnaire = try started(
            TestForms.contacts, answers: #"{"contacts":[{"name":"A"}]}"#)
        questionnaire.review()
        for answer in ["2", "a"] { _ = questionnaire.answer(answer) }
        #expect(asked(&questionnaire, []) == ["/contacts/1/name"])
        for _ in 0..<2 { _ = questionnaire.back(leaving: nil) }
        #expect(questionnaire.place == .review)
        #expect(questionnaire.dataSource.rowCount(of: FieldPath("contacts")) == 1)
        _ = questionnaire.answer("1")
        #expect(asked(&questionnaire, []) == ["review"])
    }
}
