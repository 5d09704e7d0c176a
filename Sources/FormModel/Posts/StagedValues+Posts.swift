/// Texts of form posts, read by the type of their field.
///
/// A browser sends what a control holds: of a number input `1.5`, of a date input `2026-01-31`, in every language,
/// and of a text input what a person typed there. Which one it was nobody can tell, so canonical text is read as
/// itself in every locale, `1.234` in a German form too, and only what is not canonical, such as `1,5` or
/// `24.12.2026`, is read in the locale of the reader. Choices are sent by value.
extension StagedValues {
    /// Stages the value of an entry.
    mutating func stage(_ entry: PostEntry, _ text: Span<UInt8>, at field: Int) {
        var value = StagedValue()
        value.offset = Int32(truncatingIfNeeded: entry.value.lowerBound)
        stage(entry, text, field, &value)
        self[field] = value
    }

    /// Stages a value that was sent before: of what is no list, that is an issue.
    ///
    /// Only a box may be sent twice: pages put a hidden `false` beside it, so that one that is not ticked
    /// is sent too. It is ticked where one of them says so.
    mutating func stageAgain(_ entry: PostEntry, _ text: Span<UInt8>, at field: Int) {
        guard scope.layout.plans[field].valueType == .boolean, let earlier = flag(at: field) else {
            return refuse(.repeatedField, from: entry.value.lowerBound, at: field)
        }
        let offset = self[field].offset
        stage(entry, text, at: field)
        guard let later = flag(at: field) else { return }
        self[field].offset = offset
        var value = self[field]
        set(.boolean, .boolean(earlier || later), field, &value)
    }

    /// What a box says, where that could be read.
    private func flag(at field: Int) -> Bool? {
        let value = self[field]
        guard value.isSound, value.kind == .boolean,
            case .boolean(let flag) = scalars[scope.base + field]
        else { return nil }
        return flag
    }

    /// Stages the answer of a box that was not sent.
    mutating func stageUnticked(at field: Int) {
        var value = StagedValue()
        // In a row, what was not sent is told where the row begins.
        value.offset = self[field].offset
        set(.boolean, .boolean(false), field, &value)
        value.isImplied = true
        self[field] = value
    }

    /// Refuses what was sent for a field.
    mutating func refuse(_ code: IssueCode, from offset: Int, at field: Int) {
        var value = StagedValue()
        value.offset = Int32(truncatingIfNeeded: offset)
        refuse(code, &value)
        self[field] = value
    }

    private mutating func stage(
        _ entry: PostEntry, _ text: Span<UInt8>, _ field: Int, _ value: inout StagedValue
    ) {
        let plan = scope.layout.plans[field]
        let isScratch = !PostText.isPlain(
            entry.value, of: text, isPercentEncoded: entry.isPercentEncoded)
        var range = Int32(entry.value.lowerBound)..<Int32(entry.value.upperBound)
        if isScratch {
            let start = Int32(scratch.count)
            PostText.append(
                entry.value, of: text, isPercentEncoded: entry.isPercentEncoded, to: &scratch)
            range = start..<Int32(scratch.count)
        }
        guard withBytes(range, isScratch, text, { PostText.isUTF8($0) }) else {
            return refuse(.malformedText, &value)
        }
        let formatter = scope.layout.fields[field].formatter
        if let formatter, formatter.localized(for: reader.locale) != nil {
            return stageTyped(string(range, isScratch, text), plan, field, &value)
        }
        let known = problems.count
        stageCanonical(range, isScratch, text, plan, field, &value)
        guard !value.isSound, plan.isRead else { return }
        let typed = string(range, isScratch, text)
        var other = value
        other.isSound = true
        stage(.text(typed), plan, field, &other)
        guard other.isSound else { return problems.removeSubrange((known + 1)...) }
        problems.removeSubrange(known...)
        value = other
    }

    /// Stages what was sent, as canonical text.
    private mutating func stageCanonical(
        _ range: Range<Int32>, _ isScratch: Bool, _ text: Span<UInt8>, _ plan: FieldPlan,
        _ field: Int, _ value: inout StagedValue
    ) {
        var range = range
        guard !plan.hasFormatter else {
            return stageText(range, isScratch, text, plan, field, &value)
        }
        switch plan.valueType {
        case .integer, .decimal:
            range = trimmed(range, isScratch, text)
            guard !range.isEmpty else { return }
            let number = withBytes(range, isScratch, text) { ExactDecimal.read($0) }
            stageNumber(number, plan, field, &value)
        case .boolean:
            range = trimmed(range, isScratch, text)
            guard !range.isEmpty else { return }
            guard let flag = withBytes(range, isScratch, text, { TypedReader.boolean($0) }) else {
                return refuse(.wrongType, &value)
            }
            set(.boolean, .boolean(flag), field, &value)
        default: stageText(range, isScratch, text, plan, field, &value)
        }
    }

    private func string(
        _ range: Range<Int32>, _ isScratch: Bool, _ text: Span<UInt8>
    ) -> String {
        withBytes(range, isScratch, text) { bytes in
            String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
        }
    }

    private func trimmed(
        _ range: Range<Int32>, _ isScratch: Bool, _ text: Span<UInt8>
    ) -> Range<Int32> {
        isScratch ? WhiteSpace.trim(scratch.span, range) : WhiteSpace.trim(text, range)
    }
}
