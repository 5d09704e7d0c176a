import FormModel
import FormValidation
import Testing

@Suite struct PatternErrorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let pattern: String
        let code: PatternError.Code
        let offset: Int
        var testDescription: String { pattern }

        init(_ pattern: String, _ code: PatternError.Code, at offset: Int) {
            self.pattern = pattern
            self.code = code
            self.offset = offset
        }
    }

    @Test(arguments: [
        Row("ab(c", .badGroup, at: 2),
        Row("(a)(b(c)", .badGroup, at: 3),
        Row("a)b", .badGroup, at: 1),
        Row("\u{E9})", .badGroup, at: 2),
        Row("(?", .badFlags, at: 0),
        Row("(?x)a", .badFlags, at: 0),
        Row("a(?i-)", .badFlags, at: 1),
        Row("(?>a)", .badFlags, at: 0),
        Row("(?#note)", .badFlags, at: 0),
        Row("(?P<>a)", .badName, at: 0),
        Row("(?P<a b>c)", .badName, at: 0),
        Row("(?P<a", .badName, at: 0),
        Row("(?<a-b>c)", .badName, at: 0),
        Row("(?<\u{20AC}>c)", .badName, at: 0),
        Row("a(?=b)", .lookaround, at: 1),
        Row("(?!b)", .lookaround, at: 0),
        Row("(?<=b)", .lookaround, at: 0),
        Row("(?<!b)", .lookaround, at: 0),
        Row("(a)\\1", .backreference, at: 3),
        Row("\\8", .backreference, at: 0),
        Row("(?P<n>a)\\k<n>", .backreference, at: 8),
        Row("(?P<n>a)(?P=n)", .backreference, at: 8),
        Row("a\\", .unknownEscape, at: 1),
        Row("\\y", .unknownEscape, at: 0),
        Row("\\Z", .unknownEscape, at: 0),
        Row("\\\u{E9}", .unknownEscape, at: 0),
        Row("\\x1", .unknownEscape, at: 0),
        Row("\\x{", .unknownEscape, at: 0),
        Row("\\x{}", .unknownEscape, at: 0),
        Row("\\x{110000}", .unknownEscape, at: 0),
        Row("a[\\b]", .unknownEscape, at: 2),
        Row("a[b", .unclosedClass, at: 1),
        Row("[]", .unclosedClass, at: 0),
        Row("[a-", .unclosedClass, at: 0),
        Row("[xz-a]", .badRange, at: 2),
        Row("[a-\\d]", .badRange, at: 1),
        Row("[[:foo:]]", .unknownClass, at: 1),
        Row("\\p{greek}", .unknownClass, at: 0),
        Row("\\p{Grek}", .unknownClass, at: 0),
        Row("\\p{Script=Greek}", .unknownClass, at: 0),
        Row("\\p{Unknown}", .unknownClass, at: 0),
        Row("\\p{}", .unknownClass, at: 0),
        Row("\\u00e9", .unknownEscape, at: 0),
        Row("\\pQ", .unknownClass, at: 0),
        Row("\\p{L", .unknownClass, at: 0),
        Row("\\p", .unknownClass, at: 0),
        Row("*a", .badRepeat, at: 0),
        Row("a|*", .badRepeat, at: 2),
        Row("(+)", .badRepeat, at: 1),
        Row("a**", .badRepeat, at: 2),
        Row("a+{2}", .badRepeat, at: 2),
        Row("a???", .badRepeat, at: 3),
        Row("a{1001}", .repeatTooLarge, at: 1),
        Row("a{3,2}", .badCounts, at: 1),
        Row("a{99999999999999999999}", .repeatTooLarge, at: 1),
        Row("(?:a{40}b){26}", .repeatTooLarge, at: 10),
        Row("(?:a{40,}b){26,}", .repeatTooLarge, at: 11),
        Row("(?:\\pL{999}[^x]{999}){1}\\PL{999}", .tooManyStates, at: 0),
    ])
    func refusesAndPoints(row: Row) {
        let error = #expect(throws: PatternError.self) { try Pattern(row.pattern) }
        #expect(error?.code == row.code)
        #expect(error?.offset == row.offset)
        #expect(error?.message.isEmpty == false)
    }

    /// Other engines write a scalar as UTF-16 code units.
    @Test(arguments: [
        ("a\\u00e9b", "'\\u00e9'", "'\\x{e9}'"), ("[\\u0041]", "'\\u0041'", "'\\x{41}'"),
        ("\\ud83d\\uDE00", "'\\ud83d\\uDE00'", "'\\x{1f600}'"),
        ("\\u00e9\\u00e8", "'\\u00e9'", "'\\x{e9}'"),
        ("\\ud83d", "'\\ud83d'", "'\\\\'"), ("\\u12", "'\\u'", "'\\\\'"),
        ("\\u", "'\\u'", "'\\\\'"),
    ])
    func saysHowToWriteAScalar(_ row: (pattern: String, escape: String, hint: String)) {
        let error = #expect(throws: PatternError.self) { try Pattern(row.pattern) }
        #expect(
            error?.message
                == "The escape \(row.escape) is not known; write \(row.hint)\(row.hint == "'\\\\'" ? " for a backslash" : "")."
        )
    }

    @Test func namesTheAlternativeToWhatCannotBeLinear() {
        for source in ["(?=a)", "(?<!a)", "(a)\\1"] {
            let error = #expect(throws: PatternError.self) { try Pattern(source) }
            #expect(
                error?.message.contains("several patterns instead, all of which must match") == true
            )
            #expect(error?.message.contains(source.hasPrefix("(?") ? "(?" : "\\1") == true)
        }
    }

    @Test func acceptsEachLimitAndRefusesWhatIsBeyond() throws {
        let longest = String(repeating: "a", count: DefinitionLimits().patternBytes)
        #expect(try Pattern(longest).matches(longest))
        #expect(code(longest + "a") == .tooLong)

        let depth = PatternLimits.groupDepth
        let deepest =
            String(repeating: "(", count: depth) + "a" + String(repeating: ")*", count: depth)
        #expect(try Pattern(deepest).matches("aaa"))
        #expect(code("(" + deepest + ")") == .nestedTooDeep)

        #expect(try Pattern("(?:a{25}){40}").matches(String(repeating: "a", count: 1_000)))
        #expect(code("(?:a{25}){41}") == .repeatTooLarge)

        #expect(try Pattern("\\pL{80}").matches(String(repeating: "\u{E9}", count: 80)))
        #expect(code("\\pL{1000}") == .tooManyStates)
        #expect(code(String(repeating: "[\\pL\\pN]", count: 200)) == .tooManyStates)
    }

    @Test func theProgramSaysHowLargePatternsMayBe() throws {
        let small = DefinitionLimits(patternBytes: 10, patternInstructions: 20)
        #expect(try Pattern("a{9}", limits: small).matches("aaaaaaaaa"))
        #expect(code("aaaaaaaaaaa", small) == .tooLong)
        #expect(code("a{30}", small) == .tooManyStates)
        let large = DefinitionLimits(patternBytes: 20_000, patternInstructions: 1_000_000)
        let long = String(repeating: "a", count: 20_000)
        #expect(try Pattern(long, limits: large).matches(long))
        #expect(code(long + "a", large) == .tooLong)
        #expect(code("\\pL{500}") == .tooManyStates && code("\\pL{500}", large) == nil)
        // The limits have a maximum.
        let most = DefinitionLimits(patternBytes: .max, patternInstructions: .max)
        #expect(most.patternBytes == 1_048_576 && most.patternInstructions == 1_048_576)
        #expect(DefinitionLimits(patternBytes: 0).patternBytes == 1)
    }

    @Test func formsAreReadWithinTheLimitsOfTheVocabulary() {
        func codes(_ validator: String, _ limits: DefinitionLimits) -> [DefinitionCode] {
            var words = Vocabulary.standard
            words.limits = limits
            let text = """
                {"formrun":1,"id":"f","title":"F","items":[
                 {"type":"input","name":"a","title":"A","validators":[\(validator)]}]}
                """
            do throws(FormDocumentError) {
                _ = try FormDocument.read(Array(text.utf8), vocabulary: words)
                return []
            } catch {
                return error.diagnostics.map(\.code)
            }
        }
        let small = DefinitionLimits(patternBytes: 5, patternInstructions: 10)
        for validator in [
            #"{"pattern":"%"}"#, #"{"notPattern":"%"}"#, #"{"check":"matches(a, '%')"}"#,
            #"{"anyOf":[{"pattern":"%"}]}"#,
        ] {
            for (pattern, code) in [
                ("[a-z]", nil), ("abcdef", DefinitionCode.patternTooLong),
                ("a{99}", .patternTooLarge), ("a{", nil), ("(", .badPattern),
            ] {
                let written = validator.replacing("%", with: pattern)
                #expect(codes(written, small) == (code.map { [$0] } ?? []), "\(written)")
            }
        }
    }

    @Test func quotesNoMoreThanAPieceAndNoHalfScalar() {
        let error = #expect(throws: PatternError.self) {
            try Pattern("(?P<" + String(repeating: "\u{20AC}", count: 100))
        }
        #expect(error?.fragment.utf8.count ?? 99 <= 32)
        #expect(error?.fragment.unicodeScalars.contains("\u{FFFD}") == false)
        let unclosed = #expect(throws: PatternError.self) {
            try Pattern("[" + String(repeating: "\u{20AC}", count: 100))
        }
        #expect(unclosed?.fragment == "[" + String(repeating: "\u{20AC}", count: 10))
    }

    private func code(
        _ source: String, _ limits: DefinitionLimits = DefinitionLimits()
    ) -> PatternError.Code? {
        do throws(PatternError) {
            _ = try Pattern(source, limits: limits)
            return nil
        } catch {
            return error.code
        }
    }
}
