import FormModel
import FormValidation
import TestSupport
import Testing

@testable import FormCards

/// Units around the values of cards: those of numbers, and of nothing else.
@Suite struct MeasureTests {
    private static let choices =
        #","choices":[1,{"value":0,"title":"Nothing at all"},{"value":2,"title":"Sandals"}],"other":{"title":"More","name":"more"}"#

    private static func card(
        _ value: FieldValue, _ keys: String, in shape: String = ""
    ) throws -> CardDescription {
        let item = #"{"type":"input","name":"a","title":"A","value":"integer"\#(keys)}"#
        let items =
            shape.isEmpty
            ? item
            : #"{"type":"group","name":"g","title":"G","rows":{"choices":["one"]},"as":"\#(shape)","items":[\#(item)]}"#
        let file = #"{"formrun":1,"id":"f","title":"F","items":[\#(items)]}"#
        let source = FormDataSource(
            form: try FormDocument.read(Array(file.utf8), vocabulary: .standard))
        if shape.isEmpty {
            try source.updateValue(of: "a", to: value, userInitiated: true)
        } else {
            try source.updateValue(of: "g", to: .rows([["a": value]]), userInitiated: true)
        }
        return try #require(DescriptionBuilder().descriptions(of: source).first)
    }

    private static let before = #","unitBefore":"£""#
    private static let around = #","unitBefore":"No","unit":"s""#

    @Test(
        arguments: [
            (.integer(5), before, "5", "£ 5"), (.integer(5), around, "5", "No 5 s"),
            (.integer(1), around + choices, "1", "No 1 s"),
            (.integer(0), around + choices, "Nothing at all", "Nothing at all"),
            (.integer(2), around + choices, "Sandals", "Sandals"),
            (.choice("other"), around + choices, "More", "More"),
            (.text("12 sacks"), around, "12 sacks", "12 sacks"), (.empty, around, "", ""),
        ] as [(FieldValue, String, String, String)])
    func textOfANode(_ row: (value: FieldValue, keys: String, text: String, measured: String))
        throws
    {
        let card = try Self.card(row.value, row.keys)
        var nodes = [card.body]
        var fields: [FieldNode] = []
        while let node = nodes.popLast() {
            switch node.content {
            case .field(let field): fields.append(field.value)
            case .stack(let stack): nodes += stack.nodes
            case .pages(let pages): nodes += pages.pages
            default: break
            }
        }
        let field = try #require(fields.first { $0.label == "A" })
        #expect(field.text == row.text && field.measured == row.measured)
        #expect(field.unitBefore != nil)
    }

    @Test(arguments: ["list", "object"])
    func cellsHaveUnits(_ shape: String) throws {
        for (value, keys, text) in [
            (5, Self.before, "£ 5"), (5, Self.around, "No 5 s"),
            (2, Self.around + Self.choices, "Sandals"),
        ] {
            let lines = TextRenderer(width: 60).text(
                of: try Self.card(.integer(value), keys, in: shape))
            #expect(lines.contains(text) && !lines.contains("Sandals s"), "\(lines)")
        }
    }
}
