@testable import FormCards
import FormModel
import FormValidation
import TestSupport
import Testing

@testable import formrun

/// Laws that hold for every form of the language are tried with generated forms and answers.
///
/// - A submission in JSON, a form post, `run --answers` and a data source have the same result; what
///   a person enters at a terminal is what lines of standard input enter.
/// - The order of keys never matters, neither in the form nor in a submission.
/// - Validating twice has the same result.
/// - `validate` accepts what `run` writes.
/// - To change an answer and to change it back restores everything.
/// - A form whose fragments are written out has the same results.
///
/// `.scripts/compare-generated.py` tries one more law by an independent validator: what the schema
/// of a form refuses, the form refuses.
@Suite struct LanguageLawTests {
    private static let answerCount = 2

    /// The result of validation: the path and code of each error, and the ending.
    private struct Outcome: Equatable {
        var facts: Set<String>
        var values: String?

        var isValid: Bool { facts.isEmpty }

        init(_ issues: [FormIssue], _ values: [(name: FieldName, value: FieldValue)]) {
            facts = Set(issues.filter { $0.severity == .error }.map { "\($0.path) \($0.code)" })
            self.values = facts.isEmpty ? LanguageLawTests.described(values) : nil
        }

        init(_ report: ValidationReport) { self.init(report.issues, report.values) }
    }

    private static func described(_ values: [(name: FieldName, value: FieldValue)]) -> String {
        var writer = JSONWriter()
        writer.object(values)
        writer.endLine()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The result of a submission to the form, or to another notation of it.
    private static func outcome(
        _ json: [UInt8], _ form: LanguageForm, read other: Form? = nil
    ) -> Outcome {
        Outcome(form.validator(of: other).validate(.json(json)))
    }

    /// Tries a law with generated forms, each with several answers, all of which have a feature if one is given.
    private static func forAll(
        seed: UInt64, with feature: LanguageFeature? = nil,
        _ law: (LanguageForm, LanguageAnswers, inout SeededNumbers) throws -> Void
    ) throws {
        var numbers = SeededNumbers(seed: seed)
        let blocks = try LanguageBlock.tried()
        let leading = blocks.filter { feature.map($0.features.contains) ?? true }
        // Every block leads forms of one of six laws with seeds in a row; forms have two to four blocks.
        let begin = Int(seed % 6) * leading.count / 6
        for number in Laws.rounds(18, share: 2) {
            let first = leading[(begin + number) % leading.count]
            let others = blocks.filter { $0.name != first.name }.shuffled(using: &numbers)
            let count = Int.random(in: 1...3, using: &numbers)
            let chosen = ([first] + others.prefix(count)).shuffled(using: &numbers)
            let form = try LanguageForm(chosen, &numbers)
            for _ in 0..<answerCount { try law(form, form.answers(&numbers), &numbers) }
        }
    }

    private static func context(_ form: LanguageForm, _ answers: LanguageAnswers) -> String {
        String(decoding: answers.json, as: UTF8.self) + form.text
    }

    @Test func everyFeatureHasABlock() throws {
        let found = try LanguageBlock.all().reduce(into: Set<LanguageFeature>()) {
            $0.formUnion($1.features)
        }
        #expect(found == Set(LanguageFeature.allCases))
    }

    // MARK: The ways

    @Test func theWaysAgree() throws {
        var (valid, codes) = (0, Set<Substring>())
        try Self.forAll(seed: 307) { form, answers, numbers in
            let expected = Self.outcome(answers.json, form)
            if expected.isValid { valid += 1 }
            codes.formUnion(expected.facts.compactMap { $0.split(separator: " ").last })
            let context = Self.context(form, answers)
            let post = form.validator().validate(answers.post(form))
            #expect(Outcome(post) == expected, "post \(answers.post(form)) \(context)")
            guard !expected.facts.contains(where: { $0.hasSuffix(" ended") }) else { return }
            Self.checkRun(form, answers, expected)
            try Self.checkDataSource(form, answers, expected, &numbers)
        }
        #expect(
            valid > Laws.cases(8, share: 2) && codes.count > (Laws.areMany ? 10 : 2),
            "\(valid) \(codes.sorted())")
    }

    /// `run --answers` ends with the same result, and writes what `validate` accepts.
    private static func checkRun(
        _ form: LanguageForm, _ answers: LanguageAnswers, _ expected: Outcome
    ) {
        let (console, options) = form.console()
        console.files["answers.json"] = answers.json
        let status = console.run(
            ["run", "form.json", "--no-input", "--answers", "answers.json"] + options)
        let context = Self.context(form, answers)
        #expect((status == .success) == expected.isValid, "\(console.saidText) \(context)")
        guard status == .success else {
            let facts = console.said.compactMap { line in
                line.firstMatch(of: /(?:^|: )(\/[^:]*): .*\[(\w+)\]$/)
            }.map { "\($0.output.1) \($0.output.2)" }
            #expect(Set(facts) == expected.facts, "\(context)")
            return
        }
        let written = outcome(console.output, form)
        #expect(written.isValid, "\(console.outputText) \(written.facts)")
        #expect(written.values == expected.values, "\(context)")
    }

    /// A data source that is set field by field, in any order.
    ///
    /// It keeps an answer to a hidden, disabled or computed field without validation, and a person changes no field that
    /// the program sets.
    private static func checkDataSource(
        _ form: LanguageForm, _ answers: LanguageAnswers, _ expected: Outcome,
        _ numbers: inout SeededNumbers
    ) throws {
        guard let source = try filled(form, answers, &numbers) else { return }
        // A data source has the rows that other answers ask for, even if they were not sent.
        let hasMissingRows = expected.facts.contains { fact in
            let words = fact.split(separator: " ")
            let path = words.first.flatMap { FieldPath(pointer: String($0)) }
            return words.last == "tooFew"
                && path.flatMap { source.form.input(at: $0) }?.rowSource != nil
        }
        guard !hasMissingRows else { return }
        let found = Outcome(source.issues, source.values)
        let seen = expected.facts.filter { fact in
            !["hiddenField", "disabledField", "notComputed", "notGiven"].contains {
                fact.hasSuffix($0)
            }
        }
        #expect(found.facts == seen, "\(context(form, answers))")
        if expected.isValid { #expect(found.values == expected.values) }
    }

    /// A data source with the answers; `nil` where it has no room for a row that was sent, because fields decide the
    /// number of rows.
    private static func filled(
        _ form: LanguageForm, _ answers: LanguageAnswers, _ numbers: inout SeededNumbers
    ) throws -> FormDataSource? {
        let source = form.makeDataSource()
        let typed = answers.typed.filter { isTyped($0.path, form) }.shuffled(using: &numbers)
        // The fields of the form come first, since they may decide the numbers of rows.
        for (path, value) in typed where !isInRow(path, form) && !answers.late.contains(path) {
            try source.updateValue(at: path, to: value, userInitiated: true)
        }
        // An answer in a row may show the groups in that row.
        func depth(_ path: FieldPath) -> Int {
            form.form.compiled.place(of: path)?.place.inner.count ?? 1
        }
        for rows in 0..<6 {
            for (path, count) in answers.rows where depth(path) == rows {
                // A hidden group has no rows.
                guard count == 0 || source.isVisible(at: path) else { return nil }
                // A default has rows, too.
                if let group = form.form.input(at: path), !group.defaultValue.isEmpty {
                    while source.rowCount(of: path) > count {
                        try source.removeRow(
                            at: path.appending(.index(count)), userInitiated: false)
                    }
                }
                while source.rowCount(of: path) < count {
                    guard try source.addRow(to: path, userInitiated: false) else { return nil }
                }
            }
            for (path, value) in typed where isInRow(path, form) && depth(path) == rows + 1 {
                guard source.isVisible(at: path) || source.form.input(at: path) == nil else {
                    return nil
                }
                try source.updateValue(at: path, to: value, userInitiated: true)
            }
        }
        for (path, value) in typed where answers.late.contains(path) {
            try source.updateValue(at: path, to: value, userInitiated: true)
        }
        return source
    }

    /// Whether a person can type an answer to a field: the program sets none of its values.
    private static func isTyped(_ path: FieldPath, _ form: LanguageForm) -> Bool {
        !form.given.keys.contains { FieldPath($0) == path }
    }

    private static func isInRow(_ path: FieldPath, _ form: LanguageForm) -> Bool {
        form.form.compiled.place(of: path)?.place.inner.isEmpty == false
    }

    // MARK: Order, repetition, fragments

    @Test func theOrderOfKeysNeverMatters() throws {
        try Self.forAll(seed: 302) { form, answers, numbers in
            let expected = Self.outcome(answers.json, form)
            let shuffled = try form.shuffled(&numbers)
            let found = Self.outcome(answers.shuffled(&numbers), form, read: shuffled)
            #expect(found == expected, "\(Self.context(form, answers))")
        }
    }

    @Test func validatingTwiceHasTheSameResult() throws {
        var last: (text: String, session: ValidationSession)?
        try Self.forAll(seed: 303) { form, answers, _ in
            // One session for all answers to a form, which keeps memory between submissions.
            if last?.text != form.text {
                last = (form.text, form.validator().makeSession())
            }
            let expected = Self.outcome(answers.json, form)
            for _ in 0..<2 {
                let report = last?.session.validate(.json(answers.json))
                #expect(report.map { Outcome($0) } == expected, "\(Self.context(form, answers))")
            }
        }
    }

    @Test func fragmentsCanBeWrittenOut() throws {
        try Self.forAll(seed: 304, with: .fragments) { form, answers, _ in
            let console = TestForms.console(form.text)
            #expect(console.run("check", "--expand", "form.json") == .success)
            #expect(!console.outputText.contains(#""use""#))
            let expanded = try form.read(console.outputText)
            #expect(
                Self.outcome(answers.json, form, read: expanded)
                    == Self.outcome(answers.json, form),
                "\(Self.context(form, answers))")
        }
    }

    // MARK: Filling in

    /// The visible state of a data source.
    private static func state(
        _ source: FormDataSource, _ answers: LanguageAnswers
    ) -> [String] {
        source.issues.map { "\($0.path) \($0.code)" } + [described(source.values)]
            + answers.typed.map { answer in
                "\(source.isVisible(at: answer.path)) \(source.displayText(at: answer.path))"
            } + answers.rows.map { "\(source.rowCount(of: $0.path))" }
    }

    @Test func changingBackRestores() throws {
        var changed = 0
        try Self.forAll(seed: 305) { form, answers, numbers in
            guard let source = try Self.filled(form, answers, &numbers) else { return }
            let before = Self.state(source, answers)
            for (path, value) in answers.typed.shuffled(using: &numbers).prefix(4) {
                let isFree = source.isVisible(at: path) && source.isEnabled(at: path)
                guard isFree, Self.isTyped(path, form) else { continue }
                let other = ["", "no", "yes", "1", "other"].randomElement(using: &numbers) ?? ""
                try source.updateValue(at: path, to: .text(other), userInitiated: true)
                if Self.state(source, answers) != before { changed += 1 }
                try source.updateValue(at: path, to: value, userInitiated: true)
                #expect(
                    Self.state(source, answers) == before,
                    "\(path) \(other) \(Self.context(form, answers))")
            }
        }
        #expect(changed > Laws.cases(100, share: 2))
    }

    /// What a person enters at a terminal is accepted, and lines of standard input enter the same.
    @Test func theTerminalAndLinesAgree() throws {
        var submitted = 0
        try Self.forAll(seed: 306) { form, answers, _ in
            let source = form.makeDataSource()
            guard let lines = Self.converse(form, answers, source) else { return }
            submitted += 1
            let bytes = AnswersWriter.bytes(
                source.values, of: source.form.compiled.layout, as: .json)
            let written = String(decoding: bytes, as: UTF8.self)
            let found = Self.outcome(bytes, form)
            #expect(
                found.values == Self.described(source.values),
                "\(found.facts) \(lines) \(form.text)")
            let (console, options) = form.console()
            console.input = Array(lines.map { $0 + "\n" }.joined().utf8)
            let status = console.run(["run", "form.json"] + options)
            #expect(status == .success, "\(lines) \(form.text)")
            #expect(console.outputText == written, "\(lines) \(form.text)")
        }
        #expect(submitted > Laws.cases(20, share: 2), "\(submitted)")
    }

    /// The lines of standard input with an answer: one of several lines stands between two that mark it.
    private static func written(_ answer: String) -> String {
        answer.contains("\n") ? "<<TEXT\n\(answer)\nTEXT" : answer
    }

    /// The typed lines if the form is submitted; `nil` if an answer is refused.
    private static func converse(
        _ form: LanguageForm, _ answers: LanguageAnswers, _ source: FormDataSource
    ) -> [String]? {
        var lines: [String] = []
        let session = FormSession(source, catalog: .english)
        _ = session.start()
        while lines.count < 200 {
            let place = session.place
            let line: String
            switch place {
            case .field(let field):
                let path = form.form.compiled.path(of: field)
                // No file is at a path that a line could name.
                let value = answers.typed.first { $0.path == path }?.value
                line = if case .text(let text) = value { text } else { "" }
            case .another(let group):
                let path = form.form.compiled.path(of: group)
                let count = answers.rows.first { $0.path == path }?.count ?? 0
                line = source.rowCount(of: path) < count ? "y" : "n"
            case .page:
                // Lines of standard input pass a page that only tells something.
                _ = session.handle(.line(""))
                continue
            default:
                let isSubmitted = session.handle(.line("")).contains {
                    if case .submit = $0 { true } else { false }
                }
                return isSubmitted ? lines : nil
            }
            lines.append(written(line))
            // Lines of standard input are elements of a list up to an empty one.
            if case .field(let field) = place, !line.isEmpty,
                form.form.compiled.field(at: field).valueType == .texts
            {
                lines.append("")
            }
            _ = session.handle(.line(line))
            if !session.focus.messages.isEmpty, session.place == place { return nil }
        }
        Issue.record("a dialogue without an end \(form.text)")
        return nil
    }
}
