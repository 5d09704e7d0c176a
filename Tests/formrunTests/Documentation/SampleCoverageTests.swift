import FormModel
import FormValidation
import Foundation
import TestSupport
import Testing

/// Each word of the form language is used by a form in `forms/`, where its readers look for an example.
@Suite struct SampleCoverageTests {
    /// The words that no sample uses, and why.
    private static let exceptions = [
        "rule.atLeastOneOf": "It is written like exactlyOneOf and allOrNone.",
        "limits.listElements":
            "It is written like textBytes, and no sample has a list of a thousand entries.",
        "limits.groupCells":
            "It is written like textBytes, and no sample has rows with 100,000 fields.",
        "date()":
            "Few forms name a date in an expression; Documentation/Expressions.md has an example.",
        "mod()": "It is the operator %, which samples use.",
        "log10()": "It is written like ln.",
        "sin()": "It is written like cos.", "tan()": "It is written like cos.",
        "pi()": "Few forms turn degrees into radians; Documentation/Expressions.md has an example.",
        "day()": "Few forms read the day of a month; Documentation/Expressions.md has an example.",
    ]

    /// The exceptions that a whole form of the documentation must use.
    private static let documented = ["date", "day"]

    private static let operators = [
        "+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "!", " in ",
    ]

    private static func samples() throws -> FormWords {
        var words = FormWords()
        for sample in SampleForm.all {
            words.add(SchemaValue(any: try JSONValue(try sample.definition(), limits: .formFile)))
        }
        return words
    }

    @Test func everyWordHasASample() throws {
        let words = try Self.samples()
        let functions = Vocabulary.standard.functions.map(\.name)
        #expect(FormWords.allKeys.count > 80 && functions.count > 40)
        let missing =
            FormWords.allKeys.filter { !words.keys.contains($0) }
            + functions.filter { !words.calls($0) }.map { "\($0)()" }
            + Self.operators.filter { !words.uses($0) }
        let unexplained = missing.filter { Self.exceptions[$0] == nil }
        #expect(
            unexplained == [],
            "No form in forms/ uses these; extend one where its readers gain from it.")
        let superfluous = Self.exceptions.keys.filter { !missing.contains($0) }.sorted()
        #expect(superfluous == [], "A form in forms/ uses these; they are no exceptions.")
    }

    /// The forms in `forms/`, and those of which complete drawings are kept.
    private static func cards() throws -> [CardDefinition] {
        try ["forms", "Tests/FormCardsTests/Golden"].flatMap { path in
            let folder = Repository.root.appendingPathComponent(path)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return try files.filter { $0.hasSuffix(".json") }.flatMap { file in
                let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(file)))
                return try FormDocument.read(bytes, vocabulary: .standard).pages.map(\.card)
            }
        }
    }

    @Test func everyPartTraitAndStateHasASample() throws {
        let cards = try Self.cards()
        func names(_ parts: [CardWord]) -> [String] {
            parts.flatMap { [$0.name] + $0.arguments.values.flatMap(names) }
        }
        func names(_ argument: CardArgument) -> [String] {
            switch argument {
            case .parts(let parts): names(parts)
            case .list(let list): list.flatMap(names)
            case .named(let named): named.values.flatMap(names)
            default: []
            }
        }
        let states = cards.flatMap(\.states)
        let parts = Set(
            names(cards.flatMap { $0.parts ?? [] }) + names(states.flatMap { $0.parts ?? [] }))
        let traits = Set(cards.flatMap(\.traits).map(\.name))
        let vocabulary = Vocabulary.standard
        #expect(vocabulary.parts.map(\.name).filter { !parts.contains($0) } == [])
        #expect(vocabulary.traits.map(\.name).filter { !traits.contains($0) } == [])
        let named = Set(states.map(\.state.name))
        #expect(FormKeys.statesWithoutCondition.filter { !named.contains($0) } == [])
        #expect(states.contains { $0.when != nil })
    }

    @Test func documentedWordsHaveAnExample() throws {
        var words = FormWords()
        for form in FormExampleTests.forms {
            words.add(SchemaValue(any: try JSONValue(Array(form.utf8), limits: .formFile)))
        }
        #expect(Self.documented.filter { !words.calls($0) } == [])
    }

    /// Words are found where they are used, and nowhere else.
    @Test(
        arguments: [
            (#""items":[{"type":"label","title":"age(b)"}]"#, "age", "item.title", false),
            (#""items":[{"type":"label","title":"{= age(b)}"}]"#, "age", "item.type", true),
            (#""items":[{"computed":"'age(' + page(b)"}]"#, "age", "item.computed", false),
            (
                #""items":[{"default":{"expression":"age(b)"}}]"#, "age", "calculated.expression",
                true
            ),
            (
                #""items":[{"validators":[{"when":{"then":[{"check":{"that":"!(age(b) > 1)"}}]}}]}]"#,
                "age", "item.validators", true
            ),
            (
                #""items":[{"choices":[{"value":"a","visibleWhen":"age(b) > 1"}]}]"#, "age",
                "choice.visibleWhen", true
            ),
            (
                #""items":[{"choices":{"remote":"a","where":"age(b) > 1"}}]"#, "age",
                "choiceSource.remote", true
            ),
            (#""items":[{"choices":{"rows":"a","value":"b"}}]"#, "age", "rowChoices.value", false),
            (#""items":[{"rows":{"list":"a"}}]"#, "age", "rows.list", false),
            (
                #""fragments":{"f":{"items":[{"use":"g","replace":{"a":{"computed":"age(b)"}}}]}}"#,
                "age", "use.replace", true
            ),
            (
                #""lists":{"l":{"choices":[{"value":"a","visibleWhen":"age(b) > 1"}]}}"#, "age",
                "choice.visibleWhen", true
            ),
            (#""rules":[{"check":"age(b) > 1"}],"x-a":1"#, "age", "any.x-…", true),
            (#""rules":[{"check":{"that":"age(b) > 1"}}]"#, "age", "check.that", true),
            (
                #""pages":[{"items":[{"items":[{"values":{"c":"age(b)"}}]}]}]"#, "age",
                "page.items", true
            ),
        ] as [(String, String, String, Bool)])
    func findsWords(_ row: (form: String, function: String, key: String, isCalled: Bool)) throws {
        var words = FormWords()
        let json = try JSONValue(Array("{\(row.form)}".utf8), limits: .formFile)
        words.add(SchemaValue(any: json))
        #expect(words.calls(row.function) == row.isCalled)
        #expect(words.keys.contains(row.key), "\(words.keys.sorted())")
        #expect(words.keys.isSubset(of: FormWords.allKeys))
    }
}
