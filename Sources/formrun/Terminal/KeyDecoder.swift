/// Bytes of a terminal in, keys out.
///
/// Sequences may be split anywhere between reads; what is unknown is swallowed whole and never
/// becomes text.
struct KeyDecoder {
    private enum State {
        case ground
        case escape
        /// CSI and the parameters so far.
        case control([UInt8])
        /// SS3; parameters are counted, since no key that is known has any.
        case single(parameters: Int)
        /// The characters behind a sequence that does not say where it ends.
        case trailing(left: Int, sawLead: Bool)
        /// OSC, DCS and the like: swallowed up to their terminator, which is BEL for OSC only.
        case string(endsAtBell: Bool, sawEscape: Bool)
        /// The bytes of a paste, and whether they stopped coming before its end came.
        case paste([UInt8], isOverdue: Bool)
        case utf8([UInt8], left: Int)
    }

    /// The most bytes of one paste; of a longer one nothing is kept.
    static let pasteLimit = 1 << 16

    private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

    private var state = State.ground
    private var sawCarriageReturn = false

    /// For how many seconds the rest of what has begun is awaited; `nil` where nothing is.
    ///
    /// It may never come: Alt-] begins a string too, and the end of a paste may get lost. A sequence comes in one
    /// piece, save on a slow line; one that has parameters is no key with Alt.
    var patience: Double? {
        switch state {
        case .escape: 0.05
        case .control(let parameters): parameters.isEmpty ? 0.5 : 2
        case .single, .trailing, .string: 0.5
        case .paste(let text, let isOverdue): isOverdue && text.isEmpty ? nil : 2
        case .ground, .utf8: nil
        }
    }

    /// Takes bytes that were read.
    mutating func decode(_ bytes: [UInt8]) -> [Key] {
        var keys: [Key] = []
        // A key that somebody presses comes alone, and the rest of a paste does not.
        if case .paste(_, true) = state, bytes.count == 1 { state = .ground }
        for byte in bytes { take(byte, &keys) }
        return keys
    }

    /// Says that nothing followed: an escape character alone is the Escape key, what begins like a sequence was
    /// none, and what came of a paste is there.
    mutating func flush() -> [Key] {
        switch state {
        case .ground, .utf8: return []
        case .escape:
            state = .ground
            return [.escape]
        case .control, .single, .trailing, .string:
            state = .ground
            return []
        case .paste(let text, _):
            // The rest may come yet, so a line end in it must not press Enter.
            state = .paste([], isOverdue: true)
            return text.isEmpty ? [] : [KeyDecoder.key(ofPaste: text[...])]
        }
    }

    private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
        switch state {
        case .ground: ground(byte, &keys)
        case .escape: escape(byte, &keys)
        case .control(let parameters): control(byte, parameters, &keys)
        case .single(let parameters): single(byte, parameters, &keys)
        case .trailing(let left, let sawLead): trailing(byte, left, sawLead, &keys)
        case .string(let endsAtBell, let sawEscape):
            if byte == 0x03 || byte == 0x18 || byte == 0x1A {
                // ECMA-48 lets CAN and SUB end a string; Ctrl-C must always get through.
                state = .ground
                if byte == 0x03 { keys.append(.interrupt) }
            } else if (endsAtBell && byte == 0x07) || (sawEscape && byte == UInt8(ascii: "\\")) {
                state = .ground
            } else {
                state = .string(endsAtBell: endsAtBell, sawEscape: byte == 0x1B)
            }
        case .paste(var text, let isOverdue):
            // Held in one place only, or each byte would copy the whole text.
            state = .ground
            text.append(byte)
            if byte == UInt8(ascii: "~"),
                text.suffix(KeyDecoder.pasteEnd.count) == KeyDecoder.pasteEnd[...]
            {
                let pasted = text.dropLast(KeyDecoder.pasteEnd.count)
                if !isOverdue || !pasted.isEmpty { keys.append(KeyDecoder.key(ofPaste: pasted)) }
            } else {
                // Beyond the limit only enough is kept to find the end.
                if text.count > KeyDecoder.pasteLimit + 64 {
                    text.remove(at: KeyDecoder.pasteLimit)
                }
                state = .paste(text, isOverdue: isOverdue)
            }
        case .utf8(var bytes, let left):
            guard byte & 0xC0 == 0x80 else {
                state = .ground
                keys.append(.malformed)
                return ground(byte, &keys)
            }
            bytes.append(byte)
            state = left > 1 ? .utf8(bytes, left: left - 1) : .ground
            if left == 1 {
                keys.append(
                    String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .malformed)
            }
        }
    }

    private mutating func ground(_ byte: UInt8, _ keys: inout [Key]) {
        defer { sawCarriageReturn = byte == 0x0D }
        switch byte {
        case 0x1B: state = .escape
        case 0x20...0x7E: keys.append(.text(String(Unicode.Scalar(byte))))
        case 0x01: keys.append(.home)
        case 0x02: keys.append(.left)
        case 0x03: keys.append(.interrupt)
        case 0x04: keys.append(.endOfFile)
        case 0x05: keys.append(.end)
        case 0x06: keys.append(.right)
        case 0x08, 0x7F: keys.append(.backspace)
        case 0x09: keys.append(.tab)
        // A terminal that sends CR LF for Enter means one key.
        case 0x0A: if !sawCarriageReturn { keys.append(.newline) }
        case 0x0B: keys.append(.deleteToEnd)
        case 0x0C: keys.append(.redraw)
        case 0x0D: keys.append(.enter)
        case 0x0E: keys.append(.down)
        case 0x10: keys.append(.up)
        case 0x15: keys.append(.deleteToStart)
        case 0x17: keys.append(.deleteWordLeft)
        case 0x1A: keys.append(.suspend)
        case 0xC2...0xDF: state = .utf8([byte], left: 1)
        case 0xE0...0xEF: state = .utf8([byte], left: 2)
        case 0xF0...0xF4: state = .utf8([byte], left: 3)
        case 0x80...0xFF: keys.append(.malformed)
        default: break
        }
    }

    private mutating func escape(_ byte: UInt8, _ keys: inout [Key]) {
        state = .ground
        switch byte {
        case UInt8(ascii: "["): state = .control([])
        case UInt8(ascii: "O"): state = .single(parameters: 0)
        case UInt8(ascii: "]"): state = .string(endsAtBell: true, sawEscape: false)
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            state = .string(endsAtBell: false, sawEscape: false)
        case 0x1B:
            keys.append(.escape)
            state = .escape
        case 0x03: keys.append(.interrupt)
        case 0x0A, 0x0D: keys.append(.newline)
        case 0x08, 0x7F: keys.append(.deleteWordLeft)
        case UInt8(ascii: "b"): keys.append(.wordLeft)
        case UInt8(ascii: "f"): keys.append(.wordRight)
        case UInt8(ascii: "d"): keys.append(.deleteWordRight)
        default: break
        }
    }

    /// The rest of SS3: one byte, save that some terminals write modifiers before it.
    private mutating func single(_ byte: UInt8, _ parameters: Int, _ keys: inout [Key]) {
        switch byte {
        case 0x30...0x3F:
            state = .single(parameters: parameters + 1)
        case 0x20...0x7E:
            state = .ground
            guard parameters == 0 else { return }
            if byte == UInt8(ascii: "M") {
                keys.append(.enter)
            } else if let key = KeyDecoder.cursorKey(byte) {
                keys.append(key)
            }
        default:
            state = .ground
            ground(byte, &keys)
        }
    }

    private mutating func control(_ byte: UInt8, _ parameters: [UInt8], _ keys: inout [Key]) {
        switch byte {
        case 0x20...0x3F:
            // No sequence that is known is so long; the rest is swallowed all the same.
            state = .control(parameters.count < 32 ? parameters + [byte] : parameters)
        case 0x40...0x7E:
            state = .ground
            let text = String(decoding: parameters, as: UTF8.self)
            if byte == UInt8(ascii: "~"), text == "200" {
                state = .paste([], isOverdue: false)
            } else if let count = KeyDecoder.trailing(byte, text) {
                state = .trailing(left: count, sawLead: false)
            } else if let key = KeyDecoder.controlKey(byte, text) {
                keys.append(key)
            }
        default:
            state = .ground
            ground(byte, &keys)
        }
    }

    /// How many characters follow a sequence of the forms that have no end of their own: mouse reports of before
    /// SGR (`CSI M`, xterm's `CSI t` and `CSI T`), and function keys of the Linux console (`CSI [`).
    private static func trailing(_ byte: UInt8, _ parameters: String) -> Int? {
        guard parameters.isEmpty else { return nil }
        return switch byte {
        case UInt8(ascii: "M"): 3
        case UInt8(ascii: "t"): 2
        case UInt8(ascii: "T"): 6
        case UInt8(ascii: "["): 1
        default: nil
        }
    }

    /// A mouse report has a byte for each number, or in xterm's mode 1005 a character of UTF-8; 0 stands for what
    /// is beyond the range of a byte.
    private mutating func trailing(
        _ byte: UInt8, _ left: Int, _ sawLead: Bool, _ keys: inout [Key]
    ) {
        let isSecond = sawLead && byte & 0xC0 == 0x80
        // In a wide window a place may be any byte, so that what looks like Enter or Ctrl-C is none.
        if !isSecond, left == 0 || byte == 0x1B {
            state = .ground
            return ground(byte, &keys)
        }
        let isLead = (0xC2...0xDF).contains(byte)
        let more = isSecond ? left : left - 1
        state = more > 0 || isLead ? .trailing(left: more, sawLead: isLead) : .ground
    }

    /// The key of a control sequence with its parameters; `nil` for all that is not exactly a known one.
    private static func controlKey(_ byte: UInt8, _ parameters: String) -> Key? {
        if byte == UInt8(ascii: "~") { return editingKey(parameters) }
        let modifier: Int?
        if parameters.isEmpty || parameters == "1" {
            modifier = 1
        } else {
            // `CSI 1;5 C`, and of older terminals `CSI 5 C`.
            let number = parameters.hasPrefix("1;") ? parameters.dropFirst(2) : parameters[...]
            modifier = number.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(number) : nil
        }
        guard let modifier, (1...16).contains(modifier) else { return nil }
        if byte == UInt8(ascii: "Z") { return .backTab }
        guard let key = cursorKey(byte) else { return nil }
        return modifier == 3 || modifier == 5 ? byWord(key) : key
    }

    private static func cursorKey(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        default: nil
        }
    }

    private static func editingKey(_ parameter: String) -> Key? {
        switch parameter {
        case "1", "7": .home
        case "3": .delete
        case "3;5", "3;3": .deleteWordRight
        case "4", "8": .end
        default: nil
        }
    }

    private static func byWord(_ key: Key) -> Key {
        switch key {
        case .left: .wordLeft
        case .right: .wordRight
        default: key
        }
    }

    private static func key(ofPaste bytes: ArraySlice<UInt8>) -> Key {
        guard bytes.count <= pasteLimit else { return .pasteTooLong }
        return String(validating: bytes, as: UTF8.self).map { .pasted($0) } ?? .malformed
    }
}
