public import FormModel

/// A card as every renderer reads it: texts and nodes without widths, colours or escape sequences.
public struct CardDescription: Sendable, Hashable {
    /// The id of the card, unique in its form.
    public let id: String
    /// The number of the card among those that are visible, from 1; 0 for the review of a session.
    public internal(set) var number: Int
    /// How many cards are visible.
    public internal(set) var count: Int
    /// The title.
    public let title: String
    /// The state.
    public internal(set) var state: CardState
    /// Whether the card has no error, reported or not.
    public internal(set) var isValid: Bool
    /// The issues that are shown, in the order of the card.
    public internal(set) var issues: [IssueNode]
    /// How the card looks.
    public var look: CardLook
    /// The parts of the card.
    public internal(set) var body: CardNode
    /// The name of the action that opens the card; `nil` for none.
    public let open: FieldName?
    /// Whether answers to the card decide what it shows, so that a renderer that cannot draw it again with each answer
    /// offers to do so.
    var isDynamic = false
    /// The name of the ending that the body says; `nil` for none.
    public var ending: FieldName?
    /// What there was too much of to draw it, so that the body is a sentence that says so; `nil` for a card that is whole.
    public var excess: DrawingExcess?
    /// What a person does on the card at present; `nil` where it is only shown.
    package var focus: CardFocus? {
        get { ownFocus?.value }
        set { ownFocus = newValue.map(Shared.init) }
    }
    private var ownFocus: Shared<CardFocus>?
    /// The language of the texts.
    public let language: LanguageTag?
    /// The language of the reader, in whose notation values are written and typed texts are read; `nil` where it is that
    /// of the texts.
    var readerLanguage: LanguageTag?
    /// The words of the renderers in that language.
    public let words: InterfaceWords

    /// Makes a description, and gives an id to every node that has none, unless no renderer asks for ids.
    ///
    /// A field, a group and the node of a row have their path as id, such as `/lines/0/price`, and a button has its
    /// name. Any other node has the id of the node or row around it, a dot and its index there. Where an id occurs a
    /// second time, `-2` follows it.
    ///
    /// - Complexity: O(*n*) in the nodes.
    init(
        id: String, number: Int = 1, count: Int = 1, title: String, state: CardState,
        isValid: Bool, issues: [IssueNode] = [], look: CardLook = CardLook(), body: CardNode,
        open: FieldName? = nil, language: LanguageTag? = nil, words: InterfaceWords = .english,
        numbersNodes: Bool = true
    ) {
        self.id = id
        self.number = number
        self.count = count
        self.title = title
        self.state = state
        self.isValid = isValid
        self.issues = issues
        self.look = look
        self.body = numbersNodes ? NodeNumbering.numbered(body, ofCard: id) : body
        self.open = open
        self.language = language
        self.words = words
    }
}
