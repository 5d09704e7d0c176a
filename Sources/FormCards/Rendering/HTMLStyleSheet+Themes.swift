extension HTMLRenderer {
    /// The style sheet with the colours of a theme, each changed as far as its contrast on the grounds of a page needs it.
    ///
    /// A theme without a colour for a role has that of texts.
    public static func styleSheet(of theme: Theme) -> String {
        HTMLStyleSheet.text + HTMLStyleSheet.colors(of: theme)
    }
}

// The rules that give pages the colours of a theme.
extension HTMLStyleSheet {
    /// The custom properties of a theme, for light and for dark.
    static func colors(of theme: Theme) -> String {
        """
        .fr-page, .fr-card {\(properties(of: theme, .light)) }
        @media screen and (prefers-color-scheme: dark) { .fr-page, .fr-card {\(properties(of: theme, .dark)) } }

        """
    }

    private static func properties(of theme: Theme, _ ground: Theme.Ground) -> String {
        let grounds = grounds(isDark: ground == .dark)
        var text = ""
        for role in CardColor.Role.allCases {
            // Behind a filled text, the colour of the role is its ground.
            let paint = theme[role.style, ground]
            let color = (paint.background ?? paint.foreground)?
                .readable(on: grounds, contrast: theme.contrast)
            text += " --fr-\(role.rawValue): \(color?.description ?? "var(--fr-text)");"
            guard role == .accent else { continue }
            text += " --fr-focus: \(color?.description ?? "var(--fr-text)");"
            text += " --fr-on-accent: \(color?.readableText.description ?? "var(--fr-ground)");"
        }
        return text
    }
}
