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
    enum Precedence: Int, Comparable {
        /// That of no operator.
        case none
        case disjunction, conjunction, comparison, sum, product

        static func < (left: Precedence, right: Precedence) -> Bool {
            left.rawValue < right.rawValue
        }
    }

    var precedence: Precedence {
        switch self {
        case .or: .disjunction
        case .and: .conjunction
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isIn: .comparison
        case .plus, .minus: .sum
        case .times, .divided, .modulo: .product
        }
    }

    var isComparison: Bool { precedence == .comparison }
}
