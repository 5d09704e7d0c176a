import FormModel

/// A field: its title, and beside it, in one column, its value, its help and its issues.
struct FieldDrawing {
    let field: FieldNode

    /// The title, with a mark if an answer is required.
    var title: DisplayText { Self.title(field.label, isRequired: field.isRequired) }

    /// A title with a no-break space before its mark, so that the mark is never alone in a line.
    static func title(_ label: String, isRequired: Bool) -> DisplayText {
        let name = DisplayText(filled: label)
        return isRequired ? name + "\u{A0}*" : name
    }

    /// The lines of a title; the no-break space before its mark becomes a space, which all terminals show alike.
    static func titleLines(
        _ title: DisplayText, isRequired: Bool, _ space: LayoutSpace, to width: Int
    ) -> [StyledLine] {
        var lines = space.wrap(title, .label, to: width)
        guard isRequired, let last = lines.popLast() else { return lines }
        let runs = last.runs.map { run in
            guard run.text.string.hasSuffix("\u{A0}*") else { return run }
            let name = String(run.text.string.dropLast(2))
            return run.with(DisplayText(clean: name + " *", width: run.text.width))
        }
        return lines + [StyledLine(runs)]
    }

    func lines(in space: LayoutSpace) -> [StyledLine] {
        guard let columns = space.columns else {
            let titles = Self.titleLines(
                title, isRequired: field.isRequired, space, to: space.width)
            let indent = min(space.spacing.indent, space.width / 4)
            return titles
                + body(in: space.narrowed(to: space.width - indent)).map { $0.indented(by: indent) }
        }
        let titles = Self.titleLines(
            title, isRequired: field.isRequired, space, to: columns.title)
        return StyledLine.beside(
            titles, width: columns.title, gap: columns.gap,
            body(in: space.narrowed(to: columns.value)))
    }

    /// The column of the value.
    private func body(in space: LayoutSpace) -> [StyledLine] {
        var lines = ValueDrawing(field: field).lines(in: space)
        if let help = field.help { lines += space.wrap(help, .help, to: space.width) }
        return lines + space.lines(of: field.issues, to: space.width)
    }
}
