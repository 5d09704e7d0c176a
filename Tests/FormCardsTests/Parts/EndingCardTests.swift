import FormCards
import FormModel
import FormValidation
import TestSupport
import Testing

/// What cards say of the ending that the answers reach: once in every format, and not as a problem.
@Suite struct EndingCardTests {
    private static let form = """
        { "formrun": 1, "id": "e", "title": "Passport", "pages": [
            { "title": "One", "items": [
              { "type": "input", "name": "uk", "title": "UK passport", "value": "boolean",
                "validators": ["required"] } ] },
            { "title": "Two", "items": [
              { "type": "input", "name": "x", "title": "X", "value": "integer" },
              { "type": "button", "name": "s", "title": "Send", "action": "submit" } ] } ],
          "endings": [
            { "name": "no", "when": "uk == false", "title": "No service", "text": "Call **us**.", "accepted": false },
            { "name": "early", "when": "x > 5", "text": "That was all." },
            { "name": "done", "title": "Thank you", "text": "We write soon, {x}." } ] }
        """

    private static func source(_ answers: [FieldName: FieldValue]) throws -> FormDataSource {
        let source = FormDataSource(
            form: try FormDocument.read(Array(form.utf8), vocabulary: .standard))
        for (name, value) in answers {
            try source.updateValue(of: name, to: value, userInitiated: true)
        }
        source.attemptSubmission()
        return source
    }

    /// How often a text is in what each format writes.
    private static func counts(of text: String, in cards: [CardDescription]) throws -> [Int] {
        let page = HTMLRenderer(HTMLOptions(isStandalone: true)).document(of: cards)
        return [
            cards.map(TextRenderer(width: 60).text).joined(),
            AccessibleRenderer().text(of: cards), String(decoding: page, as: UTF8.self),
            String(
                decoding: AdaptiveCard.jsonBytes(of: try cards.map(AdaptiveRenderer().card)),
                as: UTF8.self),
            String(decoding: CardDescription.jsonBytes(of: cards), as: UTF8.self),
        ].map { $0.ranges(of: text).count }
    }

    @Test(arguments: [
        (["uk": .boolean(false)] as [FieldName: FieldValue], "no", ["One"], "No service"),
        (["uk": .boolean(true), "x": .integer(7)], "early", ["One", "Two"], "That was all."),
    ])
    func aConditionThatHoldsIsSaidOnTheLastCard(
        _ answers: [FieldName: FieldValue], _ name: FieldName, _ titles: [String], _ text: String
    ) throws {
        let source = try Self.source(answers)
        let cards = DescriptionBuilder().descriptions(of: source)
        #expect(cards.map(\.title) == titles)
        #expect(
            cards.map(\.ending) == [FieldName?](repeating: nil, count: titles.count - 1) + [name])
        #expect(try Self.counts(of: text, in: cards) == [1, 1, 1, 1, 1])
        for card in cards {
            #expect(card.issues.isEmpty && card.isValid && card.state == .hasData)
            let page = String(decoding: HTMLRenderer().bytes(of: card), as: UTF8.self)
            #expect(!page.contains(#"role="alert""#) && !page.contains("fr-bad"))
        }
    }

    /// A problem that a person can mend is told beside the ending.
    @Test func aProblemOfTheSamePage() throws {
        let source = try Self.source(["uk": .text("maybe")])
        #expect(DescriptionBuilder().descriptions(of: source).map(\.ending) == [nil, nil])
        #expect(DescriptionBuilder().descriptions(of: source)[0].issues.count == 1)
    }

    @Test(arguments: [
        (["uk": .boolean(false)] as [FieldName: FieldValue], "no", "No service", "Call us."),
        (["uk": .boolean(true), "x": .integer(7)], "early", "Passport", "That was all."),
        (["uk": .boolean(true), "x": .integer(3)], "done", "Thank you", "We write soon, 3."),
    ])
    func theCardOfAnEnding(
        _ answers: [FieldName: FieldValue], _ name: FieldName, _ title: String, _ text: String
    ) throws {
        let card = try #require(DescriptionBuilder().ending(of: try Self.source(answers)))
        #expect(card.ending == name && card.title == title)
        #expect(card.texts == [title, text])
        #expect(try Self.counts(of: title, in: [card])[0...1] == [1, 1])
    }

    @Test func noEndingIsReached() throws {
        // A required answer is missing.
        #expect(DescriptionBuilder().ending(of: try Self.source([:])) == nil)
    }

    /// However a card is described, only the last that is shown says the ending.
    @Test func otherCardsDoNotSayIt() throws {
        let source = try Self.source(["uk": .boolean(false)])
        let cards = Card.cards(of: source).map { DescriptionBuilder().description(of: $0) }
        #expect(cards.map(\.ending) == ["no", nil])
        #expect(CardPresenter(source).description(of: "card2")?.ending == nil)
        #expect(CardPresenter(source).descriptions.map(\.ending) == ["no"])
    }

    /// An ending without words of its own does not end a form in silence.
    @Test func withoutTexts() throws {
        let form = try FormDocument.read(
            Array(
                """
                { "formrun": 1, "id": "e", "title": "E",
                  "items": [{ "type": "input", "name": "a", "title": "A", "value": "boolean" }],
                  "endings": [{ "name": "no", "when": "a", "accepted": false }] }
                """.utf8), vocabulary: .standard)
        let source = FormDataSource(form: form)
        try source.updateValue(of: "a", to: .boolean(true), userInitiated: true)
        let sentence = #"These answers end the form at "no" and are not accepted."#
        let cards = DescriptionBuilder().descriptions(of: source)
        #expect(cards.flatMap(\.texts).filter { $0 == sentence }.count == 1)
        #expect(DescriptionBuilder().ending(of: source)?.texts == ["E", sentence])
    }

    /// An ending that reads no answer hides all pages, and is the only card.
    @Test func withoutPages() throws {
        let form = try FormDocument.read(
            Array(
                """
                { "formrun": 1, "id": "e", "title": "E",
                  "items": [{ "type": "input", "name": "a", "title": "A" }],
                  "endings": [{ "name": "closed", "when": "1 == 1", "text": "Closed.", "accepted": false }] }
                """.utf8), vocabulary: .standard)
        let cards = DescriptionBuilder().descriptions(of: FormDataSource(form: form))
        #expect(cards.map(\.id) == ["ending"])
        #expect(CardPresenter(FormDataSource(form: form)).descriptions.map(\.id) == ["ending"])
        #expect(try Self.counts(of: "Closed.", in: cards) == [1, 1, 1, 1, 1])
    }
}
