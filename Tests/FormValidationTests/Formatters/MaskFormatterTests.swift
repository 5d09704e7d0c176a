import FormModel
import TestSupport
import Testing

@testable import FormValidation

@Suite struct MaskFormatterTests {
    @Test(arguments: [
        ("AA-9999", "AB-1234", "AB-1234"), ("AA-9999", "ab1234", "AB-1234"),
        ("AA-9999", "Ab\u{2011}1234", "AB-1234"),
        ("AA-9999", "ＡＢ１２３４", "AB-1234"), ("AA-9999", "\u{200E}AB-١٢٣٤\u{202C}", "AB-1234"),
        ("aa", "aB", "aB"), ("**", "a1", "a1"), ("99999[-9999]", "12345", "12345"),
        ("99999[-9999]", "123456789", "12345-6789"), ("99999[-9999]", "12345-6789", "12345-6789"),
        ("9[9[9]]", "1", "1"), ("9[9[9]]", "12", "12"), ("9[9[9]]", "123", "123"),
        ("+1 (999) 999-9999", "2125550123", "+1 (212) 555-0123"),
        ("+1 (999) 999-9999", "12125550123", "+1 (212) 555-0123"),
        ("+1 (999) 999-9999", "+1(212)555-0123", "+1 (212) 555-0123"),
        ("+1 (999) 999-9999", "1115550123", "+1 (111) 555-0123"),
        ("99%", "12", "12%"), ("99%", "12%", "12%"), ("№ 99", "12", "№ 12"),
        (#"\\A-99"#, "12", "A-12"),
        (#"\\A-99"#, "a12", "A-12"), (#"\\9\\[9"#, "5", "9[5"), ("AA-9999", "AB 1234", "!mask"),
    ])
    func reads(_ mask: String, _ typed: String, _ canonical: String) {
        let formatter = MaskFormatter(mask.replacing("\\\\", with: "\\"))
        #expect(formatter.outcome(typed) == canonical, "\(mask) \(typed)")
        guard canonical != "!mask" else { return }
        #expect(formatter.format(canonical) == canonical && formatter.keepsLaws(canonical))
    }

    @Test(arguments: [
        (
            "AA-9999",
            [
                "", "A", "AB", "AB-123", "AB-12345", "A1-1234", "ABC-123", "AB--1234", "ÄB-1234",
                "AB-1234x",
            ]
        ),
        ("99999[-9999]", ["1234", "123456", "12345-", "12345-678", "1234567890"]),
        ("9[9[9]]", ["", "1234", "x"]),
    ])
    func refuses(_ mask: String, _ texts: [String]) {
        let formatter = MaskFormatter(mask)
        for text in texts { #expect(formatter.outcome(text) == "!mask", "\(text)") }
        guard case .failure(let problem) = formatter.parse("?") else { return }
        #expect(
            problem.parameters["example"]
                == .text(["AA-9999": "AB-1234", "9[9[9]]": "123"][mask] ?? "12345-6789"))
    }

    @Test(arguments: [
        "", "-", "AA-[9", "AA]", "[99]", "9[9]9", "9[]", "9[[9]]", "9\\", " 99", "99 ", "99 [9]",
        "9\u{301}", "9\n", "9\u{202E}9",
        String(repeating: "9", count: 65),
    ])
    func malformedMasks(_ mask: String) {
        #expect(MaskFormatter(mask).problems.map(\.code) == [.badParameter], "\(mask)")
        #expect(MaskFormatter(mask).outcome("x") == "!mask")
    }

    /// The examples count letters to Z and digits to 9, and begin anew.
    @Test func longMasks() throws {
        func example(_ mask: String) -> IssueParameters.Value? {
            guard case .failure(let problem) = MaskFormatter(mask).parse("?") else { return nil }
            return problem.parameters["example"]
        }
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        #expect(example(String(repeating: "A", count: 28)) == .text(alphabet + "AB"))
        #expect(example(String(repeating: "a", count: 27)) == .text(alphabet.lowercased() + "a"))
        #expect(example(String(repeating: "9", count: 12)) == .text("123456789012"))
        #expect(example("Aa*9") == .text("Ab12"))
        let longest = String(repeating: "9", count: 64)
        #expect(MaskFormatter(longest).problems.isEmpty)
        #expect(MaskFormatter(longest).outcome(longest) == longest)
    }

    /// Invisible characters of a text are not counted, but those of a long text are not read at all.
    @Test(arguments: [("A", "B", 170, true), ("AA", "BB", 170, true), ("AAA", "BBB", 170, false)])
    func longTexts(_ row: (mask: String, typed: String, invisible: Int, isRead: Bool)) {
        let text = row.typed + String(repeating: "\u{2060}", count: row.invisible)
        #expect((MaskFormatter(row.mask).outcome(text) == row.typed) == row.isRead)
    }

    /// Literal characters may be missing in many ways, and each way is tried once.
    @Test func repeatedLiteralCharacters() {
        let mask = String(repeating: "-", count: 40) + "9"
        #expect(MaskFormatter(mask).outcome(String(repeating: "-", count: 30) + "x") == "!mask")
        #expect(
            MaskFormatter(mask).outcome(String(repeating: "-", count: 30) + "1") == mask.dropLast()
                + "1")
    }

    /// What a text can stand for, tried in all ways: a literal character may be missing, those before an end, too.
    private static func readings(_ slots: ArraySlice<Mask.Slot>, _ ends: [Int], _ text: Substring)
        -> [String]
    {
        guard let character = text.first else {
            guard let end = ends.first(where: { $0 >= slots.startIndex }) else { return [] }
            let rest = slots[slots.startIndex..<end].map { slot -> Character? in
                if case .literal(let literal) = slot { literal } else { nil }
            }
            return rest.contains(nil) ? [] : [String(rest.compactMap { $0 })]
        }
        guard let slot = slots.first else { return [] }
        let rest = slots.dropFirst()
        guard case .literal(let literal) = slot else {
            guard let taken = slot.taking(character) else { return [] }
            return readings(rest, ends, text.dropFirst()).map { String(taken) + $0 }
        }
        let isSame = literal == character || literal.lowercased() == character.lowercased()
        return ((isSame ? readings(rest, ends, text.dropFirst()) : []) + readings(rest, ends, text))
            .map { String(literal) + $0 }
    }

    @Test func readsAsAllWaysDo() throws {
        var numbers = SeededNumbers(seed: 73)
        let masks = [
            "9-9", "99[-9]", "-9-", "1919", "91[19]", "11-9", "(9)9", "a-A", "b9b", "*1*",
            "9[9[-9]]", "1-1-9", "99%[%9]",
        ]
        let characters = ["1", "2", "-", "b", "B", "(", "%"]
        var read = 0
        for _ in Laws.rounds(4_000, share: 2) {
            let mask = try #require(Mask(masks[numbers.below(masks.count)]))
            let text = (0...numbers.below(4)).map { _ in characters[numbers.below(characters.count)]
            }.joined()
            let expected = Self.readings(mask.slots[...], mask.ends, text[...]).first
            let reading = mask.read(Array(text), isComplete: true)
            #expect(reading.map { String($0.characters) } == expected, "\(text)")
            if expected != nil { read += 1 }
            // A beginning of such a text is one, too.
            guard reading != nil else { continue }
            for count in 0..<text.count {
                #expect(mask.read(Array(text.prefix(count)), isComplete: false) != nil, "\(text)")
            }
        }
        #expect(read > Laws.cases(100))
    }

    @Test func insertsLiteralCharactersWhileTyping() {
        #expect(
            typing("ab1234", in: MaskFormatter("AA-9999")) == [
                "A", "AB", "AB-1", "AB-12", "AB-123", "AB-1234",
            ])
        #expect(typing("AB-1", in: MaskFormatter("AA-9999")).last == "AB-1")
        #expect(
            typing("2125", in: MaskFormatter("+1 (999) 999")) == [
                "+1 (2", "+1 (21", "+1 (212", "+1 (212) 5",
            ])
        #expect(typing("12", in: MaskFormatter("+1 (999) 999")) == ["+1", "+1 (2"])
        #expect(typing("12", in: MaskFormatter("99%")) == ["1", "12%"])
        #expect(typing("123456", in: MaskFormatter("99999[-9999]")).last == "12345-6")
    }

    @Test(arguments: [
        ("AA-9999", "AB-1|", "<", "AB-|"), ("AA-9999", "AB-|", "<", "A|"),
        ("AA-9999", "AB|-12", ">", "AB|-2"),
        ("AA-9999", "AB-|12", "<", "A|-12"), ("AA-9999", "A|-12", "C", "AC|-12"),
        ("AA-9999", "AB-1|34", "2", "AB-12|34"),
        ("AA-9999", "AB|-12", "-", "AB-|12"), ("AA-9999", "AB|", "-", "AB-|"),
        ("AA-9999", "|AB", ">", "|B"),
        ("AA-9999", "AB-|1234", "5", "AB-5|1234"),
        ("999-999", "123-|456", "<", "12|4-56"), ("999-999", "1|23-4", "9", "19|2-34"),
        ("999-999", "|123-4", ">", "|234"),
        ("999-999", "123|-456", ">", "123|-56"), ("99%", "12%|", "<", "1|"),
        ("AA-9999", "AB-1234|", "x", "AB-1234x|"),
        ("AA-9999", "|", "ab1234", "AB-1234|"), ("AA-9999", "ab|", "1", "AB-1|"),
        ("AA-9999", "|", "<", "|"),
        ("AA-9999", "AB|", ">", "AB|"), ("99.99", "1|", ".", "1.|"),
        ("+1 (999)", "+1 (|", "<", "+1 |"),
    ])
    func keepsTheCaret(_ mask: String, _ before: String, _ key: String, _ after: String) {
        #expect(
            press(key, in: Marked(before), of: MaskFormatter(mask)).description == after,
            "\(mask) \(before) \(key)")
    }

    /// Whatever is typed and deleted, the caret is in the text.
    @Test(arguments: [
        "AA-9999", "999-999-99", "+1 (999) 999-9999", "99999[-9999]", "*a9*", "99%", "(99)",
    ])
    func randomKeys(_ mask: String) {
        var random = SeededNumbers(seed: UInt64(mask.utf8.count))
        let formatter = MaskFormatter(mask)
        let keys = ["<", ">", "1", "2", "a", "B", "-", " ", "(", "+", "é", "12", "AB1"]
        var state = Marked("")
        for _ in Laws.rounds(300, share: 3) {
            let caret = Int.random(in: 0...state.text.count, using: &random)
            let key = keys.randomElement(using: &random) ?? "<"
            let next = press(
                key, in: Marked(EditedText(text: state.text, caret: caret)), of: formatter)
            #expect((0...next.text.count).contains(next.caret), "\(state) \(key)")
            state = next
            if case .success(let canonical) = formatter.parse(state.text) {
                #expect(formatter.keepsLaws(canonical))
            }
        }
    }

    @Test func inAForm() throws {
        let form = try FormDocument.read(
            Array(
                """
                {"formrun":1,"id":"f","title":"F","items":[
                  {"type":"input","name":"plate","title":"Plate","formatter":{"mask":"AA-9999"}}]}
                """.utf8), vocabulary: .standard)
        let validator = FormValidator(form)
        let report = validator.validate(.values(["plate": .text("ab1234")]))
        #expect(report.isValid && report.values.first?.value == .text("AB-1234"))
        let refused = validator.validate(.values(["plate": .text("a1")]))
        #expect(refused.issues.map(\.code) == [.mask])
        #expect(
            MessageCatalog.english.message(for: refused.issues[0], in: form)
                == "Plate must be written like AB-1234.")
    }
}
