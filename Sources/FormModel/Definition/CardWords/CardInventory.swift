/// What the cards of a form contain: texts and expressions to compile, names to look up, and problems of their words.
struct CardInventory {
    /// A place in a card: its key for messages, and its offset in the form file.
    struct Place {
        /// The path, such as `card.parts[0].text`.
        let key: String
        let offset: Int?

        /// A problem at the place.
        func problem(
            _ code: DefinitionCode, _ parameters: IssueParameters = [:]
        ) -> DefinitionProblem {
            DefinitionProblem(code, parameters: parameters, part: .key(key)).at(offset)
        }
    }

    /// A text with its place.
    struct Text {
        let text: LocalizedText
        let isMarkup: Bool
        /// The group to whose rows the text belongs; `nil` for the form.
        var group: FieldName?
        let place: Place
    }

    /// An expression with its place.
    struct Expression {
        let expression: FormExpression
        let type: ExpressionType
        /// Whether the result is shown, so that it must not depend on secrets.
        let isShown: Bool
        /// The group to whose rows the expression belongs; `nil` for the form.
        var group: FieldName?
        let place: Place
    }

    /// A name of an item of the page.
    struct Name {
        enum Kind { case item, group, button }

        let name: FieldName
        let kind: Kind
        /// Whether the part shows the item so that it can be filled in.
        let isPlaced: Bool
        /// Whether the part, or one around it, has a condition.
        let isConditional: Bool
        let place: Place
    }

    /// The parts of a card in a state, or in all states that have none of their own.
    struct PartList {
        /// Whether they are those of the state `loading`, in which nothing can be filled in.
        let isOfLoading: Bool
        let place: Place
        var names: [Name] = []
        /// Whether a part without a condition shows all items that no other part places.
        var placesRest = false
        /// Whether a part with a condition shows all items that no other part places.
        var mayPlaceRest = false
        /// Whether something could not be read, which might place items.
        var isIncomplete = false
        var ids: Set<String> = []
    }

    /// The lists of parts of a page.
    struct PageParts {
        let page: Int
        var lists: [PartList] = []
    }

    var texts: [Text] = []
    var expressions: [Expression] = []
    var pages: [PageParts] = []
    var problems: [DefinitionProblem] = []

    /// Whether there is nothing to compile or to check.
    var isEmpty: Bool {
        texts.isEmpty && expressions.isEmpty && pages.isEmpty && problems.isEmpty
    }
}

extension CardInventory {
    /// The key of the card of a page, for messages.
    static func key(ofPage index: Int, among count: Int) -> String {
        count == 1 ? "card" : "pages[\(index)].card"
    }

    /// The contents of the cards of pages.
    ///
    /// - Complexity: O(*n*) in the words and arguments.
    init(of pages: [Page], _ words: CardWordShapes) {
        for (index, page) in pages.enumerated() where !page.card.isEmpty {
            let key = CardInventory.key(ofPage: index, among: pages.count)
            var walk = CardWalk(words)
            walk.enter(page.card, key)
            texts += walk.contents.texts
            expressions += walk.contents.expressions
            problems += walk.contents.problems
            self.pages.append(PageParts(page: index, lists: walk.lists))
        }
    }
}
