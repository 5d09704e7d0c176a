public import FormModel

/// The form post of a page of a card: the answers, the button that was pressed, and the token.
///
/// ```swift
/// let post = CardPost(urlEncoded: body)
/// guard post.token == session.token else { return Response(status: 403) }
/// post.fill(source)
/// switch post.pressed {
/// case .button("send"): …
/// case let control?: try control.perform(on: source)
/// case nil: break
/// }
/// ```
public struct CardPost: Sendable {
    /// A control of a page that posts it.
    public enum Control: Sendable, Hashable {
        /// A button of the form, by its name, or, where it has none, by that of its action.
        case button(FieldName)
        /// The button that adds a row to a group.
        case add(FieldPath)
        /// The button that removes a row.
        case remove(FieldPath)
        /// The button that draws the page again.
        case update
    }

    /// The control that was pressed; `nil` where the post names none that a page can have.
    public let pressed: Control?

    /// The id of the card that was posted; `nil` where the post has none.
    public let card: String?

    /// The token against forged requests; `nil` where the post has none.
    public let token: String?

    /// The answers, without the entries of the page itself.
    ///
    /// Those by which a validator reads the others are kept: the language of the page, the order of chosen options, and
    /// `form-page`, because of which it ignores the values of fields that another answer of the page has hidden or
    /// disabled.
    public var answers: Submission { .urlEncoded(body) }

    let body: [UInt8]

    /// Takes a form post apart: `application/x-www-form-urlencoded`, as pages send it.
    ///
    /// - Parameters:
    ///   - body: The body of the request.
    ///   - tokenName: The name of the entry of the token, as the page has it.
    /// - Complexity: O(*n*).
    public init(urlEncoded body: [UInt8], tokenName: PostTokenName = .standard) {
        var found: [PageControl: String] = [:]
        var answers: [UInt8] = []
        answers.reserveCapacity(body.count)
        var entries = URLEncodedEntries()
        let text = body.span
        while let entry = entries.next(text) {
            let name = entry.nameText(in: text)
            let control = PageControl(name: name)
            let isToken = name.utf8.elementsEqual(tokenName.text.utf8)
            if isToken || control != nil {
                // Of two entries with one name, the first counts, so that nothing behind it replaces the token.
                let key = isToken ? .token : control ?? .token
                if found[key] == nil { found[key] = entry.valueText(in: text) }
            }
            guard !isToken, control?.isOfForm ?? true else { continue }
            if !answers.isEmpty { answers.append(UInt8(ascii: "&")) }
            answers += body[entry.name.lowerBound..<entry.value.upperBound]
        }
        self.body = answers
        card = found[.page]
        token = found[.token]
        pressed = Control(found)
    }
}

extension CardPost.Control {
    /// The pressed control; a browser sends one at most.
    init?(_ found: [PageControl: String]) {
        if let name = found[.button].flatMap({ FieldName($0) }) {
            self = .button(name)
        } else if let path = found[.add].flatMap({ FieldPath(pointer: $0) }) {
            self = .add(path)
        } else if let path = found[.remove].flatMap({ FieldPath(pointer: $0) }) {
            self = .remove(path)
        } else if found[.update] != nil {
            self = .update
        } else {
            return nil
        }
    }
}
