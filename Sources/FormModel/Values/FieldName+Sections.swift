// Names of fields in named sections, such as `address.street`.
extension FieldName {
    /// Makes a name without dots, such as that of an item in a form file; `nil` if the text is none.
    package init?(simple text: String) {
        guard !text.utf8.contains(UInt8(ascii: ".")) else { return nil }
        self.init(text)
    }

    /// Makes the full name of an item of a section.
    init(_ name: FieldName, in section: FieldName) {
        self.init(unchecked: "\(section.text).\(name.text)")
    }

    /// Whether the name has no dots.
    var isSimple: Bool { !text.utf8.contains(UInt8(ascii: ".")) }

    /// The simple names, from that of the outermost section to that of the field.
    package var parts: [String] {
        isSimple
            ? [text]
            : text.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
    }

    /// The name of the section in which the field is; `nil` for a simple name.
    package var section: FieldName? {
        text.utf8.lastIndex(of: UInt8(ascii: ".")).map {
            FieldName(unchecked: String(text[..<$0]))
        }
    }

    /// The simple name of the field itself.
    package var simpleText: String {
        text.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(text[text.index(after: $0)...]) }
            ?? text
    }
}
