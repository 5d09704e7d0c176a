/// Takes the bytes for a terminal apart into characters and sequences, wherever they are split.
struct SequenceParser {
    enum Piece: Equatable {
        case text(Unicode.Scalar)
        case control(UInt8)
        /// CSI, with its parameters.
        case sequence(String, Unicode.Scalar)
        case escape(Unicode.Scalar)
        /// OSC or DCS, whose contents change nothing on the screen.
        case string
    }

    private enum State {
        case ground, escape, charset, control(String), string(sawEscape: Bool)
    }

    private var state = State.ground
    private var bytes: [UInt8] = []

    mutating func take(_ new: [UInt8]) -> [Piece] {
        bytes += new
        // The first bytes of a character may be the last that were read.
        var end = bytes.endIndex
        let tail = bytes.suffix(4)
        if let start = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[start] >= 0xC0 {
            let length = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
            if bytes.endIndex - start < length { end = start }
        }
        let text = String(decoding: bytes[..<end], as: UTF8.self)
        bytes.removeSubrange(..<end)
        return text.unicodeScalars.compactMap { step($0) }
    }

    private mutating func step(_ scalar: Unicode.Scalar) -> Piece? {
        switch state {
        case .ground:
            if scalar == "\u{1B}" {
                state = .escape
                return nil
            }
            return scalar.value < 0x20 || scalar.value == 0x7F
                ? .control(UInt8(scalar.value)) : .text(scalar)
        case .escape:
            switch scalar {
            case "[": state = .control("")
            case "]", "P", "_", "^": state = .string(sawEscape: false)
            case "(", ")": state = .charset
            default:
                state = .ground
                return .escape(scalar)
            }
            return nil
        case .charset:
            state = .ground
            return .escape(scalar)
        case .control(let parameters):
            guard (0x40...0x7E).contains(scalar.value) else {
                state = .control(parameters + String(scalar))
                return nil
            }
            state = .ground
            return .sequence(parameters, scalar)
        case .string(let sawEscape):
            guard scalar == "\u{7}" || (sawEscape && scalar == "\\") else {
                state = .string(sawEscape: scalar == "\u{1B}")
                return nil
            }
            state = .ground
            return .string
        }
    }
}
