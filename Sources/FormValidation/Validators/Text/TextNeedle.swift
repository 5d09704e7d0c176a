import FormModel

/// A text to be looked for in others, in time linear in both (Knuth, Morris and Pratt, 1977).
///
/// Bytes are compared: no scalar of UTF-8 begins inside another, so a match begins where a scalar does.
struct TextNeedle: Sendable {
    private let bytes: [UInt8]

    /// How much of the text is matched still where the byte behind so much of it differs.
    private let fallback: [Int]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var fallback = [0]
        var matched = 0
        for at in bytes.indices.dropFirst() {
            while matched > 0, bytes[at] != bytes[matched] { matched = fallback[matched - 1] }
            if bytes[at] == bytes[matched] { matched += 1 }
            fallback.append(matched)
        }
        self.bytes = bytes
        self.fallback = fallback
    }

    func isPrefix(of text: Span<UInt8>) -> Bool {
        text.count >= bytes.count
            && text.extracting(first: bytes.count).hasSameBytes(as: bytes.span)
    }

    func isSuffix(of text: Span<UInt8>) -> Bool {
        text.count >= bytes.count
            && text.extracting(last: bytes.count).hasSameBytes(as: bytes.span)
    }

    /// - Complexity: O(*n*).
    func isContained(in text: Span<UInt8>) -> Bool {
        guard !bytes.isEmpty else { return true }
        var matched = 0
        for at in text.indices {
            while matched > 0, text[at] != bytes[matched] { matched = fallback[matched - 1] }
            if text[at] == bytes[matched] { matched += 1 }
            if matched == bytes.count { return true }
        }
        return false
    }
}

extension Validator {
    /// The problem of looking for no text, or for one that is empty and so stands everywhere.
    func problems(lookingFor texts: [String], in context: DefinitionContext) -> [DefinitionProblem]
    {
        var problems = unsuitable(in: context, unless: [.text, .multiline])
        if texts.isEmpty || texts.contains(where: \.isEmpty) {
            problems.append(
                DefinitionProblem(
                    .missingParameter,
                    parameters: [
                        "owner": .text(name),
                        "expected": .text("a text or a list of texts, none of them empty"),
                    ]))
        }
        return problems
    }

    /// Adds the validator's code, saying so where there are several texts to choose from.
    func add(_ code: IssueCode, about texts: [String], to findings: inout Findings) {
        findings.add(code, parameters: texts.count > 1 ? ["reason": .text("several")] : [:])
    }
}
