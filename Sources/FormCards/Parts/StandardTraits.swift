import FormModel

extension CardVocabulary {
    /// The traits of every form.
    static let standardTraitWords: [String: MakeTrait] = [
        "margins": { word, _ in
            MarginsTrait(margin: CardBox.Edges(word["margins"] ?? .named(word.arguments)))
        },
        "transparent": { _, _ in TransparentTrait() },
        "editable": { word, _ in word.word("action").map { EditableTrait(action: $0) } },
        "hidden": { word, context in
            let isHidden = word.expressions("when").first.map(context.holds) ?? true
            return isHidden ? HiddenTrait() : nil
        },
        "shadow": { word, _ in
            ShadowTrait(
                shadow: CardLook.Shadow(
                    opacity: word.number("opacity") ?? 0.3, side: word.choice("side") ?? .right,
                    color: word.color("color")))
        },
        "rounded": { _, _ in RoundedTrait() },
        "border": { word, _ in
            BorderTrait(line: word.choice("line") ?? .light, color: word.color("color"))
        },
        "gradient": { word, _ in
            let colors = word.list("colors").compactMap { $0.word.flatMap { CardColor($0) } }
            return colors.isEmpty
                ? nil
                : GradientTrait(
                    gradient: CardLook.Gradient(colors, angle: word.number("angle") ?? 0))
        },
        "fullScreen": { _, _ in FullScreenTrait() },
    ]
}
