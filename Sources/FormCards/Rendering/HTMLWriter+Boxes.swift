import FormModel

// Boxes, borders and the look of cards, by classes of the style sheet.
extension HTMLWriter {
    /// Begins the element of a box, and in it one of its height, if it has one.
    ///
    /// - Returns: Whether there are two elements to end.
    mutating func begin(_ box: CardBox) -> Bool {
        markup("<div class=\"fr-box")
        if let line = box.border { border(line) }
        if let fill = box.fill { color(fill, " fr-on-") }
        edges(box.margin, Self.margins)
        if box.border != nil || box.fill != nil { markup(" fr-padding") }
        edges(box.padding, Self.paddings)
        switch box.width {
        case .intrinsic: markup(" fr-narrow")
        case .fixed(let columns):
            markup(" fr-narrow")
            step(" fr-width-", columns, HTMLScale.sizes)
        case .fill: break
        }
        switch box.accessory {
        case .disclosure: markup(" fr-disclosure")
        case .activity: markup(" fr-activity")
        case .checkmark: markup(" fr-checkmark")
        case .icon: markup(" fr-accessory")
        case nil: break
        }
        if box.height == nil {
            switch box.verticalAlignment {
            case .top: break
            case .center: markup(" fr-self-mid")
            case .bottom: markup(" fr-self-low")
            }
        }
        markup("\">\n")
        guard let height = box.height, height > 0 else { return false }
        markup("<div class=\"fr-high")
        step(" fr-height-", height, HTMLScale.sizes)
        switch box.verticalAlignment {
        case .top: break
        case .center: markup(" fr-mid")
        case .bottom: markup(" fr-low")
        }
        markup("\">\n")
        return true
    }

    /// The classes of a border.
    private mutating func border(_ border: CardBox.Border) {
        switch border.line {
        case .light: markup(" fr-light")
        case .heavy: markup(" fr-heavy")
        case .double: markup(" fr-double")
        }
        if border.isRounded { markup(" fr-rounded") }
        if let color = border.color { self.color(color, " fr-line-") }
    }

    /// The class of a colour.
    mutating func color(_ color: CardColor, _ prefix: StaticString) {
        markup(prefix)
        text(color.className)
    }

    /// A class with the nearest number of a scale; none for 0.
    mutating func step(_ prefix: StaticString, _ number: Int, _ scale: [Int]) {
        guard number > 0 else { return }
        markup(prefix)
        self.number(HTMLScale.nearest(number, in: scale))
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
    mutating func classes(of look: CardLook) {
        begin("class")
        markup("fr-card")
        edges(look.margin, Self.margins)
        if look.isTransparent {
            markup(" fr-plain")
        } else {
            border(look.border)
            if let gradient = look.gradient { self.gradient(gradient) }
            if let shadow = look.shadow, shadow.opacity > 0 { self.shadow(shadow) }
        }
        if look.fillsScreen { markup(" fr-wide") }
        end()
    }

    private mutating func gradient(_ gradient: CardLook.Gradient) {
        let stops = HTMLScale.stops(gradient.colors)
        guard !stops.isEmpty else { return }
        markup(" fr-stops-")
        number(stops.count)
        markup(" fr-angle-")
        number(HTMLScale.angle(gradient.angle))
        for (index, color) in stops.enumerated() {
            markup(" fr-stop-")
            number(index + 1)
            self.color(color, "-")
        }
    }

    private mutating func shadow(_ shadow: CardLook.Shadow) {
        markup(shadow.side == .right ? " fr-shadow" : " fr-shadow-left")
        let weight = Int((shadow.opacity * 100 / Double(HTMLScale.weightStep)).rounded())
        markup(" fr-weight-")
        number(max(weight, 1) * HTMLScale.weightStep)
        if let color = shadow.color { self.color(color, " fr-shade-") }
    }
}

extension CardBox {
    /// Whether a page shows anything of the box.
    var isDrawn: Bool {
        border != nil || fill != nil || accessory != nil || width != .fill || (height ?? 0) > 0
            || margin != Edges() || padding != Edges() || verticalAlignment != .top
    }
}
