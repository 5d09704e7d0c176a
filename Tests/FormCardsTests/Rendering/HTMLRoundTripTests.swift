import FormCards
import FormModel
import FormValidation
import Foundation
import TestSupport
import Testing

/// What a page of a form posts is judged as the answers from which the page was made.
@Suite struct HTMLRoundTripTests {
    /// The forms whose choices are in their files; the pages of the others are opened by `.scripts/check-pages.py`.
    private static let samples = SampleForm.all
        .filter { (try? $0.form().remoteChoices.isEmpty) == true }

    /// The forms, and whether their pages have what is hidden: both in many rounds, otherwise one for each form.
    private static let pages: [(SampleForm, Bool)] = samples.enumerated()
        .flatMap { number, sample in
            (Laws.areMany ? [false, true] : [number.isMultiple(of: 2)]).map { (sample, $0) }
        }

    /// The post of all pages of a form.
    ///
    /// - Parameters:
    ///   - source: The values.
    ///   - secrets: What a person types into inputs of secrets, by their names in the post.
    ///   - describesHidden: Whether the pages have what their style sheet hides.
    /// - Throws: A failure where a page is malformed.
    /// - Returns: The body of the post.
    private func post(
        _ source: FormDataSource, secrets: [String: String], describesHidden: Bool
    ) throws -> [UInt8] {
        let builder = DescriptionBuilder(describesHidden: describesHidden)
        var entries: [(name: String, value: String)] = []
        for description in builder.descriptions(of: source) {
            let page = try HTMLElement.read(description.html())
            entries += HTMLForm(element: try #require(page.first("form"))).entries(secrets: secrets)
        }
        return HTMLForm.body(entries)
    }

    @Test func formsAreTried() { #expect(Self.samples.count >= 15) }

    @Test(arguments: pages)
    func validAnswers(_ sample: SampleForm, describesHidden: Bool) throws {
        let form = try sample.form()
        let validator = FormValidator(form, clock: SampleForm.clock)
        let given = validator.validate(
            .json(try sample.submission(".valid.json")))
        let source = FormDataSource(form: form, clock: SampleForm.clock)
        for (name, value) in given.values where source.isEnabled(name) {
            try source.updateValue(of: name, to: value, userInitiated: true)
        }
        let secrets = Self.secrets(of: given.values, form.items, "")
        let body = try post(source, secrets: secrets, describesHidden: describesHidden)
        let posted = validator.validate(.urlEncoded(body))
        #expect(posted.issues.map(\.line) == [])
        #expect(Self.plain(posted.values, form.items) == Self.plain(given.values, form.items))
        // The same answers fill the page again.
        let again = FormDataSource(form: form, clock: SampleForm.clock)
        CardPost(urlEncoded: body).fill(again)
        let second = try post(again, secrets: secrets, describesHidden: describesHidden)
        #expect(
            second.split(separator: 38).map(Array.init) == body.split(separator: 38).map(Array.init)
        )
    }

    @Test(arguments: samples)
    func generatedAnswers(_ sample: SampleForm) throws {
        let form = try sample.form()
        let validator = FormValidator(form, clock: SampleForm.clock)
        var numbers = SeededNumbers(seed: 5)
        for round in Laws.rounds(1) {
            let source = FormDataSource(form: form, clock: SampleForm.clock)
            var secrets: [String: String] = [:]
            for item in form.items {
                try Self.answer(item, at: FieldPath(), source, &numbers, &secrets)
            }
            _ = source.attemptSubmission()
            let expected = Set(source.issues.map(\.line))
            for description in DescriptionBuilder().descriptions(of: source) {
                try HTMLPageTests.checkTexts(of: description)
            }
            // Everyday runs try the pages of the form that the test above leaves out.
            for (other, isDescribed) in Self.pages where other.name == sample.name {
                let describesHidden = !isDescribed
                let body = try post(source, secrets: secrets, describesHidden: describesHidden)
                let report = validator.validate(.urlEncoded(body))
                let found = Set(report.issues.map(\.line))
                if found.isEmpty {
                    #expect(
                        Self.plain(report.values, form.items)
                            == Self.plain(source.values, form.items))
                }
                #expect(
                    found == expected,
                    "\(round) \(describesHidden): \(found.subtracting(expected)) \(expected.subtracting(found)) \(String(decoding: body, as: UTF8.self))"
                )
            }
        }
    }

    // MARK: Answers

    private static let texts = [
        "", "a", "Ada", "12", "3", "-1", "0", "1.5", "ada@example.com", "2026-11-20", "10:30",
        "<b>&\"'", "x y", "PT1H",
        "2026-11-20T10:30:00", "2026-11-20T10:30:00+01:00", "https://example.com", "(212) 555-0123",
        "$12.50", "ENG-2041",
        "99999999999999999999", "true", "né", "مرحبا",
    ]

    static func answer(
        _ item: FormItem, at record: FieldPath, _ source: FormDataSource,
        _ numbers: inout SeededNumbers,
        _ secrets: inout [String: String]
    ) throws {
        guard let name = item.name, item.isShown, item.rowSource != nil || numbers.below(5) > 0
        else { return }
        let path =
            record.steps.isEmpty ? source.form.path(of: name) : record.appending(FieldPath(name))
        if item.kind == .group {
            // The rows of a group whose number follows from other answers exist.
            let isAsked = item.rowSource != nil
            for row in 0..<(isAsked ? source.rowCount(of: path) : numbers.below(3)) {
                guard isAsked || (try? source.addRow(to: path, userInitiated: true)) == true else {
                    return
                }
                for inner in item.items {
                    try answer(inner, at: path.appending(.index(row)), source, &numbers, &secrets)
                }
            }
            return
        }
        guard item.kind == .input || item.kind == .secureInput, source.isEnabled(at: path),
            item.setBy != .program, item.valueType != .file
        else { return }
        let choices = source.offeredChoices(at: path).map(\.choice.value)
        let text = texts[numbers.below(texts.count)]
        let value: FieldValue
        switch item.valueType {
        case .boolean: value = .boolean(numbers.below(2) == 0)
        case .choice:
            value = choices.isEmpty ? .empty : .choice(choices[numbers.below(choices.count)])
        case .choices:
            var chosen = choices.filter { _ in numbers.below(2) == 0 }
            if chosen.count > 1, numbers.below(2) == 0 {
                chosen.swapAt(0, 1 + numbers.below(chosen.count - 1))
            }
            value = .choices(chosen)
        case .texts: value = .texts(["a", "b c"].filter { _ in numbers.below(2) == 0 })
        case .multiline: value = .text(text.isEmpty ? "" : text + "\nsecond line")
        default: value = .text(text)
        }
        if item.isSecure {
            // A page never has a secret, so that the person types it once more.
            secrets[path.dotted] = text
            try source.updateValue(at: path, to: .text(text), userInitiated: true)
        } else {
            try source.updateValue(at: path, to: value, userInitiated: true)
        }
    }

    static func secrets(
        of values: [(name: FieldName, value: FieldValue)], _ items: [FormItem], _ prefix: String
    ) -> [String: String] {
        var secrets: [String: String] = [:]
        for (name, value) in values {
            guard let item = items.first(where: { $0.name == name }) else { continue }
            if case .rows(let rows) = value {
                for (index, row) in rows.enumerated() {
                    secrets.merge(
                        Self.secrets(of: row.values, item.items, "\(prefix)\(name.text).\(index).")
                    ) { $1 }
                }
            } else if item.isSecure {
                secrets[prefix + name.text] = DisplayValue.canonicalText(of: value)
            }
        }
        return secrets
    }

    /// Values without those that no page shows.
    private static func plain(
        _ values: [(name: FieldName, value: FieldValue)], _ items: [FormItem]
    ) -> [String: String] {
        var plain: [String: String] = [:]
        for (name, value) in values {
            guard let item = items.first(where: { $0.name == name }), item.isShown else { continue }
            switch value {
            // A browser does not send again what it was not given.
            case .file: break
            case .choices(let list): plain[name.text] = list.joined(separator: ",")
            case .rows(let rows):
                plain[name.text] = rows.map { row in
                    Self.plain(row.values, item.items).sorted { $0.key < $1.key }.map {
                        "\($0.key)=\($0.value)"
                    }
                    .joined(separator: ";")
                }.joined(separator: "|")
            default: plain[name.text] = DisplayValue.canonicalText(of: value)
            }
        }
        return plain
    }
}

extension FormIssue {
    fileprivate var line: String { "\(path) \(code)" }
}
