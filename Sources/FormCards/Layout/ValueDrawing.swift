import FormModel

/// The value of a field, with its units and a word where it cannot be changed, or the options of a choice.
struct ValueDrawing {
    /// The largest number of options that are drawn one a line.
    static let maximumOptions = 7

    /// The largest number of options that are drawn one a line where one is chosen already.
    static let maximumOptionsOfAnswer = 5

    let field: FieldNode

    func lines(in space: LayoutSpace) -> [StyledLine] {
        switch field.control {
        // A box that is not ticked would not say that the answer is no.
        case .yesNo where field.box != nil && field.entered != ["false"]:
            return lines(of: field.box.map { [$0] } ?? [], space, isMany: true)
        case .yesNo(let options), .one(let options):
            return lines(of: options, space, isMany: false)
        case .many(let options):
            return lines(of: options, space, isMany: true)
        default:
            return marked(texts(in: space), space)
        }
    }

    // MARK: Texts

    private var isFixed: Bool { !field.isEnabled || field.isComputed || field.isGiven }

    /// The lines of the value as a text, or the mark for none.
    private func texts(in space: LayoutSpace) -> [StyledLine] {
        guard !field.text.isEmpty else { return [missing(in: space)] }
        let shown = field.isSecure ? space.glyphs.masked(field.text) : field.text
        let texts: [DisplayText] =
            switch field.control {
            case .lines, .texts: DisplayText.lines(shown)
            default: [DisplayText(shown)]
            }
        var lines = texts.map { StyledLine($0, .value) }
        guard field.hasMeasure else { return lines }
        if let unit, let last = lines.popLast() { lines.append(StyledLine(last.runs + [unit])) }
        if let unitBefore, let first = lines.first {
            lines[0] = StyledLine([unitBefore] + first.runs)
        }
        return lines
    }

    private var unit: StyledLine.Run? {
        field.unit.flatMap {
            $0.isEmpty ? nil : StyledLine.Run(" " + DisplayText(filled: $0), .plain)
        }
    }

    private var unitBefore: StyledLine.Run? {
        field.unitBefore.flatMap {
            $0.isEmpty ? nil : StyledLine.Run(DisplayText(filled: $0) + " ", .plain)
        }
    }

    /// An example of an answer, in parentheses so that it is not taken for one without colours either.
    private func missing(in space: LayoutSpace) -> StyledLine {
        let example = field.placeholder.flatMap { $0.isEmpty ? nil : DisplayText(filled: $0) }
        // A unit says what to enter, and nothing where a person enters nothing.
        if isFixed { return StyledLine(space.glyphs.nothing, .placeholder) }
        let text = example.map { "(" + $0 + ")" }
        let run = StyledLine.Run(text ?? space.glyphs.nothing, .placeholder)
        return StyledLine([unitBefore, run, unit].compactMap(\.self))
    }

    /// Adds the word for a value that cannot be changed.
    private func marked(_ lines: [StyledLine], _ space: LayoutSpace) -> [StyledLine] {
        let word: InterfaceWords.Word? =
            field.isComputed
            ? .computed : field.isGiven ? .given : field.isEnabled ? nil : .disabled
        guard let word else { return space.wrap(lines, to: space.width) }
        let mark = StyledLine.Run(" (" + DisplayText(filled: space.words[word]) + ")", .dim)
        guard let last = lines.last, lines.count < LayoutSpace.maximumLines else {
            return space.wrap(lines, to: space.width)
        }
        let marked = lines.dropLast() + [StyledLine(last.runs + [mark])]
        return space.wrap(Array(marked), to: space.width)
    }

    // MARK: Options

    private func lines(
        of options: [FieldNode.Option], _ space: LayoutSpace, isMany: Bool
    ) -> [StyledLine] {
        let chosen = options.filter(\.isSelected)
        if options.isEmpty { return marked(texts(in: space), space) }
        // Where no option is chosen, a stray value is shown before them.
        let hasStrayText = chosen.isEmpty && !field.text.isEmpty
        if isFixed {
            let lines = field.chosenTitles.map { StyledLine(DisplayText(filled: $0), .value) }
            return marked(lines.isEmpty ? texts(in: space) : lines, space)
        }
        let before = hasStrayText ? space.wrap(texts(in: space), to: space.width) : []
        let limit = chosen.isEmpty || isMany ? Self.maximumOptions : Self.maximumOptionsOfAnswer
        guard options.count <= limit else {
            return before
                + summary(of: options, chosen, space, isMany: isMany, hasText: hasStrayText)
        }
        if case .yesNo = field.control, let line = inOneLine(options, space, isMany: isMany) {
            return before + [line]
        }
        let strayOptions = chosen.isEmpty ? [] : field.strayOptions
        return before + options.flatMap { lines(of: $0, space, isMany: isMany) }
            + strayOptions.flatMap { lines(of: $0, space, isMany: isMany) }
    }

    /// The options beside each other; `nil` if they do not fit or have explanations.
    private func inOneLine(
        _ options: [FieldNode.Option], _ space: LayoutSpace, isMany: Bool
    ) -> StyledLine? {
        guard options.allSatisfy({ $0.isEnabled && $0.explanation == nil }) else { return nil }
        var runs: [StyledLine.Run] = []
        for option in options {
            if !runs.isEmpty { runs.append(StyledLine.Run("  ", .plain)) }
            runs += self.runs(of: option, space, isMany: isMany)
        }
        let line = StyledLine(runs)
        return line.width <= space.width ? line : nil
    }

    private func runs(
        of option: FieldNode.Option, _ space: LayoutSpace, isMany: Bool
    ) -> [StyledLine.Run] {
        let glyphs = space.glyphs
        let mark = isMany ? glyphs.box(option.isSelected) : glyphs.radio(option.isSelected)
        let style: StyledLine.Style =
            option.isSelected ? .value : option.isEnabled ? .plain : .disabled
        return [
            StyledLine.Run(mark, style),
            StyledLine.Run(DisplayText(filled: option.title), style),
        ]
    }

    /// An option with the reason why it cannot be chosen, and its explanation below.
    private func lines(
        of option: FieldNode.Option, _ space: LayoutSpace, isMany: Bool
    ) -> [StyledLine] {
        var runs = runs(of: option, space, isMany: isMany)
        let hanging = runs[0].text.width
        if !option.isEnabled {
            let reason = option.reason ?? space.words[.unavailable]
            runs.append(StyledLine.Run(" (" + DisplayText(filled: reason) + ")", .dim))
        }
        let lines = space.wrap([StyledLine(runs, hanging: hanging)], to: space.width)
        return lines + explanation(of: option, space, indent: hanging)
    }

    private func explanation(
        of option: FieldNode.Option, _ space: LayoutSpace, indent: Int
    ) -> [StyledLine] {
        guard let text = option.explanation, !text.isEmpty else { return [] }
        let indent = indent * 2 < space.width ? indent : 0
        return space.wrap(DisplayText(filled: text), .help, to: space.width - indent)
            .map { $0.indented(by: indent) }
    }

    /// The chosen options of many, one a line, and how many there are to choose from.
    private func summary(
        of options: [FieldNode.Option], _ chosen: [FieldNode.Option], _ space: LayoutSpace,
        isMany: Bool, hasText: Bool
    ) -> [StyledLine] {
        let count = String(options.count)
        let number =
            isMany
            ? String(chosen.count)
            : String((options.firstIndex { $0.isSelected } ?? -1) + 1)
        let text =
            chosen.isEmpty
            ? space.words.labelled(space.words[.options], count)
            : space.words(.position, ["number": number, "count": count])
        let titles =
            chosen.isEmpty
            ? hasText ? [] : [missing(in: space)]
            : field.chosenTitles.map { StyledLine(DisplayText(filled: $0), .value) }
        let lead: DisplayText = titles.isEmpty ? "(" : " ("
        let position = StyledLine.Run(lead + DisplayText(filled: text) + ")", .dim)
        let last = StyledLine((titles.last?.runs ?? []) + [position])
        let lines = space.wrap(titles.dropLast() + [last], to: space.width)
        return lines
            + (chosen.count == 1 ? chosen : [])
            .flatMap { explanation(of: $0, space, indent: 0) }
    }
}
