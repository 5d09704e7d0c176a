import FormModel
import FormValidation
import TestSupport
import Testing

@testable import FormCards

/// What is asked next, without words and without a terminal.
@Suite struct NavigatorTests {
    /// A navigator through a form for which a program supplies answers.
    private func started(
        _ form: String, _ mode: Navigator.Mode = .interactive,
        answers: [FieldName: FieldValue] = [:]
    ) throws -> Navigator {
        let form = try FormDocument.read(Array(form.utf8), vocabulary: .standard)
        let source = FormDataSource(form: form)
        for (name, value) in answers {
            try source.updateValue(of: name, to: value, userInitiated: true)
        }
        return Navigator(source, mode: mode, supplied: Set(answers.keys), language: "en")
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
    private func asked(_ navigator: inout Navigator, _ answers: [String]) -> [String] {
        var asked: [String] = []
        var answers = answers[...]
        while true {
            guard case .ask(let place) = navigator.next() else { continue }
            asked.append(described(place, navigator.dataSource))
            guard place != .review, let answer = answers.popFirst() else { return asked }
            _ = navigator.answer(answer)
        }
    }

    static let two = """
        { "formrun": 1, "id": "two", "title": "Two",
          "items": [
            { "type": "input", "name": "a", "title": "A", "validators": ["required"] },
            { "type": "input", "name": "b", "title": "B", "value": "integer" }
          ] }
        """

    static let page = #"""
        { "formrun": 1, "id": "p", "title": "P", "pages": [
          { "title": "One", "items": [{ "type": "input", "name": "a", "title": "A", "value": "boolean" }] },
          { "title": "Two", "visibleWhen": "a", "items": [{ "type": "input", "name": "b", "title": "B" }] },
          { "title": "Three", "items": [{ "type": "label", "title": "L" },
            { "type": "input", "name": "c", "title": "C" }] } ] }
        """#

    @Test(arguments: [("yes", ["One", "Two", "Three"]), ("no", ["One", "Three"])])
    func pagesBeginOnce(_ row: (answer: String, pages: [String])) throws {
        var navigator = try started(Self.page)
        var pages: [String] = []
        while true {
            switch navigator.next() {
            case .page(let page): pages.append(page.title?.text(in: "en") ?? "")
            case .ask(.review):
                #expect(pages == row.pages)
                return
            case .ask: _ = navigator.answer(row.answer)
            case .label, .section, .row, .newRow, .unasked: continue
            }
        }
    }

    @Test(arguments: [Navigator.Mode.interactive, .sequential])
    func bothModesAskTheSame(_ mode: Navigator.Mode) throws {
        var navigator = try started(ContactsForm.text, mode)
        let answers = ["Me", "Ada", "1234", "y", "x", "n", "no", "7"]
        #expect(
            asked(&navigator, answers) == [
                "/who", "/contacts/0/name", "/contacts/0/pin", "another /contacts/0/tags",
                "/contacts/0/tags/0/tag", "another /contacts/0/tags", "another /contacts", "/last",
                "review",
            ])
        guard case .submitted = navigator.submit() else {
            Issue.record("not submitted")
            return
        }
    }

    /// A person is asked for supplied answers that are invalid; a script is asked only for those that are not supplied.
    @Test func suppliedAnswers() throws {
        let answers: [FieldName: FieldValue] = ["a": .text("x"), "b": .text("y")]
        var person = try started(Self.two, answers: answers)
        #expect(asked(&person, []) == ["/b"])
        var script = try started(Self.two, .sequential, answers: answers)
        #expect(asked(&script, []) == ["review"])
    }

    @Test func movesAndEntries() throws {
        var navigator = try started(
            ContactsForm.text, answers: ["contacts": .rows([["name": .text("A")]])])
        navigator.review()
        let numbers = navigator.entries.compactMap { entry -> String? in
            guard case .answer(let number, let place) = entry else { return nil }
            return "\(number.map(String.init) ?? "-") \(described(place, navigator.dataSource))"
        }
        #expect(
            numbers == [
                "1 /who", "2 rows /contacts", "3 /contacts/0/name", "4 /contacts/0/pin",
                "5 rows /contacts/0/tags", "6 /last",
            ])
        for (typed, place) in [
            ("3", "/contacts/0/name"), ("Last", "/last"), ("2", "rows /contacts"),
        ] {
            navigator.review()
            guard case .moved = navigator.answer(typed) else {
                Issue.record("\(typed)")
                continue
            }
            #expect(described(navigator.place, navigator.dataSource) == place)
        }
    }

    /// Going back from the questions of a row that was just added removes it, and the review is not left behind it.
    @Test func goingBackFromARowOfTheReview() throws {
        var navigator = try started(
            ContactsForm.text, answers: ["contacts": .rows([["name": .text("A")]])])
        navigator.review()
        for answer in ["2", "a"] { _ = navigator.answer(answer) }
        #expect(asked(&navigator, []) == ["/contacts/1/name"])
        for _ in 0..<2 { _ = navigator.back(leaving: nil) }
        #expect(navigator.place == .review)
        #expect(navigator.dataSource.rowCount(of: FieldPath("contacts")) == 1)
        _ = navigator.answer("1")
        #expect(asked(&navigator, []) == ["review"])
    }
}
