/// The choices of a field by what a person may type for them.
///
/// A choice is named by its value, by its title, by its number in the list, or by a beginning of its title or value
/// that no other choice has; case matters only where it tells two apart. A value comes before a title, and both
/// before a number. Where a value or a title is a number, numbers count nothing: `3` must not stand for the third
/// of the choices 1, 2 and 5.
struct TypedChoices {
    private let choices: [Choice]
    private let reader: TypedReader
    /// The choices by value, to the letter.
    private var values: [[UInt8]: Int] = [:]
    /// By the title that the reader sees, to the letter.
    private var titles: [[UInt8]: Int] = [:]
    /// By title in any language and by value, in small letters.
    private var folded: [[UInt8]: Int] = [:]
    /// The titles that the reader sees and the values in small letters, in order, where beginnings are looked up.
    private var beginnings: [(text: [UInt8], choice: Int)] = []
    private let isCounted: Bool

    /// - Complexity: O(*n* log *n*) in the choices.
    init(_ choices: [Choice], for reader: TypedReader) {
        self.choices = choices
        self.reader = reader
        isCounted = TypedChoices.areCounted(choices, for: reader)
        // The first of two with the same name counts, and a title before a value.
        for (index, choice) in choices.enumerated().reversed() {
            folded[TypedChoices.fold(choice.value)] = index
        }
        for (index, choice) in choices.enumerated().reversed() {
            values[Array(choice.value.utf8)] = index
            let title = reader.title(of: choice)
            titles[Array(title.utf8)] = index
            for (_, title) in choice.title.texts { folded[TypedChoices.fold(title)] = index }
            beginnings.append((TypedChoices.fold(title), index))
            beginnings.append((TypedChoices.fold(choice.value), index))
        }
        beginnings.sort { $0.text.lexicographicallyPrecedes($1.text) }
    }

    /// Whether choices are named by their numbers, too.
    static func areCounted(_ choices: [Choice], for reader: TypedReader) -> Bool {
        !choices.contains { isNumber($0.value) || isNumber(reader.title(of: $0)) }
    }

    private static func isNumber(_ text: String) -> Bool {
        !text.utf8.isEmpty && text.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    }

    private static func fold(_ text: String) -> [UInt8] {
        Array(WhiteSpace.trim(text).lowercased().utf8)
    }

    // MARK: One

    /// The value of the choice that a trimmed text names.
    ///
    /// - Complexity: O(*k*) in the choices for a value or a title as it is written, O(*k* log *k*) for other texts.
    static func one(_ typed: String, of choices: [Choice], for reader: TypedReader) -> String? {
        let exact =
            choices.first { $0.value.hasSameBytes(as: typed) }
            ?? choices.first { reader.title(of: $0).hasSameBytes(as: typed) }
        return exact?.value ?? TypedChoices(choices, for: reader).one(typed)
    }

    /// The value of the choice that a trimmed text names.
    func one(_ typed: String) -> String? {
        (named(typed) ?? counted(typed) ?? begun(typed)).map { choices[$0].value }
    }

    /// The choice whose name a text is.
    private func named(_ typed: String) -> Int? {
        let bytes = Array(typed.utf8)
        return values[bytes] ?? titles[bytes] ?? folded[TypedChoices.fold(typed)]
    }

    /// The choice whose number a text is.
    private func counted(_ typed: String) -> Int? {
        guard isCounted, let number = Int(FoldedText.of(typed)), number > 0,
            number <= choices.count
        else { return nil }
        return number - 1
    }

    /// The only choice that begins with a text; digits alone are a number and begin nothing.
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

    /// The values that a trimmed text names, each once, in the order in which they stand; what names none stays
    /// as it was typed.
    ///
    /// They are separated by commas, or by spaces where each piece is a choice: `1,3`, `1 3`, `red, blue`. `1-3`
    /// are three choices, and `all` is every one. What stands in quotation marks is the name of one choice.
    ///
    /// - Complexity: O(*n*) in the text and in the choices.
    func several(_ typed: String) -> [String] {
        if let choice = named(typed) { return [choices[choice].value] }
        let word = typed.utf8.count <= TypedReader.longestWord ? FoldedText.of(typed) : ""
        if TypedReader.holds(reader.locale.words.all + ValueWords.english.all, word) {
            return choices.map(\.value)
        }
        var taken = TakenChoices(count: choices.count)
        var list: [String] = []
        var unknown: Set<[UInt8]> = []
        for part in TypedChoices.parts(of: typed) {
            let found =
                part.isQuoted ? named(part.text).map { [$0...$0] } : ranges(of: part.text)
            guard let found else {
                if unknown.insert(Array(part.text.utf8)).inserted { list.append(part.text) }
                continue
            }
            for range in found { taken.take(range) { list.append(choices[$0].value) } }
        }
        return list
    }

    /// The choices that a part between commas names; `nil` where a piece of it names none.
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

    /// The choices from one number to another.
    private func range(_ text: String) -> ClosedRange<Int>? {
        guard isCounted, text.utf8.count <= TypedReader.longestWord else { return nil }
        var scan = TypedScan(FoldedText.of(text))
        guard let first = scan.number(), scan.sign("-") != nil, let last = scan.number(),
            scan.isAtEnd, first.value >= 1, first.value <= last.value, last.value <= choices.count
        else { return nil }
        return first.value - 1...last.value - 1
    }

    /// The parts of a text between its commas, trimmed, and without those that are empty; a comma in quotation
    /// marks separates nothing.
    private static func parts(of typed: String) -> [(text: String, isQuoted: Bool)] {
        var parts: [(text: String, isQuoted: Bool)] = []
        var part = String.UnicodeScalarView()
        var quoted = String.UnicodeScalarView()
        var isOpen = false
        var isQuoted = false
        func end() {
            let rest = WhiteSpace.trim(String(part))
            if isQuoted, !isOpen, rest.isEmpty {
                parts.append((String(quoted), true))
            } else if !rest.isEmpty || !quoted.isEmpty {
                parts.append((WhiteSpace.trim(String(quoted) + String(part)), false))
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
                // Two of them are one that belongs to the name.
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

    private static func isComma(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", ";", "\u{60C}", "\u{3001}", "\u{FF0C}", "\u{FF1B}", "\u{61B}": true
        default: false
        }
    }

    // MARK: Showing

    /// The text that names a choice: its title, or its value where the title names another.
    ///
    /// - Complexity: O(*n*) in the choices.
    static func text(of value: String, of choices: [Choice], for reader: TypedReader) -> String {
        guard let index = choices.firstIndex(where: { $0.value.hasSameBytes(as: value) }) else {
            return value
        }
        let title = reader.title(of: choices[index])
        let isTaken = choices.indices.contains { other in
            other != index
                && (choices[other].value.hasSameBytes(as: title)
                    || other < index && reader.title(of: choices[other]).hasSameBytes(as: title))
        }
        return isTaken ? value : title
    }

    /// The text that names several choices, so that it can be typed again.
    static func text(of values: [String], of choices: [Choice], for reader: TypedReader) -> String {
        guard values.count > 1 else {
            return values.first.map { text(of: $0, of: choices, for: reader) } ?? ""
        }
        // Looked up in tables: many answers among many choices would take their product.
        var offered: [[UInt8]: Int] = [:]
        var titled: [[UInt8]: Int] = [:]
        for (index, choice) in choices.enumerated().reversed() {
            offered[Array(choice.value.utf8)] = index
            titled[Array(reader.title(of: choice).utf8)] = index
        }
        let names = values.map { value -> String in
            guard let index = offered[Array(value.utf8)] else { return value }
            let title = reader.title(of: choices[index])
            let bytes = Array(title.utf8)
            let isTaken = offered[bytes].map { $0 != index } == true || titled[bytes] != index
            return isTaken ? value : title
        }
        let joined = line(of: names, separator: ", ")
        let folded = fold(joined)
        let isOneName = choices.contains { choice in
            let titles = choice.title.texts.map(\.text) + [choice.value]
            return titles.contains { hasComma($0) && fold($0) == folded }
        }
        return isOneName ? names.map(quoted).joined(separator: ", ") : joined
    }

    /// Names with a separator between them, in quotation marks where a name holds a comma itself.
    static func line(of names: [String], separator: String) -> String {
        names.map { hasComma($0) ? quoted($0) : $0 }.joined(separator: separator)
    }

    private static func hasComma(_ name: String) -> Bool {
        name.utf8.first == UInt8(ascii: "\"") || name.unicodeScalars.contains(where: isComma)
    }

    private static func quoted(_ name: String) -> String {
        var text = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in name.unicodeScalars {
            if scalar == "\"" { text.append(scalar) }
            text.append(scalar)
        }
        text.append("\"")
        return String(text)
    }
}

/// Which choices have been taken, so that many ranges that overlap cost no more than the choices they take.
private struct TakenChoices {
    /// For each choice, one from which on the next that is free is looked for.
    private var next: [Int]

    init(count: Int) {
        next = Array(0...count)
    }

    /// Takes the choices of a range that are free, in order.
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
