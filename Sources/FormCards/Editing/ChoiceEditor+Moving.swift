// Moving in a list of choices, and taking them.
extension ChoiceEditor {
    /// The number of choices that the filter leaves.
    var shownCount: Int { matches?.count ?? options.count }

    /// The index of a shown choice.
    func shown(_ position: Int) -> Int { matches.map { Int($0[position]) } ?? position }

    mutating func move(by step: Int) -> KeyOutcome {
        let count = shownCount
        guard count > 0 else { return .unchanged }
        var next = position ?? (step > 0 ? -1 : count)
        for _ in 0..<count {
            next += step
            // The list goes on at its other end.
            if next < 0 { next = count - 1 } else if next >= count { next = 0 }
            if options[shown(next)].isEnabled { return highlight(next) }
        }
        return .unchanged
    }

    mutating func page(_ direction: Int) -> KeyOutcome {
        guard shownCount > pageSize else { return .notMine }
        let target = (position ?? 0) + direction * max(1, pageSize - 1)
        let clamped = max(0, min(shownCount - 1, target))
        let outcome = highlight(firstFrom: clamped, by: direction)
        return outcome == .unchanged ? highlight(firstFrom: clamped, by: -direction) : outcome
    }

    /// Highlights the first choice that can be chosen, in a direction.
    mutating func highlight(firstFrom start: Int, by step: Int) -> KeyOutcome {
        var next = start
        while next >= 0, next < shownCount {
            if options[shown(next)].isEnabled { return highlight(next) }
            next += step
        }
        return .unchanged
    }

    private mutating func highlight(_ next: Int) -> KeyOutcome {
        named = nil
        defer { position = next }
        return next == position ? .unchanged : .moved
    }

    // MARK: Taking

    mutating func invert() -> KeyOutcome {
        let wanted = list.enabled.filter { !taken[$0] && !options[$0].isExclusive }
        let kept = takenCount - list.enabled.count { taken[$0] }
        guard kept + wanted.count <= maximum else { return .refused(.tooManyChoices(maximum)) }
        for index in list.enabled { set(index, false) }
        for index in wanted { set(index, true) }
        return .changed
    }

    mutating func takeAll() -> KeyOutcome {
        let all = list.enabled.filter { !options[$0].isExclusive }
        let takes = all.contains { !taken[$0] }
        if takes, let refusal = refusal(ofTaking: all) { return .refused(refusal) }
        for index in list.enabled { set(index, takes && !options[index].isExclusive) }
        return .changed
    }

    /// Why choices cannot be taken beside those that are taken: there would be too many; `nil` if they can.
    ///
    /// Choices that replace the others, and those that replace such a choice, are not too many.
    func refusal(ofTaking indices: [Int]) -> KeyRefusal? {
        guard mode == .several, !indices.contains(where: { options[$0].isExclusive }) else {
            return nil
        }
        let replaced = list.exclusive.count { taken[$0] }
        let count = takenCount - replaced + indices.count { !taken[$0] }
        // A list that has too many, from an answer that was supplied, can be made shorter.
        return count > maximum && count > takenCount ? .tooManyChoices(maximum) : nil
    }

    /// Leaves a choice.
    mutating func leave(_ index: Int) { set(index, false) }

    /// Takes a choice; one that cannot be beside others replaces them, and others replace it.
    mutating func take(_ index: Int) {
        if mode == .one || options[index].isExclusive {
            takeNone()
        } else {
            for other in list.exclusive { set(other, false) }
        }
        set(index, true)
    }

    /// Leaves all choices.
    mutating func takeNone() {
        for index in taken.indices { set(index, false) }
    }
}
