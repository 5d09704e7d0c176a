// Issues with the form's own texts about them, filled in with the values of the record.

extension CompiledForm {
    /// The issue of a finding, with the texts that its message needs.
    ///
    /// - Parameters:
    ///   - finding: The finding.
    ///   - context: The form; a form whose texts have no places does not read it.
    /// - Returns: The issue.
    func issue(
        _ finding: Findings.Finding, in context: borrowing JudgingContext
    ) -> FormIssue {
        let found = issue(finding)
        guard texts.isUsed else { return found }
        return issue(found, in: context)
    }

    /// An issue with the texts that its message needs.
    ///
    /// - Parameters:
    ///   - issue: The issue.
    ///   - context: The form.
    /// - Returns: The issue.
    func issue(
        _ issue: FormIssue, in context: borrowing JudgingContext
    ) -> FormIssue {
        var issue = issue
        var found = IssueTexts()
        addTextsOfList(about: &issue, in: context, &found)
        addTexts(
            about: &issue, issue.path.steps[...], in: context, [self], &found)
        if !found.isEmpty { issue.texts = found }
        return issue
    }

    /// The issues of findings, with the texts that their messages need.
    func issues(
        _ findings: borrowing Findings, in values: ValueTableView, now: DateTime?,
        _ sets: ChoiceSets? = nil
    ) -> [FormIssue] {
        let context = JudgingContext(values: values, compiled: self, now: now, sets: sets)
        var issues: [FormIssue] = []
        issues.reserveCapacity(findings.list.count)
        for finding in findings.list { issues.append(issue(finding, in: context)) }
        return issues
    }

    /// Adds the texts of a record along the path of an issue.
    ///
    /// - Parameters:
    ///   - issue: The issue.
    ///   - steps: The steps of its path from this record on.
    ///   - context: This record.
    ///   - records: The compiled forms from that of the form to this one.
    ///   - found: The texts.
    private func addTexts(
        about issue: inout FormIssue, _ steps: ArraySlice<FieldPath.Step>,
        in context: borrowing JudgingContext, _ records: [CompiledForm], _ found: inout IssueTexts
    ) {
        var parameters = issue.parameters
        let root = records[0]
        func add(_ text: LocalizedText?, of owner: TextOwner) {
            guard let text, let compiled = texts[text], compiled.needsValues else { return }
            let markup = owner == .item ? texts.markup(of: text) : nil
            let filled = FilledText(text, compiled, markup, in: context, records)
            found.add(filled, of: owner, to: &parameters) { IssueParameters.Value($0) }
        }
        func add(_ text: LocalizedText?) { add(text, of: .item) }
        if let sentence = issue.sentence, ownSentences.contains(sentence) {
            add(root.sentences[sentence], of: .rule)
        }
        if steps.isEmpty { add(root.formTitle) }
        if issue.code == .ended, let ending = root.ending(of: issue) {
            add(ending.title)
            add(ending.text)
        }
        if issue.code == .submitDisabled { add(root.button(of: issue)?.title) }
        var inner = steps
        guard let field = takeField(from: &inner, section: { add(heading(ofSection: $0)) }) else {
            return issue.parameters = parameters
        }
        if !fields[field].item.messages.isEmpty {
            add(fields[field].item.messages[issue.code.rawValue], of: .message)
        }
        let isDeeper = inner.count > 1 && fields[field].rows != nil
        if !isDeeper {
            add(fields[field].item.title)
            addTitles(of: issue, add)
            if fields[field].layout.titleOrigin == .field {
                addTitles(ofChoicesIn: issue, of: fields[field].layout, add)
            }
        }
        issue.parameters = parameters
        guard isDeeper, let rows = fields[field].rows, case .index(let number)? = inner.first
        else { return }
        let group = context.values.view(at: field)
        guard group.kind == .rows, group.judgedRows.contains(number) else { return }
        let row = context.row(number, of: group)
        rows.addTexts(
            about: &issue, inner.dropFirst(), in: row, records + [rows], &found)
    }

    /// Adds the titles of a list that the message may name.
    ///
    /// They belong to the form, also where a field of a row uses the list.
    private func addTextsOfList(
        about issue: inout FormIssue, in context: borrowing JudgingContext,
        _ found: inout IssueTexts
    ) {
        guard !texts.readersInLists.isEmpty,
            let (record, field) = fields(along: issue.path).last.map({ ($0.record, $0.field) }),
            record.fields[field].layout.titleOrigin == .list
        else { return }
        var parameters = issue.parameters
        addTitles(ofChoicesIn: issue, of: record.fields[field].layout) { text in
            guard let text, let compiled = texts[text], compiled.needsValues else { return }
            let filled = FilledText(text, compiled, in: context, [self])
            found.add(filled, of: .list, to: &parameters) { IssueParameters.Value($0) }
        }
        issue.parameters = parameters
    }

    /// Takes the keys that lead to a field of this record, through its sections.
    ///
    /// - Returns: The field; `nil` if the path ends in a section, or leads to no field.
    private func takeField(
        from steps: inout ArraySlice<FieldPath.Step>, section last: (Int) -> Void
    ) -> Int? {
        var section = -1
        while case .key(let key)? = steps.popFirst() {
            switch layout.member(key.utf8.span, of: section) {
            case .field(let field): return field
            case .section(let inner): section = inner
            case .unknown: return nil
            }
        }
        if section >= 0 { last(section) }
        return nil
    }

    /// The ending that an issue `ended` names.
    package func ending(of issue: FormIssue) -> FormEnding? {
        guard case .text(let name)? = issue.parameters["ending"] else { return nil }
        return endings.lazy.map(\.ending).first { $0.name.text.hasSameBytes(as: name) }
    }

    /// Adds the titles of choices that the message may name.
    private func addTitles(
        ofChoicesIn issue: FormIssue, of field: FieldLayout, _ add: (LocalizedText?) -> Void
    ) {
        guard field.hasWordsWithPlaces else { return }
        let named: Set<[UInt8]> = Set(
            ["choice", "allowed", "forbidden"].flatMap { name -> [[UInt8]] in
                switch issue.parameters[name] {
                case .list(let list)?: list.map { Array($0.utf8) }
                case .text(let text)?: [Array(text.utf8)]
                default: []
                }
            })
        guard !named.isEmpty else { return }
        for choice in field.choices where named.contains(Array(choice.value.utf8)) {
            for text in choice.textsWithPlaces { add(text) }
        }
    }

    /// Adds the titles of the other fields that the message may name.
    private func addTitles(of issue: FormIssue, _ add: (LocalizedText?) -> Void) {
        var names = issue.ruleFields
        if let other = issue.parameters["other"], let name = FieldName(other.description) {
            names.append(name)
        }
        if case .list(let list)? = issue.parameters["fields"], issue.ruleFields.isEmpty {
            names += list.compactMap { FieldName($0) }
        }
        for name in names { add(layout.index(of: name).map { fields[$0].item.title }) }
    }
}
