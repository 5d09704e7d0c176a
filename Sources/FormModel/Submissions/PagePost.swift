/// The post of a page of a card: the values of the controls of the page, and the answers without what only the program reads
/// that serves the page.
package struct PagePost: Sendable {
    /// The answers, without the token and the button.
    ///
    /// Entries of the page by which a validator reads the answers are kept, such as the language of the page.
    package let answers: Submission

    private let controls: PostedControls

    /// Takes a form post apart.
    ///
    /// - Parameters:
    ///   - body: The body, as `application/x-www-form-urlencoded`.
    ///   - token: The name of the entry of the token.
    /// - Complexity: O(*n*).
    package init(urlEncoded body: [UInt8], tokenNamed token: String) {
        var controls = PostedControls(tokenNamed: token)
        answers = .urlEncoded(controls.take(urlEncoded: body))
        self.controls = controls
    }

    /// Takes a post apart: a form post, the answer of a host of Adaptive Cards, or any other JSON object, which no page has
    /// posted.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - token: The name of the entry of the token.
    /// - Throws: The reason why it is cut off or malformed. What a validator refuses, such as too many entries, is not thrown.
    /// - Complexity: O(*n*).
    package init(_ body: Submission, tokenNamed token: String) throws(PostFailure) {
        var controls = PostedControls(tokenNamed: token)
        switch body {
        case .urlEncoded(let body): answers = .urlEncoded(controls.take(urlEncoded: body))
        case .multipart(let body, let boundary):
            answers = .multipart(
                try controls.take(multipart: body, boundary), boundary: boundary)
        case .json(let body), .adaptive(let body):
            let rest = try controls.take(json: body)
            answers = controls[.page] == nil ? .json(rest) : .adaptive(rest)
        case .values: answers = body
        }
        self.controls = controls
    }

    /// The value of a control; `nil` where the post does not have it.
    package subscript(_ control: PageControl) -> String? { controls[control] }
}

extension Submission {
    /// The bytes of the file of an entry; `nil` where there is none of the name.
    ///
    /// - Complexity: O(*n*) in the body.
    package func file(named name: String) -> ArraySlice<UInt8>? {
        guard case .multipart(let body, let boundary) = self else { return nil }
        var entries = MultipartEntries(boundary: Array(boundary.utf8))
        let text = body.span
        while let entry = try? entries.next(text) {
            if entry.isFile, entry.nameText(in: text).hasSameBytes(as: name) {
                return body[entry.value]
            }
        }
        return nil
    }
}

/// The controls of a page that a post names.
private struct PostedControls {
    private let tokenName: String
    private var found: [(control: PageControl, value: String)] = []

    init(tokenNamed tokenName: String) { self.tokenName = tokenName }

    subscript(_ control: PageControl) -> String? {
        // Of two entries with one name, the first counts, so that nothing behind it replaces the token.
        found.first { $0.control == control }?.value
    }

    /// Takes the controls of a form post.
    ///
    /// - Returns: The entries that belong to the answers.
    mutating func take(urlEncoded body: [UInt8]) -> [UInt8] {
        var answers: [UInt8] = []
        answers.reserveCapacity(body.count)
        var entries = URLEncodedEntries()
        let text = body.span
        while let entry = entries.next(text) {
            guard isAnswer(entry, text) else { continue }
            if !answers.isEmpty { answers.append(UInt8(ascii: "&")) }
            answers += body[entry.name.lowerBound..<entry.value.upperBound]
        }
        return answers
    }

    /// Takes the controls of a form post in parts.
    ///
    /// - Returns: The parts that belong to the answers.
    mutating func take(multipart body: [UInt8], _ boundary: String) throws(PostFailure) -> [UInt8] {
        var answers: [UInt8] = []
        answers.reserveCapacity(body.count)
        var entries = MultipartEntries(boundary: Array(boundary.utf8))
        let text = body.span
        // A part goes from the end of the part before it, with its boundary, to the end of its value.
        var start = 0
        while let entry = try entries.next(text) {
            if isAnswer(entry, text) { answers += body[start..<entry.value.upperBound] }
            start = entry.value.upperBound
        }
        return answers + body[start...]
    }

    /// Takes the controls of a JSON object.
    ///
    /// - Returns: The object. The token is overwritten with spaces, so that every other value stays at its line and column.
    mutating func take(json body: [UInt8]) throws(PostFailure) -> [UInt8] {
        var tape = JSONTape()
        let text = body.span
        let limits = JSONLimits(bytes: .max, depth: .max, members: .max)
        guard var members = JSONMembers(text, limits: limits) else {
            throw PostFailure(reason: .notAnObject, offset: 0)
        }
        var answers = body
        var hasAnswers = false
        func blank(_ range: Range<Int>) {
            for at in range where answers[at] != 0x0A { answers[at] = UInt8(ascii: " ") }
        }
        do throws(JSONFailure) {
            var start = members.offset
            while let member = try members.next(text, tape: &tape) {
                let control = control(named: member.key.string(in: text))
                if let control, member.value.kind == .string {
                    note(control, member.value.string(in: text))
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
            if error.code == .malformedJSON { throw PostFailure(error) }
        }
        return answers
    }

    /// Whether an entry belongs to the answers; its value is noted if it is that of a control.
    private mutating func isAnswer(_ entry: PostEntry, _ text: Span<UInt8>) -> Bool {
        // A validator refuses a file with the name of a control.
        guard !entry.isFile, let control = control(named: entry.nameText(in: text)) else {
            return true
        }
        note(control, entry.valueText(in: text))
        return control.isOfForm
    }

    /// The control with a name; `nil` for any other name.
    private func control(named name: String) -> PageControl? {
        name.hasSameBytes(as: tokenName) ? .token : PageControl(name: name)
    }

    private mutating func note(_ control: PageControl, _ value: String) {
        if self[control] == nil { found.append((control, value)) }
    }
}
