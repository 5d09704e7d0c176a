import FormModel

/// Writes HTML as bytes; all texts are escaped.
struct HTMLWriter {
    private(set) var bytes: [UInt8] = []

    /// Gets memory for some bytes at once, so that what is written is not copied each time it grows.
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// Writes markup as it is; it must not contain a text from anywhere else.
    mutating func markup(_ markup: StaticString) {
        markup.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    /// Writes a style sheet of this module.
    mutating func source(_ sheet: String) {
        bytes.append(bytes: sheet.utf8.span)
    }

    /// Writes a text that a person reads.
    ///
    /// Control characters that HTML does not allow are replaced.
    mutating func text(_ text: String) {
        append(text.utf8.span, keepsControls: false)
    }

    /// Writes a value that the page posts, with every character that HTML can keep.
    ///
    /// Only the zero character cannot be kept. The control characters up to U+001F and U+007F are written as references,
    /// so that no terminal on which the page is printed obeys them. Those from U+0080 to U+009F are written as they are:
    /// a parser would read a reference to one of these as a character of Windows-1252.
    mutating func value(_ value: String) {
        append(value.utf8.span, keepsControls: true)
    }

    /// Writes a number.
    mutating func number(_ number: Int) {
        bytes.append(contentsOf: String(number).utf8)
    }

    /// Writes an attribute with a space before it; control characters that HTML does not allow are replaced.
    mutating func attribute(_ name: StaticString, _ text: String) {
        begin(name)
        self.text(text)
        end()
    }

    /// Writes an attribute with a value that the page posts, or by which a browser judges one.
    mutating func attribute(_ name: StaticString, kept value: String) {
        begin(name)
        self.value(value)
        end()
    }

    /// Writes an attribute with a number.
    mutating func attribute(_ name: StaticString, _ value: Int) {
        begin(name)
        number(value)
        end()
    }

    /// Writes an attribute of an id with a suffix.
    mutating func attribute(_ name: StaticString, _ id: String, _ suffix: StaticString) {
        begin(name)
        value(id)
        markup(suffix)
        end()
    }

    /// Writes the name of an attribute and a quotation mark; its value and ``end()`` follow.
    mutating func begin(_ name: StaticString) {
        bytes.append(UInt8(ascii: " "))
        markup(name)
        bytes.append(UInt8(ascii: "="))
        end()
    }

    /// Ends the value of an attribute.
    mutating func end() { bytes.append(UInt8(ascii: "\"")) }

    private mutating func append(_ text: Span<UInt8>, keepsControls: Bool) {
        var start = 0
        for at in 0..<text.count {
            let byte = text[at]
            // Most bytes are above the special ones, so that one comparison passes them.
            guard byte < 0x40 || byte == 0x7F || byte == 0xC2 else { continue }
            // The first byte of the control characters from U+0080 to U+009F.
            if byte == 0xC2 {
                guard !keepsControls, at + 1 < text.count, text[at + 1] < 0xA0 else { continue }
            }
            guard let replacement = HTMLWriter.replacement(of: byte) else { continue }
            append(text, start..<at)
            start = at + (byte == 0xC2 ? 2 : 1)
            let isControl = byte < 0x20 && byte != 0x0D && byte != 0x00 || byte == 0x7F
            if keepsControls, isControl {
                markup("&#")
                number(Int(byte))
                markup(";")
            } else {
                markup(replacement)
            }
        }
        append(text, start..<text.count)
    }

    /// What a reader sees for a byte that is not written as it is; `nil` for any other byte.
    private static func replacement(of byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        // A parser would make a line feed of it.
        case 0x0D: "&#13;"
        case 0x09, 0x0A: nil
        // No parser keeps a zero byte.
        case 0x00..<0x20, 0x7F, 0xC2: "\u{FFFD}"
        default: nil
        }
    }

    private mutating func append(_ text: Span<UInt8>, _ range: Range<Int>) {
        bytes.append(bytes: text.extracting(range))
    }
}
