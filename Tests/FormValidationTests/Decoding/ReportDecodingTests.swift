import FormModel
import FormValidation
import Testing

/// Accepted answers as types of a program: values, errors with their paths, numbers at their bounds.
@Suite struct ReportDecodingTests {
    static func form(_ items: String) throws -> Form {
        let text = #"{"formrun":1,"id":"f","title":"F","items":[\#(items)]}"#
        return try FormDocument.read(Array(text.utf8), vocabulary: .standard)
    }

    private static func decoded<Value: Decodable>(
        _ type: Value.Type, _ items: String, _ json: String, scope: ValidationScope = .whole
    ) throws -> Value {
        let report = FormValidator(try form(items), scope: scope).validate(.json(json))
        return try report.decode(type)
    }

    /// The description of the error of decoding.
    private static func misfit<Value: Decodable>(
        _ type: Value.Type, _ items: String, _ json: String
    ) throws -> String {
        let report = FormValidator(try form(items)).validate(.json(json))
        #expect(report.isValid, "\(report)")
        do {
            _ = try report.decode(type)
            return "decoded"
        } catch {
            return "\(error)"
        }
    }

    private static let signUp = """
        { "type": "input", "name": "email", "title": "E", "validators": ["required", "email"] },
        { "type": "secureInput", "name": "pin", "title": "P", "validators": ["required"] },
        { "type": "secureInput", "name": "pin2", "title": "P", "output": false },
        { "type": "input", "name": "birthday", "title": "B", "value": "date" },
        { "type": "input", "name": "wake", "title": "W", "value": "time" },
        { "type": "input", "name": "since", "title": "S", "value": "dateTime" },
        { "type": "input", "name": "until", "title": "U", "value": "localDateTime" },
        { "type": "input", "name": "stay", "title": "S", "value": "duration" },
        { "type": "input", "name": "plan", "title": "P", "value": "choice", "choices": ["free", "team"] },
        { "type": "input", "name": "colors", "title": "C", "value": "choices", "choices": ["red", "green"] },
        { "type": "input", "name": "tags", "title": "T", "value": "texts" },
        { "type": "input", "name": "seats", "title": "S", "value": "integer" },
        { "type": "input", "name": "budget", "title": "B", "value": "decimal" },
        { "type": "input", "name": "consent", "title": "C", "value": "boolean" },
        { "type": "section", "name": "home", "title": "H", "items": [
            { "type": "input", "name": "street", "title": "S", "key": "street-name" },
            { "type": "section", "name": "geo", "title": "G", "items": [
                { "type": "input", "name": "height", "title": "H", "value": "integer" }] }] },
        { "type": "group", "name": "contacts", "title": "C", "items": [
            { "type": "input", "name": "name", "title": "N" },
            { "type": "group", "name": "numbers", "title": "N", "items": [
                { "type": "input", "name": "no", "title": "N", "value": "integer" }] }] },
        { "type": "group", "name": "grid", "title": "G", "rows": { "choices": ["north", "south"] }, "as": "object", "items": [
            { "type": "input", "name": "price", "title": "P", "value": "decimal" }] }
        """

    private struct Account: Decodable, Equatable {
        enum Plan: String, Decodable { case free, team }
        enum Color: String, Decodable { case red, green }
        struct Home: Decodable, Equatable {
            struct Geo: Decodable, Equatable { let height: Int8? }
            enum CodingKeys: String, CodingKey {
                case street = "street-name"
                case geo
            }
            let street: String?
            let geo: Geo?
        }
        struct Contact: Decodable, Equatable {
            struct Number: Decodable, Equatable { let no: Int? }
            let name: String?
            let numbers: [Number]
        }
        struct Price: Decodable, Equatable { let price: ExactDecimal? }
        let email: String, pin: String, pin2: String?
        let birthday: CalendarDate?, wake: ClockTime?, since: DateTime?
        let until: LocalDateTime?, stay: CalendarDuration?
        let plan: Plan?, colors: Set<Color>, tags: [String]
        let seats: Int?, budget: ExactDecimal?, consent: Bool?
        let home: Home?, contacts: [Contact], grid: [String: Price]
    }

    @Test func allTypes() throws {
        let account = try Self.decoded(
            Account.self, Self.signUp,
            #"""
            {"email":"ada@example.com","pin":"secret","pin2":"secret","birthday":"1990-02-28","wake":"06:30",
             "since":"2020-01-01T00:00:00Z","until":"2030-01-01T08:00","stay":"P2W","plan":"team","colors":["green","red"],
             "tags":["a","b"],"seats":3,"budget":1234.50,"consent":false,
             "home":{"street-name":"Elm","geo":{"height":-5}},
             "contacts":[{"name":"Bob","numbers":[{"no":1},{"no":2}]},{"name":"Eve"}],
             "grid":{"south":{"price":0.1}}}
            """#)
        #expect(
            account.email == "ada@example.com" && account.pin == "secret" && account.pin2 == nil)
        #expect(
            account.birthday == CalendarDate("1990-02-28") && account.wake == ClockTime("06:30"))
        #expect(account.since == DateTime("2020-01-01T00:00:00Z"))
        #expect(account.until == LocalDateTime("2030-01-01T08:00"))
        #expect(account.stay == CalendarDuration("P2W"))
        #expect(account.plan == .team && account.colors == [.red, .green])
        #expect(account.tags == ["a", "b"] && account.seats == 3 && account.consent == false)
        #expect(account.budget?.description == "1234.50")
        #expect(account.home == Account.Home(street: "Elm", geo: Account.Home.Geo(height: -5)))
        #expect(account.contacts.map(\.name) == ["Bob", "Eve"])
        #expect(account.contacts.map(\.numbers.count) == [2, 0])
        #expect(account.contacts[0].numbers.map(\.no) == [1, 2])
        #expect(account.grid["south"]?.price == ExactDecimal("0.1"))
    }

    @Test func nothingButWhatIsRequired() throws {
        let account = try Self.decoded(
            Account.self, Self.signUp, #"{"email":"ada@example.com","pin":"secret"}"#)
        #expect(account.birthday == nil && account.plan == nil && account.seats == nil)
        #expect(account.colors == [] && account.tags == [] && account.contacts == [])
        #expect(account.home == nil)
    }

    /// A cleared field of a partial submission is null.
    @Test func clearedField() throws {
        struct Patch: Decodable {
            let seats: Int?
            let isSent: Bool
            enum CodingKeys: String, CodingKey { case seats }
            init(from decoder: any Decoder) throws {
                let members = try decoder.container(keyedBy: CodingKeys.self)
                seats = try members.decodeIfPresent(Int.self, forKey: .seats)
                isSent = members.contains(.seats)
            }
        }
        let cleared = try Self.decoded(
            Patch.self, Self.signUp, #"{"seats":null}"#, scope: .sent)
        #expect(cleared.seats == nil && cleared.isSent)
        let absent = try Self.decoded(Patch.self, Self.signUp, "{}", scope: .sent)
        #expect(absent.seats == nil && !absent.isSent)
    }

    @Test func refusedReportHasNoAnswers() throws {
        let report = FormValidator(try Self.form(Self.signUp)).validate(.json("{}"))
        #expect(throws: FormDecodingError.self) { try report.decode([String: FieldValue].self) }
    }

    // MARK: Numbers

    private struct Holder<Value: Decodable>: Decodable { let n: Value }

    private static func number<Value: Decodable & Equatable>(
        _ type: Value.Type, _ valueType: String, _ text: String
    ) throws -> Value? {
        let report = FormValidator(
            try form(#"{"type":"input","name":"n","title":"N","value":"\#(valueType)"}"#)
        ).validate(.json(#"{"n":\#(text)}"#))
        #expect(report.isValid, "\(text): \(report)")
        do {
            return try report.decode(Holder<Value>.self).n
        } catch {
            #expect("\(error)" == "/n: \(Value.self) does not hold every \(valueType) of the form")
            return nil
        }
    }

    private static func holds<Value: FixedWidthInteger & Decodable>(_ type: Value.Type) throws {
        for bound in [Value.min, Value.max] {
            #expect(try number(type, "decimal", bound.description) == bound)
            guard let whole = Int(exactly: bound) else { continue }
            #expect(try number(type, "integer", bound.description) == bound)
            let (next, isOver) = whole.addingReportingOverflow(bound == .min ? -1 : 1)
            if !isOver { #expect(try number(type, "integer", next.description) == nil) }
        }
        let beyond = Value.max.description + "0"
        #expect(try number(type, "decimal", beyond) == nil)
        #expect(try number(type, "decimal", "0.5") == nil)
        #expect(try number(type, "decimal", "1.0") == 1)
        #expect(try number(type, "decimal", "1e2") == 100)
    }

    @Test func wholeNumbersAtTheirBounds() throws {
        try Self.holds(Int.self)
        try Self.holds(Int8.self)
        try Self.holds(Int16.self)
        try Self.holds(Int32.self)
        try Self.holds(Int64.self)
        try Self.holds(UInt.self)
        try Self.holds(UInt8.self)
        try Self.holds(UInt16.self)
        try Self.holds(UInt32.self)
        try Self.holds(UInt64.self)
    }

    @Test(arguments: [
        ("0.1", 0.1), ("48213.75", 48213.75), ("-1e300", -1e300), ("9007199254740992", 0x1p53),
        ("9007199254740993", nil), ("1e23", 1e23), ("0.1000000000000000055511151231257827", nil),
        ("1e-400", nil), ("1e309", nil), ("1e400", nil),
        ("1152921504606846976", 0x1p60), ("1234567890.123456789", nil),
    ])
    func binaryNumbersAreNotRounded(_ text: String, _ expected: Double?) throws {
        #expect(try Self.number(Double.self, "decimal", text) == expected)
    }

    @Test func smallBinaryNumbers() throws {
        #expect(try Self.number(Float.self, "decimal", "0.1") == 0.1)
        #expect(try Self.number(Float.self, "decimal", "16777217") == nil)
        #expect(try Self.number(Double.self, "integer", "9223372036854775807") == nil)
        #expect(
            try Self.number(Double.self, "integer", "4503599627370497") == 4_503_599_627_370_497)
        #expect(try Self.number(Int128.self, "integer", "5") == 5)
        #expect(try Self.number(ExactDecimal.self, "integer", "5") == 5)
    }

    // MARK: Errors

    private struct Refusing: Decodable {
        struct Reason: Error {}
        init(from decoder: any Decoder) throws { throw Reason() }
    }

    private enum Only: String, Decodable { case free }

    @Test func errorsHavePathAndTypes() throws {
        let items = Self.signUp
        let base = #""email":"ada@example.com","pin":"secret""#
        func check<Value: Decodable>(
            _ type: Value.Type, _ more: String, _ expected: String
        ) throws {
            let found = try Self.misfit(type, items, "{\(base)\(more)}")
            #expect(found == expected)
        }
        struct Birthday<Value: Decodable>: Decodable { let birthday: Value }
        try check(Birthday<Int>.self, #","birthday":"2000-01-01""#, "/birthday: date is no Int")
        try check(
            Birthday<[Int]>.self, #","birthday":"2000-01-01""#, "/birthday: date is no Array<Int>")
        try check(
            Birthday<Account.Home>.self, #","birthday":"2000-01-01""#, "/birthday: date is no Home")
        try check(Birthday<String>.self, #","birthday":"2000-01-01""#, "decoded")
        try check(
            Birthday<CalendarDate>.self, "",
            "/birthday may be without an answer; make it CalendarDate?")
        try check(
            Birthday<Refusing>.self, #","birthday":"2000-01-01""#,
            "/birthday: Refusing refuses the answer by its own error, Reason")
        struct Fax: Decodable { let fax: String }
        try check(Fax.self, "", "/fax: the form has no such field")
        struct Repeated: Decodable { let pin2: String }
        try check(
            Repeated.self, #","pin2":"secret""#, "/pin2: the field is left out of the answers")
        // A secret is never repeated.
        struct Secret<Value: Decodable>: Decodable { let pin: Value }
        try check(Secret<Int>.self, "", "/pin: text is no Int")
        try check(
            Secret<Only>.self, "",
            "/pin: Only refuses the answer by its own error, DecodingError")
        struct Planned: Decodable { let plan: Only }
        try check(Planned.self, #","plan":"team""#, #"/plan: Only has no "team""#)
        struct Colored: Decodable { let colors: [Only] }
        try check(Colored.self, #","colors":["red"]"#, #"/colors/0: Only has no "red""#)
        struct Listed: Decodable { let contacts: [[Int]] }
        try check(
            Listed.self, #","contacts":[{"name":"Bob"}]"#, "/contacts/0: row is no Array<Int>")
        struct Deep: Decodable {
            struct Contact: Decodable {
                struct Number: Decodable { let no: UInt8 }
                let numbers: [Number]
            }
            let contacts: [Contact]
        }
        try check(
            Deep.self, #","contacts":[{"numbers":[{"no":1},{"no":-1}]}]"#,
            "/contacts/0/numbers/1/no: UInt8 does not hold every integer of the form")
        struct Housed: Decodable { let home: [Int] }
        try check(
            Housed.self, #","home":{"street-name":"Elm"}"#, "/home: section is no Array<Int>")
        try check(Int.self, "", "form is no Int")
        struct Gridded: Decodable { let grid: [Int] }
        try check(
            Gridded.self, #","grid":{"north":{"price":1}}"#, "/grid: group is no Array<Int>")
    }

    /// A type may ask in several ways, and catch the errors of decoders.
    @Test func typesWithTheirOwnDecoding() throws {
        struct Flexible: Decodable {
            let seats: String
            let names: [String]
            let first: String?
            let all: [String]
            enum CodingKeys: CodingKey { case seats, contacts, colors }
            enum ContactKeys: CodingKey { case name }
            init(from decoder: any Decoder) throws {
                let members = try decoder.container(keyedBy: CodingKeys.self)
                do {
                    seats = try members.decode(String.self, forKey: .seats)
                } catch DecodingError.typeMismatch {
                    seats = "\(try members.decode(Int.self, forKey: .seats))"
                }
                var rows = try members.nestedUnkeyedContainer(forKey: .contacts)
                var names: [String] = []
                while !rows.isAtEnd {
                    let row = try rows.nestedContainer(keyedBy: ContactKeys.self)
                    names.append(try row.decode(String.self, forKey: .name))
                }
                #expect(throws: DecodingError.self) { try rows.decode(String.self) }
                self.names = names
                var colors = try members.superDecoder(forKey: .colors).unkeyedContainer()
                first = try colors.decodeIfPresent(String.self)
                all = members.allKeys.map(\.stringValue)
            }
        }
        let found = try Self.decoded(
            Flexible.self, Self.signUp,
            #"""
            {"email":"ada@example.com","pin":"secret","colors":["red"],"seats":4,"contacts":[{"name":"a"},{"name":"b"}]}
            """#)
        #expect(found.seats == "4" && found.names == ["a", "b"] && found.first == "red")
        #expect(found.all == ["colors", "seats", "contacts"])
    }

    /// Members in another order, and of more than a few fields.
    @Test(arguments: [3, 40])
    func anyOrder(_ count: Int) throws {
        let items = (0..<count).map {
            #"{"type":"input","name":"f\#($0)","title":"F","value":"integer"}"#
        }.joined(separator: ",")
        let json = (0..<count).map { #""f\#($0)":\#($0)"# }.joined(separator: ",")
        struct Backwards: Decodable {
            struct Key: CodingKey {
                let stringValue: String
                var intValue: Int? { nil }
                init(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { nil }
            }
            let numbers: [Int]
            init(from decoder: any Decoder) throws {
                let members = try decoder.container(keyedBy: Key.self)
                numbers = try members.allKeys.reversed().map {
                    try members.decode(Int.self, forKey: $0)
                }
                #expect(!members.contains(Key(stringValue: "other")))
            }
        }
        let found = try Self.decoded(Backwards.self, items, "{\(json)}")
        #expect(found.numbers == (0..<count).reversed())
    }

    // MARK: Other parts of a report

    @Test func answersAsJSON() throws {
        let report = FormValidator(try Self.form(Self.signUp)).validate(
            .json(
                #"""
                {"budget":1234.50,"email":"ada@example.com","pin":"secret","pin2":"secret","colors":[],
                 "home":{"geo":{"height":1}},"contacts":[{"name":"x"}]}
                """#))
        #expect(
            String(decoding: report.answers, as: UTF8.self)
                == #"{"email":"ada@example.com","budget":1234.50,"home":{"geo":{"height":1}},"#
                + #""contacts":[{"name":"x"}],"grid":{"north":{},"south":{}}}"#)
    }

    @Test func partsOfValues() throws {
        let report = FormValidator(try Self.form(Self.signUp)).validate(
            .json(
                #"""
                {"email":"ada@example.com","pin":"s","seats":3,"budget":1.5,"consent":true,"birthday":"2000-01-01",
                 "plan":"free","tags":["a"],"contacts":[{"name":"x"}]}
                """#))
        #expect(report["email"].text == "ada@example.com" && report["plan"].text == "free")
        #expect(report["seats"].integer == 3 && report["seats"].decimal == 3)
        #expect(report["budget"].decimal == ExactDecimal("1.5") && report["budget"].integer == nil)
        #expect(report["consent"].boolean == true && report["tags"].texts == ["a"])
        #expect(report["birthday"].date == CalendarDate("2000-01-01"))
        #expect(report["contacts"].rows.map { $0["name"].text } == ["x"])
        let (none, text) = (report["wake"], report["email"])
        #expect(none.text == nil && none.texts == [] && none.rows == [] && none.date == nil)
        #expect(text.integer == nil && text.decimal == nil && text.boolean == nil)
    }

    @Test func issuesByField() throws {
        let report = FormValidator(try Self.form(Self.signUp)).validate(
            .json(#"{"email":"x","contacts":[{"name":1}],"zz":1}"#))
        #expect(
            report.byField.map(\.path.description) == ["/email", "/pin", "/contacts/0/name", "/zz"])
        #expect(report.byField.allSatisfy { $0.issues.count == 1 })
        let path = FieldPath([.key("contacts"), .index(0), .key("name")])
        #expect(report.issues(at: path).map(\.code) == [.wrongType])
        #expect(report.issues(at: FieldPath("contacts")).isEmpty)
    }

    @Test func reportInAnotherLanguage() throws {
        let validator = FormValidator(
            try Self.form(#"{"type":"input","name":"a","title":"A","validators":["required"]}"#))
        let report = validator.validate(.json("{}"))
        let german = validator.json(of: report, in: MessageCatalog(for: "de"))
        let own = FormValidator(validator.form, catalog: MessageCatalog(for: "de"))
        #expect(german == own.json(of: report) && german != validator.json(of: report))
    }
}
