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

    // MARK: Expressions

    /// Adds the names of an expression, which begins at an offset of a text.
    ///
    /// With `readsChoice`, `choice` and a dot are the row of a list.
    mutating func addExpression(
        _ bytes: [UInt8], at offset: Int = 0, readsChoice: Bool = false
    ) {
        let tokens = NameEdits.tokens(bytes)
        // The end of a function that looks at rows, and the names of these rows.
        var looks: [(end: Int, names: FieldNames)] = []
        for (index, token) in tokens.enumerated() {
            while let look = looks.last, look.end <= index { looks.removeLast() }
            guard case .name(let name) = token.kind, name.utf8.count <= FieldName.maximumLength,
                !NameEdits.isMember(index, tokens, readsChoice)
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
            let start = offset + token.offset
            edits.append(Edit(range: start..<start + name.utf8.count, name: renamed))
            remaining -= renamed.utf8.count
        }
    }

    /// The tokens up to the first byte that is not part of any; the reader reports that one.
    private static func tokens(_ bytes: [UInt8]) -> [ExpressionToken] {
        var lexer = ExpressionLexer(bytes)
        var tokens: [ExpressionToken] = []
        while let token = try? lexer.next() {
            if case .end = token.kind { break }
            tokens.append(token)
        }
        return tokens
    }

    /// Whether a name belongs to what is before it: `lines.price`, or is the row of a list; the first argument of `lookup` is the name of a list.
    private static func isMember(
        _ index: Int, _ tokens: [ExpressionToken], _ readsChoice: Bool
    ) -> Bool {
        if index > 0, case .dot = tokens[index - 1].kind { return true }
        if readsChoice, case .name("choice") = tokens[index].kind, index + 1 < tokens.count,
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

    /// Adds the names in the places of a text: `{name}`, `{name|word}` and `{= expression}`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - parameters: The parameters of the issue that the text is the message of; they come before names of fields.
    mutating func addText(_ text: String, parameters: [String] = []) {
        guard TextTemplate.hasBraces(text) else { return }
        for slot in TextTemplate(text).slots {
            guard remaining > 0 else { return }
            if let expression = slot.expression {
                addExpression(Array(expression.utf8), at: slot.offset)
            } else if !parameters.contains(where: { $0.hasSameBytes(as: slot.source) }) {
                addName(slot.source, at: slot.offset)
            }
        }
    }

    /// Adds the name of a field, which begins at an offset of a text.
    private mutating func addName(_ name: String, at offset: Int) {
        guard FieldName(name) != nil else { return }
        let renamed = scope.renamed(name)
        guard renamed != name else { return }
        edits.append(Edit(range: offset..<offset + name.utf8.count, name: renamed))
        remaining -= renamed.utf8.count
    }
}
