import FormCards

/// The tables of the page on themes, generated from the sources.
enum ThemeTables {
    static let all: [(name: String, text: String)] =
        [
            ("theme-keys", keys("key", ThemeKeys.theme)),
            ("theme-spacing", keys("key", ThemeKeys.spacing)),
            ("theme-paint", keys("key", ThemeKeys.paint)),
            ("theme-roles", keys("role", ThemeKeys.roles)),
            ("themes", themes),
        ] + Theme.all.map { ("theme-\($0.name)", roles(of: $0)) }

    private static func keys(_ column: String, _ keys: [ThemeKeys.Member]) -> String {
        ReadmeTables.table([column, "meaning"]) { keys.map { ["`\($0.name)`", $0.summary] } }
    }

    private static var themes: String {
        ReadmeTables.table(["theme", "least contrast", "frame", "colours and traits of authors"]) {
            Theme.all.map { theme in
                let contrast =
                    theme.contrast == theme.contrast.rounded()
                    ? "\(Int(theme.contrast))" : "\(theme.contrast)"
                let allows = theme.allowsAuthorColors && theme.allowsAuthorTraits
                return [
                    "`\(theme.name)`", "\(contrast) to 1", theme.frame.rawValue,
                    allows ? "shown" : "left out",
                ]
            }
        }
    }

    private static func roles(of theme: Theme) -> String {
        ReadmeTables.table(["role", "dark", "light"]) {
            StyledLine.Style.allCases.compactMap { style in
                let paints = [theme[style, .dark], theme[style, .light]].map(text)
                return paints == ["", ""] ? nil : ["`\(style.rawValue)`"] + paints
            }
        }
    }

    private static func text(of paint: Theme.Paint) -> String {
        let traits = [
            (paint.isBold, "bold"), (paint.isDim, "dim"), (paint.isItalic, "italic"),
            (paint.isUnderlined, "underline"),
        ].filter(\.0).map(\.1)
        let colors = [
            paint.foreground.map { "`\($0)`" }, paint.background.map { "on `\($0)`" },
            paint.palette.map { "or \($0)" },
        ].compactMap(\.self)
        return ([colors.joined(separator: " ")].filter { !$0.isEmpty } + traits)
            .joined(separator: ", ")
    }
}
