import FormModel
import FormValidation
import TestSupport
import Testing

/// A form with fragments and the same form with its fragments written out have the same verdicts.
@Suite struct FragmentLawTests {
    private static let names = ["a", "b", "c"]

    /// Items with the names of the suite, in which expressions and validators read each other.
    private static func items(_ numbers: inout SeededNumbers, uses: [String]) -> String {
        var items = names.map { name -> String in
            let other = names[numbers.below(3)]
            let more = [
                "", #","visibleWhen":"present(\#(other)) || \#(other) == '\#(name)'""#,
                #","validators":["required",{"length":{"max":3}}]"#,
                #","validators":[{"when":{"that":"\#(other) != 'x'","then":[{"differentFrom":"\#(other)"}]}}]"#,
                #","requiredWhen":"length(\#(other)) > 1""#,
                #","default":{"expression":"'\#(other)'"}"#,
            ]
            return
                #"{"type":"input","name":"\#(name)","title":"T"\#(more[numbers.below(more.count)])}"#
        }
        let rows =
            #"{"type":"group","name":"g","title":"G","items":[{"type":"input","name":"a","title":"A","visibleWhen":"present(b)"},{"type":"input","name":"n","title":"N","value":"integer"}],"validators":[{"unique":{"by":"a"}}]}"#
        if numbers.below(2) == 0 { items.append(rows) }
        for (index, use) in uses.enumerated() where numbers.below(2) == 0 {
            items.append(#"{"use":"\#(use)","prefix":"u\#(index)","visibleWhen":"present(a)"}"#)
        }
        return items.joined(separator: ",")
    }

    @Test func expandingChangesNoVerdict() throws {
        var numbers = SeededNumbers(seed: 606)
        var checked = 0
        for _ in Laws.rounds(12) {
            let fragments = (0..<3).map { level in
                let uses = (0..<level).map { "f\($0)" }
                return #""f\#(level)":{"items":[\#(Self.items(&numbers, uses: uses))]}"#
            }
            let text = Array(
                #"{"formrun":1,"id":"f","title":"F","fragments":{\#(fragments.joined(separator: ","))},"items":[{"use":"f2","prefix":"p"},\#(Self.items(&numbers, uses: ["f1"]))]}"#
                    .utf8)
            let form: Form
            do throws(FormDocumentError) {
                form = try FormDocument.read(text, vocabulary: .standard)
            } catch {
                // Conditions may form a cycle, or read a field that the form does not have.
                let codes: Set<DefinitionCode> = [.conditionLoop, .unknownField]
                #expect(error.diagnostics.allSatisfy { codes.contains($0.code) }, "\(error)")
                continue
            }
            let expanded = try FormDocument.expanded(text, vocabulary: .standard)
            let plain = try FormDocument.read(expanded, vocabulary: .standard)
            #expect(try FormDocument.expanded(expanded, vocabulary: .standard) == expanded)
            let (first, second) = (FormValidator(form), FormValidator(plain))
            for turn in 0..<20 {
                let members = form.items.compactMap(\.name).filter { _ in numbers.below(2) == 0 }
                    .map { name in
                        form.input(name)?.kind == .group
                            ? #""\#(name)":[{"a":"x"},{"a":"\#(numbers.below(2) == 0 ? "x" : "y")","n":1}]"#
                            : #""\#(name)":"\#(["x", "a", "long", ""][numbers.below(4)])""#
                    }
                // Everyday runs try a third of the submissions to the same forms.
                guard Laws.areMany || turn.isMultiple(of: 3) else { continue }
                let submission = Array("{\(members.joined(separator: ","))}".utf8)
                #expect(
                    first.validate(.json(submission)).issues
                        == second.validate(.json(submission)).issues)
                checked += 1
            }
        }
        #expect(checked > Laws.cases(200, share: 3))
    }

    // MARK: Forms that are written twice

    /// A submission as JSON for some fields of a record.
    private static func submission(
        _ items: [FormItem], _ numbers: inout SeededNumbers
    ) -> SchemaValue {
        var tree = SchemaValue.object([])
        for item in items {
            guard let name = item.name, item.kind == .input || item.kind == .group,
                numbers.below(4) > 0
            else { continue }
            let value: SchemaValue
            switch item.valueType {
            case .integer: value = .number(ExactDecimal(Int128(numbers.below(5))))
            case .choice: value = .text(["p", "q", "r"][numbers.below(3)])
            case .choices:
                let lists: [[SchemaValue]] = [["a"], ["b", "c"], ["other"], ["d"], []]
                value = .list(lists[numbers.below(5)])
            case .group:
                value = .list((0..<numbers.below(4)).map { _ in submission(item.items, &numbers) })
            default: value = .text(["x", "a", "long", ""][numbers.below(4)])
            }
            tree = tree.setting(value, at: name.text.split(separator: ".").map(String.init)[...])
        }
        return tree
    }

    private static func form(_ text: String) -> Result<Form, FormDocumentError> {
        do throws(FormDocumentError) {
            return .success(try FormDocument.read(Array(text.utf8), vocabulary: .standard))
        } catch {
            return .failure(error)
        }
    }

    /// The texts of the items of a form, with the values of a submission that has no rows.
    private static func texts(_ form: Form, _ submission: SchemaValue) throws -> [String] {
        let source = FormDataSource(form: form)
        for item in form.items {
            guard let name = item.name else { continue }
            var value: SchemaValue? = submission
            for part in name.text.split(separator: ".") { value = value?[String(part)] }
            switch (value, item.valueType) {
            case (.text(let text)?, .text):
                try source.updateValue(of: name, to: .text(text), userInitiated: false)
            case (.text(let text)?, .choice):
                try source.updateValue(of: name, to: .choice(text), userInitiated: false)
            case (.number(let number)?, .integer):
                try source.updateValue(of: name, to: .decimal(number), userInitiated: false)
            default: continue
            }
        }
        return form.items.flatMap { item in
            [item.title, item.help, item.placeholder].compactMap { $0 }.map { source.text($0) }
                + item.choices.map { source.text($0.title) }
        }
    }

    /// Forms that are written with all names and forms with fragments have the same issues, messages and texts.
    ///
    /// The names are not those of the expander, so that a name that it does not find, or that it should not have found,
    /// is a difference.
    @Test func aFragmentIsWhatIsWrittenOut() throws {
        var numbers = SeededNumbers(seed: 707)
        var (checked, found) = (0, Set<IssueCode>())
        for number in Laws.rounds(6) {
            let pair = FactoredForm(&numbers)
            let (plain, factored): (Form, Form)
            switch (Self.form(pair.plain), Self.form(pair.factored)) {
            case (.success(let first), .success(let second)): (plain, factored) = (first, second)
            case (.failure(let first), .failure(let second)):
                let codes = (
                    Set(first.diagnostics.map(\.code)), Set(second.diagnostics.map(\.code))
                )
                #expect(codes.0 == codes.1, "\(number)")
                // Conditions may form a cycle.
                #expect(codes.0 == [.conditionLoop], "\(first)")
                continue
            case (.failure(let error), _), (_, .failure(let error)):
                Issue.record("\(number): only one of the forms is valid: \(error)\n\(pair.plain)")
                continue
            }
            #expect(plain.items.map(\.extensions) == factored.items.map(\.extensions))
            let (first, second) = (FormValidator(plain), FormValidator(factored))
            let catalogs = ["en", "de"].map { MessageCatalog(for: LanguageTag($0), of: plain) }
            for turn in 0..<6 {
                let submission = Self.submission(plain.items, &numbers)
                // Everyday runs try a third of the submissions to the same forms.
                guard Laws.areMany || turn.isMultiple(of: 3) else { continue }
                let issues = first.validate(.json(submission.json)).issues
                let others = second.validate(.json(submission.json)).issues
                #expect(issues == others, "\(number)")
                for catalog in catalogs {
                    #expect(
                        issues.map { catalog.message(for: $0, in: plain) }
                            == others.map { catalog.message(for: $0, in: factored) }, "\(number)")
                }
                #expect(
                    try Self.texts(plain, submission) == Self.texts(factored, submission),
                    "\(number)")
                found.formUnion(issues.map(\.code))
                checked += 1
            }
        }
        #expect(checked > Laws.cases(120, share: 3), "\(checked)")
        let wanted: [IssueCode] = [
            .required, .tooLong, .tooSmall, .tooMany, .notTheSame, .notDifferent, .check,
            .notAlone, .notAChoice, .unique, .tooLarge,
        ]
        #expect(!Laws.areMany || found.isSuperset(of: wanted), "\(found)")
    }
}

extension SchemaValue {
    /// An object with a value at a path of keys.
    fileprivate func setting(_ value: SchemaValue, at path: ArraySlice<String>) -> SchemaValue {
        guard let key = path.first else { return value }
        let inner = (self[key] ?? .object([])).setting(value, at: path.dropFirst())
        return .object(members.filter { $0.key != key } + [.init(key, inner)])
    }
}
