import FormModel

// Boxes, borders and the look of cards, by classes of the style sheet.
extension HTMLComposer {
    /// Begins the elements of a box, whose ends wait.
    mutating func begin(_ box: CardBox) {
        writer.markup("<div class=\"fr-box")
        if let line = box.border { border(line) }
        if let fill = box.fill { color(fill, " fr-on-") }
        edges(box.margin, Self.margins)
        if box.border != nil || box.fill != nil { writer.markup(" fr-padding") }
        edges(box.padding, Self.paddings)
        switch box.width {
        case .intrinsic: writer.markup(" fr-narrow")
        case .fixed(let columns):
            writer.markup(" fr-narrow")
            step(" fr-width-", columns, HTMLScale.sizes)
        case .fill: break
        }
        switch box.accessory {
        case .disclosure: writer.markup(" fr-disclosure")
        case .activity: writer.markup(" fr-activity")
        case .checkmark: writer.markup(" fr-checkmark")
        case nil: break
        }
        writer.markup("\">\n")
        waiting.append(.markup("</div>\n"))
        if let accessory = box.accessory { waiting.append(.accessory(accessory)) }
        guard let height = box.height, height > 0 else { return }
        writer.markup("<div class=\"fr-high")
        step(" fr-height-", height, HTMLScale.sizes)
        switch box.verticalAlignment {
        case .top: break
        case .center: writer.markup(" fr-mid")
        case .bottom: writer.markup(" fr-low")
        }
        writer.markup("\">\n")
        waiting.append(.markup("</div>\n"))
    }

    /// The classes of a border.
    private mutating func border(_ border: CardBox.Border) {
        switch border.line {
        case .light: writer.markup(" fr-light")
        case .heavy: writer.markup(" fr-heavy")
        case .double: writer.markup(" fr-double")
        }
        if border.isRounded { writer.markup(" fr-rounded") }
        if let color = border.color { self.color(color, " fr-line-") }
    }

    /// The class of a colour.
    mutating func color(_ color: CardColor, _ prefix: StaticString) {
        writer.markup(prefix)
        writer.text(color.className)
    }

    /// A class with the nearest number of a scale; none for 0.
    mutating func step(_ prefix: StaticString, _ number: Int, _ scale: [Int]) {
        guard number > 0 else { return }
        writer.markup(prefix)
        writer.number(HTMLScale.nearest(number, in: scale))
    }

    // MARK: Edges

    private static let margins: [StaticString] = [
        " fr-above-", " fr-right-", " fr-under-", " fr-left-",
    ]

    private static let paddings: [StaticString] = [
        " fr-in-above-", " fr-in-right-", " fr-in-under-", " fr-in-left-",
    ]

    private mutating func edges(_ edges: CardBox.Edges, _ prefixes: [StaticString]) {
        guard edges != CardBox.Edges() else { return }
        let numbers = [edges.top, edges.right, edges.bottom, edges.left]
        for (prefix, number) in zip(prefixes, numbers) { step(prefix, number, HTMLScale.spaces) }
    }

    // MARK: Cards

    /// The classes of a card.
    mutating func begin(_ look: CardLook) {
        writer.begin("class")
        writer.markup("fr-card")
        edges(look.margin, Self.margins)
        if look.isTransparent {
            writer.markup(" fr-plain")
        } else {
            border(look.border)
            if let gradient = look.gradient { self.gradient(gradient) }
            if let shadow = look.shadow, shadow.opacity > 0 { self.shadow(shadow) }
        }
        if look.fillsScreen { writer.markup(" fr-wide") }
        writer.end()
    }

    private mutating func gradient(_ gradient: CardLook.Gradient) {
        let stops = HTMLScale.stops(gradient.colors)
        guard !stops.isEmpty else { return }
        writer.markup(" fr-stops-")
        writer.number(stops.count)
        writer.markup(" fr-angle-")
        writer.number(HTMLScale.angle(gradient.angle))
        for (index, color) in stops.enumerated() {
            writer.markup(" fr-stop-")
            writer.number(index + 1)
            self.color(color, "-")
        }
    }

    private mutating func shadow(_ shadow: CardLook.Shadow) {
        writer.markup(shadow.side == .right ? " fr-shadow" : " fr-shadow-left")
        let weight = Int((shadow.opacity * 100 / Double(HTMLScale.weightStep)).rounded())
        writer.markup(" fr-weight-")
        writer.number(max(weight, 1) * HTMLScale.weightStep)
        if let color = shadow.color { self.color(color, " fr-shade-") }
    }
}

extension CardBox {
    /// Whether a page shows anything of the box.
    var isDrawn: Bool {
        border != nil || fill != nil || accessory != nil || width != .fill || (height ?? 0) > 0
            || margin != Edges() || padding != Edges()
    }
}
