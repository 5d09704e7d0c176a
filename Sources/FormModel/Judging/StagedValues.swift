/// The value of one field, ready to be judged: small facts, and ranges of bytes that lie elsewhere.
package struct StagedValue: Sendable {
    package var kind = ValueView.Kind.empty
    /// Whether the bytes lie in the scratch memory and not in the submission.
    package var isScratch = false
    package var text: Range<Int32> = 0..<0
    package var elements: Range<Int32> = 0..<0
    package var scalar = StagedScalar.none
    /// The byte of the submission at which the value stands, or −1.
    package var offset: Int32 = -1
    package var firstProblem: Int32 = 0
    package var problemCount: Int32 = 0
}

/// The values of all fields of a form, made ready for judging.
///
/// Texts stay where they were sent; only what had to be unescaped or brought into canonical form is
/// copied, into memory that is kept.
package struct StagedValues: Sendable {
    struct Problem: Sendable {
        let problem: FormatProblem
        let element: Int
    }

    package private(set) var slots: [StagedValue] = []
    private(set) var scratch: [UInt8] = []
    private(set) var elements: [Range<Int32>] = []
    private(set) var problems: [Problem] = []

    package init() {}

    /// Forgets all values; there are so many fields.
    package mutating func reset(fieldCount: Int) {
        slots.removeAll(keepingCapacity: true)
        slots.append(contentsOf: repeatElement(StagedValue(), count: fieldCount))
        scratch.removeAll(keepingCapacity: true)
        elements.removeAll(keepingCapacity: true)
        problems.removeAll(keepingCapacity: true)
    }

    /// Forgets the values of some fields and all texts, so that a single update costs what it touches.
    package mutating func clear(_ fields: some Sequence<Int>) {
        for field in fields { slots[field] = StagedValue() }
        scratch.removeAll(keepingCapacity: true)
        elements.removeAll(keepingCapacity: true)
        problems.removeAll(keepingCapacity: true)
    }

    /// The values as validators see them.
    @_lifetime(borrow self, copy submission)
    package func view(
        of program: FormProgram, submission: Span<UInt8>
    ) -> StagedValuesView {
        StagedValuesView(
            program: program, submission: submission, scratch: scratch.span, slots: slots.span,
            elements: elements.span, problems: problems.span)
    }

    // MARK: Staging

    /// Stages a value of a JSON submission.
    ///
    /// JSON says what type a value has: a number in quotation marks is no number.
    package mutating func stage(
        _ nodes: Span<JSONNode>, _ index: Int, _ text: Span<UInt8>, for field: FieldProgram,
        at slot: Int
    ) {
        let node = nodes[index]
        slots[slot].offset = Int32(node.offset)
        switch node.kind {
        case .null: break
        case .string: stageString(node, text, for: field, at: slot)
        case .number:
            stageNumber(
                text.extracting(Int(node.start)..<Int(node.end)), for: field, at: slot)
        case .boolean:
            guard field.valueType == .boolean else { return refuseType(of: field, at: slot) }
            slots[slot].kind = .boolean
            slots[slot].scalar = .boolean(text[Int(node.start)] == UInt8(ascii: "t"))
        case .array:
            guard field.valueType == .choices else { return refuseType(of: field, at: slot) }
            stageList(nodes, index, text, for: field, at: slot)
        case .object, .key: refuseType(of: field, at: slot)
        }
    }

    /// Stages a value that the program or a person gave.
    ///
    /// A text for a field of another type is what was typed, and is read as such.
    package mutating func stage(_ value: FieldValue, for field: FieldProgram, at slot: Int) {
        switch (value, field.valueType) {
        case (.empty, _): break
        case (.text(let text), .text), (.text(let text), .multiline), (.text(let text), .date),
            (.choice(let text), .choice):
            stageText(copy(text), isScratch: true, for: field, at: slot)
        case (.text(let text), _) where field.formatter != nil:
            // The formatter decides; its own refusal says more than that the type is wrong.
            stageText(copy(text), isScratch: true, for: field, at: slot)
        case (.text(let text), _):
            let typed = TypedText.read(text, for: field)
            if typed == .text(text) {
                refuseType(of: field, at: slot, isTyped: true)
            } else {
                stage(typed, for: field, at: slot)
            }
        case (.integer(let number), .integer):
            set(.integer, .integer(number), at: slot)
        case (.integer(let number), .decimal):
            stage(.decimal(ExactDecimal(Int128(number))), for: field, at: slot)
        case (.decimal(let number), .decimal), (.decimal(let number), .integer):
            stageNumber(number.utf8.span, for: field, at: slot)
        case (.boolean(let flag), .boolean):
            set(.boolean, .boolean(flag), at: slot)
        case (.date(let date), .date):
            set(.date, .date(date), at: slot)
        case (.choices(let list), .choices):
            guard !list.isEmpty else { break }
            let first = Int32(elements.count)
            for text in list {
                let range = copy(text)
                elements.append(WhiteSpace.trim(scratch.span, range))
            }
            slots[slot].kind = .choices
            slots[slot].elements = first..<Int32(elements.count)
            judgeElements(for: field, at: slot)
        default:
            refuseType(of: field, at: slot)
        }
    }

    // MARK: Parts of staging

    private mutating func stageString(
        _ node: JSONNode, _ text: Span<UInt8>, for field: FieldProgram, at slot: Int
    ) {
        guard node.isEscaped else {
            return stageText(
                node.start..<node.end, isScratch: false, submission: text, for: field, at: slot)
        }
        let start = Int32(scratch.count)
        node.appendUnescaped(from: text, to: &scratch)
        stageText(start..<Int32(scratch.count), isScratch: true, for: field, at: slot)
    }

    private mutating func stageText(
        _ range: Range<Int32>, isScratch: Bool, submission: Span<UInt8> = Span(),
        for field: FieldProgram, at slot: Int
    ) {
        var range = range
        if !field.isSecure {
            range =
                isScratch
                ? WhiteSpace.trim(scratch.span, range) : WhiteSpace.trim(submission, range)
        }
        guard !range.isEmpty else { return }
        if let formatter = field.formatter {
            return format(
                range, isScratch: isScratch, submission: submission, by: formatter, for: field,
                at: slot)
        }
        stageCanonical(range, isScratch: isScratch, submission: submission, for: field, at: slot)
    }

    private mutating func stageCanonical(
        _ range: Range<Int32>, isScratch: Bool, submission: Span<UInt8> = Span(),
        for field: FieldProgram, at slot: Int
    ) {
        slots[slot].text = range
        slots[slot].isScratch = isScratch
        switch field.valueType {
        case .text, .multiline:
            slots[slot].kind = .text
        case .date:
            let date = withBytes(range, isScratch, submission) { CalendarDate(utf8: $0) }
            guard let date else { return refuseType(of: field, at: slot) }
            set(.date, .date(date), at: slot)
        case .choice:
            slots[slot].kind = .choice
            let isOffered = withBytes(range, isScratch, submission) { field.offers($0) }
            guard isOffered else { return refuse(.notAChoice, at: slot) }
        case .integer, .decimal, .boolean, .choices:
            refuseType(of: field, at: slot)
        }
    }

    private mutating func format(
        _ range: Range<Int32>, isScratch: Bool, submission: Span<UInt8>,
        by formatter: any InputFormatter, for field: FieldProgram, at slot: Int
    ) {
        let start = scratch.count
        var canonical: [UInt8] = []
        let problem = withBytes(range, isScratch, submission) {
            formatter.parse($0, into: &canonical)
        }
        if let problem { return refuse(problem, at: slot) }
        scratch.append(contentsOf: canonical)
        switch field.valueType {
        case .decimal:
            guard let number = ExactDecimal(utf8: canonical.span) else {
                return refuseType(of: field, at: slot)
            }
            set(.decimal, .decimal(number), at: slot)
        case .integer:
            stageNumber(canonical.span, for: field, at: slot)
        case .text, .multiline, .boolean, .date, .choice, .choices:
            stageCanonical(
                Int32(start)..<Int32(scratch.count), isScratch: true, for: field, at: slot)
        }
    }

    private mutating func stageNumber(
        _ text: Span<UInt8>, for field: FieldProgram, at slot: Int
    ) {
        guard field.valueType == .integer || field.valueType == .decimal else {
            return refuseType(of: field, at: slot)
        }
        let number: ExactDecimal
        switch ExactDecimal.read(text) {
        case .number(let read): number = read
        case .malformed: return refuseType(of: field, at: slot)
        case .tooManyDigits:
            let limit = IssueParameters.Value.integer(ExactDecimal.maximumDigits)
            return refuse(FormatProblem(.tooManyDigits, parameters: ["max": limit]), at: slot)
        }
        if field.valueType == .integer {
            guard number.isInteger else { return refuseType(of: field, at: slot) }
            guard let integer = number.integer else {
                let problem =
                    number < 0
                    ? FormatProblem(.tooSmall, parameters: ["min": .integer(.min)])
                    : FormatProblem(.tooLarge, parameters: ["max": .integer(.max)])
                return refuse(problem, at: slot)
            }
            set(.integer, .integer(integer), at: slot)
        } else if let formatter = field.formatter {
            // A formatter reads plain digits: 1e3 is written out first.
            let start = Int32(scratch.count)
            number.append(to: &scratch)
            format(
                start..<Int32(scratch.count), isScratch: true, submission: Span(), by: formatter,
                for: field, at: slot)
        } else {
            set(.decimal, .decimal(number), at: slot)
        }
    }

    private mutating func stageList(
        _ nodes: Span<JSONNode>, _ index: Int, _ text: Span<UInt8>, for field: FieldProgram,
        at slot: Int
    ) {
        let first = Int32(elements.count)
        var at = index + 1
        slots[slot].firstProblem = Int32(problems.count)
        while at < Int(nodes[index].next) {
            let node = nodes[at]
            let start = Int32(scratch.count)
            if node.kind == .string {
                node.appendUnescaped(from: text, to: &scratch)
                elements.append(WhiteSpace.trim(scratch.span, start..<Int32(scratch.count)))
                judgeElement(elements.count - 1, first, for: field)
            } else {
                elements.append(start..<start)
                problems.append(
                    Problem(
                        problem: FormatProblem(
                            .wrongType, parameters: ["expected": .text("choice")]),
                        element: elements.count - 1 - Int(first)))
            }
            at = Int(node.next)
        }
        slots[slot].problemCount = Int32(problems.count) - slots[slot].firstProblem
        guard Int(first) < elements.count else { return }
        slots[slot].kind = .choices
        slots[slot].elements = first..<Int32(elements.count)
    }

    private mutating func judgeElements(for field: FieldProgram, at slot: Int) {
        slots[slot].firstProblem = Int32(problems.count)
        let range = slots[slot].elements
        for index in range { judgeElement(Int(index), range.lowerBound, for: field) }
        slots[slot].problemCount = Int32(problems.count) - slots[slot].firstProblem
    }

    private mutating func judgeElement(_ index: Int, _ first: Int32, for field: FieldProgram) {
        guard !withBytes(elements[index], true, Span(), { field.offers($0) }) else { return }
        problems.append(
            Problem(problem: FormatProblem(.notAChoice), element: index - Int(first)))
    }

    private func withBytes<Result>(
        _ range: Range<Int32>, _ isScratch: Bool, _ submission: Span<UInt8>,
        _ body: (Span<UInt8>) -> Result
    ) -> Result {
        let range = Int(range.lowerBound)..<Int(range.upperBound)
        guard isScratch else { return body(submission.extracting(range)) }
        let bytes = scratch.span
        return body(bytes.extracting(range))
    }

    private mutating func set(_ kind: ValueView.Kind, _ scalar: StagedScalar, at slot: Int) {
        slots[slot].kind = kind
        slots[slot].scalar = scalar
    }

    private mutating func copy(_ text: String) -> Range<Int32> {
        let start = Int32(scratch.count)
        scratch.append(contentsOf: text.utf8)
        return start..<Int32(scratch.count)
    }

    private mutating func refuseType(
        of field: FieldProgram, at slot: Int, isTyped: Bool = false
    ) {
        // What was typed for a choice is of the right type, only none of those offered.
        if isTyped, field.valueType == .choice { return refuse(.notAChoice, at: slot) }
        refuse(
            FormatProblem(
                .wrongType, parameters: ["expected": .text(field.valueType.rawValue)]), at: slot)
    }

    private mutating func refuse(_ code: IssueCode, at slot: Int) {
        refuse(FormatProblem(code), at: slot)
    }

    private mutating func refuse(_ problem: FormatProblem, at slot: Int) {
        slots[slot].firstProblem = Int32(problems.count)
        slots[slot].problemCount = 1
        problems.append(Problem(problem: problem, element: -1))
    }
}

extension FieldProgram {
    /// Whether the bytes are one of the choices.
    fileprivate func offers(_ bytes: Span<UInt8>) -> Bool {
        choices.index(of: bytes) >= 0
    }
}
