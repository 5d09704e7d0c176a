import FormModel
import FormValidation
import Testing

/// Choices that are the values of rows, in submissions.
@Suite struct RowChoiceJudgingTests {
    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "pupils", title: "Pupils",
                    items: [
                        .input("name", title: "Name"), .input("age", title: "Age", value: .integer),
                        .group("pets", title: "Pets", items: [.input("pet", title: "Pet")]),
                        .input(
                            "best", title: "Best", value: .choice,
                            choicesOf: .rows(of: "pets", value: "pet")),
                    ]),
                .input(
                    "speaker", title: "Speaker", value: .choice,
                    choicesOf: .rows(of: "pupils", value: "name"), validators: [.required]),
                .input(
                    "helpers", title: "Helpers", value: .choices,
                    choicesOf: .rows(of: "pupils", value: "name")),
                .group(
                    "rooms", title: "Rooms",
                    items: [
                        .input(
                            "who", title: "Who", value: .choices,
                            choicesOf: .rows(of: "pupils", value: "name"))
                    ]),
            ])
    }

    private func judged(
        _ submission: Submission, _ scope: ValidationScope = .whole
    ) throws -> String {
        let report = FormValidator(try Self.form()).validate(submission, scope: scope)
        return report.issues.map { "\($0.path) \($0.code)" }.joined(separator: ", ")
    }

    private func json(_ text: String) -> Submission { .json(Array(text.utf8)) }

    @Test(
        arguments: [
            ("{}", ""), (#"{"speaker":"Ann"}"#, "/speaker hiddenField"),
            (#"{"pupils":[{"name":"Ann"}]}"#, "/speaker required"),
            (#"{"pupils":[{"name":"Ann"}],"speaker":"Ann"}"#, ""),
            (#"{"pupils":[{"name":" Ann"}],"speaker":"Ann "}"#, ""),
            (#"{"pupils":[{"name":"Ann"}],"speaker":"ann"}"#, "/speaker notAChoice"),
            (#"{"speaker":"Ann","pupils":[{"name":"Bob"},{"name":"Ann"}]}"#, ""),
            (#"{"pupils":[{"name":"Ann"}],"speaker":1}"#, "/speaker wrongType"),
            (#"{"pupils":[{"age":1}]}"#, ""),
            (
                #"{"pupils":[{"name":"A"},{"name":"B"}],"speaker":"A","helpers":["B","C","A"]}"#,
                "/helpers/1 notAChoice"
            ),
            (
                #"{"pupils":[{"name":"A"}],"speaker":"A","rooms":[{"who":["A","B"]},{},{"who":["B"]}]}"#,
                "/rooms/0/who/1 notAChoice, /rooms/2/who/0 notAChoice"
            ),
            // Rows that cannot be read have an issue of their own.
            (#"{"pupils":[{"name":1}],"speaker":"B"}"#, "/pupils/0/name wrongType"),
            (#"{"pupils":1,"speaker":"B"}"#, "/pupils wrongType"),
            (
                #"{"pupils":[{"name":"A","pets":[{"pet":"p"}],"best":"p"},{"pets":[{"pet":"q"}],"best":"p"},{"best":"p"}],"speaker":"A"}"#,
                "/pupils/1/best notAChoice, /pupils/2/best hiddenField"
            ),
        ] as [(String, String)])
    func values(_ row: (json: String, issues: String)) throws {
        #expect(try judged(json(row.json)) == row.issues, "\(row.json)")
    }

    @Test(
        arguments: [
            (#"{"speaker":"Zed"}"#, ""), (#"{"rooms":[{"who":["Zed"]}]}"#, ""),
            (#"{"pupils":[{"name":"Ann"}],"speaker":"Zed"}"#, "/speaker notAChoice"),
            (
                #"{"pupils":[{"name":"Ann"}],"rooms":[{"who":["Zed"]}]}"#,
                "/rooms/0/who/0 notAChoice"
            ),
            (#"{"pupils":[{"age":1}],"speaker":"Zed"}"#, "/speaker hiddenField"),
        ] as [(String, String)])
    func rowsThatWereNotSentAreUnknown(_ row: (json: String, issues: String)) throws {
        #expect(try judged(json(row.json), .sent) == row.issues, "\(row.json)")
    }

    @Test(
        arguments: [
            ("pupils[0][name]=Ann&pupils[1][name]=Bob&speaker=Bob&helpers=Ann&helpers=Bob", ""),
            ("speaker=Bob&pupils[0][name]=Ann", "/speaker notAChoice"),
        ])
    func posts(_ row: (body: String, issues: String)) throws {
        #expect(try judged(.urlEncoded(Array(row.body.utf8))) == row.issues, "\(row.body)")
    }

    @Test func theSchemaNamesTheRowsInAComment() throws {
        let text = String(decoding: FormSchema(try Self.form()).json, as: UTF8.self)
        let phrase = #"the values of \"name\" in the rows of \"pupils\""#
        #expect(text.ranges(of: phrase).count == 3)
        #expect(text.contains(#""items": { "type": "string", "minLength": 1 }"#))
    }
}
