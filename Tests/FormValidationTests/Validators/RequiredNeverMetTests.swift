import FormModel
import FormValidation
import TestSupport
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
        (
            "date",
            #""required", { "range": { "min": "2000-01-01" } }, { "range": { "min": "today + 2 days", "max": "today + 9 days" } }, { "range": { "below": "today + 2 days" } }"#,
            true
        ),
        (
            "integer",
            #""required", { "range": { "min": 1 } }, { "range": { "above": 1 } }, { "range": { "max": 1 } }"#,
            true
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

    /// A form file whose field has a number of ranges.
    private static func ranges(_ count: Int) -> [UInt8] {
        let ranges = (0..<count).map { #"{"range":{"min":"today - \#($0 + 1) days"}}"# }
        let text = """
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "a", "title": "A", "value": "date",
                "validators": ["required", \(ranges.joined(separator: ", "))] } ] }
            """
        return Array(text.utf8)
    }

    private static var manyValidators: Vocabulary {
        var vocabulary = Vocabulary.standard
        vocabulary.limits = DefinitionLimits(itemValidators: 4_000)
        return vocabulary
    }

    /// The work to look for ranges that exclude each other is linear in their number.
    @Test(.countsInstructions) func manyRangesTakeLinearTime() throws {
        let vocabulary = Self.manyValidators
        let growth = try Growth.ofEightTimes(100) { count in
            let bytes = Self.ranges(count)
            return { _ = try FormDocument.read(bytes, vocabulary: vocabulary) }
        }
        #expect(growth < 10)
    }

    /// The number of ranges is limited.
    @Test func manyRanges() throws {
        #expect(try FormDocument.read(Self.ranges(999), vocabulary: .standard).warnings.isEmpty)
        let error = #expect(throws: FormDefinitionError.self) {
            try Form(
                id: "f", title: "F", vocabulary: .standard,
                items: [
                    .input(
                        "a", title: "A",
                        validators: [AnyValidator](repeating: .length(min: 1), count: 1_001))
                ])
        }
        #expect(error?.problems.map(\.code) == [.tooManyValidators])
        let bytes = Self.ranges(3_999)
        #expect(try FormDocument.read(bytes, vocabulary: Self.manyValidators).warnings.isEmpty)
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
