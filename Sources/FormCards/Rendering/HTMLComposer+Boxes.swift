import FormModel

// Boxes and borders, by classes of the style sheet.
extension HTMLComposer {
    mutating func begin(_ box: CardBox) {
        writer.markup("<div class=\"fr-box")
        if let line = box.border { border(line) }
        switch box.fill {
        case .role(let role): self.role(role, " fr-on-")
        case .rgb: writer.markup(" fr-on-muted")
        case nil: break
        }
        if box.margin != CardBox.Edges() { writer.markup(" fr-margin") }
        if box.padding != CardBox.Edges() || box.border != nil || box.fill != nil {
            writer.markup(" fr-padding")
        }
        switch box.width {
        case .intrinsic, .fixed: writer.markup(" fr-narrow")
        case .fill: break
        }
        switch box.accessory {
        case .disclosure: writer.markup(" fr-disclosure")
        case .activity: writer.markup(" fr-activity")
        case .checkmark: writer.markup(" fr-checkmark")
        case nil: break
        }
        writer.markup("\">\n")
    }

    /// The classes of a border.
    mutating func border(_ border: CardBox.Border) {
        switch border.line {
        case .light: writer.markup(" fr-light")
        case .heavy: writer.markup(" fr-heavy")
        case .double: writer.markup(" fr-double")
        }
        if border.isRounded { writer.markup(" fr-rounded") }
        if case .role(let role) = border.color { self.role(role, " fr-line-") }
    }

    private mutating func role(_ role: CardColor.Role, _ prefix: StaticString) {
        writer.markup(prefix)
        switch role {
        case .accent: writer.markup("accent")
        case .muted: writer.markup("muted")
        case .good: writer.markup("good")
        case .doubtful: writer.markup("doubtful")
        case .bad: writer.markup("bad")
        }
    }
}

extension CardBox {
    /// Whether a page shows anything of the box.
    var isDrawn: Bool {
        border != nil || fill != nil || accessory != nil || width != .fill
            || margin != Edges() || padding != Edges()
    }
}
