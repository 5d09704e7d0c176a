import FormModel

/// The positions of a mask: characters of a kind, and literal characters between them.
struct Mask: Sendable, Hashable {
    /// A position.
    enum Slot: Sendable, Hashable {
        case literal(Character)
        /// A letter, made upper case.
        case upper
        /// A letter as it is typed.
        case letter
        case digit
        /// A letter or a digit as it is typed.
        case any

        /// The character that a typed one becomes at this position; `nil` if it does not fit.
        func taking(_ character: Character) -> Character? {
            switch (self, TypedCharacter(character)) {
            case (.digit, .digit(let digit)), (.any, .digit(let digit)):
                Character(Unicode.Scalar(UInt8(ascii: "0") + digit))
            case (.upper, .ascii(let byte)) where byte.isASCIILetter:
                Character(Unicode.Scalar(byte & 0xDF))
            case (.letter, .ascii(let byte)) where byte.isASCIILetter,
                (.any, .ascii(let byte)) where byte.isASCIILetter:
                Character(Unicode.Scalar(byte))
            default: nil
            }
        }

        /// Whether a typed character means this literal one: the same, in any case, or another dash or space.
        func isLiteral(_ character: Character) -> Bool {
            guard case .literal(let literal) = self else { return false }
            if literal == character { return true }
            let (wanted, typed) = (TypedCharacter(literal), TypedCharacter(character))
            switch wanted {
            case .dash, .space: return typed == wanted
            case .ascii(let byte):
                guard byte.isASCIILetter, case .ascii(let other) = typed else { return false }
                return byte | 0x20 == other | 0x20
            default: return false
            }
        }

        var isLiteral: Bool { if case .literal = self { true } else { false } }
    }

    /// The maximum number of positions.
    static let limit = 64

    private(set) var slots: [Slot] = []
    /// The numbers of positions that a complete text may have, in order.
    private(set) var ends: [Int] = []

    /// Reads a mask: `A`, `a`, `9` and `*` are positions, `\` makes the next character literal, and brackets at the end
    /// enclose positions that may be missing.
    ///
    /// - Returns: `nil` if it is not a mask.
    init?(_ text: String) {
        var isEscaped = false
        var open = 0
        var isClosing = false
        for character in text {
            if isClosing {
                guard character == "]", open > 0 else { return nil }
                open -= 1
                continue
            }
            switch character {
            case _ where isEscaped:
                slots.append(.literal(character))
                isEscaped = false
            case "\\": isEscaped = true
            case "[":
                guard ends.last != slots.count else { return nil }
                ends.append(slots.count)
                open += 1
            case "]":
                guard open > 0, ends.last != slots.count else { return nil }
                isClosing = true
                open -= 1
            case "A": slots.append(.upper)
            case "a": slots.append(.letter)
            case "9": slots.append(.digit)
            case "*": slots.append(.any)
            default: slots.append(.literal(character))
            }
        }
        ends.append(slots.count)
        guard !isEscaped, open == 0, slots.count <= Mask.limit,
            slots.allSatisfy({ Mask.isShown($0) }),
            slots.prefix(ends[0]).contains(where: { !$0.isLiteral }),
            // Spaces at the ends of a typed text are removed before it is read.
            slots[0] != .literal(" "), ends.allSatisfy({ slots[$0 - 1] != .literal(" ") })
        else { return nil }
    }

    /// Whether a literal character is visible and one scalar, so that it can be typed.
    private static func isShown(_ slot: Slot) -> Bool {
        guard case .literal(let character) = slot else { return true }
        guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
            TypedCharacter(character) != .invisible
        else { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
            .paragraphSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
            return false
        default: return true
        }
    }

    /// A text that fits, such as `AB-1234` for `AA-9999`.
    var example: String {
        var letters = 0
        var digits = 0
        func letter(_ first: UInt8) -> Character {
            defer { letters += 1 }
            return Character(Unicode.Scalar(first + UInt8(letters % 26)))
        }
        return String(
            slots.map { slot in
                switch slot {
                case .literal(let character): return character
                case .upper: return letter(UInt8(ascii: "A"))
                case .letter: return letter(UInt8(ascii: "a"))
                case .digit, .any:
                    digits += 1
                    return Character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(digits % 10)))
                }
            })
    }

    // MARK: Reading

    /// The characters of a text at their positions, with literal ones added where they were left out.
    struct Reading {
        /// The characters, one for each position up to the last one.
        var characters: [Character]
        /// The index in the text of the character at each position; `nil` for a literal one that was added.
        var indices: [Int?]
    }

    /// Reads a text in which literal characters may be left out.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isComplete: Whether the text must reach an end of the mask; otherwise its beginning is read.
    /// - Returns: The reading that takes as many literal characters as possible; `nil` if there is none.
    /// - Complexity: O(*n* × *m*) in the characters of the text, at most a few for each position, and the positions.
    func read(_ text: [Character], isComplete: Bool) -> Reading? {
        guard text.count <= slots.count else { return nil }
        var failed = [Bool](repeating: false, count: slots.count * text.count)
        var taken: [Int?] = []
        guard read(text, isComplete, 0, 0, &taken, &failed) else { return nil }
        return Reading(
            characters: taken.indices.map { slot in
                if case .literal(let character) = slots[slot] { return character }
                return taken[slot].flatMap { slots[slot].taking(text[$0]) } ?? " "
            }, indices: taken)
    }

    private func read(
        _ text: [Character], _ isComplete: Bool, _ slot: Int, _ index: Int, _ taken: inout [Int?],
        _ failed: inout [Bool]
    ) -> Bool {
        if index == text.count {
            guard isComplete else { return true }
            // Literal characters before the end may be missing.
            guard let end = ends.first(where: { $0 >= slot }),
                slots[slot..<end].allSatisfy(\.isLiteral)
            else { return false }
            taken += [Int?](repeating: nil, count: end - slot)
            return true
        }
        guard slot < slots.count else { return false }
        let state = slot * text.count + index
        guard !failed[state] else { return false }
        let isTaken =
            slots[slot].isLiteral
            ? slots[slot].isLiteral(text[index]) : slots[slot].taking(text[index]) != nil
        if isTaken {
            taken.append(index)
            if read(text, isComplete, slot + 1, index + 1, &taken, &failed) { return true }
            taken.removeLast()
        }
        if slots[slot].isLiteral {
            taken.append(nil)
            if read(text, isComplete, slot + 1, index, &taken, &failed) { return true }
            taken.removeLast()
        }
        failed[state] = true
        return false
    }
}
