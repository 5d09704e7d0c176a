/// Splits an expression into tokens.
struct ExpressionLexer {
    private let bytes: [UInt8]
    private var at = 0

    /// The offset behind the last token that was read.
    var offset: Int { at }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next token; after the last one, always the token `end`.
    mutating func next() throws(ExpressionProblem) -> ExpressionToken {
        while at < bytes.count, isSpace(bytes[at]) { at += 1 }
        let start = at
        guard at < bytes.count else { return ExpressionToken(kind: .end, offset: start) }
        return ExpressionToken(kind: try kind(), offset: start)
    }

    private mutating func kind() throws(ExpressionProblem) -> ExpressionToken.Kind {
        let first = bytes[at]
        if isLetter(first) { return word() }
        if isDigit(first) { return try number() }
        if first == UInt8(ascii: "'") { return try text() }
        for (sign, kind) in ExpressionLexer.signs where bytes[at...].starts(with: sign.utf8) {
            at += sign.utf8.count
            return kind
        }
        throw unreadable(first)
    }

    /// Longer signs come first, since some are prefixes of others.
    private static let signs: [(String, ExpressionToken.Kind)] = [
        ("||", .binary(.or)), ("&&", .binary(.and)), ("==", .binary(.equal)),
        ("!=", .binary(.notEqual)), ("<=", .binary(.lessOrEqual)),
        (">=", .binary(.greaterOrEqual)), ("<", .binary(.less)), (">", .binary(.greater)),
        ("+", .binary(.plus)), ("-", .binary(.minus)), ("*", .binary(.times)),
        ("/", .binary(.divided)), ("%", .binary(.modulo)), ("!", .not), ("(", .leftParenthesis),
        (")", .rightParenthesis),
        ("[", .leftBracket), ("]", .rightBracket), (",", .comma), (".", .dot),
    ]

    private mutating func word() -> ExpressionToken.Kind {
        let start = at
        while at < bytes.count, isLetter(bytes[at]) || isDigit(bytes[at]) { at += 1 }
        let word = String(decoding: bytes[start..<at], as: UTF8.self)
        return word == "in" ? .binary(.isIn) : .name(word)
    }

    private mutating func number() throws(ExpressionProblem) -> ExpressionToken.Kind {
        let start = at
        skipDigits()
        if at + 1 < bytes.count, bytes[at] == UInt8(ascii: "."), isDigit(bytes[at + 1]) {
            at += 1
            skipDigits()
        }
        guard at == bytes.count || !isLetter(bytes[at]) else {
            throw ExpressionProblem(
                syntax: "a number ends where a letter begins; put an operator between them",
                at: at)
        }
        guard let number = ExactDecimal(utf8: bytes[start..<at].span) else {
            throw ExpressionProblem(
                syntax: "a number may have \(ExactDecimal.maximumDigits) digits at most", at: start)
        }
        return .number(number)
    }

    private mutating func skipDigits() {
        while at < bytes.count, isDigit(bytes[at]) { at += 1 }
    }

    private mutating func text() throws(ExpressionProblem) -> ExpressionToken.Kind {
        let start = at
        var text: [UInt8] = []
        at += 1
        while at < bytes.count {
            let byte = bytes[at]
            at += 1
            if byte == UInt8(ascii: "'") { return .text(text) }
            guard byte == UInt8(ascii: "\\"), at < bytes.count else {
                text.append(byte)
                continue
            }
            switch bytes[at] {
            case UInt8(ascii: "'"), UInt8(ascii: "\\"): text.append(bytes[at])
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "t"): text.append(0x09)
            default:
                throw ExpressionProblem(
                    syntax: #"after \ in a text, only ', \, n and t are allowed"#, at: at - 1)
            }
            at += 1
        }
        throw ExpressionProblem(syntax: "this text is not closed; end it with '", at: start)
    }

    private func unreadable(_ byte: UInt8) -> ExpressionProblem {
        let detail =
            switch byte {
            case UInt8(ascii: "="): "write == to compare"
            case UInt8(ascii: "&"): "write && for and"
            case UInt8(ascii: "|"): "write || for or"
            case UInt8(ascii: "?"): "write if(condition, a, b) to choose one of two values"
            case UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "}"):
                "write the name of a field alone, without $ and braces"
            case UInt8(ascii: "\""): "write a text in single quotation marks, such as 'text'"
            default: "this character is not allowed in an expression"
            }
        return ExpressionProblem(syntax: detail, at: at)
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
