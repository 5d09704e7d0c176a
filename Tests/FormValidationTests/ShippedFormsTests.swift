import Foundation
import FormModel
import FormValidation
import Testing

/// The forms that are shipped are sound, and judge their own submissions as they say.
@Suite struct ShippedFormsTests {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("forms")

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }()

    @Test func thereAreEnough() {
        #expect(Self.names.count >= 6)
    }

    @Test(arguments: names)
    func formIsSound(_ name: String) throws {
        _ = try Self.form(name)
    }

    @Test(arguments: names)
    func validSubmissionPasses(_ name: String) throws {
        let report = try Self.judge(name, "valid.json")
        #expect(report.issues.isEmpty)
        #expect(report.isValid)
    }

    /// The lines of `NAME.invalid.issues` are the paths and codes, in the order of the report.
    @Test(arguments: names)
    func invalidSubmissionIsToldInFull(_ name: String) throws {
        let report = try Self.judge(name, "invalid.json")
        let expected = try Self.text(name, "invalid.issues")
        #expect(report.issues.map { "\($0.path) \($0.code)\n" }.joined() == expected)
        #expect(report.issues.count >= 5)
    }

    /// All value types, validators and formatters are shown by some form.
    @Test func showEverything() throws {
        let items = try Self.names.flatMap { try Self.form($0).items }
        #expect(Set(items.filter(\.isInput).map(\.valueType)) == Set(ValueType.allCases))
        let validators = Set(items.flatMap(\.validators).map(\.name))
        #expect(validators.isSuperset(of: Vocabulary.standard.validators.map(\.name)))
        let formatters = Set(items.compactMap(\.formatter?.name))
        #expect(formatters.isSuperset(of: Vocabulary.standard.formatters.map(\.name)))
    }

    private static func form(_ name: String) throws -> Form {
        let bytes = try Data(contentsOf: folder.appendingPathComponent("\(name).json"))
        return try FormDocument.read(Array(bytes), vocabulary: .standard)
    }

    private static func text(_ name: String, _ kind: String) throws -> String {
        let file = folder.appendingPathComponent("submissions/\(name).\(kind)")
        return try String(contentsOf: file, encoding: .utf8)
    }

    private static func judge(_ name: String, _ kind: String) throws -> ValidationReport {
        let bytes = Array(try text(name, kind).utf8)
        return FormValidator(try form(name)).validate(.json(bytes))
    }
}
