/// Finds the choices of a field that a typed text names.
///
/// A text names a choice by its value, its title, its number in the list, or an unambiguous
/// beginning of its title or value; case matters only if it distinguishes two choices. Values take
/// precedence over titles, and both over numbers. If a value or title is itself a number, choices
/// have no numbers: `3` must not name the third of the choices 1, 2 and 5.
package struct TypedChoices {
    private let choices: [Choice]
    private let reader: TypedReader
    /// The choices by exact value.
    private var values: [[UInt8]: Int] = [:]
    /// The choices by the exact title that the reader sees.
    private var titles: [[UInt8]: Int] = [:]
    /// The choices by value and by title in every language, in lower case.
    private var folded: [[UInt8]: Int] = [:]
    /// The values and the titles that the reader sees, in lower case and sorted, for finding
    /// beginnings.
    private var beginnings: [(text: [UInt8], choice: Int)] = []
    private let isCounted: Bool

    /// - Complexity: O(*n* log *n*) in the choices.
    init(_ choices: [Choice], for reader: TypedReader) {
        self.choices = choices
        self.reader = reader
        isCounted = TypedChoices.areCounted(choices, for: reader)
        // Later assignments win: the first of two choices with the same name, and a title before a
        // value.
        for (index, choice) in choices.enumerated().reversed() {
            folded[TypedChoices.fold(choice.value)] = index
        }
        for (index, choice) in choices.enumerated().reversed() {
            values[Array(choice.value.utf8)] = index
            let title = reader.title(of: choice)
            titles[Array(title.utf8)] = index
            for title in reader.texts(of: choice.title) {
                folded[TypedChoices.fold(title)] = index
            }
            beginnings.append((TypedChoices.fold(title), index))
            beginnings.append((TypedChoices.fold(choice.value), index))
        }
        beginnings.sort { $0.text.lexicographicallyPrecedes($1.text) }
    }

    /// Whether choices can be named by their numbers.
    static func areCounted(_ choices: [Choice], for reader: TypedReader) -> Bool {
        !choices.contains { isNumber($0.value) || isNumber(reader.title(of: $0)) }
    }

    private static func isNumber(_ text: String) -> Bool {
        !text.utf8.isEmpty && text.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    }

    static func fold(_ text: String) -> [UInt8] {
        Array(WhiteSpace.trim(text).lowercased().utf8)
    }

    // MARK: One

    /// The value of the choice that a trimmed text names; `nil` if it names none.
    ///
    /// - Complexity: O(*k*) in the number of choices for an exact value or title, O(*k* log *k*)
    ///   for other texts.
    static func one(_ typed: String, of choices: [Choice], for reader: TypedReader) -> String? {
        let exact =
            choices.first { $0.value.hasSameBytes(as: typed) }
            ?? choices.first { reader.title(of: $0).hasSameBytes(as: typed) }
        return exact?.value ?? TypedChoices(choices, for: reader).one(typed)
    }

    func one(_ typed: String) -> String? {
        (named(typed) ?? counted(typed) ?? begun(typed)).map { choices[$0].value }
    }

    /// The index of the choice with that value or title.
    private func named(_ typed: String) -> Int? {
        let bytes = Array(typed.utf8)
        return values[bytes] ?? titles[bytes] ?? folded[TypedChoices.fold(typed)]
    }

    private func counted(_ typed: String) -> Int? {
        guard isCounted, let number = Int(FoldedText.of(typed)), number > 0,
            number <= choices.count
        else { return nil }
        return number - 1
    }

    /// The index of the only choice that begins with the text; digits alone are a number, not a
    /// beginning.
    private func begun(_ typed: String) -> Int? {
        let text = TypedChoices.fold(typed)
        guard !text.isEmpty, !text.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
        var low = 0
        var high = beginnings.count
        while low < high {
            let middle = (low + high) / 2
            if beginnings[middle].text.lexicographicallyPrecedes(text) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        let found = beginnings[low...].prefix(3).prefix { $0.text.starts(with: text) }
        guard let first = found.first, found.allSatisfy({ $0.choice == first.choice }) else {
            return nil
        }
        return first.choice
    }

    // MARK: Several

    /// The values of the choices that a trimmed text names, each once, in the order of the text; a
    /// part that names no choice is returned as it was typed.
    ///
    /// Parts are separated by commas, or by spaces if each piece names a choice: `1,3`, `1 3`,
    /// `red, blue`. `1-3` names three choices, and `all` names every one that can be beside others. A part in quotation marks
    /// is the name of one choice.
    ///
    /// - Complexity: O(*n*) in the text and in the choices.
    func several(_ typed: String) -> [String] {
        if let choice = named(typed) { return [choices[choice].value] }
        let word = typed.utf8.count <= TypedReader.longestWord ? FoldedText.of(typed) : ""
        if TypedReader.holds(reader.locale.words.all + ValueWords.english.all, word) {
            return choices.filter { !$0.isExclusive }.map(\.value)
        }
        var taken = TakenChoices(count: choices.count)
        var list: [String] = []
        var unknown: Set<[UInt8]> = []
        for part in TypedChoices.parts(of: typed) {
            let found =
                part.quotation == .whole
                ? named(part.text).map { [$0...$0] } : ranges(of: part.text)
            guard let found else {
                if unknown.insert(Array(part.text.utf8)).inserted { list.append(part.text) }
                continue
            }
            for range in found { taken.take(range) { list.append(choices[$0].value) } }
        }
        return list
    }

    /// The indices of the choices that a part between commas names; `nil` if a piece of it names
    /// none.
    private func ranges(of part: String) -> [ClosedRange<Int>]? {
        if let choice = named(part) { return [choice...choice] }
        if let range = range(part) { return [range] }
        if let choice = counted(part) ?? begun(part) { return [choice...choice] }
        let pieces = FoldedText.of(part).utf8.split(separator: UInt8(ascii: " "))
        guard pieces.count > 1 else { return nil }
        var ranges: [ClosedRange<Int>] = []
        for piece in pieces.map({ String(Substring($0)) }) {
            if let range = range(piece) {
                ranges.append(range)
            } else if let choice = named(piece) ?? counted(piece) ?? begun(piece) {
                ranges.append(choice...choice)
            } else {
                return nil
            }
        }
        return ranges
    }

    private func range(_ text: String) -> ClosedRange<Int>? {
        guard isCounted, text.utf8.count <= TypedReader.longestWord else { return nil }
        var scan = TypedScan(FoldedText.of(text))
        guard let first = scan.number(), scan.sign("-") != nil, let last = scan.number(),
            scan.isAtEnd, first.value >= 1, first.value <= last.value, last.value <= choices.count
        else { return nil }
        return first.value - 1...last.value - 1
    }

    /// Whether a part of a list is in quotation marks.
    package enum Quotation: Sendable {
        case none, whole
        /// It begins with a quotation mark, and does not end with another one.
        case broken
    }

    /// The trimmed parts between commas, without empty ones; a comma in quotation marks does not
    /// separate parts.
    package static func parts(
        of typed: String, between isComma: (Unicode.Scalar) -> Bool = isComma
    ) -> [(text: String, quotation: Quotation)] {
        var parts: [(text: String, quotation: Quotation)] = []
        var part = String.UnicodeScalarView()
        var quoted = String.UnicodeScalarView()
        var isOpen = false
        var isQuoted = false
        func end() {
            let rest = WhiteSpace.trim(String(part))
            if isQuoted, !isOpen, rest.isEmpty {
                parts.append((String(quoted), .whole))
            } else if !rest.isEmpty || !quoted.isEmpty {
                let text = WhiteSpace.trim(String(quoted) + String(part))
                parts.append((text, isQuoted ? .broken : .none))
            }
            part.removeAll()
            quoted.removeAll()
            isOpen = false
            isQuoted = false
        }
        for scalar in typed.unicodeScalars {
            if isOpen {
                if scalar == "\"" { isOpen = false } else { quoted.append(scalar) }
            } else if isQuoted, scalar == "\"", part.isEmpty {
                // A doubled quotation mark is one that belongs to the name.
                quoted.append(scalar)
                isOpen = true
            } else if scalar == "\"", !isQuoted, part.allSatisfy(\.properties.isWhitespace) {
                isOpen = true
                isQuoted = true
                part.removeAll()
            } else if isComma(scalar) {
                end()
            } else {
                part.append(scalar)
            }
        }
        end()
        return parts
    }

    package static func isComma(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", ";", "\u{60C}", "\u{3001}", "\u{FF0C}", "\u{FF1B}", "\u{61B}": true
        default: false
        }
    }
}

/// Records which choices are taken, so that overlapping ranges cost no more than the choices in
/// them.
private struct TakenChoices {
    /// For each choice, one at or before the next free choice; a free choice refers to itself.
    private var next: [Int]

    init(count: Int) {
        next = Array(0...count)
    }

    /// Calls `body` for the free choices of a range, in order, and marks them as taken.
    mutating func take(_ range: ClosedRange<Int>, _ body: (Int) -> Void) {
        var choice = free(from: range.lowerBound)
        while choice <= range.upperBound {
            body(choice)
            next[choice] = choice + 1
            choice = free(from: choice + 1)
        }
    }

    private mutating func free(from start: Int) -> Int {
        var choice = start
        while next[choice] != choice {
            next[choice] = next[next[choice]]
            choice = next[choice]
        }
        return choice
    }
}
