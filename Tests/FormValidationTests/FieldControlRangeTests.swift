import FormModel
import FormValidation
import Testing

/// Controls that need the bounds of a validator.
@Suite struct FieldControlRangeTests {
    private static func form(_ value: String, _ range: String, _ control: String) throws -> Form {
        let item =
            #"{"type":"input","name":"n","title":"N","value":"\#(value)","validators":[{"range":{\#(range)}}],"control":"\#(control)"}"#
        return try FormDocument.read(
            Array(#"{"formrun":1,"id":"f","title":"F","items":[\#(item)]}"#.utf8),
            vocabulary: .standard)
    }

    @Test(arguments: [
        ("decimal", #""min":1,"max":5"#, "slider"), ("integer", #""min":1,"max":10"#, "rating"),
        ("integer", #""min":-2,"max":2"#, "rating"), ("integer", #""min":0,"max":99"#, "slider"),
    ])
    func bounds(_ row: (value: String, range: String, control: String)) throws {
        #expect(
            try Self.form(row.value, row.range, row.control).items[0].control
                == (row.control == "slider" ? .slider : .rating))
    }

    @Test(arguments: [
        ("integer", #""min":1"#, "slider"), ("integer", #""min":1,"max":11"#, "rating"),
        ("integer", #""max":5"#, "rating"), ("decimal", #""min":1,"below":5"#, "slider"),
        ("decimal", #""min":1,"max":5"#, "rating"),
    ])
    func withoutBounds(_ row: (value: String, range: String, control: String)) throws {
        #expect(throws: FormDocumentError.self) {
            try Self.form(row.value, row.range, row.control)
        }
    }
}
