/// Reads an expression token by token; a copy looks ahead.
struct ExpressionSyntax {
    private var lexer: ExpressionLexer
    private(set) var token = ExpressionToken(kind: .end, offset: 0)

    init(_ source: String) {
        lexer = ExpressionLexer(Array(source.utf8))
    }

    /// The offset behind the present token.
    var end: Int { lexer.offset }

    var isComma: Bool {
        if case .comma = token.kind { true } else { false }
    }

    var isDot: Bool {
        if case .dot = token.kind { true } else { false }
    }

    mutating func advance() throws(ExpressionProblem) { token = try lexer.next() }

    /// Skips a token that is mandatory here.
    mutating func take(_ wanted: ExpressionToken.Closing) throws(ExpressionProblem) {
        let isThere =
            switch (token.kind, wanted) {
            case (.rightParenthesis, .rightParenthesis), (.rightBracket, .rightBracket),
                (.dot, .dot):
                true
            default: false
            }
        guard isThere else { throw problem("\(wanted.rawValue) is missing here") }
        try advance()
    }

    /// Reads a name that is mandatory here, with its offset; the sentence says so of another token.
    mutating func takeName(
        orSay sentence: @autoclosure () -> String
    ) throws(ExpressionProblem) -> (name: String, offset: Int) {
        guard case .name(let name) = token.kind else { throw problem(sentence()) }
        let offset = token.offset
        try advance()
        return (name, offset)
    }

    /// Reads a text that is mandatory here, as ``takeName(orSay:)`` reads a name.
    mutating func takeText(
        orSay sentence: @autoclosure () -> String
    ) throws(ExpressionProblem) -> (text: [UInt8], offset: Int) {
        guard case .text(let text) = token.kind else { throw problem(sentence()) }
        let offset = token.offset
        try advance()
        return (text, offset)
    }

    /// Reads a list of constant texts; the current token is the left bracket.
    mutating func takeTexts() throws(ExpressionProblem) -> [(text: [UInt8], offset: Int)] {
        var texts: [(text: [UInt8], offset: Int)] = []
        repeat {
            try advance()
            texts.append(
                try takeText(
                    orSay: "a text in quotation marks belongs here: "
                        + "a list has texts, such as ['a', 'b']"))
        } while isComma
        try take(.rightBracket)
        return texts
    }

    /// Replaces a word that is a binary operator in other languages by the operator.
    ///
    /// - Returns: The problem of the word; `nil` for another token.
    /// - Throws: The problem of a word that no operator replaces.
    mutating func replaceForeignOperator() throws(ExpressionProblem) -> ExpressionProblem? {
        guard case .name(let word) = token.kind else { return nil }
        let offset = token.offset
        var sign: ExpressionOperator
        switch word.lowercased() {
        case "and": sign = .and
        case "or": sign = .or
        case "is":
            sign = .equal
            var ahead = self
            try ahead.advance()
            if case .name(let next) = ahead.token.kind, next.lowercased() == "not" {
                sign = .notEqual
                self = ahead
            }
        case "not":
            throw problem("write ! before the whole comparison, such as !(x in ['a', 'b'])")
        default: return nil
        }
        token = ExpressionToken(kind: .binary(sign), offset: offset)
        return problem("write \(sign.rawValue) for \(word)")
    }

    /// The problem of the present token.
    func problem(_ sentence: String) -> ExpressionProblem {
        ExpressionProblem(syntax: sentence, at: token.offset)
    }
}
