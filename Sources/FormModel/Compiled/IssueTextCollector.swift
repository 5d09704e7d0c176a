/// Collects the texts of a form that the message of an issue may name, filled in with the values of the records along the
/// path of the issue.
struct IssueTextCollector {
    /// A text of a record, and what has it.
    private typealias OwnedText = (text: LocalizedText?, owner: TextOwner)

    private var issue: FormIssue
    private var found = IssueTexts()
    private let form: CompiledForm

    /// - Parameters:
    ///   - issue: The issue.
    ///   - form: The compiled form.
    init(_ issue: FormIssue, of form: CompiledForm) {
        self.issue = issue
        self.form = form
    }

    /// The issue with its texts.
    ///
    /// - Parameters:
    ///   - context: The form, or a record along the path of the issue.
    ///   - depth: How many groups are around that record.
    /// - Returns: The issue.
    mutating func collected(in context: borrowing JudgingContext, depth: Int) -> FormIssue {
        addTextsOfList(in: context.enclosing(depth))
        addTexts(issue.path.steps[...], in: context, [form], up: depth)
        if !found.isEmpty { issue.texts = found }
        return issue
    }

    /// Adds the titles of a list that the message may name.
    ///
    /// They belong to the form, also where a field of a row uses the list.
    private mutating func addTextsOfList(in context: borrowing JudgingContext) {
        guard !form.texts.readersInLists.isEmpty,
            let (record, field) = form.fields(along: issue.path).last,
            record.fields[field].layout.titleOrigin == .list
        else { return }
        for title in titlesOfChoices(of: record.fields[field].layout) {
            fill(title, of: .list, in: context, [form])
        }
    }

    /// Adds the texts of a record along the path of the issue.
    ///
    /// - Parameters:
    ///   - steps: The steps of its path from this record on.
    ///   - context: This record, or one in its rows.
    ///   - records: The compiled forms from that of the form to this one.
    ///   - up: How many scopes outwards this record is from that of the context.
    private mutating func addTexts(
        _ steps: ArraySlice<FieldPath.Step>, in context: borrowing JudgingContext,
        _ records: [CompiledForm], up: Int
    ) {
        let record = records[records.count - 1]
        var inner = steps
        let member = IssueTextCollector.takeMember(from: &inner, of: record)
        var rows: CompiledForm?
        var texts = textsOfForm(at: steps, of: record)
        switch member {
        case .unknown: break
        case .section(let section): texts.append((record.heading(ofSection: section), .item))
        case .field(let field):
            rows = inner.count > 1 ? record.fields[field].rows : nil
            texts += textsOfField(field, of: record, isInnermost: rows == nil)
        }
        for (text, owner) in texts { fill(text, of: owner, in: context.enclosing(up), records) }
        guard let rows, case .field(let field) = member,
            let number = inner.first.flatMap(record.fields[field].layout.row)
        else { return }
        guard up == 0 else {
            return addTexts(inner.dropFirst(), in: context, records + [rows], up: up - 1)
        }
        let group = context.values.view(at: field)
        guard group.kind == .rows, group.judgedRows.contains(number) else { return }
        addTexts(inner.dropFirst(), in: context.row(number, of: group), records + [rows], up: 0)
    }

    /// Fills in a text, and adds it if values of the record are inserted into it.
    private mutating func fill(
        _ text: LocalizedText?, of owner: TextOwner, in context: borrowing JudgingContext,
        _ records: [CompiledForm]
    ) {
        let record = records[records.count - 1]
        guard let text, let compiled = record.texts[text], compiled.needsValues else { return }
        let markup = owner == .item ? record.texts.markup(of: text) : nil
        let filled = FilledText(text, compiled, markup, in: context, records)
        found.add(filled, of: owner, to: &issue.parameters) { IssueParameters.Value($0) }
    }

    /// Takes the keys that lead to a field or a section of a record.
    private static func takeMember(
        from steps: inout ArraySlice<FieldPath.Step>, of record: CompiledForm
    ) -> FormLayout.Member {
        var section = -1
        while case .key(let key)? = steps.popFirst() {
            switch record.layout.member(key.utf8.span, of: section) {
            case .field(let field): return .field(field)
            case .section(let inner): section = inner
            case .unknown: return .unknown
            }
        }
        return section < 0 ? .unknown : .section(section)
    }

    // MARK: What a message may name

    /// The message of the rule, and of an issue of the whole form its title, ending and button.
    private func textsOfForm(
        at steps: ArraySlice<FieldPath.Step>, of record: CompiledForm
    ) -> [OwnedText] {
        var texts: [OwnedText] = []
        if let sentence = issue.sentence, record.texts.ownSentences.contains(sentence) {
            texts.append((form.texts.sentences[sentence], .rule))
        }
        if steps.isEmpty { texts.append((form.texts.title, .item)) }
        if issue.code == .ended, let ending = form.conditions.ending(of: issue) {
            texts += [(ending.title, .item), (ending.text, .item)]
        }
        if issue.code == .submitDisabled {
            texts.append((form.conditions.button(of: issue)?.title, .item))
        }
        return texts
    }

    /// The message of a field, and of the innermost field the titles of it, of its choices and of other fields.
    private func textsOfField(
        _ field: Int, of record: CompiledForm, isInnermost: Bool
    ) -> [OwnedText] {
        var texts: [OwnedText] = []
        let messages = record.fields[field].item.messages
        if !messages.isEmpty { texts.append((messages[issue.code.rawValue], .message)) }
        guard isInnermost else { return texts }
        texts.append((record.fields[field].item.title, .item))
        texts += titlesOfOthers(in: record).map { ($0, .item) }
        if record.fields[field].layout.titleOrigin == .field {
            texts += titlesOfChoices(of: record.fields[field].layout).map { ($0, .item) }
        }
        return texts
    }

    /// The titles of the choices of a field.
    private func titlesOfChoices(of field: FieldLayout) -> [LocalizedText] {
        guard field.hasWordsWithPlaces else { return [] }
        let named: Set<[UInt8]> = Set(
            ["choice", "allowed", "forbidden"].flatMap { name -> [[UInt8]] in
                switch issue.parameters[name] {
                case .list(let list)?: list.map { Array($0.utf8) }
                case .text(let text)?: [Array(text.utf8)]
                default: []
                }
            })
        guard !named.isEmpty else { return [] }
        return field.choices.filter { named.contains(Array($0.value.utf8)) }
            .flatMap(\.textsWithPlaces)
    }

    /// The titles of the other fields of a record.
    private func titlesOfOthers(in record: CompiledForm) -> [LocalizedText] {
        var names = issue.ruleFields
        let other = issue.parameters["other"].flatMap { FieldName($0.description) }
        if let other = issue.otherField ?? other { names.append(other) }
        if case .list(let list)? = issue.parameters["fields"], issue.ruleFields.isEmpty {
            names += list.compactMap { FieldName($0) }
        }
        return names.compactMap(record.index).map { record.fields[$0].item.title }
    }
}
