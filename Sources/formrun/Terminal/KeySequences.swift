import FormCards

/// The keys that control characters and escape sequences of terminals mean: those of xterm, VTE, rxvt, PuTTY, tmux and the
/// Linux console, without a keyboard protocol that a program has to turn on.
enum KeySequences {
    /// The key of a control character; those of Enter, Tab and Backspace have keys of their own.
    static func control(_ byte: UInt8) -> Key {
        switch byte {
        case 0x00: .control(" ")
        case 0x08, 0x7F: .backspace
        case 0x09: .tab
        case 0x0D: .enter
        case 0x1B: .escape
        case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
        // Ctrl-\, Ctrl-], Ctrl-^ and Ctrl-_, which is also Ctrl-/.
        default: .control(Character(Unicode.Scalar(byte | 0x40)))
        }
    }

    /// The key of an ASCII character after an escape character.
    static func alt(_ byte: UInt8) -> Key {
        switch byte {
        case 0x03: .interrupt
        case 0x0A, 0x0D: .press(.enter, .alt)
        case 0x20...0x7E: .alt(Character(Unicode.Scalar(byte)))
        default:
            if case .press(let name, let modifiers) = control(byte) {
                .press(name, modifiers.union(.alt))
            } else {
                .escape
            }
        }
    }

    private static let letters: [Unicode.Scalar: Key.Name] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home,
        "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
    ]

    /// The keys of `CSI NUMBER ~`.
    private static let numbers: [Int: Key.Name] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
        17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
        23: .function(11), 24: .function(12),
    ]

    /// The key of SS3 and a letter.
    static func single(_ byte: UInt8) -> Key? {
        if byte == UInt8(ascii: "M") { return .enter }
        return letters[Unicode.Scalar(byte)].map { .press($0) }
    }

    /// The key of `CSI [` and a letter, F1 to F5 of the Linux console.
    static func linuxFunction(_ byte: UInt8) -> Key? {
        (0x41...0x45).contains(byte) ? .function(Int(byte) - 0x40) : nil
    }

    /// The key of a control sequence with its parameters; `nil` unless it is exactly a known one.
    static func control(_ byte: UInt8, _ parameters: String) -> Key? {
        let isNumbered = byte == UInt8(ascii: "~")
        var numbers: [Int] = []
        let parts = parameters.utf8.split(separator: 0x3B, omittingEmptySubsequences: false)
        for part in parameters.isEmpty ? [] : parts {
            guard let number = number(part) else { return nil }
            numbers.append(number)
        }
        if isNumbered {
            guard let first = numbers.first, numbers.count <= 2, let name = self.numbers[first],
                let modifiers = modifiers(numbers.count == 2 ? numbers[1] : 1)
            else { return nil }
            return .press(name, modifiers)
        }
        // `CSI 1;5 C`, and of older terminals `CSI 5 C`.
        let modifier: Int
        switch numbers.count {
        case 0: modifier = 1
        case 1: modifier = numbers[0]
        case 2 where numbers[0] == 1: modifier = numbers[1]
        default: return nil
        }
        guard let modifiers = modifiers(modifier) else { return nil }
        if byte == UInt8(ascii: "Z") { return .press(.tab, modifiers.union(.shift)) }
        guard let name = letters[Unicode.Scalar(byte)] else { return nil }
        if case .function = name {
            // `CSI 1;2 R` is also the position of the cursor that a program asked for.
            guard numbers.count == 2, byte != UInt8(ascii: "R") else { return nil }
        }
        return .press(name, modifiers)
    }

    private static func number(_ digits: Substring.UTF8View) -> Int? {
        guard !digits.isEmpty, digits.count < 6,
            digits.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return Int(Substring(digits))
    }

    /// The keys that are held, of a number that is one more than their bits: Shift, Alt, Ctrl, Meta.
    private static func modifiers(_ number: Int) -> Key.Modifiers? {
        guard (1...16).contains(number) else { return nil }
        var modifiers = Key.Modifiers(rawValue: UInt8(number - 1) & 7)
        if number > 8 { modifiers.insert(.alt) }
        return modifiers
    }
}
