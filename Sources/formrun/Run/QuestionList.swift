import FormCards
import FormModel
import FormValidation

/// The questions of a run as JSON, for programs: `Documentation/Questions.md`.
struct QuestionList {
    /// The version of the JSON.
    static let version = 1

    private let dataSource: FormDataSource
    private let catalog: MessageCatalog
    private let questions: [Navigator.Place]

    init(_ run: FormRunner) {
        dataSource = run.dataSource
        catalog = run.catalog
        questions = run.openQuestions
    }

    /// An array with an object for each question, in one line.
    var json: [UInt8] {
        var writer = JSONWriter()
        writer.beginArray()
        for question in questions {
            switch question {
            case .field(let field): write(field, isRow: false, to: &writer)
            case .another(let group): write(group, isRow: true, to: &writer)
            case .rows, .page, .review: continue
            }
        }
        writer.endArray()
        writer.endLine()
        return writer.bytes
    }

    private func write(_ place: FieldPlace, isRow: Bool, to writer: inout JSONWriter) {
        let field = dataSource.form.compiled.field(at: place)
        let item = field.item
        let path = dataSource.form.compiled.path(of: place)
        func text(_ key: String, _ text: LocalizedText?) {
            guard let text else { return }
            writer.key(key)
            writer.string(dataSource.text(text, of: place.row, in: catalog.locale))
        }
        writer.beginObject()
        writeHead(of: path, isRow: isRow, to: &writer)
        text("label", item.title)
        writer.member("type", item.valueType.rawValue)
        writer.key("isRequired")
        writer.boolean(
            isRow
                ? dataSource.rowCount(of: path) < item.minimumRows
                : dataSource.isRequired(at: path))
        if field.isSecure {
            writer.key("isSecure")
            writer.boolean(true)
        }
        text("help", item.help)
        text("placeholder", item.placeholder)
        text("unit", item.unit)
        text("unitBefore", item.unitBefore)
        let initial = dataSource.defaultValue(at: place)
        if !isRow, !initial.isEmpty {
            writer.key("default")
            writer.value(initial)
        }
        if !isRow { writeOptions(of: place, item, path, to: &writer) }
        writeIssues(at: path, field, to: &writer)
        writer.endObject()
    }

    private func writeHead(of path: FieldPath, isRow: Bool, to writer: inout JSONWriter) {
        writer.key("version")
        writer.integer(QuestionList.version)
        writer.member("kind", isRow ? "row" : "field")
        writer.member("name", path.dotted)
        writer.member("path", path.description)
    }

    private func writeOptions(
        of place: FieldPlace, _ item: FormItem, _ path: FieldPath, to writer: inout JSONWriter
    ) {
        let offered = dataSource.offeredChoices(at: place)
        guard !offered.isEmpty else { return }
        writer.key("options")
        writer.beginArray()
        for option in offered {
            writer.beginObject()
            writer.member("value", option.choice.value)
            writer.member(
                "title", dataSource.title(of: option.choice, at: path, in: catalog.locale))
            if let description = option.choice.description {
                writer.member(
                    "explanation", dataSource.text(description, of: place.row, in: catalog.locale))
            }
            writer.key("isEnabled")
            writer.boolean(option.isEnabled)
            if let reason = option.reason {
                writer.member("reason", dataSource.text(reason, of: place.row, in: catalog.locale))
            }
            writer.endObject()
        }
        writer.endArray()
    }

    /// What is wrong with the answer that the field has, if it has one.
    private func writeIssues(
        at path: FieldPath, _ field: CompiledField, to writer: inout JSONWriter
    ) {
        guard !dataSource.value(at: path).isEmpty else { return }
        let issues = dataSource.issues(at: path)
        guard !issues.isEmpty else { return }
        writer.key("issues")
        writer.beginArray()
        for issue in issues {
            writer.beginObject()
            writer.member("code", issue.code.rawValue)
            writer.member("severity", issue.severity.rawValue)
            writer.member("message", issue.sentence(in: catalog, of: dataSource.form))
            writer.endObject()
        }
        writer.endArray()
    }
}
