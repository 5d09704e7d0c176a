import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct FileValidatorsTests {
    private static func file(_ name: String, _ type: String, _ size: Int = 1) -> String {
        #"{"name":"\#(name)","type":"\#(type)","size":\#(size)}"#
    }

    @Test(
        arguments: [
            ("a.png", "image/png", true), ("a.png", "IMAGE/PNG", true),
            ("a", "image/png; q=1", true), ("a.png", "image/pngx", false),
            ("a.png", "application/octet-stream", false), ("a.PDF", "text/plain", true),
            ("a.pdf.exe", "text/plain", false), (".pdf", "text/plain", false),
            ("apdf", "text/plain", false), ("a", "audio/ogg", true), ("a", "audiox/ogg", false),
            ("a", "text/html", false),
        ] as [(String, String, Bool)])
    func typesAndExtensions(_ row: (name: String, type: String, isAccepted: Bool)) throws {
        let harness = try ValidatorHarness(.file, [.accept("Image/png", ".pdf", "audio/*")])
        let issues = harness.issues(Self.file(row.name, row.type))
        #expect(issues.map(\.code) == (row.isAccepted ? [] : [.fileType]))
        #expect(
            issues.allSatisfy {
                $0.parameters["allowed"] == .list(["image/png", ".pdf", "audio/*"])
            })
    }

    @Test func everything() throws {
        let harness = try ValidatorHarness(.file, [.accept("*/*"), .required])
        #expect(harness.codes(Self.file("a", "x/y")) == [])
        #expect(harness.codes("null") == ["required"])
    }

    @Test func sizes() throws {
        let harness = try ValidatorHarness(.file, [.maxBytes(1_000)])
        #expect(harness.codes(Self.file("a", "x/y", 1_000)) == [])
        #expect(harness.codes(Self.file("a", "x/y", 0)) == [])
        let issue = try #require(harness.issues(Self.file("a", "x/y", 1_001)).first)
        #expect(issue.code == .fileTooLarge)
        #expect(issue.parameters == ["max": .integer(1_000), "actual": .integer(1_001)])
        #expect(harness.validator.message(for: issue) == "A must have at most 1000 bytes.")
    }

    @Test func problemsOfTheDefinition() {
        for validator in [AnyValidator.accept("a/b"), .maxBytes(1)] {
            #expect(ValidatorHarness.suitable(validator) == [.file])
        }
        for text in [
            "", "png", "image/", "/png", "image/p ng", ".", "./a", ".a*", "*", "a/b/c",
            "..", "..pdf", ".a..b", ".tar.", ".a/b", ".a\\b", ".a\u{1}", ".\u{0}", ".a\u{85}b",
            ".a b",
            ".a\u{A0}b", ".a\u{202E}b", ".a\u{2028}b", ".a,.b", "image/\u{1}",
        ] {
            #expect(
                ValidatorHarness.problems(.file, .accept("a/b", text)) == [.badParameter], "\(text)"
            )
        }
        #expect(ValidatorHarness.problems(.file, .accept()) == [.badParameter])
    }

    @Test(arguments: [
        (#"{"accept": "image/*"}"#, "file", ""), (#"{"accept": ["a/b", ".c"]}"#, "file", ""),
        (#"{"accept": {"types": ".c"}}"#, "file", ""), (#"{"maxBytes": 0}"#, "file", ""),
        (#"{"maxBytes": {"max": 7}}"#, "file", ""),
        (#"{"maxBytes": {"expression": "2 * 3"}}"#, "file", ""),
        (#"{"accept": []}"#, "file", "badParameter"),
        (#"{"accept": ["png"]}"#, "file", "badParameter"),
        (#"{"accept": 3}"#, "file", "badParameter"), (#""accept""#, "file", "missingParameter"),
        (#"{"maxBytes": -1}"#, "file", "badParameter"),
        (#"{"accept": ".c"}"#, "text", "unsuitableValidator"),
        (#"{"length": {"max": 3}}"#, "file", "unsuitableValidator"),
        (#"{"range": {"max": 3}}"#, "file", "unsuitableValidator"),
    ])
    func notations(_ row: (validator: String, type: String, code: String)) {
        let form = """
            {"formrun":1,"id":"f","title":"F","items":[
            {"type":"input","name":"a","title":"A","value":"\(row.type)","validators":[\(row.validator)]}]}
            """
        var codes: [String] = []
        do throws(FormDocumentError) {
            _ = try FormDocument.read(Array(form.utf8), vocabulary: .standard)
        } catch {
            codes = error.diagnostics.map(\.code.rawValue)
        }
        #expect(codes == (row.code.isEmpty ? [] : [row.code]))
    }

    /// The reader reports a text that names no kind of file at its place, and the schema of form files refuses most of them.
    @Test(
        arguments: [
            (#"".pdf""#, nil, false), (#"[".tar.gz", "IMAGE/PNG", "*/*"]"#, nil, false),
            (#"[" .pdf\u0085"]"#, nil, false), (#"{"types": [".pdf"]}"#, nil, false),
            (#"["a/b", "..pdf"]"#, 9, true), (#"[".a\u0001"]"#, 2, true), (#"".a/b""#, 1, true),
            (#"[".pdf", ".."]"#, 10, true), (#"{"types": [".pdf", "./"]}"#, 20, true),
            (#"[".a\u202eb"]"#, 2, false), (#"[".pdf", 3]"#, 10, true),
        ] as [(String, Int?, Bool)])
    func kindsInFormFiles(_ row: (accept: String, column: Int?, isRefusedBySchema: Bool)) throws {
        let head =
            #"{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"a","title":"A","value":"file","validators":[{"accept":"#
        let form = Array("\(head)\(row.accept)}]}]}".utf8)
        let found = FormDocument.diagnostics(of: form, vocabulary: .standard)
        #expect(found.map(\.code) == (row.column == nil ? [] : [.badParameter]))
        if let column = row.column {
            #expect(found.first?.position.column == head.utf8.count + column)
        }
        var evaluator = SchemaEvaluator(FormFileSchema(vocabulary: .standard).value)
        let isAccepted = evaluator.accepts(
            SchemaValue(json: try JSONValue(form, limits: .formFile)))
        #expect(isAccepted == !row.isRefusedBySchema)
    }
}
