import Testing

@testable import formrun

/// The pages of the manual, read by the programs that show them.
@Suite struct ManualPageTests {
    static let pages = [""] + CommandLineTool.commands.map(\.name)

    private func page(_ name: String) -> String {
        let console = TestForms.console()
        #expect(console.run(["man"] + (name.isEmpty ? [] : [name])) == .success)
        #expect(console.said.isEmpty)
        return console.outputText
    }

    @Test(.needs("mandoc"), arguments: pages) func mandocHasNothingToSay(_ name: String) throws {
        #expect(try Programs.output("mandoc", ["-Tlint", "-Wwarning"], input: page(name)) == "")
    }

    @Test(.needs("man"), arguments: pages) func manShowsAll(_ name: String) throws {
        let shown = try Programs.output("man", ["--warnings", "-l", "-"], input: page(name))
        #expect(!shown.contains(": warning"), "\(shown)")
        // Characters that are formatted are doubled for printers.
        let plain = shown.replacing(#/.\x{8}/#, with: "")
        for heading in ["NAME", "SYNOPSIS", "OPTIONS", "EXIT STATUS", "SEE ALSO"] {
            #expect(plain.contains("\n\(heading)\n"), "\(heading)")
        }
        let words = Set(plain.split(whereSeparator: \.isWhitespace))
        let command = CommandLineTool.commands.first { $0.name == name }
        for option in command?.syntax.allOptions ?? [] {
            #expect(words.contains(option.name[...]), "\(option.name)")
        }
        for example in command?.syntax.examples ?? [] { #expect(plain.contains(example)) }
    }

    @Test(arguments: [
        ("a-b", #"a\-b"#), (".TH", #"\&.TH"#), ("'x", #"\(aqx"#), (#"\n"#, #"\en"#),
        ("~^`", #"\(ti\(ha\(ga"#), ("…é", #"\[u2026]\[u00E9]"#), ("😀", #"\[u1F600]"#),
    ])
    func escapes(_ text: String, _ escaped: String) {
        #expect(ManualPage.escaped(text) == escaped)
    }

    @Test func aPageThatIsMissing() {
        let console = TestForms.console()
        #expect(console.run("man", "rnu") == .usage)
        #expect(console.said.first == "formrun: There is no command \"rnu\".")
    }
}
