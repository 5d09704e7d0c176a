import FormModel

// Numbers within limits: each number is printed, and a drawing shows it.
//
// The drawings are SVG with lengths in percent: their geometry is in attributes, which a strict policy allows, browsers draw
// them alike, and they are printed, as backgrounds are not.
extension HTMLComposer {
    mutating func gauge(_ gauge: GaugeNode) {
        writer.markup("<div class=\"fr-gauge")
        if let color = gauge.color { self.color(color, " fr-fill-") }
        writer.markup("\">\n")
        if !gauge.title.isEmpty {
            writer.markup("<p class=\"fr-gauge-title\">")
            writer.text(gauge.title)
            writer.markup("</p>\n")
        }
        switch gauge.style {
        case .bar, .progress:
            for mark in gauge.marks { row(mark, of: gauge) }
        case .histogram: histogram(gauge)
        case .track: track(gauge)
        }
        writer.markup("</div>\n")
    }

    // MARK: Bars and segments

    private mutating func row(_ mark: GaugeNode.Mark, of gauge: GaugeNode) {
        writer.markup("<div class=\"fr-mark-row\">")
        title(mark)
        let share = gauge.share(of: mark)
        if gauge.style == .progress {
            segments(gauge.segments, share)
        } else {
            writer.markup("<svg class=\"fr-bar\" aria-hidden=\"true\">")
            rectangle("fr-track", width: 1)
            rectangle("fr-fill", width: share)
            writer.markup("</svg>")
        }
        text(mark)
        writer.markup("</div>\n")
    }

    private mutating func segments(_ count: Int, _ share: Double) {
        writer.markup("<svg class=\"fr-segments\" aria-hidden=\"true\">")
        let count = max(count, 1)
        let gap = count > 1 ? min(0.01, 0.3 / Double(count)) : 0
        let width = (1 - gap * Double(count - 1)) / Double(count)
        for index in 0..<count {
            let start = Double(index) * (width + gap)
            rectangle("fr-track", x: start, width: width)
            rectangle("fr-fill", x: start, width: min(max(share - start, 0), width))
        }
        circle(share)
        writer.markup("</svg>")
    }

    // MARK: Columns

    private mutating func histogram(_ gauge: GaugeNode) {
        writer.markup("<div class=\"fr-histogram\">\n")
        for mark in gauge.marks {
            writer.markup("<div class=\"fr-column\">")
            title(mark)
            let share = gauge.share(of: mark)
            writer.markup("<svg class=\"fr-rise\" aria-hidden=\"true\">")
            rectangle("fr-fill", y: 1 - share, width: 1, height: share)
            writer.markup("</svg>")
            text(mark)
            writer.markup("</div>\n")
        }
        writer.markup("</div>\n")
    }

    // MARK: Tracks

    private mutating func track(_ gauge: GaugeNode) {
        guard !gauge.marks.isEmpty else { return }
        writer.markup("<svg class=\"fr-segments\" aria-hidden=\"true\">")
        rectangle("fr-track", width: 1)
        for mark in gauge.marks { circle(gauge.share(of: mark)) }
        writer.markup("</svg>\n<p class=\"fr-marks\">")
        for mark in gauge.marks {
            writer.markup("<span>")
            title(mark)
            text(mark)
            writer.markup("</span> ")
        }
        writer.markup("</p>\n")
    }

    // MARK: Texts and shapes

    private mutating func title(_ mark: GaugeNode.Mark) {
        guard !mark.title.isEmpty else { return }
        writer.markup("<span class=\"fr-mark-title\">")
        writer.text(mark.title)
        writer.markup("</span> ")
    }

    private mutating func text(_ mark: GaugeNode.Mark) {
        writer.markup("<span class=\"fr-mark-value\">")
        writer.text(mark.text)
        writer.markup("</span>")
    }

    private mutating func rectangle(
        _ name: StaticString, x: Double = 0, y: Double = 0, width: Double, height: Double = 1
    ) {
        writer.markup("<rect class=\"")
        writer.markup(name)
        writer.end()
        if x > 0 { share("x", x) }
        if y > 0 { share("y", y) }
        share("width", width)
        share("height", height)
        writer.markup("></rect>")
    }

    private mutating func circle(_ share: Double) {
        writer.markup("<circle class=\"fr-fill\"")
        self.share("cx", share)
        writer.markup(" cy=\"50%\" r=\"7\"></circle>")
    }

    /// A share of a length, with two decimals of a percent.
    private mutating func share(_ name: StaticString, _ share: Double) {
        let parts = Int((min(max(share, 0), 1) * 10_000).rounded())
        writer.begin(name)
        writer.number(parts / 100)
        if parts % 100 > 0 {
            writer.markup(parts % 100 < 10 ? ".0" : ".")
            writer.number(parts % 100)
        }
        writer.markup("%")
        writer.end()
    }
}
