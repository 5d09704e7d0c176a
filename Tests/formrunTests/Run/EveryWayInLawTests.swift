@testable import FormCards
import FormModel
import FormValidation
import TestSupport
import Testing

@testable import formrun

/// All ways of entering answers have the same result and the same issues: lines of standard input,
/// a person at a terminal, JSON for `--answers`, a data source that is set in any order, and a
/// submission.
///
/// The ways differ by design in these points:
/// - A submission, and supplied rows, are validated as sent, while filling in accepts defaults;
///   accepted defaults are sent in the submission.
/// - Lines and the terminal stop at the first invalid answer, which is the same for both; the
///   answers so far are validated. No more lines are requested then, so later fields are not
///   reported missing.
/// - Lines are read once, in order: if an answer shows an earlier field, a rule on both ends the
///   reading, while the terminal can still ask for it.
/// - In a data source, an answer to a hidden, disabled or computed field is kept without
///   validation.
@Suite struct EveryWayInLawTests {
    // MARK: The ways

    /// The result of one way.
    private struct Outcome {
        var isValid: Bool
        /// The path and code of each issue.
        var issues: Set<String>
        var values: String?
    }

    private static func facts(_ issues: [FormIssue]) -> Set<String> {
        Set(issues.map { "\($0.path) \($0.code)" })
    }

    /// The path and code of each output line; a position in a file may precede the path.
    private static func facts(_ console: RecordingConsole) -> Set<String> {
        Set(
            console.said.map { line in
                let isPath = line.hasPrefix("/")
                let start = isPath ? nil : line.firstRange(of: ": /")?.lowerBound
                let reported = start.map { line[$0...].dropFirst(2) } ?? line[...]
                let path = reported.prefix { $0 != ":" }
                let code = line.reversed().drop { $0 != "]" }.dropFirst().prefix { $0 != "[" }
                return "\(path) \(String(code.reversed()))"
            })
    }

    private static func described(_ values: [(name: FieldName, value: FieldValue)]) -> String {
        var writer = JSONWriter()
        writer.object(values)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private static func outcome(of source: FormDataSource) -> Outcome {
        Outcome(
            isValid: source.isValid, issues: facts(source.issues),
            values: source.isValid ? described(source.values) : nil)
    }

    private static func submitted(_ json: String, _ validator: FormValidator) -> Outcome {
        let report = validator.validate(.json(Array(json.utf8)))
        return Outcome(
            isValid: report.isValid, issues: facts(report.issues),
            values: report.isValid ? described(report.values) : nil)
    }

    /// A run without a terminal.
    private static func run(
        _ form: Form, json: String = "{}", lines: [String]? = nil
    ) throws -> Outcome {
        let console = RecordingConsole()
        let source = FormDataSource(form: form)
        var supplied = SuppliedAnswers(form: form)
        supplied.add(json: Array(json.utf8))
        supplied.fill(source)
        let run = UnattendedRun(
            dataSource: source, supplied: supplied, remote: RemoteCommands(), asking: .missing,
            catalog: .english, console: console)
        let reader = lines.map {
            LineReader(
                MemorySource(Array($0.map { $0 + "\n" }.joined().utf8)),
                limit: UnattendedRun.lineLimit)
        }
        let status = try run.run(lines: reader)
        let isUnanswered = source.issues.allSatisfy { $0.code == .required || $0.code == .tooFew }
        if status == .unanswered { #expect(isUnanswered) }
        return Outcome(
            isValid: status == .success, issues: facts(console),
            values: status == .success ? described(source.values) : nil)
    }

    /// A conversation at a terminal, up to the first repeated question or the end.
    private struct Conversation {
        let source: FormDataSource
        var lines: [String] = []
        /// The paths of the asked fields.
        var asked: Set<String> = []
        var isSubmitted = false
    }

    private static func converse(_ test: GeneratedAnswers) -> Conversation {
        let source = FormDataSource(form: test.form)
        var conversation = Conversation(source: source)
        let session = FormSession(source, catalog: .english)
        _ = session.start()
        while true {
            let place = session.place
            let line: String
            switch place {
            case .field(let field):
                let path = "\(test.form.compiled.path(of: field))"
                conversation.asked.insert(path)
                line = test.answers[path]?.typed ?? ""
            case .another(let group):
                let path = test.form.compiled.path(of: group)
                line = source.rowCount(of: path) < test.rows["\(path)"] ?? 0 ? "y" : "n"
            case .page:
                // A pipe has no line for it.
                _ = session.handle(.line(""))
                continue
            case .review, .rows:
                let effects = session.handle(.line(""))
                conversation.isSubmitted = effects.contains {
                    if case .submit = $0 { true } else { false }
                }
                return conversation
            }
            conversation.lines.append(line)
            _ = session.handle(.line(line))
            let isRefused = !session.focus.messages.isEmpty && session.place == place
            if isRefused { return conversation }
        }
    }

    /// A data source that is set field by field, in any order, with typed texts.
    private static func filled(
        _ test: GeneratedAnswers, _ numbers: inout SeededNumbers
    ) throws -> FormDataSource {
        let source = FormDataSource(form: test.form)
        func value(_ path: String) -> FieldValue {
            test.answers[path].map { .text($0.typed) } ?? .empty
        }
        for field in test.form.compiled.fields.shuffled(using: &numbers) {
            let path = FieldPath(field.name)
            guard field.rows != nil else {
                let value = value("\(path)")
                if !value.isEmpty {
                    try source.updateValue(at: path, to: value, userInitiated: true)
                }
                continue
            }
            try source.updateValue(
                at: path, to: .rows(rows(test, field, "\(path)")), userInitiated: true)
        }
        return source
    }

    private static func rows(
        _ test: GeneratedAnswers, _ group: CompiledField, _ path: String
    ) -> [FormRow] {
        (0..<(test.rows[path] ?? 0)).map { number in
            var row = FormRow()
            for field in group.rows?.fields ?? [] {
                let cell = "\(path)/\(number)/\(field.name)"
                if field.rows != nil {
                    row[field.name] = .rows(rows(test, field, cell))
                } else if let answer = test.answers[cell] {
                    row[field.name] = .text(answer.typed)
                }
            }
            return row
        }
    }

    // MARK: What is sent

    /// A submission, with the accepted defaults of a data source.
    private struct Sender {
        let test: GeneratedAnswers
        let source: FormDataSource
        /// The paths of the answered fields; `nil` for all.
        var asked: Set<String>?
        /// Whether defaults of fields of the form are sent, or only those of rows.
        var sendsDefaults = true

        var json: String { object(test.form.compiled.fields, at: FieldPath()) }

        private func object(_ fields: [CompiledField], at path: FieldPath) -> String {
            let members = fields.compactMap { field in
                value(of: field, at: path.appending(.key(field.name.text))).map {
                    #""\#(field.name)":\#($0)"#
                }
            }
            return "{\(members.joined(separator: ","))}"
        }

        private func value(of field: CompiledField, at path: FieldPath) -> String? {
            if let rows = field.rows {
                let count =
                    asked == nil ? test.rows["\(path)"] ?? 0 : source.rowCount(of: path)
                guard count > 0, asked == nil || source.isVisible(at: path) else { return nil }
                let list = (0..<count).map { object(rows.fields, at: path.appending(.index($0))) }
                return "[\(list.joined(separator: ","))]"
            }
            let isOpen = source.isVisible(at: path) && source.isEnabled(at: path)
            if asked.map({ isOpen && $0.contains("\(path)") }) != false,
                let answer = test.answers["\(path)"]
            {
                return answer.json
            }
            let item = field.item
            guard isOpen, !item.defaultValue.isEmpty || item.defaultExpression != nil,
                sendsDefaults || path.steps.count > 1,
                case .integer(let number) = source.value(at: path)
            else { return nil }
            return String(number)
        }
    }

    // MARK: The law

    private static func check(
        _ found: Outcome, _ expected: Outcome, _ way: String, _ json: String,
        _ test: GeneratedAnswers
    ) {
        #expect(
            found.isValid == expected.isValid && found.issues == expected.issues
                && found.values == expected.values,
            """
            \(way): \(found.issues.symmetricDifference(expected.issues).sorted()) \
            \(found.values ?? "") \(expected.values ?? "") \(json)
            \(test.text)
            """)
    }

    @Test func theVerdictIsTheSame() throws {
        var numbers = SeededNumbers(seed: 95)
        var (valid, ended, codes) = (0, 0, Set<String>())
        for _ in Laws.rounds(5, share: 2) {
            let generated = try GeneratedAnswers(&numbers)
            let validator = FormValidator(generated.form)
            for _ in 0..<5 {
                let test = generated.answered(&numbers)
                // All answers at once.
                let source = try Self.filled(test, &numbers)
                var sender = Sender(test: test, source: source)
                let whole = Self.submitted(sender.json, validator)
                sender.sendsDefaults = false
                Self.check(
                    try Self.run(test.form, json: sender.json), whole, "answers", sender.json, test)
                var seen = whole
                seen.issues = whole.issues.filter { fact in
                    ["hiddenField", "disabledField", "notComputed"].allSatisfy {
                        !fact.hasSuffix($0)
                    }
                }
                seen.isValid = seen.issues.isEmpty
                var set = Self.outcome(of: source)
                if !whole.isValid { set.values = nil }
                Self.check(set, seen, "data source", sender.json, test)
                codes.formUnion(
                    whole.issues.compactMap { $0.split(separator: " ").last.map(String.init) })
                // One after the other.
                let conversation = Self.converse(test)
                let typed = Sender(
                    test: test, source: conversation.source, asked: conversation.asked)
                let expected = Self.submitted(typed.json, validator)
                if !test.mayWaitForever {
                    var reported = try Self.run(test.form, lines: conversation.lines)
                    #expect(reported.issues.isEmpty == expected.issues.isEmpty)
                    #expect(reported.issues.isSubset(of: expected.issues))
                    let asked = conversation.asked
                    let unreported = expected.issues.subtracting(reported.issues)
                    #expect(
                        unreported.allSatisfy { fact in !asked.contains { fact.hasPrefix($0 + " ") }
                        })
                    reported.issues = expected.issues
                    Self.check(
                        reported, expected, "lines \(conversation.lines)", typed.json, test)
                }
                let terminal = Self.outcome(of: conversation.source)
                Self.check(
                    terminal, expected, "terminal \(conversation.lines)", typed.json, test)
                #expect(conversation.isSubmitted == expected.isValid)
                if expected.isValid { valid += 1 } else { ended += 1 }
            }
        }
        #expect(
            valid > Laws.cases(20, share: 2) && ended > Laws.cases(60, share: 2)
                && codes.count > (Laws.areMany ? 15 : 5), "\(valid) \(ended) \(codes.sorted())")
    }

    // MARK: Several validators of one value

    typealias Row = (items: String, rules: String, json: String, issues: [String])

    private static let a = #""type": "input", "name": "a", "title": "A""#
    private static let b = #"{ "type": "input", "name": "b", "title": "B" }"#

    /// A value that one validator refuses is validated by all others, and by those of other fields.
    @Test(
        arguments: [
            (
                #"{ \#(a), "validators": ["email"] }, \#(b)"#,
                #"{ "exactlyOneOf": ["a", "b"] }"#, #"{"a":"x","b":"y"}"#,
                ["/a email", "/a exactlyOneOf"]
            ),
            (
                #"{ \#(a), "validators": ["stopOnFirst", "email", { "length": { "max": 1 } }] }, \#(b)"#,
                #"{ "allOrNone": ["a", "b"] }"#, #"{"a":"xx"}"#, ["/a email", "/a allOrNone"]
            ),
            (
                #"{ \#(a), "validators": ["email", { "differentFrom": "b" }] }, \#(b)"#, "",
                #"{"a":"x","b":"x"}"#, ["/a email", "/a notDifferent"]
            ),
            (
                #"{ \#(a), "validators": ["email"] }, { "type": "input", "name": "b", "title": "B", "validators": [{ "differentFrom": "a" }] }"#,
                "", #"{"a":"x","b":"x"}"#, ["/a email", "/b notDifferent"]
            ),
            (
                #"{ \#(a), "validators": ["email", { "when": { "that": "present(b)", "then": [{ "length": { "min": 2 } }] } }] }, \#(b)"#,
                "", #"{"a":"x","b":"y"}"#, ["/a email", "/a tooShort"]
            ),
            (
                #"{ \#(a), "validators": ["email"] }, { "type": "input", "name": "b", "title": "B", "validators": [{ "when": { "that": "a == 'x'", "then": [{ "length": { "min": 2 } }] } }] }"#,
                "", #"{"a":"x","b":"y"}"#, ["/a email", "/b tooShort"]
            ),
            (
                #"{ \#(a), "value": "integer" }, { "type": "input", "name": "b", "title": "B", "value": "integer", "validators": [{ "differentFrom": "a" }, { "when": { "that": "!present(a)", "then": [{ "range": { "max": 1 } }] } }] }"#,
                #"{ "exactlyOneOf": ["a", "b"] }"#, #"{"a":"x","b":2}"#,
                ["/a wrongType", "/b tooLarge", "/b exactlyOneOf"]
            ),
            (
                #"{ \#(a), "validators": ["email", { "check": { "that": "b == 'y'", "message": "No." } }] }, \#(b)"#,
                "", #"{"a":"x","b":"z"}"#, ["/a email", "/a check"]
            ),
        ] as [Row])
    func whatIsRefusedIsValidatedByOthersToo(_ row: Row) throws {
        let form = try TestForms.form(
            #"{ "formrun": 1, "id": "f", "title": "F", "rules": [\#(row.rules)], "items": [\#(row.items)] }"#
        )
        let expected = Set(row.issues)
        #expect(Self.submitted(row.json, FormValidator(form)).issues == expected)
        #expect(try Self.run(form, json: row.json).issues == expected)
        let source = FormDataSource(form: form)
        for (key, _, value) in try JSONValue(Array(row.json.utf8), limits: .submission).members
            ?? []
        {
            guard let name = FieldName(key) else { continue }
            try source.updateValue(
                of: name, to: .text(value.string ?? "2"), userInitiated: true)
        }
        #expect(Self.outcome(of: source).issues == expected)
    }
}
