import TestSupport
import Testing

@testable import FormModel

@Suite struct ExpressionLexerTests {
    private static func number(_ text: String) -> ExpressionToken.Kind {
        .number(ExactDecimal(text) ?? -1)
    }

    private typealias Token = (text: String, kind: ExpressionToken.Kind)

    private static func tokens() -> [Token] {
        [
            ("a", .name("a")), ("Z_9z", .name("Z_9z")), ("_", .name("_")), ("in", .binary(.isIn)),
            ("inn", .name("inn")), ("In", .name("In")), ("0", number("0")), ("9", number("9")),
            ("12.50", number("12.50")), ("007", number("7")), ("||", .binary(.or)),
            ("&&", .binary(.and)), ("==", .binary(.equal)), ("!=", .binary(.notEqual)),
            ("<=", .binary(.lessOrEqual)), (">=", .binary(.greaterOrEqual)), ("<", .binary(.less)),
            (">", .binary(.greater)), ("+", .binary(.plus)), ("-", .binary(.minus)),
            ("*", .binary(.times)), ("/", .binary(.divided)), ("%", .binary(.modulo)), ("!", .not),
            ("(", .leftParenthesis), (")", .rightParenthesis), ("[", .leftBracket),
            ("]", .rightBracket), (",", .comma), (".", .dot), ("''", .text([])),
            ("'a b'", .text(Array("a b".utf8))), ("'é'", .text(Array("é".utf8))),
            (#"'\n\t\\\''"#, .text([0x0A, 0x09, 0x5C, 0x27])),
        ]
    }

    /// Tokens with white space between them are those tokens, at their places.
    @Test func tokensAreFoundAtTheirPlaces() throws {
        var random = SeededNumbers(seed: 3)
        let tokens = Self.tokens()
        for _ in Laws.rounds(300) {
            var source = ["", " ", "\n"][random.below(3)]
            var expected: [(kind: String, offset: Int, end: Int)] = []
            for _ in 0..<random.below(7) {
                let token = tokens[random.below(tokens.count)]
                let offset = source.utf8.count
                source += token.text
                expected.append((String(describing: token.kind), offset, source.utf8.count))
                source += [" ", "\t", "\n", "\r", "  ", " \n\t"][random.below(6)]
            }
            let end = source.utf8.count
            expected += [("end", end, end), ("end", end, end)]
            var lexer = ExpressionLexer(Array(source.utf8))
            for (kind, offset, end) in expected {
                let token = try lexer.next()
                #expect(String(describing: token.kind) == kind, "\(source)")
                #expect(token.offset == offset && lexer.offset == end, "\(source)")
            }
        }
    }

    /// What each byte is by itself, and behind a letter, a digit and a space.
    @Test(arguments: UInt8.min...UInt8.max) func everyByte(_ byte: UInt8) throws {
        func kinds(_ bytes: [UInt8]) -> [String] {
            var lexer = ExpressionLexer(bytes)
            var kinds: [String] = []
            while let token = try? lexer.next() {
                kinds.append(String(describing: token.kind))
                if case .end = token.kind { return kinds }
            }
            return kinds + ["problem"]
        }
        let character = Character(Unicode.Scalar(byte))
        let isLetter = byte < 0x80 && character.isLetter || character == "_"
        let isDigit = byte < 0x80 && character.isNumber
        let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(byte)
        let signs = Self.tokens().filter { $0.text.utf8.elementsEqual([byte]) }
        let own: [String] =
            if isSpace {
                ["end"]
            } else if isLetter {
                [String(describing: ExpressionToken.Kind.name(String(character))), "end"]
            } else if isDigit {
                [String(describing: Self.number(String(character))), "end"]
            } else if let sign = signs.first {
                [String(describing: sign.kind), "end"]
            } else {
                ["problem"]
            }
        #expect(kinds([byte]) == own && kinds([0x20, byte]) == own)
        let name = String(describing: ExpressionToken.Kind.name("a"))
        let longer = String(describing: ExpressionToken.Kind.name("a\(character)"))
        let zero = String(describing: Self.number("0"))
        let joined = isLetter || isDigit
        #expect(kinds([0x61, byte]) == (joined ? [longer, "end"] : [name] + own))
        let behindDigit =
            isLetter
            ? ["problem"]
            : isDigit ? [String(describing: Self.number("0\(character)")), "end"] : [zero] + own
        #expect(kinds([0x30, byte]) == behindDigit)
    }

    /// The place of each problem.
    @Test(
        arguments: [
            ("1a", 1), ("12.5x", 4), ("1_", 1), (" 1e5", 2), ("'a", 0), ("  'a", 2), ("'", 0),
            (#"'a\"#, 0), (#"'a\'"#, 0), (#"'a\q'"#, 2), (#" '\"'"#, 2), (" = 1", 1), ("&", 0),
            ("|", 0), ("é", 0), (" #", 1), (String(repeating: "1", count: 39), 0),
            ("  0." + String(repeating: "1", count: 39), 2),
        ])
    func problemsHaveTheirPlaces(_ source: String, _ offset: Int) {
        var lexer = ExpressionLexer(Array(source.utf8))
        do throws(ExpressionProblem) {
            while true { if case .end = try lexer.next().kind { break } }
            Issue.record("\(source) is read")
        } catch {
            #expect(error.offset == offset, "\(source)")
        }
    }

    /// A point is a part of a number only before a digit.
    @Test(arguments: [
        ("1.5", 2), ("1.", 3), ("1.a", 4), ("1 .5", 4), ("1..5", 5), ("1.5.5", 4), (".5", 3),
        (String(repeating: "1", count: 38), 2),
    ])
    func points(_ source: String, _ count: Int) throws {
        var lexer = ExpressionLexer(Array(source.utf8))
        var found = 1
        while true {
            if case .end = try lexer.next().kind { break }
            found += 1
        }
        #expect(found == count, "\(source)")
    }
}
