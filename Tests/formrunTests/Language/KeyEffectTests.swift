import FormModel
import Testing
import formrun

/// The law of keys: each key of a form file changes what some face shows, asks, accepts or refuses.
///
/// A row has a form with a member between ⟦ and ⟧; without it, another face must come out. So a key that is read and then
/// reaches nobody is found, and so is a key without a row.
@Suite struct KeyEffectTests {
    /// Keys for programs and editors, and those that stand for themselves because nothing is there without them.
    private static let withoutEffect: Set<String> = [
        "form.formrun", "form.$schema", "form.id", "form.version", "form.tags", "form.title",
        // One of them holds the items.
        "form.items", "page.items", "fragment.items",
        // A label is found by it in Swift.
        "label.name",
        // Only who leaves at a terminal is offered a draft, or is not: `OfferedDraftTests`.
        "form.drafts",
    ]

    static let items: [(key: String, items: String)] = [
        ("label.visibleWhen", #"{"type":"label","title":"L"⟦,"visibleWhen":"a == 'x'"⟧}"#),
        ("input.help", #"{"type":"input","name":"b","title":"B"⟦,"help":"H"⟧}"#),
        ("input.key", #"{"type":"input","name":"b"⟦,"key":"b-c"⟧,"title":"B"}"#),
        ("secureInput.key", #"{"type":"secureInput","name":"b"⟦,"key":"b-c"⟧,"title":"B"}"#),
        (
            "group.key",
            #"{"type":"group","name":"g"⟦,"key":"g-h"⟧,"title":"G","min":1,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "section.key",
            #"{"type":"section","name":"s"⟦,"key":"s-t"⟧,"title":"S","items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        ("input.placeholder", #"{"type":"input","name":"b","title":"B"⟦,"placeholder":"P"⟧}"#),
        (
            "input.autocomplete",
            #"{"type":"input","name":"b","title":"B"⟦,"autocomplete":"email"⟧}"#
        ),
        (
            "input.suggestions",
            #"{"type":"input","name":"b","title":"B"⟦,"suggestions":["Oslo"]⟧}"#
        ),
        (
            "input.control",
            #"{"type":"input","name":"b","title":"B","value":"boolean"⟦,"control":"checkbox"⟧}"#
        ),
        ("input.value", #"{"type":"input","name":"b","title":"B"⟦,"value":"integer"⟧}"#),
        (
            "input.choices",
            #"{"type":"input","name":"b","title":"B","value":"integer"⟦,"choices":[1,2]⟧}"#
        ),
        (
            "input.other",
            #"{"type":"input","name":"b","title":"B","value":"choice","choices":["p"]⟦,"other":{"title":"O","name":"o"}⟧}"#
        ),
        (
            "input.trueTitle",
            #"{"type":"input","name":"b","title":"B","value":"boolean"⟦,"trueTitle":"On"⟧}"#
        ),
        (
            "input.falseTitle",
            #"{"type":"input","name":"b","title":"B","value":"boolean"⟦,"falseTitle":"Off"⟧}"#
        ),
        ("input.unit", #"{"type":"input","name":"b","title":"B","value":"integer"⟦,"unit":"kg"⟧}"#),
        (
            "input.unitBefore",
            #"{"type":"input","name":"b","title":"B","value":"integer"⟦,"unitBefore":"£"⟧}"#
        ),
        ("input.default", #"{"type":"input","name":"b","title":"B"⟦,"default":"d"⟧}"#),
        (
            "input.validators",
            #"{"type":"input","name":"b","title":"B"⟦,"validators":["required"]⟧}"#
        ),
        ("input.formatter", #"{"type":"input","name":"b","title":"B"⟦,"formatter":"phone"⟧}"#),
        (
            "input.output",
            #"{"type":"input","name":"b","title":"B","default":"d"⟦,"output":false⟧}"#
        ),
        (
            "input.messages",
            #"{"type":"input","name":"b","title":"B","validators":["required"]⟦,"messages":{"required":"M"}⟧}"#
        ),
        (
            "input.visibleWhen",
            #"{"type":"input","name":"b","title":"B"⟦,"visibleWhen":"a == 'y'"⟧}"#
        ),
        (
            "input.enabledWhen",
            #"{"type":"input","name":"b","title":"B"⟦,"enabledWhen":"a == 'y'"⟧}"#
        ),
        (
            "input.requiredWhen",
            #"{"type":"input","name":"b","title":"B"⟦,"requiredWhen":"a == 'x'"⟧}"#
        ),
        ("input.computed", #"{"type":"input","name":"b","title":"B"⟦,"computed":"a + 'z'"⟧}"#),
        ("input.setBy", #"{"type":"input","name":"b","title":"B"⟦,"setBy":"program"⟧}"#),
        ("input.shown", #"{"type":"input","name":"b","title":"B"⟦,"shown":false⟧}"#),
        ("secureInput.help", #"{"type":"secureInput","name":"b","title":"B"⟦,"help":"H"⟧}"#),
        (
            "secureInput.autocomplete",
            #"{"type":"secureInput","name":"b","title":"B"⟦,"autocomplete":"new-password"⟧}"#
        ),
        (
            "secureInput.validators",
            #"{"type":"secureInput","name":"b","title":"B"⟦,"validators":["required"]⟧}"#
        ),
        (
            "secureInput.formatter",
            #"{"type":"secureInput","name":"b","title":"B"⟦,"formatter":"ssn"⟧}"#
        ),
        ("secureInput.confirm", #"{"type":"secureInput","name":"b","title":"B"⟦,"confirm":true⟧}"#),
        ("secureInput.output", #"{"type":"secureInput","name":"b","title":"B"⟦,"output":false⟧}"#),
        (
            "secureInput.messages",
            #"{"type":"secureInput","name":"b","title":"B","validators":["required"]⟦,"messages":{"required":"M"}⟧}"#
        ),
        (
            "secureInput.visibleWhen",
            #"{"type":"secureInput","name":"b","title":"B"⟦,"visibleWhen":"a == 'y'"⟧}"#
        ),
        (
            "secureInput.enabledWhen",
            #"{"type":"secureInput","name":"b","title":"B"⟦,"enabledWhen":"a == 'y'"⟧}"#
        ),
        (
            "secureInput.requiredWhen",
            #"{"type":"secureInput","name":"b","title":"B"⟦,"requiredWhen":"a == 'x'"⟧}"#
        ),
        ("secureInput.shown", #"{"type":"secureInput","name":"b","title":"B"⟦,"shown":false⟧}"#),
        (
            "button.visibleWhen",
            #"{"type":"button","name":"s","title":"S","action":"submit"⟦,"visibleWhen":"a == 'y'"⟧}"#
        ),
        (
            "button.enabledWhen",
            #"{"type":"button","name":"s","title":"S","action":"submit"⟦,"enabledWhen":"a == 'y'"⟧}"#
        ),
        (
            "group.rowTitle",
            #"{"type":"group","name":"g","title":"G","min":1⟦,"rowTitle":"R {row}"⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "group.help",
            #"{"type":"group","name":"g","title":"G"⟦,"help":"H"⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "group.default",
            #"{"type":"group","name":"g","title":"G"⟦,"default":[{"c":"1"}]⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "group.min",
            #"{"type":"group","name":"g","title":"G"⟦,"min":1⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "group.max",
            #"{"type":"group","name":"g","title":"G"⟦,"max":1⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "group.rows",
            #"{"type":"group","name":"g","title":"G"⟦,"rows":{"expression":"2"}⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "group.values",
            #"{"type":"group","name":"g","title":"G","min":1⟦,"values":{"v":"1"}⟧,"items":[{"type":"input","name":"c","title":"C"⟦,"default":{"expression":"text(v)"}⟧}]}"#
        ),
        (
            "group.validators",
            #"{"type":"group","name":"g","title":"G"⟦,"validators":["required"]⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "group.output",
            #"{"type":"group","name":"g","title":"G","min":1⟦,"output":false⟧,"items":[{"type":"input","name":"c","title":"C","default":"d"}]}"#
        ),
        (
            "group.messages",
            #"{"type":"group","name":"g","title":"G","min":1⟦,"messages":{"tooFew":"M"}⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "group.visibleWhen",
            #"{"type":"group","name":"g","title":"G"⟦,"visibleWhen":"a == 'y'"⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "group.enabledWhen",
            #"{"type":"group","name":"g","title":"G"⟦,"enabledWhen":"a == 'y'"⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "group.requiredWhen",
            #"{"type":"group","name":"g","title":"G"⟦,"requiredWhen":"a == 'x'"⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "group.shown",
            #"{"type":"group","name":"g","title":"G"⟦,"shown":false⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "section.name",
            #"{"type":"section","title":"S"⟦,"name":"s"⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "section.title",
            #"{"type":"section"⟦,"title":"S"⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "section.help",
            #"{"type":"section","title":"S"⟦,"help":"H"⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "section.unknownFields",
            #"{"type":"section","name":"s","title":"S"⟦,"unknownFields":"ignore"⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "group.unknownFields",
            #"{"type":"group","name":"g","title":"G","min":1⟦,"unknownFields":"ignore"⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "section.visibleWhen",
            #"{"type":"section","title":"S"⟦,"visibleWhen":"a == 'y'"⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        ("choice.title", choice(#"{"value":"p"⟦,"title":"T"⟧}"#)),
        ("choice.description", choice(#"{"value":"p"⟦,"description":"D"⟧}"#)),
        ("choice.visibleWhen", choice(#"{"value":"p"⟦,"visibleWhen":"a == 'y'"⟧}"#)),
        ("choice.enabledWhen", choice(#"{"value":"p"⟦,"enabledWhen":"a == 'y'"⟧}"#)),
        ("choice.reason", choice(#"{"value":"p","enabledWhen":"a == 'y'"⟦,"reason":"R"⟧}"#)),
        (
            "choice.exclusive",
            #"{"type":"input","name":"b","title":"B","value":"choices","choices":["q",{"value":"p"⟦,"exclusive":true⟧}]}"#
        ),
        (
            "choiceSource.remote",
            #"{"type":"input","name":"b","title":"B","value":"choice","choices":⟦{"remote":"r"}|["p"]⟧}"#
        ),
        (
            "choiceSource.columns",
            #"{"type":"input","name":"b","title":"B","value":"choice","choices":{"remote":"r"⟦,"columns":{"n":"integer"}⟧}},{"type":"input","name":"d","title":"D"⟦,"visibleWhen":"b.n > 1"⟧}"#
        ),
        (
            "choiceSource.with",
            #"{"type":"input","name":"b","title":"B","value":"choice","choices":{"remote":"r"⟦,"with":["a"]⟧}}"#
        ),
        (
            "choiceSource.rows",
            #"{"type":"group","name":"g","title":"G","items":[{"type":"input","name":"c","title":"C"}]},{"type":"input","name":"b","title":"B","value":"choice","choices":⟦{"rows":"g","value":"c"}|["p"]⟧}"#
        ),
        (
            "choiceSource.value",
            #"{"type":"group","name":"g","title":"G","items":[{"type":"input","name":"c","title":"C"},{"type":"input","name":"d","title":"D"}]},{"type":"input","name":"b","title":"B","value":"choice","choices":{"rows":"g","value":⟦"c"|"d"⟧}}"#
        ),
        (
            "other.validators",
            #"{"type":"input","name":"b","title":"B","value":"choice","choices":["p"],"other":{"title":"O","name":"o"⟦,"validators":[{"length":{"min":3}}]⟧}}"#
        ),
        (
            "other.key",
            #"{"type":"input","name":"b","title":"B","value":"choice","choices":["p"],"other":{"title":"O","name":"o"⟦,"key":"o-k"⟧}}"#
        ),
        (
            "rows.expression",
            #"{"type":"group","name":"g","title":"G","rows":{"expression":⟦"2"|"1"⟧},"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "rows.choices",
            #"{"type":"group","name":"g","title":"G","rows":{"choices":⟦["p","x"]|["p"]⟧},"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "group.as",
            #"{"type":"group","name":"g","title":"G","rows":{"choices":["p","x"]}⟦,"as":"object"⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "rows.list",
            #"{"type":"input","name":"b","title":"B","value":"choices","choices":["p","x"],"default":["p","x"]},{"type":"group","name":"g","title":"G","rows":⟦{"list":"b"}|{"expression":"1"}⟧,"items":[{"type":"input","name":"c","title":"C"}]}"#
        ),
        (
            "calculated.expression",
            #"{"type":"input","name":"b","title":"B","default":{"expression":⟦"'p'"|"'q'"⟧}}"#
        ),
    ]

    private static func choice(_ json: String) -> String {
        #"{"type":"input","name":"b","title":"B","value":"choice","choices":["q",\#(json)]}"#
    }

    private static let answer = #"{"type":"input","name":"a","title":"A"}"#

    /// Forms of one field, with members of the form.
    static let forms: [(key: String, members: String)] = [
        ("form.help", #""items":[\#(answer)]⟦,"help":"H"⟧"#),
        (
            "form.locale",
            #""items":[\#(answer),{"type":"input","name":"n","title":"N","value":"boolean"}]⟦,"locale":"de"⟧"#
        ),
        (
            "form.unknownFields",
            #""items":[{"type":"input","name":"z","title":"Z"}]⟦,"unknownFields":"ignore"⟧"#
        ),
        ("form.limits", #""items":[\#(answer)]⟦,"limits":{"textBytes":1}⟧"#),
        ("limits.textBytes", #""items":[\#(answer)],"limits":{⟦"textBytes":1|"listElements":1⟧}"#),
        (
            "limits.listElements",
            #""items":[{"type":"input","name":"a","title":"A","value":"texts"}],"limits":{⟦"listElements":1|"textBytes":9⟧}"#
        ),
        (
            "limits.groupCells",
            #""items":[{"type":"group","name":"a","title":"A","items":[{"type":"input","name":"c","title":"C"}]}],"limits":{⟦"groupCells":1|"textBytes":9⟧}"#
        ),
        (
            "form.lists",
            #"⟦"lists":{"l":{"choices":["p","q"]}},⟧"items":[{"type":"input","name":"b","title":"B","value":"choice","choices":⟦{"list":"l"}|["q"]⟧}]"#
        ),
        (
            "list.columns",
            #""lists":{"l":{⟦"columns":{"n":"integer"},⟧"choices":[{"value":"p"⟦,"n":1⟧}]}},"items":[{"type":"input","name":"b","title":"B","value":"choice","choices":{"list":"l"⟦,"where":"choice.n > 1"⟧}}]"#
        ),
        (
            "list.choices",
            #""lists":{"l":{"choices":[⟦"p"|"q"⟧]}},"items":[{"type":"input","name":"b","title":"B","value":"choice","choices":{"list":"l"}}]"#
        ),
        (
            "choiceSource.list",
            #""lists":{"l":{"choices":["p"]},"m":{"choices":["q"]}},"items":[{"type":"input","name":"b","title":"B","value":"choice","choices":{"list":⟦"l"|"m"⟧}}]"#
        ),
        (
            "choiceSource.where",
            #""lists":{"l":{"choices":["p","q"]}},"items":[{"type":"input","name":"b","title":"B","value":"choice","choices":{"list":"l"⟦,"where":"choice.value == 'p'"⟧}}]"#
        ),
        (
            "form.fragments",
            #""fragments":{"f":{"items":[{"type":"input","name":"b","title":⟦"B"|"C"⟧}]}},"items":[{"use":"f"}]"#
        ),
        (
            "use.prefix",
            #""fragments":{"f":{"items":[{"type":"input","name":"b","title":"B"}]}},"items":[{"use":"f"⟦,"prefix":"p"⟧}]"#
        ),
        (
            "use.joined",
            #""fragments":{"f":{"items":[{"type":"input","name":"b","title":"B"}]}},"items":[{"use":"f","prefix":"p"⟦,"joined":"_"⟧}]"#
        ),
        (
            "use.help",
            #""fragments":{"f":{"items":[{"type":"input","name":"b","title":"B"}]}},"items":[{"use":"f"⟦,"help":"H"⟧}]"#
        ),
        (
            "use.title",
            #""fragments":{"f":{"items":[{"type":"input","name":"b","title":"B"}]}},"items":[{"use":"f"⟦,"title":"T"⟧}]"#
        ),
        (
            "use.visibleWhen",
            #""fragments":{"f":{"items":[{"type":"input","name":"b","title":"B"}]}},"items":[\#(answer),{"use":"f"⟦,"visibleWhen":"a == 'y'"⟧}]"#
        ),
        (
            "use.replace",
            #""fragments":{"f":{"items":[{"type":"input","name":"b","title":"B"}]}},"items":[{"use":"f"⟦,"replace":{"b":{"title":"T"}}⟧}]"#
        ),
        (
            "form.pages",
            #"⟦"pages":[{"items":[\#(answer)]},{"items":[{"type":"input","name":"b","title":"B"}]}]|"items":[\#(answer),{"type":"input","name":"b","title":"B"}]⟧"#
        ),
        (
            "form.rules",
            #""items":[\#(answer),{"type":"input","name":"b","title":"B"}]⟦,"rules":[{"atLeastOneOf":["a","b"]}]⟧"#
        ),
        (
            "form.values",
            #""items":[\#(answer)⟦,{"type":"input","name":"b","title":"B","computed":"v + 'z'"}|,{"type":"input","name":"b","title":"B"}⟧]⟦,"values":{"v":"a"}⟧"#
        ),
        (
            "form.endings",
            #""items":[\#(answer)]⟦,"endings":[{"name":"e","when":"a == 'x'","title":"E","accepted":false}]⟧"#
        ),
        (
            "ending.name",
            #""items":[\#(answer)],"endings":[{"name":⟦"e"|"f"⟧,"when":"a == 'x'","title":"E","accepted":false}]"#
        ),
        (
            "ending.when",
            #""items":[\#(answer)],"endings":[{"name":"e","when":⟦"a == 'x'"|"a == 'y'"⟧,"title":"E","accepted":false}]"#
        ),
        (
            "ending.title",
            #""items":[\#(answer)],"endings":[{"name":"e","when":"a == 'x'"⟦,"title":"E"⟧,"accepted":false}]"#
        ),
        (
            "ending.text",
            #""items":[\#(answer)],"endings":[{"name":"e","when":"a == 'x'"⟦,"text":"E"⟧,"accepted":false}]"#
        ),
        (
            "ending.accepted",
            #""items":[\#(answer)],"endings":[{"name":"e","when":"a == 'x'","title":"E"⟦,"accepted":false⟧}]"#
        ),
        ("page.title", #""pages":[{⟦"title":"P",⟧"items":[\#(answer)]}]"#),
        ("page.help", #""pages":[{⟦"help":"H",⟧"items":[\#(answer)]}]"#),
        (
            "page.visibleWhen",
            #""pages":[{"items":[\#(answer)]},{⟦"visibleWhen":"a == 'y'",⟧"items":[{"type":"input","name":"b","title":"B"}]}]"#
        ),
        (
            "page.rules",
            #""pages":[{⟦"rules":[{"atLeastOneOf":["a","b"]}],⟧"items":[\#(answer),{"type":"input","name":"b","title":"B"}]}]"#
        ),
        ("page.card", #""pages":[{⟦"card":{"traits":["rounded"]},⟧"items":[\#(answer)]}]"#),
        ("form.card", #""items":[\#(answer)]⟦,"card":{"traits":["rounded"]}⟧"#),
        ("card.traits", #""items":[\#(answer)],"card":{⟦"traits":["rounded"]⟧}"#),
        ("card.parts", #""items":[\#(answer)],"card":{⟦"parts":["fields",{"text":"T"}]⟧}"#),
        (
            "card.states",
            #""items":[\#(answer)],"card":{⟦"states":[{"state":"empty","parts":["fields",{"text":"T"}]}]⟧}"#
        ),
        ("card.open", #""items":[\#(answer)],"card":{⟦"open":"o"⟧}"#),
        (
            "cardState.state",
            #""items":[\#(answer)],"card":{"states":[{"state":⟦"empty"|"hasData"⟧,"parts":["fields",{"text":"T"}]}]}"#
        ),
        (
            "cardState.when",
            #""items":[\#(answer)],"card":{"states":[{"state":"custom:c","when":⟦"a == 'x'"|"a == 'y'"⟧,"parts":["fields",{"text":"T"}]}]}"#
        ),
        (
            "cardState.parts",
            #""items":[\#(answer)],"card":{"states":[{"state":"empty"⟦,"parts":["fields",{"text":"T"}]⟧}]}"#
        ),
        (
            "cardState.open",
            #""items":[\#(answer)],"card":{"states":[{"state":"empty","parts":["fields"]⟦,"open":"o"⟧}]}"#
        ),
        ("rule.atLeastOneOf", rule(#"{"atLeastOneOf":["a","b"]}"#)),
        ("rule.exactlyOneOf", rule(#"{"exactlyOneOf":["a","b"]}"#)),
        ("rule.allOrNone", rule(#"{"allOrNone":["a","b"]}"#)),
        ("rule.check", rule(#"{"check":{"that":"a == 'y'","message":"M"}}"#)),
        (
            "check.message",
            #""items":[\#(answer)],"rules":[{"check":{"that":"a == 'y'"⟦,"message":"M"⟧}}]"#
        ),
    ]

    private static func rule(_ json: String) -> String {
        #""items":[\#(answer),{"type":"input","name":"b","title":"B"}]⟦,"rules":[\#(json)]⟧"#
    }

    /// All rows as forms.
    static let rows: [(key: String, form: String)] =
        items.map { ($0.key, #""items":[\#(answer),\#($0.items)]"#) } + forms

    @Test(arguments: rows)
    func changesSomeFace(_ row: (key: String, form: String)) throws {
        let whole = "{\"formrun\":1,\"id\":\"f\",\"title\":\"F\",\(row.form)}"
        let with = try Face.console(KeyEffectTests.side(whole, isWith: true))
        let without = try Face.console(KeyEffectTests.side(whole, isWith: false))
        #expect(
            Face.all.contains { $0.seen(with) != $0.seen(without) },
            "\(row.key) changes nothing")
    }

    /// The form with the members between the marks, or with what stands behind "|" there.
    private static func side(_ text: String, isWith: Bool) -> String {
        var pieces = text.split(separator: "⟦", omittingEmptySubsequences: false)
        var side = String(pieces.removeFirst())
        for piece in pieces {
            let ends = piece.split(separator: "⟧", maxSplits: 1, omittingEmptySubsequences: false)
            let inner = ends[0].split(separator: "|", maxSplits: 1)
            side += isWith ? String(inner[0]) : inner.count > 1 ? String(inner[1]) : ""
            side += ends[1]
        }
        return side
    }

    /// Every key that an object may have without being required has a row.
    @Test func everyKeyHasARow() {
        var keys: Set<String> = []
        for item in FormKeys.items {
            for kind in item.kinds where !FormKeys.required(of: kind).contains(item.key) {
                keys.insert("\(kind.rawValue).\(item.name)")
            }
        }
        for (owner, list) in [
            ("form", FormKeys.form.keys), ("page", FormKeys.page.keys),
            ("choiceSource", FormKeys.choiceSource.keys),
        ] {
            keys.formUnion(list.map { "\(owner).\($0.name)" })
        }
        for object in FormKeys.objects
        where !["rowChoices", "replacement", "listRow"].contains("\(object.name)") {
            keys.formUnion(
                object.keys.filter { !object.required.contains($0.key) }.map {
                    "\(object.name).\($0.name)"
                })
        }
        keys = keys.filter { !$0.hasSuffix(".type") }.subtracting(Self.withoutEffect)
        let tested = Set(Self.rows.map(\.key))
        #expect(keys.subtracting(tested).sorted() == [])
    }

    /// Each part of a card and each trait is seen in some format.
    @Test(
        arguments: CardGallery.parts.map { ("parts", $0.name, $0.json) }
            + CardGallery.traits.map { ("traits", $0.name, $0.json) })
    func changesTheCard(_ word: (list: String, name: String, json: String)) throws {
        // One hides a card, and the other shows answers to the pages before.
        let isOfLast = ["hidden", "answers"].contains(word.name)
        func form(_ words: String) -> String {
            """
            { "formrun": 1, "id": "f", "title": "F", "help": "H", "pages": [
              { "items": [
                { "type": "input", "name": "name", "title": "Name", "default": "Ada", "validators": ["required"] },
                { "type": "input", "name": "mail", "title": "Mail", "validators": ["required"] },
                { "type": "input", "name": "size", "title": "Size", "value": "choice", "choices": ["small", "large"], "default": "large" },
                { "type": "input", "name": "share", "title": "Share", "value": "decimal", "default": 0.4 },
                { "type": "group", "name": "lines", "title": "Lines", "default": [{ "seed": "Basil", "packets": 2 }], "items": [
                    { "type": "input", "name": "seed", "title": "Seed" },
                    { "type": "input", "name": "packets", "title": "Packets", "value": "integer" }] },
                { "type": "button", "name": "send", "title": "Send", "action": "submit" }]\(isOfLast ? "" : ", \"card\": \(words)") },
              { "items": [{ "type": "label", "title": "L" }]\(isOfLast ? ", \"card\": \(words)" : "") }] }
            """
        }
        let others = word.list == "parts" ? ", \"fields\"" : ""
        let with = try Face.console(form("{ \"\(word.list)\": [\(word.json)\(others)] }"))
        let without = try Face.console(form(others.isEmpty ? "{}" : "{ \"parts\": [\"fields\"] }"))
        #expect(
            Face.all.contains { $0.seen(with) != $0.seen(without) }, "\(word.name) changes nothing")
    }
}

/// What a command prints of a form for some answers.
private struct Face {
    let arguments: [String]
    let answers: String

    static let all: [Face] = {
        let all = [
            "{}", #"{"a":"x"}"#, #"{"a":"x","b":"p"}"#, #"{"a":"xyz"}"#, #"{"a":["x","y"]}"#,
            #"{"a":[{"c":"x"},{"c":"y"}]}"#, #"{"g":[{"c":"x"},{"c":"y"}]}"#,
        ]
        let judged = all.flatMap { answers in
            [
                Face(
                    arguments: ["validate", "form.json", "answers.json", "--report", "json"],
                    answers: answers),
                Face(
                    arguments: ["run", "form.json", "--no-input", "--answers", "answers.json"],
                    answers: answers),
            ]
        }
        let drawn = all.prefix(3).flatMap { answers in
            ["json", "html", "text", "adaptive", "accessible"].map {
                Face(
                    arguments: ["card", "form.json", "answers.json", "--format", $0],
                    answers: answers)
            }
        }
        let asked = [
            Face(
                arguments: ["card", "form.json", "answers.json", "--state", "custom:invalid"],
                answers: "{}"),
            Face(arguments: ["run", "form.json", "--print-questions"], answers: "{}"),
            Face(arguments: ["run", "form.json", "--script", "keys"], answers: "{}"),
            Face(arguments: ["schema", "form.json"], answers: "{}"),
        ]
        // The first difference ends the search: the faces that show most come first.
        return drawn + asked + judged
    }()

    static func console(_ form: String) throws -> RecordingConsole {
        let console = RecordingConsole()
        console.files["form.json"] = Array(form.utf8)
        try #require(
            console.run("check", "form.json") == .success,
            "\(console.saidText)\(console.outputText) \(form)")
        return console
    }

    /// The output and the messages.
    func seen(_ console: RecordingConsole) -> String {
        let fresh = RecordingConsole()
        fresh.files = console.files
        fresh.files["answers.json"] = Array(answers.utf8)
        fresh.files["keys"] = Array(
            "type x\nkey enter\ntype secret\nkey enter\nkey enter\nkey enter\n".utf8)
        let status = fresh.run(arguments)
        return "\(status)\n\(fresh.outputText)\n\(fresh.saidText)"
    }
}
