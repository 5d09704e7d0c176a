extension Unicode.Scalar {
    /// Whether the scalar is an invisible control or format character: C0, C1, bidirectional
    /// controls, zero-width and invisible characters, line and paragraph separators, tags.
    ///
    /// Such characters can send commands to a terminal, or make a text look like another one
    /// (Unicode Technical Standard 39; the attack known as Trojan Source).
    package var isHiddenControl: Bool {
        switch value {
        case 0x20...0x7E: false
        case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5,
            0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF,
            0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
            true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar changes the order in which the text around it is shown: UAX #9, section 2.
    package var isDirectionControl: Bool {
        switch value {
        case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String {
    /// The text with a visible notation for each control of direction, such as `\u{202E}`, with which a sender could make a
    /// name look like another one, and the text of a page around it run backwards.
    ///
    /// - Complexity: O(*n*).
    package var showingDirectionControls: String {
        // All of them begin with one of these bytes.
        let bytes = utf8.span
        guard bytes.indices.contains(where: { bytes[$0] == 0xD8 || bytes[$0] == 0xE2 }) else {
            return self
        }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isDirectionControl {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
