/// One word or sign of an expression, and where it stands.
struct ExpressionToken {
    enum Kind {
        case number(ExactDecimal)
        /// A text, without its quotation marks and escapes.
        case text([UInt8])
        case name(String)
        case binary(ExpressionOperator)
        /// `!`; a minus sign is always read as an operator.
        case not
        case leftParenthesis, rightParenthesis
        case leftBracket, rightBracket
        case comma, dot
        case end
    }

    /// A sign that must stand behind something.
    enum Closing: String {
        case rightParenthesis = ")"
        case rightBracket = "]"
        case dot = "."
    }

    let kind: Kind
    /// The byte of the expression at which it begins.
    let offset: Int

    var binary: ExpressionOperator? {
        if case .binary(let sign) = kind { sign } else { nil }
    }
}

/// What stands between two operands.
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

    /// What binds more strongly has the higher one.
    var precedence: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isIn: 3
        case .plus, .minus: 4
        case .times, .divided: 5
        }
    }

    var isComparison: Bool { precedence == 3 }
}
