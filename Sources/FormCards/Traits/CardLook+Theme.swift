extension CardLook {
    /// The look with the frame of a theme, and without what the theme leaves out of the author's choices.
    ///
    /// Margins, and whether a card is hidden, editable or as large as the screen, stay in every theme.
    package func shown(in theme: Theme) -> CardLook {
        var look = self
        if !theme.allowsAuthorTraits {
            look.gradient = nil
            look.shadow = nil
            look.border = CardBox.Border()
            look.isTransparent = false
        }
        if !theme.allowsAuthorColors {
            look.gradient = nil
            look.shadow?.color = nil
            look.border.color = nil
        }
        if look.border.line == .light, !look.border.isRounded {
            look.border.line =
                switch theme.frame {
                case .light, .rounded: .light
                case .heavy: .heavy
                case .double: .double
                }
            look.border.isRounded = theme.frame == .rounded
        }
        return look
    }
}
