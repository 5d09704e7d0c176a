import Foundation
import FormModel
import FormValidation
import TestSupport
import Testing

/// The schemas in `forms/schemas/` are up to date, and forms imported from them accept the same
/// submissions.
@Suite struct ShippedSchemasTests {
    @Test func thereAreForms() { #expect(SampleForm.all.count >= 8) }

    @Test(arguments: SampleForm.all)
    func schemaIsRecorded(_ sample: SampleForm) throws {
        let form = try sample.form()
        let schema = FormSchema(form).json
        let file = SampleForm.folder.appending(path: "schemas/\(sample).schema.json")
        let recorded = try? Data(contentsOf: file)
        guard recorded.map({ !$0.elementsEqual(schema) }) ?? true else { return }
        let isRecording = recorded == nil || ProcessInfo.processInfo.environment["RECORD"] != nil
        if isRecording { try Data(schema).write(to: file) }
        Issue.record(
            "forms/schemas/\(sample).schema.json differs\(isRecording ? "; recorded anew" : ": RECORD=1 swift test --filter ShippedSchemasTests mends it")"
        )
    }

    @Test(arguments: SampleForm.all)
    func importAcceptsWhatTheFormAccepts(_ sample: SampleForm) throws {
        let form = try sample.form()
        let made = try SchemaImport(FormSchema(form).json)
        let imported = try FormDocument.read(made.json, vocabulary: .standard)
        // Amounts may be texts, and computed fields may have any type, so neither has one type.
        let taken = Set(imported.items.compactMap(\.name))
        let untyped = made.losses.filter { $0.reason.contains("type") }.flatMap(\.paths)
        for item in form.items where item.isInput {
            // In a schema, an item of a named section has its simple name.
            let name = item.name?.text.split(separator: ".").last.map(String.init)
            let isUntyped = untyped.contains { $0.steps.last == name.map { .key($0) } }
            #expect(item.name.map(taken.contains) == true || isUntyped)
        }
        let secure = form.items.filter(\.isSecure).compactMap(\.name).filter(taken.contains)
        #expect(imported.items.filter(\.isSecure).compactMap(\.name) == secure)
        let validator = FormValidator(imported)
        let report = validator.validate(.json(try sample.submission(".valid.json")))
        #expect(report.issues.isEmpty)
        let invalid = Submission.json(try sample.submission(".invalid.json"))
        if made.losses.isEmpty {
            #expect(
                validator.validate(invalid).issues.map(\.path)
                    == FormValidator(form).validate(invalid).issues.map(\.path))
        }
    }
}
