import FormModel
import FormValidation
import TestSupport
import Testing

@testable import FormCards

/// Texts that are drawn with separators while they are typed.
@Suite struct FormattedLineTests {
    private func editor(_ text: String, _ formatter: any InputFormatter) -> LineEditor {
        var options = LineEditor.Options()
        options.formatter = formatter
        return LineEditor(text, options: options)
    }

    /// The keys, the drawn text with a bar at the caret, and what was typed.
    static let rows: [(formatter: any InputFormatter, keys: String, drawn: String, typed: String)] =
        [
            (.ssn, #""123456789""#, "123-45-6789|", "123456789"),
            (.ssn, #""12345" left left bs"#, "12|4-5", "1245"),
            (.ssn, #""12345" left left del"#, "123|-5", "1235"),
            (.ssn, #""12345" left left "0""#, "123-0|4-5", "123045"),
            (.ssn, #""123456789" C-w"#, "|", ""),
            (.ssn, #""123456789" M-bs C-y"#, "123-45-6789|", "123456789"),
            (.ssn, #""1234" C-_"#, "|", ""), (.ssn, #""1234" C-t"#, "124-3|", "1243"),
            (.ssn, "<123456789>", "123-45-6789|", "123456789"),
            (.currency("USD"), #""1234567.5""#, "1,234,567.5|", "1234567.5"),
            (.currency("USD"), #""usd 5""#, "usd 5|", "usd 5"),
            (.currency("USD"), #""$1234""#, "$1,234|", "$1234"),
            (.phone, #""2125550123""#, "(212) 555-0123|", "2125550123"),
            (.phone, #""+442079460958""#, "+44 20 7946 0958|", "+442079460958"),
            (.mask("AA-9999"), #""ab12""#, "AB-12|", "ab12"),
            (.mask("99%"), #""12""#, "12|%", "12"), (.mask("99%"), #""12%""#, "12%|", "12%"),
            // What does not fit stays as it was typed.
            (.ssn, #""12x3""#, "12x3|", "12x3"), (.ssn, #""12x3" left bs "4""#, "124|-3", "1243"),
            (.ssn, #""1234567890""#, "1234567890|", "1234567890"),
            (.currency("USD"), #""(5)""#, "(5)|", "(5)"),
            (.currency("USD"), #""1e3""#, "1e3|", "1e3"),
            (.currency("USD"), #""12.345""#, "12.345|", "12.345"),
            (.currency("JPY"), #""100.5""#, "100.5|", "100.5"),
            (.mask("AA-9999"), #""abc1""#, "abc1|", "abc1"),
            // So does a text with separators of the person, which may mean something else.
            (.ssn, #""12-34""#, "12-34|", "12-34"),
            (.currency("USD"), #""12345,678""#, "12345,678|", "12345,678"),
            (.currency("USD"), #""1,2345""#, "1,2345|", "1,2345"),
            (.phone, #""(2125550123""#, "(2125550123|", "(2125550123"),
            (.phone, #""212-555-0123""#, "212-555-0123|", "212-555-0123"),
            (.ssn, #"":back""#, ":back|", ":back"),
        ]

    @Test(arguments: rows.indices) func draws(_ index: Int) {
        let row = Self.rows[index]
        var editor = editor("", row.formatter)
        editor.type(row.keys)
        let drawn = editor.drawn
        var characters = drawn.characters
        characters.insert("|", at: drawn.caret)
        #expect(String(characters) == row.drawn, "\(row.formatter.name) \(row.keys)")
        #expect(editor.text == row.typed, "\(row.formatter.name) \(row.keys)")
        #expect(editor.window(width: 40).whole.string == String(drawn.characters))
    }

    /// The separators of an earlier answer move while it is edited, and it is itself while it is not.
    @Test(
        arguments: [
            (.currency("USD"), "$1,234.50", "left left left left \"9\"", "$12,394.50"),
            (.currency("USD"), "1,234", "\"5\"", "12,345"),
            (.phone, "(212) 555-0123", "bs", "(212) 555-012"),
            (.ssn, "123-45-6789", "", "123-45-6789"),
            (.mask("AA-9999"), "AB-12", "home del", "B12"),
            (.ssn, "12-34", "\"5\"", "12-345"), (.ssn, "words", "", "words"),
        ] as [(any InputFormatter, String, String, String)])
    func anEarlierAnswer(
        _ formatter: any InputFormatter, _ text: String, _ keys: String, _ drawn: String
    ) {
        var editor = editor(text, formatter)
        #expect(editor.text == text && String(editor.drawn.characters) == text)
        editor.type(keys)
        #expect(String(editor.drawn.characters) == drawn)
    }

    /// A secret is drawn as it was typed, so that the dots are those of the characters.
    @Test func secrets() {
        var options = LineEditor.Options()
        options.formatter = .ssn
        options.secret = .dots
        var secret = LineEditor("", options: options)
        secret.type(#""1234x""#)
        #expect(secret.text == "1234x" && secret.window(width: 20).whole.string == "•••••")
    }

    static let formatters: [any InputFormatter] = [
        .ssn, .zipcode, .phone, AnyFormatter.phone(country: "GB"), .currency("EUR"),
        .currency("JPY"),
        AnyFormatter.currency("EUR").localized(for: ReaderLocale("de")) ?? .currency("EUR"),
        AnyFormatter.currency("EUR").localized(for: ReaderLocale("fr")) ?? .currency("EUR"),
        .mask("AA-9999"), .mask("+1 (999) 999-9999"), .mask("99999[-9999]"), .mask("99%"),
    ]

    /// The line accepts what was typed exactly as every other way in does, and what is drawn only adds to it.
    @Test(arguments: formatters.indices) func whatIsTypedIsNeverSwallowed(_ index: Int) {
        let formatter = Self.formatters[index]
        var random = SeededNumbers(seed: UInt64(index))
        let pieces =
            Array("0123456789012345678912-., ()+/$€¥%aBxé:").map(String.init) + [
                "USD", "12", "000",
            ]
        for _ in Laws.rounds(120, share: 3) {
            let typed = (0..<Int.random(in: 1...14, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            var editor = editor("", formatter)
            for character in typed { _ = editor.apply(.text(String(character))) }
            #expect(editor.text == typed)
            let drawn = String(editor.drawn.characters)
            var rest = drawn[...]
            for character in typed {
                let place = rest.firstIndex { $0.lowercased() == character.lowercased() }
                #expect(place != nil, "\(typed) is drawn as \(drawn)")
                rest = place.map { rest[rest.index(after: $0)...] } ?? rest
            }
            #expect(
                formatter.parse(drawn) == formatter.parse(typed), "\(typed) is drawn as \(drawn)")
        }
    }

    /// Whatever is pressed, the caret is in the drawn text, and the text is what an editor without a formatter has.
    @Test(arguments: formatters.indices) func randomKeys(_ index: Int) {
        var random = SeededNumbers(seed: UInt64(index) + 100)
        let keymap =
            keys("left right home end bs del C-w C-k C-u C-y M-y C-_ M-/ C-t M-t M-bs M-d M-f M-b")
            + keys(#""1" "2" "3" "a" "B" "x" "-" "." "," "(" "+" "€" "é" "<12-34>" "<x1>""#)
        var editor = editor("", Self.formatters[index])
        var plain = LineEditor()
        for _ in Laws.rounds(400, share: 3) {
            let key = keymap.randomElement(using: &random) ?? .left
            #expect(editor.apply(key) == plain.apply(key))
            #expect(editor.text == plain.text && editor.caret == plain.caret)
            let drawn = editor.drawn
            #expect((0...drawn.characters.count).contains(drawn.caret))
        }
    }

    /// Puts a hyphen behind each two characters that others follow.
    private struct Pairs: InputFormatter {
        let name = "pairs"
        let valueTypes: [ValueType] = [.text]

        func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
            for at in typed.indices where typed[at] != UInt8(ascii: "-") {
                canonical.append(typed[at])
            }
            return nil
        }

        func format(_ canonical: String) -> String {
            var text = ""
            for (index, character) in canonical.filter({ $0 != "-" }).enumerated() {
                if index > 0, index.isMultiple(of: 2) { text += "-" }
                text.append(character)
            }
            return text
        }

        func edit(_ edit: TextEdit) -> EditedText {
            guard case .insert(let text) = edit.change else {
                return EditedText(text: edit.text, caret: edit.caret)
            }
            let formatted = format(text)
            return EditedText(text: formatted, caret: formatted.count)
        }
    }

    /// A text of more than 1,024 bytes is drawn as it is, and of one of more than 64 characters no separators are taken away.
    @Test func longTextsAreNotFormatted() {
        for (count, isDrawn) in [(1_023, true), (1_024, true), (1_025, false)] {
            let text = String(String(repeating: "12", count: 600).prefix(count))
            let editor = editor(text, Pairs())
            #expect((String(editor.drawn.characters) != text) == isDrawn, "\(count)")
        }
        for (count, typed) in [(62, 42), (64, 43), (65, 65), (67, 67)] {
            let text = String(String(repeating: "12-", count: 30).prefix(count))
            #expect(editor(text, Pairs()).count == typed, "\(count)")
        }
    }

    /// The caret is drawn behind the character that it follows, before the separator.
    @Test func theCaretIsBehindACharacter() {
        var editor = editor("12345", Pairs())
        for (caret, drawn) in [(5, 7), (4, 5), (3, 4), (2, 2), (1, 1), (0, 0)] {
            #expect(editor.caret == caret && editor.drawn.caret == drawn)
            _ = editor.apply(.left)
        }
    }
}
