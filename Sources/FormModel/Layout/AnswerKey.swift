/// What a text must be to be the key of an answer.
package enum AnswerKey {
    /// The largest size of a key in UTF-8 bytes.
    package static let maximumLength = 256

    /// Whether a text can be a key: one that is visible, in one line, and not too long.
    package static func isValid(_ text: String) -> Bool {
        guard text.utf8.count <= maximumLength, !WhiteSpace.trim(text).utf8.isEmpty else {
            return false
        }
        return text.unicodeScalars.allSatisfy {
            !$0.isHiddenControl && $0.properties.generalCategory != .unassigned
        }
    }

    /// A name of a form post with points in place of brackets, which lead to the same answer: `a[b]` is `a.b`.
    package static func divided(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: "]")) else { return name }
        // A combining mark behind a bracket would make another character of it, so the bytes are looked at.
        let bytes = name.utf8.lazy.filter { $0 != UInt8(ascii: "]") }
        return String(
            decoding: bytes.map { $0 == UInt8(ascii: "[") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
    }
}
