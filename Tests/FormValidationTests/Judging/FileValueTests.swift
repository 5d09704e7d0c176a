import FormModel
import FormValidation
import Testing

/// Files: their facts in JSON, parts of form posts, and values of a program.
@Suite struct FileValueTests {
    private static func form() throws -> Form {
        try FormDocument.read(
            Array(
                #"""
                {"formrun": 1, "id": "f", "title": "F", "items": [
                  {"type": "input", "name": "cv", "title": "CV", "value": "file"},
                  {"type": "input", "name": "note", "title": "Note", "visibleWhen": "present(cv)"},
                  {"type": "group", "name": "pages", "title": "Pages", "max": 3, "validators": [{"unique": {"by": "scan"}}], "items": [
                    {"type": "input", "name": "scan", "title": "Scan", "value": "file", "validators": ["required"]}]},
                  {"type": "input", "name": "plain", "title": "Plain"},
                  {"type": "input", "name": "old", "title": "Old", "value": "file"}]}
                """#.utf8), vocabulary: .standard)
    }

    private func reported(_ report: ValidationReport) -> [String] {
        report.issues.map { "\($0.path) \($0.code)" }
    }

    private static let known = #""name": "a.pdf", "type": "application/pdf", "size": 900"#

    @Test(
        arguments: [
            ("{\(known)}", nil), ("null", nil), (#""""#, nil),
            (#"{"size": 9e2, "type": "A/B; c=d", "name": " a "}"#, nil),
            (#"{"name": "C:\\fakepath\\a.pdf", "type": "a/b", "size": 0}"#, nil),
            (#""a.pdf""#, "wrongType"), ("3", "wrongType"), ("true", "wrongType"),
            ("[]", "wrongType"), ("[{\(known)}]", "wrongType"), ("{}", "wrongType"),
            (#"{"name": "a", "type": "a/b"}"#, "wrongType"),
            (#"{"name": "a", "type": "a/b", "size": "900"}"#, "wrongType"),
            (#"{"name": "a", "type": "a/b", "size": 1.5}"#, "wrongType"),
            (#"{"name": "a", "type": "a/b", "size": -1}"#, "wrongType"),
            (#"{"name": "a", "type": "a/b", "size": 1e30}"#, "wrongType"),
            (#"{"name": null, "type": "a/b", "size": 1}"#, "wrongType"),
            (#"{"name": "a", "type": "a/b", "size": 1, "data": "x"}"#, "wrongType"),
            (#"{"name": "a", "type": {"a": 1}, "size": 1}"#, "wrongType"),
            (#"{"name": "", "type": "a/b", "size": 1}"#, "wrongType"),
            (#"{"name": "a/", "type": "a/b", "size": 1}"#, "wrongType"),
            (#"{"name": "a/..", "type": "a/b", "size": 1}"#, "wrongType"),
            (#"{"name": ".", "type": "a/b", "size": 1}"#, "wrongType"),
            (#"{"name": "a", "type": "pdf", "size": 1}"#, "wrongType"),
            (#"{"name": "a", "type": "a/b/c", "size": 1}"#, "wrongType"),
            (#"{"name": "a", "type": "a/*", "size": 1}"#, "wrongType"),
            (#"{"name": "a\u0000.pdf", "type": "a/b", "size": 1}"#, "controlCharacter"),
            (#"{"name": "a\nb", "type": "a/b", "size": 1}"#, "controlCharacter"),
            ("{\(known), \"path\": \"/etc/passwd\"}", "pathNotAccepted"),
            ("{\(known), \"path\": 3}", "wrongType"),
        ] as [(String, String?)])
    func json(_ row: (value: String, code: String?)) throws {
        let report = FormValidator(try Self.form()).validate(.json(#"{"cv": \#(row.value)}"#))
        #expect(reported(report) == (row.code.map { ["/cv \($0)"] } ?? []))
    }

    @Test func limits() throws {
        func code(name: Int = 1, type: Int = 1, path: Int? = nil) throws -> [IssueCode] {
            let path = path.map { #", "path": "\#(String(repeating: "p", count: $0))""# } ?? ""
            let json =
                #"{"cv": {"name": "\#(String(repeating: "n", count: name))", "type": "a/\#(String(repeating: "t", count: type))", "size": 1\#(path)}}"#
            let report = FormValidator(try Self.form(), takesPaths: true).validate(.json(json))
            return report.issues.map(\.code)
        }
        #expect(try code(name: 255) == [])
        #expect(try code(name: 256) == [.fileNameTooLong])
        #expect(try code(type: 253) == [])
        #expect(try code(type: 254) == [.wrongType])
        #expect(try code(path: 4_096) == [])
        #expect(try code(path: 4_097) == [.fileNameTooLong])
        #expect(try code(path: 0) == [.wrongType])
    }

    @Test func factsAreCanonical() throws {
        let validator = FormValidator(try Self.form(), takesPaths: true)
        let json =
            #"{"cv": {"name": "C:\\x/a.pdf", "type": "Application/PDF ; a=b", "size": 900, "path": "x/a.pdf"}}"#
        guard case .file(let facts) = validator.validate(.json(json))["cv"] else {
            Issue.record("no file")
            return
        }
        #expect(facts.name == "a.pdf" && facts.type == "application/pdf" && facts.size == 900)
        #expect(facts.path == "x/a.pdf" && facts.bytes == nil)
        #expect(
            FileFacts(name: "C:\\x/a.pdf", type: "Application/PDF", size: 900, path: "x/a.pdf")
                == facts)
        #expect(FileFacts(name: "a.pdf", type: "application/pdf", size: 900) != facts)
        let values = validator.validate(.values(["cv": .file(facts), "old": .text("a")]))
        #expect(reported(values) == ["/old wrongType"])
        #expect(values["cv"] == .file(facts))
        #expect(
            reported(validator.validate(.values(["plain": .file(facts)]))).contains(
                "/plain wrongType"))
    }

    // MARK: Form posts

    private func multipart(_ parts: String...) -> [UInt8] {
        Array(
            (parts.map { "--XX\r\nContent-Disposition: form-data; \($0)\r\n" }.joined()
                + "--XX--\r\n").utf8)
    }

    private func posted(_ body: [UInt8]) throws -> ValidationReport {
        FormValidator(try Self.form()).validate(.multipart(body, boundary: "XX"))
    }

    @Test(
        arguments: [
            ("filename=\"a.pdf\"\r\nContent-Type: application/pdf", "a.pdf application/pdf"),
            ("filename=\"a.pdf\"", "a.pdf application/octet-stream"),
            ("filename=a.pdf\r\nContent-Type:", "a.pdf application/octet-stream"),
            ("filename=\"C:\\fakepath\\a.pdf\"", "a.pdf application/octet-stream"),
            (
                "filename=\"../../etc/a\"\r\ncontent-type: TEXT/plain; charset=latin1",
                "a text/plain"
            ),
            (
                "filename=\"a %22b%22 %41.txt\"",
                "a \"b\" %41.txt application/octet-stream"
            ),
            ("filename*=utf-8''%e2%82%ac.txt", "€.txt application/octet-stream"),
            ("filename=\"a\"; filename*=utf-8''b", "a application/octet-stream"),
            ("filename=\"é\"", "é application/octet-stream"),
        ])
    func parts(_ row: (head: String, facts: String)) throws {
        let body = multipart(
            "name=\"cv\"; \(row.head)\r\n\r\n%PDF\0\r\n-", "name=\"note\"\r\n\r\nx")
        let report = try posted(body)
        #expect(reported(report) == [])
        guard case .file(let facts) = report["cv"], let range = facts.bytes else {
            Issue.record("no file")
            return
        }
        #expect("\(facts.name) \(facts.type)" == row.facts)
        #expect(facts.size == 8 && Array(body[range]) == Array("%PDF\0\r\n-".utf8))
        #expect(facts.path == nil)
    }

    @Test(
        arguments: [
            ("name=\"cv\"; filename=\"\"\r\n\r\n", nil), ("name=\"cv\"\r\n\r\n", nil),
            ("name=\"cv\"; filename=\"a\"\r\n\r\n", nil),
            ("name=\"cv\"\r\n\r\na.pdf", "/cv wrongType"),
            ("name=\"cv\"; filename=\"\"\r\n\r\nx", "/cv wrongType"),
            ("name=\"cv\"; filename=\"..\"\r\n\r\nx", "/cv wrongType"),
            ("name=\"cv\"; filename=\"a\"\r\nContent-Type: pdf\r\n\r\nx", "/cv wrongType"),
            ("name=\"cv\"; filename=\"a%0Ab\"\r\n\r\nx", "/cv controlCharacter"),
            ("name=\"cv\"; filename*=utf-8''%ff\r\n\r\nx", "/cv malformedText"),
            ("name=\"cv\"; filename*=x\r\n\r\nx", "/cv wrongType"),
            ("name=\"plain\"; filename=\"a\"\r\n\r\nx", "/plain fileNotAccepted"),
            ("name=\"cv[path]\"\r\n\r\nx", "/cv[path] unknownField"),
            ("name=\"cv[]\"; filename=\"a\"\r\n\r\nx", "/cv[] unknownField"),
            ("name=\"pages[0][scan]\"; filename=\"\"\r\n\r\n", "/pages/0/scan required"),
            ("name=\"pages\"; filename=\"a\"\r\n\r\nx", "/pages fileNotAccepted"),
            ("name=\"cv\"; filename=\"a\"; filename=\"b\"\r\n\r\nx", " malformedMultipart"),
        ] as [(String, String?)])
    func refusedParts(_ row: (part: String, issue: String?)) throws {
        let issues = reported(try posted(multipart(row.part)))
        #expect(issues == (row.issue.map { [$0] } ?? []))
    }

    @Test func twoFilesAreOneTooMany() throws {
        let part = "name=\"cv\"; filename=\"a\"\r\n\r\nx"
        #expect(reported(try posted(multipart(part, part))) == ["/cv repeatedField"])
        let none = "name=\"cv\"; filename=\"\"\r\n\r\n"
        #expect(reported(try posted(multipart(none))) == [])
    }

    @Test func rows() throws {
        func scan(_ row: Int, _ name: String) -> String {
            "name=\"pages[\(row)][scan]\"; filename=\"\(name)\"\r\n\r\nx"
        }
        let body = multipart(scan(0, "a"), scan(4, "b"))
        let report = try posted(body)
        #expect(reported(report) == [])
        guard case .rows(let rows) = report["pages"], rows.count == 2,
            case .file(let last) = rows[1]["scan"]
        else {
            Issue.record("no rows")
            return
        }
        #expect(last.name == "b" && last.bytes.map { Array(body[$0]) } == Array("x".utf8))
        #expect(
            reported(try posted(multipart(scan(0, "a"), scan(1, "a")))) == ["/pages/1/scan unique"])
    }

    @Test func urlEncodedPostsHaveNoFiles() throws {
        let validator = FormValidator(try Self.form())
        #expect(reported(validator.validate(.urlEncoded("cv=a.pdf"))) == ["/cv wrongType"])
        #expect(reported(validator.validate(.urlEncoded("cv="))) == [])
        #expect(
            reported(validator.validate(.adaptive(#"{"cv": {"name": "a"}}"#))) == ["/cv wrongType"])
    }

    // MARK: Expressions

    @Test(arguments: [
        ("present(cv)", true), ("!present(cv) || count(pages) > 0", true), ("cv == 'a'", false),
        ("cv == old", false), ("cv > 3", false), ("length(cv) > 1", false),
        ("count(cv) > 1", false),
        ("count(cv, old) == 1", false), ("cv in ['a']", false), ("text(cv) == 'a'", false),
    ])
    func expressions(_ row: (condition: String, isAllowed: Bool)) throws {
        var codes: [DefinitionCode] = []
        do throws(FormDefinitionError) {
            _ = try Form(
                id: "f", title: "F",
                items: [
                    .input("cv", title: "CV", value: .file),
                    .input("old", title: "Old", value: .file),
                    .group("pages", title: "Pages", items: [.input("n", title: "N")]),
                    .input("a", title: "A", visibleWhen: FormExpression(row.condition)),
                ])
        } catch {
            codes = error.problems.map(\.code)
        }
        #expect(codes.isEmpty == row.isAllowed, "\(codes)")
    }

    @Test func aConditionSeesAFile() throws {
        let validator = FormValidator(try Self.form())
        #expect(
            reported(validator.validate(.json(#"{"note": "x"}"#))) == ["/note hiddenField"])
        #expect(
            reported(validator.validate(.json(#"{"note": "x", "cv": {\#(Self.known)}}"#))) == [])
    }

    /// A default of a file would be a file that nobody sent.
    @Test func aFormFileHasNoDefaultOfAFile() {
        for (value, isAllowed) in [("null", true), ("{\(Self.known)}", false), (#""a""#, false)] {
            let form =
                #"{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"a","title":"A","value":"file","default":\#(value)}]}"#
            #expect(
                ((try? FormDocument.read(Array(form.utf8), vocabulary: .standard)) != nil)
                    == isAllowed)
        }
    }

    // MARK: Sentences

    @Test func everyLanguageHasTheSentences() throws {
        for language in ["en", "de", "es", "fr", "pt", "pt-PT", "ja", "ar"] {
            let form = try Form(
                id: "f", title: "F",
                items: [
                    .input(
                        "cv", title: "CV", value: .file, validators: [.accept(".a"), .maxBytes(3)])
                ])
            let validator = FormValidator(
                form, catalog: MessageCatalog(for: LanguageTag(language), of: form))
            var sentences: Set<String> = []
            for value in [
                #""x""#, #"{"name": "b", "type": "a/b", "size": 9}"#,
                #"{"name": "b", "type": "a/b", "size": 1, "path": "p"}"#,
                #"{"name": "\#(String(repeating: "b", count: 256))", "type": "a/b", "size": 1}"#,
            ] {
                let report = validator.validate(.json(#"{"cv": \#(value)}"#))
                for issue in report.issues {
                    let sentence = validator.message(for: issue)
                    #expect(sentence.contains("CV") && !sentence.contains("{"), "\(language)")
                    sentences.insert(sentence)
                }
            }
            #expect(sentences.count == 5, "\(language): \(sentences)")
        }
    }
}
