import FormModel
import Testing

@testable import FormCards

@Suite struct HTMLStyleSheetTests {
    /// The custom properties of both schemes: colours by name.
    private static let schemes = read(HTMLRenderer.styleSheet)

    private static func read(_ sheet: String) -> [[String: RGBColor]] {
        var schemes: [[String: RGBColor]] = [[:], [:]]
        let parts = sheet.split(separator: "prefers-color-scheme: dark", maxSplits: 1)
        for (index, part) in parts.enumerated() {
            for declaration in part.split(whereSeparator: { ";{}".contains($0) }) {
                let sides = declaration.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
                guard sides.count == 2, sides[0].hasPrefix("--fr-"), sides[1].hasPrefix("#"),
                    let number = UInt32(sides[1].dropFirst(), radix: 16)
                else { continue }
                schemes[index][String(sides[0].dropFirst(5))] = RGBColor(
                    red: UInt8(number >> 16 & 255), green: UInt8(number >> 8 & 255),
                    blue: UInt8(number & 255))
            }
        }
        return schemes
    }

    /// The colours of each theme have its contrast on every ground of a page.
    @Test(arguments: Theme.all)
    func contrastOfThemes(_ theme: Theme) throws {
        let own = HTMLStyleSheetTests.read(HTMLStyleSheet.colors(of: theme))
        for (colors, scheme) in zip(own, HTMLStyleSheetTests.schemes) {
            let grounds = scheme.filter {
                ["page", "raised", "ground"].contains($0.key) || $0.key.hasSuffix("-ground")
            }
            #expect(grounds.count == 8 + HTMLScale.hues)
            for (name, color) in colors where name != "on-accent" {
                for ground in grounds.values {
                    #expect(color.contrast(to: ground) >= theme.contrast, "\(theme), \(name)")
                }
            }
            if let accent = colors["accent"], let text = colors["on-accent"] {
                #expect(text.contrast(to: accent) >= 4.5)
            }
        }
        #expect(own[0].isEmpty == (theme.name == "plain"))
    }

    @Test(arguments: [0, 1])
    func contrast(_ index: Int) throws {
        let scheme = HTMLStyleSheetTests.schemes[index]
        func color(_ name: String) throws -> RGBColor { try #require(scheme[name], "\(name)") }
        let grounds =
            ["page", "ground", "raised"]
            + ["accent", "good", "doubtful", "bad", "muted"].map { $0 + "-ground" }
            + (0..<HTMLScale.hues).map { "hue-\($0)-ground" }
        for text in ["text", "muted", "accent", "good", "doubtful", "bad"] {
            for ground in grounds {
                #expect(try color(text).contrast(to: color(ground)) >= 4.5, "\(text) on \(ground)")
            }
        }
        #expect(try color("on-accent").contrast(to: color("accent")) >= 4.5)
        for mark in ["line", "focus"] + (0..<HTMLScale.hues).map({ "hue-\($0)" }) {
            for ground in ["ground", "raised", "page"] {
                #expect(try color(mark).contrast(to: color(ground)) >= 3, "\(mark) on \(ground)")
            }
        }
    }

    @Test func needsNothingElse() {
        let sheet = HTMLRenderer.styleSheet
        for word in ["url(", "@import", "http:", "https:", "expression(", "<"] {
            #expect(!sheet.contains(word))
        }
    }
}
