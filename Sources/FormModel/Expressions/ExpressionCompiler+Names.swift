/// Reads the names of fields in sections, such as `address.street`.
extension ExpressionCompiler {
    /// Reads the rest of the longest name of a field; the current token is the one behind its first
    /// word.
    ///
    /// If no field has such a name and there are sections, all words are one unknown name.
    ///
    /// - Parameters:
    ///   - first: The first word.
    ///   - rows: The fields of rows that the name is looked up in; `nil` for the scope.
    /// - Throws: The problem of a word that cannot be read.
    /// - Returns: The name; the first word alone if nothing behind it belongs to the name.
    mutating func fullName(
        _ first: String, in rows: FormLayout? = nil
    ) throws(ExpressionProblem) -> String {
        guard isDot, rows?.sections.isEmpty == false || rows == nil && scope.hasSections else {
            return first
        }
        var words = [first]
        // The state behind each word.
        var states = [(lexer, token)]
        while isDot, words.count < FieldName.maximumParts {
            var ahead = lexer
            guard case .name(let word) = try ahead.next().kind else { break }
            token = try ahead.next()
            lexer = ahead
            words.append(word)
            states.append((lexer, token))
        }
        var length = rows.map { $0.nameLength(words) } ?? scope.nameLength(words)
        // `choice` is no field, but the row of the list whose condition this is.
        let isChoice = rows == nil && choice != nil && first == "choice"
        if length == 0 { length = isChoice ? 1 : words.count }
        (lexer, token) = states[length - 1]
        return words[..<length].joined(separator: ".")
    }
}
