import Foundation
import FormModel
import FormValidation
import TestSupport
import Testing

/// Mistakes that people make in form files: how many of those that the reader refuses the schema of form files refuses, too.
@Suite struct AuthorMistakesTests {
    private static let schema = FormFileSchema(vocabulary: .standard)

    private struct Row {
        let name: String
        /// Whether JSON Schema can say that it is a mistake.
        let isSayable: Bool
        let form: SchemaValue
    }

    private static func rows() throws -> [Row] {
        let file = Repository.root.appending(path: ".scripts/author-mistakes.json")
        let json = try JSONValue(Array(try Data(contentsOf: file)), limits: .formFile)
        guard case .list(let rows) = SchemaValue(json: json) else { return [] }
        return rows.compactMap { row in
            guard case .text(let name)? = row["mistake"], let form = row["form"] else { return nil }
            return Row(name: name, isSayable: row["schema"] != .boolean(false), form: form)
        }
    }

    @Test func theReaderRefusesEach() throws {
        for row in try Self.rows() {
            let found = FormDocument.diagnostics(of: row.form.json, vocabulary: .standard)
            #expect(found.contains { $0.severity == .error }, "\(row.name)")
        }
    }

    @Test func theSchemaRefusesWhatItCanSay() throws {
        var evaluator = SchemaEvaluator(Self.schema.value)
        let rows = try Self.rows()
        for row in rows {
            #expect(evaluator.accepts(row.form) != row.isSayable, "\(row.name)")
        }
        let share = 100 * rows.count(where: \.isSayable) / max(1, rows.count)
        #expect(rows.count > 100 && share >= 72, "\(share) %")
        #expect(evaluator.unknown.isEmpty)
        let page = Repository.root.appending(path: "Documentation/FormFile.md")
        let words = try String(contentsOf: page, encoding: .utf8).split(
            whereSeparator: \.isWhitespace)
        let told = "Of the \(rows.count) mistakes in"
        #expect(words.joined(separator: " ").contains(told))
        #expect(
            words.joined(separator: " ").contains(
                "the schema refuses \(rows.count(where: \.isSayable))."))
    }
}
