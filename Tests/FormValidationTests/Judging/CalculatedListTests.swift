import FormModel
import FormValidation
import Testing

/// Calculations and defaults whose results are lists.
@Suite struct CalculatedListTests {
    private static let words: Vocabulary = {
        var words = Vocabulary.standard
        words.add(
            function: "split", usage: "split(text)", summary: "The words.", parameters: [.text],
            result: .list
        ) { arguments in
            guard case .text(let text) = arguments[0] else { return .empty }
            return .texts(text.split(separator: " ").map(String.init))
        }
        return words
    }()

    private static func form(
        _ expression: String, _ type: String, key: String = "computed"
    ) throws -> Form {
        let choices = type == "choices" ? #","choices":["a","b","c"]"# : ""
        let value = key == "computed" ? "\"\(expression)\"" : #"{"expression":"\#(expression)"}"#
        let text = #"""
            {"formrun":1,"id":"f","title":"F","items":[
            {"type":"input","name":"l","title":"L","value":"choices","choices":["a","b","c","d"]},
            {"type":"input","name":"m","title":"M","value":"texts"},
            {"type":"input","name":"b","title":"B","value":"boolean"},
            {"type":"input","name":"s","title":"S"},
            {"type":"input","name":"r","title":"R","value":"\#(type)"\#(choices),"validators":[{"count":{"max":2}}],
             "\#(key)":\#(value)}]}
            """#
        return try FormDocument.read(Array(text.utf8), vocabulary: words)
    }

    @Test(
        arguments: [
            ("l", "choices", #""l":["b","a"]"#, #"["b","a"]"#, []),
            ("l", "choices", "", "", []), ("l", "texts", #""l":["d"]"#, #"["d"]"#, []),
            ("m", "choices", #""m":["a"]"#, #"["a"]"#, []),
            ("m", "choices", #""m":["a","x"]"#, "", ["/r/1 notAChoice"]),
            ("l", "choices", #""l":["d"]"#, "", ["/r/0 notAChoice"]),
            ("l", "choices", #""l":["a","b","c"]"#, #"["a","b","c"]"#, ["/r tooMany"]),
            ("if(b, l, ['c', 'a'])", "choices", #""l":["a"],"b":true"#, #"["a"]"#, []),
            ("if(b, l, ['c', 'a'])", "choices", #""l":["a"],"b":false"#, #"["c","a"]"#, []),
            ("if(b, l, ['c', 'a'])", "choices", #""l":["a"]"#, "", []),
            ("if(b, l)", "texts", #""l":["a"],"b":false"#, "", []),
            ("coalesce(l, m, ['x'])", "texts", "", #"["x"]"#, []),
            ("coalesce(l, m, ['x'])", "texts", #""m":["y","y"]"#, #"["y","y"]"#, []),
            ("split(s)", "texts", #""s":"é f""#, #"["é","f"]"#, []),
            ("split(s)", "choices", #""s":"b""#, #"["b"]"#, []), ("split(s)", "texts", "", "", []),
            ("if('é' in split(s), ['yes'], ['no'])", "texts", #""s":"é f""#, #"["yes"]"#, []),
            (
                "if('a' in if(b, l, ['c']), ['yes'], ['no'])", "texts", #""l":["a"],"b":false"#,
                #"["no"]"#, []
            ),
            ("l", "choices", #""l":["b","a"],"r":["b","a"]"#, #"["b","a"]"#, []),
            ("l", "choices", #""l":["b","a"],"r":["a","b"]"#, #"["b","a"]"#, ["/r notComputed"]),
            ("l", "choices", #""l":["b"],"r":["b","b"]"#, #"["b"]"#, ["/r notComputed"]),
        ] as [(String, String, String, String, [String])])
    func submissions(
        _ row: (expression: String, type: String, members: String, value: String, issues: [String])
    ) throws {
        let validator = FormValidator(try Self.form(row.expression, row.type))
        let report = validator.validate(.json(Array("{\(row.members)}".utf8)))
        #expect(report.issues.map { "\($0.path) \($0.code.rawValue)" } == row.issues)
        guard report.isValid else { return }
        var writer = JSONWriter()
        writer.value(report.values.first { $0.name == "r" }?.value ?? .empty)
        let value = String(decoding: writer.bytes, as: UTF8.self)
        #expect(value == (row.value.isEmpty ? "null" : row.value))
    }

    @Test func aDefaultFollowsUntilItIsSet() throws {
        let data = FormDataSource(form: try Self.form("l", "choices", key: "default"))
        #expect(data.value(of: "r") == .empty)
        try data.updateValue(of: "l", to: .choices(["b"]), userInitiated: true)
        #expect(data.value(of: "r") == .choices(["b"]))
        try data.updateValue(of: "r", to: .choices(["a"]), userInitiated: true)
        try data.updateValue(of: "l", to: .choices(["c"]), userInitiated: true)
        #expect(data.value(of: "r") == .choices(["a"]))
    }

    /// In many rows, the copies of a list are limited work.
    @Test func copiesInRowsAreLimited() throws {
        let text = #"""
            {"formrun":1,"id":"f","title":"F","items":[
            {"type":"input","name":"l","title":"L","value":"texts"},
            {"type":"group","name":"g","title":"G","max":1000,"items":[
              {"type":"input","name":"n","title":"N","value":"integer"},
              {"type":"input","name":"r","title":"R","value":"texts","computed":"if(n > 0, l)"}]}]}
            """#
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
        let list = (0..<1_000).map { _ in #""0123456789""# }.joined(separator: ",")
        let rows = (0..<1_000).map { _ in #"{"n":1}"# }.joined(separator: ",")
        let report = FormValidator(form).validate(
            .json(Array(#"{"l":[\#(list)],"g":[\#(rows)]}"#.utf8)))
        #expect(report.issues.isEmpty, "18 units for each of a million elements are few enough")
        let longer = list.replacing("0123456789", with: String(repeating: "0123456789", count: 20))
        let refused = FormValidator(form).validate(
            .json(Array(#"{"l":[\#(longer)],"g":[\#(rows)]}"#.utf8)))
        #expect(refused.issues.map(\.code) == [.tooMuchWork])
    }
}
