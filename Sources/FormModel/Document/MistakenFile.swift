/// What a file is that was given as a form and is none, so that its author reads one sentence instead of a list of all that
/// a form would have.
enum MistakenFile {
    /// What a JSON text is instead of a form; `nil` for what may be one.
    static func detail(of value: JSONValue) -> String? {
        guard let members = value.members, !members.isEmpty else { return nil }
        func member(_ key: String) -> JSONValue? {
            members.first { $0.key.hasSameBytes(as: key) }?.value
        }
        guard members.value(.formrun) == nil else { return nil }
        let isDraft = members.value(.schema)?.string?.contains("json-schema.org") == true
        let isSchema = ["properties", "$defs", "definitions", "allOf", "anyOf", "oneOf"].contains {
            member($0)?.members != nil || member($0)?.elements?.isEmpty == false
        }
        if isDraft || isSchema {
            return "it is a JSON Schema, of which formrun import makes a form."
        }
        let lists = [FormKey.items.rawValue, FormKey.pages.rawValue]
        let hasItems = members.contains { key, _, _ in
            lists.contains(key)
                || Spelling.name(for: key, in: FormKey.misnomers, among: lists) != nil
        }
        guard !hasItems else { return nil }
        return
            "it has no \"formrun\", \"items\" or \"pages\". If it is a submission, formrun validate FORM FILE validates it by a form."
    }

    /// What a text is that is no JSON, from the place where reading stopped; `nil` where nothing is known about it.
    ///
    /// - Complexity: O(*n*) in the length of a line.
    static func detail(of failure: JSONFailure, in bytes: [UInt8]) -> String? {
        if isUTF16(bytes) { return "it is UTF-16; save it as UTF-8." }
        if isYAML(bytes) { return "it looks like YAML, and a form file is JSON." }
        let rest = bytes.dropFirst(failure.offset)
        if ["//", "/*", "#"].contains(where: { rest.starts(with: $0.utf8) }) {
            return "JSON has no comments; write \"$comment\": \"…\" in an object."
        }
        if rest.first == UInt8(ascii: "'") {
            return "texts and keys have double quotation marks here."
        }
        let isInText =
            failure.reason == .expectedCommaOrBrace || failure.reason == .expectedCommaOrBracket
        if isInText, bytes.prefix(failure.offset).last == UInt8(ascii: "\""),
            rest.first?.isASCIILetter == true
        {
            return
                "a text ended here; write a quotation mark inside it as \\\", and a text of an expression as 'text'."
        }
        return nil
    }

    /// Whether a text has a mark of UTF-16, or begins with a character of it that is one of ASCII.
    private static func isUTF16(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 2 else { return false }
        let start = (bytes[0], bytes[1])
        return start == (0xFF, 0xFE) || start == (0xFE, 0xFF) || (start.0 == 0) != (start.1 == 0)
    }

    /// Whether a text begins as YAML does: with dashes, a comment, an entry of a list or a key without quotation marks.
    private static func isYAML(_ bytes: [UInt8]) -> Bool {
        let text = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
            .drop(while: \.isSpace)
        if ["---", "- ", "#"].contains(where: { text.starts(with: $0.utf8) }) { return true }
        let key = text.prefix { $0.isLetterOfKey }
        return !key.isEmpty && text.dropFirst(key.count).first == UInt8(ascii: ":")
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    fileprivate var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
    fileprivate var isLetterOfKey: Bool {
        isASCIILetter || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
    }
}
