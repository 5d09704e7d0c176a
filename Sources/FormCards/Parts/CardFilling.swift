import FormModel
import FormValidation

/// What the description of a card has of each field and row while the card is filled in question by question: a line, in
/// place of the options, the help and the messages of the field.
struct CardFilling {
    /// The field or group that is asked about; `nil` where all of the card is shown.
    let asked: FieldPath?
    /// The line of a field or group.
    let line: (FieldPlace) -> CardNode
    /// The line of a row of which no field is asked; `nil` for a row that is not filled in.
    let summary: (RowPlace) -> FieldNode?

    /// Whether the fields of a row are shown, and not only its line.
    func showsFields(ofRow path: FieldPath) -> Bool {
        asked.map { $0.steps.starts(with: path.steps) } ?? true
    }
}

extension DescriptionBuilder {
    /// Describes a card that is filled in question by question.
    ///
    /// - Complexity: O(*n*) in the items of the page.
    func description(
        of card: Card, number: Int, count: Int, filling: CardFilling
    ) -> CardDescription {
        let isPlain = card.page.card.isEmpty
        let contents = CardContents(of: card, as: isPlain ? .hasData : nil)
        return contents.values.sharingWork {
            let definition = card.page.card
            let rule = definition.states.first { $0.state == contents.state }
            let parts = rule?.parts ?? definition.parts ?? card.page.partsOfFilling
            // The help of the form, which the first card has, is in the record already, and the review says the ending.
            let composer = CardComposer(
                card: card, contents: contents, catalog: catalog(for: card),
                vocabulary: vocabulary, placement: card.form.placedItems(by: parts),
                isFirst: false, filling: filling)
            let context = CardContext(composer: composer, row: nil)
            var nodes = context.nodes(of: parts)
            if !isPlain, contents.size.excess != nil {
                nodes = [.text(composer.words[.tooMuch], role: .bad)]
            }
            // A state may place no field, but the question is always shown.
            if !isPlain, let member = filling.asked?.steps.first,
                !nodes.contains(where: { $0.has(member) }),
                let name = card.form.compiled.layout.name(ofMember: member.text),
                let node = context.node(of: name)
            {
                nodes.append(node)
            }
            return CardDescription(
                id: card.id, number: number, count: count,
                title: contents.values.text(card.title, in: composer.catalog.locale),
                state: contents.state, isValid: false, look: look(of: card, in: context),
                body: .stack(nodes), open: rule?.open ?? definition.open, words: composer.words,
                numbersNodes: false)
        }
    }
}

extension Page {
    /// The parts of its card while it is filled in, where the form gives it none.
    fileprivate var partsOfFilling: [CardWord] {
        help == nil ? [CardWord("fields")] : [CardWord("help"), CardWord("fields")]
    }
}

extension CardNode {
    /// Whether a field or group of the form, or a row of it, is in the node.
    fileprivate func has(_ member: FieldPath.Step) -> Bool {
        var rest = [self]
        while let node = rest.popLast() {
            if case .field(let field) = node.content, field.value.path.steps.first == member {
                return true
            }
            if let group = node.group, group.path.steps.first == member { return true }
            rest += node.nodes
        }
        return false
    }
}
