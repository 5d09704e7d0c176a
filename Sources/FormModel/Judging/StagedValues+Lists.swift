/// Lists of choices: each element is trimmed, and must be offered.
extension StagedValues {
    mutating func stageList(
        _ nodes: [JSONNode], _ index: Int, _ text: Span<UInt8>, _ field: Int,
        _ value: inout StagedValue
    ) {
        let first = elements.count
        let firstProblem = problems.count
        var at = index + 1
        let end = Int(nodes[index].next)
        while at < end {
            let node = nodes[at]
            let start = Int32(scratch.count)
            if node.kind == .string {
                node.appendUnescaped(from: text, to: &scratch)
                stageElement(start, first, field)
            } else {
                elements.append(start..<start)
                problems.append(Problem(code: .wrongType, element: elements.count - 1 - first))
            }
            at = Int(node.next)
        }
        endList(first, firstProblem, &value)
    }

    mutating func stageList(
        _ list: [String], _ field: Int, _ value: inout StagedValue
    ) {
        let first = elements.count
        let firstProblem = problems.count
        for text in list {
            let start = Int32(scratch.count)
            scratch.append(contentsOf: text.utf8)
            stageElement(start, first, field)
        }
        endList(first, firstProblem, &value)
    }

    private mutating func stageElement(_ start: Int32, _ first: Int, _ field: Int) {
        let range = WhiteSpace.trim(scratch.span, start..<Int32(scratch.count))
        elements.append(range)
        let isOffered = withBytes(range, true, Span()) {
            scope.program.offers($0, at: field)
        }
        if !isOffered {
            problems.append(Problem(code: .notAChoice, element: elements.count - 1 - first))
        }
    }

    private func endList(_ first: Int, _ firstProblem: Int, _ value: inout StagedValue) {
        guard first < elements.count else { return }
        value.kind = .choices
        value.isSound = firstProblem == problems.count
        value.range =
            value.isSound
            ? Int32(first)..<Int32(elements.count) : Int32(firstProblem)..<Int32(problems.count)
    }
}
