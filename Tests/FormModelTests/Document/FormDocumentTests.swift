import FormModel
import Testing

@Suite struct FormDocumentTests {
    /// A valid form with the given items.
    static func form(_ items: String) -> String {
        #"{"formrun":1,"id":"f","title":"F","items":[\#(items)]}"#
    }

    /// A valid form with an input that has additional members.
    static func input(_ members: String) -> String {
        form(#"{"type":"input","name":"a","title":"A",\#(members)}"#)
    }

    /// A valid form with limits.
    static func limited(_ limits: String) -> String {
        #"{"formrun":1,"id":"f","title":"F","limits":\#(limits),"items":[{"type":"label","title":"x"}]}"#
    }

    static let rows: [(code: DefinitionCode, text: String)] = [
        (.malformedJSON, "{⟦malformedJSON⟧a}"), (.malformedJSON, "⟦malformedJSON⟧"),
        (.malformedJSON, "{\"a\":1}\n ⟦malformedJSON⟧x"),
        (.duplicateKey, "{\"id\":1,\n⟦duplicateKey⟧\"id\":2}"),
        (.tooDeep, String(repeating: "[", count: 64) + "⟦tooDeep⟧["),
        (.unknownVersion, #"{"formrun":⟦unknownVersion⟧2,"rules":[],"idd":0,"items":7}"#),
        (.missingKey, "⟦missingKey⟧⟦missingKey⟧⟦missingKey⟧⟦missingKey⟧{}"),
        (.missingKey, form(#"⟦missingKey⟧{"title":"A"}"#)),
        (.missingKey, form(#"⟦missingKey⟧⟦missingKey⟧{"type":"input"}"#)),
        (.missingKey, form(#"⟦missingKey⟧{"type":"button","name":"b","title":"B"}"#)),
        (.missingKey, form(#"⟦missingKey⟧{"type":"label"}"#)),
        (.missingKey, input(#""value":"choice","choices":["x",⟦missingKey⟧{"title":"Y"}]"#)),
        (
            .unknownKey,
            #"{"formrun":1,"id":"f","title":"F",⟦unknownKey⟧"itmes":1,"items":[{"type":"label","title":"x"}]}"#
        ),
        (.unknownKey, input(#"⟦unknownKey⟧"placehodler":"x""#)),
        (
            .unknownKey,
            input(#""value":"choice","choices":[{"value":"x",⟦unknownKey⟧"tilte":"X"}]"#)
        ),
        (.unsupportedKey, input(#"⟦unsupportedKey⟧"mask":"AA-9999""#)),
        (
            .unsupportedKey,
            #"{"formrun":1,"id":"f","title":"F",⟦unsupportedKey⟧"messages":{},"items":[{"type":"label","title":"x"}]}"#
        ),
        (.misplacedKey, form(#"{"type":"label","title":"x",⟦misplacedKey⟧"validators":[]}"#)),
        (
            .misplacedKey,
            form(#"{"type":"secureInput","name":"p","title":"P",⟦misplacedKey⟧"default":"x"}"#)
        ),
        (
            .misplacedKey,
            #"{"formrun":1,"id":"f","title":"F",⟦misplacedKey⟧"items":[],"pages":[{"items":[{"type":"label","title":"x"}]}]}"#
        ),
        (
            .misplacedKey,
            form(#"⟦misplacedKey⟧{"type":"input","name":"a","title":"A","choices":["x"]}"#)
        ),
        (.wrongType, "⟦wrongType⟧[]"), (.wrongType, form("⟦wrongType⟧1")),
        (.wrongType, limited("⟦wrongType⟧1")), (.unknownKey, limited(#"{⟦unknownKey⟧"bytes":1}"#)),
        (
            .wrongType,
            limited(
                #"{"textBytes":⟦wrongType⟧0,"listElements":⟦wrongType⟧"1","groupCells":⟦wrongType⟧1073741825}"#
            )
        ),
        (.wrongType, form(#"{"type":⟦wrongType⟧1}"#)),
        (
            .wrongType,
            input(#""help":⟦wrongType⟧1,"output":⟦wrongType⟧"no","validators":⟦wrongType⟧{}"#)
        ),
        (.wrongType, input(#""value":⟦wrongType⟧1,"choices":["a"],"default":true"#)),
        (.wrongType, input(#""default":⟦wrongType⟧5"#)),
        (.wrongType, input(#""value":"integer","default":⟦wrongType⟧"5""#)),
        (.wrongType, input(#""value":"decimal","default":⟦wrongType⟧1e999"#)),
        (.wrongType, input(#""value":"choices","choices":["x"],"default":⟦wrongType⟧["x",1]"#)),
        (
            .wrongType,
            input(#""value":"choice","choices":[⟦wrongType⟧1,⟦wrongType⟧2],"default":"x""#)
        ),
        (.wrongType, input(#""validators":[⟦wrongType⟧1,⟦wrongType⟧{"a":1,"b":2},⟦wrongType⟧{}]"#)),
        (.wrongType, input(#""messages":⟦wrongType⟧[]"#)),
        (.wrongType, input(#""messages":{"wrongType":⟦wrongType⟧1}"#)),
        (
            .wrongType,
            #"{"formrun":⟦wrongType⟧0.5,"id":"f","title":⟦wrongType⟧1,"pages":⟦wrongType⟧1}"#
        ),
        (
            .unknownWord,
            #"{"formrun":1,"id":"f","title":"F","unknownFields":⟦unknownWord⟧"igonre","items":[{"type":"label","title":"x"}]}"#
        ),
        (.unknownItemType, form(#"{"type":⟦unknownItemType⟧"inptu","nmae":1}"#)),
        (
            .unknownValueType,
            input(
                #""value":⟦unknownValueType⟧"chioce","choices":["x"],"default":"x","validators":[{"short":{"max":0}}]"#
            )
        ),
        (
            .unknownValidator,
            input(#""validators":[⟦unknownValidator⟧"neded",{⟦unknownValidator⟧"shrot":1}]"#)
        ),
        (.unknownFormatter, input(#""formatter":⟦unknownFormatter⟧"dahses""#)),
        (
            .unknownParameter,
            input(#""validators":[{"short":{"max":3,⟦unknownParameter⟧"mxa":4}}]"#)
        ),
        (
            .missingParameter,
            input(#""validators":[⟦missingParameter⟧"short",⟦missingParameter⟧{"short":{}}]"#)
        ),
        (.missingParameter, input(#""validators":[{"needed":⟦missingParameter⟧true}]"#)),
        (
            .badParameter,
            input(
                #""validators":[{"short":{"max":⟦badParameter⟧-1}},{"same":⟦badParameter⟧"a-b"}]"#)
        ),
        (.badName, form(#"{"type":"input","name":⟦badName⟧"a b","title":"A"}"#)),
        (.badName, form(#"{"type":"button","name":"b","title":"B","action":⟦badName⟧"go!"}"#)),
        (
            .badName,
            #"{"formrun":1,"id":⟦badName⟧"a/b","title":"F","items":[{"type":"label","title":"x"}]}"#
        ),
        (
            .duplicateName,
            form(
                #"{"type":"input","name":"a","title":"A"},{"type":"button","name":⟦duplicateName⟧"a","title":"B","action":"submit"}"#
            )
        ),
        (.noItems, #"⟦noItems⟧{"formrun":1,"id":"f","title":"F","items":[]}"#),
        (.noItems, #"⟦noItems⟧{"formrun":1,"id":"f","title":"F","pages":[]}"#),
        (.noItems, #"{"formrun":1,"id":"f","title":"F","pages":[{"items":⟦noItems⟧[]}]}"#),
        (.emptyText, form(#"{"type":"label","title":⟦emptyText⟧" "}"#)),
        (
            .emptyText,
            #"{"formrun":1,"id":"f","title":⟦emptyText⟧"","items":[{"type":"label","title":"x"}]}"#
        ),
        (
            .emptyText,
            input(
                #""value":"choice","choices":[⟦emptyText⟧"",⟦emptyText⟧{"value":"x","title":" "}]"#)
        ),
        (.badLanguage, input(#""help":{"en":"A",⟦badLanguage⟧"en_GB":"B"}"#)),
        (.badPattern, input(#""validators":["needed",⟦badPattern⟧{"silent":"("}]"#)),
        (.emptyRange, input(#""validators":[⟦emptyRange⟧{"short":{"max":0}}]"#)),
        (
            .unsuitableValidator,
            input(#""value":"date","validators":[⟦unsuitableValidator⟧{"short":{"max":3}}]"#)
        ),
        (.unsuitableFormatter, input(#""value":"date","formatter":⟦unsuitableFormatter⟧"dashes""#)),
        (.unknownField, input(#""validators":[⟦unknownField⟧{"same":"b"}]"#)),
        (
            .invalidDefault,
            input(#""default":⟦invalidDefault⟧"abc","validators":[{"short":{"max":2}}]"#)
        ),
        (.invalidDefault, input(#""value":"date","default":⟦invalidDefault⟧"2026-02-30""#)),
        (.invalidDefault, input(#""value":"integer","default":⟦invalidDefault⟧1.5"#)),
        (
            .invalidDefault,
            input(#""value":"choice","choices":["x"],"default":⟦invalidDefault⟧"y""#)
        ),
        (.invalidDefault, input(#""formatter":"dashes","default":⟦invalidDefault⟧"12""#)),
        (
            .invalidChoice,
            input(
                #""value":"choice","choices":["x",⟦invalidChoice⟧"xyz"],"validators":[{"short":{"max":2}}]"#
            )
        ),
        (
            .duplicateChoice,
            input(
                #""value":"choice","choices":["x","y",⟦duplicateChoice⟧{"value":"x","title":"Z"}]"#)
        ),
        (.noChoices, input(#""value":⟦noChoices⟧"choice""#)),
        (.noChoices, input(#""value":⟦noChoices⟧"choices","choices":[]"#)),
        (.unknownCurrency, input(#""formatter":⟦unknownCurrency⟧{"dashes":{"code":"?"}}"#)),
        (
            .unknownMessageCode,
            input(#""messages":{⟦unknownMessageCode⟧"required":"x","wrongType":"y"}"#)
        ),
        (
            .unknownMessageCode,
            input(
                #""validators":["needed",{"short":{"max":3}}],"messages":{"required":"x",⟦unknownMessageCode⟧"tooLnog":"y"}"#
            )
        ),
        (
            .unknownMessageCode,
            input(#""formatter":"dashes","messages":{"phone":"x",⟦unknownMessageCode⟧"ssn":"y"}"#)
        ),
        (
            .unknownPlaceholder,
            input(
                #""validators":[{"short":{"max":3}}],"messages":{"tooLong":"{title} {max} {actual} {code} {⟦unknownPlaceholder⟧mxa}"}"#
            )
        ),
        (.malformedTemplate, input(#""messages":{"wrongType":"⟦malformedTemplate⟧{title"}"#)),
        (.badLink, input(##""help":"[x](⟦badLink⟧http://y)""##)),
        (.badAutocomplete, input(#""autocomplete":⟦badAutocomplete⟧"emial""#)),
        // Warnings.
        (
            .commaInChoice,
            input(
                #""value":"choices","choices":["x",⟦commaInChoice⟧"y,z",⟦commaInChoice⟧{"value":",","title":"C"},{"value":"d","title":"D, d"}]"#
            )
        ),
        (
            .requiredNeverMet,
            input(
                #""validators":[{"short":{"max":3}},⟦requiredNeverMet⟧"needed"],"visibleWhen":"1 > 2""#
            )
        ),
        (.requiredNeverMet, input(#""validators":[⟦requiredNeverMet⟧"needed"],"computed":"'x'""#)),
        (
            .requiredNeverMet,
            input(#""requiredWhen":⟦requiredNeverMet⟧"1 < 2","visibleWhen":"false && true""#)
        ),
        (
            .requiredNeverMet,
            input(#""validators":[⟦requiredNeverMet⟧"needed"],"enabledWhen":"false""#)
        ),
        (
            .requiredNeverMet,
            form(
                #"{"type":"group","name":"g","title":"G","visibleWhen":"false","items":[{"type":"input","name":"a","title":"A","validators":[⟦requiredNeverMet⟧"needed"]}]}"#
            )
        ),
        (
            .requiredNeverMet,
            #"{"formrun":1,"id":"f","title":"F","pages":[{"visibleWhen":"2 < 1","items":[{"type":"input","name":"a","title":"A","validators":[⟦requiredNeverMet⟧"needed"]}]},{"items":[{"type":"input","name":"b","title":"B","validators":["needed"]}]}]}"#
        ),
    ]

    /// The codes that tests of expressions and rules cover.
    static let ofExpressions: Set<DefinitionCode> = [
        .expressionSyntax, .expressionType, .expressionTooLong, .expressionTooDeep,
        .unknownFunction, .wrongArguments, .unknownChoice, .conditionLoop, .unknownRule,
        .secretRead,
        .ruleFields, .duplicateField,
    ]

    /// The codes that tests of cards cover.
    static let ofCards: Set<DefinitionCode> = [
        .badState, .duplicateState, .unknownPart, .unknownTrait, .duplicateTrait, .unknownColor,
        .duplicateId, .partsTooDeep, .partInPages, .partInRows, .notOnPage, .unknownButton,
        .notAGroup,
        .duplicatePlacement,
        .unplacedField, .unplacedWhileLoading,
    ]

    /// The codes that tests of fetched choices cover.
    static let ofChoices: Set<DefinitionCode> = [
        .tooManyChoices, .choiceTooLong, .controlInChoice,
    ]

    /// A required answer that can be given despite a condition, and one that is never required.
    @Test(arguments: [
        #""validators":["needed"],"visibleWhen":"1 < 2""#,
        #""validators":["needed"],"visibleWhen":"present(b)""#,
        #""validators":["needed"],"enabledWhen":"false","default":"x""#,
        #""validators":[{"short":{"max":3}}],"visibleWhen":"false""#,
        #""value":"choice","choices":["y,z"]"#,
    ])
    func warnsOfNothing(_ members: String) {
        MarkedForm(
            FormDocumentTests.input(members).replacing(
                "\"items\":[", with: #""items":[{"type":"input","name":"b","title":"B"},"#)
        ).check()
    }

    /// Warnings do not make a form invalid, and are omitted beside errors.
    @Test func aFormWithWarningsIsSound() throws {
        let text = FormDocumentTests.input(#""value":"choices","choices":["x,y"]"#)
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .words)
        #expect(form.warnings.map(\.code) == [.commaInChoice])
        #expect(form.warnings.allSatisfy { $0.code.severity == .warning })
        MarkedForm(
            FormDocumentTests.input(
                #""value":"choices","choices":["x,y"],⟦unknownKey⟧"colour":1"#)
        ).check()
    }

    @Test(arguments: rows.indices)
    func findsEachInItsPlace(_ index: Int) {
        let (code, text) = FormDocumentTests.rows[index]
        let found = MarkedForm(text).check()
        #expect(found.contains { $0.code == code })
    }

    /// The limits on bytes and values are tested with small ones.
    @Test func everyCodeIsReached() {
        MarkedForm("[1⟦tooManyBytes⟧,2]").check(limits: JSONLimits(bytes: 2, depth: 9, members: 9))
        MarkedForm("[1,⟦tooManyMembers⟧2]").check(
            limits: JSONLimits(bytes: 99, depth: 9, members: 2))
        let reached = Set(FormDocumentTests.rows.map(\.code)).union([
            // The last codes are tested with nested groups, nested and many validators, real patterns, named values and
            // endings.
            .tooManyBytes, .tooManyMembers, .misplacedItem, .groupsTooDeep, .validatorsTooDeep,
            .tooManyValidators,
            .patternTooLong, .patternTooLarge, .emptyPattern, .tooManyValues, .tooManyEndings,
            .duplicateEnding, .endingWithoutCondition, .hiddenSubmit, .extensionLikeKey,
            .tooManyColumns, .emptyList, .duplicateList, .badColumn, .unknownList, .badListName,
            .unknownColumn,
            // With the standard vocabulary, in FirstGuessTests.
            .notAForm, .misspeltAction, .unknownLanguage,
            // In AnswerKeyDocumentTests.
            .badKey, .keyTooLong, .duplicateAnswerKey, .reservedKey,
            // In FieldControlDocumentTests.
            .controlInSuggestion,
        ]).union(FragmentDocumentTests.codes).union(FormDocumentTests.ofExpressions)
            .union(FormDocumentTests.ofCards).union(FormDocumentTests.ofChoices)
        #expect(Set(DefinitionCode.allCases).subtracting(reached).isEmpty)
    }

    @Test func reportsAllAtOnceInTheOrderOfTheFile() {
        MarkedForm(
            """
            {
              "formrun": 1,
              "id": ⟦badName⟧"é 😀",
              "title": "é😀", ⟦unknownKey⟧"hepl": "x",
              "pages": [
                { "items": [
                  { "type": "input", "name": "a", "title": ⟦emptyText⟧"",
                    "validators": ["needed", ⟦unknownValidator⟧"emial"] },
                  { "type": "input", "name": ⟦duplicateName⟧"a", "title": "A",\r
                    "value": "integer", "default": ⟦invalidDefault⟧1.5 }
                ] },
                { "title": ⟦wrongType⟧7, "items": ⟦noItems⟧[], "card": { "parts": [⟦unknownPart⟧"feilds"] } }
              ]
            }
            """
        ).check()
    }
}
