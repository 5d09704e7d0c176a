import FormModel

/// Numbers within limits: each number is printed, and a drawing shows it.
///
/// The drawings are SVG with lengths in percent: their geometry is in attributes, which a strict policy allows, browsers draw
/// them alike, and they are printed, as backgrounds are not.
struct HTMLGauge {
    private let gauge: GaugeNode

    init(_ gauge: GaugeNode) {
        self.gauge = gauge
    }

    func write(to writer: inout HTMLWriter) {
        writer.markup("<div class=\"fr-gauge")
        if let color = gauge.color { writer.color(color, " fr-fill-") }
        writer.markup("\">\n")
        if !gauge.title.isEmpty {
            writer.markup("<p class=\"fr-gauge-title\">")
            writer.text(gauge.title)
            writer.markup("</p>\n")
        }
        switch gauge.style {
        case .bar, .progress:
            for mark in gauge.marks { row(mark, to: &writer) }
        case .histogram: histogram(to: &writer)
        case .track: track(to: &writer)
        }
        writer.markup("</div>\n")
    }

    // MARK: Bars and segments

    private func row(_ mark: GaugeNode.Mark, to writer: inout HTMLWriter) {
        writer.markup("<div class=\"fr-mark-row\">")
        title(mark, to: &writer)
        let share = gauge.share(of: mark)
        if gauge.style == .progress {
            segments(share, to: &writer)
        } else {
            writer.markup("<svg class=\"fr-bar\" aria-hidden=\"true\">")
            writer.rectangle("fr-track", width: 1)
            writer.rectangle("fr-fill", width: share)
            writer.markup("</svg>")
        }
        text(mark, to: &writer)
        writer.markup("</div>\n")
    }

    private func segments(_ share: Double, to writer: inout HTMLWriter) {
        writer.markup("<svg class=\"fr-segments\" aria-hidden=\"true\">")
        let count = max(gauge.segments, 1)
        let gap = count > 1 ? min(0.01, 0.3 / Double(count)) : 0
        let width = (1 - gap * Double(count - 1)) / Double(count)
        for index in 0..<count {
            let start = Double(index) * (width + gap)
            writer.rectangle("fr-track", x: start, width: width)
            writer.rectangle("fr-fill", x: start, width: min(max(share - start, 0), width))
        }
        writer.circle(share)
        writer.markup("</svg>")
    }

    // MARK: Columns

    private func histogram(to writer: inout HTMLWriter) {
        writer.markup("<div class=\"fr-histogram\">\n")
        for mark in gauge.marks {
            writer.markup("<div class=\"fr-column\">")
            title(mark, to: &writer)
            // The number stands on its column, and all columns on one line.
            writer.markup("<div class=\"fr-rise\">")
            text(mark, to: &writer)
            writer.column(gauge.share(of: mark))
            writer.markup("</div></div>\n")
        }
        writer.markup("</div>\n")
    }

    // MARK: Tracks

    private func track(to writer: inout HTMLWriter) {
        guard !gauge.marks.isEmpty else { return }
        let hasEnds = gauge.ends.count == 2
        if hasEnds {
            writer.markup("<div class=\"fr-ends\">")
            end(gauge.ends[0], to: &writer)
        }
        writer.markup("<svg class=\"fr-segments\" aria-hidden=\"true\">")
        writer.rectangle("fr-track", width: 1)
        if let filled = gauge.filled {
            writer.rectangle(
                "fr-fill", x: filled.lowerBound, width: filled.upperBound - filled.lowerBound)
        }
        for mark in gauge.marks where !mark.value.isNaN { writer.circle(gauge.share(of: mark)) }
        writer.markup("</svg>")
        if hasEnds {
            end(gauge.ends[1], to: &writer)
            writer.markup("</div>")
        }
        writer.markup("\n<p class=\"fr-marks\">")
        for mark in gauge.marks {
            writer.markup("<span>")
            title(mark, to: &writer)
            text(mark, to: &writer)
            writer.markup("</span> ")
        }
        writer.markup("</p>\n")
    }

    // MARK: Texts

    private func end(_ text: String, to writer: inout HTMLWriter) {
        writer.markup("<span class=\"fr-unit\">")
        writer.text(text)
        writer.markup("</span> ")
    }

    private func title(_ mark: GaugeNode.Mark, to writer: inout HTMLWriter) {
        guard !mark.title.isEmpty else { return }
        writer.markup("<span class=\"fr-mark-title\">")
        writer.text(mark.title)
        writer.markup("</span> ")
    }

    private func text(_ mark: GaugeNode.Mark, to writer: inout HTMLWriter) {
        writer.markup("<span class=\"fr-mark-value\">")
        writer.text(mark.text)
        writer.markup("</span>")
    }
}

// Shapes with lengths in percent.
extension HTMLWriter {
    fileprivate mutating func rectangle(
        _ name: StaticString, x: Double = 0, y: Double = 0, width: Double, height: Double = 1
    ) {
        markup("<rect class=\"")
        markup(name)
        end()
        if x > 0 { share("x", x) }
        if y > 0 { share("y", y) }
        share("width", width)
        share("height", height)
        markup("></rect>")
    }

    /// A column as high as a share of the space for columns.
    fileprivate mutating func column(_ share: Double) {
        markup("<svg class=\"fr-up\" aria-hidden=\"true\"")
        self.share("height", share)
        markup(">")
        rectangle("fr-fill", width: 1)
        markup("</svg>")
    }

    fileprivate mutating func circle(_ share: Double) {
        markup("<circle class=\"fr-fill\"")
        self.share("cx", share)
        markup(" cy=\"50%\" r=\"7\"></circle>")
    }

    /// A share of a length, with two decimals of a percent.
    private mutating func share(_ name: StaticString, _ share: Double) {
        let parts = Int((min(max(share, 0), 1) * 10_000).rounded())
        begin(name)
        number(parts / 100)
        if parts % 100 > 0 {
            markup(parts % 100 < 10 ? ".0" : ".")
            number(parts % 100)
        }
        markup("%")
        end()
    }
}
