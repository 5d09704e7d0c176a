import Testing
import formrun

@Suite struct FormatCommandTests {
    static let rows:
        [(arguments: [String], input: String, output: String, said: [String], status: Status)] = [
            (["phone", "2125550123"], "", "(212) 555-0123\n", [], .success),
            (["phone", "--canonical", "2125550123"], "", "+12125550123\n", [], .success),
            (["currency", "1234.5"], "", "$1,234.50\n", [], .success),
            (["currency", "--code", "JPY", "--canonical", "1,234"], "", "1234\n", [], .success),
            (["currency", "--canonical", "--", "-5"], "", "-5.00\n", [], .success),
            (
                ["currency", "--code", "EUR", "--locale", "de", "12,50", "1.234,5"], "",
                "12,50 €\n1.234,50 €\n", [], .success
            ),
            (
                ["currency", "--code", "EUR", "--locale", "de", "--canonical", "12,50"], "",
                "12.50\n", [],
                .success
            ),
            (
                ["currency", "$$5"], "", "",
                ["\"$$5\" names its currency twice; write it once, or not at all."], .invalid
            ),
            (["zipcode", "12345", "123456789"], "", "12345\n12345-6789\n", [], .success),
            (["zipcode"], "12345\r\n\n123456789", "12345\n\n12345-6789\n", [], .success),
            (
                ["zipcode"], "1\n12345\n", "12345\n",
                ["line 1: \"1\" must have five digits, or nine: 12345 or 12345-6789."], .invalid
            ),
            (
                ["zipcode", "\u{1B}"], "", "",
                ["\"\\u{1B}\" must be digits only, such as 12345 or 12345-6789."], .invalid
            ),
            (
                ["zipcode"], String(repeating: "1", count: 70_000) + "\n12345", "12345\n",
                ["line 1: too long, or not UTF-8"], .invalid
            ),
        ]

    @Test(arguments: rows.indices) func texts(_ index: Int) {
        let row = Self.rows[index]
        let console = RecordingConsole()
        console.input = Array(row.input.utf8)
        #expect(console.run(["format"] + row.arguments) == row.status)
        #expect(console.outputText == row.output)
        #expect(console.said == row.said)
    }

    static let wrong: [(arguments: [String], said: String)] = [
        (["phnoe", "1"], "Did you mean phone?"), (["currency", "--code", "XXQ", "1"], "XXQ"),
        (["currency", "--max-length", "0", "1"], "--max-length must be a number above 0."),
        ([], "formrun format needs NAME [TEXT...]."),
    ]

    @Test(arguments: wrong) func usage(_ row: (arguments: [String], said: String)) {
        let console = RecordingConsole()
        #expect(console.run(["format"] + row.arguments) == .usage)
        #expect(console.saidText.contains(row.said), "\(console.saidText)")
        #expect(console.output.isEmpty)
    }
}
