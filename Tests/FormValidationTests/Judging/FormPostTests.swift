import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct FormPostTests {
    static func form(_ unknown: Form.UnknownFields = .reject) throws -> Form {
        try Form(
            id: "post", title: "Post", unknownFields: unknown,
            items: [
                .input("name", title: "Name", validators: [.required, .length(max: 8)]),
                .input("age", title: "Age", value: .integer, validators: [.range(0...150)]),
                .input("price", title: "Price", value: .decimal, formatter: .currency("USD")),
                .input("weight", title: "Weight", value: .decimal),
                .input("terms", title: "Terms", value: .boolean, validators: [.required]),
                .input("born", title: "Born", value: .date),
                .input("from", title: "From", value: .localDateTime),
                .input("size", title: "Size", value: .choice, choices: ["s", "m"]),
                .input("tags", title: "Tags", value: .choices, choices: ["a", "b", "c"]),
                .secureInput("pin", title: "Pin"),
                .input("notes", title: "Notes", value: .multiline),
            ])
    }

    static func reported(_ report: ValidationReport) -> [String] {
        report.issues.map { issue in
            "\(issue.path) \(issue.code)\(issue.offset.map { " \($0)" } ?? "")"
        }
    }

    /// Browsers send canonical text in every language, and people may have typed localized text.
    @Test(
        arguments: [
            ("n=1.5", "1.5"), ("n=1.234", "1.234"), ("n=1,5", "1.5"), ("n=1.234,50", "1234.50"),
            ("n=1e3", "1000"), ("n=1,234.50", nil), ("d=2026-12-24", "2026-12-24"),
            ("d=24.12.2026", "2026-12-24"), ("d=heute", "2026-11-22"), ("t=9:00", "09:00"),
            ("p=1234.50", "1234.50"), ("p=12,50+%E2%82%AC", "12.50"), ("p=1,234", nil),
            ("b=ja", "true"), ("b=yes", "true"), ("c=2", nil), ("c=Rot", nil), ("c=red", "red"),
            ("m=2026-01-31T14:30", nil),
            ("m=31.01.2026+14:30%2B01:00", "2026-01-31T14:30:00+01:00"),
        ] as [(String, String?)])
    func inGerman(_ row: (body: String, value: String?)) throws {
        let form = try Form(
            id: "f", title: "F", locale: "de",
            items: [
                .input("n", title: "N", value: .decimal), .input("d", title: "D", value: .date),
                .input("t", title: "T", value: .time), .input("m", title: "M", value: .dateTime),
                .input("p", title: "P", value: .decimal, formatter: .currency("EUR")),
                .input("b", title: "B", value: .boolean),
                .input(
                    "c", title: "C", value: .choice,
                    choices: [Choice("red", title: "Rot"), Choice("green", title: "Grün")]),
            ])
        let now = try #require(DateTime("2026-11-22T10:00:00Z"))
        let validator = FormValidator(form, clock: .fixed(now))
        let report = validator.validate(.urlEncoded(Array(row.body.utf8)))
        #expect(report.isValid == (row.value != nil))
        let name = String(row.body.prefix(1))
        let value = report.values.first { $0.name.text == name }?.value
        let text: String? =
            switch value {
            case .decimal(let number): number.description
            case .date(let date): date.description
            case .time(let time): time.description
            case .dateTime(let moment): moment.description
            case .boolean(let flag): String(flag)
            case .choice(let choice): choice
            default: nil
            }
        if let expected = row.value { #expect(text == expected) }
    }

    @Test(arguments: [
        ("name=Ada", []), ("", ["/name required"]), ("&&name=Ada&", []),
        ("name", ["/name required 4"]),
        ("name=&age=&price=&weight=&born=&size=&tags=&pin=&notes=", ["/name required 5"]),
        ("name=+%20&age=+", ["/name required 5"]), ("name=a=b", []), ("n%61me=Ada", []),
        ("name=A&age=36&price=$1,234.5&weight=1e3&born=2024-02-29&size=m&tags=a&tags[]=c", []),
        ("name=A&age=x", ["/age wrongType 11"]), ("name=A&age=1.5", ["/age wrongType 11"]),
        ("name=A&age=%2B5", []), ("name=A&weight=.5&born=2026/1/5", []), ("name=A&age=+36+", []),
        ("name=A&age=200", ["/age tooLarge 11"]),
        ("name=A&weight=1e500", ["/weight tooManyDigits 14"]),
        ("name=A&price=12,34", ["/price currency 13"]),
        ("name=A&born=2023-02-29", ["/born wrongType 12"]),
        ("name=A&from=2014-09-23T22%3A34", []), ("name=A&from=2014-09-23+22:34:05.5", []),
        ("name=A&from=2014-09-23T22:34Z", ["/from wrongType 12"]),
        ("name=A&size=x", ["/size notAChoice 12"]),
        ("name=A&tags=a&tags=z&tags=q", ["/tags/1 notAChoice 12", "/tags/2 notAChoice 12"]),
        ("tags=a&name=A&tags=z", ["/tags/1 notAChoice 5"]),
        ("name=A&terms=maybe", ["/terms wrongType 13"]),
        ("name=A&terms=", ["/terms required 13"]),
        ("name=A&name=B", ["/name repeatedField 12"]),
        ("name=A&name[]=B&age[]=1", ["/age[] unknownField 16", "/name[] unknownField 7"]),
        ("name=A&terms=0&terms=maybe", ["/terms wrongType 21"]),
        ("name=A&zz=1&b=2&zz=3", ["/b unknownField 12", "/zz unknownField 7"]),
        ("name=A&rows[0][a]=1&x.y=2", ["/rows[0][a] unknownField 7", "/x.y unknownField 20"]),
        ("name=%FF", ["/name malformedText 5"]),
        ("name=A&tags=a&tags=%FF", ["/tags/1 malformedText 12"]),
        ("name=A&%FF=1", [" malformedText 7"]), ("name=123456789", ["/name tooLong 5"]),
        ("name=1%0D%0A345678", ["/name controlCharacter 5"]), ("name=A&pin=+a+", []),
    ])
    func urlEncoded(_ row: (body: String, reported: [String])) throws {
        let validator = FormValidator(try Self.form())
        let report = validator.validate(.urlEncoded(Array(row.body.utf8)))
        #expect(Self.reported(report) == row.reported)
        if report.issues.contains(where: { $0.code == .malformedText && $0.path.steps.isEmpty }) {
            #expect(report.values.isEmpty)
        }
    }

    @Test func values() throws {
        let validator = FormValidator(try Self.form())
        let body =
            "tags=c&name=Ada+L%C3%B6v&age=36&tags[]=a&pin=+a+&notes=a%0D%0Ab&price=$5&weight=.5x"
        let report = validator.validate(.urlEncoded(Array(body.utf8)))
        #expect(report["name"] == .text("Ada Löv"))
        #expect(report["age"] == .integer(36))
        #expect(report["tags"] == .choices(["c", "a"]))
        #expect(report["pin"] == .text(" a "))
        #expect(report["notes"] == .text("a\nb"))
        #expect(report["price"].description == "5.00")
        #expect(report["terms"] == .boolean(false))
        #expect(Self.reported(report) == ["/weight wrongType 80"])
    }

    @Test(arguments: [
        ("on", true), ("ON", true), ("true", true), ("1", true), ("yes", true), ("y", true),
        ("off", false), ("false", false), ("0", false), ("no", false), ("N", false), (" on ", true),
    ])
    func boxes(_ row: (text: String, answer: Bool)) throws {
        let validator = FormValidator(try Self.form())
        func answer(_ body: String) -> FieldValue {
            validator.validate(.urlEncoded(Array(body.utf8)))["terms"]
        }
        #expect(answer("terms=\(row.text)") == .boolean(row.answer))
        // A hidden field before or after the box.
        #expect(answer("terms=0&terms=\(row.text)") == .boolean(row.answer))
        #expect(answer("terms=\(row.text)&terms=false") == .boolean(row.answer))
        #expect(answer("name=A") == .boolean(false))
    }

    @Test func limits() throws {
        func reported(_ body: String, _ limits: JSONLimits) throws -> [String] {
            Self.reported(
                FormValidator(try Self.form(), limits: limits)
                    .validate(.urlEncoded(Array(body.utf8))))
        }
        let limits = JSONLimits(bytes: 20, depth: 2, members: 3)
        #expect(try reported("name=A&age=1&size=s", limits) == [])
        #expect(try reported("name=A&age=1&size=smm", limits) == [" tooManyBytes 20"])
        #expect(try reported("a=&b=&c=&d=", limits) == [" tooManyMembers 9"])
        #expect(try reported("a[0][1][2]=", limits) == [" tooDeep 0"])
    }

    @Test func unknownFieldsMayBeIgnored() throws {
        let validator = FormValidator(try Self.form(.ignore))
        #expect(validator.validate(.urlEncoded(Array("name=A&zz=1&zz=2".utf8))).isValid)
    }

    /// A form post has the same result as the same values in JSON.
    @Test func postsAndJSONAgree() throws {
        let validator = FormValidator(try Self.form())
        var numbers = SeededNumbers(seed: 81)
        let texts = ["", "A", " é ", "a&b=c+d%", "x\ny", "\"\\", "123456789", "\u{1F600}"]
        for _ in Laws.rounds(400) {
            var pairs: [(String, String)] = []
            for name in ["name", "pin", "notes", "born", "size"] where numbers.below(4) > 0 {
                pairs.append((name, texts[numbers.below(texts.count)]))
            }
            var json = JSONWriter()
            json.beginObject()
            for (name, value) in pairs {
                json.key(name)
                json.string(value)
            }
            json.key("terms")
            json.boolean(false)
            json.endObject()
            let body = pairs.map { name, value in
                name + "="
                    + value.utf8.map { byte in
                        byte == 0x20 ? "+" : "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
                    }.joined()
            }.joined(separator: "&")
            let parts = pairs.map { name, value in
                "--b\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
            }.joined()
            let expected = validator.validate(.json(json.bytes))
            let found = validator.validate(.urlEncoded(Array(body.utf8)))
            let parted = validator.validate(
                .multipart(Array("\(parts)--b--".utf8), boundary: "b"))
            for report in [found] + (pairs.isEmpty ? [] : [parted]) {
                #expect(report.issues.map(\.code) == expected.issues.map(\.code))
                #expect(report.issues.map(\.path) == expected.issues.map(\.path))
                #expect(report.values.map(\.value) == expected.values.map(\.value))
            }
        }
    }

    /// Validation of arbitrary bytes ends, and offsets are within the body.
    @Test func noiseIsValidated() throws {
        let validator = FormValidator(try Self.form())
        var numbers = SeededNumbers(seed: 82)
        let pieces = [
            "name", "tags", "terms", "=", "&", "%", "%4", "%FF", "+", "[", "]", ".", "0", "--b",
            "\r\n", "Content-Disposition: form-data; name=\"name\"", ": ", "\r", "--", "\"", ";",
        ]
        for round in Laws.rounds(300) {
            var body = round % 2 == 0 ? "" : "--b\r\n"
            for _ in 0..<numbers.below(12) { body += pieces[numbers.below(pieces.count)] }
            let bytes = Array(body.utf8)
            for submission in [Submission.urlEncoded(bytes), .multipart(bytes, boundary: "b")] {
                for issue in validator.validate(submission).issues {
                    #expect((issue.offset ?? 0) <= bytes.count)
                    #expect(!validator.message(for: issue).contains("{"))
                }
            }
        }
    }
}

extension FieldValue {
    fileprivate var description: String {
        if case .decimal(let number) = self { number.description } else { "" }
    }
}
