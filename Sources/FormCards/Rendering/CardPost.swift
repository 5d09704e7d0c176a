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
        switch submission {
        case .urlEncoded(let body): self.init(urlEncoded: body, tokenName: tokenName)
        case .multipart(let body, let boundary):
            try self.init(multipart: body, boundary: boundary, tokenName)
        case .json(let body), .adaptive(let body): try self.init(json: body, tokenName)
        case .values: throw .unsupportedType
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
        guard case .multipart(let body, let boundary) = answers else { return nil }
        var entries = MultipartEntries(boundary: Array(boundary.utf8))
        let (text, name) = (body.span, path.dotted)
        while let entry = try? entries.next(text) {
            if entry.isFile, entry.nameText(in: text).utf8.elementsEqual(name.utf8) {
                return body[entry.value]
            }
        }
        return nil
    }

    /// Takes a form post apart: `application/x-www-form-urlencoded`, as pages send it.
    ///
    /// - Parameters:
    ///   - body: The body of the request.
    ///   - tokenName: The name of the entry of the token, as the page has it.
    /// - Complexity: O(*n*).
    public init(urlEncoded body: [UInt8], tokenName: PostTokenName = .standard) {
        var found = PageControls(tokenName)
        var answers: [UInt8] = []
        answers.reserveCapacity(body.count)
        var entries = URLEncodedEntries()
        let text = body.span
        while let entry = entries.next(text) {
            guard found.isAnswer(entry, text) else { continue }
            if !answers.isEmpty { answers.append(UInt8(ascii: "&")) }
            answers += body[entry.name.lowerBound..<entry.value.upperBound]
        }
        self.init(.urlEncoded(answers), found)
    }

    private init(
        multipart body: [UInt8], boundary: String, _ tokenName: PostTokenName
    ) throws(CardPostError) {
        var found = PageControls(tokenName)
        var answers: [UInt8] = []
        answers.reserveCapacity(body.count)
        var entries = MultipartEntries(boundary: Array(boundary.utf8))
        let text = body.span
        // A part goes from the end of the part before it, with its boundary, to the end of its value.
        var start = 0
        do throws(PostFailure) {
            while let entry = try entries.next(text) {
                if found.isAnswer(entry, text) {
                    answers += body[start..<entry.value.upperBound]
                }
                start = entry.value.upperBound
            }
        } catch {
            throw .malformed(error.sentence ?? "it cannot be read.")
        }
        answers += body[start...]
        self.init(.multipart(answers, boundary: boundary), found)
    }

    private init(json body: [UInt8], _ tokenName: PostTokenName) throws(CardPostError) {
        var found = PageControls(tokenName)
        var tape = JSONTape()
        let text = body.span
        let limits = JSONLimits(bytes: .max, depth: .max, members: .max)
        guard var members = JSONMembers(text, limits: limits) else {
            throw .malformed("it is no JSON object.")
        }
        var answers = body
        var hasAnswers = false
        // The token is overwritten with spaces, so that every other one stays at its line and column.
        func blank(_ range: Range<Int>) {
            for at in range where answers[at] != 0x0A { answers[at] = UInt8(ascii: " ") }
        }
        do throws(JSONFailure) {
            var start = members.offset
            while let member = try members.next(text, tape: &tape) {
                let control = found.control(named: member.key.string(in: text))
                if let control, member.value.kind == .string {
                    found.note(control, member.value.string(in: text))
                }
                if control == .token {
                    blank(start..<members.offset)
                } else if !hasAnswers {
                    // The comma behind what is overwritten goes, too.
                    blank(start..<member.key.offset)
                    hasAnswers = true
                }
                start = members.offset
            }
        } catch {
            if error.code == .malformedJSON { throw .malformed(error.reason.sentence) }
        }
        self.init(found[.page] == nil ? .json(answers) : .adaptive(answers), found)
    }

    private init(_ answers: Submission, _ found: PageControls) {
        self.answers = answers
        card = found[.page]
        token = found[.token]
        pressed = Control(found)
    }
}

extension CardPost: CustomStringConvertible, CustomReflectable {
    /// The card and the format; no answer and no token, since these may be secrets.
    public var description: String { "CardPost(\(card ?? "no card"), \(answers))" }

    /// No children, because answers may be secrets.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// The controls of a page that a post names.
private struct PageControls {
    private let tokenName: PostTokenName
    private var found: [(control: PageControl, value: String)] = []

    init(_ tokenName: PostTokenName) { self.tokenName = tokenName }

    subscript(_ control: PageControl) -> String? {
        // Of two entries with one name, the first counts, so that nothing behind it replaces the token.
        found.first { $0.control == control }?.value
    }

    /// Whether an entry belongs to the answers; its value is noted if it is that of a control.
    mutating func isAnswer(_ entry: PostEntry, _ text: Span<UInt8>) -> Bool {
        // A validator refuses a file with the name of a control.
        guard !entry.isFile, let control = control(named: entry.nameText(in: text)) else {
            return true
        }
        note(control, entry.valueText(in: text))
        return control.isOfForm
    }

    /// The control with a name; `nil` for any other name.
    func control(named name: String) -> PageControl? {
        name.utf8.elementsEqual(tokenName.text.utf8) ? .token : PageControl(name: name)
    }

    mutating func note(_ control: PageControl, _ value: String) {
        if self[control] == nil { found.append((control, value)) }
    }
}

extension CardPost.Control {
    /// The pressed control; a browser sends one at most.
    fileprivate init?(_ found: PageControls) {
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
