import FormCards
import FormModel

/// How the output of a command looks.
struct OutputStyle {
    /// The writer of styled lines.
    let ansi: ANSI
    /// The characters of frames and marks.
    let glyphs: CardGlyphs

    /// Without colours, in Unicode.
    static let plain = OutputStyle(ansi: ANSI(isColored: false), glyphs: .unicode)
}

/// The options for colours, themes and glyphs.
enum StyleOptions {
    /// A theme as the command line names it.
    enum ThemeChoice: Sendable {
        case builtIn(Theme)
        case file(String)
    }

    static let color = Option<ColorProfile.Choice>(
        "--color", default: .auto, "Whether there are colours; {default} unless given.")
    static let theme = Option<ThemeChoice>(
        "--theme", "NAME|FILE", default: .builtIn(.standard), words: names,
        "A built-in theme (\(names.joined(separator: ", "))) or a theme file; \(Theme.standard.name) unless given."
    ) { text in
        if let theme = Theme.named(text) { return .success(.builtIn(theme)) }
        if text.unicodeScalars.contains(where: { "/.".unicodeScalars.contains($0) }) {
            return .success(.file(text))
        }
        var refusal = OptionRefusal(text, isNoneOf: names)
        if refusal.nearest == nil {
            refusal.reason =
                "must be one of \(names.joined(separator: ", ")), or a file such as ./\(text).json."
        }
        return .failure(refusal)
    }
    static let background = Option<Theme.Ground>(
        "--background", default: .either,
        "The ground of the terminal, which is never asked; {default}, unless given, uses colours that suit both."
    )
    static let glyphs = Option<CardGlyphs?>(
        "--glyphs", choices: CardGlyphs.self,
        "The characters of frames and marks; those of the theme or the locale unless given.")

    static let all: [any OptionDeclaration] = [color] + ofCards

    /// The options that change only a drawn card; colours are switched off for messages, too.
    static let ofCards: [any OptionDeclaration] = [theme, background, glyphs]

    /// The rules of the environment, for the help.
    static let notes = [
        """
        With \(color) auto there are colours where the output is a terminal and TERM is not dumb. NO_COLOR
        switches them off, and CLICOLOR_FORCE switches them on for pipes, too. They are of 24 bits where
        COLORTERM is truecolor or 24bit or TERM names such a terminal, 256 where TERM contains 256color,
        and otherwise 16. Frames are ASCII where LC_ALL, LC_CTYPE or LANG is not UTF-8.
        """
    ]

    private static let names = Theme.all.map(\.name)

    /// The theme file, if the arguments name one.
    static func files(_ arguments: Arguments) -> [CommandFile] {
        switch arguments[theme] {
        case .builtIn: []
        case .file(let path): [.read(theme.description, path)]
        }
    }

    /// The style for an output.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the command.
    ///   - isTerminal: Whether the output is a terminal.
    ///   - console: The environment and the files.
    /// - Returns: The style.
    /// - Throws: The problems of the theme file.
    static func style(
        _ arguments: Arguments, isTerminal: Bool, _ console: any Console
    ) throws(CommandError) -> OutputStyle {
        let theme = try theme(arguments[theme], console)
        let profile = ColorProfile(
            arguments[color], isTerminal: isTerminal, environment: console.environment)
        return OutputStyle(
            ansi: ANSI(
                profile: profile, theme: theme, ground: arguments[background],
                writesLinks: isTerminal),
            glyphs: arguments[glyphs]
                ?? (theme.usesASCII || !console.isUnicode ? .ascii : .unicode))
    }

    private static func theme(
        _ choice: ThemeChoice, _ console: any Console
    ) throws(CommandError) -> Theme {
        let path: String
        switch choice {
        case .builtIn(let theme): return theme
        case .file(let file): path = file
        }
        let bytes = try console.contents(of: path, limit: Theme.fileLimits.bytes)
        do throws(FormDocumentError) {
            return try Theme(json: bytes)
        } catch {
            throw .theme(error.diagnostics.map { "\(path):\($0)" })
        }
    }
}
