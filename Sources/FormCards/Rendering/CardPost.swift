public import FormModel

/// The post of a page of a card: the answers, the button that was pressed, and the token.
///
/// ```swift
/// let post = try CardPost(body, contentType: type)
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

    /// The row that the pressed button is about, such as that of a table that it opens; `nil` for a button of the card.
    public let row: FieldPath?

    /// The id of the card that was posted; `nil` where the post has none.
    public let card: String?

    /// The token against forged requests; `nil` where the post has none.
    public let token: String?

    /// The answers, without the token.
    ///
    /// Entries of the page by which a validator reads the answers are kept: the language of the page, the order of chosen
    /// options, and `form-page`, because of which it ignores the values of fields that another answer of the page has hidden or
    /// disabled.
    public let answers: Submission

    /// Takes the body of a request apart, by its `Content-Type`.
    ///
    /// The body is a form post, url-encoded or multipart, the answer of a host of Adaptive Cards, or any other JSON object:
    /// answers to the whole form, which no page has posted.
    ///
    /// ```swift
    /// do {
    ///     let post = try CardPost(body, contentType: request.headers["Content-Type"])
    /// } catch {
    ///     return Response(status: error.status)   // 415 or 400
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - contentType: The value of the header; `nil` where there is none.
    ///   - tokenName: The name of the entry of the token, as the page has it.
    /// - Throws: The reason why it is no post of a page: another type, or a body that is cut off or malformed. What a validator
    ///   refuses, such as too many entries, is not thrown.
    /// - Complexity: O(*n*).
    public init(
        _ body: [UInt8], contentType: String?, tokenName: PostTokenName = .standard
    ) throws(CardPostError) {
        guard let submission = contentType.flatMap({ Submission(body, contentType: $0) }) else {
            throw .unsupportedType
        }
        do throws(PostFailure) {
            self.init(try PagePost(submission, tokenNamed: tokenName.text))
        } catch {
            throw .malformed(error.sentence)
        }
    }

    /// The bytes of the file that was posted as the answer to a field; `nil` where there is none.
    ///
    /// A report and a state have only what is known of a file, so a program stores the bytes when they come:
    ///
    /// ```swift
    /// if let photo = post.file(at: form.path(of: "photo")) { store(photo) }
    /// ```
    ///
    /// - Complexity: O(*n*) in the body.
    public func file(at path: FieldPath) -> ArraySlice<UInt8>? {
        answers.file(named: path.dotted)
    }

    /// Takes a form post apart: `application/x-www-form-urlencoded`, as pages send it.
    ///
    /// - Parameters:
    ///   - body: The body of the request.
    ///   - tokenName: The name of the entry of the token, as the page has it.
    /// - Complexity: O(*n*).
    public init(urlEncoded body: [UInt8], tokenName: PostTokenName = .standard) {
        self.init(PagePost(urlEncoded: body, tokenNamed: tokenName.text))
    }

    private init(_ post: PagePost) {
        answers = post.answers
        card = post[.page]
        token = post[.token]
        pressed = Control(post)
        let parts = post[.button]?.split(separator: " ", maxSplits: 1)
        row = parts.flatMap { $0.count > 1 ? FieldPath(pointer: String($0[1])) : nil }
    }
}

extension CardPost: CustomStringConvertible, CustomReflectable {
    /// The card and the format; no answer and no token, since these may be secrets.
    public var description: String { "CardPost(\(card ?? "no card"), \(answers))" }

    /// No children, because answers may be secrets.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension CardPost.Control {
    /// The pressed control; a browser sends one at most.
    fileprivate init?(_ post: PagePost) {
        if let name = post[.button].flatMap({ FieldName(String($0.prefix { $0 != " " })) }) {
            self = .button(name)
        } else if let path = post[.add].flatMap({ FieldPath(pointer: $0) }) {
            self = .add(path)
        } else if let path = post[.remove].flatMap({ FieldPath(pointer: $0) }) {
            self = .remove(path)
        } else if post[.update] != nil {
            self = .update
        } else {
            return nil
        }
    }
}
