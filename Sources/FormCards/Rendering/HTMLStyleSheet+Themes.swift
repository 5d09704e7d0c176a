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
        @media (prefers-color-scheme: dark) { .fr-page, .fr-card {\(properties(of: theme, .dark)) } }

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
            text += " --fr-\(role.rawValue): \(color?.hex ?? "var(--fr-text)");"
            guard role == .accent else { continue }
            text += " --fr-focus: \(color?.hex ?? "var(--fr-text)");"
            text += " --fr-on-accent: \(color?.readableText.hex ?? "var(--fr-ground)");"
        }
        return text
    }

    /// The colours behind texts in a scheme of the style sheet.
    private static func grounds(isDark: Bool) -> [RGBColor] {
        let schemes = colors.split(separator: "prefers-color-scheme: dark", maxSplits: 1)
        guard let scheme = isDark ? schemes.last : schemes.first else { return [] }
        return scheme.split(whereSeparator: { ";{}\n".contains($0) }).compactMap { declaration in
            let sides = declaration.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
            guard sides.count == 2, sides[1].hasPrefix("#"),
                sides[0] == "--fr-page" || sides[0] == "--fr-raised"
                    || sides[0].hasSuffix("-ground"),
                let number = UInt32(sides[1].dropFirst(), radix: 16)
            else { return nil }
            return RGBColor(number)
        }
    }
}
