/// Patterns (ECMA-262) that every expression matches, and such that none does.
///
/// The tokens stand in an order that the grammar allows, apart from the balance of parentheses: operands between operators.
/// No token can be read in two ways, so that a search takes linear time.
enum ExpressionPattern {
    /// The order of the tokens, in which only known functions are called.
    static func whole(functions: [String]) -> String {
        let call = #"(\#(functions.joined(separator: "|")))\#(space)\("#
        let operand =
            #"((!|-|\(|\#(call))\#(space))*"#
            + #"(\#(call)\#(space)\)|\#(name)|\#(number)|\#(text)|\#(list))\#(end)"#
        let next = #"(\#(sign)|\bin\b)\#(space)\#(operand)"#
        return "^\(space)\(operand)(\(space)\(next))*\(space)$"
    }

    /// Patterns of whole texts that are no expressions, although their tokens stand in order.
    ///
    /// They have a comma, or a parenthesis that closes, before one that opens; one that nothing closes; a comparison behind a
    /// comparison; and a value in parentheses in place of a list.
    static let refused = [
        #"^([^(\[',]|\#(text))*,[\s\S]*$"#,
        #"^([^(')]|\#(text))*\)[\s\S]*$"#,
        #"^([^(')]|\#(text))*\(([^')]|\#(text))*$"#,
        #"^([^']|\#(text))*\#(comparison)([^&|(),'\[\]<>=!]|\#(text))*\#(comparison)[\s\S]*$"#,
        #"^([^']|\#(text))*\bin\b\#(space)\(\#(space)(-?\#(space)[0-9]|')[\s\S]*$"#,
    ]

    private static let space = #"[ \t\n\r]*"#
    private static let name = "[A-Za-z_][A-Za-z0-9_]*"
    private static let number = #"[0-9]+(\.[0-9]+)?"#
    private static let text = #"'([^'\\]|\\['\\nt])*'"#
    private static let list =
        #"\[\#(space)\#(element)(\#(space),\#(space)\#(element))*\#(space)\]"#
    private static let element = "(-?\(space)\(number)|\(text)|\(name))"

    /// Operators, and the comma between arguments.
    private static let sign = #"(\|\||&&|==|!=|<=|>=|<|>|\+|-|\*|/|%|,)"#
    private static let comparison = "(==|!=|<=|>=|<|>)"

    /// What may stand behind a value.
    private static let end = #"(\#(space)(\)|\.\#(space)\#(name)))*"#
}
