import FormModel
import Foundation
import TestSupport
import Testing

@testable import FormCards

@Suite struct ThemeTests {
    @Test(arguments: Theme.all)
    func `A written theme is read again`(_ theme: Theme) throws {
        #expect(try Theme(json: theme.json) == theme)
        #expect(Theme.named(theme.name) == theme)
    }

    /// Text on a coloured background has at most 5 to 1 on some colours, so the background has to change, too.
    @Test(arguments: Theme.all, [4.5, 9.5, 15, 21])
    func `A theme with a higher contrast keeps it and is read again`(
        _ base: Theme, _ contrast: Double
    ) throws {
        let theme = try Self.theme(
            #"{ "theme": 1, "base": "\#(base.name)", "contrast": \#(contrast) }"#)
        #expect(try Theme(json: theme.json) == theme)
        for style in StyledLine.Style.allCases where style.isText {
            for ground in [Theme.Ground.dark, .light] {
                let paint = theme[style, ground]
                guard let text = paint.foreground, let background = paint.background else {
                    continue
                }
                #expect(text.contrast(to: background) >= contrast, "\(style)")
            }
        }
    }

    /// The files in `Documentation/themes/`, from which themes of one's own can be made.
    @Test(arguments: Theme.all)
    func `The themes of the documentation are the built-in ones`(_ theme: Theme) throws {
        let file = Repository.root
            .appending(components: "Documentation", "themes", "\(theme.name).json")
        let written = try? Data(contentsOf: file)
        if written == nil || ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try Data(theme.json).write(to: file)
        }
        #expect(
            written?.elementsEqual(theme.json) == true,
            "RECORD=1 swift test --filter ThemeTests mends \(file.lastPathComponent).")
    }

    private static func theme(_ json: String) throws -> Theme { try Theme(json: Array(json.utf8)) }

    @Test func `A theme changes its base`() throws {
        let theme = try Self.theme(
            """
            { "$comment": "a comment", "theme": 1, "base": "mint", "name": "harbour", "frame": "double",
              "glyphs": "ascii", "authorColors": false, "authorTraits": false, "spacing": { "columns": 4 },
              "roles": {
                "title": { "dark": { "foreground": "#FFD166", "palette": "yellow", "bold": false, "italic": true } },
                "pill": { "light": { "background": "none", "foreground": "none", "palette": "none", "underline": true } }
              } }
            """)
        var expected = Theme.mint
        expected.name = "harbour"
        expected.frame = .double
        expected.usesASCII = true
        expected.allowsAuthorColors = false
        expected.allowsAuthorTraits = false
        expected.spacing.columns = 4
        expected[.title, .dark] = Theme.Paint(
            foreground: RGBColor(0xFFD166), palette: .yellow, isItalic: true)
        expected[.pill, .light] = Theme.Paint(isBold: true, isUnderlined: true)
        #expect(theme == expected)
    }

    @Test func `A theme without a base is plain`() throws {
        #expect(try Self.theme(#"{ "theme": 1 }"#) == Theme(name: "custom"))
    }

    @Test func `A higher contrast changes the colours of the base`() throws {
        let theme = try Self.theme(#"{ "theme": 1, "base": "turbo", "contrast": 7.5 }"#)
        #expect(theme.contrast == 7.5)
        for style in StyledLine.Style.allCases where style.isText {
            for ground in [Theme.Ground.dark, .light] {
                let paint = theme.paint(style, on: ground)
                guard let color = paint.foreground else { continue }
                for behind in paint.background.map({ [$0] }) ?? ground.colors {
                    let most = behind.readableText.contrast(to: behind)
                    #expect(color.contrast(to: behind) >= min(7.5, most))
                }
            }
        }
    }

    /// A file and its problems; in the file, each problem has a mark `^` before its place.
    struct Broken: Sendable, CustomTestStringConvertible {
        let file: String
        let problems: [String]
        var testDescription: String { file }

        init(_ file: String, _ problems: String...) {
            self.file = file
            self.problems = problems
        }
    }

    @Test(arguments: [
        Broken("^", "This is not JSON: there is nothing here; give a JSON value. [malformedJSON]"),
        Broken("^[]", #""theme" must be an object in braces. [wrongType]"#),
        Broken(
            "^{}",
            #"The key "theme" is missing; begin the theme with "theme": 1. [missingKey]"#),
        Broken(
            #"{ "theme": ^2, "colours": 3 }"#,
            "This theme is of version 2, and this engine knows version 1; use a newer formrun. [unknownVersion]"
        ),
        Broken(#"{ "theme": ^"1" }"#, #""theme" must be a version: 1. [wrongType]"#),
        Broken(
            #"{ "theme": 1, ^"theme": 1 }"#,
            #"The key "theme" occurs twice in this object; remove one. [duplicateKey]"#),
        Broken(
            #"{ "theme": 1, "base": ^"neon" }"#,
            #""neon" is not allowed here; use "standard", "mint", "turbo", "plain", "highContrast". [unknownWord]"#
        ),
        Broken(
            #"{ "theme": 1, "base": ^"mynt" }"#,
            #""mynt" is not allowed here. Did you mean "mint"? [unknownWord]"#
        ),
        Broken(
            #"{ "theme": 1, "contrast": ^3, "frame": ^"thick", "glyphs": ^1 }"#,
            #""contrast" must be a number from 4.5 to 21. [wrongType]"#,
            #""thick" is not allowed here; use "light", "heavy", "double", "rounded". [unknownWord]"#,
            #""glyphs" must be a text in quotation marks. [wrongType]"#),
        Broken(
            #"{ "theme": 1, "spacing": { "padding": ^11, ^"colums": 1, "indent": ^1.5 } }"#,
            #""padding" must be a whole number from 0 to 10. [wrongType]"#,
            #"There is no key "colums" here. Did you mean "columns"? [unknownKey]"#,
            #""indent" must be a whole number from 0 to 10. [wrongType]"#),
        Broken(
            #"{ "theme": 1, "roles": ^[], "spacing": ^1 }"#,
            #""roles" must be an object in braces. [wrongType]"#,
            #""spacing" must be an object in braces. [wrongType]"#),
        Broken(
            #"{ "theme": 1, "roles": { "title": ^"red", "label": { ^"drak": {}, "light": ^1 } } }"#,
            #""title" must be an object with "dark" and "light". [wrongType]"#,
            #"There is no key "drak" here. Did you mean "dark"? [unknownKey]"#,
            #""light" must be an object in braces. [wrongType]"#),
        Broken(
            #"{ "theme": 1, "roles": { "title": { "dark": { "foreground": ^"fd0", "background": ^"red", "bold": ^1 } } } }"#,
            ##""foreground" must be a colour such as "#1a7f5a", or "none". Did you mean "#ffdd00"? [wrongType]"##,
            ##""background" must be a colour such as "#1a7f5a", or "none". [wrongType]"##,
            #""bold" must be true or false. [wrongType]"#),
        Broken(
            #"{ "theme": 1, "roles": { "title": { "light": { "palette": ^"yellow" } } } }"#,
            #""yellow" is not allowed here; use "red", "blue", "magenta", "none". [unknownWord]"#),
        Broken(
            ##"{ "theme": 1, "roles": { "title": { "light": { "foreground": ^"#ffff00" } } } }"##,
            ##"The parameter "foreground" of "title" must be a colour whose contrast to a light ground is at least 4.5 to 1, such as #747400. [badParameter]"##
        ),
        Broken(
            ##"{ "theme": 1, "roles": { "title": { "dark": { "background": "#336699", "foreground": ^"#000000" } } } }"##,
            ##"The parameter "foreground" of "title" must be a colour whose contrast to #336699 is at least 4.5 to 1, such as #dfdfdf. [badParameter]"##
        ),
    ])
    func `All problems have a place`(_ row: Broken) throws {
        var file = ""
        var places: [String] = []
        var (line, column) = (1, 1)
        for character in row.file {
            if character == "^" {
                places.append("\(line):\(column)")
                continue
            }
            file.append(character)
            (line, column) = character == "\n" ? (line + 1, 1) : (line, column + 1)
        }
        let expected = zip(places, row.problems).map { "\($0): error: \($1)" }
        #expect(places.count == row.problems.count)
        let error = #expect(throws: FormDocumentError.self) { try Self.theme(file) }
        #expect(error?.diagnostics.map(\.description) == expected)
    }

    @Test func `Roles that are unknown are named`() throws {
        let error = #expect(throws: FormDocumentError.self) {
            try Self.theme(#"{ "theme": 1, "roles": { "titel": {} } }"#)
        }
        #expect(
            error?.diagnostics.first?.description
                == #"1:26: error: There is no key "titel" here. Did you mean "title"? [unknownKey]"#
        )
    }

    @Test func `Frames may have little contrast`() throws {
        let theme = try Self.theme(
            ##"{ "theme": 1, "roles": { "frame": { "dark": { "foreground": "#202020" } } } }"##)
        #expect(theme.paint(.frame, on: .dark).foreground == RGBColor(0x202020))
    }

    @Test func `Every role of texts and colours has a style`() {
        #expect(Set(TextRole.allCases.map(\.style)).count == TextRole.allCases.count)
        #expect(
            Set(CardColor.Role.allCases.map(\.style)).count == CardColor.Role.allCases.count)
        #expect(ThemeKeys.roles.map(\.name) == StyledLine.Style.allCases.map(\.rawValue))
    }

    @Test func `Contrast has limits`() {
        var theme = Theme.standard
        for (given, kept) in [(1.0, 4.5), (7, 7), (99, 21), (.nan, 4.5)] {
            theme.contrast = given
            #expect(theme.contrast == kept)
        }
    }

    @Test func `What is set on an unknown ground is set on both`() {
        var theme = Theme(name: "own")
        let paint = Theme.Paint(foreground: RGBColor(0xB3261E), palette: .red, isBold: true)
        theme[.issue, .either] = paint
        #expect(theme[.issue, .dark] == paint && theme[.issue, .light] == paint)
        #expect(theme.paint(.issue, on: .light) == paint)
        // Between black and white there is a small range that has 4.5 to 1 to both.
        #expect(theme.paint(.issue, on: .either).foreground?.description == "#c25049")
        theme.contrast = 7
        #expect(theme.paint(.issue, on: .either).foreground == nil)
    }
}
