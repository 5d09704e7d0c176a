import FormCards
import Testing

@Suite struct CardLookThemeTests {
    /// A look in which the author chose everything.
    private static var look: CardLook {
        var look = CardLook()
        look.margin = CardBox.Edges(left: 3)
        look.border = CardBox.Border(line: .double, color: .role(.bad))
        look.gradient = CardLook.Gradient([.role(.good)])
        look.shadow = CardLook.Shadow(color: .role(.bad))
        look.isTransparent = true
        look.edit = "edit"
        return look
    }

    @Test(arguments: [Theme.standard, .mint, .turbo])
    func `Most themes show what the author chose`(_ theme: Theme) {
        #expect(Self.look.shown(in: theme) == Self.look)
    }

    @Test(arguments: [Theme.plain, .highContrast])
    func `Some themes win over the author`(_ theme: Theme) {
        var expected = CardLook()
        expected.margin = CardBox.Edges(left: 3)
        expected.border.line = theme == .plain ? .light : .heavy
        expected.edit = "edit"
        #expect(Self.look.shown(in: theme) == expected)
    }

    @Test func `A theme without colours of authors keeps their lines`() {
        var theme = Theme.standard
        theme.allowsAuthorColors = false
        let shown = Self.look.shown(in: theme)
        #expect(shown.border == CardBox.Border(line: .double))
        #expect(shown.gradient == nil && shown.shadow?.color == nil && shown.shadow != nil)
    }

    @Test(arguments: [
        (Theme.Frame.light, CardBox.Border()), (.heavy, CardBox.Border(line: .heavy)),
        (.double, CardBox.Border(line: .double)), (.rounded, CardBox.Border(isRounded: true)),
    ])
    func `A theme chooses the frame where the author does not`(
        _ row: (frame: Theme.Frame, border: CardBox.Border)
    ) {
        var theme = Theme.standard
        theme.frame = row.frame
        #expect(CardLook().shown(in: theme).border == row.border)
    }
}
