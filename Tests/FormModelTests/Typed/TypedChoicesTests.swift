import TestSupport
import Testing

@testable import FormModel

@Suite struct TypedChoicesTests {
    private static let colours: [Choice] = [
        Choice("red", title: ["en": "Red", "de": "Rot"]), Choice("green", title: "Green"),
        Choice("blue", title: "Blue"), Choice("gray", title: "Light, gray"),
    ]

    private static func choices(_ language: LanguageTag = "en", _ list: [Choice] = colours)
        -> TypedChoices
    {
        TypedChoices(list, for: TypedReader(ReaderLocale(language)))
    }

    @Test(
        arguments: [
            ("red", "red"), ("RED", "red"), ("Rot", "red"), ("2", "green"), ("２", "green"),
            ("bl", "blue"), ("li", "gray"), ("Light, gray", "gray"), ("gra", "gray"), ("gr", nil),
            ("5", nil), ("0", nil), ("-1", nil), ("", nil), ("reddish", nil),
        ] as [(String, String?)])
    func one(_ row: (typed: String, value: String?)) {
        #expect(Self.choices().one(row.typed) == row.value)
    }

    @Test(
        arguments: [
            ("1,3", ["red", "blue"]), ("1 3", ["red", "blue"]), ("1-2", ["red", "green"]),
            ("1 – 2", ["red", "green"]), ("1-2 4", ["red", "green", "gray"]),
            ("3,1", ["blue", "red"]),
            ("all", ["red", "green", "blue", "gray"]), ("ALL", ["red", "green", "blue", "gray"]),
            ("1,1", ["red"]), ("1-3,2,red", ["red", "green", "blue"]),
            ("green, bl", ["green", "blue"]),
            ("Light, gray", ["gray"]), ("\"Light, gray\", 1", ["gray", "red"]),
            ("4,1", ["gray", "red"]), ("red blue", ["red", "blue"]), ("1、2", ["red", "green"]),
            ("red,,", ["red"]), ("red, mauve", ["red", "mauve"]), ("2-1", ["2-1"]),
            ("1-9", ["1-9"]),
            ("red mauve", ["red mauve"]), ("\"red\" x", ["red x"]), ("\"1\"", ["1"]),
        ] as [(String, [String])])
    func several(_ row: (typed: String, values: [String])) {
        #expect(Self.choices().several(row.typed) == row.values)
    }

    @Test(
        arguments: [("de", "alle"), ("es", "todos"), ("fr", "tout"), ("ja", "すべて"), ("ar", "الكل")]
            as [(LanguageTag, String)])
    func all(_ row: (language: LanguageTag, word: String)) {
        #expect(Self.choices(row.language).several(row.word).count == 4)
    }

    /// A number must not select by position among the choices 1, 2 and 5.
    @Test func numbersThatAreValuesAreNoPlaces() {
        let numbers = Self.choices("en", ["1", "2", "5", "10"])
        #expect(numbers.one("5") == "5")
        #expect(numbers.one("3") == nil)
        #expect(numbers.one("10") == "10")
        #expect(numbers.several("1-2") == ["1-2"])
        #expect(numbers.several("1 5") == ["1", "5"])
    }

    @Test func theNameOfAChoiceComesFirst() {
        let list: [Choice] = [Choice("all", title: "Some"), Choice("b", title: "1-2"), "c"]
        #expect(Self.choices("en", list).several("all") == ["all"])
        #expect(Self.choices("en", list).several("1-2") == ["b"])
    }

    /// Displayed choices can be typed, for all titles.
    @Test func whatIsShownIsReadAsTheSame() throws {
        var numbers = SeededNumbers(seed: 7)
        let pieces = ["a", "b", "1", "2", ", ", "\"", " ", "-", "all", "A", "、", "é"]
        for _ in Laws.rounds(2_000, share: 3) {
            var seen: Set<String> = []
            var list: [Choice] = []
            for index in 0..<Int.random(in: 1...5, using: &numbers) {
                let title = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
                    pieces.randomElement(using: &numbers) ?? ""
                }.joined()
                let trimmed = WhiteSpace.trim(title)
                guard !trimmed.isEmpty, trimmed == title else { continue }
                let value = Bool.random(using: &numbers) ? title : "v\(index)"
                guard seen.insert(value).inserted else { continue }
                list.append(Choice(value, title: LocalizedText(title)))
            }
            let reader = TypedReader(ReaderLocale("en"))
            let chosen = list.shuffled(using: &numbers).prefix(3).map(\.value)
            let choices = TypedChoices(list, for: reader)
            let text = TypedChoices.text(of: chosen, of: list, for: reader)
            if chosen.count > 1 {
                #expect(choices.several(text) == chosen, "\(list) \(text)")
            }
            for value in chosen {
                let text = TypedChoices.text(of: value, of: list, for: reader)
                #expect(choices.one(text) == value, "\(list) \(text)")
            }
        }
    }
}
