/// Texts: trimmed, brought into canonical form, and read by the type of their field.
extension ValueTable {
    mutating func stageString(
        _ node: JSONNode, _ text: Span<UInt8>, _ traits: FieldTraits, _ field: Int,
        _ value: inout ValueSlot
    ) {
        guard node.isEscaped else {
            return stageText(
                node.start..<node.end, false, text, traits, field, &value, mayHoldControls: false)
        }
        let start = Int32(scratch.count)
        node.appendUnescaped(from: text, to: &scratch)
        stageText(start..<Int32(scratch.count), true, Span(), traits, field, &value)
    }

    mutating func stageCopy(
        of text: String, _ traits: FieldTraits, _ field: Int, _ value: inout ValueSlot
    ) {
        // No submission limits the texts that are calculated in many rows.
        guard scratch.count + text.utf8.count <= scratchLimit else {
            return refuse(.tooManyBytes, beyond: ValueTable.scratchLimit, &value)
        }
        let start = Int32(scratch.count)
        scratch.append(contentsOf: text.utf8)
        stageText(start..<Int32(scratch.count), true, Span(), traits, field, &value)
    }

    /// Stages a text for a field with a formatter, in the notation of the reader or canonical.
    ///
    /// In a field of texts, a canonical text may be the value itself and not typed text, so that it is read as canonical
    /// where that is possible.
    mutating func stageTyped(
        _ text: String, _ traits: FieldTraits, _ field: Int, _ value: inout ValueSlot
    ) {
        let typed = traits.isSecure ? text : WhiteSpace.trim(text)
        let isText = traits.valueType == .text || traits.valueType == .multiline
        let reader = isText ? reader.ofSentTexts : reader
        guard !typed.utf8.isEmpty, let formatter = scope.layout.fields[field].formatter else {
            return
        }
        switch reader.canonicalText(of: typed, by: formatter) {
        case .success(let canonical): stageCopy(of: canonical, traits, field, &value)
        case .failure(let problem):
            refuse(problem.code, &value, parameters: problem.parameters)
        case nil: stageCopy(of: text, traits, field, &value)
        }
    }

    mutating func stageText(
        _ range: Range<Int32>, _ isScratch: Bool, _ submission: Span<UInt8>, _ traits: FieldTraits,
        _ field: Int, _ value: inout ValueSlot, mayHoldControls: Bool = true
    ) {
        var range = range
        if !traits.isSecure {
            range =
                isScratch
                ? WhiteSpace.trim(scratch.span, range) : WhiteSpace.trim(submission, range)
        }
        guard !range.isEmpty else { return }
        guard range.upperBound &- range.lowerBound <= textBytes || !traits.isText else {
            return refuse(.tooManyTextBytes, beyond: Int(textBytes), &value)
        }
        guard !traits.hasFormatter else {
            return format(range, isScratch, submission, traits, field, &value)
        }
        if traits.hasCanonicalizers,
            let canonical = canonicalized(range, isScratch, submission, field)
        {
            value.range = canonical
            value.isScratch = true
            value.kind = .text
            return
        }
        // A secure value stays as it was sent, to the byte.
        guard mayHoldControls, !traits.isSecure,
            traits.valueType == .text || traits.valueType == .multiline
        else {
            return stageCanonical(range, isScratch, submission, traits, field, &value)
        }
        switch withBytes(range, isScratch, submission, { ControlCharacters($0) }) {
        case .none: stageCanonical(range, isScratch, submission, traits, field, &value)
        case .onlyLineFeedsAndTabs where traits.valueType == .multiline:
            stageCanonical(range, isScratch, submission, traits, field, &value)
        case .onlyLineEndsAndTabs where traits.valueType == .multiline:
            let lines = withBytes(range, isScratch, submission) { ControlCharacters.lines(of: $0) }
            let start = Int32(scratch.count)
            scratch.append(contentsOf: lines)
            stageCanonical(start..<Int32(scratch.count), true, Span(), traits, field, &value)
        case .onlyLineFeedsAndTabs, .onlyLineEndsAndTabs, .others:
            refuse(.controlCharacter, &value)
        }
    }

    /// The range in `scratch` of the canonical form that a validator of the field has for a text; `nil` where there is
    /// none, or where it is the text itself.
    mutating func canonicalized(
        _ range: Range<Int32>, _ isScratch: Bool, _ submission: Span<UInt8>, _ field: Int
    ) -> Range<Int32>? {
        // The buffer is taken out while it is filled, since the text may be in another part of this value.
        var canonical = canonical
        self.canonical = []
        canonical.removeAll(keepingCapacity: true)
        defer { self.canonical = canonical }
        let isOther = withBytes(range, isScratch, submission) { text in
            for validator in scope.layout.fields[field].canonicalizers {
                validator.canonicalize(text, into: &canonical)
                guard canonical.isEmpty else { return !canonical.span.hasSameBytes(as: text) }
            }
            return false
        }
        guard isOther else { return nil }
        let start = Int32(scratch.count)
        scratch.append(contentsOf: canonical)
        return start..<Int32(scratch.count)
    }

    private mutating func stageCanonical(
        _ range: Range<Int32>, _ isScratch: Bool, _ submission: Span<UInt8>, _ traits: FieldTraits,
        _ field: Int, _ value: inout ValueSlot
    ) {
        value.range = range
        value.isScratch = isScratch
        switch traits.valueType {
        case .text, .multiline:
            value.kind = .text
        case .date:
            let date = withBytes(range, isScratch, submission) { CalendarDate(utf8: $0) }
            guard let date else { return refuse(.wrongType, &value) }
            set(.date, .date(date), field, &value)
        case .time, .dateTime, .localDateTime, .duration:
            stageTime(range, isScratch, submission, traits, field, &value)
        case .choice:
            value.kind = .choice
            let isOffered = withBytes(range, isScratch, submission) {
                scope.layout.offers($0, at: field)
            }
            if !isOffered { refuseChoice(field, &value) }
        case .integer, .decimal, .boolean, .choices, .texts, .group:
            refuse(given: .text, &value)
        }
    }

    /// Brings a text into canonical form, and reads that by the type of the field.
    mutating func format(
        _ range: Range<Int32>, _ isScratch: Bool, _ submission: Span<UInt8>, _ traits: FieldTraits,
        _ field: Int, _ value: inout ValueSlot
    ) {
        guard let formatter = scope.layout.fields[field].formatter else { return }
        // The buffer is taken out while it is filled, since the text may be in another part of this value.
        var canonical = canonical
        self.canonical = []
        canonical.removeAll(keepingCapacity: true)
        defer { self.canonical = canonical }
        let problem = withBytes(range, isScratch, submission) {
            formatter.parse($0, into: &canonical)
        }
        if let problem { return refuse(problem.code, &value, parameters: problem.parameters) }
        switch traits.valueType {
        case .decimal:
            guard let number = ExactDecimal(utf8: canonical.span) else {
                return refuse(.wrongType, &value)
            }
            set(.decimal, .decimal(number), field, &value)
        case .integer:
            stageNumber(ExactDecimal.read(canonical.span), traits, field, &value)
        case .text, .multiline, .boolean, .date, .time, .dateTime, .localDateTime, .duration,
            .choice, .choices, .texts, .group:
            // The canonical text must be accepted when it is read again.
            guard canonical.count <= textBytes else {
                return refuse(.tooManyTextBytes, beyond: Int(textBytes), &value)
            }
            let start = Int32(scratch.count)
            scratch.append(contentsOf: canonical)
            stageCanonical(start..<Int32(scratch.count), true, Span(), traits, field, &value)
        }
    }
}
