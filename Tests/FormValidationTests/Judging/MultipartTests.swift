import FormModel
import FormValidation
import Testing

@Suite struct MultipartTests {
    private static let name = "Content-Disposition: form-data; name=\"name\"\r\n"

    private func reported(
        _ body: String, boundary: String = "AaB03x", limits: JSONLimits = .submission
    ) throws -> [String] {
        let validator = FormValidator(try FormPostTests.form(), limits: limits)
        return FormPostTests.reported(
            validator.validate(.multipart(Array(body.utf8), boundary: boundary)))
    }

    private func reason(_ body: String, boundary: String = "AaB03x") throws -> String {
        let validator = FormValidator(try FormPostTests.form())
        let issues = validator.validate(.multipart(Array(body.utf8), boundary: boundary)).issues
        #expect(issues.map(\.code) == [.malformedMultipart] && issues[0].path.steps.isEmpty)
        return issues.first?.parameters["reason"]?.description ?? ""
    }

    @Test(arguments: [
        "--AaB03x\r\n\(name)\r\nJoe\r\n--AaB03x--",
        "--AaB03x\r\n\(name)\r\nJoe\r\n--AaB03x--\r\nepilogue",
        "preamble\r\n--AaB03x\r\n\(name)\r\nJoe\r\n--AaB03x--\r\n",
        "--AaB03x \t\r\n\(name)\r\nJoe\r\n--AaB03x--",
        "--AaB03x\r\ncontent-DISPOSITION:Form-Data ;name=name\r\n\r\nJoe\r\n--AaB03x--",
        "--AaB03x\r\n\(name)Content-Type: text/plain; charset=\"UTF-8\"\r\n\r\nJoe\r\n--AaB03x--",
        "--AaB03x\r\n\(name)Content-Transfer-Encoding: 8bit\r\nX-Y: z\r\n\r\nJoe\r\n--AaB03x--",
        "--AaB03x\r\n\(name)\r\n\r\n--A-\r\r\n--AaB03x--",
    ])
    func parts(_ body: String) throws {
        #expect(try reported(body) == [])
    }

    /// File parts of RFC 7578, section 4.2, and the input of a file that was not chosen.
    @Test(arguments: [
        ("filename=\"a.txt\"", "x", "fileNotAccepted"),
        ("filename=\"\"", "x", "fileNotAccepted"),
        ("filename=\"a\"", "", "fileNotAccepted"),
        ("filename*=utf-8''a", "x", "fileNotAccepted"),
        ("filename=\"\"", "", "required"),
    ])
    func files(_ row: (parameter: String, content: String, code: String)) throws {
        let head =
            "--AaB03x\r\nContent-Disposition: form-data; name=\"name\"; \(row.parameter)\r\n\r\n"
        #expect(
            try reported("\(head)\(row.content)\r\n--AaB03x--")
                == ["/name \(row.code) \(head.utf8.count)"])
    }

    @Test(arguments: [
        ("", "noDelimiter"), ("--other\r\n", "noDelimiter"), (" --AaB03x--", "noDelimiter"),
        ("--AaB03x", "unterminated"), ("--AaB03x\r\n", "unterminated"),
        ("--AaB03xy\r\n\(name)\r\nJoe\r\n--AaB03x--", "delimiter"),
        ("--AaB03x\n\(name)\r\nJoe\r\n--AaB03x--", "delimiter"),
        ("--AaB03x\r\n\(name)\r\nJoe\r\n--AaB03", "unterminated"),
        ("--AaB03x\r\n\(name)\r\nJoe\r\n--AaB03x", "unterminated"),
        ("--AaB03x\r\n\r\nJoe\r\n--AaB03x--", "name"),
        ("--AaB03x\r\nContent-Disposition: form-data\r\n\r\nJoe\r\n--AaB03x--", "name"),
        (
            "--AaB03x\r\nContent-Disposition: attachment; name=\"name\"\r\n\r\nJoe\r\n--AaB03x--",
            "name"
        ),
        ("--AaB03x\r\nnonsense\r\n\r\nJoe\r\n--AaB03x--", "header"),
        ("--AaB03x\r\n\(name)\(name)\r\nJoe\r\n--AaB03x--", "header"),
        (
            "--AaB03x\r\nContent-Disposition: form-data; name=\"x\"; name=\"name\"\r\n\r\nJ\r\n--AaB03x--",
            "header"
        ),
        (
            "--AaB03x\r\nContent-Disposition: form-data; Name=\"name\"; name=\"name\"\r\n\r\nJ\r\n--AaB03x--",
            "header"
        ),
        ("--AaB03x\r\n\(name) folded: 1\r\n\r\nJoe\r\n--AaB03x--", "header"),
        ("--AaB03x\r\nContent-Disposition: form-data; name=\"x\r\n\r\nJoe\r\n--AaB03x--", "header"),
        (
            "--AaB03x\r\n\(name)Content-Type: text/plain; charset=latin1\r\n\r\nJ\r\n--AaB03x--",
            "charset"
        ),
        (
            "--AaB03x\r\n\(name)Content-Transfer-Encoding: base64\r\n\r\nJoe\r\n--AaB03x--",
            "transferEncoding"
        ),
        (
            "--AaB03x\r\nX: \(String(repeating: "a", count: 9_000))\r\n\r\nJ\r\n--AaB03x--",
            "headerTooLong"
        ),
    ])
    func malformed(_ row: (body: String, reason: String)) throws {
        #expect(try reason(row.body) == row.reason)
    }

    @Test(arguments: ["", "a ", "a\"b", "ü", String(repeating: "a", count: 71)])
    func boundaries(_ boundary: String) throws {
        #expect(
            try reason("--\(boundary)\r\n\(Self.name)\r\nJ\r\n--\(boundary)--", boundary: boundary)
                == "boundary")
    }

    @Test func repeatedAndUnknown() throws {
        let part = "--AaB03x\r\n\(Self.name)\r\nJoe\r\n"
        #expect(
            try reported("\(part)\(part)--AaB03x--") == [
                "/name repeatedField \(2 * part.utf8.count - 5)"
            ])
        let other = "--AaB03x\r\nContent-Disposition: form-data; name=\"o\"\r\n\r\nx\r\n"
        #expect(
            try reported("\(part)\(other)--AaB03x--") == ["/o unknownField \(part.utf8.count + 48)"]
        )
        let limits = JSONLimits(bytes: 1_000, depth: 4, members: 1)
        #expect(
            try reported("\(part)\(part)--AaB03x--", limits: limits) == [
                " tooManyParts \(part.utf8.count + 48)"
            ])
    }

    /// Browsers escape three characters in names and write all others as they are, a backslash too.
    @Test(arguments: [
        (#"say %22hi%22"#, #"say "hi""#), (#"a\"#, #"a\"#), ("50%25", "50%25"),
        ("%0d%41%", "%0d%41%"),
        (#"\%22"#, #"\""#),
    ])
    func namesOfParts(_ row: (written: String, key: String)) throws {
        let form = try Form(
            id: "f", title: "F", items: [.input("name", title: "Name").keyed(row.key)])
        let head = "--AaB03x\r\nContent-Disposition: form-data; name=\"\(row.written)\"\r\n\r\n"
        let report = FormValidator(form).validate(
            .multipart(Array("\(head)Joe\r\n--AaB03x--".utf8), boundary: "AaB03x"))
        #expect(report.issues == [] && report["name"] == "Joe")
    }

    @Test func lineEndsInNamesOfParts() throws {
        let part = "--AaB03x\r\nContent-Disposition: form-data; name=\"o%0D%0Ap\"\r\n\r\nx\r\n"
        let report = FormValidator(try FormPostTests.form(.reject)).validate(
            .multipart(
                Array("\(part)--AaB03x\r\n\(Self.name)\r\nJoe\r\n--AaB03x--".utf8),
                boundary: "AaB03x"))
        #expect(report.issues.map { $0.parameters["field"] } == [.text("o\r\np")])
    }

    @Test(arguments: [
        ("application/json", "json"), ("Application/JSON; charset=utf-8", "json"),
        ("application/problem+json", "json"), ("application/x-www-form-urlencoded", "urlEncoded"),
        ("multipart/form-data; boundary=AaB", "multipart AaB"),
        ("multipart/form-data; charset=x; Boundary=\"a b\"", "multipart a b"),
        ("application/x-www-form-urlencoded; charset=UTF-8", "urlEncoded"),
        ("application/x-www-form-urlencoded;charset=\"utf8\"", "urlEncoded"),
        ("application/x-www-form-urlencoded; charset=us-ascii", "urlEncoded"),
        ("application/x-www-form-urlencoded; charset=utf-16", "nil"),
        ("application/x-www-form-urlencoded; charset=utf-8; charset=utf-16", "nil"),
        ("application/x-www-form-urlencoded; Charset=\"windows-1252\"", "nil"),
        ("application/x-www-form-urlencoded; charset=", "nil"),
        ("application/json; charset=utf-16le", "nil"),
        ("multipart/form-data", "nil"), ("text/plain", "nil"), ("", "nil"), ("+jso", "nil"),
    ])
    func contentTypes(_ row: (type: String, kind: String)) {
        let kind =
            switch Submission([1], contentType: row.type) {
            case .json: "json"
            case .urlEncoded: "urlEncoded"
            case .multipart(_, let boundary): "multipart \(boundary)"
            case .adaptive: "adaptive"
            case .values: "values"
            case nil: "nil"
            }
        #expect(kind == row.kind)
    }
}
