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
}
