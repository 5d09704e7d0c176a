internal import FormModel

/// Text that is safe to show; every text from outside must be converted to it before it reaches a
/// screen.
///
/// The text contains no control character, no bidirectional control, no invisible character and no
/// long run of combining marks. They are replaced by visible notations: `\n`, `\t`, `\r`, `\u{1B}`.
/// An original backslash is kept, so the result cannot be decoded.
///
/// Invisible scalars are kept only where they have an effect: U+FE0E and U+FE0F after an emoji,
/// U+200D between two emoji and the tags of the flags of England, Scotland and Wales (UTS #51), and
/// U+200C and U+200D between letters of Persian, Arabic and Indic words (UAX #31, A1, A2 and B). A
/// character keeps up to 30 combining marks (UAX #15, D4). A mark without a base is shown on U+25CC,
/// the dotted circle.
///
/// Converting a result again does not change it. Equality and hash compare bytes.
public struct DisplayText: Sendable {
    /// The text as it may be written to a terminal, always on one line.
    public let string: String

    /// The number of cells on a terminal.
    ///
    /// Two for East Asian Wide and Fullwidth (UAX #11), flags and emoji, none for nonspacing marks,
    /// otherwise one, including East Asian Ambiguous. A conjunct of Devanagari is as wide as its letters
    /// and spacing marks together, as `wcwidth` in glibc, VTE and xterm counts them; a terminal that
    /// shapes conjuncts may need fewer cells.
    public let width: Int

    /// Makes a text from outside safe, on one line.
    ///
    /// Printable ASCII is used as it is, without a copy.
    ///
    /// - Complexity: O(*n*), *n* bytes of `untrusted`.
    public init(_ untrusted: String) {
        let bytes = untrusted.utf8
        guard let firstOther = bytes.firstIndex(where: { !(0x20...0x7E).contains($0) }) else {
            self.init(clean: untrusted, width: bytes.count)
            return
        }
        var cleaner = DisplayTextCleaner(
            prefix: String(untrusted[..<firstOther]),
            capacity: bytes.count
        )
        for scalar in untrusted.unicodeScalars[firstOther...] {
            cleaner.append(scalar)
        }
        cleaner.finish()
        self.init(output: cleaner.output)
    }

    /// Makes a text of a form safe, on one line.
    ///
    /// The isolates around inserted values (U+2068 and U+2069) are left out, because few terminals know them.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    package init(filled text: String) {
        self.init(DisplayText.withoutIsolates(text))
    }

    /// A text of a form without the isolates around inserted values.
    package static func withoutIsolates(_ text: String) -> String {
        // All isolates begin with the byte E2.
        guard text.utf8.contains(0xE2) else { return text }
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where scalar != "\u{2068}" && scalar != "\u{2069}" {
            plain.append(scalar)
        }
        return String(plain)
    }

    /// Makes bytes safe that should be UTF-8, on one line; each ill-formed byte becomes `\xNN`.
    ///
    /// Well-formed sequences are those of table 3-7 of the Unicode Standard, as in RFC 3629.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    public init(decoding bytes: [UInt8]) {
        let bytes = bytes.span
        var cleaner = DisplayTextCleaner(capacity: bytes.count)
        var index = 0
        while index < bytes.count {
            if let (scalar, length) = bytes.scalar(at: index) {
                cleaner.append(scalar)
                index += length
            } else {
                cleaner.append(illFormed: bytes[index])
                index += 1
            }
        }
        cleaner.finish()
        self.init(output: cleaner.output)
    }

    /// Makes a text without conversion; the caller guarantees that `string` is clean and takes
    /// `width` cells.
    init(clean string: String, width: Int) {
        self.string = string
        self.width = width
    }

    private init(output: String) {
        self.init(clean: output, width: CellMeter.cells(of: output[...].unicodeScalars))
    }

    /// Makes each line of a text from outside safe.
    ///
    /// Each LF or CRLF begins another line: the empty text is one empty line, and `"a\n"` is two
    /// lines. A CR elsewhere is shown as `\r`.
    ///
    /// - Complexity: O(*n*), *n* bytes of `untrusted`.
    package static func lines(_ untrusted: String) -> [DisplayText] {
        let bytes = untrusted.utf8
        var lines: [DisplayText] = []
        var start = bytes.startIndex
        while let end = bytes[start...].firstIndex(of: 0x0A) {
            var line = bytes[start..<end]
            if line.last == 0x0D { line.removeLast() }
            lines.append(DisplayText(String(Substring(line))))
            start = bytes.index(after: end)
        }
        lines.append(DisplayText(String(Substring(bytes[start...]))))
        return lines
    }

    /// Concatenates two texts.
    ///
    /// If the first scalar of `rhs` combines with the end of `lhs`, such as two halves of a flag,
    /// the width is that of the combination.
    ///
    /// - Complexity: O(*n*), *n* bytes of both.
    package static func + (lhs: DisplayText, rhs: DisplayText) -> DisplayText {
        guard let first = rhs.string.unicodeScalars.first else { return lhs }
        guard !lhs.string.isEmpty else { return rhs }
        let joined = lhs.string + rhs.string
        // Nothing before such a scalar waits for it, and it does not combine.
        if first.isASCII || CellKind(of: first) == .narrow {
            return DisplayText(clean: joined, width: lhs.width + rhs.width)
        }
        return DisplayText(joined)
    }
}

extension DisplayText: Hashable {
    /// Whether two texts have the same scalars.
    ///
    /// Canonically equivalent texts differ, since their widths may differ.
    public static func == (lhs: DisplayText, rhs: DisplayText) -> Bool {
        lhs.width == rhs.width && lhs.string.hasSameBytes(as: rhs.string)
    }

    /// Hashes bytes; normalization would be slow for many combining marks.
    public func hash(into hasher: inout Hasher) {
        for byte in string.utf8 { hasher.combine(byte) }
        hasher.combine(0xFF as UInt8)
    }
}

extension DisplayText: ExpressibleByStringLiteral {
    /// Makes a text from a literal, which is converted like any other text.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension DisplayText: CustomStringConvertible {
    /// The text itself.
    public var description: String { string }
}
