import FormCards

/// Decodes the bytes of a terminal into keys.
///
/// Sequences may be split anywhere between reads; an unknown sequence is dropped as a whole and never becomes text.
struct KeyDecoder {
    private enum State {
        case ground
        case escape
        /// After CSI, with the parameters so far.
        case control([UInt8])
        /// After SS3; parameters are counted, since no known key has any.
        case single(parameters: Int)
        /// The characters after a sequence that has no end of its own.
        case trailing(left: Int, sawLead: Bool)
        /// OSC, DCS and similar ones are dropped up to their terminator; BEL ends OSC only.
        case string(endsAtBell: Bool, sawEscape: Bool)
        /// After `CSI [`, with which the Linux console begins a function key.
        case linuxFunction
        /// The bytes of a paste; it is overdue once they stopped arriving before its end.
        case paste([UInt8], isOverdue: Bool)
        /// The bytes of a paste without marks, which ends when nothing arrives for a moment.
        case unmarkedPaste([UInt8])
        /// The bytes of a character so far, and whether Alt is held.
        case utf8([UInt8], left: Int, isAlt: Bool)
    }

    /// The limit of the bytes of one paste; a longer one is dropped.
    static let pasteLimit = 1 << 16

    private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

    private var state = State.ground
    private var sawCarriageReturn = false

    /// For how many seconds to wait for the rest of a sequence or a paste; `nil` if none has begun.
    ///
    /// The rest may never arrive: Alt-] begins a string too, and the end of a paste may get lost. A sequence arrives in one
    /// piece, except on a slow line; with parameters it cannot be a key with Alt.
    var patience: Double? {
        switch state {
        case .escape: 0.05
        case .control(let parameters): parameters.isEmpty ? 0.5 : 2
        case .single, .trailing, .string, .linuxFunction: 0.5
        case .paste(let text, let isOverdue): isOverdue && text.isEmpty ? nil : 2
        case .unmarkedPaste: UnmarkedPaste.pause
        case .ground, .utf8: nil
        }
    }

    /// Takes bytes that were read together; if they arrived after a pause, they may be a paste.
    mutating func decode(_ bytes: [UInt8], afterPause: Bool = false) -> [Key] {
        var keys: [Key] = []
        if afterPause {
            if case .unmarkedPaste = state { keys += flush() }
            if case .ground = state, UnmarkedPaste.begins(with: bytes) {
                state = .unmarkedPaste([])
                sawCarriageReturn = false
            }
        }
        // A key that is pressed arrives alone; the rest of a paste does not.
        if case .paste(_, true) = state, bytes.count == 1 { state = .ground }
        for byte in bytes { take(byte, &keys) }
        return keys
    }

    /// Ends the wait: an escape character alone is the Escape key, the beginning of a sequence is dropped, and a paste is as
    /// long as what has arrived.
    mutating func flush() -> [Key] {
        switch state {
        case .ground, .utf8: return []
        case .escape:
            state = .ground
            return [.escape]
        case .control, .single, .trailing, .string, .linuxFunction:
            state = .ground
            return []
        case .paste(let text, _):
            // The rest may arrive later, and a line end in it must not count as Enter.
            state = .paste([], isOverdue: true)
            return text.isEmpty ? [] : [KeyDecoder.key(ofPaste: text[...])]
        case .unmarkedPaste(let text):
            state = .ground
            return [KeyDecoder.key(ofPaste: text[...])]
        }
    }

    /// Ends a paste because the process ends: what has arrived of it, without a cut character or end mark.
    mutating func cutPaste() -> [Key] {
        var text: ArraySlice<UInt8>
        switch state {
        case .paste(let bytes, false), .unmarkedPaste(let bytes): text = bytes[...]
        default: return []
        }
        state = .ground
        if let escape = text.lastIndex(of: 0x1B), KeyDecoder.pasteEnd.starts(with: text[escape...])
        {
            text = text[..<escape]
        }
        if let lead = text.suffix(3).lastIndex(where: { $0 >= 0xC0 }),
            let left = KeyDecoder.following(text[lead]), text.endIndex - lead <= left
        {
            text = text[..<lead]
        }
        return text.isEmpty ? [] : [KeyDecoder.key(ofPaste: text)]
    }

    private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
        switch state {
        case .ground: ground(byte, &keys)
        case .escape: escape(byte, &keys)
        case .control(let parameters): control(byte, parameters, &keys)
        case .single(let parameters): single(byte, parameters, &keys)
        case .trailing(let left, let sawLead): trailing(byte, left, sawLead, &keys)
        case .linuxFunction:
            state = .ground
            if let key = KeySequences.linuxFunction(byte) {
                keys.append(key)
            } else if byte < 0x20 {
                ground(byte, &keys)
            }
        case .string(let endsAtBell, let sawEscape):
            string(byte, endsAtBell: endsAtBell, sawEscape: sawEscape, &keys)
        case .paste(var text, let isOverdue):
            // With a second reference to the text, each byte would copy all of it.
            state = .ground
            paste(byte, &text, isOverdue: isOverdue, &keys)
        case .unmarkedPaste(var text):
            state = .ground
            // Ctrl-C must always get through; any other key would end the paste before its next line.
            guard byte != 0x03 else {
                keys.append(KeyDecoder.key(ofPaste: text[...]))
                return ground(byte, &keys)
            }
            if text.count <= KeyDecoder.pasteLimit { text.append(byte) }
            state = .unmarkedPaste(text)
        case .utf8(let bytes, let left, let isAlt):
            utf8(byte, bytes, left: left, isAlt: isAlt, &keys)
        }
    }

    private mutating func string(
        _ byte: UInt8, endsAtBell: Bool, sawEscape: Bool, _ keys: inout [Key]
    ) {
        if byte == 0x03 || byte == 0x18 || byte == 0x1A {
            // ECMA-48 lets CAN and SUB end a string; Ctrl-C must always get through.
            state = .ground
            if byte == 0x03 { keys.append(.interrupt) }
        } else if (endsAtBell && byte == 0x07) || (sawEscape && byte == UInt8(ascii: "\\")) {
            state = .ground
        } else {
            state = .string(endsAtBell: endsAtBell, sawEscape: byte == 0x1B)
        }
    }

    private mutating func paste(
        _ byte: UInt8, _ text: inout [UInt8], isOverdue: Bool, _ keys: inout [Key]
    ) {
        text.append(byte)
        if byte == UInt8(ascii: "~"),
            text.suffix(KeyDecoder.pasteEnd.count) == KeyDecoder.pasteEnd[...]
        {
            let pasted = text.dropLast(KeyDecoder.pasteEnd.count)
            if !isOverdue || !pasted.isEmpty { keys.append(KeyDecoder.key(ofPaste: pasted)) }
        } else {
            // After the limit only as much is kept as is needed to find the end.
            if text.count > KeyDecoder.pasteLimit + 64 {
                text.remove(at: KeyDecoder.pasteLimit)
            }
            state = .paste(text, isOverdue: isOverdue)
        }
    }

    private mutating func utf8(
        _ byte: UInt8, _ before: [UInt8], left: Int, isAlt: Bool, _ keys: inout [Key]
    ) {
        guard byte & 0xC0 == 0x80 else {
            state = .ground
            keys.append(.malformed)
            return ground(byte, &keys)
        }
        let bytes = before + [byte]
        state = left > 1 ? .utf8(bytes, left: left - 1, isAlt: isAlt) : .ground
        guard left == 1 else { return }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            keys.append(.malformed)
            return
        }
        keys.append(isAlt ? .alt(Character(text)) : .text(text))
    }

    private mutating func ground(_ byte: UInt8, _ keys: inout [Key]) {
        defer { sawCarriageReturn = byte == 0x0D }
        switch byte {
        case 0x1B: state = .escape
        case 0x20...0x7E: keys.append(.text(String(Unicode.Scalar(byte))))
        // A terminal that sends CR LF for Enter means one key.
        case 0x0A: if !sawCarriageReturn { keys.append(.control("j")) }
        case 0x80...0xFF:
            guard let left = KeyDecoder.following(byte) else { return keys.append(.malformed) }
            state = .utf8([byte], left: left, isAlt: false)
        default: keys.append(KeySequences.control(byte))
        }
    }

    /// The number of bytes that follow the first byte of a character outside ASCII; `nil` for any other byte.
    private static func following(_ byte: UInt8) -> Int? {
        switch byte {
        case 0xC2...0xDF: 1
        case 0xE0...0xEF: 2
        case 0xF0...0xF4: 3
        default: nil
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
        case 0x80...0xFF:
            guard let left = KeyDecoder.following(byte) else { return keys.append(.malformed) }
            state = .utf8([byte], left: left, isAlt: true)
        default: keys.append(KeySequences.alt(byte))
        }
    }

    /// The rest of SS3: one byte, before which some terminals write modifiers.
    private mutating func single(_ byte: UInt8, _ parameters: Int, _ keys: inout [Key]) {
        switch byte {
        case 0x30...0x3F:
            state = .single(parameters: parameters + 1)
        case 0x20...0x7E:
            state = .ground
            if parameters == 0, let key = KeySequences.single(byte) { keys.append(key) }
        default:
            state = .ground
            ground(byte, &keys)
        }
    }

    private mutating func control(_ byte: UInt8, _ parameters: [UInt8], _ keys: inout [Key]) {
        switch byte {
        case 0x20...0x3F:
            // No known sequence is longer; the rest is dropped.
            state = .control(parameters.count < 32 ? parameters + [byte] : parameters)
        case 0x40...0x7E:
            state = .ground
            let text = String(decoding: parameters, as: UTF8.self)
            if byte == UInt8(ascii: "~"), text == "200" {
                state = .paste([], isOverdue: false)
            } else if byte == UInt8(ascii: "["), parameters.isEmpty {
                state = .linuxFunction
            } else if let count = KeyDecoder.trailing(byte, text) {
                state = .trailing(left: count, sawLead: false)
            } else if let key = KeySequences.control(byte, text) {
                keys.append(key)
            }
        default:
            state = .ground
            ground(byte, &keys)
        }
    }

    /// How many characters follow a sequence that has no end of its own: a mouse report older than SGR (`CSI M`, xterm's
    /// `CSI t` and `CSI T`).
    private static func trailing(_ byte: UInt8, _ parameters: String) -> Int? {
        guard parameters.isEmpty else { return nil }
        let counts: [Unicode.Scalar: Int] = ["M": 3, "t": 2, "T": 6]
        return counts[Unicode.Scalar(byte)]
    }

    /// A mouse report has a byte for each number, or in xterm's mode 1005 a character of UTF-8; 0 replaces a number that is
    /// too large.
    private mutating func trailing(
        _ byte: UInt8, _ left: Int, _ sawLead: Bool, _ keys: inout [Key]
    ) {
        let isSecond = sawLead && byte & 0xC0 == 0x80
        // In a wide window a position may be any byte, also that of Enter or Ctrl-C.
        if !isSecond, left == 0 || byte == 0x1B {
            state = .ground
            return ground(byte, &keys)
        }
        let isLead = (0xC2...0xDF).contains(byte)
        let more = isSecond ? left : left - 1
        state = more > 0 || isLead ? .trailing(left: more, sawLead: isLead) : .ground
    }

    private static func key(ofPaste bytes: ArraySlice<UInt8>) -> Key {
        guard bytes.count <= pasteLimit else { return .pasteTooLong }
        return String(validating: bytes, as: UTF8.self).map { .pasted($0) } ?? .malformed
    }
}
