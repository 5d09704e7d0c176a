extension ExpressionFunction {
    static let numbers: [ExpressionFunction] = [
        ExpressionFunction(
            "round(x, digits)",
            "The number rounded to `digits` decimals, from 0 to 38, halves away from zero; `round(x)` rounds to a whole number. A whole number of so many digits that 38 do not hold the decimals stays as it is.",
            misnomers: ["rnd", "rounded", "toFixed"], takes: [.number, .digits(of: "round").or(0)],
            gives: .wholeIf { $0[0].isWhole || $0.count == 1 || $0[1].number == 0 },
            .numbers { x, digits in
                digits.integer.flatMap { x.rounded(toDecimals: $0) }.operand
            }),
        ExpressionFunction(
            "floor(x)", "The largest whole number that is not larger than `x`.",
            misnomers: ["int", "trunc", "roundDown"], takes: [.number], gives: .whole,
            .number { $0.floor.operand }),
        ExpressionFunction(
            "ceil(x)", "The smallest whole number that is not smaller than `x`.",
            misnomers: ["ceiling", "roundUp"], takes: [.number], gives: .whole,
            .number { $0.ceiling.operand }),
        ExpressionFunction(
            "abs(x)", "The absolute value of the number.", takes: [.number],
            gives: .wholeIf { $0[0].isWhole }, .number { .number($0.absolute) }),
        ExpressionFunction(
            special: .least, "min(a, b, …)",
            "The smallest of two or more numbers, or the earliest of dates or times; missing if one of them is. `min(group.field)` and `min(group, expression)`: the smallest value in the rows of a group.",
            misnomers: ["least", "minimum"]),
        ExpressionFunction(
            special: .greatest, "max(a, b, …)",
            "The largest of two or more numbers, or the latest of dates or times; missing if one of them is. `max(group.field)` and `max(group, expression)`: the largest value in the rows of a group.",
            misnomers: ["greatest", "maximum"]),
        ExpressionFunction(
            "mod(x, y)",
            "The rest of the division of `x` by `y`, with the sign of `x`, as `x % y`.",
            misnomers: ["remainder", "modulo"], takes: [.number, .number],
            gives: .wholeIf { $0.allSatisfy(\.isWhole) },
            .numbers { $0.remainder(dividingBy: $1).operand }),
        ExpressionFunction(
            "power(x, y)",
            "`x` to the power of `y`, exact if it has at most 38 digits; otherwise rounded to 34 digits. A negative `x` has only whole powers.",
            misnomers: ["pow"], takes: [.number, .number], gives: .type(.number), work: .series,
            .numbers { $0.power($1).operand }),
        ExpressionFunction(
            "sqrt(x)", "The square root, rounded to 34 digits; of a negative number, it fails.",
            misnomers: ["squareRoot", "root"], takes: [.number], gives: .type(.number),
            work: .series,
            .number { $0.squareRoot.operand }),
        ExpressionFunction(
            "ln(x)",
            "The natural logarithm, rounded to 34 digits; of other numbers than positive ones, it fails.",
            misnomers: ["log"], takes: [.number], gives: .type(.number), work: .series,
            .number { $0.naturalLogarithm.operand }),
        ExpressionFunction(
            "log10(x)",
            "The decimal logarithm, rounded to 34 digits; of other numbers than positive ones, it fails.",
            misnomers: ["lg"], takes: [.number], gives: .type(.number), work: .series,
            .number { $0.decimalLogarithm.operand }),
        ExpressionFunction(
            "exp(x)", "*e* to the power of `x`, rounded to 34 digits.", takes: [.number],
            gives: .type(.number), work: .series, .number { $0.exponential.operand }),
        ExpressionFunction(
            "sin(x)",
            "The sine of an angle in radians, rounded to 34 digits; `sin(x * pi() / 180)` is that of `x` degrees. Beyond a million, it fails.",
            misnomers: ["sine"], takes: [.number], gives: .type(.number), work: .series,
            .number { $0.sine.operand }),
        ExpressionFunction(
            "cos(x)", "The cosine, in the same way.", misnomers: ["cosine"], takes: [.number],
            gives: .type(.number), work: .series, .number { $0.cosine.operand }),
        ExpressionFunction(
            "tan(x)", "The tangent, in the same way.", misnomers: ["tangent"], takes: [.number],
            gives: .type(.number), work: .series, .number { $0.tangent.operand }),
        ExpressionFunction(
            "atan(x)",
            "The angle in radians whose tangent is `x`, from -pi() / 2 to pi() / 2, rounded to 34 digits.",
            misnomers: ["arctan"], takes: [.number], gives: .type(.number), work: .series,
            .number { $0.inverseTangent.operand }),
        ExpressionFunction(
            "pi()", "The number π, 3.141592653589793…, rounded to 34 digits.", takes: [],
            gives: .type(.number), .operands { _, _, _, _ in FixedNumber.halfTurn.operand }),
        ExpressionFunction(
            "number(text)",
            "The number that a text is, such as `'12.50'`, without white space at its ends; missing if it is none.",
            misnomers: ["toNumber", "parseInt", "parseFloat", "val"], takes: [.text],
            gives: .type(.number), work: .counted,
            .operands { arguments, code, context, scratch in
                guard case .text(let text) = arguments.first else { return arguments.nothing }
                let number = code.withBytes(text, in: context, scratch) {
                    ExactDecimal(utf8: $0.extracting($0.withoutSpaces))
                }
                return number.map { .number($0) } ?? .missing
            }),
    ]
}

extension ExactDecimal {
    var absolute: ExactDecimal {
        significand < 0 ? ExactDecimal(-significand, exponent: exponent) : self
    }

    /// The largest whole number not above this one.
    fileprivate var floor: ExactDecimal? {
        guard let nearest = rounded(toDecimals: 0) else { return nil }
        return self < nearest ? nearest.subtracting(1) : nearest
    }

    /// The smallest whole number not below this one.
    fileprivate var ceiling: ExactDecimal? {
        guard let nearest = rounded(toDecimals: 0) else { return nil }
        return nearest < self ? nearest.adding(1) : nearest
    }
}
