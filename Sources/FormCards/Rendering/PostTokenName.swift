public import FormModel

/// The name of the entry of a form post that has the token against forged requests.
///
/// A name is checked with the form whose pages have it, since an answer with the same name would be lost:
///
/// ```swift
/// let name = try PostTokenName("csrf", of: form)
/// options.token = HTMLOptions.Token(session.token, name: name)
/// let post = CardPost(urlEncoded: body, tokenName: name)
/// ```
public struct PostTokenName: Sendable, Hashable {
    /// The reason why a text cannot be the name of a token.
    public enum Failure: Error, Sendable, Hashable {
        /// It is the name of a field, group or section of the form, or leads into one, such as `lines.0.price`.
        case isField(FieldName)
        /// It begins with `form-`, as the names of the controls of pages do, or browsers fill it in, as `_charset_`.
        case isReserved
        /// It is empty, or has a space or a character beyond ASCII, so that browsers may not post it as it is.
        case isUnsendable
    }

    /// The name.
    let text: String

    /// The name that is free in every form: `form-token`.
    public static let standard = PostTokenName(PageControl.token.name)

    private init(_ text: String) { self.text = text }

    /// Makes a name of your own.
    ///
    /// - Parameters:
    ///   - text: The name, in printable characters of ASCII without spaces.
    ///   - form: The form whose pages have the token.
    /// - Throws: The reason why the name cannot be used.
    /// - Complexity: O(*n*) in the items of the form.
    public init(_ text: String, of form: Form) throws(Failure) {
        guard !text.utf8.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw .isUnsendable
        }
        let name = text.lowercased()
        if text != PageControl.token.name {
            guard !name.hasPrefix("form-"), name != "_charset_" else { throw .isReserved }
        }
        if let field = form.compiled.layout.name(ofPost: text) { throw .isField(field) }
        let first = text.utf8.prefix { !".[]".utf8.contains($0) }
        if let field = FieldName(String(Substring(first))), form.hasAnswer(named: field) {
            throw .isField(field)
        }
        self.text = text
    }
}

extension Form {
    /// Whether a field, group or section outside of groups has a name, or a section that its items have in their names.
    fileprivate func hasAnswer(named name: FieldName) -> Bool {
        // The full names of the items of a section begin with its name and a point.
        for item in items where item.kind != .button {
            guard let own = item.name else { continue }
            if own == name || own.text.utf8.starts(with: (name.text + ".").utf8) { return true }
        }
        return false
    }
}
