/// Text that is safe to show: the one way from any outside text to a screen.
///
/// Whatever it is made from, a form file, a value, a file name, it holds no control character, no
/// bidirectional control, no invisible character and no pile of combining marks. Those are made
/// visible instead: `\n`, `\t`, `\r`, `\u{1B}`. A backslash that was there stays as it is, so the
/// notation is for reading, not for decoding.
///
/// Kept beyond signs and blanks are only U+FE0E and U+FE0F behind an emoji, U+200D between two
/// emoji (UTS #51), U+200C and U+200D between letters of Persian, Arabic and Indic words where they
/// show (UAX #31, A1, A2 and B), and up to 30 combining marks on a character (UAX #15, D4). A mark without a
/// character stands on U+25CC, the dotted circle.
///
/// Cleaning its own output changes nothing. Equality and hashing go by the bytes.
public struct DisplayText: Sendable {
    /// The text as it may be written to a terminal, always on one line.
    public let string: String

    /// The cells that the text takes on a terminal.
    ///
    /// Two for East Asian Wide and Fullwidth (UAX #11), flags and emoji, none for nonspacing marks,
    /// one otherwise, also where UAX #11 says Ambiguous.
    public let width: Int

    /// Makes outside text safe, on one line.
    ///
    /// Printable ASCII is taken as it is, without a copy.
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

    /// Makes bytes safe that ought to be UTF-8, on one line; each ill-formed byte becomes `\xNN`.
    ///
    /// What is well formed is told by Table 3-7 of the Unicode Standard, as in RFC 3629.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    public init(bytes: Span<UInt8>) {
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

    /// Makes bytes safe that ought to be UTF-8, as `init(bytes:)` does.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    public init(decoding bytes: [UInt8]) {
        self.init(bytes: bytes.span)
    }

    /// Trusts the caller: `string` is clean and takes `width` cells.
    init(clean string: String, width: Int) {
        self.string = string
        self.width = width
    }

    private init(output: String) {
        self.init(clean: output, width: CellMeter.cells(of: output[...].unicodeScalars))
    }

    /// Makes each line of an outside text safe.
    ///
    /// Lines end at LF or CRLF, and every one of these begins another line: the empty text is one
    /// empty line, `"a\n"` is two lines. A CR elsewhere is shown as `\r`.
    ///
    /// - Complexity: O(*n*), *n* bytes of `untrusted`.
    public static func lines(_ untrusted: String) -> [DisplayText] {
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

    /// Puts two texts side by side.
    ///
    /// Where the first scalar of `rhs` would melt into `lhs`, as half a flag into another half, the
    /// width is that of the whole.
    ///
    /// - Complexity: O(*n*), *n* bytes of both.
    public static func + (lhs: DisplayText, rhs: DisplayText) -> DisplayText {
        guard let first = rhs.string.utf8.first else { return lhs }
        let joined = lhs.string + rhs.string
        if first < 0x80 { return DisplayText(clean: joined, width: lhs.width + rhs.width) }
        return DisplayText(joined)
    }
}

extension DisplayText: Hashable {
    /// Tells whether two texts are written with the same scalars.
    ///
    /// Canonically equivalent texts differ: they may take different cells.
    public static func == (lhs: DisplayText, rhs: DisplayText) -> Bool {
        lhs.string.utf8.elementsEqual(rhs.string.utf8)
    }

    /// Hashes the bytes, not their normalisation, which is slow on piled marks.
    public func hash(into hasher: inout Hasher) {
        for byte in string.utf8 { hasher.combine(byte) }
        hasher.combine(0xFF as UInt8)
    }
}

extension DisplayText: ExpressibleByStringLiteral {
    /// Takes a text of our own, which is cleaned like any other.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension DisplayText: CustomStringConvertible {
    /// The text itself.
    public var description: String { string }
}
