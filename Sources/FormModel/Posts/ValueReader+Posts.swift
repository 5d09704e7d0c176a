/// Texts of form posts, read by the type of their field.
///
/// A browser sends the text of a control: of a number input `1.5`, of a date input `2026-01-31`, in every language, and
/// of a text input whatever a person typed there. The post does not say which control it was, so canonical text is read
/// as such in every locale, `1.234` in a German form too; only a text that is not canonical, such as `1,5` or
/// `24.12.2026`, is read in the locale of the reader. A choice is sent by its value.
extension ValueReader {
    /// Stages an entry of a field that is no list, in the present scope.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - isFirst: Whether it is the first one of the field.
    ///   - text: The post.
    ///   - field: The field.
    ///   - value: The slot of the field, which has the value of the earlier entries.
    mutating func stage(
        _ entry: PostEntry, isFirst: Bool, _ text: Span<UInt8>, _ field: Int,
        _ value: inout ValueSlot
    ) {
        guard !entry.isFile || scope.layout.traits[field].valueType == .file else {
            return refuse(.fileNotAccepted, from: entry, &value)
        }
        guard !entry.isNested else { return refuse(.wrongType, from: entry, &value) }
        guard !isFirst else { return stage(entry, text, field, &value) }
        // Only a box may be sent twice: pages add a hidden `false`, so that a box that is not ticked is sent too, or an
        // empty entry, so that a question without an answer is not read as a box that is not ticked. It is ticked where
        // one of the entries says so.
        guard scope.layout.traits[field].valueType == .boolean, value.isSound
        else { return refuse(.repeatedField, from: entry, &value) }
        let (earlier, offset) = (flag(value, field), value.offset)
        stage(entry, text, field, &value)
        guard value.isSound else { return }
        value.offset = offset
        let later = flag(value, field)
        guard earlier ?? later != nil else { return }
        set(.boolean, .boolean(earlier ?? false || later ?? false), field, &value)
    }

    /// Stages the parts of a date, each of which was sent once and is no other value.
    ///
    /// - Parameters:
    ///   - parts: The entries of the parts.
    ///   - isFirst: Whether no other entry of the field was staged.
    ///   - text: The post.
    ///   - field: The field.
    ///   - value: The slot of the field.
    mutating func stage(
        parts: ArraySlice<CollectedEntry>, isFirst: Bool, _ text: Span<UInt8>, _ field: Int,
        _ value: inout ValueSlot
    ) {
        guard let first = parts.first else { return }
        var date = DateParts()
        var known: [PageControl] = []
        for entry in parts {
            guard isFirst, let part = entry.part, !known.contains(part) else {
                return refuse(.repeatedField, from: entry.entry, &value)
            }
            guard !entry.entry.isNested else {
                return refuse(.wrongType, from: entry.entry, &value)
            }
            known.append(part)
            let range = append { entry.entry.appendValue(in: text, to: &$0) }
            guard withBytes(range, true, text, { PostText.isUTF8($0) }) else {
                return refuse(.malformedText, from: entry.entry, &value)
            }
            date[part] = string(range, true, text)
        }
        value = ValueSlot()
        value.offset = Int32(truncatingIfNeeded: first.entry.value.lowerBound)
        let range = append { $0 += date.text.utf8 }
        // What is no date is none in the notation of a reader either, who may leave out a part.
        stageCanonical(range, true, text, scope.layout.traits[field], field, &value)
    }

    /// The answer of a box, where it could be read.
    private func flag(_ value: ValueSlot, _ field: Int) -> Bool? {
        value.isSound && value.kind == .boolean ? flag(at: field) : nil
    }

    /// Refuses an entry of a field.
    mutating func refuse(_ code: IssueCode, from entry: PostEntry, _ value: inout ValueSlot) {
        value = ValueSlot()
        value.offset = Int32(truncatingIfNeeded: entry.value.lowerBound)
        refuse(code, &value)
    }

    private mutating func stage(
        _ entry: PostEntry, _ text: Span<UInt8>, _ field: Int, _ value: inout ValueSlot
    ) {
        value = ValueSlot()
        value.offset = Int32(truncatingIfNeeded: entry.value.lowerBound)
        if let file = entry.file, entry.isFile {
            return stageFile(field, &value) { () throws(FileFacts.Refusal) in
                try file.facts(bytes: entry.value, in: text)
            }
        }
        let traits = scope.layout.traits[field]
        let isScratch = !entry.isPlain(in: text)
        var range = Int32(entry.value.lowerBound)..<Int32(entry.value.upperBound)
        if isScratch {
            range = append { entry.appendValue(in: text, to: &$0) }
        }
        guard withBytes(range, isScratch, text, { PostText.isUTF8($0) }) else {
            return refuse(.malformedText, &value)
        }
        let formatter = scope.layout.fields[field].formatter
        if let formatter, formatter.localized(for: typed.locale) != nil {
            return stageTyped(string(range, isScratch, text), traits, field, &value)
        }
        let known = extent
        stageCanonical(range, isScratch, text, traits, field, &value)
        guard !value.isSound, traits.isRead else { return }
        var other = value
        other.isSound = true
        stage(.text(string(range, isScratch, text)), traits, field, &other)
        // A number in the notation of the reader may have too many digits; else the canonical reading says more.
        keepProblem(since: known, ofLast: .tooManyDigits, isNeeded: !other.isSound)
        if other.isSound { value = other }
    }

    /// Stages a text as canonical text.
    private mutating func stageCanonical(
        _ range: Range<Int32>, _ isScratch: Bool, _ text: Span<UInt8>, _ traits: FieldTraits,
        _ field: Int, _ value: inout ValueSlot
    ) {
        var range = range
        guard !traits.hasFormatter else {
            return stageText(range, isScratch, text, traits, field, &value)
        }
        switch traits.valueType.family {
        case .number:
            range = trimmed(range, isScratch, text)
            guard !range.isEmpty else { return }
            let number = withBytes(range, isScratch, text) { ExactDecimal.read($0) }
            stageNumber(number, traits, field, &value)
        case .truth:
            range = trimmed(range, isScratch, text)
            guard !range.isEmpty else { return }
            guard let flag = withBytes(range, isScratch, text, { TypedReader.boolean($0) }) else {
                return refuse(.wrongType, &value)
            }
            set(.boolean, .boolean(flag), field, &value)
        case .text, .time, .choice, .list, .file, .rows:
            stageText(range, isScratch, text, traits, field, &value)
        }
    }

    private func string(
        _ range: Range<Int32>, _ isScratch: Bool, _ text: Span<UInt8>
    ) -> String {
        withBytes(range, isScratch, text) { String(utf8: $0) }
    }
}
