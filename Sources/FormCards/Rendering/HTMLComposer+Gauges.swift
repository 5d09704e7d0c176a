import FormModel

// Numbers within limits: the number is always printed, and a meter draws it.
extension HTMLComposer {
    mutating func gauge(_ gauge: GaugeNode) {
        writer.markup("<div class=\"fr-gauge")
        if case .role(let role) = gauge.color {
            switch role {
            case .accent: writer.markup(" fr-line-accent")
            case .muted: writer.markup(" fr-line-muted")
            case .good: writer.markup(" fr-line-good")
            case .doubtful: writer.markup(" fr-line-doubtful")
            case .bad: writer.markup(" fr-line-bad")
            }
        }
        writer.markup("\">\n")
        if !gauge.title.isEmpty {
            writer.markup("<p class=\"fr-gauge-title\">")
            writer.text(gauge.title)
            writer.markup("</p>\n")
        }
        for mark in gauge.marks { self.mark(mark, of: gauge) }
        writer.markup("</div>\n")
    }

    private mutating func mark(_ mark: GaugeNode.Mark, of gauge: GaugeNode) {
        writer.markup("<div class=\"fr-mark-row\">")
        if !mark.title.isEmpty {
            writer.markup("<span class=\"fr-mark-title\">")
            writer.text(mark.title)
            writer.markup("</span>")
        }
        writer.markup("<meter aria-hidden=\"true\"")
        limit("min", gauge.lower)
        limit("max", gauge.upper)
        let value = mark.value.isNaN ? gauge.lower : mark.value
        limit("value", min(max(value, gauge.lower), gauge.upper))
        writer.markup("></meter><span class=\"fr-mark-value\">")
        writer.text(mark.text)
        writer.markup("</span></div>\n")
    }

    private mutating func limit(_ name: StaticString, _ number: Double) {
        writer.begin(name)
        // An exponent is the only part of the notation of Swift that HTML writes in another way.
        writer.value(number.description)
        writer.end()
    }
}
