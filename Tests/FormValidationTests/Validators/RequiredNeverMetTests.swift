import FormModel
import FormValidation
import Testing

/// Validators that make a required field impossible to fill in.
@Suite struct RequiredNeverMetTests {
    typealias Row = (type: String, validators: String, isWarned: Bool)

    static let rows: [Row] = [
        ("text", #""required""#, false),
        ("text", #""required", "absent""#, true),
        ("text", #""absent""#, false),
        ("text", #""required", { "warning": "absent" }"#, false),
        ("text", #""required", { "length": { "max": 0 } }"#, true),
        ("text", #""required", { "length": { "max": 1 } }"#, false),
        ("text", #"{ "length": { "max": 0 } }"#, false),
        ("text", #""required", { "length": { "min": 5 } }, { "length": { "max": 4 } }"#, true),
        ("text", #""required", { "length": { "max": 5 } }, { "length": { "min": 5 } }"#, false),
        ("choices", #""required", { "count": { "min": 3 } }, { "count": { "max": 2 } }"#, true),
        ("choices", #""required", { "count": { "min": 2 } }, { "count": { "max": 2 } }"#, false),
        ("integer", #""required", { "range": { "min": 3 } }, { "range": { "below": 3 } }"#, true),
        ("integer", #""required", { "range": { "max": 2 } }, { "range": { "min": 3 } }"#, true),
        ("integer", #""required", { "range": { "min": 3 } }, { "range": { "max": 3 } }"#, false),
        (
            "date",
            #""required", { "range": { "min": "today + 1 day" } }, { "range": { "max": "today" } }"#,
            true
        ),
        (
            "date",
            #""required", { "range": { "min": "today" } }, { "range": { "max": "2000-01-01" } }"#,
            false
        ),
    ]

    @Test(arguments: rows) func warns(_ row: Row) throws {
        let choices = row.type == "choices" ? #""choices": ["a", "b"], "# : ""
        let text = """
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "a", "title": "A", "value": "\(row.type)", \(choices)
                "validators": [\(row.validators)] } ] }
            """
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
        #expect(form.warnings.map(\.code) == (row.isWarned ? [.requiredNeverMet] : []))
    }

    /// The same for a field that is required under a condition.
    @Test func byCondition() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("b", title: "B", value: .boolean),
                .input("a", title: "A", validators: [.absent], requiredWhen: "b"),
            ])
        #expect(form.warnings.map(\.code) == [.requiredNeverMet])
        #expect(form.warnings.first?.item == 1)
    }
}
