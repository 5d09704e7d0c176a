/// The staged values of a form, borrowed while they are judged.
package struct StagedValuesView: ~Escapable, Sendable {
    private let submission: Span<UInt8>
    private let scratch: Span<UInt8>
    private let slots: Span<StagedValue>
    private let scalars: Span<StagedScalar>
    private let elements: Span<Range<Int32>>
    private let problems: Span<StagedValues.Problem>

    @_lifetime(
        copy submission, copy scratch, copy slots, copy scalars, copy elements, copy problems)
    init(
        submission: Span<UInt8>, scratch: Span<UInt8>, slots: Span<StagedValue>,
        scalars: Span<StagedScalar>, elements: Span<Range<Int32>>,
        problems: Span<StagedValues.Problem>
    ) {
        self.submission = submission
        self.scratch = scratch
        self.slots = slots
        self.scalars = scalars
        self.elements = elements
        self.problems = problems
    }

    @inline(__always)
    func slot(at index: Int) -> StagedValue { slots[index] }

    /// Whether a field can be filled in, or is calculated.
    func isOpen(at index: Int) -> Bool {
        switch slots[index].standing {
        case .open, .computed, .computedButSent: true
        case .hidden, .hiddenButSent, .disabled, .disabledButSent: false
        }
    }

    /// Whether the value of a field could be read at all.
    package func isReadable(at index: Int) -> Bool { slots[index].isSound }

    @_lifetime(copy self)
    func view(at index: Int) -> ValueView { view(of: slots[index], at: index) }

    @inline(__always)
    @_lifetime(copy self)
    func view(of slot: StagedValue, at index: Int) -> ValueView {
        guard slot.kind == .text, !slot.isScratch else { return otherView(of: slot, at: index) }
        let range = Int(slot.range.lowerBound)..<Int(slot.range.upperBound)
        return ValueView(
            kind: .text, text: submission.extracting(range), scalars: Span(), elements: Span())
    }

    @_lifetime(copy self)
    private func otherView(of slot: StagedValue, at index: Int) -> ValueView {
        let range = Int(slot.range.lowerBound)..<Int(slot.range.upperBound)
        switch slot.kind {
        case .text, .choice:
            let text = slot.isScratch ? scratch.extracting(range) : submission.extracting(range)
            return ValueView(kind: slot.kind, text: text, scalars: Span(), elements: Span())
        case .choices:
            return ValueView(
                kind: .choices, text: scratch, scalars: Span(),
                elements: elements.extracting(range))
        case .empty:
            return ValueView(kind: .empty, text: Span(), scalars: Span(), elements: Span())
        case .integer, .decimal, .boolean, .date, .time, .dateTime, .duration:
            return ValueView(
                kind: slot.kind, text: Span(), scalars: scalars.extracting(index..<index + 1),
                elements: Span())
        }
    }

    func addProblems(at index: Int, to findings: inout Findings) {
        for index in slots[index].range {
            let problem = problems[Int(index)]
            findings.add(
                problem.code, element: problem.element < 0 ? nil : problem.element,
                parameters: problem.parameters)
        }
    }

    /// The value of a field as a value of its own; empty where it could not be read.
    package func value(at index: Int) -> FieldValue {
        guard isReadable(at: index) else { return .empty }
        let view = view(at: index)
        switch view.kind {
        case .empty: return .empty
        case .text: return .text(String(utf8: view.text))
        case .choice: return .choice(String(utf8: view.text))
        case .integer: return .integer(view.integer)
        case .decimal: return .decimal(view.decimal)
        case .boolean: return .boolean(view.boolean)
        case .date: return view.date.map(FieldValue.date) ?? .empty
        case .time: return view.time.map(FieldValue.time) ?? .empty
        case .dateTime: return view.dateTime.map(FieldValue.dateTime) ?? .empty
        case .duration: return view.duration.map(FieldValue.duration) ?? .empty
        case .choices:
            var list: [String] = []
            for element in 0..<view.count { list.append(String(utf8: view.element(element))) }
            return .choices(list)
        }
    }
}
