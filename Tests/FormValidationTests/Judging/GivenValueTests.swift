import FormModel
import FormValidation
import Testing

/// Values of fields that the program sets, given with a submission.
@Suite struct GivenValueTests {
    private static let text = """
        {"formrun":1,"id":"f","title":"F","items":[
          {"type":"input","name":"mail","title":"Mail","setBy":"program","validators":["required","email"]},
          {"type":"input","name":"level","title":"Level","value":"decimal","setBy":"program","shown":false},
          {"type":"input","name":"at","title":"At","value":"dateTime","setBy":"program","visibleWhen":"level > 1"},
          {"type":"input","name":"token","title":"Token","shown":false},
          {"type":"input","name":"note","title":"Note","requiredWhen":"level > 5"}]}
        """

    private static let given: [FieldName: FieldValue] = [
        "mail": .text("ada@example.com"), "level": .decimal(3),
        "at": .text("2026-01-01T10:00:00Z"),
    ]

    private func validator() throws -> FormValidator {
        FormValidator(try FormDocument.read(Array(Self.text.utf8), vocabulary: .standard))
    }

    private func codes(_ report: ValidationReport) -> [String] {
        report.issues.map { "\($0.path) \($0.code)" }
    }

    private static let sent: [(json: String, issues: [String])] = [
        ("{}", []), (#"{"mail":"ada@example.com"}"#, []),
        (#"{"mail":"eve@example.com"}"#, ["/mail notGiven"]),
        (#"{"mail":7}"#, ["/mail notGiven"]), (#"{"mail":null}"#, []),
        // An equal value may be written in another way.
        (#"{"level":3.0,"at":"2026-01-01T11:00:00+01:00"}"#, []),
        (#"{"level":"3"}"#, ["/level notGiven"]),
        (#"{"token":"t"}"#, []),
    ]

    @Test(arguments: sent)
    func aSentValueIsComparedWithTheGivenOne(_ row: (json: String, issues: [String])) throws {
        let validator = try validator()
        let body = Array(row.json.utf8)
        let report = validator.validate(.json(body), given: Self.given)
        #expect(codes(report) == row.issues)
        #expect(report["mail"] == .text("ada@example.com") && report["level"] == .decimal(3))
        let session = validator.makeSession()
        #expect(session.validate(.json(body), given: Self.given).issues == report.issues)
        // The values of one call are not those of the next.
        #expect(session.validate(.json(Array("{}".utf8)))["mail"].isEmpty)
        let fixed = FormValidator(validator.form, given: Self.given)
        #expect(fixed.validate(.json(body)).issues == report.issues)
    }

    typealias Row = (json: String, given: [FieldName: FieldValue], issues: [String])

    private static let rows: [Row] = [
        ("{}", [:], ["/mail required"]),
        (#"{"mail":"a@example.com"}"#, [:], ["/mail notGiven", "/mail required"]),
        ("{}", ["mail": .text("nobody")], ["/mail email"]),
        ("{}", ["mail": .integer(3)], ["/mail wrongType"]),
        (
            "{}", ["mail": .text("a@example.com"), "level": .decimal(6)], ["/note required"]
        ),
        // A field that a condition hides has no value, whoever gives one.
        (
            #"{"at":"2026-01-01T10:00:00Z"}"#, ["mail": .text("a@b.de"), "level": .decimal(1)],
            ["/at hiddenField"]
        ),
        ("{}", ["mail": .text("a@b.de"), "at": .text("2026-01-01T10:00:00Z")], []),
        // A name that is no field of the program is a mistake of the caller.
        (
            "{}", ["mail": .text("a@b.de"), "note": .text("x"), "zzz": .text("x")],
            ["/note unknownField", "/zzz unknownField"]
        ),
    ]

    @Test(arguments: rows)
    func givenValues(_ row: Row) throws {
        let report = try validator().validate(.json(Array(row.json.utf8)), given: row.given)
        #expect(codes(report) == row.issues)
    }

    private static let partial: [Row] = [
        ("{}", [:], []), (#"{"note":"x"}"#, [:], []),
        (#"{"mail":"a@b.de"}"#, [:], ["/mail notGiven", "/mail required"]),
        (#"{"mail":"a@b.de"}"#, ["mail": .text("a@b.de")], []),
        (#"{"note":null}"#, ["level": .decimal(6)], ["/note required"]),
    ]

    /// In a part of a submission, a value that nobody gave is unknown and not missing.
    @Test(arguments: partial)
    func parts(_ row: Row) throws {
        let report = try validator().validate(
            .json(Array(row.json.utf8)), given: row.given, scope: .sent)
        #expect(codes(report) == row.issues)
    }

    @Test func streams() async throws {
        let validator = FormValidator(try validator().form, given: Self.given)
        let pieces = AsyncStream { continuation in
            continuation.yield(Array("{}\n{\"mail\":\"x@y.de\"}\n".utf8))
            continuation.finish()
        }
        var valid: [Bool] = []
        for try await line in validator.reports(of: pieces) { valid.append(line.isValid) }
        #expect(valid == [true, false])
    }

    /// A filling-in with the same values has the same verdict, and its result is valid.
    @Test func aFillingInAgrees() throws {
        let validator = try validator()
        for level in [0, 1, 2, 6] {
            let given: [FieldName: FieldValue] = [
                "mail": .text("a@b.de"), "level": .integer(level),
                "at": .text("2026-01-01T10:00:00Z"),
            ]
            let source = FormDataSource(form: validator.form, given: given)
            let answers = [FieldName: FieldValue](
                source.values.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
            let report = validator.validate(.values(answers), given: given)
            #expect(report.isValid == source.isValid, "\(level): \(report)")
            #expect(report.values.map(\.name) == source.values.map(\.name))
        }
    }
}
