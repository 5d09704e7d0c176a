import FormModel
import TestSupport
import FormValidation

/// A form of random fields, with valid, invalid and malformed submissions.
struct GeneratedForm {
    let text: String
    let form: Form

    /// The names of the fields, with values as JSON.
    private let fields: [(name: String, values: [String])]

    /// A kind of field: its keys without the name, and values.
    typealias Kind = (keys: String, values: [String])

    private static let kinds: [Kind] =
        [
            (
                #""type": "input", "value": "choices", "choices": ["r", "g"], "validators": [{ "oneOf": ["r"] }]"#,
                [#"["r"]"#, #"["g","r","g"]"#, #"["g"]"#]
            ),
            (
                #""type": "input", "validators": ["required", { "length": { "min": 2, "max": 5 } }, { "pattern": "[a-z]+" }], "messages": { "tooShort": "At least {min}, \"please\"." }"#,
                [
                    #""abc""#, #""a""#, #""ABCDEFG""#, #""\u00e9\u00e9""#, #""  ab  ""#, #""""#,
                    "null",
                    "7",
                ]
            ),
            (
                #""type": "input", "value": "multiline", "validators": [{ "length": { "max": 8 } }]"#,
                [#""a\nb""#, #""long long text\t""#, #""\\ \" \/""#, "[1]", "{}", #"" ""#]
            ),
            (
                #""type": "input", "validators": ["email", { "oneOf": ["a@b.example", "c"] }]"#,
                [#""a@b.example""#, #""c""#, #""a@\u0062.example""#, #""d@e""#, "false"]
            ),
            (
                #""type": "input", "value": "integer", "validators": ["required", { "range": { "min": -5, "max": 100 } }]"#,
                [
                    "5", "-6", "101", "1e1", "1.0", "1.5", "9223372036854775808", "1e400", "-0",
                    String(repeating: "9", count: 400), #""5""#, "null",
                ]
            ),
            (
                #""type": "input", "value": "decimal", "validators": [{ "range": { "min": 0.01 } }]"#,
                ["0.01", "0.009", "1e-30", "123456789012345678901234567890.123456789", "-1", "[]"]
            ),
            (
                #""type": "input", "value": "boolean", "validators": ["required"]"#,
                ["true", "false", "null", "0", #""true""#]
            ),
            (
                #""type": "input", "value": "date", "validators": [{ "range": { "min": "2000-01-01" } }]"#,
                [
                    #""2024-02-29""#, #""2023-02-29""#, #""1999-12-31""#, #""\u0032024-01-01""#,
                    "2024",
                ]
            ),
            (
                #""type": "input", "value": "choice", "choices": ["x", { "value": "\u00e9", "title": "E" }]"#,
                [#""x""#, #""\u00e9""#, #""é""#, #""z""#, "1"]
            ),
            (
                #""type": "input", "value": "choices", "choices": ["r", "g", "b"], "validators": ["required"]"#,
                [
                    #"["r"]"#, #"["r","g","b"]"#, #"["q",1,"r",["g"]]"#, "[]", #""r""#,
                    #"["\u0072"]"#,
                    "{}",
                ]
            ),
            (
                #""type": "secureInput", "validators": ["required", { "length": { "min": 4 } }]"#,
                [#""secret 1""#, #""s""#, #"" \u0009 ""#, "1", "null"]
            ),
            (
                #""type": "input", "formatter": "phone""#,
                [#""2125550123""#, #""+44 20 7946 0958""#, #""1""#]
            ),
            (
                #""type": "group", "min": 1, "max": 2, "validators": [{ "unique": { "by": "n" } }], "items": [{ "type": "input", "name": "n", "title": "N", "validators": ["required"] }, { "type": "secureInput", "name": "s", "title": "S", "validators": [{ "length": { "min": 3 } }] }, { "type": "group", "name": "g", "title": "G", "items": [{ "type": "secureInput", "name": "x", "title": "X" }, { "type": "input", "name": "i", "title": "I", "value": "integer" }] }]"#,
                [
                    #"[{"n":"a","s":"CANARY"}]"#, #"[{"n":"a"},{"n":"b","g":[{"i":1},{}]}]"#,
                    #"[{"n":"a"},{"n":" \u0061 "}]"#, "[]", "null", #""CANARY""#, "{}",
                    #"[{"g":[{"i":"x","x":"CANARY"},3,{"q":1}],"s":"C"},{},{},{}]"#,
                    #"[{"n":"a","n":"b"}]"#, #"[ { "n" : "a\tb" , "s" : "" } , [ ] ]"#,
                    #"[{"g":{"x":"CANARY"},"z":{"a":[]}},"CANARY"]"#,
                ]
            ),
            (#""type": "input", "formatter": "zipcode""#, [#""12345""#, #""12345-678""#, "12345"]),
            (
                #""type": "input", "formatter": { "mask": "AA-99[99]" }"#,
                [#""ab12""#, #""AB-1234""#, #""AB-123""#, #""é""#, "12"]
            ),
            (
                #""type": "secureInput", "formatter": "ssn", "output": false"#,
                [#""123-45-6789""#, #""000-00-0000""#, #""12""#]
            ),
            (
                #""type": "input", "value": "decimal", "formatter": { "currency": { "code": "USD" } }"#,
                [#""$1,234.5""#, "1234.567", "1e3", #""x""#, "true"]
            ),
        ] + texts + addresses

    private static let names = [
        "a", "name", "name2", "_", "long_name_of_a_field_of_many_letters", "b", "q", "zip", "x1",
    ]

    init(_ numbers: inout SeededNumbers) throws {
        var fields: [(name: String, values: [String])] = []
        var items: [String] = []
        let count = Int.random(in: 1...7, using: &numbers)
        for name in GeneratedForm.names.shuffled(using: &numbers).prefix(count) {
            let kinds =
                GeneratedForm.kinds + GeneratedForm.combinations + GeneratedForm.financeKinds
            guard let kind = kinds.randomElement(using: &numbers) else { continue }
            items.append(#"{ "name": "\#(name)", "title": "T \#(name)", \#(kind.keys) }"#)
            fields.append((name, kind.values))
        }
        // Two fields that must be equal, in either order.
        if Bool.random(using: &numbers) {
            let values = [#""same""#, #""s\u0061me""#, #""other""#, "null"]
            items.append(#"{ "type": "secureInput", "name": "one", "title": "One" }"#)
            items.insert(
                #"{ "type": "secureInput", "name": "again", "title": "Again", "validators": [{ "sameAs": "one" }] }"#,
                at: Int.random(in: 0...items.count, using: &numbers))
            fields += [("one", values), ("again", values)]
        }
        // Two fields that must differ.
        if Bool.random(using: &numbers) {
            items.append(
                #"{ "type": "input", "name": "new", "title": "New", "validators": [{ "differentFrom": "old" }] }"#
            )
            items.append(#"{ "type": "input", "name": "old", "title": "Old" }"#)
            fields += [("new", [#""n""#, #""o""#, "null"]), ("old", [#""o""#, #""n""#, "null"])]
        }
        // Fields that are hidden, disabled or computed, and rules on several fields.
        var rules: [String] = []
        if Bool.random(using: &numbers) {
            let conditions = GeneratedForm.conditions.shuffled(using: &numbers)
            items += conditions.map(\.keys)
            fields += conditions.map { ($0.name, $0.values) }
            rules = GeneratedForm.rules.filter { _ in Bool.random(using: &numbers) }
        }
        let policy = Bool.random(using: &numbers) ? "reject" : "ignore"
        let isTight = Int.random(in: 0..<4, using: &numbers) == 0
        let limits = isTight ? #""textBytes": 12, "listElements": 2, "groupCells": 7"# : ""
        text = """
            { "formrun": 1, "id": "g", "title": "G", "unknownFields": "\(policy)",
              "limits": { \(limits) },
              "rules": [ \(rules.joined(separator: ", ")) ],
              "items": [ \(items.joined(separator: ",\n")) ] }
            """
        form = try TestForms.form(text)
        self.fields = fields
    }

    // MARK: Submissions

    /// Lines of any kind, without line breaks.
    func lines(_ count: Int, _ numbers: inout SeededNumbers) -> [[UInt8]] {
        (0..<count).map { _ in line(&numbers) }
    }

    private func line(_ numbers: inout SeededNumbers) -> [UInt8] {
        let others = [
            "", " \t ", "[]", "null", "\u{FEFF}", "{", "{}", "{}{}", "\"a\"", "\u{0}", "}{",
        ]
        if Int.random(in: 0..<12, using: &numbers) == 0 {
            return Array((others.randomElement(using: &numbers) ?? "").utf8)
        }
        var bytes = Array(object(&numbers).utf8)
        if Int.random(in: 0..<8, using: &numbers) == 0 { bytes = [0xEF, 0xBB, 0xBF] + bytes }
        if Int.random(in: 0..<3, using: &numbers) == 0 { mutate(&bytes, &numbers) }
        // It would belong to the line break.
        while bytes.last == 0x0D { bytes.removeLast() }
        return bytes
    }

    private func object(_ numbers: inout SeededNumbers) -> String {
        let spaces = ["", "", "", "", " ", "\t", "\r", " \t "]
        func space(_ numbers: inout SeededNumbers) -> String {
            spaces.randomElement(using: &numbers) ?? ""
        }
        var members: [(key: String, value: String)] = []
        for (name, values) in fields where Int.random(in: 0..<8, using: &numbers) > 0 {
            // The first values are the valid ones.
            let most = Bool.random(using: &numbers) ? 1 : values.count
            let value = values[Int.random(in: 0..<most, using: &numbers)]
            members.append((spelled(name, &numbers), value))
        }
        if Int.random(in: 0..<6, using: &numbers) == 0 {
            let keys = ["zz", "z\\u007a", "nmae", "", "\\ud83d\\ude00", "😀"]
            for _ in 0..<Int.random(in: 1...3, using: &numbers) {
                let values = ["1", "[{}]", #"{"a":[1,{"b":null}]}"#, #"{"a":1,"\u0061":2}"#]
                members.append(
                    (
                        keys.randomElement(using: &numbers) ?? "",
                        values.randomElement(using: &numbers) ?? "1"
                    ))
            }
        }
        if Int.random(in: 0..<10, using: &numbers) == 0, let field = fields.first {
            members.append((spelled(field.name, &numbers), field.values[0]))
        }
        if Bool.random(using: &numbers) { members.shuffle(using: &numbers) }
        let isWide = Int.random(in: 0..<4, using: &numbers) == 0
        let parts = members.map { key, value in
            guard isWide else { return #""\#(key)":\#(value)"# }
            return space(&numbers) + #""\#(key)""# + space(&numbers) + ":" + space(&numbers) + value
                + space(&numbers)
        }
        return space(&numbers) + "{" + parts.joined(separator: ",") + "}" + space(&numbers)
    }

    /// A key, with or without an escape.
    private func spelled(_ name: String, _ numbers: inout SeededNumbers) -> String {
        guard Int.random(in: 0..<6, using: &numbers) == 0, let first = name.utf8.first else {
            return name
        }
        let digits = String(first, radix: 16)
        return "\\u00\(digits)" + name.dropFirst()
    }

    private func mutate(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
        let signs =
            Array(#"{}[]",:\u0eE+-.tfn "#.utf8) + [0x00, 0x0D, 0x1F, 0x80, 0xC3, 0xF0, 0xFF]
        for _ in 0..<Int.random(in: 1...2, using: &numbers) where !bytes.isEmpty {
            let at = Int.random(in: bytes.indices, using: &numbers)
            let sign = signs.randomElement(using: &numbers) ?? 0
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0: bytes.remove(at: at)
            case 1: bytes.insert(sign, at: at)
            case 2: bytes[at] = sign
            default: bytes.removeSubrange(at...)
            }
        }
    }
}
