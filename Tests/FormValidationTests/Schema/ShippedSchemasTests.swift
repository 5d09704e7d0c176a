import Foundation
import FormModel
import FormValidation
import Testing

/// The schemas in `forms/schemas/` are those of the forms, and forms made of them accept what the forms do.
@Suite struct ShippedSchemasTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(component: "forms")

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? [])
        .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()

    private func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: Self.folder.appending(path: path)))
    }

    @Test func thereAreForms() { #expect(Self.names.count >= 8) }

    @Test(arguments: names)
    func schemaIsRecorded(_ name: String) throws {
        let form = try FormDocument.read(try bytes("\(name).json"), vocabulary: .standard)
        let schema = FormSchema(form).json
        let file = Self.folder.appending(path: "schemas/\(name).schema.json")
        let recorded = try? Data(contentsOf: file)
        guard recorded.map({ !$0.elementsEqual(schema) }) ?? true else { return }
        let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil
        if isRecording { try Data(schema).write(to: file) }
        Issue.record(
            "forms/schemas/\(name).schema.json differs\(isRecording ? "; recorded anew" : ": RECORD=1 swift test --filter ShippedSchemasTests mends it")"
        )
    }

    @Test(arguments: names)
    func importAcceptsWhatTheFormAccepts(_ name: String) throws {
        let form = try FormDocument.read(try bytes("\(name).json"), vocabulary: .standard)
        let made = try SchemaImport(FormSchema(form).json)
        let imported = try FormDocument.read(made.json, vocabulary: .standard)
        #expect(
            imported.items.filter(\.isInput).map(\.name) == form.items.filter(\.isInput).map(\.name)
        )
        #expect(
            imported.items.map(\.isSecure).count { $0 } == form.items.map(\.isSecure).count { $0 })
        let types = made.losses.filter { $0.reason.contains("type") }
        let report = FormValidator(imported).validate(
            .json(try bytes("submissions/\(name).valid.json")))
        // An amount may be sent as a text; of two types, or of any, a form of the schema has one.
        let fields = Set(
            report.issues.map { $0.path.steps.filter { if case .key = $0 { true } else { false } } }
        )
        #expect(
            report.issues.count { $0.code != .wrongType } == 0 && fields.count <= types.count)
        let invalid = Submission.json(try bytes("submissions/\(name).invalid.json"))
        if made.losses.isEmpty {
            #expect(
                FormValidator(imported).validate(invalid).issues.map(\.path)
                    == FormValidator(form).validate(invalid).issues.map(\.path))
        }
    }
}
