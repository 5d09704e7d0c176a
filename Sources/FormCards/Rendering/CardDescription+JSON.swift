import FormModel

extension CardDescription {
    /// The version of the shape of the JSON; members that are added do not change it.
    package static let jsonVersion = 1

    /// Cards as JSON, in the shape of `Documentation/CardJSON.md`: `{"version":1,"cards":[…]}` and a line end.
    ///
    /// - Complexity: O(*n*).
    public static func jsonBytes(of cards: [CardDescription]) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("version")
        writer.integer(jsonVersion)
        writer.key("cards")
        writer.beginArray()
        for card in cards { card.write(to: &writer) }
        writer.endArray()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }

    /// Writes the card as an object.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("number", number)
        writer.member("count", count)
        writer.member("title", title)
        writer.member("state", state.name)
        writer.member("isValid", isValid)
        writer.member("language", language?.text)
        writer.member("issues", issues)
        writer.key("look")
        look.write(to: &writer)
        writer.member("open", open?.text)
        writer.member("ending", ending?.text)
        writer.key("body")
        var nodes = NodeJSON()
        nodes.write(body, to: &writer)
        writer.endObject()
    }
}

extension CardLook {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("margin", margin)
        if isTransparent { writer.member("isTransparent", true) }
        writer.key("border")
        border.write(to: &writer)
        if let gradient {
            writer.key("gradient")
            writer.beginObject()
            writer.key("colors")
            writer.beginArray()
            for color in gradient.colors { writer.string(color.text) }
            writer.endArray()
            writer.member("angle", gradient.angle)
            writer.endObject()
        }
        if let shadow {
            writer.key("shadow")
            writer.beginObject()
            writer.member("opacity", shadow.opacity)
            writer.member("side", shadow.side.rawValue)
            writer.member("color", shadow.color?.text)
            writer.endObject()
        }
        writer.member("edit", edit)
        if isHidden { writer.member("isHidden", true) }
        if fillsScreen { writer.member("fillsScreen", true) }
        writer.endObject()
    }
}

extension CardBox.Border {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("line", line.rawValue)
        if isRounded { writer.member("isRounded", true) }
        writer.member("color", color?.text)
        writer.endObject()
    }
}

extension CardBox {
    /// Writes what differs from a box without space, border and colour.
    func write(to writer: inout JSONWriter) {
        guard self != CardBox() else { return }
        writer.key("box")
        writer.beginObject()
        writer.member("margin", margin)
        writer.member("padding", padding)
        if let border {
            writer.key("border")
            border.write(to: &writer)
        }
        writer.member("fill", fill?.text)
        writer.member("accessory", accessory?.word)
        if case .icon(let icon, let text)? = accessory {
            writer.member("icon", icon)
            writer.member("iconText", text)
        }
        if width != .fill {
            writer.key("width")
            writer.width(width)
        }
        writer.member("height", height)
        if height != nil || verticalAlignment != .top {
            writer.member("verticalAlignment", verticalAlignment.rawValue)
        }
        writer.endObject()
    }
}

extension CardColor {
    /// The name of a role, or `#rrggbb`.
    var text: String {
        switch self {
        case .role(let role): role.rawValue
        case .rgb(let color): color.description
        }
    }
}
