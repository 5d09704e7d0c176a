/// Finds the names of fields in expressions and in texts for people, and what they become.
///
/// Names are found by the tokens of expressions, so that a word in a text or the name of a function
/// is never taken for a field.
struct NameEdits {
    /// A name and its replacement.
    struct Edit {
        let range: Range<Int>
        let name: String
    }

    private let scope: NameScope
    private(set) var edits: [Edit] = []
    /// The number of bytes of replacements after which no more names are searched, since the form is
    /// too large with them.
    private var remaining: Int

    init(_ scope: NameScope, limit: Int) {
        self.scope = scope
        remaining = limit
    }

    /// Parameters of issues, which come before names of fields in messages.
    private static let parameters: Set<String> = [
        "above", "actual", "below", "by", "code", "expected", "field", "fields", "max", "min",
        "nearest", "other", "otherTitle", "title", "titles",
    ]

    // MARK: Expressions

    /// Adds the names of an expression, or of a part of it in a text.
    mutating func addExpression(_ bytes: ArraySlice<UInt8>) {
        let tokens = NameEdits.tokens(bytes)
        // The end of a function that looks at rows, and the names of these rows.
        var looks: [(end: Int, names: FieldNames)] = []
        for (index, token) in tokens.enumerated() {
            while let look = looks.last, look.end <= index { looks.removeLast() }
            guard case .name(let name) = token.kind, name.utf8.count <= FieldName.maximumLength,
                !NameEdits.isMember(index, tokens)
            else { continue }
            if NameEdits.isCall(index, tokens) {
                // Deeper expressions are refused.
                if looks.count <= DefinitionLimits.maximumExpressionDepth,
                    let rows = rows(index, tokens)
                {
                    looks.append((NameEdits.end(index + 1, tokens), rows))
                }
                continue
            }
            if looks.contains(where: { $0.names.names.contains(name) }) {
                continue
            }
            let renamed = scope.renamed(name)
            guard renamed != name else { continue }
            let start = bytes.startIndex + token.offset
            edits.append(Edit(range: start..<start + name.utf8.count, name: renamed))
            remaining -= renamed.utf8.count
        }
    }

    /// The tokens up to the first byte that is not part of any; the reader reports that one.
    private static func tokens(_ bytes: ArraySlice<UInt8>) -> [ExpressionToken] {
        var lexer = ExpressionLexer(Array(bytes))
        var tokens: [ExpressionToken] = []
        while let token = try? lexer.next() {
            if case .end = token.kind { break }
            tokens.append(token)
        }
        return tokens
    }

    /// Whether a name belongs to what is before it: `lines.price`, or the row of a list, which only
    /// lists have; the first argument of `lookup` is the name of a list.
    private static func isMember(_ index: Int, _ tokens: [ExpressionToken]) -> Bool {
        if index > 0, case .dot = tokens[index - 1].kind { return true }
        if case .name("choice") = tokens[index].kind, index + 1 < tokens.count,
            case .dot = tokens[index + 1].kind
        {
            return true
        }
        if index > 1, case .name("lookup") = tokens[index - 2].kind, isCall(index - 2, tokens) {
            return true
        }
        return false
    }

    private static func isCall(_ index: Int, _ tokens: [ExpressionToken]) -> Bool {
        guard index + 1 < tokens.count, case .leftParenthesis = tokens[index + 1].kind else {
            return false
        }
        return true
    }

    /// The names of the rows that a function looks at: `any(pupils, age < 18)`.
    private func rows(_ call: Int, _ tokens: [ExpressionToken]) -> FieldNames? {
        guard call + 3 < tokens.count, case .name(var group) = tokens[call + 2].kind else {
            return nil
        }
        var next = call + 3
        var parts = 1
        // A group in named sections has a name of several parts.
        while parts < FieldName.maximumParts, next + 1 < tokens.count,
            case .dot = tokens[next].kind, case .name(let part) = tokens[next + 1].kind
        {
            group += ".\(part)"
            parts += 1
            next += 2
        }
        guard next < tokens.count, case .comma = tokens[next].kind else { return nil }
        return scope.rows(of: group)
    }

    /// The index of the parenthesis that closes the one at an index.
    private static func end(_ open: Int, _ tokens: [ExpressionToken]) -> Int {
        var depth = 0
        for index in open..<tokens.count {
            switch tokens[index].kind {
            case .leftParenthesis: depth += 1
            case .rightParenthesis:
                depth -= 1
                if depth == 0 { return index }
            default: continue
            }
        }
        return tokens.count
    }

    /// Whether an expression can stand in parentheses: each of its tokens is readable, and each of
    /// its parentheses is closed after it was opened.
    static func isBalanced(_ bytes: [UInt8]) -> Bool {
        var lexer = ExpressionLexer(bytes)
        var depth = 0
        var isFilled = false
        while let token = try? lexer.next() {
            switch token.kind {
            case .end: return depth == 0 && isFilled
            case .leftParenthesis: depth += 1
            case .rightParenthesis: depth -= 1
            default: break
            }
            if depth < 0 { return false }
            isFilled = true
        }
        return false
    }

    // MARK: Texts

    /// Adds the names in the braces of a text: `{name}`, `{name|word}` and `{= expression}`; two
    /// braces are one that is shown.
    mutating func addText(_ bytes: [UInt8], isMessage: Bool) {
        var at = 0
        while at < bytes.count, remaining > 0 {
            guard bytes[at] == UInt8(ascii: "{") else {
                at += 1
                continue
            }
            if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "{") {
                at += 2
                continue
            }
            let isExpression = at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "=")
            let start = at + (isExpression ? 2 : 1)
            guard let end = NameEdits.brace(bytes, from: start, skipsTexts: isExpression) else {
                return
            }
            if isExpression {
                addExpression(bytes[start..<end])
            } else {
                let word = bytes[start..<end].prefix { $0 != UInt8(ascii: "|") }
                let isParameter =
                    isMessage
                    && NameEdits.parameters.contains(String(decoding: word, as: UTF8.self))
                if !isParameter { addExpression(word) }
            }
            at = end + 1
        }
    }

    /// The offset of the next closing brace, which is not inside a text of an expression.
    private static func brace(_ bytes: [UInt8], from start: Int, skipsTexts: Bool) -> Int? {
        var at = start
        var isInText = false
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "'") where skipsTexts: isInText.toggle()
            case UInt8(ascii: "\\") where isInText: at += 1
            case UInt8(ascii: "}") where !isInText: return at
            default: break
            }
            at += 1
        }
        return nil
    }
}
