/// Lists of choices and of free texts: each element is trimmed; a choice must be offered, and a text not empty.
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
                stageElement(start..<Int32(scratch.count), first, field)
            } else {
                elements.append(start..<start)
                problems.append(Problem(code: .wrongType, element: elements.count - 1 - first))
            }
            at = Int(node.next)
        }
        endList(first, firstProblem, field, &value)
    }

    mutating func stageList(
        _ list: [String], _ field: Int, _ value: inout StagedValue
    ) {
        let first = elements.count
        let firstProblem = problems.count
        for text in list {
            guard scratch.count + text.utf8.count <= StagedValues.mostScratch else {
                elements.removeSubrange(first...)
                problems.removeSubrange(firstProblem...)
                return refuse(.tooManyBytes, beyond: StagedValues.mostScratch, &value)
            }
            let start = Int32(scratch.count)
            scratch.append(contentsOf: text.utf8)
            stageElement(start..<Int32(scratch.count), first, field)
        }
        endList(first, firstProblem, field, &value)
    }

    mutating func stageElement(_ range: Range<Int32>, _ first: Int, _ field: Int) {
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
        guard scope.layout.plans[field].hasCanonicalizers, !range.isEmpty,
            range.count <= textBytes
        else { return nil }
        return canonicalized(range, true, Span(), field)
    }

    private func problem(ofElement range: Range<Int32>, _ field: Int) -> Problem? {
        guard scope.layout.plans[field].valueType == .texts else {
            let isOffered = withBytes(range, true, Span()) {
                scope.layout.offers($0, at: field)
            }
            return isOffered ? nil : Problem(code: .notAChoice)
        }
        if range.isEmpty { return Problem(code: .emptyElement) }
        guard range.count <= textBytes else {
            return Problem(code: .tooManyTextBytes, parameters: ["max": .integer(Int(textBytes))])
        }
        guard case .none = withBytes(range, true, Span(), { ControlCharacters($0) }) else {
            return Problem(code: .controlCharacter)
        }
        return nil
    }

    mutating func endList(
        _ first: Int, _ firstProblem: Int, _ field: Int, _ value: inout StagedValue
    ) {
        guard first < elements.count else { return }
        let most = layout.limits.listElements
        guard elements.count - first <= most else {
            elements.removeSubrange(first...)
            problems.removeSubrange(firstProblem...)
            return refuse(.tooManyElements, beyond: most, &value)
        }
        if firstProblem < problems.count, scope.layout.fields[field].awaitsChoices {
            // That is so of the field, whatever its elements are.
            elements.removeSubrange(first...)
            problems.removeSubrange(firstProblem...)
            return refuseChoice(field, &value)
        }
        value.kind = .list
        value.isSound = firstProblem == problems.count
        value.range =
            value.isSound
            ? Int32(first)..<Int32(elements.count) : Int32(firstProblem)..<Int32(problems.count)
    }

    /// Refuses a choice: it is none of those offered, or nobody knows what is offered.
    @inline(never)
    mutating func refuseChoice(_ field: Int, _ value: inout StagedValue) {
        let isUnknown = scope.layout.fields[field].awaitsChoices
        refuse(isUnknown ? .choicesUnknown : .notAChoice, &value)
    }
}
