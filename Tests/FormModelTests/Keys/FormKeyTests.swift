import Foundation
import TestSupport
import Testing

@testable import FormModel

@Suite struct FormKeyTests {
    @Test func namesAreFound() {
        for key in FormKey.allCases { #expect(FormKey(bytesOf: key.rawValue) == key) }
        for name in ["", "Title", "titles", "titl\u{65}\u{301}", "schema"] {
            #expect(FormKey(bytesOf: name) == nil)
        }
    }

    @Test func wordsAreThoseOfTheirTypes() {
        #expect(
            FormKey.unknownFields.facts.shape == .word(Form.UnknownFields.allCases.map(\.rawValue)))
        #expect(FormKeys.namesOfRules == FieldSetRule.allCases.map(\.rawValue) + ["check"])
    }

    @Test(
        arguments: [
            ("name", NameRole.name), ("visibleWhen", .expression), ("enabledWhen", .expression),
            ("requiredWhen", .expression), ("computed", .expression), ("expression", .expression),
            ("where", .expression), ("when", .expression), ("title", .text), ("help", .text),
            ("placeholder", .text), ("description", .text), ("text", .text), ("rowTitle", .text),
            ("trueTitle", .text), ("falseTitle", .text), ("unit", .text), ("unitBefore", .text),
            ("reason", .message),
            ("with", .fields), ("rows", .field), ("values", .values), ("default", .answer),
            ("value", .none), ("columns", .none), ("list", .none), ("remote", .none),
            ("type", .none),
            ("action", .none), ("autocomplete", .none), ("confirm", .none), ("formatter", .none),
            ("$comment", .none), ("x-note", .none), ("choices", .parts), ("other", .parts),
            ("colour", .parts),
        ] as [(String, NameRole)])
    func rolesOfNames(_ key: String, _ role: NameRole) {
        #expect(NameRole(ofKey: key) == role)
    }

    // MARK: Sources

    /// Words of another vocabulary that are spelt like keys.
    struct Vocabulary: Sendable {
        /// The beginning of the paths of the files.
        let files: String
        /// The words; all of them if there are none.
        var words: Set<String> = []
        let reason: String
    }

    private static let folders = [
        "FormModel/Compiled/", "FormModel/Definition/", "FormModel/Document/", "FormModel/Form/",
        "FormModel/Vocabulary/", "FormValidation/Schema/FormFileSchema",
        "FormValidation/Schema/Imported", "FormValidation/Schema/ItemTrial",
        "FormValidation/Schema/ObjectConditions",
    ]

    private static let others = [
        Vocabulary(
            files: "FormModel/Definition/CardWords/",
            reason: "The words of cards have a table of their own, CardWordShape."),
        Vocabulary(
            files: "FormModel/Definition/Page", words: ["when"], reason: "a parameter of a trait"),
        Vocabulary(
            files: "FormModel/Compiled/FilterLimit", words: ["choices"],
            reason: "the name of a validator"),
        Vocabulary(
            files: "FormModel/Compiled/OfferedValidator", words: ["choices", "max"],
            reason: "the name of a validator, and a parameter of its issues"),
        Vocabulary(
            files: "FormModel/Compiled/CompiledField", words: ["rows"],
            reason: "a parameter of issues"),
        Vocabulary(
            files: "FormModel/Compiled/RowsValidator", words: ["rows"],
            reason: "the name of a validator"),
        Vocabulary(
            files: "FormModel/Compiled/IssueTextCollector", words: ["other"],
            reason: "a parameter of an issue"),
        Vocabulary(
            files: "FormModel/Document/", words: ["key"], reason: "a parameter of problems"),
        Vocabulary(
            files: "FormModel/Document/FragmentExpander", words: ["min", "max"],
            reason: "parameters of issues"),
        Vocabulary(
            files: "FormModel/Form/Checks/MessageParameters",
            words: ["title", "min", "max", "other"], reason: "parameters of issues"),
        Vocabulary(
            files: "FormModel/Form/Checks/AutofillTokens", words: ["name"],
            reason: "a token of HTML"),
        Vocabulary(
            files: "FormValidation/Schema/FormFileSchema",
            words: ["$schema", "type", "items", "title", "description"],
            reason: "keywords of JSON Schema"),
        Vocabulary(
            files: "FormValidation/Schema/FormFileSchema+Shapes",
            words: ["text", "expression", "name", "messages"], reason: "names of definitions"),
        Vocabulary(
            files: "FormValidation/Schema/Imported",
            words: ["$schema", "id", "type", "items", "title", "description", "default"],
            reason: "keywords of JSON Schema"),
        Vocabulary(
            files: "FormValidation/Schema/Imported", words: ["choices"], reason: "a value type"),
        Vocabulary(
            files: "FormValidation/Schema/ImportedItem+Entries", words: ["key", "value"],
            reason: "the names of the fields of an entry"),
        Vocabulary(
            files: "FormValidation/Schema/Imported",
            words: ["accepted", "check", "exclusive", "max", "min", "that", "version", "when"],
            reason: "names of validators and of their parameters, and parts of keywords"),
        Vocabulary(
            files: "FormValidation/Schema/ObjectConditions",
            words: ["choices", "that", "type", "when"],
            reason: "a value type, a validator with its parameter, and a keyword"),
    ]

    /// A literal in a source file.
    private struct Literal {
        let file: String
        let line: Int
        let text: String
    }

    /// The texts of literals that are keys; parameters of issues, which stand before a colon in the model, are none.
    private static func literals() throws -> [Literal] {
        let sources = Repository.root.appending(path: "Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
            path in path.hasSuffix(".swift") && folders.contains { path.hasPrefix($0) }
        }
        return try paths.sorted().flatMap { path in
            let isModel = path.hasPrefix("FormModel/")
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().flatMap { index, line -> [Literal] in
                let isComment = line.drop { $0 == " " }.hasPrefix("//")
                // Such a literal is JSON with quotation marks of its own.
                guard !isComment, !line.contains("#\"") else { return [] }
                return line.matches(of: /"((?:[^"\\]|\\.)*)"(:?)/).filter { match in
                    !isModel || match.output.2.isEmpty
                }.map { Literal(file: path, line: index + 1, text: String($0.output.1)) }
            }
        }.filter { FormKey(bytesOf: $0.text) != nil }
    }

    @Test func keysStandOnlyInTheirTable() throws {
        let literals = try Self.literals()
        #expect(literals.count > 100)
        var used: Set<Int> = []
        for literal in literals {
            let vocabularies = Self.others.indices.filter { index in
                let other = Self.others[index]
                return literal.file.hasPrefix(other.files)
                    && (other.words.isEmpty || other.words.contains(literal.text))
            }
            used.formUnion(vocabularies)
            #expect(
                !vocabularies.isEmpty,
                "\(literal.file):\(literal.line): \"\(literal.text)\" is a case of FormKey.")
        }
        for index in Self.others.indices where !used.contains(index) {
            Issue.record("Nothing in \(Self.others[index].files) is such a word any more.")
        }
    }
}
