import FormModel
import Testing

@testable import FormValidation

/// What a typed validator says of a type at the start, and hands out later.
@Suite struct TypedValidatorTests {
    private static let items = """
        { "type": "input", "name": "email", "title": "E", "validators": ["required", "email"] },
        { "type": "input", "name": "birthday", "title": "B", "value": "date", "validators": ["required"] },
        { "type": "input", "name": "plan", "title": "P", "value": "choice", "choices": ["free", "team"],
          "validators": ["required"] },
        { "type": "input", "name": "seats", "title": "S", "value": "integer", "visibleWhen": "plan == 'team'",
          "validators": ["required", { "range": { "min": 1, "max": 200 } }] },
        { "type": "input", "name": "again", "title": "A", "output": false },
        { "type": "input", "name": "budget", "title": "B", "value": "decimal" }
        """

    /// The lines of the error, or none.
    private static func misfits<Value: Decodable & Sendable>(
        _ type: Value.Type, _ items: String = items, scope: ValidationScope = .whole,
        samples: [FieldName: FieldValue] = [:]
    ) throws -> [String] {
        let validator = FormValidator(try ReportDecodingTests.form(items), scope: scope)
        do {
            _ = try TypedValidator(validator, as: type, samples: samples)
            return []
        } catch {
            #expect(
                error.description
                    == error.misfits.map(\.descriptionOfSample).joined(separator: "\n"))
            return error.description.split(separator: "\n").map(String.init)
        }
    }

    private enum Plan: String, Decodable { case free, team }
    private enum FreePlan: String, Decodable { case free }

    private struct Account: Decodable {
        let email: String, birthday: CalendarDate, plan: Plan, seats: UInt8?, budget: ExactDecimal?
    }

    @Test func whatFits() throws {
        #expect(try Self.misfits(Account.self) == [])
        struct Empty: Decodable {}
        #expect(try Self.misfits(Empty.self) == [])
        #expect(try Self.misfits([String: FieldValue].self) == [])
    }

    @Test func everyMisfit() throws {
        struct Other: Decodable {
            let email: String?
            let birthday: Int
            let plan: FreePlan
            let seats: Int8
            let budget: Double?
            let fax: String?
            let phone: Int
            let again: String?
        }
        #expect(
            Set(try Self.misfits(Other.self)) == [
                "/birthday: date is no Int", #"/plan: FreePlan has no "team""#,
                "/seats: Int8 does not hold every integer of the form",
                "/seats may be without an answer; make it Int8?",
                "/budget: Double does not hold every decimal of the form",
                "/fax: the form has no such field", "/phone: the form has no such field",
                "/again: the field is left out of the answers",
            ])
    }

    @Test func mayBeAbsent() throws {
        struct Strict: Decodable {
            let email: String, birthday: String, plan: String, seats: Int, budget: ExactDecimal
        }
        #expect(
            try Self.misfits(Strict.self) == [
                "/seats may be without an answer; make it Int?",
                "/budget may be without an answer; make it ExactDecimal?",
            ])
        // Of a partial submission, any field may be absent.
        #expect(try Self.misfits(Account.self, scope: .sent).count == 3)
        struct Page: Decodable { let email: String, plan: Plan? }
        #expect(
            try Self.misfits(Page.self, scope: .fields(["email"])) == [
                "/plan: the field is left out of the answers"
            ])
        struct PageOfTwo: Decodable { let email: String, plan: Plan }
        #expect(
            try Self.misfits(PageOfTwo.self, scope: .fields(["email"])) == [
                "/plan: the field is left out of the answers"
            ])
    }

    /// The fields of a section with a condition are absent together.
    @Test func sections() throws {
        let items = """
            { "type": "input", "name": "own", "title": "O", "value": "boolean", "validators": ["required"] },
            { "type": "section", "name": "home", "title": "H", "visibleWhen": "own", "items": [
                { "type": "input", "name": "street", "title": "S", "validators": ["required"] },
                { "type": "section", "title": "T", "visibleWhen": "home.street == 'x'", "items": [
                    { "type": "input", "name": "town", "title": "T", "validators": ["required"] }] },
                { "type": "section", "name": "geo", "title": "G", "items": [
                    { "type": "input", "name": "height", "title": "H", "value": "integer", "validators": ["required"] }] }] }
            """
        struct Fitting: Decodable {
            struct Home: Decodable {
                struct Geo: Decodable { let height: Int }
                let street: String, town: String?, geo: Geo
            }
            let own: Bool, home: Home?
        }
        #expect(try Self.misfits(Fitting.self, items) == [])
        struct Other: Decodable {
            struct Home: Decodable { let street: String, town: String, geo: [String: Int]? }
            let own: Bool, home: Home
        }
        #expect(
            Set(try Self.misfits(Other.self, items)) == [
                "/home may be without an answer; make it Home?",
                "/home/town may be without an answer; make it String?",
            ])
        // On a page with a condition, too.
        let paged = """
            {"formrun":1,"id":"f","title":"F","pages":[
              {"items":[{ "type": "input", "name": "own", "title": "O", "value": "boolean", "validators": ["required"] }]},
              {"visibleWhen":"own","items":[
                { "type": "section", "name": "home", "title": "H", "items": [
                    { "type": "input", "name": "street", "title": "S", "validators": ["required"] }] },
                { "type": "input", "name": "age", "title": "A", "value": "integer", "validators": ["required"] }]}]}
            """
        struct Paged: Decodable {
            struct Home: Decodable { let street: String }
            let home: Home, age: Int
        }
        let form = try FormDocument.read(Array(paged.utf8), vocabulary: .standard)
        let error = #expect(throws: FormTypeError.self) {
            try TypedValidator(FormValidator(form), as: Paged.self)
        }
        #expect(
            Set(error?.misfits.map(\.description) ?? []) == [
                "/home may be without an answer; make it Home?",
                "/age may be without an answer; make it Int?",
            ])
    }

    @Test func rows() throws {
        let items = """
            { "type": "group", "name": "lines", "title": "L", "items": [
                { "type": "input", "name": "what", "title": "W", "validators": ["required"] },
                { "type": "input", "name": "count", "title": "C", "value": "integer" }] },
            { "type": "group", "name": "grid", "title": "G", "rows": { "choices": ["north", "south"] }, "as": "object", "items": [
                { "type": "input", "name": "price", "title": "P", "value": "decimal", "validators": ["required"] }] }
            """
        struct Fitting: Decodable {
            struct Line: Decodable { let what: String, count: Int? }
            struct Price: Decodable { let price: ExactDecimal }
            struct Grid: Decodable { let north: Price, south: Price }
            let lines: [Line], grid: Grid
        }
        #expect(try Self.misfits(Fitting.self, items) == [])
        struct Other: Decodable {
            struct Line: Decodable { let what: Bool, count: Int, other: Int? }
            struct Price: Decodable { let price: Int }
            let lines: [Line], grid: [String: Price]
        }
        #expect(
            Set(try Self.misfits(Other.self, items)) == [
                "/lines/0/what: text is no Bool", "/lines/0/other: the form has no such field",
                "/lines/0/count may be without an answer; make it Int?",
                "/grid/north/price: Int does not hold every decimal of the form",
            ])
    }

    @Test(arguments: [
        (#""validators": [{ "range": { "min": 0, "max": 255 } }]"#, true),
        (#""validators": [{ "range": { "min": 0, "max": 256 } }]"#, false),
        (#""validators": [{ "range": { "min": -1, "max": 5 } }]"#, false),
        (#""validators": [{ "range": { "above": -1, "below": 256 } }]"#, true),
        (#""validators": [{ "range": { "min": 0, "max": 0 } }]"#, true),
        (#""choices": [1, 2, 255]"#, true), (#""choices": [1, 256]"#, false), ("", false),
    ])
    func boundsOfNumbers(_ keys: String, _ fits: Bool) throws {
        struct Small: Decodable { let n: UInt8? }
        let rest = keys.isEmpty ? "" : ", " + keys
        let item = #"{ "type": "input", "name": "n", "title": "N", "value": "integer"\#(rest) }"#
        #expect(try Self.misfits(Small.self, item).isEmpty == fits)
    }

    @Test(arguments: [
        (#""validators": [{ "range": { "min": 0, "max": 9999 } }, { "decimals": 2 }]"#, true),
        (#""validators": [{ "range": { "min": 0, "max": 9999 } }]"#, false),
        (#""validators": [{ "decimals": 2 }]"#, false),
        (#""validators": [{ "range": { "min": 0, "max": 1e16 } }, { "decimals": 2 }]"#, false),
        (#""choices": [0.1, 2.5]"#, true),
    ])
    func decimalsOfBinaryNumbers(_ keys: String, _ fits: Bool) throws {
        struct Binary: Decodable { let n: Double? }
        let item = #"{ "type": "input", "name": "n", "title": "N", "value": "decimal", \#(keys) }"#
        #expect(try Self.misfits(Binary.self, item).isEmpty == fits)
    }

    /// A type of the program reads texts by itself.
    @Test func ownErrors() throws {
        struct Code: Decodable {
            struct NoCode: Error, CustomStringConvertible { let description = "six digits, please" }
            init(from decoder: any Decoder) throws {
                let text = try decoder.singleValueContainer().decode(String.self)
                guard text.utf8.count == 6 else { throw NoCode() }
            }
        }
        struct Account: Decodable { let code: Code }
        let item = #"{ "type": "input", "name": "code", "title": "C", "validators": ["required"] }"#
        #expect(
            try Self.misfits(Account.self, item) == [
                "/code: Code refuses a sample by its own error: six digits, please"
            ])
        #expect(try Self.misfits(Account.self, item, samples: ["code": "123456"]) == [])
        struct Address: Decodable {
            init(from decoder: any Decoder) throws {
                let text = try decoder.singleValueContainer().decode(String.self)
                if !text.contains("@") {
                    throw DecodingError.dataCorrupted(
                        .init(codingPath: decoder.codingPath, debugDescription: "no address"))
                }
            }
        }
        struct Mailed: Decodable { let code: Address }
        #expect(try Self.misfits(Mailed.self, item) == [])
        // The type of the whole refuses.
        struct Never: Decodable, Sendable {
            init(from decoder: any Decoder) throws { throw Code.NoCode() }
        }
        #expect(
            try Self.misfits(Never.self, item) == [
                "Never refuses a sample by its own error: six digits, please"
            ])
        // Each text that the form lists is tried.
        let listed = """
            { "type": "input", "name": "plan", "title": "P", "validators": [{ "oneOf": ["free", "team", "x"] }] }
            """
        struct Planned: Decodable { let plan: Plan? }
        #expect(try Self.misfits(Planned.self, listed).count == 1)
    }

    @Test func manyMisfitsAndFields() throws {
        let choices = (0..<150).map { #""c\#($0)""# }.joined(separator: ",")
        let item = """
            { "type": "input", "name": "plan", "title": "P", "value": "choice", "choices": [\(choices)] }
            """
        struct Planned: Decodable { let plan: Plan? }
        #expect(try Self.misfits(Planned.self, item).count == 100)
        let items = (0..<500).map {
            #"{ "type": "input", "name": "f\#($0)", "title": "F", "value": "integer" }"#
        }.joined(separator: ",")
        #expect(try Self.misfits([String: Int].self, items) == [])
    }

    @Test func outcomes() async throws {
        let item = """
            { "type": "input", "name": "name", "title": "N", "validators": ["required", { "remote": "free" }] }
            """
        struct Named: Decodable, Sendable { let name: String }
        let typed = try TypedValidator(
            FormValidator(try ReportDecodingTests.form(item)), as: Named.self)
        guard case .refused(let report) = try typed.validate(.json("{}")) else {
            Issue.record("accepted")
            return
        }
        #expect(report.issues.map(\.code) == [.required])
        var checks = RemoteChecks()
        checks.add("free") { $0.text == "Ada" ? .accepted : .refused(message: "taken") }
        switch try await typed.validate(.json(#"{"name":"Ada"}"#), checks: checks) {
        case .accepted(let named, let warnings): #expect(named.name == "Ada" && warnings.isEmpty)
        case .refused(let report): Issue.record("\(report)")
        }
        guard
            case .refused = try await typed.validate(.json(#"{"name":"Bob"}"#), checks: checks)
        else {
            Issue.record("accepted")
            return
        }
    }
}
