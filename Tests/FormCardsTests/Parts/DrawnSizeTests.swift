import FormModel
import TestSupport
import Testing

@testable import FormCards

/// What is drawn of a card is limited, so that no small submission asks for a page of gigabytes.
@Suite(.timeLimit(.minutes(60))) struct DrawnSizeTests {
    private static func field(_ text: String) -> FieldNode {
        var field = FieldNode(path: FieldPath("a"), label: "ab", control: .line)
        field.text = text
        field.entered = [text]
        return field
    }

    /// A text of many bytes, made of long pieces, because one piece after the other is appended.
    private static func text(_ count: Int) -> String {
        let piece = String(repeating: "x", count: 1 << 12)
        return String(repeating: piece, count: count >> 12)
            + String(repeating: "x", count: count % (1 << 12))
    }

    @Test func everyLimitIsExceededByOneMore() {
        let fields = DrawnSize()
        let field = Self.field("")
        for _ in 0..<DrawingExcess.fields.limit { fields.add(field) }
        #expect(fields.excess == nil)
        fields.add(field)
        #expect(fields.excess == .fields)

        let options = DrawnSize()
        options.add(options: DrawingExcess.options.limit)
        #expect(options.excess == nil)
        options.add(options: 1)
        options.add(Self.field(Self.text(DrawingExcess.bytes.limit)))
        // The first excess is told.
        #expect(options.excess == .options)

        let bytes = DrawnSize()
        bytes.add(Self.field(Self.text(DrawingExcess.bytes.limit / 2 - 1)))
        #expect(bytes.excess == nil)
        bytes.add(Self.field(""))
        #expect(bytes.excess == .bytes)
    }

    @Test func anErrorNamesTheLimit() {
        #expect(
            DrawingExcess.allCases.map(\.description) == [
                "There is too much to draw: more than 200000 fields on a card. [tooMuchDrawn]",
                "There is too much to draw: more than 500000 options on a card. [tooMuchDrawn]",
                "There is too much to draw: more than 16777216 bytes on a card. [tooMuchDrawn]",
                "There is too much to draw: more than 200000000 units of work on a card. [tooMuchDrawn]",
            ])
    }

    /// Matches every text at once, so that only the counted work is large.
    private struct Always: TextMatcher {
        func matches(_ text: Span<UInt8>) -> Bool? { true }
    }

    /// The texts of a card do the work of one validation together, and those of the next card begin anew.
    @Test func workOfTexts() throws {
        var vocabulary = Vocabulary()
        vocabulary.makeMatcher = { _, _ in .success(Always()) }
        // Each title matches the text with ten patterns, so that few rows do much work.
        let all = (0..<10).map { "matches(t, '\($0)')" }.joined(separator: " && ")
        let form = try Form(
            id: "f", title: "F", vocabulary: vocabulary,
            items: [
                .input("t", title: "T"),
                .group(
                    "g", title: "G", rowTitle: LocalizedText("{= if(\(all), 'a', 'b')}"),
                    items: [.input("own", title: "Own")]),
            ])
        let source = FormDataSource(form: form)
        func cards(bytes: Int) throws -> [CardDescription] {
            try source.updateValue(
                of: "t", to: .text(String(repeating: "t", count: bytes)), userInitiated: true)
            return DescriptionBuilder().descriptions(of: source)
        }
        try source.updateValue(
            of: "g", to: .rows((0..<50).map { _ in ["own": .text("o")] }), userInitiated: true)
        #expect(try cards(bytes: 10).map(\.excess) == [nil])
        let excessive = try cards(bytes: 60_000)
        #expect(excessive.map(\.excess) == [.work])
        #expect(
            excessive.map(\.texts) == [["F", "There is too much here to be shown."]],
            "\(excessive.map { $0.texts.prefix(4) })")
        #expect(try cards(bytes: 10).map(\.excess) == [nil])
    }

    private static func form(choices: Int) throws -> Form {
        try Form(
            id: "f", title: "F",
            lists: [ChoiceList("l", choices: (0..<choices).map { Choice("c\($0)") })],
            items: [
                .group(
                    "g", title: "G",
                    items: [.input("c", title: "C", value: .choice, choicesOf: .list("l"))])
            ])
    }

    /// A card within the limits is whole, and one beyond them is a sentence in every format.
    @Test(.enabled(if: Laws.areMany, "takes long: FORMRUN_ROUNDS=10"))
    func choicesOfManyRows() throws {
        let source = FormDataSource(form: try Self.form(choices: 10_000))
        for (rows, excess) in [(50, nil), (51, DrawingExcess.options)] {
            try source.updateValue(
                of: "g", to: .rows((0..<rows).map { _ in ["c": .choice("c1")] }),
                userInitiated: false)
            let cards = DescriptionBuilder(describesHidden: true).descriptions(of: source)
            #expect(cards.map(\.excess) == [excess])
            guard excess != nil else { continue }
            #expect(cards.flatMap(\.texts).contains("There is too much here to be shown."))
            #expect(HTMLRenderer().document(of: cards).count < 60_000)
            #expect(CardDescription.jsonBytes(of: cards).count < 10_000)
            #expect(TextRenderer(width: 80).lines(for: cards[0]).count < 10)
        }
    }
}
