import Testing

import FormCards

/// Right-to-left columns, with the marks U+200E as `<`, U+2068 as `[` and U+2069 as `]`.
@Suite struct StyledLineIsolationTests {
    private static func shown(_ runs: [(String, StyledLine.Style)]) -> String {
        let line = StyledLine(runs.map { StyledLine.Run(DisplayText($0.0), $0.1) })
        let isolated = line.isolated()
        #expect(isolated.width == line.width)
        return isolated.text.replacing("\u{200E}", with: "<").replacing("\u{2068}", with: "[")
            .replacing("\u{2069}", with: "]")
    }

    @Test func columnsAreIsolated() {
        #expect(
            Self.shown([
                ("│", .frame), (" ", .plain), ("هاتف *", .label), ("  ", .plain),
                ("+1 (212) 555", .value), ("   ", .plain), ("│", .frame),
            ]) == "<│ [هاتف *]  +1 (212) 555   │")
        // A title and its value are two columns without a gap, too.
        #expect(Self.shown([("العمر: ", .label), ("5 سنة", .value)]) == "<[العمر:] [5 سنة]")
        #expect(Self.shown([("  2) العمر: ", .label), ("5", .value)]) == "<  2) [العمر:] 5")
    }

    @Test func aSentenceIsOneColumnWhateverItsEmphasis() {
        #expect(
            Self.shown([("كلمة ", .plain), ("قوية", .strong), (" (OK) 12.", .plain)])
                == "<[كلمة قوية (OK) 12.]")
        #expect(Self.shown([("  ✗ الحقل مطلوب", .issue)]) == "<  ✗ [الحقل مطلوب]")
        #expect(
            Self.shown([("( ) نعم", .value), ("  ", .plain), ("(•) لا", .value)])
                == "<( ) [نعم]  (•) [لا]")
        #expect(Self.shown([("[ إرسال ]", .button)]) == "<[[ إرسال ]]")
        #expect(Self.shown([("(عمر)", .placeholder)]) == "<[(عمر)]")
        #expect(Self.shown([("12 شارع النيل", .value)]) == "<[12 شارع النيل]")
    }

    @Test(arguments: ["", "Amount  $1,234.50", "東京", "İstanbul 1", "\u{660}\u{661} 5"])
    func aLineWithoutSuchLettersIsUnchanged(_ text: String) {
        let line = StyledLine([StyledLine.Run(DisplayText(text), .plain)])
        #expect(line.isolated() == line)
    }

    @Test func onlyWrittenLinesHaveTheMarks() {
        let line = StyledLine([StyledLine.Run(DisplayText("שלום"), .value)])
        let ansi = ANSI(isColored: false)
        #expect(ansi.text(of: line) == "שלום")
        #expect(ansi.text(of: [line]) == "\u{200E}\u{2068}שלום\u{2069}\n")
    }
}
