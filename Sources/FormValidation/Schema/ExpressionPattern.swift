/// A pattern (ECMA-262) that every expression matches.
///
/// The tokens stand in an order that the grammar allows, apart from the balance of parentheses: operands between operators.
/// No token can be read in two ways, so that a search takes linear time.
enum ExpressionPattern {
    static let whole = "^\(space)\(operand)(\(space)\(sign)\(space)\(operand))*\(space)$"

    private static let space = #"[ \t\n\r]*"#
    private static let name = "[A-Za-z_][A-Za-z0-9_]*"
    private static let number = #"[0-9]+(\.[0-9]+)?"#
    private static let text = #"'([^'\\]|\\['\\nt])*'"#
    private static let list =
        #"\[\#(space)\#(element)(\#(space),\#(space)\#(element))*\#(space)\]"#
    private static let element = "(-?\(space)\(number)|\(text)|\(name))"

    /// Operators, and the comma between arguments.
    private static let sign = #"(\|\||&&|==|!=|<=|>=|<|>|\+|-|\*|/|%|,|\bin\b)"#

    /// A value, with what may stand before and behind it.
    private static let operand =
        #"((!|-|\(|\#(name)\#(space)\()\#(space))*"#
        + #"(\#(name)\#(space)\(\#(space)\)|\#(name)|\#(number)|\#(text)|\#(list))"#
        + #"(\#(space)(\)|\.\#(space)\#(name)))*"#
}
