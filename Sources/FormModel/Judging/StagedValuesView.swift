/// The staged values of a form, borrowed while they are judged.
package struct StagedValuesView: ~Escapable, Sendable {
    private let program: FormProgram
    private let submission: Span<UInt8>
    private let scratch: Span<UInt8>
    private let slots: Span<StagedValue>
    private let elements: Span<Range<Int32>>
    private let problems: Span<StagedValues.Problem>

    @_lifetime(copy submission, copy scratch, copy slots, copy elements, copy problems)
    init(
        program: FormProgram, submission: Span<UInt8>, scratch: Span<UInt8>,
        slots: Span<StagedValue>, elements: Span<Range<Int32>>,
        problems: Span<StagedValues.Problem>
    ) {
        self.program = program
        self.submission = submission
        self.scratch = scratch
        self.slots = slots
        self.elements = elements
        self.problems = problems
    }

    func offset(at index: Int) -> Int { Int(slots[index].offset) }

    @_lifetime(copy self)
    func view(at index: Int) -> ValueView {
        let slot = slots[index]
        let source = slot.isScratch ? scratch : submission
        return ValueView(
            kind: slot.kind,
            text: source.extracting(Int(slot.text.lowerBound)..<Int(slot.text.upperBound)),
            elements: elements.extracting(
                Int(slot.elements.lowerBound)..<Int(slot.elements.upperBound)),
            elementText: scratch, scalar: slot.scalar)
    }

    @_lifetime(copy self)
    func view(of name: FieldName) -> ValueView {
        guard let index = program.index(of: name) else {
            return ValueView(
                kind: .empty, text: scratch.extracting(0..<0), elements: elements.extracting(0..<0),
                elementText: scratch, scalar: .none)
        }
        return view(at: index)
    }

    func addProblems(at index: Int, to findings: inout Findings) {
        let slot = slots[index]
        for index in Int(slot.firstProblem)..<Int(slot.firstProblem + slot.problemCount) {
            let problem = problems[index]
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
        case .choices:
            var list: [String] = []
            for element in 0..<view.count { list.append(String(utf8: view.element(element))) }
            return .choices(list)
        }
    }

    /// Whether the value of a field could be read at all.
    package func isReadable(at index: Int) -> Bool { slots[index].problemCount == 0 }
}
