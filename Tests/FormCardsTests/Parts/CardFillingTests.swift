import FormModel
import FormValidation
import Testing

@testable import FormCards

/// The card of a page that is filled in question by question: its parts, with a line for each field and row.
@Suite struct CardFillingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let page: String
        var asked: String?
        /// The nodes of the card, in words.
        let nodes: [String]
    }

    private static let fields = #"""
        "items":[{"type":"input","name":"a","title":"A","default":"1"},{"type":"input","name":"b","title":"B"},
          {"type":"button","name":"go","title":"Go","action":"submit"}]
        """#

    private static let group = #"""
        "items":[{"type":"group","name":"g","title":"G","default":[{"n":"x"},{"n":"y"}],"items":[
          {"type":"input","name":"n","title":"N"},{"type":"label","title":"L"}]}]
        """#

    static let cases: [Case] = [
        Case(
            testDescription: "a line for each field, and no buttons", page: fields,
            nodes: ["[line a, line b]"]),
        Case(
            testDescription: "the help of the page comes first",
            page: #""help":"Read *this*",\#(fields)"#,
            nodes: ["Read this (form)", "[line a, line b]"]),
        Case(
            testDescription: "labels and headings follow the fields",
            page: #"""
                "items":[{"type":"section","title":"S","help":"H","items":[{"type":"label","title":"L"},
                  {"type":"input","name":"a","title":"A"}]}]
                """#,
            nodes: ["[[S (form), L (form), line a]]"]),
        Case(
            testDescription: "with parts of its own, the texts of the card are parts",
            page: #"""
                "items":[{"type":"section","title":"S","help":"H","items":[{"type":"label","title":"L"},
                  {"type":"input","name":"a","title":"A"}]}],"card":{"parts":["fields"]}
                """#,
            nodes: ["[[S, H, L, line a]]"]),
        Case(
            testDescription: "a part places fields by name, and the rest has the others",
            page: #"\#(fields),"card":{"parts":[{"fields":["b"]},{"text":"T"},"fields"]}"#,
            nodes: ["[line b]", "T", "[line a]"]),
        Case(
            testDescription: "a question that a part places is there once",
            page: #"\#(fields),"card":{"parts":[{"fields":["b"]},{"text":"T"},"fields"]}"#,
            asked: "/b", nodes: ["[line b]", "T", "[line a]"]),
        Case(
            testDescription: "the parts of the state that the answers have",
            page: #"""
                \#(fields),"card":{"parts":["fields"],"states":[
                  {"state":"custom:busy","when":"a == '1'","parts":[{"text":"One"},"fields"]}]}
                """#,
            nodes: ["One", "[line a, line b]"]),
        Case(
            testDescription: "without a question, the fields of all rows", page: group,
            nodes: ["[line g {summary 0: line g/0/n, L (form)} {summary 1: line g/1/n, L (form)}]"]),
        Case(
            testDescription: "with one, those of the row in hand", page: group, asked: "/g/1/n",
            nodes: ["[line g {summary 0:} {summary 1: line g/1/n, L (form)}]"]),
        Case(
            testDescription: "fixed rows are a group, and no table",
            page: #"""
                "items":[{"type":"group","name":"g","title":"G","rows":{"choices":[{"value":"x","title":"X"}]},"items":[
                  {"type":"input","name":"n","title":"N"}]}]
                """#,
            nodes: ["[line g {summary 0: line g/0/n}]"]),
    ]

    /// A node in words.
    private static func described(_ node: CardNode) -> String {
        switch node.content {
        case .field(let field): return field.value.label
        case .text(let text): return text.text.plainText + (text.isOfForm ? " (form)" : "")
        case .stack(let stack):
            return "[\(stack.nodes.map(described).joined(separator: ", "))]"
        case .group(let group):
            let rows = group.rows.map { row in
                let body = row.body.map(described).joined(separator: ", ")
                return " {\(row.summary?.label ?? "no summary"):\(body.isEmpty ? "" : " ")\(body)}"
            }
            return (group.line?.label ?? "no line") + rows.joined()
        default: return "part"
        }
    }

    private static func description(_ page: String, asked: String?) throws -> CardDescription {
        let form = try FormDocument.read(
            Array(#"{"formrun":1,"id":"f","title":"F","pages":[{"title":"P",\#(page)}]}"#.utf8),
            vocabulary: .standard)
        let source = FormDataSource(form: form)
        let paths = form.compiled
        return DescriptionBuilder(catalog: .english).description(
            of: try #require(Card.cards(of: source).first), number: 2, count: 3,
            filling: CardFilling(asked: asked.flatMap { FieldPath(pointer: $0) }) { place in
                let path = paths.path(of: place).description
                return SampleDescription.field(path, "line \(path.dropFirst())")
            } summary: { row in
                SampleDescription.fieldNode(paths.path(of: row).description, "summary \(row.index)")
            })
    }

    @Test(arguments: cases) func nodes(_ row: Case) throws {
        let card = try Self.description(row.page, asked: row.asked)
        #expect(card.body.nodes.map(Self.described) == row.nodes)
        #expect(card.title == "P" && card.number == 2 && card.count == 3)
    }

    @Test func rowsThatHaveTheQuestion() throws {
        let line = { (_: FieldPlace) in CardNode.nothing }
        func shows(_ row: String, asked: String?) throws -> Bool {
            CardFilling(
                asked: asked.flatMap { FieldPath(pointer: $0) }, line: line, summary: { _ in nil }
            ).showsFields(ofRow: try #require(FieldPath(pointer: row)))
        }
        #expect(try shows("/g/0", asked: nil))
        #expect(try shows("/g/0", asked: "/g/0/n"))
        #expect(try shows("/g/0", asked: "/g/0/h/1/m"))
        #expect(try !shows("/g/0", asked: "/g/1/n"))
        #expect(try !shows("/g/0", asked: "/g"))
    }
}
