import FormModel
import Testing

@testable import FormCards

/// The drawing of tables and of groups.
@Suite struct TableDrawingTests {
    private static func cells(_ texts: String...) -> [TextMarkup] {
        texts.map { TextMarkup(plain: $0) }
    }

    private static let columns = [
        TableNode.Column("Product", width: .fill),
        TableNode.Column("Number", alignment: .trailing),
        TableNode.Column("Sum", alignment: .trailing),
    ]

    private static let table = TableNode(
        title: "Lines", columns: columns,
        rows: [
            TableNode.Row(mark: "1", cells: cells("Roof tile, red", "1200", "$1,140.00")),
            TableNode.Row(
                mark: "2", cells: cells("Ridge tile", "8", "—"),
                issues: [IssueNode("Unit price must have at most 2 decimals.")]),
        ], foot: cells("Total", "", "$1,140.00"))

    @Test func columns() {
        #expect(
            Drawn.lines(.table(Self.table), 40) == [
                "Lines",
                "   Product             Number        Sum",
                "   ──────────────────  ──────  ─────────",
                "1  Roof tile, red        1200  $1,140.00",
                "2  Ridge tile               8          —",
                "   ✗ Error: Unit price must have at most",
                "     2 decimals.",
                "   ──────────────────  ──────  ─────────",
                "   Total                       $1,140.00",
            ])
    }

    @Test func cellsAreBrokenBeforeTheTableIs() {
        #expect(
            Array(Drawn.lines(.table(Self.table), 34).prefix(6)) == [
                "Lines",
                "   Product       Number        Sum",
                "   ────────────  ──────  ─────────",
                "1  Roof tile,      1200  $1,140.00",
                "   red",
                "2  Ridge tile         8          —",
            ])
    }

    @Test func narrowTablesAreBlocks() {
        #expect(
            Drawn.lines(.table(Self.table), 28) == [
                "Lines", "1  Product  Roof tile, red", "   Number   1200", "   Sum      $1,140.00",
                "", "2  Product  Ridge tile", "   Number   8", "   Sum      —",
                "   ✗ Error: Unit price must", "     have at most 2", "     decimals.", "",
                "   Total", "   Sum      $1,140.00",
            ])
    }

    @Test func emptyTables() {
        let table = TableNode(
            title: "Lines", columns: Self.columns, rows: [], empty: "No lines yet.")
        #expect(Drawn.lines(.table(table)) == ["Lines", "No lines yet."])
        let other = TableNode(columns: [], rows: [])
        #expect(Drawn.lines(.table(other)) == ["no rows"])
    }

    @Test func nodesBelowARow() {
        let table = TableNode(
            columns: Self.columns,
            rows: [
                TableNode.Row(
                    mark: "1", cells: Self.cells("Tile", "1", "$1"), below: [.text("In stock.")]),
                TableNode.Row(mark: "2", cells: Self.cells("Nail", "2", "$2")),
            ])
        #expect(
            Drawn.lines(.table(table), 30) == [
                "   Product         Number  Sum", "   ──────────────  ──────  ───",
                "1  Tile                 1   $1", "   In stock.",
                "2  Nail                 2   $2",
            ])
    }

    @Test func fixedColumns() {
        let table = TableNode(
            columns: [
                TableNode.Column("A", width: .fixed(4)), TableNode.Column("B", alignment: .center),
            ],
            rows: [TableNode.Row(cells: Self.cells("one two", "x"))])
        #expect(Drawn.lines(.table(table), 20) == ["A     B", "────  ─", "one   x", "two"])
    }

    @Test func groupsAreBlocksUnderHeadings() {
        var group = GroupNode(
            path: FieldPath(), label: "Guests",
            rows: [
                GroupNode.Row(
                    path: FieldPath(), title: "Ada",
                    issues: [IssueNode("Odd.", severity: .warning)],
                    body: [Drawn.field("Name", "Ada")]),
                GroupNode.Row(path: FieldPath(), title: "Eve", body: [Drawn.field("Name", "Eve")]),
            ])
        group.help = TextMarkup(plain: "Who comes?")
        group.issues = [IssueNode("Too many.")]
        group.isRequired = true
        #expect(
            Drawn.lines([Drawn.field("Where", "Here"), .group(group), .button(ActionNode("Go"))])
                == [
                    "Where  Here", "", "Guests *", "Who comes?", "✗ Error: Too many.", "Ada",
                    "! Warning: Odd.", "Name   Ada", "", "Eve", "Name   Eve", "", "[ Go ]",
                ])
    }

    @Test func aGroupWithoutRowsIsAnEmptyField() {
        var group = GroupNode(path: FieldPath(), label: "Guests", rows: [])
        group.isRequired = true
        group.issues = [IssueNode("Too few.")]
        #expect(
            Drawn.lines([Drawn.field("Where", "Here"), .group(group)])
                == ["Where     Here", "Guests *  —", "          ✗ Error: Too few."])
    }

    @Test func pagesShowOne() {
        let pages = PagesNode(
            [.text("one"), .text("two")], current: 1, position: "Page 2 of 2")
        #expect(Drawn.lines(.pages(pages)) == ["Page 2 of 2", "two"])
        #expect(Drawn.lines(.pages(PagesNode([]))) == [])
    }
}
