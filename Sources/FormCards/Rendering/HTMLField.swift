import FormModel

/// A field on a page: label, help, issues and control, tied together by ids.
struct HTMLField {
    private let shared: Shared<FieldNode>
    /// The id of the control.
    let id: String
    /// The name in a form post.
    let name: String
    /// The title of the row in whose cell the control is; `nil` for a field that is in no cell.
    private let rowTitle: String?
    /// What stands behind the control.
    private let unit: String?
    /// What stands before the control.
    private let unitBefore: String?

    /// - Parameters:
    ///   - field: The field.
    ///   - row: The title of the row of a table in whose cell the field is.
    ///   - names: The names of the page.
    init(_ field: Shared<FieldNode>, in row: String? = nil, _ names: HTMLNames) {
        shared = field
        name = field.value.path.dotted
        id = names.id(of: field.value.path)
        rowTitle = row
        unit = field.value.beside
        unitBefore = field.value.unitBefore.flatMap { $0.isEmpty ? nil : $0 }
    }

    var node: FieldNode { shared.value }

    /// The maximum of options that are shown at once; more are in a list that opens.
    private static let maximumRadios = 7

    /// Writes the field; one that the page already has without a control, since it must not be sent twice.
    func write(to page: inout HTMLPage) {
        if page.names.claims(id) { writeControl(to: &page) } else { writeAgain(to: &page) }
    }

    /// Writes the field, which is on the page for the first time.
    func writeControl(to page: inout HTMLPage) {
        guard !node.isComputed, !node.isGiven else { return writeOutput(to: &page) }
        switch node.control {
        case .yesNo where node.box != nil:
            return HTMLChoices(self, node.box.map { [$0] } ?? [], isRadio: false).write(to: &page)
        case .yesNo(let options) where node.appearance != .select:
            return HTMLChoices(self, options, isRadio: true).write(to: &page)
        case .one(let options) where showsAll(options):
            return HTMLChoices(self, options, isRadio: true).write(to: &page)
        case .many(let options):
            return HTMLChoices(self, options, isRadio: false).write(to: &page)
        case .line, .lines, .number, .date, .time, .moment, .localDateTime, .duration, .texts,
            .file,
            .one, .yesNo:
            break
        }
        if let parts = HTMLDateParts(self) { return parts.write(to: &page) }
        begin(to: &page)
        label(to: &page)
        explanations(to: &page)
        let ends = ends
        let isMeasure = unit != nil || unitBefore != nil || ends != nil
        if isMeasure { page.writer.markup("<div class=\"fr-measure\">") }
        if let ends { page.end(ends.lower) }
        if let unitBefore { page.unit(unitBefore, of: id, isBefore: true) }
        HTMLControl(self).write(to: &page)
        if let ends { page.end(ends.upper) }
        if let unit { page.unit(unit, of: id, isBefore: false) }
        page.writer.markup(isMeasure ? "</div>\n" : "\n")
        page.writer.markup("</div>\n")
    }

    /// Whether all options are shown at once; in a cell a list that opens takes less space.
    private func showsAll(_ options: [FieldNode.Option]) -> Bool {
        switch node.appearance {
        case .select: false
        case .radios, .segments, .rating: true
        case .checkbox, .slider, .dateParts, .rows, nil:
            options.count <= HTMLField.maximumRadios && rowTitle == nil
        }
    }

    /// The ends of a slider; `nil` for another control.
    private var ends: (lower: String, upper: String)? {
        guard node.appearance == .slider,
            HTMLInputType(node, node.entered.first ?? "") == .range,
            let lower = node.hints.minimum, let upper = node.hints.maximum
        else { return nil }
        return (lower, upper)
    }

    private func writeAgain(to page: inout HTMLPage) {
        page.writer.markup("<dl class=\"fr-pair\"><dt>")
        page.writer.text(node.label)
        page.writer.markup("</dt><dd>")
        shownValue(to: &page)
        page.writer.markup("</dd></dl>\n")
    }

    // MARK: Labels and explanations

    private func begin(to page: inout HTMLPage) {
        page.writer.markup("<div class=\"fr-field")
        classes(to: &page)
        page.writer.markup("\">\n")
    }

    /// Begins the group of several controls with the label as its caption, and writes its help and issues.
    ///
    /// - Parameters:
    ///   - isRadio: Whether one of the controls is chosen.
    ///   - hasMark: Whether the controls themselves say that an answer is required.
    ///   - page: The page.
    func beginGroup(isRadio: Bool, hasMark: Bool, to page: inout HTMLPage) {
        page.writer.markup("<fieldset class=\"fr-field")
        classes(to: &page)
        page.writer.end()
        if isRadio {
            page.writer.markup(" role=\"radiogroup\"")
            if node.isRequired { page.writer.markup(" aria-required=\"true\"") }
            if node.showsError { page.writer.markup(" aria-invalid=\"true\"") }
        }
        described(to: &page)
        page.writer.markup(">\n<legend>")
        caption(to: &page)
        if node.isRequired {
            if hasMark { page.requiredMark() } else { page.requiredWord() }
        }
        for isBefore in [true, false] {
            guard let unit = isBefore ? node.unitBefore : node.unit else { continue }
            page.writer.markup(" ")
            page.unit(unit, of: id, isBefore: isBefore)
        }
        page.writer.markup("</legend>\n")
        explanations(to: &page)
    }

    /// Writes the classes of the element of the field, besides `fr-field`.
    func classes(to page: inout HTMLPage) {
        if rowTitle != nil { page.writer.markup(" fr-cell") }
        if !node.isEnabled { page.writer.markup(" fr-disabled") }
        if node.showsError { page.writer.markup(" fr-invalid") }
    }

    private func label(to page: inout HTMLPage) {
        page.writer.markup("<label")
        page.writer.attribute("for", id)
        page.writer.markup(">")
        caption(to: &page)
        if node.isRequired { page.requiredMark() }
        if node.isComputed || node.isGiven {
            page.spoken(page.words[node.isComputed ? .computed : .given])
        }
        page.writer.markup("</label>\n")
    }

    /// Writes the label; in a cell behind the title of the row, for screen readers: other readers see the row.
    func caption(to page: inout HTMLPage) {
        if let rowTitle {
            page.writer.markup("<span class=\"fr-spoken\">")
            page.writer.text(page.words.labelled(rowTitle, ""))
            page.writer.markup("</span>")
        }
        page.writer.text(node.label)
    }

    /// Writes the help and the issues before the control: the Tab key reaches a link of the help where it is seen, and neither
    /// the keyboard of a telephone nor a list that opens covers them.
    func explanations(to page: inout HTMLPage) {
        if let help = node.help { page.writer.block(help, "fr-help", id: id, "-help") }
        // Those of a cell are below its row.
        if rowTitle == nil { HTMLIssues.write(node.issues, at: id, to: &page) }
    }

    /// Writes the value of `aria-describedby`.
    func described(byUnit: Bool = true, to page: inout HTMLPage) {
        page.described(
            by: id, help: node.help != nil, issues: !node.issues.isEmpty,
            unitBefore: byUnit && unitBefore != nil, unit: byUnit && unit != nil)
    }

    // MARK: Values that cannot be changed

    private func writeOutput(to page: inout HTMLPage) {
        begin(to: &page)
        label(to: &page)
        explanations(to: &page)
        page.writer.markup("<output")
        page.writer.attribute("id", id)
        if page.isRightToLeft, node.hints.isLeftToRight { page.writer.markup(" dir=\"ltr\"") }
        described(byUnit: false, to: &page)
        page.writer.markup(">")
        shownValue(to: &page)
        page.writer.markup("</output>\n</div>\n")
    }

    private func shownValue(to page: inout HTMLPage) {
        guard !node.text.isEmpty else { return page.nothing() }
        if node.hasMeasure, let unit = node.unitBefore {
            page.writer.markup("<span class=\"fr-unit\">")
            page.writer.text(unit)
            page.writer.markup("</span> ")
        }
        page.writer.text(node.text)
        guard node.hasMeasure, let unit = node.unit else { return }
        page.writer.markup(" <span class=\"fr-unit\">")
        page.writer.text(unit)
        page.writer.markup("</span>")
    }
}

extension FieldNode {
    /// Whether an error is shown at the field.
    var showsError: Bool { issues.contains { $0.severity == .error } }

    /// Whether the answer is part of a form post.
    var isSent: Bool { isEnabled && !isComputed && !isGiven }
}
