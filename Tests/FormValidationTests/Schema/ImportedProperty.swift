import FormModel
import FormValidation

/// The item for a property, without its name and title, and the places of losses.
struct ImportedProperty {
    let item: String
    let losses: [String]

    init(_ property: String, required: String = "", rest: String = "") throws {
        let text =
            #"{"type":"object","properties":{"a":\#(property),"other":{"type":"boolean"}},"required":[\#(required)]\#(rest)}"#
        let made = try SchemaImport(ofOneLine: text)
        _ = try FormDocument.read(made.json, vocabulary: .standard)
        losses = made.places
        guard case .list(let items) = made.form["items"], items[0]["name"] == "a" else {
            item = ""
            return
        }
        let skipped = ["name", "title"]
        let members = items[0].members.filter { !skipped.contains($0.key) }
        let json = String(decoding: SchemaValue.object(members).json, as: UTF8.self)
        item = json.filter { !$0.isWhitespace }
    }
}

extension SchemaImport {
    /// Reads a schema whose texts have no control characters, as in schemas of FormSchema.
    init(ofOneLine schema: String, limits: JSONLimits = .formFile) throws {
        let start = schema.firstIndex(of: "{").map { schema.index(after: $0) } ?? schema.startIndex
        let comment = #""$comment":"For texts without white space at their ends.","#
        try self.init(Array((schema[..<start] + comment + schema[start...]).utf8), limits: limits)
    }

    /// The places of losses.
    var places: [String] { losses.flatMap(\.paths).map(\.description) }

    /// Whether the form accepts a submission.
    func accepts(_ submission: String) throws -> Bool {
        let form = try FormDocument.read(json, vocabulary: .standard)
        return FormValidator(form).validate(.json(Array(submission.utf8))).isValid
    }
}
