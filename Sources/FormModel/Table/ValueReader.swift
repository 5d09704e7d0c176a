/// Reads single values and lists by the type of their field, and keeps what does not fit into a slot: texts that were
/// unescaped or brought into canonical form, numbers and dates, the elements of lists, and the problems of values that
/// could not be read.
///
/// A slot refers to what is kept by a range or by the index of its field. All of it is memory that is used again.
struct ValueReader: Sendable {
    /// The record whose values are read: the form, or a row.
    var scope: ValueTable.Scope
    /// Reads texts that are not canonical.
    var typed = ValueReader.canonicalTexts
    private static let canonicalTexts = TypedReader().ofSentTexts
    /// The maximum of bytes of the copied texts.
    var scratchLimit = ValueTable.scratchLimit
    /// The maximum of bytes of a text.
    let textBytes: Int32
    /// Whether the facts of a file in JSON may have its path.
    var takesPaths = false
    private let listElements: Int
    /// The values that are no text, by field, those of rows behind those of the form; for other fields, the scalars have
    /// no meaning.
    private var scalars: [ValueScalar]
    private var scratch: [UInt8] = []
    private var elements: [Range<Int32>] = []
    private var problems: [ValueTable.Problem] = []
    /// A canonical form while it is made.
    private var canonical: [UInt8] = []

    init(layout: FormLayout) {
        scope = ValueTable.Scope(layout: layout)
        textBytes = Int32(layout.limits.textBytes)
        listElements = layout.limits.listElements
        scalars = [ValueScalar](repeating: .none, count: layout.traits.count)
    }

    // MARK: Memory

    /// How much is kept at one moment.
    struct Extent: Sendable {
        fileprivate let scalars: Int
        fileprivate let scratch: Int
        fileprivate let elements: Int
        fileprivate let problems: Int

        /// How many bytes, elements and problems there are.
        var size: Int { scratch + elements + problems }
    }

    var extent: Extent {
        Extent(
            scalars: scalars.count, scratch: scratch.count, elements: elements.count,
            problems: problems.count)
    }

    /// Removes everything that was added since there was an extent.
    mutating func cut(to extent: Extent) {
        scalars.removeSubrange(extent.scalars...)
        scratch.removeSubrange(extent.scratch...)
        elements.removeSubrange(extent.elements...)
        problems.removeSubrange(extent.problems...)
    }

    /// Removes all texts, elements and problems.
    @inline(__always)
    mutating func clear() {
        if !scratch.isEmpty { scratch.removeAll(keepingCapacity: true) }
        if !elements.isEmpty { elements.removeAll(keepingCapacity: true) }
        if !problems.isEmpty { problems.removeAll(keepingCapacity: true) }
    }

    /// How many bytes of texts are kept.
    var scratchCount: Int { scratch.count }

    /// Adds scalars for the fields of rows.
    mutating func appendScalars(_ count: Int) {
        scalars.append(contentsOf: repeatElement(.none, count: count))
    }

    /// Removes the scalars behind the first ones.
    mutating func cutScalars(to count: Int) { scalars.removeLast(scalars.count - count) }

    /// The rows of a group of the present scope, whose slot must be one of rows.
    func rows(at field: Int) -> TableRows? {
        if case .rows(let rows) = scalars[scope.base + field] { rows } else { nil }
    }

    /// Replaces the rows of a group of the present scope.
    mutating func set(_ rows: TableRows, at field: Int) {
        scalars[scope.base + field] = .rows(rows)
    }

    /// The values of slots as validators see them.
    @inline(__always)
    @_lifetime(borrow self, copy submission, copy slots, copy rowSlots, copy rows)
    func view(
        submission: Span<UInt8>, slots: Span<ValueSlot>, rowSlots: Span<ValueSlot>,
        rows: Span<TableRow>
    ) -> ValueTableView {
        ValueTableView(
            submission: submission, scratch: scratch.span, slots: slots, scalars: scalars.span,
            elements: elements.span, problems: problems.span, rowSlots: rowSlots, rows: rows)
    }

    // MARK: Values

    /// Reads a given value that is not the rows of a group.
    mutating func stage(
        _ given: FieldValue, _ traits: FieldTraits, _ field: Int, _ value: inout ValueSlot
    ) {
        let source = GivenSource()
        if let list = source.elements(of: given, as: traits.valueType) {
            stageList(list, of: source, Span(), field, &value)
        } else {
            source.stageSingle(given, Span(), traits, field, &value, in: &self)
        }
    }

    /// Stages a value that is no array or object, in the present scope.
    mutating func stageSingle(
        _ node: JSONNode, _ traits: FieldTraits, _ text: Span<UInt8>, _ field: Int,
        _ value: inout ValueSlot
    ) {
        value.offset = Int32(truncatingIfNeeded: node.offset)
        switch (node.kind, traits.valueType) {
        case (.null, _): break
        case (.string, _): stageString(node, text, traits, field, &value)
        case (.number, .integer), (.number, .decimal):
            stageNumber(text.extracting(Int(node.start)..<Int(node.end)), traits, field, &value)
        case (.boolean, .boolean):
            set(.boolean, .boolean(text[Int(node.start)] == UInt8(ascii: "t")), field, &value)
        case (_, .text), (_, .multiline), (_, .integer), (_, .decimal), (_, .boolean), (_, .date),
            (_, .time), (_, .dateTime), (_, .localDateTime), (_, .duration), (_, .choice),
            (_, .choices), (_, .texts), (_, .file), (_, .group):
            refuse(given: GivenKind(node.kind), &value)
        }
    }

    // MARK: Texts

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
        let reader = isText ? self.typed.ofSentTexts : self.typed
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
        case .integer, .decimal:
            let isOther = withBytes(range, isScratch, submission) {
                scope.layout.fields[field].offersOther
                    && $0.hasSameBytes(as: Choice.otherValue.utf8.span)
            }
            if isOther { value.kind = .other } else { refuse(given: .text, &value) }
        case .boolean, .choices, .texts, .file, .group:
            refuse(given: .text, &value)
        }
    }

    /// Reads the value of a choice for a field of numbers, which may be that of another answer.
    mutating func stageOther(_ choice: String, _ field: Int, _ value: inout ValueSlot) {
        guard scope.layout.fields[field].offersOther, choice.hasSameBytes(as: Choice.otherValue)
        else { return refuse(.wrongType, &value) }
        value.kind = .other
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
            .choice, .choices, .texts, .file, .group:
            // The canonical text must be accepted when it is read again.
            guard canonical.count <= textBytes else {
                return refuse(.tooManyTextBytes, beyond: Int(textBytes), &value)
            }
            let start = Int32(scratch.count)
            scratch.append(contentsOf: canonical)
            stageCanonical(start..<Int32(scratch.count), true, Span(), traits, field, &value)
        }
    }

    // MARK: Numbers

    mutating func stageNumber(
        _ text: Span<UInt8>, _ traits: FieldTraits, _ field: Int, _ value: inout ValueSlot
    ) {
        guard traits.hasFormatter, case .number(let number) = ExactDecimal.read(text) else {
            return stageNumber(ExactDecimal.read(text), traits, field, &value)
        }
        // A formatter reads plain digits, so that 1e3 becomes 1000. Zeros at the end are no decimals of an amount.
        let start = Int32(scratch.count)
        (number.exponent < 0 ? number.normalized : number).append(to: &scratch)
        format(start..<Int32(scratch.count), true, Span(), traits, field, &value)
    }

    mutating func stageNumber(
        _ read: ExactDecimal.Reading, _ traits: FieldTraits, _ field: Int, _ value: inout ValueSlot
    ) {
        let number: ExactDecimal
        switch read {
        case .number(let read): number = read
        case .malformed: return refuse(.wrongType, &value)
        case .tooManyDigits: return refuse(.tooManyDigits, &value)
        }
        guard traits.valueType == .integer else {
            return set(.decimal, .decimal(number), field, &value)
        }
        guard number.isInteger else { return refuse(.wrongType, &value) }
        guard let integer = number.integer else {
            return refuse(number < 0 ? .tooSmall : .tooLarge, &value)
        }
        set(.integer, .integer(integer), field, &value)
    }

    // MARK: Times

    mutating func stageTime(
        _ range: Range<Int32>, _ isScratch: Bool, _ submission: Span<UInt8>, _ traits: FieldTraits,
        _ field: Int, _ value: inout ValueSlot
    ) {
        switch traits.valueType {
        case .time:
            let reading = withBytes(range, isScratch, submission) { ClockTime.read($0) }
            stage(reading, .time, field, &value) { .time($0) }
        case .dateTime:
            let reading = withBytes(range, isScratch, submission) { DateTime.read($0) }
            stage(reading, .dateTime, field, &value) { .dateTime($0) }
        case .localDateTime:
            let reading = withBytes(range, isScratch, submission) { LocalDateTime.read($0) }
            stage(reading, .localDateTime, field, &value) { .localDateTime($0) }
        case .duration:
            let duration = withBytes(range, isScratch, submission) { CalendarDuration(utf8: $0) }
            stage(
                duration.map(TimeReading.value) ?? .malformed(), .duration, field, &value
            ) { .duration($0) }
        // They are not times.
        case .text, .multiline, .integer, .decimal, .boolean, .date, .choice, .choices, .texts,
            .file, .group:
            break
        }
    }

    private mutating func stage<Time>(
        _ reading: TimeReading<Time>, _ kind: ValueView.Kind, _ field: Int,
        _ value: inout ValueSlot, _ scalar: (Time) -> ValueScalar
    ) {
        switch reading {
        case .value(let time): set(kind, scalar(time), field, &value)
        case .malformed(lacking: nil): refuse(.wrongType, &value)
        case .malformed(lacking: let part?):
            // Only a moment may lack a part.
            refuse(
                .wrongType, &value,
                parameters: [
                    "expected": .text(ValueType.dateTime.rawValue), "reason": .text(part.reason),
                ])
        case .tooManyDecimals: refuse(.tooManyDecimals, &value)
        }
    }

    // MARK: Lists

    /// Reads the list of a field in the present scope.
    mutating func stageList<Source: ValueSource>(
        _ given: Source.Elements, of source: Source, _ text: Span<UInt8>, _ field: Int,
        _ value: inout ValueSlot
    ) {
        let (first, firstProblem) = (elements.count, problems.count)
        let hasLines = Source.isLenient && scope.layout.traits[field].valueType == .texts
        var given = given
        while true {
            let start = Int32(scratch.count)
            let reading = source.appendNext(&given, text, to: &scratch)
            let range = start..<Int32(scratch.count)
            switch reading {
            case .end: return endList(first, firstProblem, field, &value)
            case .refused(.tooManyBytes):
                dropList(first, firstProblem)
                return refuse(.tooManyBytes, beyond: ValueTable.scratchLimit, &value)
            case .refused(let code):
                elements.append(start..<start)
                problems.append(ValueTable.Problem(code: code, element: elements.count - 1 - first))
            case .text where hasLines: stageLines(range, first, field)
            case .text:
                if Source.isLenient, WhiteSpace.trim(scratch.span, range).isEmpty { continue }
                stageElement(range, first, field)
            }
        }
    }

    /// Makes an element of each line that is not empty, as a `textarea` sends them.
    private mutating func stageLines(_ range: Range<Int32>, _ first: Int, _ field: Int) {
        var line = range.lowerBound
        while line <= range.upperBound {
            var end = line
            while end < range.upperBound, scratch[Int(end)] != 0x0A { end += 1 }
            let text = WhiteSpace.trim(scratch.span, line..<end)
            if !text.isEmpty { stageElement(text, first, field) }
            line = end + 1
        }
    }

    private mutating func stageElement(_ range: Range<Int32>, _ first: Int, _ field: Int) {
        let trimmed = WhiteSpace.trim(scratch.span, range)
        let range = canonical(ofElement: trimmed, field) ?? trimmed
        elements.append(range)
        guard var problem = problem(ofElement: range, field) else { return }
        problem.element = elements.count - 1 - first
        problems.append(problem)
    }

    /// The canonical form that a validator of the elements has for a text; `nil` where there is no other.
    private mutating func canonical(
        ofElement range: Range<Int32>, _ field: Int
    ) -> Range<Int32>? {
        guard scope.layout.traits[field].hasCanonicalizers, !range.isEmpty,
            range.count <= textBytes
        else { return nil }
        return canonicalized(range, true, Span(), field)
    }

    private func problem(ofElement range: Range<Int32>, _ field: Int) -> ValueTable.Problem? {
        guard scope.layout.traits[field].valueType == .texts else {
            let isOffered = withBytes(range, true, Span()) {
                scope.layout.offers($0, at: field)
            }
            return isOffered ? nil : ValueTable.Problem(code: .notAChoice)
        }
        if range.isEmpty { return ValueTable.Problem(code: .emptyElement) }
        guard range.count <= textBytes else {
            return ValueTable.Problem(
                code: .tooManyTextBytes, parameters: ["max": .integer(Int(textBytes))])
        }
        guard case .none = withBytes(range, true, Span(), { ControlCharacters($0) }) else {
            return ValueTable.Problem(code: .controlCharacter)
        }
        return nil
    }

    private mutating func endList(
        _ first: Int, _ firstProblem: Int, _ field: Int, _ value: inout ValueSlot
    ) {
        guard first < elements.count else { return }
        guard elements.count - first <= listElements else {
            dropList(first, firstProblem)
            return refuse(.tooManyElements, beyond: listElements, &value)
        }
        if firstProblem < problems.count, scope.layout.fields[field].awaitsChoices {
            // One issue for the field: its choices are unknown, whatever its elements are.
            dropList(first, firstProblem)
            return refuseChoice(field, &value)
        }
        value.kind = .list
        value.isSound = firstProblem == problems.count
        value.range =
            value.isSound
            ? Int32(first)..<Int32(elements.count) : Int32(firstProblem)..<Int32(problems.count)
    }

    private mutating func dropList(_ first: Int, _ firstProblem: Int) {
        elements.removeSubrange(first...)
        problems.removeSubrange(firstProblem...)
    }

    /// Refuses a choice: it is not one of the choices of the field, or these are not known yet.
    @inline(never)
    mutating func refuseChoice(_ field: Int, _ value: inout ValueSlot) {
        let isUnknown = scope.layout.fields[field].awaitsChoices
        refuse(isUnknown ? .choicesUnknown : .notAChoice, &value)
    }

    // MARK: Parts for readers of posts

    /// Adds a text that a body appends.
    mutating func append(_ body: (inout [UInt8]) -> Void) -> Range<Int32> {
        let start = Int32(scratch.count)
        body(&scratch)
        return start..<Int32(scratch.count)
    }

    /// The range without white space at its ends.
    func trimmed(_ range: Range<Int32>, _ isScratch: Bool, _ text: Span<UInt8>) -> Range<Int32> {
        isScratch ? WhiteSpace.trim(scratch.span, range) : WhiteSpace.trim(text, range)
    }

    /// The answer of a box of the present scope.
    func flag(at field: Int) -> Bool? {
        if case .boolean(let flag) = scalars[scope.base + field] { flag } else { nil }
    }

    /// Keeps one of the problems that were added since there was an extent: the last one if it has a code, otherwise the
    /// first; none if none is needed.
    mutating func keepProblem(since extent: Extent, ofLast code: IssueCode, isNeeded: Bool) {
        let first = extent.problems
        guard isNeeded else { return problems.removeSubrange(first...) }
        let last = problems.count - 1
        if problems[last].code == code { problems.swapAt(first, last) }
        problems.removeSubrange((first + 1)...)
    }

    // MARK: Results

    /// Sets a value that is no text.
    mutating func set(
        _ kind: ValueView.Kind, _ scalar: ValueScalar, _ field: Int, _ value: inout ValueSlot
    ) {
        value.kind = kind
        scalars[scope.base &+ field] = scalar
    }

    func withBytes<Result>(
        _ range: Range<Int32>, _ isScratch: Bool, _ submission: Span<UInt8>,
        _ body: (Span<UInt8>) -> Result
    ) -> Result {
        let range = Int(range.lowerBound)..<Int(range.upperBound)
        guard isScratch else { return body(submission.extracting(range)) }
        let bytes = scratch.span
        return body(bytes.extracting(range))
    }

    /// Refuses a value that is larger than a limit.
    mutating func refuse(_ code: IssueCode, beyond limit: Int, _ value: inout ValueSlot) {
        refuse(code, &value, parameters: ["max": .integer(limit)])
    }

    /// Refuses a value that is of another kind than the values of the field.
    mutating func refuse(given kind: GivenKind?, _ value: inout ValueSlot) {
        refuse(.wrongType, &value)
        problems[problems.count - 1].given = kind
    }

    mutating func refuse(
        _ code: IssueCode, _ value: inout ValueSlot,
        parameters: IssueParameters = IssueParameters()
    ) {
        value.isSound = false
        value.range = Int32(problems.count)..<Int32(problems.count + 1)
        problems.append(ValueTable.Problem(code: code, parameters: parameters))
    }

    /// Refuses a value that was read before, for the reasons of then.
    mutating func refuse(_ reasons: [ValueTable.Problem], _ value: inout ValueSlot) {
        value.isSound = false
        value.range = Int32(problems.count)..<Int32(problems.count + reasons.count)
        problems += reasons
    }
}

extension TimePart {
    /// The parameter `reason` of the issue about the missing part.
    fileprivate var reason: String {
        switch self {
        case .seconds: "withoutSeconds"
        case .offset: "withoutOffset"
        }
    }
}
