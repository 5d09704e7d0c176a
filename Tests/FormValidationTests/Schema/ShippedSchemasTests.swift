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
        func paths(_ items: [FormItem], in form: Form) -> [FieldPath] {
            items.compactMap { $0.name.map(form.path(of:)) }
        }
        let taken = Set(paths(imported.items, in: imported))
        let untyped = made.losses.filter { $0.reason.contains("type") }.flatMap(\.paths)
        for item in form.items where item.isInput {
            // In a schema, an item of a named section has its own key.
            let path = item.name.map(form.path(of:))
            let isUntyped = untyped.contains { $0.steps.last == path?.steps.last }
            #expect(path.map(taken.contains) == true || isUntyped)
        }
        let secure = paths(form.items.filter(\.isSecure), in: form).filter(taken.contains)
        #expect(paths(imported.items.filter(\.isSecure), in: imported) == secure)
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
