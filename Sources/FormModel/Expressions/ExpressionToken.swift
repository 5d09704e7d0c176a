/// One token of an expression, with its position.
struct ExpressionToken {
    enum Kind {
        case number(ExactDecimal)
        /// A text, without its quotation marks and escapes.
        case text([UInt8])
        case name(String)
        case binary(ExpressionOperator)
        /// The operator `!`; a minus sign is always the token of a binary operator.
        case not
        case leftParenthesis, rightParenthesis
        case leftBracket, rightBracket
        case comma, dot
        case end
    }

    /// A token that is mandatory at some position.
    enum Closing: String {
        case rightParenthesis = ")"
        case rightBracket = "]"
        case dot = "."
    }

    let kind: Kind
    /// The byte offset in the expression.
    let offset: Int

    var binary: ExpressionOperator? {
        if case .binary(let sign) = kind { sign } else { nil }
    }
}

enum ExpressionOperator: String {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case isIn = "in"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case modulo = "%"

    /// The precedence; operators with a higher one bind more strongly.
    var precedence: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isIn: 3
        case .plus, .minus: 4
        case .times, .divided, .modulo: 5
        }
    }

    var isComparison: Bool { precedence == 3 }
}
