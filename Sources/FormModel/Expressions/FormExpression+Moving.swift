extension FormExpression {
    /// The source of an expression in which some fields are in a section.
    ///
    /// - Parameters:
    ///   - source: The source with the names outside the section.
    ///   - names: The fields and sections that are in the section.
    ///   - section: The section.
    /// - Returns: The source with full names; a malformed source is not changed behind its first problem.
    package static func source(
        _ source: String, moving names: Set<FieldName>, into section: FieldName
    ) -> String {
        let bytes = Array(source.utf8)
        var lexer = ExpressionLexer(bytes)
        var result: [UInt8] = []
        var copied = 0
        var isMember = false
        var candidate: ExpressionToken?
        while let token = try? lexer.next() {
            // The name of a function is before a parenthesis.
            if let field = candidate, token.kind.isLeftParenthesis == false {
                result += bytes[copied..<field.offset] + Array("\(section).".utf8)
                copied = field.offset
            }
            candidate = nil
            switch token.kind {
            case .end: return String(decoding: result + bytes[copied...], as: UTF8.self)
            case .name(let word) where !isMember:
                if let name = FieldName(simple: word), names.contains(name) { candidate = token }
            default: break
            }
            isMember = if case .dot = token.kind { true } else { false }
        }
        return String(decoding: result + bytes[copied...], as: UTF8.self)
    }
}

extension ExpressionToken.Kind {
    fileprivate var isLeftParenthesis: Bool {
        if case .leftParenthesis = self { true } else { false }
    }
}
