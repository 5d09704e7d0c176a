/// Lists of choices and of free texts in form posts.
extension StagedValues {
    /// Stages a list of the values of a form post, one entry an element.
    ///
    /// An empty one says that there is a list, as pages do where nothing may be chosen; it is no element. Free
    /// texts may come one a line, as a `textarea` sends them.
    mutating func stageList(
        _ entries: some Collection<PostEntry>, _ text: Span<UInt8>, at field: Int
    ) {
        var value = StagedValue()
        value.offset = Int32(truncatingIfNeeded: entries.first?.value.lowerBound ?? -1)
        let first = elements.count
        let firstProblem = problems.count
        for entry in entries {
            let start = Int32(scratch.count)
            PostText.append(
                entry.value, of: text, isPercentEncoded: entry.isPercentEncoded, to: &scratch)
            let range = start..<Int32(scratch.count)
            guard withBytes(range, true, Span(), { PostText.isUTF8($0) }) else {
                elements.append(start..<start)
                problems.append(Problem(code: .malformedText, element: elements.count - 1 - first))
                continue
            }
            guard scope.layout.plans[field].valueType == .texts else {
                if !WhiteSpace.trim(scratch.span, range).isEmpty {
                    stageElement(range, first, field)
                }
                continue
            }
            var line = start
            while line <= range.upperBound {
                var end = line
                while end < range.upperBound, scratch[Int(end)] != 0x0A { end += 1 }
                let text = WhiteSpace.trim(scratch.span, line..<end)
                if !text.isEmpty { stageElement(text, first, field) }
                line = end + 1
            }
        }
        endList(first, firstProblem, field, &value)
        self[field] = value
    }
}
