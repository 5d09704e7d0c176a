import FormModel
import TestSupport
import Testing

/// Cards that are made in Swift are checked as those of form files are.
@Suite struct CardCheckTests {
    private static func form(
        _ card: CardDefinition, vocabulary: Vocabulary = Vocabulary()
    ) throws(FormDefinitionError) -> Form {
        try Form(
            id: "f", title: "F", vocabulary: vocabulary,
            pages: [
                Page(
                    card: card,
                    items: [
                        .input("a", title: "A"), .input("n", title: "N", value: .integer),
                        .secureInput("pin", title: "PIN"),
                        .group("g", title: "G", items: [.input("b", title: "B")]),
                        .button("go", title: "Go", action: .submit),
                    ])
            ])
    }

    private static let fields = CardWord("fields")

    /// A part, and the problem with its place.
    static let parts: [(part: CardWord, problem: String)] = [
        (CardWord("nosuch"), "[0]: unknownPart"), (CardWord("text"), "[0]: missingParameter"),
        (CardWord("text", ["text": .word("x")]), "[0].text: badParameter"),
        (CardWord("text", ["text": .text("{x}")]), "[0].text: unknownField"),
        (CardWord("text", ["text": .text("x"), "rle": .word("y")]), "[0].rle: unknownParameter"),
        (CardWord("text", ["text": .text("x"), "role": .text("bad")]), "[0].role: badParameter"),
        (CardWord("text", ["text": .text("x"), "role": .word("y")]), "[0].role: unknownWord"),
        (CardWord("pill", ["text": .text("")]), "[0].text: emptyText"),
        (CardWord("pill", ["text": .text("x")], id: "1"), "[0].id: badName"),
        (CardWord("pill", ["text": .text("x")], when: "n"), "[0].when: expressionType"),
        (
            CardWord("pill", ["text": .text("x")], box: ["fill": .word("red")]),
            "[0].box.fill: unknownColor"
        ),
        (CardWord("bar", ["value": .expression("length(pin)")]), "[0].value: secretRead"),
        (CardWord("space", ["rows": .number(101)]), "[0].rows: badParameter"),
        (CardWord("space", ["rows": .number(ExactDecimal("0.5") ?? 0)]), "[0].rows: badParameter"),
        (CardWord("field", ["field": .fields(["a", "n"])]), "[0].field: badParameter"),
        (CardWord("fields", ["fields": .fields([])]), "[0].fields: badParameter"),
        (CardWord("fields", ["fields": .fields(["x"])]), "[0].fields: unknownField"),
        (CardWord("button", ["button": .fields(["a"])]), "[0].button: unknownButton"),
        (CardWord("stack", ["parts": .parts([CardWord("x")])]), "[0].parts[0]: unknownPart"),
        (
            CardWord("pages", ["pages": .list([.word("x")]), "current": .expression("n")]),
            "[0].pages[0]: badParameter"
        ),
        (
            CardWord(
                "pages",
                ["pages": .list([.parts([CardWord("buttons")])]), "current": .expression("n")]),
            "[0].pages[0][0]: partInPages"
        ),
        (
            CardWord("slider", ["values": .expression("n"), "max": .number(0)]),
            "[0].max: badParameter"
        ),
        (
            CardWord(
                "table",
                [
                    "rows": .fields(["g"]),
                    "columns": .list([.named(["title": .text(""), "text": .text("{c}")])]),
                ]), "[0].columns[0].text: unknownField"
        ),
        (
            CardWord("link", ["text": .text("x"), "address": .word("javascript:x")]),
            "[0].address: badLink"
        ),
        (
            CardWord("link", ["text": .text("x"), "address": .word("https://x/{a}")]),
            "[0].address: badLink"
        ),
    ]

    @Test(arguments: parts.indices)
    func partsAreChecked(_ index: Int) {
        let (part, problem) = Self.parts[index]
        let error = #expect(throws: FormDefinitionError.self) {
            try Self.form(CardDefinition(parts: [part, Self.fields]))
        }
        let found = zip(error?.description.split(separator: ": ") ?? [], error?.problems ?? [])
        #expect(found.map { "\($0): \($1.code)" } == ["card.parts\(problem)"])
    }

    @Test func traitsAndStatesAreChecked() {
        let error = #expect(throws: FormDefinitionError.self) {
            try Self.form(
                CardDefinition(
                    traits: [CardWord("rounded"), CardWord("rounded"), CardWord("sparkly")],
                    states: [
                        CardStateRule(.empty, parts: [CardWord("help")]),
                        CardStateRule(
                            "x", when: "n > 1", parts: [CardWord("nosuch"), Self.fields]),
                    ]))
        }
        #expect(
            error?.problems.map(\.code) == [
                .duplicateTrait, .unknownTrait, .unknownPart, .unplacedField,
            ])
        #expect(error?.description.contains("card.states[0].parts: error: ") == true)
    }

    @Test func warningsAreKept() throws {
        let form = try Self.form(
            CardDefinition(states: [CardStateRule(.loading, parts: [CardWord("help")])]))
        #expect(form.warnings.map(\.code) == [.unplacedWhileLoading])
    }

    /// Parts of Swift may be nested more deeply than a form file can express.
    @Test func deepPartsAreRefused() {
        func nested(_ depth: Int) -> CardWord {
            (0..<depth).reduce(Self.fields) { part, _ in
                CardWord("stack", ["parts": .parts([part])])
            }
        }
        #expect(throws: Never.self) {
            try Self.form(CardDefinition(parts: [nested(CardWord.maximumDepth - 1)]))
        }
        for depth in [CardWord.maximumDepth, 1000] {
            let error = #expect(throws: FormDefinitionError.self) {
                try Self.form(CardDefinition(parts: [nested(depth)]))
            }
            #expect(error?.problems.map(\.code) == [.partsTooDeep])
        }
    }

    @Test func customWordsHaveTheSameRights() throws {
        var words = Vocabulary()
        words.add(
            part: CardWordShape(
                "photo", usage: "", summary: "",
                parameters: [
                    CardParameter("of", .field(isPlaced: true), isMain: true, isRequired: true),
                    CardParameter("big", .flag),
                    CardParameter("captions", .list(of: .ofRows(.text))),
                    CardParameter("group", .group(isPlaced: false)),
                ]))
        words.add(
            trait: CardWordShape(
                "sparkly", usage: "", summary: "",
                parameters: [CardParameter("stars", .wholeNumber(1...5), isMain: true)]))
        func codes(_ photo: [String: CardArgument], _ stars: Int) -> [DefinitionCode] {
            let card = CardDefinition(
                traits: [CardWord("sparkly", ["stars": .number(ExactDecimal(Int128(stars)))])],
                parts: [CardWord("photo", photo), Self.fields])
            do {
                _ = try Self.form(card, vocabulary: words)
                return []
            } catch {
                return error.problems.map(\.code)
            }
        }
        let rows: [String: CardArgument] = [
            "of": .fields(["a"]), "big": .flag(true), "group": .fields(["g"]),
            "captions": .list([.text("{b} {row}")]),
        ]
        #expect(codes(rows, 5) == [])
        #expect(codes(["of": .fields(["z"])], 6) == [.badParameter, .unknownField])
        #expect(
            codes(["of": .fields(["a"]), "captions": .list([.text("{b}")])], 1) == [.unknownField])
        let form = try Self.form(CardDefinition(), vocabulary: words)
        #expect(form.placedItems(by: [CardWord("photo", rows)]).items == ["a"])
    }

    /// The time for a form grows linearly with the parts of its card, and with the states.
    @Test(.countsInstructions) func growsLinearly() throws {
        let words = try Growth.ofEightTimes(200) { count in
            let parts = (0..<count).map { index in
                CardWord("text", ["text": .text(LocalizedText("{a} \(index)"))])
            }
            return { _ = try Self.form(CardDefinition(parts: parts + [Self.fields])) }
        }
        #expect(words < 10)
        let states = try Growth.ofEightTimes(200) { count in
            let rules = (0..<count).map { index in
                CardStateRule(.custom("s\(index)"), parts: [Self.fields])
            }
            return { _ = try? Self.form(CardDefinition(states: rules)) }
        }
        #expect(states < 10)
    }
}
