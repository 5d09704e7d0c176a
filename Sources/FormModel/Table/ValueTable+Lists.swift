/// Lists of choices and of free texts: each element is trimmed; a choice must be offered, and a text not empty.
extension ValueTable {
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
                problems.append(Problem(code: code, element: elements.count - 1 - first))
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

    private func problem(ofElement range: Range<Int32>, _ field: Int) -> Problem? {
        guard scope.layout.traits[field].valueType == .texts else {
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

    private mutating func endList(
        _ first: Int, _ firstProblem: Int, _ field: Int, _ value: inout ValueSlot
    ) {
        guard first < elements.count else { return }
        let most = layout.limits.listElements
        guard elements.count - first <= most else {
            dropList(first, firstProblem)
            return refuse(.tooManyElements, beyond: most, &value)
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
}
