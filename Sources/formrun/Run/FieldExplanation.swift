import FormCards
import FormModel
import FormValidation

/// Why a field is as it is, in lines of English for whoever writes a form or a script.
struct FieldExplanation {
    private let dataSource: FormDataSource
    private let catalog: MessageCatalog
    private let place: FieldPlace
    private let path: FieldPath
    /// Where the value was given; `nil` if it was not.
    private let origin: String?
    private let isAsked: Bool

    /// - Parameters:
    ///   - name: The field, as `--set` names it, or its path.
    ///   - run: The run with the answers so far.
    /// - Throws: Usage, if there is no such field at present.
    init(_ name: String, _ run: FormRunner) throws(UsageError) {
        dataSource = run.dataSource
        catalog = run.catalog
        let compiled = dataSource.form.compiled
        let pointed = FieldPath(pointer: name).flatMap(compiled.place(of:))
        guard let (place, row) = pointed ?? PostName.place(named: name, in: compiled), row == nil
        else {
            throw UsageError(
                "The form has no field \(quoted(name)) to explain.",
                nearest: compiled.layout.nearest(to: name), insteadOf: name)
        }
        let path = compiled.path(of: place)
        guard dataSource.pathError(of: path) == nil else {
            throw UsageError("The row of \(quoted(name)) is not there at present.")
        }
        self.path = path
        self.place = place
        origin = run.origin(of: path)
        isAsked = run.openQuestions.contains(.field(place))
    }

    private var field: CompiledField { dataSource.form.compiled.field(at: place) }

    private var item: FormItem { field.item }

    /// The lines, each with its subject first.
    var lines: [DisplayText] {
        let conditions = dataSource.conditions(on: place)
        let title = dataSource.text(item.title, of: place.row, in: catalog.locale)
        var lines = ["\(path.dotted): \(title), \(item.valueType.rawValue)"]
        lines.append("value: \(shownValue)")
        lines.append("comes from: \(source)")
        lines.append("shown: \(visibility(conditions))")
        if let reason = fixedness(conditions) { lines.append("can be changed: no, \(reason)") }
        lines.append("required: \(requirement(conditions))")
        lines += validity.map { "valid: \($0)" }
        lines.append("asked: \(asking)")
        return lines.map { DisplayText($0) }
    }

    // MARK: The value

    private var value: FieldValue { dataSource.value(at: path) }

    private var shownValue: String {
        guard !value.isEmpty else { return "none" }
        if field.rows != nil { return "rows: \(value.rowList.count)" }
        return field.isSecure ? DisplayValue.mask : DisplayValue.canonicalText(of: value)
    }

    private var source: String {
        if let computed = item.computed { return "a calculation, \(computed.source)" }
        if item.setBy == .program {
            return value.isEmpty
                ? "the program, which has given no value; \(GivenFile.option) FILE gives one"
                : "the program, by \(GivenFile.option)"
        }
        if let origin { return origin }
        if field.rows != nil, dataSource.enteredValue(at: place) != nil {
            return "its rows, each field of which can be explained"
        }
        if value.isEmpty { return "nowhere" }
        if let expression = item.defaultExpression {
            return "the default, \(expression.source)"
        }
        return place.inner.isEmpty ? "the default" : "the default of the field or of its row"
    }

    // MARK: Conditions

    private func visibility(_ conditions: [FieldCondition]) -> String {
        let reasons = conditions.filter { $0.subject != .enabled && $0.subject != .required }
        guard isHidden else {
            return reasons.isEmpty
                ? "yes, always"
                : "yes, because " + reasons.map(sentence).joined(separator: ", and ")
        }
        if !dataSource.form.compiled.isShown(place) {
            return "no, the form says \"shown\": false"
        }
        let broken = reasons.filter { !$0.holds }
        if !broken.isEmpty {
            return "no, because " + broken.map(sentence).joined(separator: ", and ")
        }
        if let ending = dataSource.reachedEnding {
            return "no, because the answers reach the ending \(ending.name)"
        }
        if item.choicesOf != nil || !item.choices.isEmpty {
            return "no, because none of its choices is offered at present"
        }
        return "no, because its page or its group is hidden"
    }

    /// Why the field cannot be changed; `nil` if it can, or is hidden.
    private func fixedness(_ conditions: [FieldCondition]) -> String? {
        if item.computed != nil { return "it is calculated" }
        if item.setBy == .program { return "the program sets it" }
        return conditions.first { $0.subject == .enabled && !$0.holds }
            .map { "because \(sentence($0))" }
    }

    private func requirement(_ conditions: [FieldCondition]) -> String {
        let condition = conditions.first { $0.subject == .required }
        if item.isRequired { return "yes, always" + (isHidden ? " when it is shown" : "") }
        guard let condition else { return "no" }
        return (condition.holds ? "yes, because " : "no, because ") + sentence(condition)
    }

    private var isHidden: Bool { !dataSource.isVisible(place) }

    private func sentence(_ condition: FieldCondition) -> String {
        let owner =
            switch condition.subject {
            case .page(let page): "the condition of page \(page + 1)"
            case .section(let title):
                "the condition of the section \"\(dataSource.form.text(title))\""
            case .group(let path): "the condition of the group \(path.dotted)"
            case .shown: "\"visibleWhen\""
            case .enabled: "\"enabledWhen\""
            case .required: "\"requiredWhen\""
            }
        let values = condition.reads.map { name, value in
            "\(name) is \(value.isEmpty ? "empty" : value)"
        }
        let facts = values.isEmpty ? "" : " (\(values.joined(separator: ", ")))"
        return "\(owner) is \(condition.holds ? "true" : "not true"): \(condition.source)\(facts)"
    }

    // MARK: Issues and questions

    private var validity: [String] {
        guard !isHidden else { return ["yes, while it is hidden"] }
        let issues = dataSource.issues(at: path)
        guard !issues.isEmpty else {
            return [
                dataSource.isChecking(at: path) ? "not known before its check has run" : "yes"
            ]
        }
        return issues.map {
            let word = $0.severity == .error ? "no" : "yes, with a warning"
            return "\(word), \($0.sentence(in: catalog, of: dataSource.form)) [\($0.code.rawValue)]"
        }
    }

    private var asking: String {
        if field.rows != nil { return "its rows are; explain a field of a row" }
        guard !isAsked else {
            return validity.contains { $0.hasPrefix("no,") } && !value.isEmpty
                ? "yes, because its answer is wrong" : "yes"
        }
        if isHidden { return "no, it is hidden" }
        if !dataSource.isOpen(place) { return "no, it cannot be changed" }
        return "no, it has an answer or need not have one"
    }
}
