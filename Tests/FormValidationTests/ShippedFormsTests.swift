import FormModel
import FormValidation
import Foundation
import TestSupport
import Testing

/// Every form in `forms/` is valid, and has the expected result for its sample submissions.
@Suite struct ShippedFormsTests {
    @Test func formsAreShipped() {
        #expect(SampleForm.all.count >= 6)
    }

    @Test func everyFileBelongsToAForm() throws {
        let names = SampleForm.all.map(\.name)
        #expect(try SampleForm.files(in: "cases") == names.map { $0 + ".json" })
        let expected = names.flatMap { name in SampleForm.suffixes.map { name + $0 } }
        let found = try SampleForm.files(in: "submissions")
        #expect(found == expected.sorted())
        let forms = try SampleForm.files(in: "")
        #expect(
            forms
                == (names.map { $0 + ".json" } + ["cases", "choices", "schemas", "submissions"])
                .sorted())
    }

    @Test(arguments: SampleForm.all)
    func readsWithoutDiagnostics(_ sample: SampleForm) throws {
        let form = try sample.form()
        #expect(FieldName(form.id) != nil)
        #expect(form.items.contains { $0.action == .submit }, "nothing submits it")
    }

    @Test(arguments: SampleForm.all)
    func acceptsTheValidSubmission(_ sample: SampleForm) async throws {
        let (form, choices) = try await sample.formWithChoices()
        let validator = FormValidator(form, clock: SampleForm.clock)
        let valid = Submission.json(try sample.submission(".valid.json"))
        let report = await validator.validate(valid, choices: choices)
        #expect(report.issues.map(\.line) == [])
        let sent = Set(report.values.map(\.name))
        let dataSource = FormDataSource(form: form, clock: SampleForm.clock)
        for (name, value) in report.values where dataSource.isEnabled(name) {
            try dataSource.updateValue(of: name, to: value, userInitiated: false)
            await choices.answerPending(dataSource)
        }
        let missing = form.items.filter(\.isInput).compactMap(\.name).filter {
            !sent.contains($0) && dataSource.isVisible($0) && dataSource.isEnabled($0)
        }
        // Values that are not sent are not tried, so valid samples should omit few optional fields.
        #expect(missing.count <= 1, "not tried: \(missing)")
    }

    @Test(arguments: SampleForm.all)
    func findsExactlyTheListedIssues(_ sample: SampleForm) async throws {
        let (form, choices) = try await sample.formWithChoices()
        let validator = FormValidator(form, clock: SampleForm.clock)
        let invalid = Submission.json(try sample.submission(".invalid.json"))
        let report = await validator.validate(invalid, choices: choices)
        let expected = try sample.expectedIssues()
        #expect(expected.count >= 5)
        #expect(report.issues.map(\.line) == expected)
        for issue in report.issues {
            let sentence = validator.message(for: issue)
            #expect(!sentence.contains("{"), "\(issue.line): \(sentence)")
        }
    }

    /// The sample answers, one line for each field that can be filled in, fill in the form; an empty line keeps the default.
    @Test(arguments: SampleForm.all)
    func isFilledInByItsAnswers(_ sample: SampleForm) async throws {
        let (form, choices) = try await sample.formWithChoices()
        var answers = try sample.lines(".answers.txt")[...]
        let dataSource = FormDataSource(form: form, clock: SampleForm.clock)
        for item in form.items {
            try answer(item, in: FieldPath(), from: &answers, dataSource)
            await choices.answerPending(dataSource)
        }
        #expect(answers.isEmpty)
        #expect(dataSource.issues.map(\.line) == [])
    }

    private func answer(
        _ item: FormItem, in row: FieldPath, from answers: inout ArraySlice<String>,
        _ dataSource: FormDataSource
    ) throws {
        guard item.isInput, item.isShown, let name = item.name else { return }
        let path =
            row.steps.isEmpty
            ? dataSource.form.path(of: name) : row.appending(FieldPath(name))
        guard dataSource.isVisible(at: path), dataSource.isEnabled(at: path) else { return }
        guard item.kind == .group else {
            let answer = answers.popFirst()
            #expect(answer != nil, "none for \(path)")
            guard var answer, !answer.isEmpty else { return }
            // A list is typed one text a line, up to an empty line.
            while item.valueType == .texts, let line = answers.popFirst(), !line.isEmpty {
                answer += "\n" + line
            }
            try dataSource.updateValue(at: path, to: .text(answer), userInitiated: true)
            return
        }
        let place = try #require(dataSource.form.compiled.place(of: path)?.place)
        let count = item.rowSource == nil ? nil : dataSource.rowNumber(of: place)
        // After each optional row, a line says whether another one follows.
        for number in 0..<(count ?? item.maximumRows) {
            if count == nil, number >= item.minimumRows {
                guard ["y", "yes"].contains(answers.popFirst()) else { return }
            }
            // Filling in begins with the default rows of the group.
            if dataSource.rowCount(of: path) <= number {
                try dataSource.addRow(to: path, userInitiated: true)
            }
            for inner in item.items {
                let row = dataSource.form.compiled.path(
                    of: RowPlace(group: place, index: number))
                try answer(inner, in: row, from: &answers, dataSource)
            }
        }
    }

    @Test func theFormsTogetherShowTheEngine() throws {
        let items = try SampleForm.all.flatMap { try $0.form().items }.filter(\.isInput)
        let inputs = items + items.flatMap(\.items).filter(\.isInput)
        #expect(Set(inputs.map(\.valueType)) == Set(ValueType.allCases))
        #expect(inputs.contains { $0.isSecure })
        let validators = Set(inputs.flatMap { $0.validators.map(\.name) })
        #expect(
            validators.isSuperset(of: [
                "required", "length", "range", "pattern", "email", "oneOf", "sameAs", "anyOf",
                "not", "each", "stopOnFirst", "warning", "accepted", "absent", "differentFrom",
                "count", "weekday", "unique",
            ]))
        let formatters = Set(inputs.compactMap { $0.formatter?.name })
        #expect(formatters.isSuperset(of: ["currency", "zipcode", "phone", "ssn"]))
        #expect(inputs.contains { $0.defaultExpression != nil })
        #expect(
            try SampleForm.all.flatMap { try $0.form().pages }.contains { !$0.card.states.isEmpty }
        )
    }
}

extension SampleForm {
    fileprivate static let suffixes = [
        ".answers.txt", ".invalid.json", ".valid.json",
    ]

    fileprivate static func files(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: self.folder.appending(path: folder).path
        ).sorted()
    }

    /// The form with the choices that it fetches, which are in the files `forms/choices/NAME.csv`.
    fileprivate func formWithChoices() async throws -> (form: Form, choices: RemoteChoices) {
        var choices = RemoteChoices()
        for file in try Self.files(in: "choices") {
            let list = try Self.choices(in: file)
            choices.add(String(file.dropLast(4))) { list }
        }
        return (try await self.form().fetchingChoices(by: choices), choices)
    }

    /// The choices of a CSV file without quotation marks.
    private static func choices(in file: String) throws -> [Choice] {
        let text = try String(
            contentsOf: folder.appending(path: "choices/" + file), encoding: .utf8)
        let lines = text.split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let header = try #require(lines.first)
        return try lines.dropFirst().map { line in
            try #require(line.count == header.count)
            var titles: [(language: LanguageTag, text: String)] = []
            var columns: [FieldName: FieldValue] = [:]
            for (name, field) in zip(header, line) where name != "value" {
                if name.hasPrefix("title") {
                    let language = name == "title" ? "en" : String(name.dropFirst(6))
                    titles.append((try #require(LanguageTag(language)), field))
                } else {
                    columns[try #require(FieldName(name))] = .text(field)
                }
            }
            return Choice(line[0], title: LocalizedText(titles), columns: columns)
        }
    }

    /// The paths and codes that the file of cases expects of the invalid submission, in its order.
    fileprivate func expectedIssues() throws -> [String] {
        let file = Self.folder.appending(path: "cases/\(name).json")
        let value = try JSONValue(Array(Data(contentsOf: file)), limits: .formFile)
        func member(_ key: String, of value: JSONValue?) -> JSONValue? {
            value?.members?.first { $0.key == key }?.value
        }
        let invalid = member("cases", of: value)?.elements?.last
        #expect(member("name", of: invalid)?.string == "invalid")
        return (member("issues", of: invalid)?.members ?? []).flatMap { path, _, codes in
            (codes.elements ?? [codes]).map { "\(path) \($0.string ?? "?")" }
        }
    }

    fileprivate func lines(_ suffix: String) throws -> [String] {
        let text = String(decoding: try submission(suffix), as: UTF8.self)
        #expect(text.hasSuffix("\n"))
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }
}

extension FormIssue {
    fileprivate var line: String { "\(path) \(code)" }
}
