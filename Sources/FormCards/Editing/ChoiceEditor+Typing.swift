import FormModel

// Numbers, names and filters that are typed into a list of choices.
extension ChoiceEditor {
    /// The longest name that is searched, in bytes.
    private static let longestName = 256

    /// Filters the list by what was typed, and highlights the only choice that it means.
    ///
    /// A number highlights the choice with that number, and a list of names filters by the last one. Choices with the typed
    /// characters in their order come after those that contain the text.
    mutating func search() {
        named = nil
        isNumbering = false
        let wanted = lastName
        guard !wanted.isEmpty, wanted.count <= ChoiceEditor.longestName else {
            let kept = highlighted
            matches = wanted.isEmpty ? nil : []
            position = wanted.isEmpty ? kept : nil
            return
        }
        var found = list.index.find(wanted, after: self.found)
        if found.named == nil, let number = lastNumber(of: wanted) {
            matches = nil
            isNumbering = true
            position = list.choice(numbered: number)
            return
        }
        let isNumber = OptionList.isNumber(wanted)
        let near = findNear(&found)
        let shown = found.choices + near
        matches = shown
        self.found = found
        named = found.named.map(Int.init)
        let isPart = found.named == nil && isNumber
        let meant =
            found.named
            ?? (isPart ? nil : found.begun ?? sole(found.choices.isEmpty ? near : found.choices))
        position = meant.flatMap { choice in
            options[Int(choice)].isEnabled ? shown.firstIndex(of: choice) : nil
        }
    }

    /// Finds the choices that have the characters of a text in their order; digits are a whole name or none.
    private func findNear(_ found: inout ChoiceIndex.Found) -> [Int32] {
        OptionList.isNumber(found.text) ? [] : list.index.findInOrder(&found, after: self.found)
    }

    /// Finds the choices that match a folded text as a whole; none for an empty one.
    mutating func findWhole(_ wanted: [UInt8]) -> [Int32] {
        guard !wanted.isEmpty, wanted.count <= ChoiceEditor.longestName else { return [] }
        var found = list.index.find(wanted, after: self.found)
        let near = findNear(&found)
        self.found = found
        return found.choices + near
    }

    private func sole(_ choices: [Int32]) -> Int32? { choices.count == 1 ? choices.first : nil }

    /// The name that is being typed, for the search.
    var lastName: [UInt8] {
        let text = filter.text
        guard mode == .several else { return SearchText.folded(text) }
        return SearchText.folded(ChoiceNames(text).parts.last?.text ?? "")
    }

    /// The number at the end of a number or, of several choices, of a range; `nil` for another text.
    private func lastNumber(of text: [UInt8]) -> Int? {
        guard list.isCounted else { return nil }
        let parts = text.split(separator: UInt8(ascii: "-"), maxSplits: mode == .several ? 1 : 0)
            .map(ChoiceEditor.withoutSpaces)
        guard let last = parts.last, parts.allSatisfy({ OptionList.isNumber($0) }) else {
            return nil
        }
        return Int(String(decoding: last, as: UTF8.self)) ?? Int.max
    }

    private static func withoutSpaces(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.filter { $0 != 0x20 }
    }

    /// Whether a space continues a name, or a list of names, that is being typed.
    var continuesName: Bool {
        let text = filter.text
        guard let last = text.unicodeScalars.last(where: { $0 != " " }) else { return false }
        if last == "-" || TypedChoices.isComma(last) || text.first == "\"" { return true }
        return !list.index.find(lastName + [0x20]).choices.isEmpty
    }

    /// Takes or leaves the highlighted choice, or takes those of a typed list of numbers and names.
    mutating func takeTyped() -> KeyOutcome {
        if !filter.isEmpty, case .success(let indices) = resolve(filter.text) {
            return take(all: indices, .changed)
        }
        guard let highlighted else {
            return filter.isEmpty ? .unchanged : .refused(refusal(ofUnknown: filter.text))
        }
        guard taken[highlighted] else { return take(all: [highlighted], .changed) }
        leave(highlighted)
        clearFilter()
        return .changed
    }

    /// Takes what was typed or highlighted.
    mutating func accept() -> KeyOutcome {
        guard mode == .several else { return acceptOne() }
        guard !filter.isEmpty else { return .submitted }
        switch resolve(filter.text) {
        case .success(let indices): return take(all: indices, .submitted)
        case .failure(let refusal):
            // A part of one name shows what Enter would take; it is taken, and the person may go on.
            guard let highlighted, ChoiceNames(filter.text).parts.count == 1 else {
                return .refused(refusal.reason)
            }
            return take(all: [highlighted], .changed)
        }
    }

    /// Takes choices, unless there would be more than may be taken.
    private mutating func take(all indices: [Int], _ outcome: KeyOutcome) -> KeyOutcome {
        let refusal = refusal(ofTaking: indices)
        guard refusal == nil else { return refusal.map { .refused($0) } ?? .unchanged }
        for index in indices { take(index) }
        clearFilter()
        return outcome
    }

    private mutating func acceptOne() -> KeyOutcome {
        if let named, !options[named].isEnabled { return .refused(refusal(of: named)) }
        guard let index = highlighted else {
            guard filter.isEmpty else { return .refused(refusal(ofUnknown: filter.text)) }
            takeNone()
            return .submitted
        }
        take(index)
        clearFilter()
        position = index
        return .submitted
    }

    /// Why a text means no choice: it may mean two, or none has that name.
    private func refusal(ofUnknown text: String) -> KeyRefusal {
        let folded = SearchText.folded(text)
        guard !folded.isEmpty, folded.count <= ChoiceEditor.longestName,
            !OptionList.isNumber(folded)
        else { return .noSuchChoice(text) }
        let names = list.index.find(folded).firstTwo.map { options[Int($0)].title }
        return names.count == 2 ? .ambiguousChoice(text, names[0], names[1]) : .noSuchChoice(text)
    }

    /// The refusal of the first part of a text that may mean two choices; `nil` if there is none.
    func ambiguity(of text: String) -> KeyRefusal? {
        let parts = mode == .several ? ChoiceNames(text).parts.map(\.text) : [text]
        return parts.lazy.map(refusal(ofUnknown:)).first {
            if case .ambiguousChoice = $0 { true } else { false }
        }
    }

    private func refusal(of index: Int) -> KeyRefusal {
        .disabledChoice(title: options[index].title, reason: options[index].reason)
    }

    /// The reason why a typed list names no choices.
    struct Unresolved: Error {
        let reason: KeyRefusal
    }

    /// The choices that a list of numbers, ranges and names means.
    func resolve(_ text: String) -> Result<[Int], Unresolved> {
        let whole = SearchText.folded(text)
        if let index = exact(whole) { return checked([index]) }
        if list.isAll(whole) {
            return .success(list.enabled.filter { !options[$0].isExclusive })
        }
        var indices: [Int] = []
        for part in ChoiceNames(text).parts {
            let found =
                part.quotation == .whole
                ? exact(SearchText.folded(part.text)).map { [$0] } : choices(of: part.text)
            guard let found else {
                return .failure(Unresolved(reason: refusal(ofUnknown: part.text)))
            }
            indices += found
        }
        var seen: Set<Int> = []
        return checked(indices.filter { seen.insert($0).inserted })
    }

    private func checked(_ indices: [Int]) -> Result<[Int], Unresolved> {
        if let disabled = indices.first(where: { !options[$0].isEnabled }) {
            return .failure(Unresolved(reason: refusal(of: disabled)))
        }
        return .success(indices)
    }

    private func choices(of part: String) -> [Int]? {
        let folded = SearchText.folded(part)
        if let index = exact(folded) { return [index] }
        if let indices = range(folded) { return indices }
        if let index = begun(folded) { return [index] }
        let pieces = folded.split(separator: 0x20).map(Array.init)
        guard pieces.count > 1 else { return nil }
        var indices: [Int] = []
        for piece in pieces {
            guard
                let found = exact(piece).map({ [$0] }) ?? range(piece) ?? begun(piece).map({ [$0] })
            else {
                return nil
            }
            indices += found
        }
        return indices
    }

    private func exact(_ folded: [UInt8]) -> Int? {
        guard !folded.isEmpty, folded.count <= ChoiceEditor.longestName else { return nil }
        return list.index.find(folded).named.map { Int($0) }
    }

    private func begun(_ folded: [UInt8]) -> Int? {
        guard !folded.isEmpty, folded.count <= ChoiceEditor.longestName,
            !OptionList.isNumber(folded)
        else { return nil }
        return list.index.find(folded).begun.map { Int($0) }
    }

    /// The choices of a number or of a range of numbers.
    private func range(_ folded: [UInt8]) -> [Int]? {
        guard list.isCounted else { return nil }
        let parts = folded.split(
            separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = parts.map { part -> Int? in
            let digits = ChoiceEditor.withoutSpaces(part)
            return OptionList.isNumber(digits) ? Int(String(decoding: digits, as: UTF8.self)) : nil
        }
        guard let first = numbers.first ?? nil, let last = numbers.last ?? nil, first <= last,
            let start = list.choice(numbered: first), list.choice(numbered: last) != nil
        else { return nil }
        return first == last ? [start] : (first...last).compactMap { list.choice(numbered: $0) }
    }
}

/// The parts of a typed list of names, without empty ones; a comma in quotation marks does not separate parts.
struct ChoiceNames {
    private(set) var parts: [(text: String, quotation: TypedChoices.Quotation)] = []

    /// - Complexity: O(*n*).
    init(_ typed: String) {
        parts = TypedChoices.parts(of: typed)
    }
}
