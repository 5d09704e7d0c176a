extension ExpressionFunction {
    static let texts: [ExpressionFunction] = [
        ExpressionFunction(
            "length(x)", "The number of Unicode scalars of a text; 0 if it is empty or missing.",
            misnomers: ["len", "size", "strlen"], takes: [.text], gives: .whole, work: .counted,
            .operands { arguments, code, context, scratch in
                if case .missing = arguments.first { return .number(0) }
                guard case .text(let text) = arguments.first else { return arguments.nothing }
                let count =
                    if case .field(let field) = text.origin {
                        context.length(of: field)
                    } else {
                        code.withBytes(text, in: context, scratch) { UTF8Sequence.scalarCount($0) }
                    }
                return .number(ExactDecimal(Int128(count)))
            }),
        ExpressionFunction(
            "lower(x)",
            "The text in lower case by Unicode, independent of the language; a capital sigma at the end of a word becomes `ς`.",
            misnomers: ["lowercase", "toLowerCase", "lcase"], takes: [.text], gives: .type(.text),
            work: .counted, .text { LowerCase.bytes(of: $0) }),
        ExpressionFunction(
            "upper(x)",
            "The text in upper case by Unicode, independent of the language; `ß` becomes `SS`.",
            misnomers: ["uppercase", "toUpperCase", "ucase"], takes: [.text], gives: .type(.text),
            work: .counted,
            .text {
                // A capital letter may need more bytes than a small one.
                let raised = UpperCase.bytes(of: $0)
                return raised.count <= FormExpression.maximumTextBytes ? raised : nil
            }),
        ExpressionFunction(
            "trim(x)", "The text without white space at its ends.", takes: [.text],
            gives: .type(.text), work: .counted,
            .text { Array(copying: $0.extracting($0.withoutSpaces)) }),
        ExpressionFunction(
            "substring(text, from, count)",
            "`count` Unicode scalars of a text from the position `from`, where 1 is the first; without `count`, all from there. Behind the end it is the empty text.",
            misnomers: ["substr", "mid", "slice"],
            takes: [
                .text,
                .whole(
                    in: 1...Int.max,
                    "the first position of a text is 1, and positions are whole numbers"),
                .whole(
                    in: 0...Int.max, "substring takes a whole number of characters, at least 0"
                ).optional,
            ], gives: .type(.text), work: .counted,
            .operands { arguments, code, context, scratch in
                guard case .text(let text) = arguments.first,
                    case .number(let from) = arguments.second
                else { return arguments.nothing }
                var length = Int.max
                if arguments.count == 3 {
                    guard case .number(let number) = arguments.third, let given = number.integer,
                        given >= 0
                    else { return .nothing(of: arguments.third) }
                    length = given
                }
                guard let from = from.integer, from >= 1 else { return .failed }
                let part = code.withBytes(text, in: context, scratch) {
                    Array(copying: $0.extracting($0.scalars(from: from, count: length)))
                }
                return code.keep(part, &scratch)
            }),
        ExpressionFunction(
            "contains(text, part)",
            "Whether a text contains another one; upper and lower case differ.",
            misnomers: ["includes", "has", "indexOf"], takes: [.text, .part],
            gives: .type(.boolean), work: .counted,
            .texts { $1.isEmpty || !TextSearch($1).places(in: $0, limit: 1).isEmpty }),
        ExpressionFunction(
            "startsWith(text, part)", "Whether a text begins with another one.",
            takes: [.text, .part], gives: .type(.boolean), work: .counted,
            .texts { $0.hasSameBytes(as: $1, at: 0) }),
        ExpressionFunction(
            "endsWith(text, part)", "Whether a text ends with another one.", takes: [.text, .part],
            gives: .type(.boolean), work: .counted,
            .texts { $0.hasSameBytes(as: $1, at: $0.count - $1.count) }),
        ExpressionFunction(
            "replace(text, part, other)",
            "The text with `other` in place of each `part`, from left to right.",
            takes: [.text, .part, .text], gives: .type(.text), work: .counted,
            .operands { arguments, code, context, scratch in
                guard case .text(let text) = arguments.first,
                    case .text(let part) = arguments.second,
                    case .text(let other) = arguments.third
                else { return arguments.nothing }
                let replaced = code.withBytes(text, in: context, scratch) { bytes in
                    code.withBytes(part, in: context, scratch) { part in
                        code.withBytes(other, in: context, scratch) { other in
                            TextSearch(part).replacing(
                                in: bytes, by: other, limit: FormExpression.maximumTextBytes)
                        }
                    }
                }
                context.spend(replaced?.count ?? 0)
                return replaced.map { code.keep($0, &scratch) } ?? .failed
            }),
        ExpressionFunction(
            special: .matches, "matches(x, 'pattern')",
            "Whether the whole text matches a pattern, as the validator `pattern` does.",
            misnomers: ["regex", "match", "test"]),
        ExpressionFunction(
            "text(x, digits)",
            "The number as text with exactly `digits` decimals, rounded as by `round`; `text(x)` with all its decimals. Also a date, time or duration, as JSON has it.",
            misnomers: ["str", "string", "toString"],
            takes: [.writable, .digits(of: "text").beside(.number).optional], gives: .type(.text),
            work: .counted,
            .operands { arguments, code, _, scratch in
                guard arguments.count == 2 else {
                    return arguments.first.writing.map { code.keep($0, &scratch) }
                        ?? arguments.nothing
                }
                guard case .number(let number) = arguments.first,
                    case .number(let digits) = arguments.second
                else { return arguments.nothing }
                guard let digits = digits.integer, let rounded = number.rounded(toDecimals: digits)
                else { return .failed }
                return code.keep(rounded.utf8(decimals: digits), &scratch)
            }),
    ]
}

extension ExpressionOperand {
    /// The text of a number, date, time or duration, as JSON has it.
    fileprivate var writing: [UInt8]? {
        switch self {
        case .number(let number): number.utf8
        case .date(let date): Array(date.description.utf8)
        case .time(let time): Array(time.description.utf8)
        case .moment(let moment): Array(moment.description.utf8)
        case .local(let local): Array(local.description.utf8)
        case .duration(let duration): Array(duration.description.utf8)
        case .missing, .failed, .unreadable, .boolean, .period, .text, .list, .elements,
            .other:
            nil
        }
    }
}

extension Span<UInt8> {
    /// The range without white space at both ends.
    var withoutSpaces: Range<Int> {
        let range = WhiteSpace.trim(self, 0..<Int32(count))
        return Int(range.lowerBound)..<Int(range.upperBound)
    }

    /// The bytes of at most `count` Unicode scalars from the position `from`, where 1 is the first.
    fileprivate func scalars(from: Int, count limit: Int) -> Range<Int> {
        var position = 0
        var start = count
        for at in indices where self[at] & 0xC0 != 0x80 {
            position += 1
            if position == from { start = at }
            if position >= from, position - from >= limit { return start..<at }
        }
        return start..<count
    }

    /// Whether other bytes are at a position.
    fileprivate func hasSameBytes(as part: Span<UInt8>, at start: Int) -> Bool {
        guard start >= 0, start + part.count <= count else { return false }
        return extracting(start..<start + part.count).hasSameBytes(as: part)
    }
}
