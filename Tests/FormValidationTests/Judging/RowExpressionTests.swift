import FormModel
import FormValidation
import Testing

/// Expressions that read rows, and expressions of rows that read the enclosing scope.
@Suite struct RowExpressionTests {
    static let text = """
        {"formrun":1,"id":"t","title":"T","items":[
         {"type":"input","name":"limit","title":"Limit","value":"decimal"},
         {"type":"group","name":"lines","title":"Lines","visibleWhen":"present(limit)","items":[
           {"type":"input","name":"amount","title":"Amount","value":"decimal",
            "validators":[{"check":{"that":"amount <= limit","message":"Too much."}}]},
           {"type":"input","name":"note","title":"Note","requiredWhen":"amount > 10"},
           {"type":"group","name":"parts","title":"Parts","items":[
             {"type":"input","name":"share","title":"Share","value":"decimal",
              "validators":[{"check":{"that":"share <= amount && share <= limit","message":"No."}}]}]}]},
         {"type":"input","name":"total","title":"Total","value":"decimal","computed":"sum(lines.amount)"},
         {"type":"input","name":"count","title":"Count","value":"integer","computed":"count(lines)"}]}
        """

    private func form() throws -> Form {
        try FormDocument.read(Array(RowExpressionTests.text.utf8), vocabulary: .standard)
    }

    @Test(arguments: [
        (#"{"limit":20,"lines":[{"amount":1.5},{"amount":12,"note":"x"}]}"#, []),
        (#"{"limit":20,"lines":[{"amount":12}]}"#, ["/lines/0/note required"]),
        (
            #"{"limit":20,"lines":[{"amount":1},{"amount":21,"note":"x"}]}"#,
            ["/lines/1/amount check"]
        ),
        (
            #"{"limit":20,"lines":[{"amount":5,"parts":[{"share":1},{"share":6}]}]}"#,
            ["/lines/0/parts/1/share check"]
        ),
        (#"{"lines":[{"amount":1}]}"#, ["/lines hiddenField"]),
        (#"{"limit":20,"lines":[{"amount":1},{}],"total":7}"#, ["/total notComputed"]),
    ])
    func submissions(_ row: (json: String, issues: [String])) throws {
        let validator = FormValidator(try form())
        let report = validator.validate(.json(Array(row.json.utf8)))
        #expect(report.issues.map { "\($0.path) \($0.code)" } == row.issues)
        for issue in report.issues where issue.code.rawValue == "check" {
            let isInner = issue.path.steps.count > 3
            #expect(validator.message(for: issue) == (isInner ? "No." : "Too much."))
        }
    }

    /// Aggregates follow each change of the rows, and rows follow the enclosing scope.
    @Test func aDataSourceFollows() throws {
        let source = FormDataSource(form: try form())
        let lines = FieldPath("lines")
        func amount(_ row: Int) -> FieldPath {
            lines.appending(.index(row)).appending(.key("amount"))
        }
        try source.updateValue(of: "limit", to: .integer(20), userInitiated: true)
        #expect(source.isVisible("lines") && source.value(of: "count") == .integer(0))
        try source.addRow(to: lines, ["amount": .decimal(8)], userInitiated: true)
        try source.addRow(to: lines, ["amount": .decimal(9)], userInitiated: true)
        #expect(source.value(of: "total") == .decimal(17))
        #expect(source.value(of: "count") == .integer(2) && source.isValid)
        try source.updateValue(at: amount(0), to: .text("1"), userInitiated: true)
        #expect(source.value(of: "total") == .decimal(10))
        try source.updateValue(of: "limit", to: .integer(5), userInitiated: true)
        #expect(source.issues.map { "\($0.path)" } == ["/lines/1/amount"])
        try source.removeRow(at: lines.appending(.index(1)), userInitiated: true)
        #expect(source.value(of: "total") == .decimal(1) && source.isValid)
        // Hidden rows return when they are shown again.
        try source.updateValue(of: "limit", to: .empty, userInitiated: true)
        #expect(source.values.map(\.name) == ["total", "count"])
        try source.updateValue(of: "limit", to: .integer(5), userInitiated: true)
        #expect(source.rowCount(of: lines) == 1 && source.value(of: "count") == .integer(1))
    }
}
