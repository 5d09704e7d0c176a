import FormModel
import Testing

@testable import FormCards

/// The lines of a card that is filled in question by question, and the place of the question among them.
@Suite struct FillingOrderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let nodes: [CardNode]
        var asked: String?
        var isBehindRows = false
        let lines: [String]
        var index: Int?
    }

    private static func field(_ pointer: String) -> CardNode {
        SampleDescription.field(pointer, pointer)
    }

    private static func row(_ nodes: CardNode...) -> CardNode {
        .stack(StackNode(nodes, axis: .horizontal))
    }

    /// A group with rows of one field; a row that is not filled in has no summary.
    private static func group(filledIn rows: Bool...) -> CardNode {
        var group = GroupNode(
            path: FieldPath("g"), label: "G",
            rows: rows.enumerated().map { index, isFilledIn in
                var row = GroupNode.Row(
                    path: FieldPath("g").appending(.index(index)), title: "row \(index)",
                    body: [field("/g/\(index)/n"), .text("note"), .space()])
                if isFilledIn {
                    row.summary = SampleDescription.fieldNode("/g/\(index)", "summary \(index)")
                }
                return row
            })
        group.line = SampleDescription.fieldNode("/g", "line")
        return .group(group)
    }

    /// A node in words, behind a `>` for each two cells of its margin.
    private static func described(_ node: CardNode) -> String {
        let depth = String(repeating: ">", count: node.box.margin.left / 2)
        switch node.content {
        case .field(let field): return depth + field.value.label
        case .text(let text): return depth + text.text.plainText
        case .stack: return depth + "stack"
        default: return depth + "part"
        }
    }

    private static let menu = CardNode.button(ActionNode("Open", action: .custom("open")))

    static let cases: [Case] = [
        Case(
            testDescription: "a column", nodes: [field("/a"), .text("t"), field("/b")],
            lines: ["/a", "t", "/b"]),
        Case(
            testDescription: "the asked field is in no line",
            nodes: [field("/a"), .text("t"), field("/b"), field("/c")], asked: "/b",
            lines: ["/a", "t", "/c"], index: 2),
        Case(
            testDescription: "a field that is not on the card", nodes: [field("/a")], asked: "/z",
            lines: ["/a"]),
        Case(
            testDescription: "fields beside each other follow each other",
            nodes: [row(field("/a"), .rule(.vertical), field("/b"))], asked: "/b", lines: ["/a"],
            index: 1),
        Case(
            testDescription: "what has no fields stays as it is",
            nodes: [row(.text("t"), .text("u")), .rule(), .pair("p", "q")],
            lines: ["stack", "part", "part"]),
        Case(
            testDescription: "what a session does itself is left out",
            nodes: [.issues([]), .space(2), .button(ActionNode("Send")), field("/a")],
            lines: ["/a"]),
        Case(
            testDescription: "a row of buttons is left out, and one with a menu is not",
            nodes: [row(.button(ActionNode("Send"))), row(menu)], lines: ["stack"]),
        Case(
            testDescription: "a field is shown once", nodes: [field("/a"), field("/a")],
            lines: ["/a"]),
        Case(
            testDescription: "the page that is shown, and those with fields",
            nodes: [
                .pages(PagesNode([.text("one"), field("/a"), .text("three")], current: 2))
            ], lines: ["/a", "three"]),
        Case(
            testDescription: "rows that are filled in", nodes: [group(filledIn: true, false)],
            lines: ["line", ">row 0", ">/g/0/n", ">note"]),
        Case(
            testDescription: "a field of a row", nodes: [group(filledIn: true, true)],
            asked: "/g/1/n", lines: ["line", ">summary 0", ">row 1", ">note"], index: 3),
        Case(
            testDescription: "what to do with the rows", nodes: [group(filledIn: true, true)],
            asked: "/g", lines: [">summary 0", ">summary 1"], index: 0),
        Case(
            testDescription: "whether to add a row", nodes: [group(filledIn: true), field("/b")],
            asked: "/g", isBehindRows: true, lines: ["/b"], index: 0),
        Case(
            testDescription: "whether to add the first row",
            nodes: [field("/a"), group(filledIn: false)], asked: "/g", isBehindRows: true,
            lines: ["/a", "line"], index: 2),
    ]

    @Test(arguments: cases)
    func lines(_ row: Case) {
        let asked = row.asked.flatMap { FieldPath(pointer: $0) }
        var order = FillingOrder(around: asked, isBehindRows: row.isBehindRows)
        order.add(.stack(row.nodes))
        #expect(order.nodes.map(Self.described) == row.lines)
        #expect(order.index == row.index)
    }
}
