import FormCards
import FormModel
import Foundation
import Testing

/// The example with a theme of the catalogue of `FormCards`; `CatalogueTests` compares the two.
@Suite struct ThemeExample {
    @Test func choosesATheme() throws {
        var screen = ""
        func print(_ text: String, terminator: String) { screen += text + terminator }
        let lines = [StyledLine([StyledLine.Run("Sign up", .title)])]

        let profile = ColorProfile(.always, isTerminal: true) {
            ProcessInfo.processInfo.environment[$0]
        }
        let ansi = ANSI(profile: profile, theme: .mint, ground: .dark)
        print(ansi.text(of: lines), terminator: "")

        #expect(screen.hasSuffix("mSign up\u{1B}[0m\n"))
    }

    /// The theme files of the page on themes can be read.
    @Test func themeFilesAreRead() throws {
        let page = try #require(
            DocumentationPages.all.first { $0.path == "Documentation/Themes.md" })
        let blocks = page.text.components(separatedBy: "```json\n").dropFirst()
        #expect(!blocks.isEmpty)
        for block in blocks {
            let end = try #require(block.range(of: "\n```")?.lowerBound)
            _ = try Theme(json: Array(block[..<end].utf8))
        }
    }
}
