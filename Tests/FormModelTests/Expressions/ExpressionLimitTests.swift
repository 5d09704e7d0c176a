import TestSupport
import Testing

@testable import FormModel

/// The limits of expressions, with values just inside and just outside of each.
@Suite struct ExpressionLimitTests {
    private static func compiles(_ expression: String, _ type: ValueType = .decimal) -> Bool {
        (try? ExpressionForm.form(FormExpression(expression), type)) != nil
    }

    /// Whatever leaves one operand on the stack leaves a place for 31 others.
    @Test(arguments: [
        "1", "n", "1 + 1", "1 + 1 + 1", "(1 + 1) * 2", "-n", "if(b, 1, 2)", "if(b, 1)",
        "min(1, 2, 3)", "coalesce(n, 1, 2)", "round(1.5, 1)", "round(1.5)", "length('a')",
        "length(substring('abc', 1, 2))", "count(n, t, s)", "sum(1, 2, 3)", "count(tags)",
        "twice(n)", "if('red' in tags, 1, 2)", "if(n in [1, 2, 3], 1, 2)",
        "if(!b && b || b, 1, 2)", "if(s == 'a', 1, 2)", "pi()",
        "number('1')", "(date('2026-01-01') - d)", "hours(now() - now())",
    ])
    func theStackHolds32Operands(_ first: String) {
        let others = Array(repeating: "1", count: 31)
        let sum = "sum(\(others.joined(separator: ", ")))"
        #expect(Self.compiles("\(first) + \(sum)"), "\(first)")
        #expect(!Self.compiles("\(first) + \(sum.dropLast()), 1)"), "\(first)")
    }

    /// So does whatever reads lists and rows.
    @Test(arguments: [
        "lookup(rates, s).fee", "lookup(rates, 5, 'fee').fee", "rate.fee", "sum(tags.fee)",
        "length(title(rate))", "sum(g.q)", "sum(g, q)", "max(g, q * 2)", "count(g, q > 0)",
        "if(s in g.q, 1, 2)", "if(rate == 'std', 1, 2)", "if(s in ['a', 'b'], 1, 2)",
        "length(join(g, q, ', '))",
    ])
    func theStackBehindLists(_ first: String) {
        func compiles(_ expression: String) -> Bool {
            let form = #"""
                {"formrun":1,"id":"f","title":"F",
                 "lists":{"rates":{"columns":{"fee":"decimal"},
                   "choices":[{"value":"std","title":"Standard","fee":5}]}},
                 "items":[
                  {"type":"input","name":"s","title":"S"},
                  {"type":"input","name":"rate","title":"R","value":"choice","choices":{"list":"rates"}},
                  {"type":"input","name":"tags","title":"T","value":"choices","choices":{"list":"rates"}},
                  {"type":"group","name":"g","title":"G","items":[
                   {"type":"input","name":"q","title":"Q","value":"\#(first.contains("join") || first.contains("s in g") ? "text" : "decimal")"}]},
                  {"type":"input","name":"r","title":"R","value":"decimal","computed":"\#(expression)"}]}
                """#
            return (try? FormDocument.read(Array(form.utf8), vocabulary: Vocabulary())) != nil
        }
        let others = Array(repeating: "1", count: 31).joined(separator: ", ")
        #expect(compiles(first), "\(first)")
        #expect(compiles("\(first) + sum(\(others))"), "\(first)")
        #expect(!compiles("\(first) + sum(\(others), 1)"), "\(first)")
    }

    /// All operands are there, in their order, whatever part of the stack they are in.
    @Test(arguments: 1...32) func operandsKeepTheirOrder(_ count: Int) throws {
        let numbers = (1...count).map { "\($0 * $0)" }
        let nested =
            numbers.dropLast().map { "\($0) - (" }.joined() + (numbers.last ?? "0")
            + String(repeating: ")", count: count - 1)
        if count <= 16 {
            let alternating = (1...count).reduce(0) { $0 + ($1 % 2 == 1 ? $1 * $1 : -$1 * $1) }
            let value = try ExpressionForm.value(FormExpression(nested), .decimal)
            #expect(value == "\(alternating)")
        }
        let sum = FormExpression("sum(\(numbers.joined(separator: ", ")), 0)")
        guard count < 32 else { return }
        let value = try ExpressionForm.value(sum, .decimal)
        #expect(value == "\((1...count).reduce(0) { $0 + $1 * $1 })")
    }

    /// Parentheses and signs nest 31 times in an expression.
    @Test(arguments: [
        ("(", "n", ")", ValueType.decimal), ("-", "n", "", .decimal), ("!", "b", "", .boolean),
    ])
    func depth(_ open: String, _ inner: String, _ close: String, _ type: ValueType) {
        for (count, compiles) in [(30, true), (31, true), (32, false)] {
            let text =
                String(repeating: open, count: count) + inner
                + String(repeating: close, count: count)
            #expect(Self.compiles(text, type) == compiles, "\(text)")
        }
    }

    /// Depth is that of one part, and not of parts beside each other.
    @Test func partsBesideEachOtherAreNotDeep() {
        let part = String(repeating: "(", count: 28) + "-n" + String(repeating: ")", count: 28)
        #expect(Self.compiles(Array(repeating: part, count: 20).joined(separator: " + ")))
        let signed = Array(repeating: "-n", count: 31).joined(separator: ", ")
        #expect(Self.compiles("sum(\(signed))"))
    }

    /// Sixteen unknown names of a form have suggestions.
    @Test(arguments: [1, 15, 16, 17, 20]) func suggestions(_ count: Int) {
        let unknown = Array(repeating: "whem == now()", count: count).joined(separator: " && ")
        do {
            _ = try ExpressionForm.form(FormExpression(unknown), .boolean)
            Issue.record("The names are known")
        } catch let error as FormDefinitionError {
            #expect(error.problems.count == count)
            let near = error.problems.map { $0.parameters["nearest"] != nil }
            #expect(near == (0..<count).map { $0 < 16 })
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func limitsAreClamped() {
        let largest = DefinitionLimits.maximumSize
        for (given, kept) in [
            (-1, 1), (0, 1), (1, 1), (2, 2), (63, 63), (64, 64), (65, 65), (largest, largest),
            (largest + 1, largest), (Int.max, largest), (Int.min, 1),
        ] {
            let limits = DefinitionLimits(
                patternBytes: given, patternInstructions: given, expressionBytes: given,
                expressionDepth: given, itemValidators: given)
            #expect(limits.patternBytes == kept && limits.patternInstructions == kept)
            #expect(limits.expressionBytes == kept && limits.itemValidators == kept)
            #expect(limits.expressionDepth == min(kept, 64))
        }
        #expect(largest == 1_048_576)
        let usual = DefinitionLimits()
        #expect(usual.patternBytes == 8_192 && usual.patternInstructions == 100_000)
        #expect(usual.expressionBytes == 4_096 && usual.expressionDepth == 32)
        #expect(usual.itemValidators == 1_000)
    }

    /// A text that is made has at most 65,536 bytes.
    @Test(
        arguments: [
            ("t + t", "a", 32_768, 65_536), ("t + t + 'b'", "a", 32_768, nil),
            ("t + t", "é", 16_384, 65_536), ("t + s + t", "a", 32_767, 65_536),
            ("upper(t)", "ŉ", 21_845, 65_535), ("upper(t)", "ŉ", 21_846, nil),
            ("replace(t, 'a', 'bb')", "a", 32_768, 65_536),
            ("replace(t, 'a', 'bb')", "a", 32_769, nil),
        ] as [(String, String, Int, Int?)])
    func sizesOfTexts(_ expression: String, _ part: String, _ count: Int, _ bytes: Int?) throws {
        let text = String(repeating: part, count: count)
        let source = FormDataSource(
            form: try ExpressionForm.form(FormExpression(expression), .multiline))
        try source.updateValues(
            [(name: "t", value: .text(text)), (name: "s", value: .text("bb"))],
            userInitiated: true)
        let made: Int? =
            if case .text(let text) = source.value(of: "result") { text.utf8.count } else { nil }
        #expect(made == bytes, "\(expression) \(count)")
    }

    /// So has a text that is joined from rows.
    @Test(arguments: [(32_767, 32_767, true), (32_767, 32_768, false), (65_536, 0, true)])
    func joinedTexts(_ first: Int, _ second: Int, _ isMade: Bool) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group("g", title: "G", items: [.input("t", title: "T", value: .multiline)]),
                .input("r", title: "R", value: .multiline, computed: "join(g.t, ', ')"),
            ])
        let source = FormDataSource(form: form)
        let rows = [first, second].filter { $0 > 0 }.map { count -> FormRow in
            ["t": .text(String(repeating: "a", count: count))]
        }
        try source.updateValue(of: "g", to: .rows(rows), userInitiated: true)
        #expect((source.value(of: "r") != .empty) == isMade)
    }

    // MARK: Lists and texts

    /// Lists that expressions make keep their elements, of any size in bytes.
    @Test func listsKeepTheirElements() {
        let sizes = [0, 1, 2, 127, 128, 255, 256, 257, 4_095, 65_535, 65_536, 65_537]
        let texts = sizes.enumerated().map { place, size in
            String(repeating: place.isMultiple(of: 2) ? "a" : "b", count: size)
        }
        var bytes: [UInt8] = [7, 7]
        guard case .elements(let list) = ListedTexts.append(texts, to: &bytes) else {
            Issue.record("There is no list")
            return
        }
        let range = Int(list.range.lowerBound)..<Int(list.range.upperBound)
        #expect(range == 2..<bytes.count)
        #expect(range.count == sizes.reduce(0) { $0 + $1 + 4 })
        let kept = Array(bytes[range])
        let found = ListedTexts.texts(in: kept.span)
        #expect(found == texts)
        for text in texts + ["bb", "ab", "aaa"] {
            let isThere = ListedTexts.has(text.utf8.span, in: kept.span)
            #expect(isThere == texts.contains(text))
        }
        if case .missing = ListedTexts.append([], to: &bytes) {
        } else {
            Issue.record("An empty list is a value")
        }
    }

    /// Functions of texts, beside the same on arrays of scalars.
    @Test func functionsOfTexts() throws {
        func result(_ name: FieldName, _ type: ValueType, _ source: FormExpression) -> FormItem {
            .input(name, title: "R", value: type, computed: source)
        }
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("t", title: "T"), .input("p", title: "P"),
                .input("n", title: "N", value: .integer), .input("m", title: "M", value: .integer),
                result("part", .text, "substring(t, n, m)"),
                result("rest", .text, "substring(t, n)"),
                result("size", .integer, "length(t)"), result("made", .integer, "length(t + p)"),
                result("begins", .boolean, "startsWith(t, p)"),
                result("ends", .boolean, "endsWith(t, p)"),
                result("holds", .boolean, "contains(t, p)"),
            ])
        let source = FormDataSource(form: form)
        var random = SeededNumbers(seed: 17)
        let letters: [Unicode.Scalar] = ["a", "b", "é", "日", "😀"]
        func text(_ least: Int, _ most: Int) -> [Unicode.Scalar] {
            (0..<least + random.below(most - least + 1)).map { _ in letters[random.below(5)] }
        }
        func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
            String(String.UnicodeScalarView(scalars))
        }
        for _ in Laws.rounds(400) {
            let (t, p) = (text(1, 5), text(1, 2))
            let (n, m) = (random.below(8) - 1, random.below(8) - 1)
            try source.updateValues(
                [
                    (name: "t", value: .text(string(t))), (name: "p", value: .text(string(p))),
                    (name: "n", value: .integer(n)), (name: "m", value: .integer(m)),
                ], userInitiated: true)
            let rest = n < 1 ? [] : Array(t.dropFirst(n - 1))
            func value(_ scalars: some Sequence<Unicode.Scalar>) -> FieldValue {
                let text = string(scalars)
                return text.isEmpty ? .empty : .text(text)
            }
            let place = "\(t) \(p) \(n) \(m)"
            let part = m < 0 ? [] : Array(rest.prefix(m))
            #expect(source.value(of: "part") == value(part), "\(place)")
            #expect(source.value(of: "rest") == value(rest), "\(place)")
            #expect(source.value(of: "size") == .integer(t.count), "\(place)")
            #expect(source.value(of: "made") == .integer(t.count + p.count), "\(place)")
            #expect(source.value(of: "begins") == .boolean(t.starts(with: p)), "\(place)")
            let ends = t.reversed().starts(with: p.reversed())
            #expect(source.value(of: "ends") == .boolean(ends), "\(place)")
            let holds = t.indices.contains { t[$0...].starts(with: p) }
            #expect(source.value(of: "holds") == .boolean(holds), "\(place)")
        }
    }

    /// The whole number that is nearest among those of 64 bits from a smallest one.
    @Test(
        arguments: [
            ("-1", 0, 0), ("0", 0, 0), ("1", 0, 1), ("1", 2, 2), ("2", 2, 2), ("3", 2, 3),
            ("-5", -3, -3), ("-3", -3, -3), ("-2", -3, -2),
            ("9223372036854775807", 0, .max), ("9223372036854775808", 0, .max),
            ("-9223372036854775808", .min, .min), ("-9223372036854775809", .min, .min),
            ("-9223372036854775809", 0, 0),
        ] as [(String, Int, Int)])
    func clampedNumbers(_ number: String, _ least: Int, _ result: Int) throws {
        #expect(try #require(ExactDecimal(number)).clamped(to: least) == result)
    }

    /// Some choice of values has any lower bounds low while the upper ones are high.
    @Test(arguments: 0...8) func probes(_ count: Int) {
        let choices = ProbeValue.choices(count)
        #expect(choices.allSatisfy { $0.count == count })
        #expect(choices.count == 4 + 1 << min(count, 6))
        let mixed = Set(choices.dropFirst(4).map { $0.prefix(6).map { $0 == .high } })
        #expect(mixed.count == 1 << min(count, 6))
        for value in ProbeValue.allCases {
            #expect(choices.prefix(4).contains { $0.allSatisfy { $0 == value } })
        }
    }
}
