import FormModel

/// What the sentence of an issue is about.
struct IssueSubject {
    /// The title of the field, of the section or of the form.
    var title: LocalizedText
    /// The form's own sentence for the code, from the innermost field that has one.
    var sentence: LocalizedText?
    /// The innermost field.
    var field: CompiledField?
    /// The number of the entry of a list, from 1; `nil` where the issue is not about one entry.
    var entry: Int?
}

extension MessageCatalog {
    /// The subject of an issue.
    ///
    /// An issue of a rule of a group at a field of a row uses the sentence of the group.
    func subject(of issue: FormIssue, in form: Form) -> IssueSubject {
        var subject = IssueSubject(title: form.title)
        var compiled: CompiledForm? = form.compiled
        var last: (record: CompiledForm, field: Int)?
        var section = -1
        var isRowKey = false
        for step in issue.path.steps {
            if isRowKey {
                isRowKey = false
                continue
            }
            guard case .key(let key) = step else { continue }
            guard let fields = compiled else { break }
            let member = fields.layout.member(key.utf8.span, of: section)
            if case .section(let inner) = member {
                section = inner
                subject.title =
                    fields.heading(ofSection: inner)
                    ?? LocalizedText(fields.layout.sections[inner].name.simpleText)
            }
            guard case .field(let field) = member else {
                if case .section = member { continue }
                break
            }
            section = -1
            // Accessed in place: copying an item retains everything in it.
            subject.title = fields.fields[field].item.title
            if !fields.fields[field].item.messages.isEmpty {
                subject.sentence =
                    fields.fields[field].item.messages[issue.code.rawValue] ?? subject.sentence
            }
            last = (fields, field)
            compiled = fields.fields[field].rows
            isRowKey = fields.fields[field].layout.rowKeys != nil
        }
        guard let last else { return subject }
        if issue.code.hasBound { subject.field = last.record.fields[last.field] }
        if case .index(let index)? = issue.path.steps.last,
            last.record.fields[last.field].layout.valueType.isList
        {
            subject.entry = index + 1
        }
        return subject
    }

    /// The title of a field, with the number of the entry of its list that an issue is about.
    ///
    /// A sentence that names the choice, or the entry itself, needs no number.
    func title(_ title: String, ofEntry number: Int?, _ issue: FormIssue) -> String {
        guard let number, issue.code != .emptyElement, issue.parameters["choice"] == nil else {
            return title
        }
        return entry.filled { $0 == "title" ? title : String(number) }
    }

    /// The sentence that says what was sent instead of a value of the right type, with the space before it; empty where
    /// that is not known.
    func given(_ issue: FormIssue) -> String {
        guard case .text(let kind)? = issue.parameters["given"],
            let sentence = table.sentences(of: "given").first(where: { $0.variant == kind })
        else { return "" }
        let space = interface.isWrittenWithoutSpaces ? "" : " "
        return space + sentence.template.filled { _ in nil }
    }

    /// A bound as the field shows its values: an amount in its currency, or a number with its unit.
    ///
    /// - Returns: `nil` for a field that shows plain numbers, and for a bound that is no value of the field.
    func bound(
        _ value: IssueParameters.Value, of field: CompiledField, in form: Form
    ) -> String? {
        switch value {
        case .integer, .decimal: break
        default: return nil
        }
        if let formatter = field.formatter {
            var canonical: [UInt8] = []
            guard formatter.parse(value.description.utf8.span, into: &canonical) == nil else {
                return nil
            }
            let shown = formatter.localized(for: locale) ?? formatter
            return shown.format(String(decoding: canonical, as: UTF8.self))
        }
        // A unit with places needs the values of the record.
        guard field.item.unit != nil || field.item.unitBefore != nil,
            !field.layout.hasWordsWithPlaces
        else { return nil }
        return [
            field.item.unitBefore.map { form.text($0, in: language) }, text(of: value),
            field.item.unit.map { form.text($0, in: language) },
        ].compactMap(\.self).joined(separator: " ")
    }
}

extension IssueCode {
    /// Whether the sentence of the code names a value that the field could have.
    var hasBound: Bool { self == .tooSmall || self == .tooLarge || self == .multipleOf }
}
