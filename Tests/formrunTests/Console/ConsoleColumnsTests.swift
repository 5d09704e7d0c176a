import Testing

@testable import formrun

/// The width of output that is not given one.
@Suite struct ConsoleColumnsTests {
    @Test(
        arguments: [
            (nil, nil, 80), (40, nil, 40), (200, nil, 100), (nil, "44", 44), (nil, "300", 100),
            (60, "44", 60), (nil, "0", 80), (nil, "-3", 80), (nil, "wide", 80), (nil, "", 80),
        ] as [(Int?, String?, Int)])
    func columns(_ row: (terminal: Int?, variable: String?, columns: Int)) {
        let console = TestForms.console()
        console.outputTerminalColumns = row.terminal
        console.variables["COLUMNS"] = row.variable
        #expect(console.columns == row.columns)
        // A card has the width, unless it is given one.
        #expect(console.run("card", "form.json", "--color", "never") == .success)
        #expect(widest(console.outputText) == row.columns)
        let given = TestForms.console()
        given.variables["COLUMNS"] = row.variable
        #expect(given.run("card", "form.json", "--width", "50") == .success)
        #expect(widest(given.outputText) == 50)
    }

    private func widest(_ text: String) -> Int {
        text.split(separator: "\n").map(\.count).max() ?? 0
    }
}
