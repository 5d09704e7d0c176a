import FormCards
import FormModel
import FormValidation
import TestSupport
import Testing

/// Texts that are formatted while they are typed.
@Suite struct FormattedLineTests {
    private func editor(_ marked: String, _ formatter: any InputFormatter, secret: Bool = false)
        -> LineEditor
    {
        var options = LineEditor.Options()
        options.formatter = formatter
        options.commandMark = secret ? nil : ":"
        options.secret = secret ? .dots : nil
        return LineEditor(marked: marked, options: options)
    }

    static let rows: [(formatter: any InputFormatter, start: String, keys: String, end: String)] = [
        (.ssn, "|", #""123456789""#, "123-45-6789|"), (.ssn, "123-|45", "bs", "12|4-5"),
        (.ssn, "123|-45", "del", "123|-5"),
        (.ssn, "123-45|-6789", #"left left "x" "0""#, "123-|45-6789"),
        (.ssn, "123-|45", #""0""#, "123-0|4-5"),
        (.ssn, "123-45-6789|", "C-w", "|"), (.ssn, "123-45-6789|", "M-bs", "123-45|"),
        (.ssn, "12|3-45-6789", "C-k", "12|"),
        (.ssn, "12|3-45-6789", "C-u", "|345-67-89"),
        (.ssn, "123-45-6789|", "C-w C-y", "123-45-6789|"),
        (.ssn, "|", #""1234" C-_"#, "|"), (.ssn, "|", #""123" left right "4" C-_"#, "123|"),
        (.ssn, "123-4|", "C-_ bs C-_", "123-4|"), (.ssn, "12|3-4", "C-t", "132|-4"),
        (.ssn, "123-45|", "M-t", "451-23|"),
        (.currency("USD"), "|", #""1234567.5""#, "1,234,567.5|"),
        (.currency("USD"), "1,234|,567", #""9""#, "12,349|,567"),
        (.currency("USD"), "1,234|", #""x""#, "1,234|"),
        (.currency("USD"), "1.23|", #""4""#, "1.23|"),
        (.currency("USD"), "|", #""usd 5""#, "usd 5|"),
        (.phone, "|", #""2125550123""#, "(212) 555-0123|"),
        (.phone, "|", #""+442079460958""#, "+44 20 7946 0958|"),
        (.zipcode, "12345-6789|", #""0""#, "12345-6789|"),
        (.mask("AA-9999"), "|", #""ab12""#, "AB-12|"),
        (.mask("AA-9999"), "AB-|12", #""x""#, "AB-|12"),
        (.mask("AA-9999"), "|AB-12", #""X""#, "|AB-12"), (.mask("AA-9999"), "|", #""1""#, "|"),
        (.mask("AA-9999"), "AB-12|", "M-l", "AB-12|"),
        // A text that does not fit is edited as it is, until it fits.
        (.ssn, "12x|", #""3""#, "12x3|"), (.ssn, "12x|3", #"bs "4""#, "124|-3"),
        (.ssn, "12x|", #""y" bs bs "3""#, "123|"),
        // A command is typed as it is.
        (.ssn, "|", #"":back""#, ":back|"), (.ssn, "123-45|", #"home ":quit""#, ":quit|123-45"),
        (.ssn, ":12x|", "home del", "|12x"),
        // Pastes.
        (.ssn, "|", "<123456789>", "123-45-6789|"),
        (.ssn, "|", "<SSN: 123 45 6789.>", "123-45-6789|"),
        (.ssn, "12|", "<no digits>", "12|"), (.ssn, "|", "<123-45-67890>", "|"),
        (.ssn, "1|", "<<2>", "12|"),
        (.mask("AA-9999"), "|", "<ab 1234>", "AB-1234|"), (.mask("AA-9999"), "|", "<abc1>", "|"),
    ]

    @Test(arguments: rows.indices) func formats(_ index: Int) {
        let row = Self.rows[index]
        var editor = editor(row.start, row.formatter)
        editor.type(row.keys)
        #expect(editor.marked == row.end, "\(row.formatter.name) \(row.start) \(row.keys)")
    }

    @Test func whatDoesNotBelongIsRefusedOrLeftOutVisibly() {
        var ssn = editor("12|", .ssn)
        #expect(
            ssn.type(#""x""#) == .refused(.doesNotBelong("x"))
                && ssn.type(#""é""#) == .refused(.doesNotBelong("é")))
        #expect(ssn.type("<a 3 b>") == .filtered(leftOut: "ab"))
        #expect(ssn.type("<abc>") == .refused(.doesNotBelong("abc")))
        #expect(ssn.type("<1234567>") == .refused(.doesNotBelong("1234567")) && ssn.text == "123")
        let long = String(repeating: "x", count: 300)
        #expect(ssn.apply(.pasted(long)) == .refused(.doesNotBelong(long)))
        #expect(ssn.type("M-u") == .unchanged || ssn.text == "123")
    }

    /// A refusal does not show what was typed into a secret.
    @Test func secrets() {
        var secret = editor("12|", .ssn, secret: true)
        #expect(secret.type(#""x""#) == .refused(.doesNotBelong("")))
        #expect(secret.type("<a3>") == .refused(.alteredSecret) && secret.text == "12")
        secret.type(#""34""#)
        #expect(secret.text == "123-4" && secret.window(width: 20).whole.string == "•••••")
    }

    /// Whatever is pressed, the text is formatted or was never in the format, and no digit is lost but by a deletion.
    @Test(
        arguments: [.ssn, .zipcode, .phone, .currency("EUR"), .mask("AA-9999")]
            as [any InputFormatter])
    func randomKeys(_ formatter: any InputFormatter) {
        var random = SeededNumbers(seed: UInt64(formatter.name.utf8.count))
        let keymap =
            keys("left right home end bs del C-w C-k C-u C-y M-y C-_ M-/ C-t M-t M-bs M-d M-f M-b")
            + keys(#""1" "2" "3" "a" "B" "x" "-" "." "," "(" "+" "€" "é" "<12-34>" "<x1>""#)
        var editor = editor("", formatter)
        for _ in Laws.rounds(400) {
            let key = keymap.randomElement(using: &random) ?? .left
            let before = editor.text
            let outcome = editor.apply(key)
            #expect((0...editor.count).contains(editor.caret))
            if case .text = key {
                let digits = editor.text.count(where: \.isNumber) - before.count(where: \.isNumber)
                #expect(digits >= 0 && digits <= 1, "\(key) \(before) \(editor.text)")
                #expect(outcome.isChange || editor.text == before)
                #expect(
                    !formatter.admits(before) || formatter.admits(editor.text), "\(key) \(before)")
            }
        }
    }
}
